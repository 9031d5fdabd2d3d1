package main

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"fmt"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"intrigue/build/codesign"
	"intrigue/rules/rulestest"
	"intrigue/scenes/e2e/driver"
)

// TestThePictureOfOpening: it can be drawn, and names the buttons as the note does.
func TestThePictureOfOpening(t *testing.T) {
	data, err := howToOpen()
	rulestest.OK(t, err)
	if img, err := png.DecodeConfig(bytes.NewReader(data)); err != nil || img.Width != 1920 {
		t.Errorf("%+v, %v", img, err)
	}
	drawing, _ := files.ReadFile("files/macos/how-to-open.svg")
	for _, name := range []string{"note.txt", "how-to-open.txt"} {
		note, err := sampled(t).fill("macos/"+name, nil)
		rulestest.OK(t, err)
		said := strings.Join(strings.Fields(string(note)), " ")
		for _, words := range []string{"Apple could not verify", "Done", "Open Anyway", "Privacy & Security"} {
			if !strings.Contains(said, words) || !strings.Contains(string(drawing), strings.Replace(words, "&", "&amp;", 1)) {
				t.Errorf("%q is not in %s, or not in the picture", words, name)
			}
		}
	}
}

// tiny is the smallest program of Go for a processor of a Mac.
func tiny(t *testing.T, arch string) []byte {
	t.Helper()
	program, err := tinies[arch]()
	rulestest.OK(t, err)
	return slices.Clone(program)
}

// tinies build it, each once.
var tinies = map[string]func() ([]byte, error){
	"amd64": sync.OnceValues(func() ([]byte, error) { return buildTiny("amd64") }),
	"arm64": sync.OnceValues(func() ([]byte, error) { return buildTiny("arm64") }),
}

func buildTiny(arch string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "intrigue-tiny-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	source := filepath.Join(dir, "main.go")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() {}\n"), 0o644); err != nil {
		return nil, err
	}
	c := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", filepath.Join(dir, "tiny"), source)
	c.Dir, c.Env = dir, target{"darwin", arch}.env()
	if err := driver.Run(c); err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(dir, "tiny"))
}

func TestBothMacsInOneProgram(t *testing.T) {
	intel, apple := tiny(t, "amd64"), tiny(t, "arm64")
	both, err := universal(intel, apple)
	rulestest.OK(t, err)
	f, err := macho.NewFatFile(bytes.NewReader(both))
	rulestest.OK(t, err)
	rulestest.Must(t, len(f.Arches) == 2 && f.Arches[0].Cpu == macho.CpuAmd64 && f.Arches[1].Cpu == macho.CpuArm64,
		"the slices are for %v", f.Arches)
	for i, want := range [][]byte{intel, apple} {
		a := f.Arches[i]
		rulestest.Holds(t, a.Type == macho.TypeExec && a.Offset%(1<<a.Align) == 0 && bytes.Equal(both[a.Offset:a.Offset+a.Size], want),
			"slice %d is not the program: %+v", i, a.FatArchHeader)
	}
	if _, err := universal([]byte("no program at all")); err == nil {
		t.Error("nonsense is joined")
	}
}

func TestTheAppIsWhole(t *testing.T) {
	byName := sealedApp(t)
	keys, err := codesign.ReadPlist(byName["Info.plist"].data)
	rulestest.OK(t, err)
	for key, want := range map[string]any{
		"CFBundlePackageType": "APPL", "CFBundleName": "Intrigue", "CFBundleIdentifier": appID,
		"CFBundleShortVersionString": "1.2.3", "CFBundleVersion": "1.2.3", "NSHighResolutionCapable": true,
		"LSMinimumSystemVersion": "12.0",
	} {
		rulestest.Holds(t, keys[key] == want, "%s is %q, want %q", key, keys[key], want)
	}
	f := byName[fmt.Sprint("MacOS/", keys["CFBundleExecutable"])]
	rulestest.Holds(t, f.program && len(f.data) != 0, "there is no program that can be run where Info.plist says")
	icons := byName[fmt.Sprint("Resources/", keys["CFBundleIconFile"], ".icns")].data
	rulestest.Must(t, len(icons) >= 8 && string(icons[:4]) == "icns" && int(binary.BigEndian.Uint32(icons[4:])) == len(icons),
		"there are no icons where Info.plist says")
	sides := map[int]bool{}
	for at := 8; at < len(icons); {
		n := int(binary.BigEndian.Uint32(icons[at+4:]))
		img, err := png.DecodeConfig(bytes.NewReader(icons[at+8 : at+n]))
		rulestest.Must(t, err == nil && img.Width == img.Height, "the icon %s: %v", icons[at:at+4], err)
		sides[img.Width] = true
		at += n
	}
	for _, side := range []int{16, 32, 64, 128, 256, 512} {
		rulestest.Holds(t, sides[side], "there is no icon of %d pixels", side)
	}
}

// sealedApp is an app with the smallest program, by names below the folder Contents.
func sealedApp(t *testing.T) map[string]file {
	t.Helper()
	r := sampled(t)
	r.work = t.TempDir()
	var programs []string
	for _, arch := range []string{"amd64", "arm64"} {
		name := filepath.Join(r.work, arch)
		rulestest.OK(t, os.WriteFile(name, tiny(t, arch), 0o755))
		programs = append(programs, name)
	}
	all, err := r.app(programs...)
	rulestest.OK(t, err)
	byName := map[string]file{}
	for _, f := range all {
		byName[strings.TrimPrefix(f.name, "Intrigue.app/Contents/")] = f
	}
	return byName
}

// TestTheAppIsSealed: macOS calls an app "damaged" whose signature does not hold, and
// then no button opens it.
func TestTheAppIsSealed(t *testing.T) {
	app := map[string][]byte{}
	for name, f := range sealedApp(t) {
		app[name] = f.data
	}
	rulestest.OK(t, codesign.Bundle(app))
	for name, again := range sealedApp(t) {
		rulestest.Holds(t, bytes.Equal(again.data, app[name]), "%s comes out differently the second time", name)
	}
	for name, data := range app {
		if name == "PkgInfo" {
			continue // its rules leave it out
		}
		app[name] = bytes.Clone(data)
		app[name][len(data)/3] ^= 1
		rulestest.Holds(t, codesign.Bundle(app) != nil, "nobody sees that %s was changed", name)
		app[name] = data
	}
	app["Resources/more"] = nil
	rulestest.Holds(t, codesign.Bundle(app) != nil, "nobody sees that a file was added")
	delete(app, "Resources/more")
	delete(app, "Resources/intrigue.icns")
	rulestest.Holds(t, codesign.Bundle(app) != nil, "nobody sees that a file is gone")
}

// TestSealingChangesNoCode: before the signature only the load commands differ.
func TestSealingChangesNoCode(t *testing.T) {
	f, err := macho.NewFatFile(bytes.NewReader(sealedApp(t)["MacOS/intrigue"].data))
	rulestest.OK(t, err)
	for i, arch := range []string{"amd64", "arm64"} {
		was, err := macho.NewFile(bytes.NewReader(tiny(t, arch)))
		rulestest.OK(t, err)
		for n, s := range was.Sections {
			if s.Flags&0xff == 1 {
				continue // zeros, which are not in the file
			}
			before, err := s.Data()
			rulestest.OK(t, err)
			after, err := f.Arches[i].Sections[n].Data()
			rulestest.Holds(t, err == nil && bytes.Equal(after, before), "%s: section %s has changed (%v)", arch, s.Name, err)
		}
		if got, want := f.Arches[i].Segment("__LINKEDIT"), was.Segment("__LINKEDIT"); got.Offset != want.Offset ||
			got.Addr != want.Addr || got.Memsz < got.Filesz {
			t.Errorf("%s: %+v became %+v", arch, want.SegmentHeader, got.SegmentHeader)
		}
	}
}
