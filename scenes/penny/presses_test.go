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
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
)

// presses counts those that say a choice: the fewest targets that mean it alone.
func presses(all []rules.Choice, c rules.Choice) int {
	if word, _, _ := strings.Cut(string(c.Move), " "); word == "buy" || word == "replace" {
		return 1 // by the key beside the card
	}
	p := input.NewChoiceBuilder(all)
	if p.Pick(c.Path[len(c.Path)-1]) && p.Outcome().Choice.Move == c.Move {
		return 1
	}
	p.Reset()
	for i, id := range c.Path {
		p.Pick(id)
		if o := p.Outcome(); o.Choice.Move == c.Move && (i > 0 || o.Said) {
			return i + 1
		}
	}
	return len(c.Path)
}

// presser makes the moves of a run of a record, in which one seat decides without luck, by presses that can stand for several.
type presser struct {
	seat rules.Seat
	at   rules.Position
	left []rules.Move
	n    int    // presses
	runs string // the press that goes on once a question is answered
}

// makes plays moves that are all still to be made, or reports false.
func (p *presser) makes(moves ...rules.Move) bool {
	left := slices.Clone(p.left)
	for _, m := range moves {
		i := slices.Index(left, m)
		next, err := p.at.After(p.seat, m)
		if i < 0 || err != nil {
			return false
		}
		left, p.at = slices.Delete(left, i, i+1), next
	}
	p.left = left
	return true
}

// options are the presses with which the person could go on.
func (p *presser) options() (all []presser) {
	v, cs := p.at.Seen(p.seat).(penny.View), p.at.Choices(p.seat)
	targets := append(v.Keys(), "choice.done")
	for _, m := range p.left {
		a, _ := v.Game.Parse(m)
		targets = append(targets, v.State.Path(v.Game, a)...)
		next := *p
		if c, ok := rules.Choose(cs, m); ok && next.makes(m) {
			next.n += presses(cs, c)
			all = append(all, next)
		}
	}
	for _, to := range targets {
		next, s := *p, v.Sequence(to)
		if len(s.Moves) == 0 || !next.makes(s.Moves...) {
			continue
		}
		next.n++
		if s.Runs {
			next.runs = to
		}
		all = append(all, next)
	}
	for i := range all {
		all[i].runOn()
	}
	return all
}

// runOn goes on with a press once what came up in between is answered.
func (p *presser) runOn() {
	for p.runs != "" && len(p.left) > 0 {
		all := p.at.Seen(p.seat).(penny.View).Sequence(p.runs).Moves
		if len(all) == 0 || all[0] == "done" { // a question, or the next turn
			return
		}
		if !p.makes(all...) { // the record plays otherwise
			p.n += len(p.left)
			p.runs = ""
		}
	}
}

// fewest returns the fewest presses that come to where the record comes to, so many at most; it looks at so many ways.
func (p presser) fewest(goal rules.Position, most int, ways *int) int {
	if *ways--; *ways < 0 || p.n >= most {
		return most
	}
	if len(p.left) == 0 {
		x, y := *p.at.(*penny.Position), *goal.(*penny.Position)
		x.State.Last = y.State.Last
		return map[bool]int{true: p.n, false: most}[x.State == y.State]
	}
	all := p.options()
	slices.SortStableFunc(all, func(a, b presser) int { return len(a.left) + 2*a.n - len(b.left) - 2*b.n })
	for _, x := range all {
		most = x.fewest(goal, most, ways)
	}
	return most
}

// TestFewPresses: two recorded games of the Prologue with two heroes are played again with presses that stand for several
// moves. They come to the same end with two in five presses less.
func TestFewPresses(t *testing.T) {
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
			for ; i < len(r.Entries) && r.Entries[i].Seat == p.seat; i++ {
				cs := all[i].Choices(p.seat)
				c, _ := rules.Choose(cs, r.Entries[i].Move)
				single += presses(cs, c)
				p.left = append(p.left, c.Move)
			}
			ways := 1000
			before, after = before+single, after+p.fewest(all[i], single, &ways)
		}
		t.Logf("%s: %d presses where each says one move, %d now", name, before, after)
		rulestest.Holds(t, after <= 255 && after*20 <= before*13, "%s takes %d presses of %d", name, after, before)
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

// TestOnePressMakesSeveralMoves: Attack deals all it takes, Play all goes on when a card's question is answered, and a press on a
// quest puts all that fits on it. Undo takes back what one press made, and no more.
func TestOnePressMakesSeveralMoves(t *testing.T) {
	b, moves := pressed(t, "a fight", "choice.attack")
	x, fights := b.View().Fight()
	rulestest.Holds(t, moves > 1 && (!fights || x.Won), "Attack makes %d moves and leaves %d damage", moves, x.Left)
	n := b.Game().Len()
	b.Key(input.Undo)
	rulestest.Holds(t, b.Game().Len() == n-moves, "Undo takes back %d of %d moves", n-b.Game().Len(), moves)

	b, moves = pressed(t, "a build", "choice.playall")
	h, n := b.View().Hero(b.View().Asked()), b.Game().Len()-moves
	for range 12 {
		cs := b.Game().Choices()
		if b.View().Steps()[2].State != penny.Now || len(cs) == 0 || begins("play ")(b.View()) {
			break
		}
		b.Say(cs[0])
		b.Still(2)
	}
	left := b.View().Hero(h.Seat).Hand
	luck := slices.ContainsFunc(b.Game().Record().Entries[n:], func(e rules.Entry) bool { return e.Seat < 0 })
	rulestest.Holds(t, luck || len(left) == 0, "%d cards are left in hand after Play all", len(left))

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
