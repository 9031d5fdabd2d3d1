// Command measure times the program in a real window, without a graphics card
// (under Xvfb), and prints a table.
//
//	go run -C build/tools/program ./measure [-quick] [GAME…]
//
// The tables are those of the games named, London's without a word. -quick leaves out the
// larger window.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"

	"intrigue/scenes/e2e/driver"
)

func main() {
	quick := flag.Bool("quick", false, "only the smaller window")
	flag.Parse()
	games := flag.Args()
	if len(games) == 0 {
		games = []string{"london"}
	}
	sizes := [][2]int{{1280, 800}, {1920, 1080}}
	if *quick {
		sizes = sizes[:1]
	}
	if err := run(games, sizes); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

func run(games []string, sizes [][2]int) error {
	dir, err := os.MkdirTemp("", "intrigue-measure-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	binary := filepath.Join(dir, "under-test")
	build := exec.Command("go", "build", "-o", binary, "-trimpath", "-ldflags", "-s -w", ".")
	build.Dir, build.Env = "../../..", append(os.Environ(), "CGO_ENABLED=0")
	if err := driver.Run(build); err != nil {
		return err
	}
	stop, err := display()
	if err != nil {
		return err
	}
	defer stop()
	info, err := os.Stat(binary)
	if err != nil {
		return err
	}
	tell("stripped binary", fmt.Sprintf("%.1f MB", float64(info.Size())/1e6))
	for _, sharp := range []bool{false, true} {
		what := "first screen painted (median of 3)"
		if sharp {
			what = "first screen with all its pictures (median of 3)"
		}
		first, err := median(3, func() (time.Duration, error) { return firstScreen(binary, dir, sharp) })
		if err != nil {
			return err
		}
		tell(what, first)
	}
	for _, game := range games {
		for _, size := range sizes {
			if err := measureTable(binary, dir, game, size); err != nil {
				return fmt.Errorf("%s: %w", game, err)
			}
		}
	}
	return measureAnalysis(binary, dir, "london")
}

// tell prints a line of the table.
func tell(what, got string) { fmt.Printf("%-62s %16s\n", what, got) }

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
	defer p.End()
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
