package codesign

import (
	"bytes"
	"crypto/sha1"
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
)

// unlisted are files of a bundle that CodeResources does not list: the program seals
// Info.plist and the list itself, and the rest are left out by its rules.
var unlisted = []string{"Info.plist", "PkgInfo", "_CodeSignature/CodeResources"}

// Bundle checks an app: its files by their names below the folder Contents.
func Bundle(files map[string][]byte) error {
	info, err := ReadPlist(files["Info.plist"])
	if err != nil {
		return fmt.Errorf("the list Info.plist: %w", err)
	}
	resources, ok := files["_CodeSignature/CodeResources"]
	if !ok {
		return fmt.Errorf("there is no _CodeSignature/CodeResources")
	}
	list, err := ReadPlist(resources)
	if err != nil {
		return fmt.Errorf("the list CodeResources: %w", err)
	}
	program := fmt.Sprint("MacOS/", info["CFBundleExecutable"])
	if err := Program(files[program], fmt.Sprint(info["CFBundleIdentifier"]), files["Info.plist"], resources); err != nil {
		return fmt.Errorf("%s: %w", program, err)
	}
	if rules, _ := list["rules2"].(map[string]any); len(rules) == 0 {
		return fmt.Errorf("the list CodeResources has no rules")
	}
	old, _ := list["files"].(map[string]any) // with SHA-1, for old systems
	all, _ := list["files2"].(map[string]any)
	for name := range all {
		if _, ok := files[name]; !ok {
			return fmt.Errorf("%s is sealed and not there", name)
		}
	}
	for name, data := range files {
		if name == program || slices.Contains(unlisted, name) {
			continue
		}
		entry, _ := all[name].(map[string]any)
		hash, _ := entry["hash2"].([]byte)
		if sum := sha256.Sum256(data); !bytes.Equal(hash, sum[:]) {
			return fmt.Errorf("%s is not sealed, or has changed", name)
		}
		hash, _ = old[name].([]byte)
		if sum := sha1.Sum(data); strings.HasPrefix(name, "Resources/") && !bytes.Equal(hash, sum[:]) {
			return fmt.Errorf("%s is not sealed for old systems", name)
		}
	}
	return nil
}
