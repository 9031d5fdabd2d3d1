package words

import (
	"fmt"
	"strings"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
)

// told is an action that is about to be made, and what follows from it.
type told struct {
	k             *core.Castle
	before, after core.State
	a             core.Action
}

// Tell puts a legal action into words.
func Tell(k *core.Castle, before core.State, a core.Action) rules.Told {
	t := &told{k, before, before, a}
	t.after.Do(k, a)
	p, line := &phrases[a.Kind], rules.Told{}
	if p.told != nil {
		line = rules.Told{Text: p.told(t), Targets: p.about(t)}
	}
	if t.after.Stage == core.StageOver {
		line.Text = strings.TrimSpace(line.Text + " " + Outcome(&t.after).Why)
	}
	return line
}

func aboutMusketeer(t *told) []string { return []string{t.before.Who.ID()} }

func aboutCell(t *told) []string { return []string{t.before.Who.ID(), t.a.To.ID()} }

// aboutSlide does not tell by which way out: both of a corner look alike afterwards.
func aboutSlide(t *told) []string {
	if _, h := t.before.Slide(t.a.Who, t.a.Dir()); h == core.Leaves {
		return []string{t.a.Who.ID()}
	}
	return t.before.Path(t.a)
}

func tellSlide(t *told) string {
	p, _ := t.before.Preview(t.k, t.a.Who, t.a.Dir())
	who := p.Musketeer.Title()
	switch {
	case p.Escapes:
		return fmt.Sprintf("%s escapes.", who)
	case p.Kills:
		return fmt.Sprintf("%s runs out of the castle too early and is killed.", who)
	case p.EntersTunnel:
		return fmt.Sprintf("%s runs %s into the tunnel.", who, p.Direction)
	}
	does := "to"
	if p.Searches {
		does = "and searches"
	}
	text := fmt.Sprintf("%s slides %s %s %s", who, p.Direction, does, chamber(t.k, p.To))
	if p.Defeats != "" {
		text += fmt.Sprintf(" and defeats the %s guard", t.k.Post[p.Edge()])
	}
	if p.Meets != "" {
		text += " before a guard of his own suit"
	}
	return text + "."
}

func tellCorner(t *told) string {
	what := "comes out at"
	if t.after.Searched() > t.before.Searched() {
		what = "comes out and searches"
	}
	return fmt.Sprintf("%s %s %s.", t.before.Who.Title(), what, chamber(t.k, t.a.To))
}

// Foretell says what a slide would do in one sentence.
func Foretell(k *core.Castle, p *core.Preview) string {
	who := p.Musketeer.Title()
	switch {
	case p.Escapes:
		return fmt.Sprintf("%s escapes to the %s.", who, p.Direction)
	case p.Kills:
		return fmt.Sprintf("%s would run out of the castle before his search is done, and be killed.", who)
	case p.EntersTunnel:
		return fmt.Sprintf("%s enters the tunnel and comes out in a corner of your choice.", who)
	}
	does := "stops at"
	if p.Searches {
		does = "searches"
	}
	text := fmt.Sprintf("%s %s %s", who, does, chamber(k, p.To))
	switch {
	case p.Defeats != "":
		text += fmt.Sprintf(" and defeats the %s guard", k.Post[p.Edge()])
	case p.MayTake:
		text += fmt.Sprintf(" before the %s guard, who may be taken into the supply", p.Musketeer)
	case p.Meets != "":
		text += fmt.Sprintf(" before the %s guard, who stays", p.Musketeer)
	}
	return text + "."
}
