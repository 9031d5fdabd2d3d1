package main

import (
	"archive/zip"
	"os"
)

// unzip unpacks a zip into a folder, with the bits that say what may be run. Not every system has a program
// for it.
func unzip(name, to string) error {
	z, err := zip.OpenReader(name)
	if err != nil {
		return err
	}
	defer z.Close()
	return os.CopyFS(to, z)
}
