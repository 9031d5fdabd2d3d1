package main

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

// flathub is the manifest by which Flathub builds Intrigue from its sources, and what it
// names: nothing else may be fetched while it builds.
func (r *release) flathub() ([]file, error) {
	out, err := exec.Command("git", "-C", r.root, "rev-parse", "HEAD").Output()
	if err != nil {
		return nil, fmt.Errorf("git knows no commit for Flathub to build: %w", err)
	}
	names := map[string]any{"Commit": strings.TrimSpace(string(out)), "Icon": appID, "Desktop": appID + ".desktop"}
	var s steps
	all := []file{}
	for _, one := range [][2]string{
		{"stores/flathub.yml", appID + ".yml"},
		{"linux/intrigue.desktop", appID + ".desktop"},
		{"linux/" + appID + ".metainfo.xml", appID + ".metainfo.xml"},
	} {
		all = append(all, file{name: one[1], data: s.bytes(r.fill(one[0], names))})
	}
	proxy, err := goEnv("GOPROXY")
	if err != nil {
		return nil, err
	}
	return append(all, file{name: "go-modules.json", data: s.bytes(listModules(r.root, proxy))}), s.err
}

// source is one file that Flathub fetches before it builds.
type source struct {
	Type   string `json:"type"`
	URL    string `json:"url"`
	SHA256 string `json:"sha256"`
	Dest   string `json:"dest"`
	Name   string `json:"dest-filename"`
}

// listModules lists what Go reads of every module, to be laid out in a folder that Go takes for a proxy.
func listModules(root, proxies string) ([]byte, error) {
	proxy, _, _ := strings.Cut(strings.ReplaceAll(proxies, "|", ","), ",")
	if !strings.HasPrefix(proxy, "https://") || strings.Contains(proxy, "@") {
		return nil, fmt.Errorf("GOPROXY does not begin with a public proxy, which Flathub could ask: %q", proxy)
	}
	cache, err := goEnv("GOMODCACHE")
	if err != nil {
		return nil, err
	}
	c := exec.Command("go", "mod", "download", "-json")
	c.Dir = root
	out, err := c.Output()
	if err != nil {
		return nil, fmt.Errorf("go mod download: %w", err)
	}
	modules, err := decodeAll[struct{ GoMod, Zip string }](out)
	if err != nil {
		return nil, err
	}
	all := []source{}
	for _, m := range modules {
		for _, name := range []string{m.GoMod, m.Zip} {
			data, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			below, err := filepath.Rel(filepath.Join(cache, "cache", "download"), name)
			if err != nil {
				return nil, err
			}
			below = filepath.ToSlash(below)
			all = append(all, source{"file", proxy + "/" + below, fmt.Sprintf("%x", sha256.Sum256(data)),
				"goproxy/" + path.Dir(below), path.Base(below)})
		}
	}
	return json.MarshalIndent(all, "", "  ")
}
