package main

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// stores makes the manifests for stores anew and checks them with what is here: our own
// schemas, appstreamcli, ruby, and a build that has nothing but what Flathub is told of.
func (c *check) stores() error {
	if err := run(os.Environ(), "go", "run", "./build", "-stores", "-dist", c.dist); err != nil {
		return err
	}
	folder := filepath.Join(c.dist, "stores")
	if err := c.schemas(folder); err != nil {
		return err
	}
	if err := c.hashes(folder); err != nil {
		return err
	}
	shots, _ := filepath.Glob(filepath.Join(folder, "screenshots", "*.png"))
	if len(shots) != 6 {
		return fmt.Errorf("there are %d pictures, not six", len(shots))
	}
	for _, name := range shots {
		if err := pictureOf(name, 1600, 900); err != nil {
			return err
		}
	}
	for _, side := range []int{16, 24, 32, 48, 64, 128, 256, 512, 1024} {
		if err := pictureOf(filepath.Join(folder, "icons", fmt.Sprintf("intrigue-%d.png", side)), side, side); err != nil {
			return err
		}
	}
	flathub, _ := filepath.Glob(filepath.Join(folder, "flathub", "*"))
	for _, name := range flathub {
		switch {
		case strings.HasSuffix(name, ".metainfo.xml"):
			if err := optional("appstreamcli", "validate", "--no-net", "--pedantic", name); err != nil {
				return err
			}
		case strings.HasSuffix(name, ".desktop"):
			if err := optional("desktop-file-validate", name); err != nil {
				return err
			}
		}
	}
	if err := optional("ruby", "-wc", filepath.Join(folder, "homebrew", "intrigue.rb")); err != nil {
		return err
	}
	return c.offline(folder)
}

// optional runs a command that checks something, where it is installed.
func optional(args ...string) error {
	if _, err := exec.LookPath(args[0]); err != nil {
		fmt.Printf("          there is no %s: skipped\n", args[0])
		return nil
	}
	return run(os.Environ(), args...)
}

// schemas checks the manifests against what their stores ask for.
func (c *check) schemas(folder string) error {
	for schema, pattern := range map[string]string{
		"winget.version":   "winget/Intrigue.Intrigue.yaml",
		"winget.installer": "winget/*.installer.yaml",
		"winget.locale":    "winget/*.locale.en-GB.yaml",
		"scoop":            "scoop/intrigue.json",
		"flathub":          "flathub/*.yml",
		"go-modules":       "flathub/go-modules.json",
	} {
		all, _ := filepath.Glob(filepath.Join(folder, filepath.FromSlash(pattern)))
		if len(all) != 1 {
			return fmt.Errorf("there are %d files %s", len(all), pattern)
		}
		name, err := filepath.Abs(filepath.Join("build", "tools", "program", "check", "schemas", schema+".json"))
		if err != nil {
			return err
		}
		env := append(os.Environ(), "GOFLAGS=", "GOWORK=off")
		if err := run(env, "go", "run", "-C", filepath.Join("build", "tools"), "./schema", name, all[0]); err != nil {
			return err
		}
	}
	return nil
}

// hashes compares what the manifests say of downloads with the downloads.
func (c *check) hashes(folder string) error {
	for name, ends := range map[string][]string{
		"winget/Intrigue.Intrigue.installer.yaml": {"windows-amd64.zip", "windows-arm64.zip"},
		"scoop/intrigue.json":                     {"windows-amd64.zip", "windows-arm64.zip"},
		"homebrew/intrigue.rb":                    {"macos.zip"},
	} {
		text, err := os.ReadFile(filepath.Join(folder, filepath.FromSlash(name)))
		if err != nil {
			return err
		}
		sums := regexp.MustCompile(`\b[0-9a-f]{64}\b`).FindAllString(string(text), -1)
		if len(sums) != len(ends) {
			return fmt.Errorf("%s names %d hashes", name, len(sums))
		}
		for i, end := range ends {
			file, err := c.download(end)
			if err != nil {
				return err
			}
			if err := hasSum(file, sums[i]); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		}
	}
	return nil
}

// hasSum checks the hash of a file.
func hasSum(name, want string) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if got := fmt.Sprintf("%x", sha256.Sum256(data)); got != want {
		return fmt.Errorf("%s has the hash %s, not %s", name, got, want)
	}
	return nil
}

// pictureOf checks the size of a picture.
func pictureOf(name string, w, h int) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	if p, err := png.DecodeConfig(f); err != nil || p.Width != w || p.Height != h {
		return fmt.Errorf("%s is %d×%d (%v)", name, p.Width, p.Height, err)
	}
	return nil
}

// offline lays out the modules that Flathub is told of and has Go list all that Intrigue is
// built from with nothing else at hand.
func (c *check) offline(folder string) error {
	text, err := os.ReadFile(filepath.Join(folder, "flathub", "go-modules.json"))
	if err != nil {
		return err
	}
	var all []struct {
		SHA256, Dest string
		Name         string `json:"dest-filename"`
	}
	if err := json.Unmarshal(text, &all); err != nil {
		return err
	}
	cache, err := exec.Command("go", "env", "GOMODCACHE").Output()
	if err != nil {
		return err
	}
	fetched := filepath.Join(strings.TrimSpace(string(cache)), "cache", "download")
	for _, one := range all {
		from := filepath.Join(fetched, strings.TrimPrefix(one.Dest, "goproxy/"), one.Name)
		if err := hasSum(from, one.SHA256); err != nil {
			return err
		}
		to := filepath.Join(c.work, one.Dest)
		if err := os.MkdirAll(to, 0o755); err != nil {
			return err
		}
		if err := os.Symlink(from, filepath.Join(to, one.Name)); err != nil {
			return err
		}
	}
	env := append(os.Environ(), "GOPROXY=file://"+filepath.Join(c.work, "goproxy"), "GOSUMDB=off", "GOFLAGS=-modcacherw",
		"GOMODCACHE="+filepath.Join(c.work, "modules"), "GOTOOLCHAIN=local", "CGO_ENABLED=0")
	return run(env, "go", "list", "-deps", ".")
}
