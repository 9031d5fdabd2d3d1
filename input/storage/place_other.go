//go:build !js

package storage

// OpenFolder returns the folder, if there is one and it can be written to.
func OpenFolder(folder string, err error) (Files, error) {
	if err != nil {
		return nil, err
	}
	d := Disk(folder)
	return d, d.Probe()
}
