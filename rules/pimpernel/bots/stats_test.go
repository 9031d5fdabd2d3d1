package bots

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// figures is what many games between bots come to: see design.md.
type figures struct {
	games, turns, rounds int
	ends                 [3]int // by mission spaces, by passing, by the last lap
	met                  [core.MissionSpots]int
	last                 [core.MissionSpots]int // of mission 7
	score                int
	starter              float64 // share of games won by the first player
	outcomes             map[core.Ending]int
	favor                [core.Favors]struct{ dealt, used int }
	place                [core.AreaPlace + core.Areas]int // cubes put there
	icon                 [core.PlaceCards]struct{ dealt, filled, taken int }
	pushed               [core.Buildings]int
	captures             int
}

// study plays games between bots of one kind.
func study(t testing.TB, seats, games int, o rules.Options, m policy) (f figures) {
	f.outcomes = map[core.Ending]int{}
	for g := range games {
		minds := slices.Repeat([]policy{m}, seats)
		var first uint8
		begun := false
		p := game(t, o, uint64(g), func(c *core.State, s core.Action) {
			if !begun {
				first, begun = c.First, true
				for l := range c.Board.Card {
					if c.Board.Card[l] > 0 {
						f.icon[c.Board.Card[l]-1].dealt++
					}
				}
				for _, k := range c.Board.Favor {
					f.favor[k-1].dealt++
				}
			}
			f.watch(c, s)
		}, minds...)
		f.games++
		f.rounds += int(p.Rounds)
		for s := range seats {
			f.score += int(p.Score[s])
		}
		f.captures += int(p.Caught)
		end, _, winners := p.Ending()
		f.outcomes[end]++
		if slices.Contains(winners, rules.Seat(first)) {
			f.starter += 1 / float64(len(winners))
		}
	}
	return f
}

// watch notes what a step does.
func (f *figures) watch(c *core.State, s core.Action) {
	if c.Stage == core.StageTurn {
		f.turns++
	}
	switch {
	case s.Kind == core.Favor:
		f.favor[c.Board.Favor[s.To]-1].used++
	case s.Kind.Places() || s.Kind == core.Rested:
		p := core.Place(s.To)
		f.place[p]++
		if p.IsSpace() {
			l, _ := p.Space()
			if k := c.Board.Card[l]; k > 0 {
				f.icon[k-1].filled++
			}
		}
		if p.IsHex() && c.Full.Has(p) {
			f.pushed[c.Board.Hex[p.Hex()]]++
		}
	}
	if c.Stage == core.StageIcon && s.Kind != core.Done {
		if l, _ := c.IconAt.Space(); c.Board.Card[l] > 0 {
			f.icon[c.Board.Card[l]-1].taken++
		}
	}
	was := c.Rounds
	d := *c
	d.Do(s)
	if c.Running && !d.Running || d.Rounds > was && !d.Running {
		f.ends[d.Ended]++
		for i := range core.MissionSpots {
			if d.Short>>i&1 == 0 {
				f.met[i]++
				if d.Number == 7 {
					f.last[i]++
				}
			}
		}
	}
}

func (f figures) String() string {
	var b strings.Builder
	g := float64(f.games)
	rounds := float64(f.ends[0] + f.ends[1] + f.ends[2])
	fmt.Fprintf(&b, "%d games, %.0f turns, rounds ended by spaces/passing/laps %.0f/%.0f/%.1f %%, starter wins %.0f %%, endings %v, "+
		"captures %.2f\n",
		f.games, float64(f.turns)/g, 100*float64(f.ends[0])/rounds, 100*float64(f.ends[1])/rounds, 100*float64(f.ends[2])/rounds,
		100*f.starter/g, f.outcomes, float64(f.captures)/g)
	fmt.Fprintf(&b, "mean of all scores together %.0f; parts met (supporter, resources, route, location): ", float64(f.score)/g)
	for i := 1; i < core.MissionSpots; i++ {
		fmt.Fprintf(&b, "%.0f ", 100*float64(f.met[i])/rounds)
	}
	fmt.Fprint(&b, "%, in mission 7: ")
	for i := 1; i < core.MissionSpots; i++ {
		fmt.Fprintf(&b, "%.0f ", 100*float64(f.last[i])/g)
	}
	fmt.Fprint(&b, "%\nfavour cards, uses each time dealt: ")
	for i, k := range f.favor {
		fmt.Fprintf(&b, "%s %.1f  ", core.FavorWord(i), float64(k.used)/float64(max(1, k.dealt)))
	}
	fmt.Fprint(&b, "\nlocation cards, spaces filled each time dealt (icons used): ")
	for i, k := range f.icon {
		fmt.Fprintf(&b, "%s %.1f (%.1f)  ", core.PlaceCardWord(i), float64(k.filled)/float64(max(1, k.dealt)),
			float64(k.taken)/float64(max(1, k.dealt)))
	}
	fmt.Fprint(&b, "\ncubes a game on locations: ")
	for l := range core.Location(core.Locations) {
		n := 0
		for s := range core.MostSpaces {
			n += f.place[core.SpacePlace(l, s)]
		}
		fmt.Fprintf(&b, "%s %.1f  ", l, float64(n)/g)
	}
	fmt.Fprint(&b, "\non routes: ")
	for _, l := range core.Legs() {
		n := 0
		for _, p := range l.Spaces {
			n += f.place[p]
		}
		fmt.Fprintf(&b, "%s %.1f  ", strings.TrimPrefix(l.ID, "route."), float64(n)/g/float64(len(l.Spaces)))
	}
	fmt.Fprint(&b, "\non buildings: ")
	for h := range core.Hexes {
		fmt.Fprintf(&b, "%s %.1f  ", core.HexPlace(h).Key(), float64(f.place[core.HexPlace(h)])/g)
	}
	fmt.Fprint(&b, "; pushed by kind: ")
	for k, n := range f.pushed {
		fmt.Fprintf(&b, "%s %.1f  ", core.Building(k), float64(n)/g)
	}
	fmt.Fprint(&b, "\ninto areas: ")
	for a := range core.Area(core.Areas) {
		fmt.Fprintf(&b, "%s %.1f  ", a, float64(f.place[a.Place()])/g)
	}
	return b.String()
}

// studied is how many games are played for each number of seats.
const studied = 500

// BenchmarkStatistics prints the figures of design.md:
// go test -run '^$' -bench Statistics -benchtime 1x ./rules/pimpernel
func BenchmarkStatistics(b *testing.B) {
	for seats := 2; seats <= core.MostSeats; seats++ {
		b.Run(fmt.Sprintf("seats=%d", seats), func(b *testing.B) {
			for b.Loop() {
				b.Logf("steady: %s", study(b, seats, studied, nil, steady{usualWeights()}))
			}
		})
	}
}

// BenchmarkChauvelin prints the first lines of the same figures with Chauvelin on the
// trail (CHV-1 to CHV-8), for bots that fear him and for bots that do not:
// go test -run '^$' -bench Chauvelin -benchtime 1x ./rules/pimpernel
func BenchmarkChauvelin(b *testing.B) {
	heedless := usualWeights()
	heedless.dread = 0
	for seats := 2; seats <= core.MostSeats; seats++ {
		b.Run(fmt.Sprintf("seats=%d", seats), func(b *testing.B) {
			for b.Loop() {
				for name, w := range map[string]weights{"heedful": usualWeights(), "heedless": heedless} {
					f := study(b, seats, studied/5, rules.Options{"chauvelin": "on"}, steady{w})
					lines := strings.SplitN(f.String(), "\n", 3)
					b.Logf("%s: %s\n%s", name, lines[0], lines[1])
				}
			}
		})
	}
}
