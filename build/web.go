package main

import (
	"bytes"
	"compress/gzip"
	"os"
	"path/filepath"
)

// web makes a folder that any host of plain files can serve. The program is
// compressed here and unpacked by the page, because not every host compresses.
func (r *release) web() error {
	program, err := readBuilt(r.compile(target{"js", "wasm"}))
	if err != nil {
		return err
	}
	var packed bytes.Buffer
	g, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := g.Write(program); err != nil {
		return err
	}
	if err := g.Close(); err != nil {
		return err
	}
	goroot, err := goEnv("GOROOT")
	if err != nil {
		return err
	}
	glue, err := os.ReadFile(filepath.Join(goroot, "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return err
	}
	page, err := r.fill("web/index.html", map[string]any{"Size": packed.Len()})
	if err != nil {
		return err
	}
	script, err := r.fill("web/load.js", nil)
	if err != nil {
		return err
	}
	documents, err := r.documents("web/note.txt", "\n")
	if err != nil {
		return err
	}
	all := []file{
		{name: "index.html", data: page},
		{name: "load.js", data: script},
		{name: "wasm_exec.js", data: glue},
		{name: "intrigue.wasm.gz", data: packed.Bytes()},
	}
	for _, one := range []struct {
		name string
		side int
	}{{"icon.png", 192}, {"icon-large.png", 512}} {
		data, err := icon(one.side)
		if err != nil {
			return err
		}
		all = append(all, file{name: one.name, data: data})
	}
	return r.write("web", ".zip", writeZip, append(all, documents...))
}
