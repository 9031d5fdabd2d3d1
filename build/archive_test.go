package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"testing"
	"time"

	"intrigue/rules/rulestest"
)

var (
	noon   = time.Date(2026, 3, 4, 12, 0, 0, 0, time.UTC)
	sample = inFolder("folder", []file{{name: "a program", data: []byte("run"), program: true},
		{name: "b/paper.txt", data: []byte("read")}})
)

func check(t *testing.T, name string, mode os.FileMode, changed time.Time, data []byte, i int) {
	t.Helper()
	want := sample[i]
	if name != want.name || mode.Perm() != want.mode() || !mode.IsRegular() || !changed.Equal(noon) || !bytes.Equal(data, want.data) {
		t.Errorf("%s, %v, of %v holds %q", name, mode, changed, data)
	}
}

func TestZipKeepsItsBits(t *testing.T) {
	var a, b bytes.Buffer
	rulestest.OK(t, errors.Join(writeZip(&a, sample, noon), writeZip(&b, sample, noon)))
	rulestest.Holds(t, bytes.Equal(a.Bytes(), b.Bytes()), "two zips of the same differ")
	z, err := zip.NewReader(bytes.NewReader(a.Bytes()), int64(a.Len()))
	rulestest.Must(t, err == nil && len(z.File) == len(sample), "%v", err)
	for i, f := range z.File {
		r, err := f.Open()
		rulestest.OK(t, err)
		data, _ := io.ReadAll(r)
		check(t, f.Name, f.Mode(), f.Modified, data, i)
	}
}

func TestTarKeepsItsBits(t *testing.T) {
	var a, b bytes.Buffer
	rulestest.OK(t, errors.Join(writeTarGz(&a, sample, noon), writeTarGz(&b, sample, noon)))
	rulestest.Holds(t, bytes.Equal(a.Bytes(), b.Bytes()), "two archives of the same differ")
	g, err := gzip.NewReader(&a)
	rulestest.OK(t, err)
	for i, r := 0, tar.NewReader(g); ; i++ {
		h, err := r.Next()
		if errors.Is(err, io.EOF) && i == len(sample) {
			break
		}
		rulestest.OK(t, err)
		data, _ := io.ReadAll(r)
		check(t, h.Name, h.FileInfo().Mode(), h.ModTime, data, i)
		rulestest.Holds(t, h.Uname == "" && h.Uid == 0, "it names somebody of this machine")
	}
}
