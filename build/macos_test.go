package main

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"encoding/xml"
	"errors"
	"fmt"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"intrigue/scenes/e2e/driver"
)

// tiny is the smallest program of Go for a processor of a Mac.
func tiny(t *testing.T, arch string) []byte {
	t.Helper()
	dir := t.TempDir()
	source := filepath.Join(dir, "main.go")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() {}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	c := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", filepath.Join(dir, "tiny"), source)
	c.Dir, c.Env = dir, target{"darwin", arch}.env()
	if err := driver.Run(c); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(filepath.Join(dir, "tiny"))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestBothMacsInOneProgram(t *testing.T) {
	intel, apple := tiny(t, "amd64"), tiny(t, "arm64")
	both, err := universal(intel, apple)
	if err != nil {
		t.Fatal(err)
	}
	f, err := macho.NewFatFile(bytes.NewReader(both))
	if err != nil {
		t.Fatal(err)
	}
	if len(f.Arches) != 2 || f.Arches[0].Cpu != macho.CpuAmd64 || f.Arches[1].Cpu != macho.CpuArm64 {
		t.Fatalf("the slices are for %v", f.Arches)
	}
	for i, want := range [][]byte{intel, apple} {
		a := f.Arches[i]
		if a.Type != macho.TypeExec || a.Offset%(1<<a.Align) != 0 || !bytes.Equal(both[a.Offset:a.Offset+a.Size], want) {
			t.Errorf("slice %d is not the program: %+v", i, a.FatArchHeader)
		}
	}
	if _, err := universal([]byte("no program at all")); err == nil {
		t.Error("nonsense is joined")
	}
}

// plist reads the keys of a property list that hold one plain value.
func plist(text []byte) (map[string]string, error) {
	d := xml.NewDecoder(bytes.NewReader(text))
	d.Strict = true
	all := map[string]string{}
	var path []string
	var key, value string
	for {
		t, err := d.Token()
		switch t := t.(type) {
		case xml.StartElement:
			path = append(path, t.Name.Local)
			value = ""
		case xml.CharData:
			value += string(t)
		case xml.EndElement:
			path = path[:len(path)-1]
			if strings.Join(path, "/") != "plist/dict" {
				break
			}
			if t.Name.Local == "key" {
				if key != "" {
					return nil, fmt.Errorf("%s has no value", key)
				}
				key = value
				break
			}
			if _, twice := all[key]; key == "" || twice {
				return nil, fmt.Errorf("a value of no key, or the second of %q", key)
			}
			if all[key] = value; t.Name.Local == "true" {
				all[key] = "true"
			}
			key = ""
		}
		if errors.Is(err, io.EOF) {
			return all, nil
		}
		if err != nil {
			return nil, err
		}
	}
}

func TestTheAppIsWhole(t *testing.T) {
	r := &release{version: sampleVersion, licences: []byte("terms")}
	all, err := r.app([]byte("program"))
	if err != nil {
		t.Fatal(err)
	}
	byName := map[string]file{}
	for _, f := range all {
		byName[strings.TrimPrefix(f.name, "Intrigue.app/Contents/")] = f
	}
	keys, err := plist(byName["Info.plist"].data)
	if err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]string{
		"CFBundlePackageType": "APPL", "CFBundleName": "Intrigue", "CFBundleIdentifier": appID,
		"CFBundleShortVersionString": "1.2.3", "CFBundleVersion": "1.2.3", "NSHighResolutionCapable": "true", "LSMinimumSystemVersion": "12.0",
	} {
		if keys[key] != want {
			t.Errorf("%s is %q, want %q", key, keys[key], want)
		}
	}
	if f := byName["MacOS/"+keys["CFBundleExecutable"]]; !f.program || string(f.data) != "program" {
		t.Error("there is no program that can be run where Info.plist says")
	}
	icons := byName["Resources/"+keys["CFBundleIconFile"]+".icns"].data
	if len(icons) < 8 || string(icons[:4]) != "icns" || int(binary.BigEndian.Uint32(icons[4:])) != len(icons) {
		t.Fatal("there are no icons where Info.plist says")
	}
	sides := map[int]bool{}
	for at := 8; at < len(icons); {
		n := int(binary.BigEndian.Uint32(icons[at+4:]))
		img, err := png.DecodeConfig(bytes.NewReader(icons[at+8 : at+n]))
		if err != nil || img.Width != img.Height {
			t.Fatalf("the icon %s: %v", icons[at:at+4], err)
		}
		sides[img.Width] = true
		at += n
	}
	for _, side := range []int{16, 32, 64, 128, 256, 512} {
		if !sides[side] {
			t.Errorf("there is no icon of %d pixels", side)
		}
	}
}
