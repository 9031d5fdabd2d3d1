package pimpernel

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

// TestStrong: with few simulations it is no worse than the bot whose knowledge it has.
func TestStrong(t *testing.T) {
	rulestest.Long(t)
	if n := duel(t, 6, thinks{strong{tuned()}, 60}, easy{}); n < 80 {
		t.Errorf("strong wins only %.0f %% against easy", n)
	}
}

// during plays on until a turn is to be taken, some turns into a mission.
func during(t *testing.T, seats int, seed uint64, mission uint8, turns int) *Position {
	t.Helper()
	p, d := laid(t, seats, nil, seed), dice(seed+77)
	for p.mission < mission || p.stage != StageTurn || int(p.turns) < turns {
		q := *p
		if p.stage == StageDraw {
			q.State.drawNext(d.next())
		} else {
			q.State.do(bot{steady{usualWeights()}}.decide(&q.State, nil))
		}
		if p = &q; p.stage == StageOver || p.mission > mission {
			t.Fatal("no such moment")
		}
	}
	return p
}

// turnAt is what a bot is told, with luck of its own.
func turnAt(p *Position, luck uint64) rules.Turn {
	turn := rulestest.TurnOf(p, rules.Seat(p.seat), luck, 1)
	turn.Simulations = 80
	return turn
}

// TestStrongTwins: two records that are alike so far, but not in what is drawn later, are
// the same to it. It knows no more than its view: it never asks for a position.
func TestStrongTwins(t *testing.T) {
	bot, err := Game{}.Bot("strong")
	rulestest.Must(t, err == nil, "%v", err)
	apart := 0
	for seed := range uint64(3) {
		p := during(t, 2+int(seed), seed, 2, 5)
		twin := *p
		first, second := p.State, twin.State
		one, two := dice(seed+1), dice(seed+2)
		first.random(&one)
		second.random(&two)
		if first.drawn != second.drawn {
			apart++
		}
		turn := turnAt(p, seed)
		turn.Guess = func(*rand.Rand) rules.Position { t.Fatal("it asks for a position"); return nil }
		m := bot.Decide(t.Context(), turn)
		if _, ok := rules.Choose(turn.Choices, m); !ok {
			t.Fatalf("%q is not possible", m)
		}
		for luck := range uint64(2) {
			if again := bot.Decide(t.Context(), turnAt(&twin, seed)); again != m {
				t.Errorf("%q and %q at the same moment, asked again %d times", m, again, luck)
			}
		}
	}
	if apart == 0 {
		t.Error("all twins have the same future")
	}
}

// TestStrongDrawsTheDeck: a simulation that goes beyond the mission draws the next one
// from the cards that nobody has seen, any of them.
func TestStrongDrawsTheDeck(t *testing.T) {
	p := during(t, 3, 5, 2, 4)
	g := &searchGame{tuned(), p.State}
	l := &search.Luck{Dice: 9}
	var m searchState
	seen := map[uint8]int{}
	for range 200 {
		for g.Determinize(&m, l); m.rounds < p.rounds+1 || m.stage != StageTurn; {
			x := moveOf(m.rollout(&m.State, l))
			g.Apply(&m, x, l)
		}
		for _, k := range m.next {
			seen[k]++
		}
	}
	deck := p.State.deck()
	for _, k := range deck {
		if seen[uint8(k)] == 0 {
			t.Errorf("card %d is never drawn", k)
		}
	}
	if len(seen) != len(deck) {
		t.Errorf("%d cards are drawn, and %d are in the deck", len(seen), len(deck))
	}
}

func TestStrongIsCancelled(t *testing.T) {
	bot, _ := Game{}.Bot("strong")
	p := during(t, 4, 3, 1, 6)
	turn := turnAt(p, 1)
	turn.Simulations = 1 << 30
	for _, after := range []time.Duration{0, 20 * time.Millisecond} {
		ctx, stop := context.WithTimeout(t.Context(), after)
		began := time.Now()
		m := bot.Decide(ctx, turn)
		if _, ok := rules.Choose(turn.Choices, m); !ok || time.Since(began) > 5*time.Second { // a busy machine
			t.Errorf("%q after %v", m, time.Since(began))
		}
		stop()
	}
}

// TestPatience: untold, it stops after a second at the latest.
func TestPatience(t *testing.T) {
	p := during(t, 2, 3, 1, 6)
	turn := turnAt(p, 1)
	turn.Simulations = 0
	endless := tuned()
	endless.simulations = 1 << 30
	if m := (strong{endless}).Decide(context.Background(), turn); m == "" {
		t.Error("no move")
	}
}

// TestHashTellsApart: whatever a list of steps or its order may rest on changes the hash.
func TestHashTellsApart(t *testing.T) {
	p := during(t, 3, 1, 2, 4)
	seen := map[uint64]int{p.State.hash(): -1}
	for i, change := range []func(c *State){
		func(c *State) { c.supply[1]++ },
		func(c *State) { c.held[2] ^= 4 },
		func(c *State) { c.at[0] ^= 1 },
		func(c *State) { c.heap[Carts][2]++ },
		func(c *State) { c.heap[RestArea][0]++ },
		func(c *State) { c.fresh[Horses]++ },
		func(c *State) { c.own[1][0] ^= 1 },
		func(c *State) { c.own[2][2] ^= 1 },
		func(c *State) { c.placed[1] ^= 1 },
		func(c *State) { c.spent[1] ^= 1 },
		func(c *State) { c.stage = StageRest },
		func(c *State) { c.seat ^= 1 },
		func(c *State) { c.passes++ },
		func(c *State) { c.turns++ },
		func(c *State) { c.left ^= 1 },
		func(c *State) { c.icon = Point },
		func(c *State) { c.iconAt-- },
		func(c *State) { c.resting = true },
		func(c *State) { c.restOut = true },
		func(c *State) { c.drawn ^= 1 },
		func(c *State) { c.next[0] ^= 1 },
		func(c *State) { c.chosen ^= 1 },
		func(c *State) { c.sir ^= 1 },
	} {
		c := p.State
		change(&c)
		h := c.hash()
		if k, ok := seen[h]; ok {
			t.Errorf("change %d has the hash of change %d", i, k)
		}
		seen[h] = i
	}
}

// TestGuessIsLegal: a playout by guesses, with a random step now and then, does what the rules allow, at every number of
// seats and under all options.
func TestGuessIsLegal(t *testing.T) {
	l := &search.Luck{Dice: 3}
	for seats := 2; seats <= mostSeats; seats++ {
		for i, o := range allOptions() {
			p := laid(t, seats, o, uint64(i))
			k, d := &cache{evaluator: evaluator{w: usualWeights()}}, dice(i+1)
			for c := p.State; c.stage != StageOver; {
				if c.stage == StageDraw {
					c.drawNext(l.Uint64())
					continue
				}
				s := k.rollout(&c, l)
				if !c.legal(s) {
					t.Fatalf("%q in stage %d is not legal", s.text(), c.stage)
				}
				if c.do(s); l.N(4) == 0 && c.stage > StageDraw && c.stage < StageOver {
					c.do(c.anything(&d))
				}
			}
		}
	}
}

// TestTurnsDoNotAllocate: a simulation leaves nothing to collect.
func TestTurnsDoNotAllocate(t *testing.T) {
	for _, seats := range []int{2, mostSeats} {
		p := during(t, seats, 5, 2, 4)
		rulestest.Spares(t, "a turn", search.Game[searchState](&searchGame{tuned(), p.State}))
	}
}
