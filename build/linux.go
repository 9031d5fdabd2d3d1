package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// linux makes an archive that runs from anywhere, a .deb and an .rpm for each processor.
func (r *release) linux() error {
	var s steps
	documents, share := s.files(r.documents("linux/note.txt", "\n")), s.files(r.desktopFiles())
	install := s.bytes(r.fill("linux/install.sh", nil))
	if s.err != nil {
		return s.err
	}
	for _, arch := range []string{"amd64", "arm64"} {
		program, err := r.compile(target{"linux", arch})
		if err != nil {
			return err
		}
		data, err := os.ReadFile(program)
		if err != nil {
			return err
		}
		all := append([]file{{name: "intrigue", data: data, program: true}, {name: "install.sh", data: install, program: true}},
			documents...)
		if err := r.write("linux-"+arch, ".tar.gz", writeTarGz, append(all, inFolder("share", share)...)); err != nil {
			return err
		}
		if err := r.buildPackages(arch, program, share); err != nil {
			return err
		}
	}
	return nil
}

// desktopFiles are what desktops want to know of a program, as they lie below /usr/share.
func (r *release) desktopFiles() ([]file, error) {
	var s steps
	all := []file{
		{name: "applications/intrigue.desktop", data: s.bytes(r.fill("linux/intrigue.desktop", nil))},
		{name: "man/man6/intrigue.6", data: s.bytes(r.fill("linux/intrigue.6", nil))},
		{name: "metainfo/" + appID + ".metainfo.xml", data: s.bytes(r.fill("linux/"+appID+".metainfo.xml", nil))},
		{name: "icons/hicolor/scalable/apps/intrigue.svg", data: s.bytes(r.text("sprites", "app.icon.svg"))},
	}
	for _, side := range []int{16, 24, 32, 48, 64, 128} { // larger ones are the drawing's
		all = append(all, file{name: fmt.Sprintf("icons/hicolor/%dx%d/apps/intrigue.png", side, side), data: s.bytes(icon(side))})
	}
	return all, s.err
}

// buildPackages makes the .deb and the .rpm. nfpm takes files from the disk, with the time that they have there.
func (r *release) buildPackages(arch, program string, share []file) error {
	for _, kind := range []string{"deb", "rpm"} {
		docs, err := r.packageDocs(kind)
		if err != nil {
			return err
		}
		tree := filepath.Join(r.work, "linux-"+arch+"-"+kind)
		all := append(slices.Clone(share), docs...)
		var names []string
		for i, f := range all {
			if strings.HasPrefix(f.name, "man/") {
				if all[i], err = gzipped(f); err != nil {
					return err
				}
			}
			names = append(names, all[i].name)
		}
		if err := writeFiles(tree, all, r.version.Time); err != nil {
			return err
		}
		bin := "/usr/bin"
		if kind == "deb" {
			bin = "/usr/games" // as Debian wants it
		}
		text, err := r.fill("linux/nfpm.yaml", map[string]any{
			"Arch": arch, "Program": program, "Bin": bin, "Tree": tree,
			"Share": names, "Time": r.version.Time.Format(time.RFC3339),
		})
		if err != nil {
			return err
		}
		config := filepath.Join(r.work, "nfpm.yaml")
		if err := os.WriteFile(config, text, 0o644); err != nil {
			return err
		}
		to := filepath.Join(r.dist, r.name("linux-"+arch)+"."+kind)
		if err := r.tool("nfpm", "package", "-p", kind, "-f", config, "-t", to); err != nil {
			return err
		}
	}
	return nil
}

// writeFiles writes files below a folder.
func writeFiles(folder string, all []file, when time.Time) error {
	for _, f := range all {
		to := filepath.Join(folder, filepath.FromSlash(f.name))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(to, f.data, f.mode()); err != nil {
			return err
		}
		if err := os.Chtimes(to, when, when); err != nil {
			return err
		}
	}
	return nil
}
