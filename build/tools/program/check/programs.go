package main

import (
	"bytes"
	"debug/macho"
	"debug/pe"
	"encoding/xml"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"

	"intrigue/build/codesign"
)

// universal checks that the app can be run, on both kinds of Macs, and that it is sealed:
// else macOS calls what was downloaded damaged and opens it in no way.
func (c *check) universal() error {
	folder, err := c.unpack("macos.zip", "macos")
	if err != nil {
		return err
	}
	contents := os.DirFS(filepath.Join(folder, "Intrigue.app", "Contents"))
	program, err := fs.Stat(contents, "MacOS/intrigue")
	if err != nil {
		return err
	}
	if program.Mode()&0o111 != 0o111 {
		return fmt.Errorf("the program for macOS has the bits %v", program.Mode())
	}
	app := map[string][]byte{}
	if err := fs.WalkDir(contents, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			app[name], err = fs.ReadFile(contents, name)
		}
		return err
	}); err != nil {
		return err
	}
	m, err := macho.NewFatFile(bytes.NewReader(app["MacOS/intrigue"]))
	if err != nil {
		return err
	}
	if len(m.Arches) != 2 || m.Arches[0].Cpu != macho.CpuAmd64 || m.Arches[1].Cpu != macho.CpuArm64 {
		return fmt.Errorf("the slices of the program for macOS are %v", m.Arches)
	}
	if err := codesign.Bundle(app); err != nil {
		return fmt.Errorf("the app for macOS is not sealed: %w", err)
	}
	_, err = os.Stat(filepath.Join(folder, "How to open Intrigue.png"))
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
		folder, err := c.unpack(end, "windows")
		if err != nil {
			return err
		}
		data, err := os.ReadFile(filepath.Join(folder, "Intrigue.exe"))
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
