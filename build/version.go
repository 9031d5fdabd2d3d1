package main

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	program "intrigue/input/version"
)

// version is what a build is called in the places that ask for it.
type version struct {
	Words  string // in the program: "1.2.0", "1.2.0+0123456789ab"
	File   string // in the names of files: "1.2.0", "1.2.0-0123456789ab"
	Number string // three numbers, for Windows and macOS: "1.2.0"
	// Package orders builds for deb and rpm: a build of no tag sorts before the
	// release while that has no tag yet, and after it from then on.
	Package string
	Time    time.Time // of the commit: every file in every archive carries it
}

// state is what git says of the sources.
type state struct {
	commit   string
	tags     []string // of this commit
	released bool     // the tag of this version is somewhere
	changed  bool     // since the commit
}

// versionOf asks git; a tree without git is taken for the release.
func versionOf(root string) (version, error) {
	git := func(args ...string) string {
		c := exec.Command("git", args...)
		c.Dir = root
		out, _ := c.Output()
		return strings.TrimSpace(string(out))
	}
	seconds, err := strconv.ParseInt(git("log", "-1", "--format=%ct"), 10, 64)
	if e := os.Getenv("SOURCE_DATE_EPOCH"); e != "" {
		seconds, err = strconv.ParseInt(e, 10, 64)
	}
	when := time.Unix(seconds, 0).UTC()
	if err != nil {
		when = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	}
	return versionFrom(state{
		commit:   git("rev-parse", "HEAD"),
		tags:     strings.Fields(git("tag", "--points-at", "HEAD")),
		released: git("tag", "--list", program.Tag) != "",
		changed:  git("status", "--porcelain", "--untracked-files=no") != "",
	}, when)
}

// releaseTag is what tags of releases look like.
var releaseTag = regexp.MustCompile(`^v\d+\.\d+\.\d+$`)

// versionFrom is an error when a commit bears the tag of another version than its sources.
func versionFrom(s state, when time.Time) (version, error) {
	tagged := slices.Contains(s.tags, program.Tag)
	if i := slices.IndexFunc(s.tags, releaseTag.MatchString); i >= 0 && !tagged {
		return version{}, fmt.Errorf("the tag of this commit is %s, but its version is %s: "+
			"change input/version/version.go and build/CHANGELOG.md first", s.tags[i], program.Number)
	}
	words := program.Of(s.commit, tagged, s.changed)
	v := version{Words: words, File: strings.Replace(words, "+", "-", 1), Number: program.Number, Package: program.Number, Time: when}
	if more, ok := strings.CutPrefix(words, program.Number+"+"); ok {
		order := "~"
		if s.released {
			order = "+"
		}
		v.Package += order + when.Format("20060102.150405") + "." + more
	}
	return v, nil
}
