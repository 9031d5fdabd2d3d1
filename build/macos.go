package main

import (
	"crypto/sha1"
	"crypto/sha256"
	"encoding/base64"
	"image"
	"os"
	"path/filepath"

	"intrigue/maps/svg"
)

// macos makes one zip with one program for both kinds of Macs, and a note with a
// picture how to open it, since Apple does not know who made it.
func (r *release) macos() error {
	intel, err := r.compile(target{"darwin", "amd64"})
	if err != nil {
		return err
	}
	apple, err := r.compile(target{"darwin", "arm64"})
	if err != nil {
		return err
	}
	var s steps
	app, documents := s.files(r.app(intel, apple)), s.files(r.documents("macos/note.txt", "\n"))
	note, picture := s.bytes(r.fill("macos/how-to-open.txt", nil)), s.bytes(howToOpen())
	if s.err != nil {
		return s.err
	}
	all := append(app, file{name: "How to open Intrigue.txt", data: note}, file{name: "How to open Intrigue.png", data: picture})
	return r.write("macos", ".zip", writeZip, append(all, documents...))
}

// howToOpen is our drawing of what macOS shows the first time, as PNG, twice as large as it is to be shown.
func howToOpen() ([]byte, error) {
	text, err := files.Open("files/macos/how-to-open.svg")
	if err != nil {
		return nil, err
	}
	drawing, err := svg.Parse(text)
	if err != nil {
		return nil, err
	}
	img := image.NewRGBA(image.Rect(0, 0, int(2*drawing.W), int(2*drawing.H)))
	drawing.Prepare(svg.Paint{}).Draw(img, 2, 0, 0)
	return encodePNG(img)
}

// app is the folder that macOS shows as one program, sealed. The programs, one for each processor, are sealed in place.
func (r *release) app(programs ...string) ([]file, error) {
	var s steps
	plist := s.bytes(r.fill("macos/Info.plist", nil))
	resources := []file{
		{name: "Resources/LICENSES-OF-OTHERS.txt", data: r.licences},
		{name: "Resources/intrigue.icns", data: s.bytes(icns())},
	}
	list := s.bytes(r.codeResources(resources))
	if s.err != nil {
		return nil, s.err
	}
	if err := r.seal(plist, list, programs); err != nil {
		return nil, err
	}
	var both [][]byte
	for _, name := range programs {
		both = append(both, s.bytes(os.ReadFile(name)))
	}
	if s.err != nil {
		return nil, s.err
	}
	program, err := universal(both...)
	if err != nil {
		return nil, err
	}
	return inFolder("Intrigue.app/Contents", append([]file{
		{name: "Info.plist", data: plist},
		{name: "PkgInfo", data: []byte("APPL????")},
		{name: "MacOS/intrigue", data: program, program: true},
		{name: "_CodeSignature/CodeResources", data: list},
	}, resources...)), nil
}

// codeResources lists the files of an app with their hashes. Its rules are those that Apple's codesign writes.
func (r *release) codeResources(resources []file) ([]byte, error) {
	type hashes struct{ Name, SHA1, SHA256 string }
	var all []hashes
	for _, f := range resources {
		old, sum := sha1.Sum(f.data), sha256.Sum256(f.data)
		all = append(all, hashes{f.name, base64.StdEncoding.EncodeToString(old[:]), base64.StdEncoding.EncodeToString(sum[:])})
	}
	return r.fill("macos/CodeResources", map[string]any{"Sealed": all})
}

// seal signs the programs of an app ad hoc. Without it macOS takes what was downloaded for
// damaged and offers no way to open it.
func (r *release) seal(plist, list []byte, programs []string) error {
	args := []string{"-id", appID}
	for _, one := range []struct {
		flag string
		data []byte
	}{{"plist", plist}, {"resources", list}} {
		name := filepath.Join(r.work, "sealed-"+one.flag)
		if err := os.WriteFile(name, one.data, 0o644); err != nil {
			return err
		}
		args = append(args, "-"+one.flag, name)
	}
	return r.ownTool("seal", append(args, programs...)...)
}
