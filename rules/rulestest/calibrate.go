package rulestest

import (
	"context"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"intrigue/rules"
	"intrigue/rules/search"
)

// CalibrationSetup is how games are played from whose ends chances are learnt.
type CalibrationSetup struct {
	Game  rules.Game
	Setup func(deal int) rules.Setup
	Bot   rules.Bot // at all seats
	// Simulations is how many it makes for a decision, if it counts them; 0 as many as in play.
	Simulations int
	Search      func(context.Context, rules.Turn) SearchOutcome
	Every       int // decisions of which one is looked at
}

// SearchOutcome is what the search of a turn finds.
type SearchOutcome struct {
	Mean   float64 // reward of the best action; not a number where nothing was searched
	Points float64 // that it ends with, in games in which points decide
	Over   float64 // how much of the game is over, 0 to 1
	Kind   int     // of seat: each has a Calibration of its own
}

// noted is what there is to be noted about a decision.
type noted struct {
	kind     int
	features [4]float64 // of the chance
	points   [4]float64 // of the points, likewise
}

// sample is one decision of a game and what its side got in the end.
type sample struct {
	noted
	game        int
	won, scored float64
}

// look is what there is to be noted about a turn; ok is false where that is nothing.
type look func(rules.Turn) (n noted, ok bool)

// worth looks at a turn by its search.
func (rig CalibrationSetup) worth(t rules.Turn) (noted, bool) {
	f := rig.Search(context.Background(), t)
	return noted{f.Kind, search.Features(f.Mean, f.Over), [4]float64{1, f.Points, f.Over, f.Over * f.Points}}, !math.IsNaN(f.Mean)
}

var (
	calibrated    = flag.Int("calibrate", 200, "games of BenchmarkCalibration and BenchmarkTable")
	calibratedOff = flag.Int("calibrate-from", 900_000, "the first deal of them")
)

// Calibrate is a benchmark that plays games, two at a time, and prints for each kind of seat the
// calibration that fits them best, and how well it does.
func (rig CalibrationSetup) Calibrate(b *testing.B, kinds ...string) {
	for b.Loop() {
		rig.calibrate(b, kinds, *calibratedOff, *calibrated)
	}
}

func (rig CalibrationSetup) calibrate(b testing.TB, kinds []string, first, games int) {
	for k, s := range rig.collect(b, rig.worth, len(kinds), first, games) {
		c := fit(s)
		fmt.Printf("%s: search.Calibration{Bias: %.3f, Slope: %.3f, Late: %.3f, LateSlope: %.3f} from %d decisions of %d games\n",
			kinds[k], c[0], c[1], c[2], c[3], len(s), games)
		for _, bin := range tabulate(s, 10, func(x sample) float64 { return chanceOf(c, x.features) }) {
			fmt.Println(bin)
		}
		p := fitPoints(s)
		fmt.Printf("%s: search.PointsCalibration{Bias: %.2f, Slope: %.3f, Late: %.2f, LateSlope: %.3f}, off by %.2f points\n",
			kinds[k], p[0], p[1], p[2], p[3],
			off(s, func(x sample) float64 { return dot(p, x.points) }))
	}
}

// off is by how many points what is said differs from what was scored, on average.
func off(all []sample, said func(sample) float64) (by float64) {
	for _, x := range all {
		by += math.Abs(said(x)-x.scored) / float64(len(all))
	}
	return by
}

// Table is a benchmark that plays games as Calibrate does, has the game's Analyst judge every so
// many-th decision, and prints what it said of the best choice beside what came of it.
func (rig CalibrationSetup) Table(b *testing.B, every int) {
	for rig.Every = every; b.Loop(); {
		rig.table(b, 1, *calibratedOff, *calibrated)
	}
}

func (rig CalibrationSetup) table(b testing.TB, effort float64, first, games int) {
	var all []sample
	for done := 0; done < games; { // what is known so far is printed now and then
		n := min(games-done, 10)
		all = append(all, rig.collect(b, rig.said(b, effort), 1, first+done, n)[0]...)
		done += n
		fmt.Printf("%d decisions of %d games\n", len(all), done)
		for _, bin := range tabulate(all, 10, saidOf) {
			fmt.Println(bin)
		}
		if len(all) > 0 && all[0].points[0] != 0 {
			fmt.Printf("    points are off by %.2f\n", off(all, func(x sample) float64 { return x.points[0] }))
		}
	}
}

// said looks at a turn by what the game's Analyst says of it.
func (rig CalibrationSetup) said(t testing.TB, effort float64) look {
	analyst, ok := rig.Game.(rules.Analyst)
	if !ok {
		t.Fatal("it is no Analyst")
	}
	return func(t rules.Turn) (n noted, ok bool) {
		j := analyst.Judge(context.Background(), t, t.Choices[0].Move, effort)
		if len(j.Best) > 0 {
			n.features[0], n.points[0] = j.Best[0].Chance, j.Best[0].Points
		}
		return n, len(j.Best) > 0
	}
}

func saidOf(x sample) float64 { return x.features[0] }

// bin is what was said and what came of it, of the decisions of which about the same was said.
type bin struct {
	from, to, n, said, won float64
	games                  map[int]bool
}

// String gives the share that was won with its 95 % interval after Wilson. Decisions of one game share
// its end, so that it counts as many trials as there are games.
func (b bin) String() string {
	games := len(b.games)
	low, high := search.Wilson(b.won/b.n*float64(games), games)
	return fmt.Sprintf("    %3.0f to %3.0f %%: %5.0f decisions of %3d games, said %.1f %%, won %.1f %% (%.0f to %.0f)",
		100*b.from, 100*b.to, b.n, games,
		100*b.said/b.n, 100*b.won/b.n, 100*low, 100*high)
}

// tabulate sorts samples into so many bins, and leaves out the empty ones.
func tabulate(all []sample, bins int, chance func(sample) float64) []bin {
	table := make([]bin, bins)
	for _, x := range all {
		p := chance(x)
		i := min(int(p*float64(bins)), bins-1)
		if table[i].games == nil {
			table[i].games = map[int]bool{}
		}
		table[i].games[x.game] = true
		table[i].n++
		table[i].said += p
		table[i].won += x.won
	}
	for i := range table {
		table[i].from, table[i].to = float64(i)/float64(bins), float64(i+1)/float64(bins)
	}
	return slices.DeleteFunc(table, func(b bin) bool { return b.n == 0 })
}

// collect plays the games of so many deals from a first one on, two at a time, and notes what look
// says of some turns.
func (rig CalibrationSetup) collect(b testing.TB, look look, kinds, first, games int) [][]sample {
	all := make([][]sample, kinds)
	var wait sync.WaitGroup
	var lock sync.Mutex
	next := make(chan int)
	for range 2 {
		wait.Go(func() {
			for g := range next {
				found := rig.play(b, look, g, kinds)
				lock.Lock()
				for k, s := range found {
					all[k] = append(all[k], s...)
				}
				lock.Unlock()
			}
		})
	}
	for g := range games {
		next <- first + g
	}
	close(next)
	wait.Wait()
	return all
}

// play plays one game and samples it.
func (rig CalibrationSetup) play(t testing.TB, look look, deal, kinds int) [][]sample {
	r := rand.New(rand.NewPCG(uint64(deal), 17))
	setup := rig.Setup(deal)
	p, err := rig.Game.New(setup)
	if err != nil {
		t.Error(err)
		return nil
	}
	type decision struct {
		seat rules.Seat
		noted
	}
	var all []decision
	for n := 0; len(p.Acting()) > 0; n++ {
		s := p.Acting()[0]
		var m rules.Move
		if s == rules.Luck {
			m = p.Roll(r)
		} else {
			turn := rules.Turn{Seat: s, View: p.Seen(s), Choices: p.Choices(s), Rand: r, Simulations: rig.Simulations,
				Guess: func(r *rand.Rand) rules.Position { return p.Guess(s, r) }}
			if len(turn.Choices) > 1 && r.IntN(rig.Every) == 0 {
				asked := turn
				asked.Simulations = 0
				if n, ok := look(asked); ok {
					all = append(all, decision{s, n})
				}
			}
			m = rig.Bot.Decide(context.Background(), turn)
		}
		if p, err = p.After(s, m); err != nil {
			t.Error(err)
			return nil
		}
	}
	found := make([][]sample, kinds)
	for _, a := range all {
		scored := 0
		for _, line := range p.Outcome().Scores {
			scored += line.Points[a.seat]
		}
		found[a.kind] = append(found[a.kind], sample{a.noted, deal, rig.Game.About().Share(setup.Seats, p.Outcome(), a.seat),
			float64(scored)})
	}
	return found
}
