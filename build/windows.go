package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// windows makes a zip for each processor: no installer, the program runs from wherever it lies.
func (r *release) windows() error {
	resources, err := r.winres()
	if err != nil {
		return err
	}
	documents, err := r.documents("windows/note.txt", "\r\n")
	if err != nil {
		return err
	}
	for _, arch := range []string{"amd64", "arm64"} {
		program, err := r.compile(target{"windows", arch})
		if err != nil {
			return err
		}
		// Resources are put in afterwards, so that no file of theirs has to lie in the tree while Go compiles.
		if err := r.tool("go-winres", "patch", "--no-backup", "--in", resources, program); err != nil {
			return err
		}
		data, err := os.ReadFile(program)
		if err != nil {
			return err
		}
		all := append([]file{{name: "Intrigue.exe", data: data, program: true}}, documents...)
		if err := r.write("windows-"+arch, ".zip", writeZip, all); err != nil {
			return err
		}
	}
	return nil
}

// winres writes what go-winres needs and returns its description file.
func (r *release) winres() (string, error) {
	var s steps
	all := []file{{name: "winres.json", data: s.bytes(r.fill("windows/winres.json", nil))}}
	for _, side := range []int{256, 128, 64, 48, 32, 24, 16} {
		all = append(all, file{name: fmt.Sprintf("%d.png", side), data: s.bytes(icon(side))})
	}
	if s.err != nil {
		return "", s.err
	}
	dir := filepath.Join(r.work, "winres")
	return filepath.Join(dir, "winres.json"), writeFiles(dir, all, r.version.Time)
}
