package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path"
	"path/filepath"
	"time"
)

// file is one file of a download.
type file struct {
	name    string // slash-separated, inside the download
	data    []byte
	program bool // may be run
}

func (f file) mode() os.FileMode {
	if f.program {
		return 0o755
	}
	return 0o644
}

// inFolder puts files into a folder.
func inFolder(folder string, files []file) []file {
	var all []file
	for _, f := range files {
		f.name = path.Join(folder, f.name)
		all = append(all, f)
	}
	return all
}

// writeZip packs files for systems whose people expect a zip. The bits that say
// what may be run are kept, which macOS needs.
func writeZip(w io.Writer, files []file, when time.Time) error {
	z := zip.NewWriter(w)
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(w, flate.BestCompression)
	})
	for _, f := range files {
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: when}
		h.SetMode(f.mode())
		to, err := z.CreateHeader(h)
		if err != nil {
			return err
		}
		if _, err := to.Write(f.data); err != nil {
			return err
		}
	}
	return z.Close()
}

// writeTarGz packs files for Linux.
func writeTarGz(w io.Writer, files []file, when time.Time) error {
	g, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	t := tar.NewWriter(g)
	for _, f := range files {
		h := &tar.Header{Name: f.name, Mode: int64(f.mode()), Size: int64(len(f.data)), ModTime: when, Format: tar.FormatUSTAR}
		if err := t.WriteHeader(h); err != nil {
			return err
		}
		if _, err := t.Write(f.data); err != nil {
			return err
		}
	}
	return errors.Join(t.Close(), g.Close())
}

// write makes a download with one of the packers above: one folder of the same name.
func (r *release) write(what, end string, pack func(io.Writer, []file, time.Time) error, files []file) error {
	name := r.name(what)
	var b bytes.Buffer
	if err := pack(&b, inFolder(name, files), r.version.Time); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(r.dist, name+end), b.Bytes(), 0o644)
}
