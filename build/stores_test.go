package main

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/jpeg"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

// summed is a release whose downloads have been made: their hashes are 111…, 222… and 333….
func summed(t *testing.T) *release {
	t.Helper()
	r := sampled(t)
	r.dist, r.work = t.TempDir(), t.TempDir()
	var sums strings.Builder
	for i, what := range []string{"macos.zip", "windows-amd64.zip", "windows-arm64.zip"} {
		fmt.Fprintf(&sums, "%s  %s\n", strings.Repeat(fmt.Sprint(i+1), 64), r.name(what))
	}
	rulestest.OK(t, os.WriteFile(filepath.Join(r.dist, "SHA256SUMS"), []byte(sums.String()), 0o644))
	return r
}

// storeFiles are the manifests of that release.
func storeFiles(t *testing.T, r *release) map[string]string {
	t.Helper()
	sums, err := r.readSums()
	rulestest.OK(t, err)
	all, err := r.manifests(sums)
	rulestest.OK(t, err)
	if err := exec.Command("git", "-C", r.root, "rev-parse", "HEAD").Run(); err != nil {
		t.Skip("Flathub builds a commit, and these sources are none")
	}
	flathub, err := r.flathub()
	rulestest.OK(t, err)
	texts := map[string]string{}
	for _, f := range append(all, flathub...) {
		texts[f.name] = string(f.data)
	}
	return texts
}

func TestManifestsNameTheDownloads(t *testing.T) {
	all := storeFiles(t, summed(t))
	const at = defaultSite + "/releases/download/v1.2.3/intrigue-1.2.3-"
	for name, lines := range map[string][]string{
		"winget/Intrigue.Intrigue.installer.yaml": {
			"Architecture: x64\n    InstallerUrl: " + at + "windows-amd64.zip\n    InstallerSha256: \"2222",
			"Architecture: arm64\n    InstallerUrl: " + at + "windows-arm64.zip\n    InstallerSha256: \"3333",
			`RelativeFilePath: 'intrigue-1.2.3-windows-arm64\Intrigue.exe'`,
		},
		"scoop/intrigue.json": {`"url": "` + at + `windows-amd64.zip"`, `"hash": "2222`, `"hash": "3333`,
			`"extract_dir": "intrigue-1.2.3-windows-arm64"`},
		"homebrew/intrigue.rb": {`sha256 "1111`, `app "intrigue-#{version}-macos/Intrigue.app"`, `version "1.2.3"`},
		appID + ".yml":         {"id: " + appID + "\n", "url: " + defaultSite + ".git", "go-modules.json", "main.version=1.2.3'"},
		appID + ".desktop":     {"Icon=" + appID + "\n"},
		appID + ".metainfo.xml": {">" + appID + ".desktop</launchable>", defaultSite +
			"/releases/download/v1.2.3/shelf-1600x900.png</image>"},
		"go-modules.json": {`"goproxy/golang.org/x/image/@v"`, `"dest-filename": "v2.10.4.zip"`},
	} {
		for _, line := range lines {
			rulestest.Holds(t, strings.Contains(all[name], line), "%s does not say %s:\n%.1500s", name, line, all[name])
		}
	}
	n := strings.Count(all[appID+".metainfo.xml"], "<screenshot")
	rulestest.Holds(t, n == len(pictures)+1, "the metainfo has %d pictures", n-1)
}

// TestStoresAreOfThisState: hashes of other downloads are no use.
func TestStoresAreOfThisState(t *testing.T) {
	r := summed(t)
	r.version.File = "1.2.4"
	if err := r.stores(); err == nil || !strings.Contains(err.Error(), "intrigue-1.2.4-windows-amd64.zip") {
		t.Errorf("it says %v", err)
	}
	r.dist = t.TempDir()
	if err := r.stores(); err == nil || !strings.Contains(err.Error(), "no downloads yet") {
		t.Errorf("it says %v", err)
	}
	if _, err := newRelease(r.dist, "intrigue.example"); err == nil {
		t.Error("a site without https is taken")
	}
	for _, proxies := range []string{"direct", "off", "https://me:secret@example.org,direct", "file:///tmp"} {
		if _, err := listModules(r.root, proxies); err == nil {
			t.Errorf("Flathub is to fetch modules from %s", proxies)
		}
	}
}

// TestSchemasFindMistakes: what our schemas let pass they must also be able to refuse.
func TestSchemasFindMistakes(t *testing.T) {
	r := summed(t)
	all := storeFiles(t, r)
	check := func(schema, text string) error {
		name := filepath.Join(r.work, "manifest")
		rulestest.OK(t, os.WriteFile(name, []byte(text), 0o644))
		return r.ownTool("schema", filepath.Join(r.root, "build", "tools", "program", "check", "schemas", schema+".json"), name)
	}
	for _, c := range []struct{ schema, name, part, other string }{
		{"winget.installer", "winget/Intrigue.Intrigue.installer.yaml", `InstallerSha256: "2222`, `InstallerSha256: "zz`},
		{"winget.version", "winget/Intrigue.Intrigue.yaml", "DefaultLocale", "Locale"},
		{"winget.locale", "winget/Intrigue.Intrigue.locale.en-GB.yaml", "https://", "ftp://"},
		{"scoop", "scoop/intrigue.json", `"persist": "intrigue"`, `"persists": "intrigue"`},
		{"flathub", appID + ".yml", "--socket=x11", "--filesystem=host"},
		{"go-modules", "go-modules.json", `"type": "file"`, `"type": "shell"`},
	} {
		rulestest.OK(t, check(c.schema, all[c.name]))
		broken := strings.Replace(all[c.name], c.part, c.other, 1)
		rulestest.Holds(t, broken != all[c.name] && check(c.schema, broken) != nil, "%s: %q passes for %q", c.name, c.other, c.part)
	}
}

// TestAPictureOfYesterdayIsSeen: packing changes no square by much, a word that was redrawn does.
func TestAPictureOfYesterdayIsSeen(t *testing.T) {
	today := image.NewRGBA(image.Rect(0, 0, 100, 60))
	for i := range today.Pix {
		today.Pix[i] = uint8(i * 7 % 251)
	}
	var packed bytes.Buffer
	rulestest.OK(t, jpeg.Encode(&packed, today, &jpeg.Options{Quality: 90}))
	kept, err := jpeg.Decode(&packed)
	rulestest.OK(t, err)
	if at, same := looksLike(kept, today); !same {
		t.Errorf("packing changes %v", at)
	}
	draw.Draw(today, image.Rect(40, 40, 48, 44), image.White, image.Point{}, draw.Src)
	at, same := looksLike(kept, today)
	rulestest.Holds(t, !same && at == image.Rect(32, 32, 48, 48), "a redrawn word is seen at %v, %v", at, !same)
	_, same = looksLike(kept, today.SubImage(image.Rect(0, 0, 50, 60)))
	rulestest.Holds(t, !same, "half a picture is the same")
}
