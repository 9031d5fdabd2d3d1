package bots

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/pimpernel/internal/table"
	"intrigue/rules/rulestest"
	"intrigue/rules/search"
)

// TestStrongBeatsEasyWithFewSimulations: with few simulations it is no worse than the bot whose knowledge it has.
func TestStrongBeatsEasyWithFewSimulations(t *testing.T) {
	rulestest.Long(t)
	n := duel(t, 6, thinks{strong{usualSimulations}, 60}, easy{})
	rulestest.Holds(t, n >= 80, "strong wins only %.0f %% against easy", n)
}

// during plays on until a turn is to be taken, some turns into a mission.
func during(t *testing.T, seats int, seed uint64, missionB uint8, turns int) *core.State {
	t.Helper()
	p, d := table.Shuffled(t, seats, nil, seed), table.Dice(seed+77)
	for p.Mission < missionB || p.Stage != core.StageTurn || int(p.Turns) < turns {
		q := *p
		if p.Stage == core.StageDraw {
			q.DrawNext(d.Next())
		} else {
			q.Do(bot{steady{usualWeights()}}.action(&q, nil))
		}
		p = &q
		rulestest.Must(t, p.Stage != core.StageOver && p.Mission <= missionB, "no such moment")
	}
	return p
}

// seen is a view without words.
type seen struct {
	rules.Wordless
	core.View
}

func (seen) Snapshot() any { return nil }

// turnAt is what a bot is told, with luck of its own.
func turnAt(p *core.State, luck uint64) rules.Turn {
	by := rules.Seat(p.Seat)
	return rules.Turn{Seat: by, View: seen{View: core.See(p, by)}, Choices: p.Choices(by),
		Rand: rand.New(rand.NewPCG(luck, 1)), Simulations: 80}
}

// detour is a record that comes to a moment by some placings of the seat whose turn it is, in
// the order given, while the others pass. A bot, if there is one, is asked on the way.
func detour(t *testing.T, p *core.State, bot rules.Bot, moves ...rules.Move) *core.State {
	t.Helper()
	b := *p.Board
	q := *p
	q.Board = &b // a record of its own
	c := &q
	for _, m := range moves {
		if bot != nil {
			bot.Decide(t.Context(), turnAt(c, 99))
		}
		c = table.Play(t, c, m)
		for c.Seat != p.Seat {
			c = table.Play(t, c, "pass")
		}
	}
	return c
}

// TestStrongTwins: of two records that look alike now, one came here another way and both
// go on in another way. The strong bot, which has been asked before in the one, decides
// alike in both: it knows no more than its view, and remembers nothing. It never asks for
// a position.
func TestStrongTwins(t *testing.T) {
	bot := Roster()["strong"]
	pasts, futures, decided := 0, 0, map[rules.Move]bool{}
	for seed := range uint64(5) {
		p := during(t, 2+int(seed), seed, 2, 5)
		var plain []rules.Move // placings that ask for nothing more
		for _, c := range p.Choices(rules.Seat(p.Seat)) {
			if a, _ := core.Parse(c.Move); a.Kind == core.Cube && core.Place(a.To).IsRoute() {
				plain = append(plain, c.Move)
			}
		}
		rulestest.Must(t, len(plain) > 1, "there are no two places")
		x, y := plain[0], plain[len(plain)-1]
		if *table.Play(t, p, x) != *table.Play(t, p, y) {
			pasts++
		}
		one, two := detour(t, p, bot, x, y), detour(t, p, nil, y, x)
		first, second := *one, *two
		a, b := table.Dice(seed+1), table.Dice(seed+2)
		table.PlayOut(&first, &a)
		table.PlayOut(&second, &b)
		if first.Drawn != second.Drawn {
			futures++
		}
		var moves [2]rules.Move
		for i, q := range []*core.State{one, two} {
			turn := turnAt(q, seed)
			turn.Guess = func(*rand.Rand) rules.Position { t.Fatal("it asks for a position"); return nil }
			moves[i] = bot.Decide(t.Context(), turn)
			_, ok := rules.Choose(turn.Choices, moves[i])
			rulestest.Must(t, ok, "%q is not possible", moves[i])
		}
		decided[moves[0]] = true
		rulestest.Is(t, "the move of its twin", moves[1], moves[0])
	}
	rulestest.Holds(t, pasts > 3 && futures > 3 && len(decided) > 3, "%d twins differ before and %d after, and decide on %d moves", pasts,
		futures, len(decided))
}

// TestStrongDrawsTheDeck: a simulation that goes beyond the mission draws the next one
// from the cards that nobody has seen, any of them.
func TestStrongDrawsTheDeck(t *testing.T) {
	p := during(t, 3, 5, 2, 4)
	g := &searchGame{*p}
	l := &search.Luck{Dice: 9}
	var m searchState
	seen := map[uint8]int{}
	for range 200 {
		for g.Determinize(&m, l); m.Rounds < p.Rounds+1 || m.Stage != core.StageTurn; {
			x := moveOf(m.rollout(&m.State, l))
			g.Apply(&m, x, l)
		}
		for _, k := range m.Next {
			seen[k]++
		}
	}
	deck := p.Deck()
	for _, k := range deck {
		rulestest.Holds(t, seen[uint8(k)] != 0, "card %d is never drawn", k)
	}
	rulestest.Holds(t, len(seen) == len(deck), "%d cards are drawn, and %d are in the deck", len(seen), len(deck))
}

func TestStrongIsCancelled(t *testing.T) {
	bot := Roster()["strong"]
	p := during(t, 4, 3, 1, 6)
	turn := turnAt(p, 1)
	turn.Simulations = 1 << 30
	for _, after := range []time.Duration{0, 20 * time.Millisecond} {
		ctx, stop := context.WithTimeout(t.Context(), after)
		m := bot.Decide(ctx, turn) // for hours, if it is not heard
		_, ok := rules.Choose(turn.Choices, m)
		rulestest.Holds(t, ok, "it plays %q", m)
		stop()
	}
}

// TestUntoldItThinksForItsSecondAndStops: untold, it thinks for its second, and stops then.
func TestUntoldItThinksForItsSecondAndStops(t *testing.T) {
	p := during(t, 2, 3, 1, 6)
	turn := turnAt(p, 1)
	turn.Simulations = 0
	began := time.Now()
	m := (strong{1 << 30}).Decide(t.Context(), turn) // for hours, if it has no budget
	took := time.Since(began)
	_, ok := rules.Choose(turn.Choices, m)
	rulestest.Holds(t, ok, "%q is not possible", m)
	rulestest.Is(t, "the budget", budget, time.Second)
	rulestest.Holds(t, took >= budget, "it stops after %v", took)
}

// TestHashTellsApart: whatever a list of steps or its order may rest on changes the hash.
func TestHashTellsApart(t *testing.T) {
	p := during(t, 3, 1, 2, 4)
	seen := map[uint64]int{hash(p): -1}
	for i, change := range []func(c *core.State){
		func(c *core.State) { c.Supply[1]++ },
		func(c *core.State) { c.Held[2] ^= 4 },
		func(c *core.State) { c.At[0] ^= 1 },
		func(c *core.State) { c.Piles[core.Carts][2]++ },
		func(c *core.State) { c.Piles[core.RestArea][0]++ },
		func(c *core.State) { c.Fresh[core.Horses]++ },
		func(c *core.State) { c.Own[1][0] ^= 1 },
		func(c *core.State) { c.Own[2][2] ^= 1 },
		func(c *core.State) { c.Placed[1] ^= 1 },
		func(c *core.State) { c.Spent[1] ^= 1 },
		func(c *core.State) { c.Stage = core.StageRest },
		func(c *core.State) { c.Seat ^= 1 },
		func(c *core.State) { c.Passes++ },
		func(c *core.State) { c.Turns++ },
		func(c *core.State) { c.Left ^= 1 },
		func(c *core.State) { c.Icon = core.Point },
		func(c *core.State) { c.IconAt-- },
		func(c *core.State) { c.Resting = true },
		func(c *core.State) { c.RestOut = true },
		func(c *core.State) { c.Drawn ^= 1 },
		func(c *core.State) { c.Next[0] ^= 1 },
		func(c *core.State) { c.Chosen ^= 1 },
		func(c *core.State) { c.Pimpernel ^= 1 },
	} {
		c := *p
		change(&c)
		h := hash(&c)
		k, ok := seen[h]
		rulestest.Holds(t, !ok, "change %d has the hash of change %d", i, k)
		seen[h] = i
	}
}

// TestGuessIsLegal: a playout by guesses, with a random step now and then, does what the rules allow, at every number of
// seats and under all options.
func TestGuessIsLegal(t *testing.T) {
	l := &search.Luck{Dice: 3}
	for seats := 2; seats <= core.MostSeats; seats++ {
		for i, o := range table.AllOptions() {
			p := table.Shuffled(t, seats, o, uint64(i))
			k, d := &cache{evaluator: evaluator{w: usualWeights()}}, table.Dice(i+1)
			for c := *p; c.Stage != core.StageOver; {
				if c.Stage == core.StageDraw {
					c.DrawNext(l.Uint64())
					continue
				}
				s := k.rollout(&c, l)
				rulestest.Must(t, c.Legal(s), "%q in stage %d is not legal", s.Text(), c.Stage)
				if c.Do(s); l.N(4) == 0 && c.Stage > core.StageDraw && c.Stage < core.StageOver {
					c.Do(table.Anything(&c, &d))
				}
			}
		}
	}
}

// TestTurnsDoNotAllocate: a simulation leaves nothing to collect.
func TestTurnsDoNotAllocate(t *testing.T) {
	for _, seats := range []int{2, core.MostSeats} {
		p := during(t, seats, 5, 2, 4)
		rulestest.Spares(t, "a turn", search.Game[searchState](&searchGame{*p}))
	}
}
