package main

import (
	"bytes"
	"compress/gzip"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// web makes a folder that any host of plain files can serve. The program is
// compressed here and unpacked by the page, because not every host compresses.
func (r *release) web() error {
	program, err := built(r.compile(target{"js", "wasm"}))
	if err != nil {
		return err
	}
	var small bytes.Buffer
	g, err := gzip.NewWriterLevel(&small, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := g.Write(program); err != nil {
		return err
	}
	if err := g.Close(); err != nil {
		return err
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	glue, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return err
	}
	page, err := r.fill("web/index.html", map[string]any{"Size": small.Len()})
	if err != nil {
		return err
	}
	script, err := r.fill("web/load.js", nil)
	if err != nil {
		return err
	}
	papers, err := r.papers("web/note.txt", "\n")
	if err != nil {
		return err
	}
	all := []file{
		{name: "index.html", data: page},
		{name: "load.js", data: script},
		{name: "wasm_exec.js", data: glue},
		{name: "intrigue.wasm.gz", data: small.Bytes()},
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
	name := r.name("web")
	return r.write(name+".zip", zipped, under(name, append(all, papers...)))
}
