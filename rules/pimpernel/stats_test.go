package pimpernel

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
)

// figures is what many games between bots come to: see design.md.
type figures struct {
	games, turns, rounds int
	ends                 [3]int // by mission spaces, by passing, by the last lap
	met                  [missionSpots]int
	last                 [missionSpots]int // of mission 7
	score                int
	starter              float64 // share of games won by the first player
	outcomes             map[string]int
	favor                [favors]struct{ dealt, used int }
	place                [areaPlace + areas]int // cubes put there
	icon                 [placeCards]struct{ dealt, filled, taken int }
	pushed               [buildings]int
	captures             int
}

// study plays games between bots of one kind.
func study(t testing.TB, seats, games int, o rules.Options, m policy) (f figures) {
	f.outcomes = map[string]int{}
	for g := range games {
		minds := slices.Repeat([]policy{m}, seats)
		var first uint8
		begun := false
		p := game(t, o, uint64(g), func(c *State, s Action) {
			if !begun {
				first, begun = c.first, true
				for l := range c.board.card {
					if c.board.card[l] > 0 {
						f.icon[c.board.card[l]-1].dealt++
					}
				}
				for _, k := range c.board.favor {
					f.favor[k-1].dealt++
				}
			}
			f.watch(c, s)
		}, minds...)
		f.games++
		f.rounds += int(p.rounds)
		for s := range seats {
			f.score += int(p.score[s])
		}
		f.captures += int(p.caught)
		o := p.Outcome()
		f.outcomes[o.Ending]++
		if slices.Contains(o.Winners, rules.Seat(first)) {
			f.starter += 1 / float64(len(o.Winners))
		}
	}
	return f
}

// watch notes what a step does.
func (f *figures) watch(c *State, s Action) {
	if c.stage == StageTurn {
		f.turns++
	}
	switch {
	case s.Kind == Favor:
		f.favor[c.board.favor[s.To]-1].used++
	case s.Kind.Places() || s.Kind == Rested:
		p := Place(s.To)
		f.place[p]++
		if p.isSpace() {
			l, _ := p.space()
			if k := c.board.card[l]; k > 0 {
				f.icon[k-1].filled++
			}
		}
		if p.isHex() && c.full.has(p) {
			f.pushed[c.board.hex[p.hex()]]++
		}
	}
	if c.stage == StageIcon && s.Kind != Done {
		if l, _ := c.iconAt.space(); c.board.card[l] > 0 {
			f.icon[c.board.card[l]-1].taken++
		}
	}
	was := c.rounds
	d := *c
	d.do(s)
	if c.running && !d.running || d.rounds > was && !d.running {
		f.ends[d.ended]++
		for i := range missionSpots {
			if d.short>>i&1 == 0 {
				f.met[i]++
				if d.number == 7 {
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
	fmt.Fprintf(&b, "%d games, %.0f turns, rounds ended by spaces/passing/laps %.0f/%.0f/%.1f %%, starter wins %.0f %%, endings %v, captures %.2f\n",
		f.games, float64(f.turns)/g, 100*float64(f.ends[0])/rounds, 100*float64(f.ends[1])/rounds, 100*float64(f.ends[2])/rounds, 100*f.starter/g, f.outcomes, float64(f.captures)/g)
	fmt.Fprintf(&b, "mean of all scores together %.0f; parts met (supporter, resources, route, location): ", float64(f.score)/g)
	for i := 1; i < missionSpots; i++ {
		fmt.Fprintf(&b, "%.0f ", 100*float64(f.met[i])/rounds)
	}
	fmt.Fprint(&b, "%, in mission 7: ")
	for i := 1; i < missionSpots; i++ {
		fmt.Fprintf(&b, "%.0f ", 100*float64(f.last[i])/g)
	}
	fmt.Fprint(&b, "%\nfavour cards, uses each time dealt: ")
	for i, k := range f.favor {
		fmt.Fprintf(&b, "%s %.1f  ", favorWord(i), float64(k.used)/float64(max(1, k.dealt)))
	}
	fmt.Fprint(&b, "\nlocation cards, spaces filled each time dealt (icons used): ")
	for i, k := range f.icon {
		fmt.Fprintf(&b, "%s %.1f (%.1f)  ", placeCardWord(i), float64(k.filled)/float64(max(1, k.dealt)), float64(k.taken)/float64(max(1, k.dealt)))
	}
	fmt.Fprint(&b, "\ncubes a game on locations: ")
	for l := range Location(locations) {
		n := 0
		for s := range mostSpaces {
			n += f.place[SpacePlace(l, s)]
		}
		fmt.Fprintf(&b, "%s %.1f  ", l, float64(n)/g)
	}
	fmt.Fprint(&b, "\non routes: ")
	for _, l := range Legs() {
		n := 0
		for _, p := range l.Spaces {
			n += f.place[p]
		}
		fmt.Fprintf(&b, "%s %.1f  ", strings.TrimPrefix(l.ID, "route."), float64(n)/g/float64(len(l.Spaces)))
	}
	fmt.Fprint(&b, "\non buildings: ")
	for h := range hexes {
		fmt.Fprintf(&b, "%s %.1f  ", hexFacts[h].id, float64(f.place[HexPlace(h)])/g)
	}
	fmt.Fprint(&b, "; pushed by kind: ")
	for k, n := range f.pushed {
		fmt.Fprintf(&b, "%s %.1f  ", Building(k), float64(n)/g)
	}
	fmt.Fprint(&b, "\ninto areas: ")
	for a := range Area(areas) {
		fmt.Fprintf(&b, "%s %.1f  ", a, float64(f.place[a.Place()])/g)
	}
	return b.String()
}

// studied is how many games are played for each number of seats.
const studied = 500

// BenchmarkStatistics prints the figures of design.md:
// go test -run '^$' -bench Statistics -benchtime 1x ./rules/pimpernel
func BenchmarkStatistics(b *testing.B) {
	for seats := 2; seats <= mostSeats; seats++ {
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
	for seats := 2; seats <= mostSeats; seats++ {
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
