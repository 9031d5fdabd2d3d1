// Command measure times the program in a real window, without a graphics card
// (under Xvfb), and prints a table beside what it should be.
//
//	go run ./build/measure [-quick] [GAME…]
//
// The tables are those of the games named, London's without a word. -quick leaves out the
// thirty new cards and the larger window.
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
)

// before are the decisions of a game whose sheet would lie over its board.
var before = map[string][]string{"penny": {"hero.alice"}}

func main() {
	quick := flag.Bool("quick", false, "no cards, and only the smaller window")
	flag.Parse()
	games := flag.Args()
	if len(games) == 0 {
		games = []string{"london"}
	}
	if err := run(*quick, games); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

// row is one line of the table.
type row struct{ what, got, aim string }

func run(quick bool, games []string) error {
	dir, err := os.MkdirTemp("", "intrigue-measure-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	binary := filepath.Join(dir, "under-test")
	build := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", binary, "intrigue")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	stop, err := display()
	if err != nil {
		return err
	}
	defer stop()
	var rows []row
	info, err := os.Stat(binary)
	if err != nil {
		return err
	}
	rows = append(rows, row{"stripped binary", fmt.Sprintf("%.1f MB", float64(info.Size())/1e6), ""}) // downloads have the limit
	first, err := median(3, func() (time.Duration, error) { return firstScreen(binary, dir, false) })
	if err != nil {
		return err
	}
	rows = append(rows, row{"first screen painted (median of 3)", ms(first), "< 400 ms"})
	if first, err = median(3, func() (time.Duration, error) { return firstScreen(binary, dir, true) }); err != nil {
		return err
	}
	rows = append(rows, row{"first screen with all its pictures (median of 3)", ms(first), "< 1000 ms"})
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
			more, err := table(binary, dir, game, size)
			if err != nil {
				return fmt.Errorf("%s: %w", game, err)
			}
			rows = append(rows, more...)
		}
	}
	for _, r := range rows {
		fmt.Printf("%-62s %16s   %s\n", r.what, r.got, r.aim)
	}
	return nil
}

func ms(d time.Duration) string { return fmt.Sprintf("%.0f ms", float64(d)/1e6) }

func median(n int, f func() (time.Duration, error)) (time.Duration, error) {
	var all []time.Duration
	for range n {
		d, err := f()
		if err != nil {
			return 0, err
		}
		all = append(all, d)
	}
	slices.Sort(all)
	return all[n/2], nil
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
	for d := (draw{}); ; {
		var ok bool
		if d, ok = p.next(d.at, 10*time.Second); !ok {
			return 0, errors.New("nothing is painted")
		}
		if d.sharp || !sharp {
			return d.at.Sub(began), nil
		}
	}
}

// table measures an open table of a game in a window of a size.
func table(binary, dir, game string, size [2]int) ([]row, error) {
	name := fmt.Sprintf("%s %d×%d ", game, size[0], size[1])
	home := filepath.Join(dir, name)
	if err := os.MkdirAll(home, 0o755); err != nil {
		return nil, err
	}
	set := fmt.Sprintf(`{"format":1,"confirm":"never","highlights":true,"hints":true,"speed":"normal","textScale":100,"mute":true,"window":{"Width":%d,"Height":%d}}`, size[0], size[1])
	if err := os.WriteFile(filepath.Join(home, "settings.json"), []byte(set), 0o644); err != nil {
		return nil, err
	}
	p, err := start(binary, home, "-game", game)
	if err != nil {
		return nil, err
	}
	defer p.end()
	if err := p.open(before[game]); err != nil {
		return nil, err
	}
	var rows []row
	add := func(what, got, aim string) { rows = append(rows, row{name + what, got, aim}) }

	p.calm()
	idle, err := p.share(20 * time.Second)
	if err != nil {
		return nil, err
	}
	add("idle table, share of one core", fmt.Sprintf("%.3f %%", 100*idle), "< 0.1 %")

	asleep, err := median(7, func() (time.Duration, error) {
		if err := p.rest(); err != nil {
			return 0, err
		}
		return p.answer()
	})
	if err != nil {
		return nil, err
	}
	add("a press answered from sleep (median of 7)", ms(asleep), "< 30 ms")
	awake, err := median(7, func() (time.Duration, error) {
		p.do("mousemove_relative", "1", "0")
		time.Sleep(60 * time.Millisecond)
		return p.answer()
	})
	if err != nil {
		return nil, err
	}
	add("a press answered awake (median of 7)", ms(awake), "< 30 ms")

	aimZoom, aimPan := "≥ 30", "≥ 45"
	if size[0] > 1280 {
		aimZoom, aimPan = "", ""
	}
	zoom, each, err := p.zooming()
	if err != nil {
		return nil, err
	}
	add("frames a second while zooming", zoom, aimZoom)
	add("  processor time of one of them", each, "")
	sharp, err := median(5, p.sharpening)
	if err != nil {
		return nil, err
	}
	add("sharp after a zoom has ended (median of 5)", ms(sharp), "< 50 ms")
	pan, each, err := p.panning()
	if err != nil {
		return nil, err
	}
	add("frames a second while panning", pan, aimPan)
	add("  processor time of one of them", each, "")
	time.Sleep(4 * time.Second) // asleep, the table gives back what it no longer needs
	memory, err := p.memory()
	if err != nil {
		return nil, err
	}
	add("resident memory after that, at rest", fmt.Sprintf("%.0f MB", memory/1e6), "< 220 MB")
	return rows, nil
}
