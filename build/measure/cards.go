package main

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
)

// cards measures thirty card-sized sprites that appear at once, at two scales of the
// display: what a frame took before they came and while they came, and when all of
// them were there. It takes the run of five whose longest frame was the middle one;
// the first row is how it was when sprites were baked while they were painted.
func cards(dir string) ([]row, error) {
	binary := filepath.Join(dir, "cards")
	if out, err := exec.Command("go", "build", "-o", binary, "intrigue/build/measure/cards").CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w: %s", err, out)
	}
	var rows []row
	for _, way := range []struct{ what, flag, aim string }{{" baked while painting", "-at-once", ""}, {"", "-scale=1", "< 50 ms"}, {" at scale 2", "-scale=2", "< 50 ms"}} {
		var all []frames
		for range 5 {
			f, err := deal(binary, way.flag)
			if err != nil {
				return nil, err
			}
			all = append(all, f)
		}
		slices.SortFunc(all, func(a, b frames) int { return int(a.worst*10) - int(b.worst*10) })
		f := all[len(all)/2]
		rows = append(rows,
			row{"30 new cards" + way.what + ": longest frame", fmt.Sprintf("%.0f ms", f.worst), way.aim},
			row{"  a usual frame before and while they came, all there", fmt.Sprintf("%.0f, %.0f, %.0f ms", f.quiet, f.median, f.sharp), ""})
	}
	return rows, nil
}

// frames are the times of one run in milliseconds.
type frames struct{ quiet, worst, median, sharp float64 }

func deal(binary string, args ...string) (f frames, err error) {
	out, err := exec.Command(binary, args...).Output()
	if err != nil {
		return f, fmt.Errorf("the cards are not shown: %w", err)
	}
	var n int
	if _, err = fmt.Sscanf(string(out), "quiet %f worst %f median %f frames %d sharp %f", &f.quiet, &f.worst, &f.median, &n, &f.sharp); err != nil {
		return f, fmt.Errorf("%q is not understood: %w", out, err)
	}
	return f, nil
}
