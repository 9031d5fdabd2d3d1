package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/andybalholm/brotli"
)

// texts are the files of the page that particulars are filled into.
var texts = []string{"index.html", "load.js", "keys.js", "worker.js", "manifest.json"}

// web makes a zip that any host of plain files can serve as it is: the page lies at
// its root. The program is compressed here, because not every host compresses.
func (r *release) web() error {
	name, err := r.compile(target{"js", "wasm"})
	if err != nil {
		return err
	}
	goroot, err := goEnv("GOROOT")
	if err != nil {
		return err
	}
	var s steps
	program := s.bytes(os.ReadFile(name))
	all := append(s.files(packed("intrigue.wasm", program)), file{name: "wasm_exec.js",
		data: s.bytes(os.ReadFile(filepath.Join(goroot, "lib", "wasm", "wasm_exec.js")))})
	all = append(all, s.files(pageIcons())...)
	page, documents := s.files(r.page(all, len(program))), s.files(r.documents("web/note.txt", "\n"))
	if s.err != nil {
		return s.err
	}
	var b bytes.Buffer // and not by write, which puts all into a folder
	if err := writeZip(&b, append(append(page, all...), documents...), r.version.Time); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(r.dist, r.name("web")+".zip"), b.Bytes(), 0o644)
}

// packed is a file for hosts that say of one that Brotli packed it, and for all others.
func packed(name string, data []byte) ([]file, error) {
	var br, gz bytes.Buffer
	g, err := gzip.NewWriterLevel(&gz, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	// The window holds 16 MB: code far apart is alike.
	b := brotli.NewWriterOptions(&br, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	for _, w := range []io.WriteCloser{g, b} {
		_, err := w.Write(data)
		if err = cmp.Or(err, w.Close()); err != nil {
			return nil, err
		}
	}
	return []file{{name: name + ".gz", data: gz.Bytes()}, {name: name + ".br", data: br.Bytes()}}, nil
}

// pageIcons are the icons of the page, and of the app that it installs as.
func pageIcons() ([]file, error) {
	var s steps
	return []file{{name: "icon.png", data: s.bytes(icon(192))}, {name: "icon-large.png", data: s.bytes(icon(512))}}, s.err
}

// page fills in the texts. They name the version of all files together by a hash: what a
// browser has kept of another version is never mixed with this one.
func (r *release) page(others []file, size int) ([]file, error) {
	h := sha256.New()
	for _, name := range texts {
		text, err := files.ReadFile("files/web/" + name)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(h, "%s %d\n%s", name, len(text), text)
	}
	gzippedSize := 0
	for _, f := range others {
		fmt.Fprintf(h, "%s %d\n", f.name, len(f.data))
		h.Write(f.data)
		if f.name == "intrigue.wasm.gz" {
			gzippedSize = len(f.data)
		}
	}
	particulars := map[string]any{"Hash": fmt.Sprintf("%x", h.Sum(nil)[:6]), "Size": size, "Packed": gzippedSize}
	var s steps
	var all []file
	for _, name := range texts {
		all = append(all, file{name: name, data: s.bytes(r.fill("web/"+name, particulars))})
	}
	return all, s.err
}
