package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// sums checks SHA256SUMS with the tool that people have, and says what is larger
// than it should be.
func (c *check) sums() error {
	cmd := exec.Command("sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS")
	cmd.Dir = c.dist
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	all, err := filepath.Glob(filepath.Join(c.dist, "intrigue-*"))
	if err != nil {
		return err
	}
	if len(all) != 10 {
		return fmt.Errorf("there are %d downloads, not 10", len(all))
	}
	for _, f := range all {
		info, err := os.Stat(f)
		if err != nil {
			return err
		}
		limit := int64(10_000_000)
		if strings.HasSuffix(f, "macos.zip") {
			limit = 19_500_000 // two programs in one file
		}
		if strings.HasSuffix(f, "web.zip") {
			limit = 20_000_000 // the program packed in two ways
		}
		if info.Size() > limit {
			return fmt.Errorf("%s has %d bytes, more than %d", filepath.Base(f), info.Size(), limit)
		}
	}
	if err := c.universal(); err != nil {
		return err
	}
	return c.windowed()
}
