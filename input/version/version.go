// Package version says which version of the program this is. It knows nothing of the program.
package version

import (
	"runtime/debug"
	"strings"
)

// Number is what this version is called: the tag of its release is v and this. It is the newest
// heading of build/CHANGELOG.md.
const Number = "1.0.0"

// Tag is the tag of the release.
const Tag = "v" + Number

// commitLength is how many letters of a commit name it.
const commitLength = 12

// Of is the version of a state of the sources: Number at the tag of the release and where no
// commit is known, and else Number with the commit behind a plus, as semantic versions have it.
// changed says that there is more in it than was committed.
func Of(commit string, tagged, changed bool) string {
	more := ""
	if !tagged && len(commit) >= commitLength {
		more = "+" + commit[:commitLength]
	}
	switch {
	case changed && more == "":
		more = "+changed"
	case changed:
		more += ".changed"
	}
	return Number + more
}

// Built is the version of the running program, by what Go wrote into it.
func Built() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return Number
	}
	return builtFrom(info)
}

func builtFrom(info *debug.BuildInfo) string {
	told := map[string]string{}
	for _, s := range info.Settings {
		told[s.Key] = s.Value
	}
	tag, _, _ := strings.Cut(info.Main.Version, "+") // behind it is "dirty"
	return Of(told["vcs.revision"], tag == Tag, told["vcs.modified"] == "true")
}
