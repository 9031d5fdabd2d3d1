package core_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
	"intrigue/rules/rulestest"
)

// TestAViewKnowsNothingElse compares the whole view of a position, its private parts
// included, with that of a position which only looks the same.
func TestAViewKnowsNothingElse(t *testing.T) {
	differ := 0
	Games(t, 36, func(p *core.State, r *rand.Rand) {
		if r.IntN(6) > 0 {
			return
		}
		for by := rules.Public; by < rules.Seat(p.Seats); by++ {
			q := guess(p, by, r)
			if *q != *p {
				differ++
			}
			if a, b := see(p, by), see(q, by); !reflect.DeepEqual(a, b) {
				t.Fatalf("%s sees\n%s\nand\n%s", core.SeatName(by), rules.Print(a), rules.Print(b))
			}
			rulestest.Must(t, reflect.DeepEqual(p.Pieces(), q.Pieces()), "a guess has the pieces %v, not %v", q.Pieces(), p.Pieces())
			rulestest.Holds(t, whole(q), "a guess has something twice, or leaves it open:\n%+v", *q)
			for s := range p.Seats {
				rulestest.Holds(t, p.Owned[s] == q.Owned[s], "what %s owns follows from open facts", core.SeatNames[s])
			}
		}
	})
	rulestest.Holds(t, differ > 1000, "only %d guesses were not the truth", differ)
}

// whole reports whether a state knows all there is, and nothing twice.
func whole(c *core.State) bool {
	dealt := map[core.Mission]bool{}
	for _, m := range slices.Concat(c.Missions[:], c.Agenda[:]) {
		if m == core.Unseen || m != core.NoMission && dealt[m] {
			return false
		}
		dealt[m] = true
	}
	var all core.Tiles
	n := 0
	add := func(t core.Tiles) {
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
	return all.Count() == n && n == int(c.Seats)*core.StartEach+core.Recruits
}

// TestTwinRecords plays two games side by side that look the same to one reader: what
// is hidden from him differs. Move by move he is shown and told the same, until
// something is turned up.
func TestTwinRecords(t *testing.T) {
	steps, pairs := 0, 0
	Games(t, 60, func(p *core.State, r *rand.Rand) {
		if r.IntN(40) > 0 {
			return
		}
		by := rules.Seat(r.IntN(int(p.Seats)+1)) - 1
		q := guess(p, by, r)
		pairs++
		for range 60 {
			if p.Stage == core.StageOver || q.Stage == core.StageOver {
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
					t.Fatalf("%s can tell %q from %q:\n%s\nand\n%s", core.SeatName(by), p.Text(a), q.Text(b), rules.Print(see(&next, by)),
						rules.Print(see(&other, by)))
				}
				return
			}
			s := p.Acting()[0]
			x := position(p).Tell(rules.Entry{Seat: s, Move: p.Text(a)}, by)
			y := position(q).Tell(rules.Entry{Seat: s, Move: q.Text(b)}, by)
			rulestest.Must(t, fmt.Sprint(x) == fmt.Sprint(y),
				"%s is told %v of %q and %v of %q", core.SeatName(by), x, p.Text(a), y, q.Text(b))
			p, q = &next, &other
			steps++
		}
	})
	t.Logf("%d steps of %d pairs", steps, pairs)
	rulestest.Holds(t, steps > 2000, "only %d steps were taken", steps)
}

// twin is an action of q that looks like action a of p from the outside.
func twin(q *core.State, a core.Action, r *rand.Rand) (core.Action, bool) {
	if q.Legal(a) {
		return a, true
	}
	b := a
	switch a.Kind {
	case core.Place, core.Discard:
		b.A = core.Pick(q.Hand[q.Seat], r)
	case core.LayReward, core.Draw, core.DealMission, core.DealAgenda:
		b = q.Luck(r)
	}
	return b, q.Legal(b)
}

// turnsUp reports whether an action may show a reader what he did not know.
func turnsUp(p *core.State, s core.Action, by rules.Seat) bool {
	switch s.Kind {
	case core.Place: // face up, or his own
		return !p.Secret.Has(s.B) || rules.Seat(p.Seat) == by
	case core.LookAt:
		return rules.Seat(p.Seat) == by
	case core.LayReward:
		return !p.Secret.Has(core.RewardSpot(p.RewardsLaid()))
	case core.DealMission, core.DealAgenda, core.Open, core.UseSeduction, core.Change:
		return true
	case core.Draw:
		return rules.Seat(p.Seat) == by
	case core.Discard:
		return rules.Seat(p.Seat) == by || p.Reveals(rules.Seat(p.Seat), p.Text(s))
	}
	return false
}

func TestGuessesFitWhatAReaderKnows(t *testing.T) {
	t.Run("a tile that was looked at stays", func(t *testing.T) {
		p := Lay(t, 2, 2, 1, 3, 4, 6, 8)
		p = Play(t, p, "place 1 3 II", "place 12 4 I", "place 2 8 IV", "look 4 I")
		r := LuckOf(1)
		met := map[core.Tile]int{}
		for range 300 {
			g := guess(p, 0, r)
			is(t, "seen by red", g.On[At(p, 4, 1)], Of(Green, Sergeant))
			h := guess(p, rules.Public, r)
			met[h.On[At(p, 4, 1)]]++
		}
		is(t, "to the public it can be each of green's six", len(met), 6)
		for tile, n := range met {
			rulestest.Holds(t, n > 25 && n < 80, "%s came %d times of 300", tile.Face().Name, n)
		}
	})
	t.Run("hands follow from open facts", func(t *testing.T) {
		p := Lay(t, 3, 1, 2, 3, 4, 5, 6)
		Send(p, Green, Of(Green, Sergeant), 3, 1)
		p = Play(t, comes(t, dusk(p), 3), "open", "award") // green wins a reward, open to all
		prize := p.Prize[2]
		q := Play(t, until(t, p, core.StageHome), "home")
		q = until(t, q, core.StagePlace)
		for range 40 {
			g := guess(q, 0, LuckOf(3))
			rulestest.Holds(t, g.Hand[Green] == q.Hand[Green], "red knows green's hand")
			rulestest.Holds(t, g.Owned[Green].Has(prize) || g.Discards[Green].Has(prize), "what was won is known")
		}
	})
	t.Run("the tile that Conspiracy has put under the pile is known to its user alone", func(t *testing.T) {
		p := Lay(t, 3, 1, 2, 3, 4, 5, 6)
		Send(p, Red, Conspirator, 3, 1)
		p = Play(t, tonight(t, p, 3), "conspiracy", "draw 37", "keep")
		r := LuckOf(2)
		green := map[core.Tile]bool{}
		for range 200 {
			is(t, "to red", lastOf(tilesUnder(guess(p, 0, r))), core.Tile(37))
			green[lastOf(tilesUnder(guess(p, 1, r)))] = true
		}
		rulestest.Holds(t, len(green) > 10, "green guesses it is one of %d", len(green))
		// It comes up again as a secret reward: its user knows it there.
		q := *p
		q.Pile.Shuffle()
		for q.Pile.Len() > 0 {
			q.Pile.Draw(q.Pile.Heap()[0])
		}
		q.Pile.PutUnder(37, 1<<Red)
		q.Stage, q.Taken, q.On = core.StageRewards, 0, [core.SpotsAll]core.Tile{}
		q.Boards[0] = core.Museum
		q.Secret |= core.RewardOf(0)
		q.Do(core.Action{Kind: core.LayReward, A: 37})
		is(t, "red knows the reward", q.Hide(0).On[core.Slots], core.Tile(37))
		is(t, "green does not", q.Hide(1).On[core.Slots], core.Tile(0))
	})
	t.Run("discards that are chosen are guessed from the hand", func(t *testing.T) {
		p := Lay(t, 2, 1, 2, 3, 4, 5, 6)
		Gain(p, Red, Luciano)
		Gain(p, Green, Huene)
		p = Play(t, until(t, dusk(p), core.StageHome), "home", "discard 39")
		met := map[string]bool{}
		r := LuckOf(5)
		for range 100 {
			met[fmt.Sprint(guess(p, 1, r).Chosen[Red].All())] = true
		}
		is(t, "green thinks of all seven", len(met), 7)
	})
}

func tilesUnder(p *core.State) (all []core.Tile) {
	for _, c := range p.Pile.Under() {
		all = append(all, core.Tile(c))
	}
	return all
}

// TestUnknownTilesBearIdsOfTheirPlace: what a reader does not know bears an id made of its place, and what he
// knows bears that of the tile.
func TestUnknownTilesBearIdsOfTheirPlace(t *testing.T) {
	Games(t, 12, func(p *core.State, r *rand.Rand) {
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
			if rules.Seat(s) != by && p.Stage != core.StageOver {
				rulestest.Holds(t, player.Hand == nil && len(player.Backs) == player.Size, "a hand of others is shown")
			}
		}
	})
}

// TestPublicKnowledgeIsEnoughToDecideOpenly: who decides openly can do so with what the public knows.
func TestPublicKnowledgeIsEnoughToDecideOpenly(t *testing.T) {
	met := map[core.Stage]bool{}
	Games(t, 12, func(p *core.State, r *rand.Rand) {
		if p.Chance() || p.Stage == core.StageOver {
			return
		}
		open := p.Choices(rules.Seat(p.Seat))[0].Open
		if !open || r.IntN(4) > 0 {
			return
		}
		met[p.Stage] = true
		q := guess(p, rules.Public, r)
		rulestest.Holds(t, reflect.DeepEqual(p.Choices(rules.Seat(p.Seat)), q.Choices(rules.Seat(p.Seat))),
			"an open choice depends on a secret")
	})
	is(t, "open stages", len(met), 2)
	p := Lay(t, 2, 3, 1, 2, 4, 5, 6)
	Send(p, Red, Sergeant, 3, 1)
	p = until(t, tonight(t, p, 3), core.StageAward)
	is(t, "who leads", leads(p, 1, 0), "Red is the only player here.")
	is(t, "and has won", leads(Play(t, p, "award"), 1, 0), "Red won J. Pujol 'Garbo'.")
	is(t, "where nobody was", leads(until(t, p, core.StageHome), 1, 3),
		"Nobody was here, so Count Orlovsky went to the bottom of the pile.")
}
