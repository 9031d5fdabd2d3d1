package bots_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/bots"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

var (
	cellGames = flag.Int("games", 20, "games of each cell of the balance table")
	cellFrom  = flag.Int("from", 0, "the first deal of the ladder")
	cellMode  = flag.String("mode", "prologue", "the mode of the balance table")
	cellSeats = flag.String("heroes", "1234", "numbers of heroes of the balance table")
	cellTries = flag.Int("tries", 0, "trials of each candidate of a steady bot; 0: as in play")
	cellTune  = flag.String("tune", "", "no: no buying; easy: the script; strong: strong bots; card keys are counted with shop")
	cellHard  = flag.String("difficulty", box.AsPrinted, "the difficulties of the balance table, or all")
	cellWith  = flag.String("with", "", "numbers to try, in place of those of the difficulty: {\"spaces\": 9}")
)

// cell is what many games between bots came to.
type cell struct {
	games, won, rounds, wonRounds int
	most, longest                 int       // rounds of the longest won game, and of any
	wonIn                         []int     // the rounds of each game that was won
	began                         [4][2]int // chapters: games that came to it, rounds
	score, wounds, kills          int
	turns, met, helpful, left     int // turns; in which heroes share a place; one has what the other wants; and does nothing instead
	bought, trades, dead, heroes  int
	chapters                      [4]int
	endings                       map[string]int
	byHero                        [box.Heroes][2]int     // games, score
	lines                         [box.Heroes]core.Tally // the lines of their scores
	lay, sold                     map[string]int         // shop cards: games in which they lay open, were bought
}

// set is what a cell is played with: answers of the set-up page, and numbers to be tried.
type set struct {
	mode, difficulty string
	seats            int
	with             string
}

// usual is the set of a mode as it is printed.
func usual(mode string, seats int) set { return set{mode, box.AsPrinted, seats, ""} }

// begin is the moment before the heroes are chosen.
func (s set) begin(t testing.TB) (core.State, *core.Game) {
	t.Helper()
	q, err := penny.Game{}.New(rules.Setup{Seats: s.seats, Options: rules.Options{"mode": s.mode, "difficulty": s.difficulty}})
	rulestest.Must(t, err == nil, "%v", err)
	p := q.(*penny.Position)
	if s.with != "" {
		tuning := *p.Game.Tuning
		rulestest.OK(t, json.Unmarshal([]byte(s.with), &tuning))
		g := *p.Game
		g.Tuning = &tuning
		p = &penny.Position{Position: core.Begin(&g)}
	}
	return p.State, p.Game
}

// measure plays a cell of games.
func measure(t testing.TB, with set, games int, h bots.Variant, by think) cell {
	t.Helper()
	x := cell{endings: map[string]int{}, lay: map[string]int{}, sold: map[string]int{}}
	for n := *cellFrom; n < *cellFrom+games; n++ {
		c, g := with.begin(t)
		r := rand.New(rand.NewPCG(uint64(n), 77))
		lay := map[box.Card]bool{}
		bought := box.Set{}
		var chapter uint8
		turn, helpful := [2]uint8{}, false
		for c.Over == core.NotOver {
			if c.Wait == core.Luck {
				c.Chance(g, r)
			} else {
				b := bots.NewAgent(g, r)
				b.Variant = h
				if f := c.Top(); f.Kind == core.EffectTurn && f.Step == core.StepField && turn != [2]uint8{c.Round, c.Active} {
					turn = [2]uint8{c.Round, c.Active}
					helpful = x.meeting(&c, g, f.Hero)
				}
				field := c.Top().Kind == core.EffectTurn && c.Top().Step == core.StepField
				s := by(&b, &c)
				if field && helpful && s.Kind == core.Done {
					x.left++
				}
				if s.Kind == core.Accept {
					x.trades++
				}
				if s.Kind == core.Buy || s.Kind == core.BuyFor {
					x.bought++
					bought.Add(box.Card(s.What))
				}
				c.Do(g, s)
			}
			c.Run(g)
			for ; chapter < c.Chapter; chapter++ {
				x.began[chapter+1][0]++
				x.began[chapter+1][1] += int(c.Round)
			}
			for _, k := range c.ShopRow {
				if k != box.NoCard {
					lay[k] = true
				}
			}
		}
		x.ending(&c)
		for k := range lay {
			x.lay[g.Of[k].Key]++
			if bought.Has(k) {
				x.sold[g.Of[k].Key]++
			}
		}
		x.heroesOf(&c, g)
	}
	return x
}

// ending counts how a game ended, and when.
func (x *cell) ending(c *core.State) {
	x.games++
	x.rounds += int(c.Round)
	x.longest = max(x.longest, int(c.Round))
	x.endings[c.Ending()]++
	x.chapters[c.Chapter]++
	if c.Won() {
		x.won++
		x.wonRounds += int(c.Round)
		x.wonIn = append(x.wonIn, int(c.Round))
		x.most = max(x.most, int(c.Round))
	}
}

// heroesOf counts the scores of the heroes of a game that is over.
func (x *cell) heroesOf(c *core.State, g *core.Game) {
	for s := range int8(c.Seats) {
		q := &c.Players[s]
		sc := c.Tally(g, s)
		x.heroes++
		x.score += sc.Total()
		x.wounds += c.Status(s)
		x.kills += sc.Enemies
		if q.Dead {
			x.dead++
		}
		x.byHero[q.Who][0]++
		x.byHero[q.Who][1] += sc.Total()
		l := &x.lines[q.Who]
		l.Quests, l.Portals, l.Enemies, l.Minis = l.Quests+sc.Quests, l.Portals+sc.Portals, l.Enemies+sc.Enemies, l.Minis+sc.Minis
		l.Shop, l.Events, l.Wounds, l.Reclaimed = l.Shop+sc.Shop, l.Events+sc.Events, l.Wounds+sc.Wounds, l.Reclaimed+sc.Reclaimed
	}
}

// meeting counts whether a hero could trade before his Field Action, and whether it would help: one
// has a resource that the other wants and he himself does not.
func (x *cell) meeting(c *core.State, g *core.Game, h int8) (helpful bool) {
	x.turns++
	met := false
	for q, r := range c.Living() {
		if p := &c.Players[h]; q == h || r.At != p.At || c.VillainOn(p.At) {
			continue
		}
		met = true
		mine, theirs := c.Needs(g, h), c.Needs(g, q)
		for t := range box.Resources {
			helpful = helpful || min(mine[t], theirs[t]) < 0 && max(mine[t], theirs[t]) > 0
		}
	}
	if met {
		x.met++
	}
	if helpful {
		x.helpful++
	}
	return helpful
}

func (x cell) String() string {
	per := func(n int) float64 { return float64(n) / float64(max(x.heroes, 1)) }
	var b strings.Builder
	low, high := search.Wilson(float64(x.won), x.games)
	fmt.Fprintf(&b, "won %d of %d, %.0f %% (%.0f–%.0f), rounds %.1f most %d (won %.1f most %d), score %.1f, kills %.1f, status %.1f, "+
		"bought %.1f, trades %.2f a game (met in %.1f %% of turns, could help in %.1f %%, and nothing was done instead in %.1f %%), "+
		"dead %.2f, %v", x.won, x.games,
		100*float64(x.won)/float64(x.games), 100*low, 100*high, float64(x.rounds)/float64(x.games), x.longest,
		float64(x.wonRounds)/float64(max(x.won, 1)), x.most,
		per(x.score), per(x.kills), per(x.wounds), per(x.bought), float64(x.trades)/float64(x.games),
		100*float64(x.met)/float64(max(x.turns, 1)), 100*float64(x.helpful)/float64(max(x.turns, 1)),
		100*float64(x.left)/float64(max(x.turns, 1)), per(x.dead), x.endings)
	for ch, k := range x.began {
		if k[0] > 0 && ch > 1 {
			fmt.Fprintf(&b, ", chapter %d: %d %% from round %.1f", ch, 100*k[0]/x.games, float64(k[1])/float64(k[0]))
		}
	}
	slices.Sort(x.wonIn)
	fmt.Fprintf(&b, ", won in %v", x.wonIn)
	b.WriteString(", by hero")
	for w, k := range x.byHero {
		fmt.Fprintf(&b, " %s %.1f", box.Hero(w).Key(), float64(k[1])/float64(max(k[0], 1)))
	}
	return b.String()
}

// BenchmarkBalance prints cells of the balance table: go test -run - -bench Balance
// -benchtime 1x -games 300 -mode heist -heroes 23 -difficulty all.
func BenchmarkBalance(b *testing.B) {
	h := bots.Variant{NoBuying: strings.Contains(*cellTune, "no"), Rollouts: *cellTries}
	by := think(steadily)
	switch {
	case strings.Contains(*cellTune, "easy"):
		by = (*bots.Agent).Policy
	case strings.Contains(*cellTune, "strong"):
		by = trying(bots.StrongRollouts)
	}
	for b.Loop() {
		for _, s := range sets() {
			x := measure(b, s, *cellGames, h, by)
			fmt.Printf("%s %s %d %q: %s\n", s.mode, s.difficulty, s.seats, *cellTune, x)
			if strings.Contains(*cellTune, "lines") {
				x.printLines()
			}
			if strings.Contains(*cellTune, "shop") {
				for _, k := range slices.Sorted(maps.Keys(x.lay)) {
					fmt.Printf("  %4.0f %% of %3d  %s\n", 100*float64(x.sold[k])/float64(x.lay[k]), x.lay[k], k)
				}
			}
		}
	}
}

// sets are the cells that the flags ask for.
func sets() (all []set) {
	for _, m := range append(box.ModeKeys(), box.ShortHeist) {
		for seats := 1; seats <= core.MostHeroes; seats++ {
			for _, d := range box.Difficulties() {
				if (*cellMode == "all" || m == *cellMode) && strings.Contains(*cellSeats, fmt.Sprint(seats)) &&
					(*cellHard == "all" || slices.Contains(strings.Split(*cellHard, ","), d)) {
					all = append(all, set{m, d, seats, *cellWith})
				}
			}
		}
	}
	return all
}

// printLines prints the lines of the scores, hero by hero.
func (x cell) printLines() {
	for w, l := range x.lines {
		n := float64(max(x.byHero[w][0], 1))
		fmt.Printf("  %s: quests %.1f, portals %.1f, enemies %.1f, mini-bosses %.1f, shop %.1f, events %.1f, wounds %.1f, reclaimed "+
			"%.1f\n", box.Hero(w).Key(),
			float64(l.Quests)/n, float64(l.Portals)/n, float64(l.Enemies)/n, float64(l.Minis)/n, float64(l.Shop)/n, float64(l.Events)/n,
			float64(l.Wounds)/n, float64(l.Reclaimed)/n)
	}
}
