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
	games(t, 36, func(p *position, r *rand.Rand) {
		if r.IntN(6) > 0 {
			return
		}
		for by := rules.Public; by < rules.Seat(p.seats); by++ {
			q := p.Guess(by, r).(*position)
			if q.core != p.core {
				differ++
			}
			if a, b := p.see(by), q.see(by); !reflect.DeepEqual(a, b) {
				t.Fatalf("%s sees\n%s\nand\n%s", seatName(by), a.Print(), b.Print())
			}
			if !reflect.DeepEqual(p.Pieces(), q.Pieces()) {
				t.Fatalf("a guess has the pieces %v, not %v", q.Pieces(), p.Pieces())
			}
			rulestest.Holds(t, whole(&q.core), "a guess has something twice, or leaves it open:\n%+v", q.core)
			for s := range p.seats {
				rulestest.Holds(t, p.owned[s] == q.owned[s], "what %s owns follows from open facts", names[s])
			}
		}
	})
	rulestest.Holds(t, differ > 1000, "only %d guesses were not the truth", differ)
}

// whole reports whether a core knows all there is, and nothing twice.
func whole(c *core) bool {
	dealt := map[Mission]bool{}
	for _, m := range slices.Concat(c.missions[:], c.agenda[:]) {
		if m == hidden || m != NoMission && dealt[m] {
			return false
		}
		dealt[m] = true
	}
	var all set
	n := 0
	add := func(t set) {
		all |= t
		n += t.size()
	}
	for s := range c.seats {
		add(c.hand[s])
		add(c.chosen[s])
		add(c.piles[s])
		if c.chosen[s].size() != int(c.away[s]) {
			return false
		}
	}
	for x, t := range c.on {
		if c.taken.has(uint8(x)) != (t != 0) {
			return false
		}
		if t != 0 {
			add(1 << t)
		}
	}
	if c.drawn != 0 {
		add(1 << c.drawn)
	}
	for _, t := range slices.Concat(c.pile.Top(), c.pile.Heap(), c.pile.Under()) {
		add(1 << t)
	}
	add(c.lost)
	return all.size() == n && n == int(c.seats)*startEach+recruits
}

// TestTwinRecords plays two games side by side that look the same to one reader: what
// is hidden from him differs. Move by move he is shown and told the same, until
// something is turned up.
func TestTwinRecords(t *testing.T) {
	steps, pairs := 0, 0
	games(t, 60, func(p *position, r *rand.Rand) {
		if r.IntN(40) > 0 {
			return
		}
		by := rules.Seat(r.IntN(int(p.seats)+1)) - 1
		q := p.Guess(by, r).(*position)
		pairs++
		for range 60 {
			if p.stage == StageOver || q.stage == StageOver {
				return
			}
			a := p.random(r)
			b, ok := p.twin(q, a, r)
			if !ok {
				return
			}
			next, other := *p, *q
			next.do(a)
			other.do(b)
			alike := reflect.DeepEqual(next.see(by), other.see(by))
			if !alike {
				if !p.turnsUp(a, by) {
					t.Fatalf("%s can tell %q from %q:\n%s\nand\n%s", seatName(by), p.text(a), q.text(b), next.see(by).Print(), other.see(by).Print())
				}
				return
			}
			s := p.Acting()[0]
			x := p.Tell(rules.Entry{Seat: s, Move: p.text(a)}, by)
			y := q.Tell(rules.Entry{Seat: s, Move: q.text(b)}, by)
			if fmt.Sprint(x) != fmt.Sprint(y) {
				t.Fatalf("%s is told %v of %q and %v of %q", seatName(by), x, p.text(a), y, q.text(b))
			}
			p, q = &next, &other
			steps++
		}
	})
	t.Logf("%d steps of %d pairs", steps, pairs)
	rulestest.Holds(t, steps > 2000, "only %d steps were taken", steps)
}

// twin is a step of q that looks like step a of p from the outside.
func (p *position) twin(q *position, a step, r *rand.Rand) (step, bool) {
	fits := func(b step) bool {
		if q.chance() {
			return q.fortune(b)
		}
		return q.legal(b)
	}
	if fits(a) {
		return a, true
	}
	b := a
	switch a.verb {
	case vPlace, vDiscard:
		b.a = uint8(pickTile(q.hand[q.seat], r))
	case vReward, vDraw, vMission, vAgenda:
		b = q.luck(r)
	}
	return b, fits(b)
}

// turnsUp reports whether a step may show a reader what he did not know.
func (p *position) turnsUp(s step, by rules.Seat) bool {
	switch s.verb {
	case vPlace: // face up, or his own
		return !p.secret.has(s.b) || rules.Seat(p.seat) == by
	case vLook:
		return rules.Seat(p.seat) == by
	case vReward:
		return !p.secret.has(slots + p.rewards())
	case vMission, vAgenda, vOpen, vSeduction, vChange:
		return true
	case vDraw:
		return rules.Seat(p.seat) == by
	case vDiscard:
		return rules.Seat(p.seat) == by || p.Reveals(rules.Seat(p.seat), p.text(s))
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
			g := p.Guess(0, r).(*position)
			is(t, "seen by red", g.on[at(p, 4, 1)], of(green, sergeant))
			h := p.Guess(rules.Public, r).(*position)
			met[h.on[at(p, 4, 1)]]++
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
		prize := p.prize[2]
		q := plays(t, until(t, p, StageHome), "home")
		q = until(t, q, StagePlace)
		for range 40 {
			g := q.Guess(0, luckOf(3)).(*position)
			rulestest.Holds(t, g.hand[green] == q.hand[green], "red knows green's hand")
			rulestest.Holds(t, g.owned[green].has(prize) || g.piles[green].has(prize), "what was won is known")
		}
	})
	t.Run("the tile that Conspiracy has put under the pile is known to its user alone", func(t *testing.T) {
		p := table(t, 3, 1, 2, 3, 4, 5, 6)
		send(p, red, conspirator, 3, 1)
		p = plays(t, tonight(t, p, 3), "conspiracy", "draw 37", "keep")
		r := luckOf(2)
		green := map[Tile]bool{}
		for range 200 {
			is(t, "to red", lastOf(tilesUnder(p.Guess(0, r))), Tile(37))
			green[lastOf(tilesUnder(p.Guess(1, r)))] = true
		}
		rulestest.Holds(t, len(green) > 10, "green guesses it is one of %d", len(green))
		// It comes up again as a secret reward: its user knows it there.
		q := *p
		q.pile.Shuffle()
		for q.pile.Len() > 0 {
			q.pile.Draw(q.pile.Heap()[0])
		}
		q.pile.PutUnder(37, 1<<red)
		q.stage, q.taken, q.on = StageRewards, 0, [spotsAll]Tile{}
		q.board[0] = Museum
		q.secret |= rewardOf(0)
		q.do(step{vReward, 37, 0})
		is(t, "red knows the reward", q.core.hide(0).on[slots], Tile(37))
		is(t, "green does not", q.core.hide(1).on[slots], Tile(0))
	})
	t.Run("discards that are chosen are guessed from the hand", func(t *testing.T) {
		p := table(t, 2, 1, 2, 3, 4, 5, 6)
		gain(p, red, luciano)
		gain(p, green, huene)
		p = plays(t, until(t, dusk(p), StageHome), "home", "discard 39")
		met := map[string]bool{}
		r := luckOf(5)
		for range 100 {
			met[fmt.Sprint(tilesOf(p.Guess(1, r).(*position).chosen[red]))] = true
		}
		is(t, "green thinks of all seven", len(met), 7)
	})
}

func tilesUnder(p rules.Position) (all []Tile) {
	q := p.(*position)
	for _, c := range q.pile.Under() {
		all = append(all, Tile(c))
	}
	return all
}

// TestBacks: what a reader does not know bears an id made of its place, and what he
// knows bears that of the tile.
func TestBacks(t *testing.T) {
	games(t, 12, func(p *position, r *rand.Rand) {
		if r.IntN(12) > 0 {
			return
		}
		by := rules.Seat(r.IntN(int(p.seats)+1)) - 1
		v := p.see(by)
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
			if rules.Seat(s) != by && p.stage != StageOver {
				rulestest.Holds(t, player.Hand == nil && len(player.Backs) == player.Size, "a hand of others is shown")
			}
		}
		text := v.Print()
		for s := range p.seats { // nobody reads of a tile that only lies in another hand, but in what it owns
			rulestest.Holds(t, rules.Seat(s) == by || p.stage == StageOver || !strings.Contains(text, names[s]+": "+fmt.Sprint(p.size(s))+" in hand ("), "a hand is printed")
		}
	})
}

// TestOpenly: who decides openly can do so with what the public knows.
func TestOpenly(t *testing.T) {
	met := map[Stage]bool{}
	games(t, 12, func(p *position, r *rand.Rand) {
		if p.chance() || p.stage == StageOver {
			return
		}
		open := p.Openly(rules.Seat(p.seat))
		if !open || r.IntN(4) > 0 {
			return
		}
		met[p.stage] = true
		q := p.Guess(rules.Public, r).(*position)
		rulestest.Holds(t, reflect.DeepEqual(p.Choices(rules.Seat(p.seat)), q.Choices(rules.Seat(p.seat))), "an open choice depends on a secret")
	})
	is(t, "open stages", len(met), 2)
	p := table(t, 2, 3, 1, 2, 4, 5, 6)
	send(p, red, sergeant, 3, 1)
	p = until(t, tonight(t, p, 3), StageAward)
	is(t, "who leads", p.see(1).Boards[0].Why, "Red is alone there.")
	is(t, "and has won", plays(t, p, "award").see(1).Boards[0].Why, "Red won J. Pujol 'Garbo'.")
	is(t, "where nobody was", until(t, p, StageHome).see(1).Boards[3].Why, "Nobody was there: Count Orlovsky went under the pile.")
}
