package penny_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
)

// presses counts those that say a choice: the fewest targets that mean it alone. A card or a resource that is dragged to its place
// takes one.
func presses(all []rules.Choice, c rules.Choice) int {
	if word, _, _ := strings.Cut(string(c.Move), " "); word == "buy" || word == "replace" {
		return 1 // by the key beside the card
	}
	p := input.NewChoiceBuilder(all)
	says := func(picks ...string) bool {
		p.Reset()
		for _, id := range picks {
			p.Pick(id)
		}
		return p.Outcome().Choice.Move == c.Move
	}
	last := len(c.Path) - 1
	switch {
	case says(c.Path[last]):
		return 1
	case last > 0 && (says(c.Path[last-1], c.Path[last]) || says(c.Path[last], c.Path[last-1])):
		return 1
	}
	return len(c.Path)
}

// presser makes the moves of a part of a record, in which one seat decides and luck draws, by presses that can stand for
// several. Luck does what it did in the record.
type presser struct {
	seat rules.Seat
	at   rules.Position
	left []rules.Move
	luck []rules.Move
	n    int      // presses
	runs string   // the press that goes on once a question is answered or a card is drawn
	turn string   // in which it was made
	log  []string // what was pressed
}

func (p *presser) view() penny.View { return p.at.Seen(p.seat).(penny.View) }

func (p *presser) turnNow() string { return fmt.Sprint(p.view().Round(), p.view().Active()) }

// makes plays moves that are all still to be made, fights in their order, with what luck does then, or reports false.
func (p *presser) makes(moves ...rules.Move) bool {
	p.left = slices.Clone(p.left)
	for _, m := range moves {
		i := slices.Index(p.left, m)
		fights := func(m rules.Move) bool { return strings.HasPrefix(string(m), "fight ") }
		if i < 0 || fights(m) && i > slices.IndexFunc(p.left, fights) || !p.after(p.seat, m) {
			return false
		}
		p.left = slices.Delete(p.left, i, i+1)
		for slices.Contains(p.at.Acting(), rules.Luck) && len(p.luck) > 0 {
			if !p.after(rules.Luck, p.luck[0]) {
				return false
			}
			p.luck = p.luck[1:]
		}
	}
	return true
}

func (p *presser) after(s rules.Seat, m rules.Move) bool {
	next, err := p.at.After(s, m)
	if err == nil {
		p.at = next
	}
	return err == nil
}

// pressing counts presses.
func (p *presser) pressing(n int, what string, moves ...rules.Move) {
	p.n += n
	p.log = append(slices.Clip(p.log), fmt.Sprint(n, " ", what, " ", moves))
}

// options are the presses with which the person could go on.
func (p *presser) options() (all []presser) {
	v, cs := p.view(), p.at.Choices(p.seat)
	targets := append(v.Keys(), "choice.done")
	for _, m := range p.left {
		a, _ := v.Game.Parse(m)
		targets = append(append(targets, v.State.Path(v.Game, a)...), penny.OfferID(a.Kind, box.Card(a.What).ID()))
		next := *p
		if c, ok := rules.Choose(cs, m); ok && next.makes(m) && next.runOn() {
			next.pressing(presses(cs, c), "single", m)
			all = append(all, next)
		}
	}
	slices.Sort(targets)
	for _, to := range slices.Compact(targets) {
		next, s := *p, v.Sequence(to)
		if s.Runs {
			next.runs, next.turn = to, p.turnNow()
		}
		if len(s.Moves) > 0 && next.makes(s.Moves...) && next.runOn() {
			next.pressing(1, to, s.Moves...)
			all = append(all, next)
		}
	}
	return all
}

// runOn goes on with a press once what came up in between is over. It reports false where the record plays otherwise.
func (p *presser) runOn() bool {
	for p.runs != "" && len(p.left) > 0 {
		s := p.view().Sequence(p.runs)
		switch {
		case !s.Runs, p.turn != p.turnNow():
			p.runs = ""
		case len(s.Moves) == 0:
			return true
		case !p.makes(s.Moves...):
			return false
		}
	}
	return true
}

// beam is how many of the ways that took so many presses are followed up.
const beam = 100

// fewest finds the fewest presses, so many at most, that come to where the record comes to.
func (p presser) fewest(goal rules.Position, most int) (best presser) {
	ways := map[int][]presser{0: {p}}
	for n := range most {
		slices.SortStableFunc(ways[n], func(a, b presser) int { return len(a.left) + len(a.luck) - len(b.left) - len(b.luck) })
		seen := map[core.State]bool{}
		for _, x := range ways[n] {
			at := x.at.(*penny.Position).State
			if at.Last = (core.Action{}); seen[at] || len(seen) == beam {
				continue
			}
			seen[at] = true
			for _, next := range x.options() {
				ways[next.n] = append(ways[next.n], next)
				end, want := next.at.(*penny.Position).State, goal.(*penny.Position).State
				if end.Last = want.Last; end == want && len(next.left) == 0 && (best.log == nil || next.n < best.n) {
					best = next
				}
			}
		}
		if best.log != nil && best.n <= n+1 {
			return best
		}
	}
	return presser{n: most}
}

// TestFewPresses: two recorded games of the Prologue with two heroes are played again with presses that stand for several
// moves. They come to the same end with at most 200 presses. Among these an enemy takes all a hero has, one is fought where a
// villain has arrived, an option heals the only wound, and a card is bought with a wound still in hand.
func TestFewPresses(t *testing.T) {
	pressed := ""
	for _, name := range []string{"closed", "consumed"} {
		r := recorded(t, name)
		all := scenetest.Replay(t, penny.Game{}, r)
		before, after := 0, 0
		for i := 0; i < len(r.Entries); {
			if r.Entries[i].Seat < 0 {
				i++
				continue
			}
			p, single := presser{seat: r.Entries[i].Seat, at: all[i]}, 0
			for ; i < len(r.Entries) && (r.Entries[i].Seat == p.seat || r.Entries[i].Seat < 0); i++ {
				if r.Entries[i].Seat < 0 {
					p.luck = append(p.luck, r.Entries[i].Move)
					continue
				}
				cs := all[i].Choices(p.seat)
				c, _ := rules.Choose(cs, r.Entries[i].Move)
				single += presses(cs, c)
				p.left = append(p.left, c.Move)
			}
			best := p.fewest(all[i], single)
			before, after = before+single, after+best.n
			for _, x := range best.log {
				t.Log(p.seat, x)
				pressed += x
			}
		}
		t.Logf("%s: %d presses where each says one move, %d now", name, before, after)
		rulestest.Holds(t, after <= 200, "%s takes %d presses of %d", name, after, before)
	}
	for _, want := range []string{"[done fight 113 hit damage hit occultism hit violence]", "[stand fight 112]", "[option 0 heal 0]",
		"[done act buy 79]"} {
		rulestest.Holds(t, strings.Contains(pressed, want), "no press makes %s", want)
	}
}

// pressed is a table at which a key that stands for several moves was pressed, and how many moves that made.
func pressed(t *testing.T, name, key string) (b *player, moves int) {
	t.Helper()
	b = sit(t, moments(t)[name], nil)
	b.Still(2)
	n := b.Game().Len()
	rulestest.Must(t, b.Has(key), "%s has no %s: %s", name, key, b.Words())
	b.Click(key)
	b.Still(2)
	return b, b.Game().Len() - n
}

// TestOnePressMakesSeveralMoves: Attack deals all it takes, Play all goes on when a card is drawn or its question
// answered, and a press on a quest puts all that fits on it. Undo takes back what one press made, and no more.
func TestOnePressMakesSeveralMoves(t *testing.T) {
	b, moves := pressed(t, "a fight", "choice.attack")
	x, fights := b.View().Fight()
	rulestest.Holds(t, moves > 1 && (!fights || x.Won), "Attack makes %d moves and leaves %d damage", moves, x.Left)
	n := b.Game().Len()
	b.Key(input.Undo)
	rulestest.Holds(t, b.Game().Len() == n-moves, "Undo takes back %d of %d moves", n-b.Game().Len(), moves)

	r := reach(t, 2, "prologue", "two cards that draw", func(v penny.View) bool {
		draw := 0
		for _, c := range v.Choices() {
			a, _ := v.Game.Parse(c.Move)
			x := v.Try()
			if a.Kind == core.Play && x.OfTurn() && x.Do(a) && x.Wait != core.Decision {
				draw++
			}
		}
		return draw > 1 && v.Steps()[2].State == penny.Now
	})
	b = sit(t, r, nil)
	b.Still(2)
	b.Click("choice.playall")
	b.Still(2)
	asked := func() bool { return !b.View().Try().OfTurn() }
	for n = 0; n < 12 && asked(); n++ {
		b.Say(b.Game().Choices()[0])
		b.Still(2)
	}
	left := len(b.View().Hero(b.View().Asked()).Hand)
	rulestest.Holds(t, left == 0 && !asked(), "%d cards are left in hand after Play all", left)

	b = sit(t, moments(t)["quests"], nil)
	b.Still(2)
	puts := func(c rules.Choice) bool { return strings.HasPrefix(string(c.Move), "put ") }
	c := b.Game().Choices()[slices.IndexFunc(b.Game().Choices(), puts)]
	n = b.Game().Len()
	all := len(b.View().Sequence(c.Path[1]).Moves)
	b.Click(c.Path[1])
	rulestest.Holds(t, all > 0 && b.Game().Len() == n+all, "a press on %s puts %d of %d", c.Path[1], b.Game().Len()-n, all)
}

// TestPayingAsks: where the person wants to be asked before each move, a press on a place asks which card is discarded, and equal
// cards are one entry. Taking the last resource off a charge card asks too.
func TestPayingAsks(t *testing.T) {
	always := func(s *store.Settings) { s.Confirm = "always" }
	asked, twice := 0, 0
	for _, name := range []string{"a move", "a later move", "one hero", "boss rush"} {
		b := sit(t, moments(t)[name], always)
		b.Still(2)
		names := map[string]int{}
		for _, c := range b.View().Hero(b.View().Asked()).Hand {
			names[c.Name]++
		}
		for _, c := range b.Game().Choices() {
			if strings.HasPrefix(string(c.Move), "walk ") && len(b.View().Hero(b.View().Asked()).Hand) > 1 {
				b.Click(c.Path[1])
				break
			}
		}
		if !b.Sees("discard which card") {
			continue
		}
		asked++
		for card, n := range names {
			if n > 1 {
				twice++
				rulestest.Holds(t, b.Sees(fmt.Sprintf("%s ×%d", card, n)), "%s: %d × %s is not one entry: %s", name, n, card, b.Words())
			}
		}
	}
	rulestest.Holds(t, asked > 1 && twice > 0, "%d places asked, with %d kinds of equal cards: the test tests little", asked, twice)

	r := reach(t, 2, "prologue", "a charge card with one resource", func(v penny.View) bool {
		return slices.ContainsFunc(v.Choices(), func(c rules.Choice) bool { return lastOnCharge(v, c) })
	})
	b := sit(t, r, nil)
	b.Still(2)
	n := b.Game().Len()
	c := b.Game().Choices()[slices.IndexFunc(b.Game().Choices(), func(c rules.Choice) bool { return lastOnCharge(b.View(), c) })]
	b.Click(c.Path[0])
	b.Still(2)
	rulestest.Holds(t, b.Game().Len() == n && b.Sees("which is discarded then"), "taking the last resource off asks nothing: %s", b.Words())
}

// lastOnCharge reports whether a choice takes the last resource off a charge card.
func lastOnCharge(v penny.View, c rules.Choice) bool {
	if !strings.HasPrefix(string(c.Move), "lift ") {
		return false
	}
	for _, s := range v.Hero(v.Asked()).Charges {
		if strings.HasPrefix(c.Path[0], "on."+strings.TrimPrefix(s.Card.ID, "card.")+".") && len(s.On) == 1 && s.On[0].N == 1 {
			return true
		}
	}
	return false
}
