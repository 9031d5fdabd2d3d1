//go:build !js

package store

// place is the folder, if there is one and it can be written to.
func place(folder string, err error) (Files, error) {
	if err != nil {
		return nil, err
	}
	d := Disk(folder)
	return d, d.Probe()
}

// wayOut is what else people can do where nothing can be written.
const wayOut = ", or start the program with -home and the name of another folder"
