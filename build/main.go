// Command build makes everything that people download, on Linux and without cgo, into dist: see README.md beside it.
// The same tree and the same Go give the same bytes, every time and in every folder.
package main

import (
	"cmp"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

func main() {
	only := flag.String("only", "windows,macos,linux,web", "make these `kinds` of downloads")
	dist := flag.String("dist", "dist", "put them into this `folder`, in place of those made before")
	site := flag.String("site", cmp.Or(os.Getenv("INTRIGUE_SITE"), defaultSite),
		"the `address` of the public repository, for the packages and stores (INTRIGUE_SITE)")
	stores := flag.Bool("stores", false, "make nothing but the manifests, icons and pictures for stores, of the downloads that are there")
	drawn := flag.Bool("pictures", false, "make nothing but the pictures of the README")
	flag.Parse()
	var err error
	switch {
	case *drawn:
		err = buildPictures(*dist, *site)
	case *stores:
		err = buildStores(*dist, *site)
	default:
		err = build(*dist, *site, strings.Split(*only, ","))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

// kind is a kind of download.
type kind struct {
	name string
	pack func(*release) error
}

// kinds are what can be made, in the order of how often it is wanted; the page is the last.
var kinds = []kind{{"windows", (*release).windows}, {"macos", (*release).macos}, {"linux", (*release).linux}, {"web", (*release).web}}

func build(dist, site string, only []string) error {
	for _, name := range only {
		if !slices.ContainsFunc(kinds, func(k kind) bool { return k.name == name }) {
			return fmt.Errorf("%q is not a kind of download", name)
		}
	}
	r, err := newRelease(dist, site)
	if err != nil {
		return err
	}
	defer os.RemoveAll(r.work)
	if r.licences, r.modules, err = licences(r.root); err != nil {
		return err
	}
	if err := r.clear(); err != nil {
		return err
	}
	// Brotli keeps one core busy for as long as all the rest takes: the page is made beside it.
	done := make(chan error, 2)
	for _, lane := range [][]kind{kinds[:len(kinds)-1], kinds[len(kinds)-1:]} {
		go func() {
			done <- r.pack(slices.DeleteFunc(slices.Clone(lane), func(k kind) bool { return !slices.Contains(only, k.name) }))
		}()
	}
	if err := errors.Join(<-done, <-done); err != nil {
		return err
	}
	return r.writeSums()
}

// pack makes kinds of downloads, one after the other, and tells how long each has taken.
func (r *release) pack(wanted []kind) error {
	for _, k := range wanted {
		began := time.Now()
		if err := k.pack(r); err != nil {
			return fmt.Errorf("%s: %w", k.name, err)
		}
		fmt.Printf("%6.1f s  %s\n", time.Since(began).Seconds(), k.name)
	}
	return nil
}

// release is one build in progress.
type release struct {
	root    string // of the module
	dist    string
	site    string // where it is published
	work    string // thrown away at the end
	version version
	// licences of everything in any of the programs, for people to read, and the modules that it covers.
	licences []byte
	modules  map[string]bool
}

// newRelease gets ready to build the state of this tree.
func newRelease(dist, site string) (*release, error) {
	root, err := moduleRoot()
	if err != nil {
		return nil, err
	}
	if !strings.HasPrefix(site, "https://") {
		return nil, fmt.Errorf("-site %s: it must begin with https://", site)
	}
	if !filepath.IsAbs(dist) {
		dist = filepath.Join(root, dist)
	}
	r := &release{root: root, dist: dist, site: strings.TrimRight(site, "/")}
	if r.version, err = versionOf(root); err != nil {
		return nil, err
	}
	r.work, err = os.MkdirTemp("", "intrigue-build-")
	return r, err
}

// clear removes what was made before. Only what looks like ours is removed: somebody may name the wrong folder.
func (r *release) clear() error {
	old, _ := filepath.Glob(filepath.Join(r.dist, "intrigue-*"))
	for _, f := range append(old, filepath.Join(r.dist, "SHA256SUMS"), filepath.Join(r.dist, "stores")) {
		if err := os.RemoveAll(f); err != nil {
			return err
		}
	}
	return os.MkdirAll(r.dist, 0o755)
}

// buildStores makes what stores want to know of the downloads that were made before.
func buildStores(dist, site string) error {
	r, err := newRelease(dist, site)
	if err != nil {
		return err
	}
	defer os.RemoveAll(r.work)
	if err := r.stores(); err != nil {
		return fmt.Errorf("stores: %w", err)
	}
	fmt.Println("for the stores:", filepath.Join(r.dist, "stores"))
	return nil
}

// name is the name of a download, and of the folder inside it.
func (r *release) name(what string) string { return "intrigue-" + r.version.File + "-" + what }

// writeSums writes SHA256SUMS and lists what was made.
func (r *release) writeSums() error {
	all, err := filepath.Glob(filepath.Join(r.dist, "intrigue-*"))
	if err != nil {
		return err
	}
	slices.Sort(all)
	var sums strings.Builder
	for _, f := range all {
		b, err := os.ReadFile(f)
		if err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(b), filepath.Base(f))
		fmt.Printf("%6.2f MB %s\n", float64(len(b))/1e6, filepath.Base(f))
	}
	return os.WriteFile(filepath.Join(r.dist, "SHA256SUMS"), []byte(sums.String()), 0o644)
}
