package words

import (
	"fmt"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Tell puts a move that is about to be made into words.
func Tell(v core.View, e rules.Entry) rules.Told {
	c, g := v.State, v.Game
	if c.Need == core.Luck {
		return tellLuck(v, e.Move)
	}
	s, ok := g.Parse(e.Move)
	if !ok || c.Need != core.Decision || v.Asked() != e.Seat || !c.Legal(g, s) {
		return rules.Told{}
	}
	text := now(v, s).fill(actions[s.Kind].told)
	n := *c
	n.Do(g, s)
	n.Run(g)
	if n.Over != core.NotOver {
		text += " " + why(core.View{State: &n, Game: g})
	}
	return rules.Told{Text: text, Targets: c.Path(g, s)}
}

// tellLuck says what is drawn.
func tellLuck(v core.View, m rules.Move) rules.Told {
	c, g := v.State, v.Game
	f := c.Top()
	w := strings.Split(string(m), " ")
	if len(w) < 2 {
		return rules.Told{}
	}
	var names, ids []string
	wounds := 0
	for _, k := range w[1:] {
		if k == core.Wound {
			wounds++
		} else if n, err := strconv.Atoi(k); err == nil && n >= 0 && n < 255 && g.Of[n] != nil && w[0] == "draw" {
			names, ids = append(names, g.Of[n].Name), append(ids, box.Card(n).ID())
		}
	}
	if wounds > 0 {
		names = append(names, strings.TrimSuffix(prose.Count(wounds, "Wounded"), "s"))
		ids = append(ids, box.WoundID(c.Players[f.Hero].Who, "hand"))
	}
	if f.Kind == core.EffectSetup {
		return tellSetup(v, f, w, names, ids)
	}
	x := now(v, core.Action{})
	x.drawn = prose.List(names)
	if f.Kind == core.EffectScheme && len(ids) == 1 {
		k, _ := strconv.Atoi(w[1])
		x.drawn = names[0] + ": " + CardText(g.Box, g.Of[k].Effect)
	}
	return rules.Told{Text: x.fill(effects[f.Kind].draws), Targets: ids}
}

func tellSetup(v core.View, f *core.Effect, w, names, ids []string) rules.Told {
	switch w[0] {
	case "first":
		n, _ := strconv.Atoi(w[1])
		return rules.Told{Text: name(v, rules.Seat(n)) + " begins, and holds the Decision Token.", Targets: []string{v.State.Players[n&3].Who.ID()}}
	case "portal":
		return rules.Told{Text: "One of the portals is left in the box."}
	case "start":
		who := v.State.Players[f.A].Who
		at, _ := v.Game.Map.Named(w[1])
		return rules.Told{Text: fmt.Sprintf("%s begins at %s.", who.Name(), PlaceName(v, at)), Targets: []string{who.ID(), "place." + w[1]}}
	}
	if f.Step == core.SetLine {
		return rules.Told{Text: fmt.Sprintf("They will come in this order: %s.", prose.List(names)), Targets: ids}
	}
	return rules.Told{Text: fmt.Sprintf("%s gets the quest %s.", v.State.Players[f.A].Who.Name(), prose.List(names)), Targets: ids}
}
