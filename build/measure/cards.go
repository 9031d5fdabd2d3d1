package main

import (
	"cmp"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
)

// cards measures thirty card-sized sprites that appear at once, at two scales of the
// display: how long frames took while they came, what painting alone asked of the
// processors, and when all of them were there. It takes the run of five whose longest
// frame was the middle one; the first is how it was when painting baked them.
func cards(dir string) ([]row, error) {
	binary := filepath.Join(dir, "cards")
	if out, err := exec.Command("go", "build", "-o", binary, "intrigue/build/measure/cards").CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w: %s", err, out)
	}
	var rows []row
	for _, way := range []struct {
		what, aim string
		args      []string
	}{
		{"baked while painting", "", []string{"-at-once"}},
		{"Penny's handbills", "< 50 ms", []string{"-bills"}},
		{"scale 1", "< 50 ms", []string{"-scale=1"}}, {"scale 1, without baking", "< 50 ms", []string{"-scale=1", "-apart"}},
		{"scale 2", "< 50 ms", []string{"-scale=2"}}, {"scale 2, without baking", "< 50 ms", []string{"-scale=2", "-apart"}},
	} {
		var all []frames
		for range 5 {
			f, err := deal(binary, way.args...)
			if err != nil {
				return nil, err
			}
			all = append(all, f)
		}
		slices.SortFunc(all, func(a, b frames) int { return cmp.Compare(a.clock[2], b.clock[2]) })
		f := all[len(all)/2]
		rows = append(rows,
			row{"30 new cards, " + way.what + ": longest frame", fmt.Sprintf("%.0f ms", f.clock[2]), way.aim},
			row{"  usual frame before and then; work, also longest", fmt.Sprintf("%.0f, %.0f; %.0f, %.0f, %.0f ms", f.clock[0], f.clock[1], f.work[0], f.work[1], f.work[2]), ""})
		if way.aim == "" || len(way.args) == 1 {
			rows = append(rows, row{"  all of them there after", fmt.Sprintf("%.0f ms", f.sharp), ""})
		}
	}
	return rows, nil
}

// frames are the times of one run in milliseconds: of a quiet frame, the middle and
// the longest one while cards came.
type frames struct {
	clock, work [3]float64
	sharp       float64
}

func deal(binary string, args ...string) (f frames, err error) {
	out, err := exec.Command(binary, args...).Output()
	if err != nil {
		return f, fmt.Errorf("the cards are not shown: %w", err)
	}
	var n int
	c, w := &f.clock, &f.work
	if _, err = fmt.Sscanf(string(out), "clock quiet %f median %f worst %f work quiet %f median %f worst %f frames %d sharp %f",
		&c[0], &c[1], &c[2], &w[0], &w[1], &w[2], &n, &f.sharp); err != nil {
		return f, fmt.Errorf("%q is not understood: %w", out, err)
	}
	return f, nil
}
