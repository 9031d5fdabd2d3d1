package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"intrigue/scenes/e2e/driver"
)

// picture is one of the six that stores show, as the program's -shots -store makes them. Readme is what it is called
// among the pictures of the README.
type picture struct{ File, Caption, Readme string }

var pictures = []picture{
	{"shelf-1600x900.png", "Five games on one shelf", ""},
	{"london-plan-1600x900.png", "London: five pawns close in on Mr X", "london.jpg"},
	{"pimpernel-placing-1600x900.png", "The Scarlet Pimpernel: the League on the map of France", "pimpernel.jpg"},
	{"estoril-placing-1600x900.png", "Estoril 1942: spies meet in six places by the sea", "estoril.jpg"},
	{"penny-late-1600x900.png", "Penny Dreadfun: London turns over, tile by tile", "penny.jpg"},
	{"cardinal-slides-1600x900.png", "Cardinal's Guards: a slide, shown before it is made", "cardinal.jpg"},
}

// stores writes what Flathub, winget, Scoop and Homebrew want to know of the downloads that
// lie in dist, and the icons and pictures for their pages.
func (r *release) stores() error {
	sums, err := r.readSums()
	if err != nil {
		return err
	}
	folder := filepath.Join(r.dist, "stores")
	if err := os.RemoveAll(folder); err != nil {
		return err
	}
	var s steps
	all := append(inFolder("flathub", s.files(r.flathub())), s.files(r.manifests(sums))...)
	all = append(all, inFolder("icons", s.files(r.iconSet()))...)
	if s.err != nil {
		return s.err
	}
	if err := writeFiles(folder, all, r.version.Time); err != nil {
		return err
	}
	shots := filepath.Join(folder, "screenshots")
	if err := r.shoot(shots); err != nil {
		return err
	}
	return r.checkPictures(shots)
}

// readSums reads the hashes of the downloads of this state, by what follows its version.
func (r *release) readSums() (map[string]string, error) {
	text, err := os.ReadFile(filepath.Join(r.dist, "SHA256SUMS"))
	if err != nil {
		return nil, errors.New("there are no downloads yet: make them with go run ./build")
	}
	sums := map[string]string{}
	for line := range strings.Lines(string(text)) {
		hash, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
		if what, ours := strings.CutPrefix(name, r.name("")); ours {
			sums[what] = hash
		}
	}
	for _, what := range []string{"windows-amd64.zip", "windows-arm64.zip", "macos.zip"} {
		if sums[what] == "" {
			return nil, fmt.Errorf("there is no %s in SHA256SUMS: make the downloads of this state with go run ./build", r.name(what))
		}
	}
	return sums, nil
}

// download is what a manifest says of one of our files.
type download struct{ What, Arch, Scoop, URL, Hash, Folder string }

func (r *release) download(what, arch, scoop string, sums map[string]string) download {
	return download{what, arch, scoop, r.downloads() + "/" + r.name(what) + ".zip", sums[what+".zip"], r.name(what)}
}

// manifests are those of the stores that hand out the downloads as they are.
func (r *release) manifests(sums map[string]string) (all []file, err error) {
	var s steps
	facts := map[string]any{
		"Windows": []download{r.download("windows-amd64", "x64", "64bit", sums), r.download("windows-arm64", "arm64", "arm64", sums)},
		"Mac":     r.download("macos", "", "", sums),
	}
	for _, one := range [][2]string{
		{"winget.version.yaml", "winget/Intrigue.Intrigue.yaml"},
		{"winget.installer.yaml", "winget/Intrigue.Intrigue.installer.yaml"},
		{"winget.locale.en-GB.yaml", "winget/Intrigue.Intrigue.locale.en-GB.yaml"},
		{"scoop.json", "scoop/intrigue.json"},
		{"cask.rb", "homebrew/intrigue.rb"},
	} {
		all = append(all, file{name: one[1], data: s.bytes(r.fill("stores/"+one[0], facts))})
	}
	return all, s.err
}

// iconSet is the icon at every size that a store or a desktop asks for.
func (r *release) iconSet() ([]file, error) {
	var s steps
	all := []file{{name: "intrigue.svg", data: s.bytes(r.text("sprites", "app.icon.svg"))}}
	for _, side := range []int{16, 24, 32, 48, 64, 128, 256, 512, 1024} {
		all = append(all, file{name: fmt.Sprintf("intrigue-%d.png", side), data: s.bytes(icon(side))})
	}
	return all, s.err
}

// shoot lets the program take the six pictures, on a display that nobody sees.
func (r *release) shoot(folder string) error {
	program := filepath.Join(r.work, "intrigue-here")
	c := exec.Command("go", "build", "-trimpath", "-o", program, ".")
	c.Dir, c.Env = r.root, append(os.Environ(), "CGO_ENABLED=0")
	if err := driver.Run(c); err != nil {
		return err
	}
	d, err := driver.OpenDisplay(640, 480)
	if err != nil {
		return err
	}
	defer d.Close()
	c = exec.Command(program, "-shots", folder, "-store")
	c.Env = driver.Env(d.Name)
	if err := driver.Run(c); err != nil {
		return err
	}
	for _, p := range pictures {
		if _, err := os.Stat(filepath.Join(folder, p.File)); err != nil {
			return fmt.Errorf("the program takes no picture %s", p.File)
		}
	}
	return nil
}
