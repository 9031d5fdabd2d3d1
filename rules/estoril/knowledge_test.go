package estoril

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// TestAViewKnowsNothingElse compares the whole view of a position, its private parts
// included, with that of a position which only looks the same.
func TestAViewKnowsNothingElse(t *testing.T) {
	differ := 0
	games(t, 36, func(p *State, r *rand.Rand) {
		if r.IntN(6) > 0 {
			return
		}
		for by := rules.Public; by < rules.Seat(p.Seats); by++ {
			q := guess(p, by, r)
			if *q != *p {
				differ++
			}
			if a, b := see(p, by), see(q, by); !reflect.DeepEqual(a, b) {
				t.Fatalf("%s sees\n%s\nand\n%s", seatName(by), a.Print(), b.Print())
			}
			if !reflect.DeepEqual(p.Pieces(), q.Pieces()) {
				t.Fatalf("a guess has the pieces %v, not %v", q.Pieces(), p.Pieces())
			}
			rulestest.Holds(t, whole(q), "a guess has something twice, or leaves it open:\n%+v", *q)
			for s := range p.Seats {
				rulestest.Holds(t, p.Owned[s] == q.Owned[s], "what %s owns follows from open facts", names[s])
			}
		}
	})
	rulestest.Holds(t, differ > 1000, "only %d guesses were not the truth", differ)
}

// whole reports whether a core knows all there is, and nothing twice.
func whole(c *State) bool {
	dealt := map[Mission]bool{}
	for _, m := range slices.Concat(c.Missions[:], c.Agenda[:]) {
		if m == Unseen || m != NoMission && dealt[m] {
			return false
		}
		dealt[m] = true
	}
	var all Tiles
	n := 0
	add := func(t Tiles) {
		all |= t
		n += t.Count()
	}
	for s := range c.Seats {
		add(c.Hand[s])
		add(c.Chosen[s])
		add(c.Discards[s])
		if c.Chosen[s].Count() != int(c.Away[s]) {
			return false
		}
	}
	for x, t := range c.On {
		if c.Taken.Has(uint8(x)) != (t != 0) {
			return false
		}
		if t != 0 {
			add(1 << t)
		}
	}
	if c.Drawn != 0 {
		add(1 << c.Drawn)
	}
	for _, t := range slices.Concat(c.Pile.Top(), c.Pile.Heap(), c.Pile.Under()) {
		add(1 << t)
	}
	add(c.Lost)
	return all.Count() == n && n == int(c.Seats)*startEach+recruits
}

// TestTwinRecords plays two games side by side that look the same to one reader: what
// is hidden from him differs. Move by move he is shown and told the same, until
// something is turned up.
func TestTwinRecords(t *testing.T) {
	steps, pairs := 0, 0
	games(t, 60, func(p *State, r *rand.Rand) {
		if r.IntN(40) > 0 {
			return
		}
		by := rules.Seat(r.IntN(int(p.Seats)+1)) - 1
		q := guess(p, by, r)
		pairs++
		for range 60 {
			if p.Stage == StageOver || q.Stage == StageOver {
				return
			}
			a := p.Random(r)
			b, ok := twin(q, a, r)
			if !ok {
				return
			}
			next, other := *p, *q
			next.Do(a)
			other.Do(b)
			alike := reflect.DeepEqual(see(&next, by), see(&other, by))
			if !alike {
				if !turnsUp(p, a, by) {
					t.Fatalf("%s can tell %q from %q:\n%s\nand\n%s", seatName(by), p.Text(a), q.Text(b), see(&next, by).Print(), see(&other, by).Print())
				}
				return
			}
			s := p.Acting()[0]
			x := position(p).Tell(rules.Entry{Seat: s, Move: p.Text(a)}, by)
			y := position(q).Tell(rules.Entry{Seat: s, Move: q.Text(b)}, by)
			if fmt.Sprint(x) != fmt.Sprint(y) {
				t.Fatalf("%s is told %v of %q and %v of %q", seatName(by), x, p.Text(a), y, q.Text(b))
			}
			p, q = &next, &other
			steps++
		}
	})
	t.Logf("%d steps of %d pairs", steps, pairs)
	rulestest.Holds(t, steps > 2000, "only %d steps were taken", steps)
}

// twin is a step of q that looks like step a of p from the outside.
func twin(q *State, a Action, r *rand.Rand) (Action, bool) {
	if q.Legal(a) {
		return a, true
	}
	b := a
	switch a.Kind {
	case Place, Discard:
		b.A = Pick(q.Hand[q.Seat], r)
	case LayReward, Draw, DealMission, DealAgenda:
		b = q.Luck(r)
	}
	return b, q.Legal(b)
}

// turnsUp reports whether a step may show a reader what he did not know.
func turnsUp(p *State, s Action, by rules.Seat) bool {
	switch s.Kind {
	case Place: // face up, or his own
		return !p.Secret.Has(s.B) || rules.Seat(p.Seat) == by
	case LookAt:
		return rules.Seat(p.Seat) == by
	case LayReward:
		return !p.Secret.Has(Slots + p.RewardsLaid())
	case DealMission, DealAgenda, Open, UseSeduction, Change:
		return true
	case Draw:
		return rules.Seat(p.Seat) == by
	case Discard:
		return rules.Seat(p.Seat) == by || p.Reveals(rules.Seat(p.Seat), p.Text(s))
	}
	return false
}

func TestGuess(t *testing.T) {
	t.Run("a tile that was looked at stays", func(t *testing.T) {
		p := table(t, 2, 2, 1, 3, 4, 6, 8)
		p = plays(t, p, "place 1 3 II", "place 12 4 I", "place 2 8 IV", "look 4 I")
		r := luckOf(1)
		met := map[Tile]int{}
		for range 300 {
			g := guess(p, 0, r)
			is(t, "seen by red", g.On[at(p, 4, 1)], of(green, sergeant))
			h := guess(p, rules.Public, r)
			met[h.On[at(p, 4, 1)]]++
		}
		is(t, "to the public it can be each of green's six", len(met), 6)
		for tile, n := range met {
			rulestest.Holds(t, n > 25 && n < 80, "%s came %d times of 300", tile.Face().Name, n)
		}
	})
	t.Run("hands follow from open facts", func(t *testing.T) {
		p := table(t, 3, 1, 2, 3, 4, 5, 6)
		send(p, green, of(green, sergeant), 3, 1)
		p = plays(t, comes(t, dusk(p), 3), "open", "award") // green wins a reward, open to all
		prize := p.Prize[2]
		q := plays(t, until(t, p, StageHome), "home")
		q = until(t, q, StagePlace)
		for range 40 {
			g := guess(q, 0, luckOf(3))
			rulestest.Holds(t, g.Hand[green] == q.Hand[green], "red knows green's hand")
			rulestest.Holds(t, g.Owned[green].Has(prize) || g.Discards[green].Has(prize), "what was won is known")
		}
	})
	t.Run("the tile that Conspiracy has put under the pile is known to its user alone", func(t *testing.T) {
		p := table(t, 3, 1, 2, 3, 4, 5, 6)
		send(p, red, conspirator, 3, 1)
		p = plays(t, tonight(t, p, 3), "conspiracy", "draw 37", "keep")
		r := luckOf(2)
		green := map[Tile]bool{}
		for range 200 {
			is(t, "to red", lastOf(tilesUnder(guess(p, 0, r))), Tile(37))
			green[lastOf(tilesUnder(guess(p, 1, r)))] = true
		}
		rulestest.Holds(t, len(green) > 10, "green guesses it is one of %d", len(green))
		// It comes up again as a secret reward: its user knows it there.
		q := *p
		q.Pile.Shuffle()
		for q.Pile.Len() > 0 {
			q.Pile.Draw(q.Pile.Heap()[0])
		}
		q.Pile.PutUnder(37, 1<<red)
		q.Stage, q.Taken, q.On = StageRewards, 0, [SpotsAll]Tile{}
		q.Boards[0] = Museum
		q.Secret |= RewardOf(0)
		q.Do(Action{LayReward, 37, 0})
		is(t, "red knows the reward", q.Hide(0).On[Slots], Tile(37))
		is(t, "green does not", q.Hide(1).On[Slots], Tile(0))
	})
	t.Run("discards that are chosen are guessed from the hand", func(t *testing.T) {
		p := table(t, 2, 1, 2, 3, 4, 5, 6)
		gain(p, red, luciano)
		gain(p, green, huene)
		p = plays(t, until(t, dusk(p), StageHome), "home", "discard 39")
		met := map[string]bool{}
		r := luckOf(5)
		for range 100 {
			met[fmt.Sprint(guess(p, 1, r).Chosen[red].All())] = true
		}
		is(t, "green thinks of all seven", len(met), 7)
	})
}

func tilesUnder(p *State) (all []Tile) {
	for _, c := range p.Pile.Under() {
		all = append(all, Tile(c))
	}
	return all
}

// TestBacks: what a reader does not know bears an id made of its place, and what he
// knows bears that of the tile.
func TestBacks(t *testing.T) {
	games(t, 12, func(p *State, r *rand.Rand) {
		if r.IntN(12) > 0 {
			return
		}
		by := rules.Seat(r.IntN(int(p.Seats)+1)) - 1
		v := see(p, by)
		for _, b := range v.Boards {
			for _, c := range append(b.Cells, b.Reward) {
				switch {
				case !c.Taken:
					rulestest.Holds(t, c.Tile == 0 && c.Back == "", "%s is free", c.ID)
				case c.Tile == 0:
					rulestest.Holds(t, c.Back == "back."+c.ID && c.Down, "%s is called %q", c.ID, c.Back)
				default:
					rulestest.Holds(t, c.Back == "", "%s is known", c.ID)
				}
			}
		}
		for s, player := range v.Players {
			if rules.Seat(s) != by && p.Stage != StageOver {
				rulestest.Holds(t, player.Hand == nil && len(player.Backs) == player.Size, "a hand of others is shown")
			}
		}
		text := v.Print()
		for s := range p.Seats { // nobody reads of a tile that only lies in another hand, but in what it owns
			rulestest.Holds(t, rules.Seat(s) == by || p.Stage == StageOver || !strings.Contains(text, names[s]+": "+fmt.Sprint(p.Size(s))+" in hand ("), "a hand is printed")
		}
	})
}

// TestOpenly: who decides openly can do so with what the public knows.
func TestOpenly(t *testing.T) {
	met := map[Stage]bool{}
	games(t, 12, func(p *State, r *rand.Rand) {
		if p.Chance() || p.Stage == StageOver {
			return
		}
		open := p.Openly(rules.Seat(p.Seat))
		if !open || r.IntN(4) > 0 {
			return
		}
		met[p.Stage] = true
		q := guess(p, rules.Public, r)
		rulestest.Holds(t, reflect.DeepEqual(p.Choices(rules.Seat(p.Seat)), q.Choices(rules.Seat(p.Seat))), "an open choice depends on a secret")
	})
	is(t, "open stages", len(met), 2)
	p := table(t, 2, 3, 1, 2, 4, 5, 6)
	send(p, red, sergeant, 3, 1)
	p = until(t, tonight(t, p, 3), StageAward)
	is(t, "who leads", leads(p, 1, 0), "Red is alone there.")
	is(t, "and has won", leads(plays(t, p, "award"), 1, 0), "Red won J. Pujol 'Garbo'.")
	is(t, "where nobody was", leads(until(t, p, StageHome), 1, 3), "Nobody was there: Count Orlovsky went under the pile.")
}
