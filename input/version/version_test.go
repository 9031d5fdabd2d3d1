package version

import (
	"runtime/debug"
	"testing"

	"intrigue/rules/rulestest"
)

func TestAVersionNamesItsCommit(t *testing.T) {
	const commit = "0123456789abcdef"
	for _, one := range []struct {
		commit          string
		tagged, changed bool
		want            string
	}{
		{"", false, false, Number},
		{commit, true, false, Number},
		{commit, false, false, Number + "+0123456789ab"},
		{commit, false, true, Number + "+0123456789ab.changed"},
		{commit, true, true, Number + "+changed"},
	} {
		got := Of(one.commit, one.tagged, one.changed)
		rulestest.Holds(t, got == one.want, "%+v: %s", one, got)
	}
}

func TestABuildKnowsItsVersion(t *testing.T) {
	info := func(version, commit, changed string) *debug.BuildInfo {
		return &debug.BuildInfo{Main: debug.Module{Version: version},
			Settings: []debug.BuildSetting{{Key: "vcs.revision", Value: commit}, {Key: "vcs.modified", Value: changed}}}
	}
	const commit = "0123456789abcdef"
	for _, one := range []struct {
		info *debug.BuildInfo
		want string
	}{
		{info("(devel)", "", ""), Number}, // go run
		{info(Tag, commit, "false"), Number},
		{info(Tag+"+dirty", commit, "true"), Number + "+changed"},
		{info("v1.0.1-0.20260304120000-0123456789ab", commit, "false"), Number + "+0123456789ab"},
		{info("v1.0.1-0.20260304120000-0123456789ab+dirty", commit, "true"), Number + "+0123456789ab.changed"},
	} {
		got := builtFrom(one.info)
		rulestest.Holds(t, got == one.want, "%+v: %s", one.info, got)
	}
}
