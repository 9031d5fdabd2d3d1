package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"

	"intrigue/maps/face"
)

// laterFiles are what the page loads after the program and hands to package late: the
// drawings, the boards and the typefaces of all screens but the shelf.
func (r *release) laterFiles() ([]file, error) {
	var all []file
	for _, folder := range []string{"sprites", "maps"} {
		names, err := filepath.Glob(filepath.Join(r.root, folder, "*.svg"))
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			all = append(all, file{name: folder + "/" + filepath.Base(name), data: text})
		}
	}
	for _, f := range face.Later() {
		all = append(all, file{name: "faces/" + string(f), data: face.Data(f)})
	}
	return all, nil
}

// bundle puts files into one: a line of JSON with the name and the length of each, and then
// their bytes. A script takes that apart with no more than a browser has.
func bundle(all []file) ([]byte, error) {
	type entry struct {
		Name   string `json:"name"`
		Length int    `json:"length"`
	}
	var list []entry
	var data []byte
	for _, f := range all {
		list = append(list, entry{f.name, len(f.data)})
		data = append(data, f.data...)
	}
	head, err := json.Marshal(list)
	return bytes.Join([][]byte{head, data}, []byte("\n")), err
}
