package main

import "testing"

func TestVersions(t *testing.T) {
	for _, one := range []struct {
		described, commit        string
		changed                  bool
		words, file, number, pkg string
	}{
		{"v1.2.3", "0123456789ab", false, "1.2.3", "1.2.3", "1.2.3", "1.2.3"},
		{"v1.2.3-4-g0123456", "0123456789ab", false, "1.2.3 and 4 changes, 0123456789ab", "1.2.3-4-0123456789ab", "1.2.3", "1.2.3+4.0123456789ab"},
		{"", "0123456789ab", false, "built from 0123456789ab", "0123456789ab", "0.0.0", "0.0.0~20260304.120000.0123456789ab"},
		{"", "0123456789ab", true, "built from 0123456789ab, changed", "0123456789ab-changed", "0.0.0", "0.0.0~20260304.120000.0123456789ab.changed"},
		{"vague", "", false, "built from an unnamed state", "unnamed", "0.0.0", "0.0.0~20260304.120000"},
	} {
		v := versionFrom(one.described, one.commit, one.changed, noon)
		if v.Words != one.words || v.File != one.file || v.Number != one.number || v.Package != one.pkg {
			t.Errorf("%q of %q: %+v", one.described, one.commit, v)
		}
	}
}
