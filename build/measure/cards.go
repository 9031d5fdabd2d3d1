package main

import (
	"cmp"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"

	"intrigue/scenes/e2e/driver"
)

// cards measures thirty card-sized sprites that appear at once, at two scales of the
// display: how long frames took while they came, what painting alone took of the
// processors, and when all of them were there. It takes the run of five whose longest
// frame was the middle one. The first way bakes while painting, for comparison.
func cards(dir string) ([]row, error) {
	binary := filepath.Join(dir, "cards")
	if err := driver.Build(binary, "intrigue/build/measure/cards"); err != nil {
		return nil, err
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
		var all []cardRun
		for range 5 {
			f, err := runCards(binary, way.args...)
			if err != nil {
				return nil, err
			}
			all = append(all, f)
		}
		slices.SortFunc(all, func(a, b cardRun) int { return cmp.Compare(a.clock[2], b.clock[2]) })
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

// cardRun is the times of one run in milliseconds: of a quiet frame, the middle and
// the longest one while cards came.
type cardRun struct {
	clock, work [3]float64
	sharp       float64
}

// runCards shows the cards once and reads the line that comes out.
func runCards(binary string, args ...string) (f cardRun, err error) {
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
