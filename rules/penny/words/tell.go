package words

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Tell puts a move that is about to be made into words.
func Tell(v core.View, e rules.Entry) rules.LogLine {
	c, g := v.State, v.Game
	if c.Wait == core.Luck {
		return tellLuck(v, e.Move)
	}
	s, ok := g.Parse(e.Move)
	if !ok || c.Wait != core.Decision || v.Asked() != e.Seat || !c.Legal(g, s) {
		return rules.LogLine{}
	}
	n := *c
	n.Do(g, s)
	n.Run(g)
	text := withOutcome(actions[s.Kind].told(now(v, s)), v, s, &n)
	if n.Over != core.NotOver {
		text += " " + why(core.See(g, &n))
	}
	return rules.LogLine{Text: text, Targets: c.Path(g, s)}
}

// fights says who fights whom.
var fights = say("%s fights %s", moment.who, moment.card)

// FightTitle returns the head of the fight f, in the words of the log.
func FightTitle(v core.View, f *core.Effect) string {
	return fights(at(v, f, core.Action{Kind: core.Fight, What: uint8(f.Card)}))
}

// tellLuck says what is drawn.
func tellLuck(v core.View, m rules.Move) rules.LogLine {
	c, g := v.State, v.Game
	f := c.Top()
	w := strings.Split(string(m), " ")
	if len(w) < 2 {
		return rules.LogLine{}
	}
	var drawn []box.Card
	var ids []string
	wounds := 0
	for _, k := range w[1:] {
		if k == core.Wound {
			wounds++
		} else if n, err := strconv.Atoi(k); err == nil && n >= 0 && n < 255 && g.Of[n] != nil && w[0] == "draw" {
			drawn, ids = append(drawn, box.Card(n)), append(ids, box.Card(n).ID())
		}
	}
	var names []string
	if len(drawn) > 0 {
		names = cardsSaid(v, drawn)
	}
	if wounds > 0 {
		names = append(names, wounded("", wounds))
		ids = append(ids, box.WoundID(c.Players[f.Hero].Who, "hand"))
	}
	if f.Kind == core.EffectSetup {
		return tellSetup(v, f, w, names, ids)
	}
	x := now(v, core.Action{})
	x.cards = prose.List(names)
	if f.Kind == core.EffectScheme && len(ids) == 1 {
		k, _ := strconv.Atoi(w[1])
		x.cards = names[0] + ". " + cmp.Or(CardText(g.Box, g.Of[k].Effect), "Nothing happens.")
	}
	return rules.LogLine{Text: effects[f.Kind].draws(x), Targets: ids}
}

func tellSetup(v core.View, f *core.Effect, w, names, ids []string) rules.LogLine {
	switch w[0] {
	case "first":
		n, _ := strconv.Atoi(w[1])
		return rules.LogLine{Text: name(v, rules.Seat(n)) + " is the first player and holds the Decision Token.",
			Targets: []string{v.State.Players[n&3].Who.ID()}}
	case "portal":
		return rules.LogLine{Text: "One basic portal is not used in this game."}
	case "start":
		who := v.State.Player(f.Hero).Who
		at, _ := v.Game.Map.Named(w[1])
		return rules.LogLine{Text: fmt.Sprintf("%s starts at %s.", who.Name(), placeSaid(v, at)), Targets: []string{who.ID(), "place." + w[1]}}
	}
	if f.Step == core.SetLine {
		return rules.LogLine{Text: fmt.Sprintf("The opponents come in this order: %s.", prose.List(names)), Targets: ids}
	}
	return rules.LogLine{Text: fmt.Sprintf("%s gets %s.", v.State.Player(f.Hero).Who.Name(), prose.List(names)), Targets: ids}
}

// withOutcome adds to what is told of a move what else it brings about that players would otherwise
// miss: an enemy that is beaten, wounds that nothing could prevent, and a Gravely Wounded card.
func withOutcome(text string, v core.View, s core.Action, n *core.State) string {
	c, f := v.State, v.State.Top()
	p, q := c.Player(f.Hero), n.Player(f.Hero)
	end := ""
	if f.Kind == core.EffectFight {
		end = fightEnd(v, s, n)
	}
	if hurt := int(q.WoundPile) - int(p.WoundPile); s.Kind == core.Bleed && hurt > 1 {
		return strings.Replace(text, wounded("", 1), wounded("", hurt), 1)
	}
	if q.Grave > p.Grave {
		end += [...]string{" and takes a first Gravely Wounded card: the fourth is fatal",
			" and takes a second Gravely Wounded card: the fourth is fatal",
			" and takes a third Gravely Wounded card: the next is fatal",
			" and takes a fourth Gravely Wounded card, which is fatal"}[q.Grave-1]
	}
	if end == "" {
		return text
	}
	return strings.TrimSuffix(text, ".") + end + "."
}

// fightEnd ends a sentence about a move of a fight: whether the enemy is beaten then, and how many
// wounds the hero takes.
func fightEnd(v core.View, s core.Action, n *core.State) (text string) {
	c, f := v.State, v.State.Top()
	foe := f.Card
	if s.Kind == core.Fight {
		foe = box.Card(s.What)
	}
	won := n.Fight.Won && (s.Kind == core.Fight || !c.Fight.Won)
	switch {
	case won && v.Game.Of[foe].Foe.Heads > 0:
		text = " and beats one of the heads"
	case won:
		text = " and wins"
	}
	hurt := int(n.Player(f.Hero).WoundPile) - int(c.Player(f.Hero).WoundPile)
	switch {
	case s.Kind == core.Bleed || hurt <= 0:
	case s.Kind == core.Parry:
		text += ", but takes " + wounded("", hurt)
	case won:
		text += ", but takes " + wounded("", hurt) + " in return"
	default:
		text += " and takes " + wounded("", hurt) + " in return"
	}
	return text
}
