package table

import (
	"slices"
	"strconv"
	"strings"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/table/sheet"
	"intrigue/scenes/widgets"
)

// chooseBetween lays out the alternatives beside the target that can mean all of them.
func (p *Pointing) chooseBetween(u *widgets.UI) {
	if !p.chooser.open {
		return
	}
	all := p.builder.Alternatives()
	slices.SortStableFunc(all, p.byRank)
	if len(all) == 0 || len(all) == 1 && !p.mode.guides() { // a lesson asks as the game would, with one answer
		p.chooser.open = false
		return
	}
	u.Layer(func() {
		u.Shade("ask.away")
		away := u.Clicked("ask.away")
		if sp, ok := p.spots.under(u.In.At, ""); away && ok && p.Next(sp.ID) { // it glows behind the sheet, and answers too
			p.chooser.open = false
			p.point(sp.ID)
			return
		}
		if away || u.Take(input.Menu) || u.Take(input.Undo) {
			p.chooser.open = false
			p.builder.Unpick()
			p.hold(p.held)
			return
		}
		p.chooser.Title, p.chooser.Options = p.heading(), p.options(all)
		hint, _ := p.Hint() // a hasty Enter gives what it suggests
		p.chooser.Usual = max(0, slices.IndexFunc(p.chooser.Options, func(o sheet.Option) bool { return o.Choice.Move == hint.Move }))
		if o, ok := p.chooser.Ask(u); ok {
			c := p.builder.Answer(o.Alternative)
			p.chooser.open = false
			p.choose(c)
		}
	})
}

// byRank compares two alternatives by the ranks of what is still to be picked.
func (p *Pointing) byRank(a, b input.Alternative) int {
	for i := range min(len(a.Rest), len(b.Rest)) {
		if less := p.label(a.Rest[i]).Rank - p.label(b.Rest[i]).Rank; less != 0 {
			return less
		}
	}
	return 0
}

// heading is the question that the board asks about what was picked, or else what was pointed at last; "" for nothing.
func (p *Pointing) heading() string {
	picked := p.builder.Picked()
	if asked := p.board.Narrate(picked); strings.HasSuffix(asked, "?") {
		return asked
	}
	if len(picked) == 0 {
		return ""
	}
	_, name := p.pictured(picked[len(picked)-1])
	return name
}

// options are the pictures and the words of alternatives: those of what is still to be
// picked, "Black" and then "by bus". What all have in common tells none from another
// and is left out, unless one of them has nothing else.
func (p *Pointing) options(all []input.Alternative) (options []sheet.Option) {
	shared := func(id string) bool {
		return !slices.ContainsFunc(all, func(a input.Alternative) bool { return !slices.Contains(a.Rest, id) })
	}
	hasOwn := func(a input.Alternative) bool {
		return slices.ContainsFunc(a.Rest, func(id string) bool { return !shared(id) })
	}
	leaveOut := !slices.ContainsFunc(all, func(a input.Alternative) bool { return !hasOwn(a) })
	for _, a := range all {
		o := sheet.Option{Alternative: a}
		var words []string
		for _, id := range a.Rest {
			if leaveOut && shared(id) {
				continue
			}
			m, name := p.pictured(id)
			if o.Mark.Sprite == "" {
				o.Mark = m
			}
			if name != "" {
				words = append(words, name)
			}
		}
		o.Name = strings.Join(words, " ")
		options = append(options, o)
	}
	return p.counted(options)
}

// counted lists options that nobody could tell apart, equal cards, as one with how often it is there.
func (p *Pointing) counted(all []sheet.Option) (options []sheet.Option) {
	sameTarget := func(x, y string) bool {
		l, m := p.label(x), p.label(y)
		return x == y || l.Title != "" && l.Title == m.Title && l.Text == m.Text && l.Sprite == m.Sprite && l.Clause == m.Clause
	}
	for i, o := range all {
		alike := func(other sheet.Option) bool {
			return other.Name == o.Name && slices.EqualFunc(other.Rest, o.Rest, sameTarget)
		}
		if slices.ContainsFunc(all[:i], alike) {
			continue
		}
		times := 1
		for _, other := range all[i+1:] {
			times += widgets.If(alike(other), 1, 0)
		}
		if times > 1 {
			o.Name += " ×" + strconv.Itoa(times)
		}
		options = append(options, o)
	}
	return options
}

// named is what a choice is about, by the names of its targets: "Red · Station 29 · Bus".
func (p *Pointing) named(c rules.Choice) string {
	var all []string
	for _, id := range c.Path {
		if l := p.label(id); l.Title != "" {
			all = append(all, p.Named(l.Title))
		}
	}
	return strings.Join(prose.Once(all), " · ")
}

// confirm asks once more before a move that cannot be taken back.
func (p *Pointing) confirm(u *widgets.UI) {
	q := p.question
	if q == nil {
		return
	}
	q.About = p.named(q.choice)
	u.Layer(func() {
		switch yes, no := q.Ask(u); {
		case yes:
			p.carryOut(q.choice)
			p.follow(q.more)
		case no:
			p.question = nil
			p.builder.Unpick()
			p.hold("")
		}
	})
}
