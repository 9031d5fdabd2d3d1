package main

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// version is what a build is called in the places that ask for it.
type version struct {
	Words  string // in the program: "1.2.0", "built from 0123456789ab"
	File   string // in the names of files: "1.2.0", "0123456789ab"
	Number string // three numbers, for Windows and macOS: "1.2.0", "0.0.0"
	// Package orders builds for deb and rpm: a build of no tag sorts before the
	// first release, and after older ones.
	Package string
	Time    time.Time // of the commit: every file in every archive carries it
}

// versionOf asks git; a tree without git has no name but builds all the same.
func versionOf(root string) version {
	git := func(args ...string) string {
		c := exec.Command("git", args...)
		c.Dir = root
		out, _ := c.Output()
		return strings.TrimSpace(string(out))
	}
	commit := git("rev-parse", "--short=12", "HEAD")
	seconds, err := strconv.ParseInt(git("log", "-1", "--format=%ct"), 10, 64)
	if e := os.Getenv("SOURCE_DATE_EPOCH"); e != "" {
		seconds, err = strconv.ParseInt(e, 10, 64)
	}
	when := time.Unix(seconds, 0).UTC()
	if err != nil {
		when = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	}
	changed := git("status", "--porcelain", "--untracked-files=no") != ""
	return versionFrom(git("describe", "--tags", "--match", "v[0-9]*"), commit, changed, when)
}

var tagged = regexp.MustCompile(`^v(\d+\.\d+\.\d+)(?:-(\d+)-g([0-9a-f]+))?$`)

func versionFrom(described, commit string, changed bool, when time.Time) version {
	v := version{Words: "built from an unnamed state", File: "unnamed", Number: "0.0.0", Time: when}
	v.Package = fmt.Sprintf("0.0.0~%s", when.Format("20060102.150405"))
	if commit != "" {
		v.Words, v.File = "built from "+commit, commit
		v.Package += "." + commit
	}
	if m := tagged.FindStringSubmatch(described); m != nil {
		v.Words, v.File, v.Number, v.Package = m[1], m[1], m[1], m[1]
		if m[2] != "" {
			v.Words = fmt.Sprintf("%s and %s changes, %s", m[1], m[2], commit)
			v.File += "-" + m[2] + "-" + commit
			v.Package += "+" + m[2] + "." + commit
		}
	}
	if changed {
		v.Words, v.File, v.Package = v.Words+", changed", v.File+"-changed", v.Package+".changed"
	}
	return v
}
