package main

import "testing"

func TestSection(t *testing.T) {
	const text = "# Changes\n\n## 2.0.0\n\nNew.\n\n## 1.0.0\n\nOld.\n"
	for heading, want := range map[string]string{"2.0.0": "New.\n", "1.0.0": "Old.\n"} {
		if got, err := section(text, heading); err != nil || got != want {
			t.Errorf("%s: %q, %v", heading, got, err)
		}
	}
	if _, err := section(text, "0"); err == nil {
		t.Error("a heading is found that is not there")
	}
}
