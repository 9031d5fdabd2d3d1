// Command problems finds positions with a task and a proved solution in games of bots, and
// writes them as the lines of a file that a game ships.
//
//	go run -C build/tools/program ./problems [-games N] [-deal D] [-levels L,L] GAME > problems.jsonl
//	go run -C build/tools/program ./problems -rate FILE GAME
//
// The same flags find the same problems. What has been shipped stays as it is: new problems are
// new lines. The second form lets bots and hints try the problems of a file and writes into it how hard they are, and
// what they turn on.
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"

	"intrigue/input/sim"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/estoril"
	"intrigue/rules/london"
	"intrigue/rules/penny"
	"intrigue/rules/pimpernel"
)

// wanted is how many problems of a kind a game ships, by grade.
type wanted map[string][3]int

// source is where the problems of a game come from.
type source struct {
	game    rules.Game
	find    func(rules.Record) []rules.Problem           // in a game that has ended; each lacks its Key
	pattern func(rules.Problem) string                   // its pattern: of two of the same one is enough
	themes  func(rules.Problem, []rules.Entry) []string  // of a problem, by the entries up to the end of its solution
	between func(context.Context, rules.Turn) rules.Move // a bot between the levels, in a game that has two
	levels  string                                       // "/" stands between those of games that take turns
	each    wanted
	options rules.Options
}

var sources = map[string]source{
	"cardinal": {cardinal.Game{}, cardinalProblems, cardinalPattern, cardinalThemes, quickSolver, "solver", wanted{"end": {14, 13, 13}}, nil},
	"estoril":  {estoril.Game{}, estorilProblems, estorilPattern, estorilThemes, nil, "steady,steady", wanted{"evening": {6, 7, 7}}, nil},
	"london": {london.Game{}, londonProblems, londonPattern, londonThemes, nil, "steady,steady,steady,steady,steady,steady",
		wanted{"arrest": {20, 20, 20}, "escape": {10, 10, 10}}, nil},
	"penny": {penny.Game{}, pennyProblems, pennyPattern, pennyThemes, nil, "steady,steady",
		wanted{"portal": {3, 1, 0}, "enemy": {10, 3, 2}, "boss": {1, 0, 0}}, nil},
	"pimpernel": {pimpernel.Game{}, pimpernelProblems, pimpernelPattern, pimpernelThemes, nil,
		"steady,steady/steady,steady,steady/steady,steady,steady,steady", wanted{"vienna": {5, 8, 7}}, rules.Options{"length": "short"}},
}

func main() {
	games := flag.Int("games", 1000, "play so many games of bots at most")
	deal := flag.Uint64("deal", 1, "the deal of the first game; the next ones follow")
	levels := flag.String("levels", "", "the levels of the bots, as for simulations")
	rate := flag.String("rate", "", "rate the problems of this file, instead of looking for new ones")
	flag.Parse()
	src, ok := sources[flag.Arg(0)]
	var err error
	switch {
	case !ok:
		err = fmt.Errorf("there are no problems of %q", flag.Arg(0))
	case *rate != "":
		err = rateFile(src, *rate)
	default:
		err = run(src, *games, *deal, cmp.Or(*levels, src.levels))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "problems:", err)
		os.Exit(1)
	}
}

func run(src source, games int, deal uint64, levels string) error {
	tables := strings.Split(levels, "/")
	s := shelf{source: src, seen: map[string]bool{}, have: map[string]int{}}
	var wg sync.WaitGroup
	found := make([]chan []rules.Problem, games) // in the order of the deals, no matter which is first
	for i := range found {
		found[i] = make(chan []rules.Problem, 1)
	}
	cores := runtime.GOMAXPROCS(0)
	ctx, cancel := context.WithCancel(context.Background())
	for c := range cores {
		wg.Go(func() {
			for i := c; i < games && ctx.Err() == nil; i += cores {
				r := sim.Run{Game: src.game, Levels: sim.Levels(src.game, tables[i%len(tables)]), Options: src.options}
				rec, err := r.Record(ctx, deal+uint64(i))
				if err != nil && ctx.Err() == nil {
					fmt.Fprintln(os.Stderr, "problems:", err)
				}
				found[i] <- src.find(rec)
			}
		})
	}
	for i := 0; i < games && !s.full(); i++ {
		s.put(<-found[i])
		if i%100 == 99 {
			fmt.Fprintln(os.Stderr, i+1, "games:", s.have)
		}
	}
	cancel()
	wg.Wait()
	slices.SortFunc(s.taken, func(a, b rules.Problem) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(s.number(a), s.number(b)))
	})
	for _, p := range s.taken {
		fmt.Print(p.Line())
	}
	return nil
}

// shelf takes the problems that are wanted, each pattern once.
type shelf struct {
	source
	seen  map[string]bool
	have  map[string]int // by kind and grade
	taken []rules.Problem
}

// put takes the first of the problems of a game that is wanted, one of each kind.
func (s *shelf) put(all []rules.Problem) {
	var kinds []string
	for _, p := range all {
		rank, pattern := fmt.Sprintf("%s %d", p.Kind, p.Grade), s.pattern(p)
		each := s.each[p.Kind]
		if s.seen[pattern] || s.have[rank] == each[p.Grade-1] || slices.Contains(kinds, p.Kind) {
			continue
		}
		s.seen[pattern], kinds = true, append(kinds, p.Kind)
		s.have[rank]++
		n := s.have[rank]
		for _, easier := range each[:p.Grade-1] {
			n += easier
		}
		p.Key = fmt.Sprintf("%s-%d", p.Kind, n)
		s.taken = append(s.taken, p)
	}
}

// number is that of a problem within its kind.
func (s *shelf) number(p rules.Problem) (n int) {
	fmt.Sscanf(p.Key, p.Kind+"-%d", &n)
	return n
}

func (s *shelf) full() bool {
	n := 0
	for _, have := range s.have {
		n -= have
	}
	for _, each := range s.each {
		n += each[0] + each[1] + each[2]
	}
	return n == 0
}

// begin gives a problem the beginning of a game, from where the seats of the solver go on.
func begin(p rules.Problem, r rules.Record, entries int, solver ...rules.Seat) rules.Problem {
	p.Record = rules.Record{Format: r.Format, Game: r.Game, Options: r.Options, Edition: r.Edition, Deal: r.Deal,
		Entries: slices.Clone(r.Entries[:entries])}
	for s, info := range r.Seats {
		if slices.Contains(solver, rules.Seat(s)) {
			info = rules.SeatInfo{Name: "You", Colour: info.Colour}
		}
		p.Record.Seats = append(p.Record.Seats, info)
	}
	return p
}
