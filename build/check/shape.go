package main

import (
	"archive/zip"
	"bytes"
	"debug/macho"
	"debug/pe"
	"encoding/xml"
	"fmt"
	"io"
	"regexp"
	"strings"

	"intrigue/build/codesign"
)

// member reads the one file of a zip whose name ends so.
func member(name, end string) (*zip.File, []byte, error) {
	z, err := zip.OpenReader(name)
	if err != nil {
		return nil, nil, err
	}
	defer z.Close()
	for _, f := range z.File {
		if !strings.HasSuffix(f.Name, end) {
			continue
		}
		r, err := f.Open()
		if err != nil {
			return nil, nil, err
		}
		defer r.Close()
		data, err := io.ReadAll(r)
		return f, data, err
	}
	return nil, nil, fmt.Errorf("there is no %s in %s", end, name)
}

// members reads all files of a zip below a folder, by their names there.
func members(name, folder string) (map[string][]byte, error) {
	z, err := zip.OpenReader(name)
	if err != nil {
		return nil, err
	}
	defer z.Close()
	all := map[string][]byte{}
	for _, f := range z.File {
		_, below, inside := strings.Cut(f.Name, folder)
		if !inside {
			continue
		}
		r, err := f.Open()
		if err != nil {
			return nil, err
		}
		if all[below], err = io.ReadAll(r); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// universal checks that the app can be run, on both kinds of Macs, and that it is sealed:
// else macOS calls what was downloaded damaged and opens it in no way.
func (c *check) universal() error {
	name, err := c.download("macos.zip")
	if err != nil {
		return err
	}
	f, data, err := member(name, "Intrigue.app/Contents/MacOS/intrigue")
	if err != nil {
		return err
	}
	if f.Mode()&0o111 != 0o111 {
		return fmt.Errorf("the program for macOS has the bits %v", f.Mode())
	}
	m, err := macho.NewFatFile(bytes.NewReader(data))
	if err != nil {
		return err
	}
	if len(m.Arches) != 2 || m.Arches[0].Cpu != macho.CpuAmd64 || m.Arches[1].Cpu != macho.CpuArm64 {
		return fmt.Errorf("the slices of the program for macOS are %v", m.Arches)
	}
	app, err := members(name, "/Intrigue.app/Contents/")
	if err != nil {
		return err
	}
	if err := codesign.Bundle(app); err != nil {
		return fmt.Errorf("the app for macOS is not sealed: %w", err)
	}
	_, _, err = member(name, "/How to open Intrigue.png")
	return err
}

// manifest is what Windows reads in a program before it starts it.
var manifest = regexp.MustCompile(`(?s)<assembly.*</assembly>`)

// unprivileged checks that a manifest asks for no rights of an administrator.
func unprivileged(text []byte) error {
	var m struct {
		Level struct {
			Level    string `xml:"level,attr"`
			UIAccess string `xml:"uiAccess,attr"`
		} `xml:"trustInfo>security>requestedPrivileges>requestedExecutionLevel"`
	}
	if err := xml.Unmarshal(text, &m); err != nil {
		return fmt.Errorf("the manifest cannot be read: %w", err)
	}
	if m.Level.Level != "asInvoker" || m.Level.UIAccess == "true" {
		return fmt.Errorf("the manifest asks for the rights %+v", m.Level)
	}
	return nil
}

// windowed checks that the programs for Windows open no terminal, ask for no rights, and
// have an icon, a version and a manifest.
func (c *check) windowed() error {
	for end, machine := range map[string]uint16{"windows-amd64.zip": pe.IMAGE_FILE_MACHINE_AMD64,
		"windows-arm64.zip": pe.IMAGE_FILE_MACHINE_ARM64} {
		name, err := c.download(end)
		if err != nil {
			return err
		}
		_, data, err := member(name, "Intrigue.exe")
		if err != nil {
			return err
		}
		p, err := pe.NewFile(bytes.NewReader(data))
		if err != nil {
			return err
		}
		head, ok := p.OptionalHeader.(*pe.OptionalHeader64)
		if p.Machine != machine || !ok || head.Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI {
			return fmt.Errorf("%s: machine %x, %+v", end, p.Machine, head)
		}
		section := p.Section(".rsrc")
		if section == nil {
			return fmt.Errorf("%s has no resources", end)
		}
		resources, err := section.Data()
		if err != nil {
			return err
		}
		if err := unprivileged(manifest.Find(resources)); err != nil {
			return fmt.Errorf("%s: %w", end, err)
		}
		for _, s := range []string{"permonitorv2", "\x89PNG", "F\x00i\x00l\x00e\x00V\x00e\x00r\x00s\x00i\x00o\x00n"} {
			if !bytes.Contains(bytes.ToLower(resources), bytes.ToLower([]byte(s))) {
				return fmt.Errorf("%s has no %q in its resources", end, s)
			}
		}
	}
	return nil
}
