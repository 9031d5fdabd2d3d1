// Command measure times the program in a real window, without a graphics card
// (under Xvfb), and prints a table beside what it should be.
//
//	go run ./build/measure [-quick] [-analysis] [GAME…]
//
// The tables are those of the games named, London's without a word. -quick leaves out the
// thirty new cards and the larger window; -analysis measures the analysis of finished games alone.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"intrigue/scenes/e2e/driver"
)

func main() {
	quick := flag.Bool("quick", false, "no cards, and only the smaller window")
	study := flag.Bool("analysis", false, "only the analysis of finished games")
	flag.Parse()
	games := flag.Args()
	if len(games) == 0 {
		games = []string{"london"}
	}
	if err := run(*quick, *study, games); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

// row is one line of the table.
type row struct{ what, got, aim string }

func run(quick, study bool, games []string) error {
	dir, err := os.MkdirTemp("", "intrigue-measure-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	binary := filepath.Join(dir, "under-test")
	if err := driver.Build(binary, "intrigue", "-trimpath", "-ldflags", "-s -w"); err != nil {
		return err
	}
	stop, err := display()
	if err != nil {
		return err
	}
	defer stop()
	if study {
		return analyses(binary, dir)
	}
	var rows []row
	info, err := os.Stat(binary)
	if err != nil {
		return err
	}
	rows = append(rows, row{"stripped binary", fmt.Sprintf("%.1f MB", float64(info.Size())/1e6), ""}) // downloads have the limit
	for _, m := range []struct {
		what, aim string
		sharp     bool
	}{
		{"first screen painted (median of 3)", "< 400 ms", false},
		{"first screen with all its pictures (median of 3)", "< 1000 ms", true},
	} {
		first, err := median(3, func() (time.Duration, error) { return firstScreen(binary, dir, m.sharp) })
		if err != nil {
			return err
		}
		rows = append(rows, row{m.what, first, m.aim})
	}
	sizes := [][2]int{{1280, 800}}
	if !quick {
		more, err := cards(dir)
		if err != nil {
			return err
		}
		rows = append(rows, more...)
		sizes = append(sizes, [2]int{1920, 1080})
	}
	for _, game := range games {
		for _, size := range sizes {
			more, err := measureTable(binary, dir, game, size)
			if err != nil {
				return fmt.Errorf("%s: %w", game, err)
			}
			rows = append(rows, more...)
		}
	}
	tell(rows)
	return nil
}

// tell prints the table.
func tell(rows []row) {
	for _, r := range rows {
		fmt.Printf("%-62s %16s   %s\n", r.what, r.got, r.aim)
	}
}

// median measures a time n times and tells the middle one.
func median(n int, f func() (time.Duration, error)) (string, error) {
	var all []time.Duration
	for range n {
		d, err := f()
		if err != nil {
			return "", err
		}
		all = append(all, d)
	}
	slices.Sort(all)
	return fmt.Sprintf("%.0f ms", float64(all[n/2])/1e6), nil
}

// firstScreen is the time from starting the program to its first painted frame, or to
// the first on which everything is sharp.
func firstScreen(binary, dir string, sharp bool) (time.Duration, error) {
	began := time.Now()
	p, err := start(binary, filepath.Join(dir, "home"))
	if err != nil {
		return 0, err
	}
	defer p.end()
	for f := (frame{}); ; {
		var ok bool
		if f, ok = p.frameAfter(f.at, 10*time.Second); !ok {
			return 0, errors.New("nothing is painted")
		}
		if f.sharp || !sharp {
			return f.at.Sub(began), nil
		}
	}
}
