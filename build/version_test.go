package main

import (
	"strings"
	"testing"

	program "intrigue/input/version"
)

func TestTheVersionIsThatOfTheTag(t *testing.T) {
	const commit, day = "0123456789abcdef0123456789abcdef01234567", "20260304.120000."
	for name, one := range map[string]struct {
		state            state
		words, file, pkg string // after the number
	}{
		"the release": {state{commit: commit, tags: []string{"old", program.Tag}, released: true}, "", "", ""},
		"without git": {state{}, "", "", ""},
		"before it":   {state{commit: commit}, "+0123456789ab", "-0123456789ab", "~" + day + "0123456789ab"},
		"after it":    {state{commit: commit, released: true}, "+0123456789ab", "-0123456789ab", "+" + day + "0123456789ab"},
		"with changes": {state{commit: commit, changed: true}, "+0123456789ab.changed", "-0123456789ab.changed",
			"~" + day + "0123456789ab.changed"},
		"a changed tag": {state{commit: commit, tags: []string{program.Tag}, released: true, changed: true},
			"+changed", "-changed", "+" + day + "changed"},
		"a tag of others": {state{commit: commit, tags: []string{"vague"}}, "+0123456789ab", "-0123456789ab", "~" + day + "0123456789ab"},
	} {
		v, err := versionFrom(one.state, noon)
		n := program.Number
		if err != nil || v.Words != n+one.words || v.File != n+one.file || v.Number != n || v.Package != n+one.pkg {
			t.Errorf("%s: %+v, %v", name, v, err)
		}
	}
}

// TestATagOfAnotherVersionStopsTheBuild: nothing is ever published under a number that the program does not say.
func TestATagOfAnotherVersionStopsTheBuild(t *testing.T) {
	if _, err := versionFrom(state{commit: "0123456789ab", tags: []string{"v999.0.0"}}, noon); err == nil ||
		!strings.Contains(err.Error(), program.Number) {
		t.Error(err)
	}
	if _, err := versionFrom(state{commit: "0123456789ab", tags: []string{"v999.0.0", program.Tag}}, noon); err != nil {
		t.Error(err)
	}
}

// sampleVersion is what the tests of all that is packed are called.
var sampleVersion = version{Words: "1.2.3", File: "1.2.3", Number: "1.2.3", Package: "1.2.3", Time: noon}
