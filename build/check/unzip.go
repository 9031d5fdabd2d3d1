package main

import (
	"archive/zip"
	"errors"
	"io"
	"os"
	"path/filepath"
)

// unzip unpacks a zip into a folder, with the bits that say what may be run. Not every system has a program
// for it.
func unzip(name, to string) error {
	z, err := zip.OpenReader(name)
	if err != nil {
		return err
	}
	defer z.Close()
	for _, f := range z.File {
		if !f.Mode().IsRegular() {
			continue
		}
		at := filepath.Join(to, filepath.FromSlash(f.Name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(at), 0o755), unpackFile(f, at)); err != nil {
			return err
		}
	}
	return nil
}

func unpackFile(f *zip.File, at string) error {
	from, err := f.Open()
	if err != nil {
		return err
	}
	defer from.Close()
	to, err := os.OpenFile(at, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, f.Mode().Perm())
	if err != nil {
		return err
	}
	_, err = io.Copy(to, from)
	return errors.Join(err, to.Close())
}
