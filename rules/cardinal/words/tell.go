package words

import (
	"fmt"
	"strings"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/prose"
)

// told is an action that is about to be made, and what follows from it.
type told struct {
	k             *core.Castle
	before, after core.State
	a             core.Action
}

// Tell puts a legal action into words.
func Tell(k *core.Castle, before core.State, a core.Action) rules.LogLine {
	t := &told{k, before, before, a}
	t.after.Do(k, a)
	p, line := &phrases[a.Kind], rules.LogLine{}
	if p.told != nil {
		line.Text = p.told(t)
	}
	if p.about != nil {
		line.Targets = p.about(t)
	}
	if t.after.Stage == core.StageOver {
		line.Text = strings.TrimSpace(line.Text + " " + Outcome(&t.after).Why + " The score is " + Score(&t.after) + ".")
	}
	return line
}

func aboutMusketeer(t *told) []string { return []string{t.before.Who.ID()} }

func aboutCell(t *told) []string { return []string{t.before.Who.ID(), t.a.To.ID()} }

// aboutSlide does not tell by which way out: both of a corner look alike afterwards.
func aboutSlide(t *told) []string {
	if _, end := t.before.Slide(t.a.Who, t.a.Dir()); end == core.Leaves {
		return []string{t.a.Who.ID()}
	}
	return t.before.Path(t.a)
}

// outside returns the sentence about a slide that leaves the castle or ends in the tunnel, with the words for
// each end, and "" about any other slide.
func outside(p *core.Preview, escapes, killed, tunnel string) string {
	switch {
	case p.Escapes:
		return fmt.Sprintf("%s %s.", p.Musketeer.Title(), escapes)
	case p.Kills:
		return fmt.Sprintf("%s %s.", p.Musketeer.Title(), killed)
	case p.EntersTunnel:
		return fmt.Sprintf("%s %s.", p.Musketeer.Title(), tunnel)
	}
	return ""
}

func tellSlide(t *told) string {
	p, _ := t.before.Preview(t.k, t.a.Who, t.a.Dir())
	text := outside(&p, "escapes", "leaves the castle too soon and is killed", fmt.Sprintf("slides %s into the tunnel", p.Direction))
	if text != "" {
		return text
	}
	does := []string{fmt.Sprintf("%s slides %s", p.Musketeer.Title(), p.Direction)}
	if p.Searches {
		does = append(does, "searches "+chamber(t.k, p.To))
	} else {
		does[0] += " to " + chamber(t.k, p.To)
	}
	if p.Defeats != "" {
		does = append(does, fmt.Sprintf("defeats the %s guard", t.k.Post[p.Edge()]))
	}
	text = prose.List(does)
	if p.Meets != "" {
		text += fmt.Sprintf(", where %s guard stops him", aSuit(p.Musketeer))
	}
	return text + "."
}

func tellCorner(t *told) string {
	text := fmt.Sprintf("%s comes out in %s", t.before.Who.Title(), chamber(t.k, t.a.To))
	if t.after.Searched() > t.before.Searched() {
		text += " and searches it"
	}
	return text + "."
}

// Foretell says what a slide would do in one sentence.
func Foretell(k *core.Castle, p *core.Preview) string {
	text := outside(p, "escapes", "would leave the castle too soon and be killed",
		"enters the tunnel and comes out in a corner of your choice")
	if text != "" {
		return text
	}
	who := p.Musketeer.Title()
	text = who + " stops in " + chamber(k, p.To)
	if p.Searches {
		text = who + " searches " + chamber(k, p.To)
	}
	switch {
	case p.Defeats != "":
		return fmt.Sprintf("%s and defeats the %s guard.", text, k.Post[p.Edge()])
	case p.MayTake:
		return fmt.Sprintf("%s. You may take the %s guard there.", text, p.Musketeer)
	case p.Meets != "":
		return fmt.Sprintf("%s. The %s guard there stays.", text, p.Musketeer)
	}
	return text + "."
}
