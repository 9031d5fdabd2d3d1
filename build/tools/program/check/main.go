// Command check tries the downloads in dist the way people will: it unpacks or
// installs them, starts them on a display of its own, and plays a turn of London
// with the mouse. Pictures of what it saw are left in shots, to be looked at.
//
//	go run ./build && go run -C build/tools/program ./check quick
//
// With notes it prints what is to be said of the release.
//
// It works from the root of the project, three folders above the one it is started in. README.md of build says what
// each check needs.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"intrigue/scenes/e2e/driver"
)

// checks in the order of what they cost.
var checks = []struct {
	name, about string
	run         func(c *check) error
}{
	{"sums", "SHA256SUMS, sizes and the shape of every download", (*check).sums},
	{"archive", "the tar.gz from a path with spaces, installed and removed", (*check).archive},
	{"refusals", "a sentence and status 1 without a display or OpenGL", (*check).refusals},
	{"storage", "the tests of the browser's storage (skipped without node)", (*check).storage},
	{"start", "the program for this machine: wire, first frame, bots, keys, pictures", (*check).start},
	{"papers", "the .deb by lintian, the .rpm by rpm (skipped where they are not)", (*check).papers},
	{"stores", "the manifests for stores, made of the downloads", (*check).stores},
	{"again", "the same hashes from a copy in another folder", (*check).again},
	{"debian", "the .deb in a clean Debian (needs root and debootstrap)", (*check).debian},
	{"wine", "the Windows program (needs wine and gcc-mingw-w64-x86-64-win32)", (*check).wine},
	{"browser", "the page in Chromium (needs chromium)", (*check).browser},
}

// quick are the checks that need nothing but Xvfb, xdotool and import.
var quick = []string{"sums", "archive", "refusals", "storage", "papers", "stores"}

func main() {
	names := os.Args[1:]
	if err := os.Chdir(filepath.Join("..", "..", "..")); err != nil {
		fmt.Fprintln(os.Stderr, "check:", err)
		os.Exit(1)
	}
	if len(names) == 1 && names[0] == "quick" {
		names = quick
	}
	if len(names) == 1 && names[0] == "notes" {
		if err := notes(os.Getenv("INTRIGUE_SITE")); err != nil {
			fmt.Fprintln(os.Stderr, "check notes:", err)
			os.Exit(1)
		}
		return
	}
	if len(names) == 0 {
		fmt.Fprintln(os.Stderr, "check: say what to check: quick, or")
		for _, c := range checks {
			fmt.Fprintf(os.Stderr, "  %-9s %s\n", c.name, c.about)
		}
		os.Exit(2)
	}
	for _, name := range names {
		if err := runCheck(name); err != nil {
			fmt.Fprintf(os.Stderr, "check %s: %v\n", name, err)
			os.Exit(1)
		}
	}
}

func runCheck(name string) error {
	for _, k := range checks {
		if k.name != name {
			continue
		}
		c, err := begin(name)
		if err != nil {
			return err
		}
		defer c.end()
		began := time.Now()
		if err := k.run(c); err != nil {
			return err
		}
		fmt.Printf("%6.1f s  %s: %s\n", time.Since(began).Seconds(), k.name, k.about)
		return nil
	}
	return fmt.Errorf("there is no such check")
}

// check is one check in progress.
type check struct {
	name    string
	dist    string
	work    string   // thrown away at the end
	cleanup []func() // called at the end, the last one first
}

func begin(name string) (*check, error) {
	dist, err := filepath.Abs("dist")
	if err != nil {
		return nil, err
	}
	work, err := os.MkdirTemp("", "intrigue-check-")
	return &check{name: name, dist: dist, work: work}, err
}

func (c *check) end() {
	for _, f := range slices.Backward(c.cleanup) {
		f()
	}
	os.RemoveAll(c.work)
}

// download is the one file in dist that ends so.
func (c *check) download(end string) (string, error) {
	all, err := filepath.Glob(filepath.Join(c.dist, "intrigue-*"+end))
	if err != nil {
		return "", err
	}
	if len(all) != 1 {
		return "", fmt.Errorf("there are %d files %q in %s; make them with go run ./build", len(all), "*"+end, c.dist)
	}
	return all[0], nil
}

// unpack unpacks the download that ends so and returns the folder that was in it.
func (c *check) unpack(end, to string) (folder string, err error) {
	name, err := c.download(end)
	if err != nil {
		return "", err
	}
	to = filepath.Join(c.work, to)
	if err := os.MkdirAll(to, 0o755); err != nil {
		return "", err
	}
	folder, zipped := strings.CutSuffix(filepath.Base(name), ".zip")
	if zipped {
		err = unzip(name, to)
	} else {
		folder = strings.TrimSuffix(folder, ".tar.gz")
		err = run(os.Environ(), "tar", "-xzf", name, "-C", to)
	}
	return filepath.Join(to, folder), err
}

// picture takes a picture of the whole display.
func (c *check) picture(display, what string) error {
	if err := os.MkdirAll("shots", 0o755); err != nil {
		return err
	}
	return run(driver.Env(display), "import", "-window", "root", filepath.Join("shots", "check-"+c.name+"-"+what+".png"))
}
