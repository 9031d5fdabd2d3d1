package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// again builds everything once more, from a copy of the last commit in another
// folder, and compares what came out with dist. With an empty GOCACHE even the
// library of Go is compiled anew.
func (c *check) again() error {
	tree := filepath.Join(c.work, "another place", "tree")
	if err := run(os.Environ(), "git", "clone", "--quiet", ".", tree); err != nil {
		return err
	}
	build := exec.Command("go", "run", "./build")
	build.Dir = tree
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	ours, err := os.ReadFile(filepath.Join(c.dist, "SHA256SUMS"))
	if err != nil {
		return err
	}
	theirs, err := os.ReadFile(filepath.Join(tree, "dist", "SHA256SUMS"))
	if err != nil {
		return err
	}
	if !bytes.Equal(ours, theirs) {
		return fmt.Errorf("not the same came out; dist has\n%sand the copy has\n%s", ours, theirs)
	}
	return nil
}
