// Command problems finds positions with a task and one proved solution in games of bots, and
// writes them as the lines of a file that a game ships.
//
//	go run ./build/problems [-games N] [-deal D] [-levels L,L] GAME > problems.jsonl
//
// The same flags find the same problems. What has been shipped stays as it is: new problems are
// new lines.
package main

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"os"
	"runtime"
	"sync"

	"intrigue/input/sim"
	"intrigue/rules"
	"intrigue/rules/london"
)

// wanted is how many problems of a kind a game ships in each of its three grades.
type wanted map[string]int

// source is where the problems of a game come from.
type source struct {
	game   rules.Game
	levels string
	each   wanted
}

var sources = map[string]source{
	"london": {london.Game{}, "steady,steady,steady,steady,steady,steady", wanted{"arrest": 20, "escape": 10}},
}

func main() {
	games := flag.Int("games", 1000, "play so many games of bots at most")
	deal := flag.Uint64("deal", 1, "the deal of the first game; the next ones follow")
	levels := flag.String("levels", "", "the levels of the bots, as for simulations")
	flag.Parse()
	if err := run(flag.Arg(0), *games, *deal, *levels); err != nil {
		fmt.Fprintln(os.Stderr, "problems:", err)
		os.Exit(1)
	}
}

func run(name string, games int, deal uint64, levels string) error {
	src, ok := sources[name]
	if !ok {
		return fmt.Errorf("there are no problems of %q", name)
	}
	if levels == "" {
		levels = src.levels
	}
	r := sim.Run{Game: src.game, Levels: sim.Levels(src.game, levels)}
	s := shelf{finder: src.game.(rules.ProblemFinder), each: src.each, seen: map[string]bool{}, have: map[string]int{}, out: bufio.NewWriter(os.Stdout)}
	var wg sync.WaitGroup
	found := make([]chan []rules.Problem, games) // in the order of the deals, whoever is first
	for i := range found {
		found[i] = make(chan []rules.Problem, 1)
	}
	cores := runtime.GOMAXPROCS(0)
	ctx, cancel := context.WithCancel(context.Background())
	for c := range cores {
		wg.Go(func() {
			for i := c; i < games && ctx.Err() == nil; i += cores {
				rec, err := r.Record(ctx, deal+uint64(i))
				if err != nil && ctx.Err() == nil {
					fmt.Fprintln(os.Stderr, "problems:", err)
				}
				found[i] <- s.finder.FindProblems(rec)
			}
		})
	}
	for i := 0; i < games && !s.full(); i++ {
		for _, p := range <-found[i] {
			s.put(p)
		}
		if i%100 == 99 {
			fmt.Fprintln(os.Stderr, i+1, "games:", s.have)
		}
	}
	cancel()
	wg.Wait()
	return s.out.Flush()
}

// shelf takes the problems that are wanted, each pattern once.
type shelf struct {
	finder rules.ProblemFinder
	each   wanted
	seen   map[string]bool
	have   map[string]int // by kind and grade
	out    *bufio.Writer
}

func (s *shelf) put(p rules.Problem) {
	rank, pattern := fmt.Sprintf("%s %d", p.Kind, p.Grade), s.finder.Pattern(p)
	if s.seen[pattern] || s.have[rank] == s.each[p.Kind] {
		return
	}
	s.seen[pattern] = true
	s.have[rank]++
	p.Key = fmt.Sprintf("%s-%d", p.Kind, (p.Grade-1)*s.each[p.Kind]+s.have[rank])
	s.out.WriteString(p.Line())
	s.out.Flush()
}

func (s *shelf) full() bool {
	n, want := 0, 0
	for _, have := range s.have {
		n += have
	}
	for _, each := range s.each {
		want += 3 * each
	}
	return n == want
}
