//go:build !js

package store

// openFolder is the folder, if there is one and it can be written to.
func openFolder(folder string, err error) (Files, error) {
	if err != nil {
		return nil, err
	}
	d := Disk(folder)
	return d, d.Probe()
}

// exportAdvice is what else people can do where nothing can be written.
const exportAdvice = ", or start Intrigue with -home and another folder"
