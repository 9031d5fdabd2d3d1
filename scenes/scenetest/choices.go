package scenetest

import (
	"intrigue/input"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/scenes/table"
)

// EveryChoice says every legal choice of the end of a record by clicks alone, the first
// of them at the table of p: the elements of its path one after the other, then what the
// chooser or a question still asks. It fails when something else is played, or nothing.
// most bounds how many choices are tried, evenly spread; 0 tries all of them.
func EveryChoice(p *Player, title table.Title, r rules.Record, most int) {
	t := p.T
	t.Helper()
	all := p.Game().Choices()
	if len(all) == 0 {
		t.Fatal("there is nothing to choose")
	}
	step := 1
	if most > 0 {
		step = max(1, (len(all)+most-1)/most)
	}
	for i := 0; i < len(all); i += step {
		c := all[i]
		b := p
		if i > 0 {
			b = Sit(t, title, r, func(s *store.Settings) { *s = p.App.Settings })
		}
		if _, up := b.Game().Curtain(); up {
			b.Click("curtain.open")
		}
		b.Say(c)
		if b.Game().Len() <= len(r.Entries) {
			t.Errorf("clicking %v plays nothing: %s", c.Path, b.Words())
		} else if m := b.Game().Record().Entries[len(r.Entries)].Move; m != c.Move {
			t.Errorf("clicking %v plays %q instead of %q", c.Path, m, c.Move)
		}
	}
}

// Say points at a choice by clicks, and says yes where that is asked.
func (p *Player) Say(c rules.Choice) {
	p.T.Helper()
	p.SayBy(p.Click, c)
}

// SayBy is Say for another way to press what has an id.
func (p *Player) SayBy(press func(id string), c rules.Choice) {
	p.T.Helper()
	at := p.Screen() // which the results may cover before all is said
	before := at.Game().Len()
	if p.App.UI().TextScale > 1 && p.roams() {
		p.Key(input.Fit)
	}
	ask := "ask." + string(c.Move)
	for _, id := range c.Path {
		if at.Game().Len() > before {
			return
		}
		if p.Has(ask) {
			break
		}
		if hand := at.Pointing().Hand(); hand == id {
			continue // it lies in hand already
		}
		if !p.Has(id) {
			p.Still(1)
		}
		press(id)
	}
	if p.Has(ask) && at.Game().Len() == before {
		press(ask)
	}
	if p.Has("sure.yes") && at.Game().Len() == before {
		press("sure.yes")
	}
}
