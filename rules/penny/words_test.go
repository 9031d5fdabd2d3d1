package penny_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// everything is all that a scene can be pointed at.
func everything() (all []string) {
	b := box.Printed()
	for t := range box.Tile(box.Tiles) {
		all = append(all, b.TileID(t))
	}
	for p := range box.Place(box.Places) {
		k := b.PlaceKey(p)
		all = append(all, "place."+k, "action."+k, "portal."+k)
	}
	all = append(all, "place.sewer", "place.post")
	for w := range box.Heroes {
		all = append(all, w.ID())
		for t := range box.Token(box.Tokens) {
			all = append(all, box.PoolID(w, t))
		}
		for _, z := range []string{"hand", "under", "pile", "grave"} {
			all = append(all, box.WoundID(w, z))
		}
		for _, z := range []string{"deck", "pile", "board", "aside"} {
			all = append(all, z+"."+w.Key())
		}
	}
	for v := range box.Villains {
		all = append(all, v.ID())
	}
	for c := range box.Card(254) {
		if b.Of[c] != nil {
			all = append(all, c.ID())
		}
		for t := range box.Token(box.Resources) {
			if f := b.Of[c]; f != nil && (f.Charge != nil || f.Quest != nil) {
				all = append(all, core.OnCardID(c, t))
			}
		}
	}
	for i := range 4 {
		all = append(all, "shop."+strconv.Itoa(i), "enemy."+strconv.Itoa(i))
		if i < 2 {
			all = append(all, "market."+strconv.Itoa(i))
		}
		if i < 3 {
			all = append(all, "choice.option."+strconv.Itoa(i))
		}
	}
	for _, c := range []string{"done", "pay", "keep", "use", "finish", "stand", "bleed", "propose", "accept", "refuse"} {
		all = append(all, core.ChoiceID(c))
	}
	return append(all, "deck.shop", "deck.enemy", "deck.scheme", "deck.event", "deck.item", "deck.demonic", "deck.joke", "pile.shop",
		"stack.pennies_2", "stack.pennies_3", "hell.track", "counter.heroes", "counter.villains", "token.decision", "token.first")
}

// TestEveryTargetIsExplained asks about everything in moments of random games of all modes.
func TestEveryTargetIsExplained(t *testing.T) {
	rulestest.Words(t, penny.Game{}, everything(), rulestest.Positions(t, penny.Game{}, 4, 300))
}

// TestEveryCardHasItsOwnFace: every kind of card has its own picture and name.
func TestEveryCardHasItsOwnFace(t *testing.T) {
	b := box.Printed()
	names, sprites := map[string]bool{}, map[string]bool{}
	for i := range b.Faces {
		f := &b.Faces[i]
		rulestest.Holds(t, !names[f.Name] && !sprites[box.SpriteOf(f)] && f.Flavour != "",
			"%s: the name or the picture is there twice, or it has no flavour", f.Name)
		names[f.Name], sprites[box.SpriteOf(f)] = true, true
	}
	var _ rules.LogTeller = (*penny.Position)(nil)
	var _ rules.Hinter = penny.Game{}
	var _ rules.Describer = (*penny.Position)(nil)
}

// TestRoundsAreCountedOnce: the rounds of a game stay as many as they were, from the choice of
// the heroes to the moment when a round ends and the Hell token has moved already (PEN-110).
func TestRoundsAreCountedOnce(t *testing.T) {
	for _, l := range (penny.Game{}).Lessons() {
		all, err := rules.Replay(penny.Game{}, l.Record)
		rulestest.Must(t, err == nil, "%v", err)
		for i, p := range all {
			v := p.(*penny.Position).View()
			g := v.Goal()
			rulestest.Holds(t, strings.HasSuffix(g.Clock, " of 10.") && g.Left == 11-max(v.Round(), 1),
				"%s, entry %d: %q, %d left", l.Key, i, g.Clock, g.Left)
		}
	}
}

// TestNoFieldActionTwice: once step 4 is over, a refusal says so, and does not point at a step
// that has passed (PEN-61).
func TestNoFieldActionTwice(t *testing.T) {
	p := table.Lay(t, box.Prologue, 2, func(c *core.State, _ *core.Game) {
		table.ToStep(c, core.StepAfter)
		c.Players[0].At, c.Players[1].At = table.At("billingsgate"), table.At("billingsgate")
		c.Players[0].Tokens[box.Gold], c.Players[0].Tokens[box.Science] = 1, 1 // something is left to do
	})
	for _, m := range []rules.Move{"act", "close", rules.Move("trade " + p.Players[1].Who.Key())} {
		if _, err := p.After(0, m); err == nil || !strings.Contains(err.Error(), "You have had your Field Action this turn.") {
			t.Errorf("%s after step 4: %v", m, err)
		}
	}
	if _, err := p.After(0, "walk empty_street 0"); err == nil || !strings.Contains(err.Error(), "You can no longer move this turn.") {
		t.Errorf("a walk after step 4: %v", err)
	}
}

// TestStepWithoutFieldAction: where no Field Action can be taken, step 4 does not offer one (PEN-61).
func TestStepWithoutFieldAction(t *testing.T) {
	for place, want := range map[box.Place]string{
		0: "Step 4: Alice cannot take a Field Action here.",
		3: "Step 4: Alice may take one Field Action.", // with an action that costs nothing
	} {
		p := table.Lay(t, box.Prologue, 1, func(c *core.State, _ *core.Game) {
			table.ToStep(c, core.StepField)
			c.Players[0].At = place
			c.Players[0].Tokens[box.Science] = 1 // something is left to do
		})
		got := p.View().Prompt()
		rulestest.Holds(t, got == want, "at place %d: %q", place, got)
	}
}

// TestPenniesSayWhatTheyGive: the labels of the two stacks say the gold of their cards (PEN-64).
func TestPenniesSayWhatTheyGive(t *testing.T) {
	v := table.Lay(t, box.Prologue, 1, nil).View()
	for _, k := range []string{"pennies_2", "pennies_3"} {
		want := "A card that gives " + strconv.Itoa(v.Card(v.Game.Card(k)).Wealth) + " gold "
		text := v.Label("stack." + k).Text
		rulestest.Holds(t, strings.HasPrefix(text, want), "%s: %q, want %q", k, text, want)
	}
}

// TestReclaimingSaysWhatItTakes: a tile of an Open World tells what it takes to reclaim it, and what
// is missing (PEN-166).
func TestReclaimingSaysWhatItTakes(t *testing.T) {
	lay := func(step uint8, hell bool, change func(c *core.State, g *core.Game)) *penny.Position {
		return table.Lay(t, box.Open, 1, func(c *core.State, g *core.Game) {
			table.Away(c)
			table.ToStep(c, step)
			p := &c.Players[0]
			p.At, p.Tokens[box.Science], p.Pool = table.At("docks"), 3, box.Set{}
			if hell {
				c.HellTiles = 1 << g.TileOf(p.At)
			}
			if change != nil {
				change(c, g)
			}
		})
	}
	plain := lay(core.StepField, true, nil)
	g := plain.Game
	tile := "tile." + g.Map.Hexes[g.TileOf(table.At("docks"))].Key
	text := plain.View().Label(tile).Text
	rulestest.Holds(t, strings.Contains(text, "To reclaim it, stand here"), "the label of a Hell side: %q", text)
	for want, p := range map[string]*penny.Position{
		"Reclaiming it takes 2 different resources, and": plain,
		"Reclaiming it takes 2 different resources.": lay(core.StepField, true, func(c *core.State, g *core.Game) {
			c.Players[0].Pool.Add(table.Card("s_ticket"))
		}),
		"This tile shows its London side": lay(core.StepField, false, nil),
		"To reclaim it, stand on this tile": lay(core.StepField, true,
			func(c *core.State, _ *core.Game) { c.Players[0].At = table.At("fleet_street") }),
		"You cannot reclaim it while a villain": lay(core.StepField, true,
			func(c *core.State, _ *core.Game) { c.VillainAt[box.VillainA] = table.At("billingsgate") }),
		"This is a Field Action, for step 4.":       lay(core.StepBuild, true, nil),
		"You have had your Field Action this turn.": lay(core.StepAfter, true, nil),
	} {
		r := p.View().WhyNot(tile)
		rulestest.Holds(t, strings.HasPrefix(r.Text, want) && r.Clause != "", "%q (%s), want %q", r.Text, r.Clause, want)
	}
}

// TestMayCanBeDeclined: a prompt that says what a hero may do leaves another way than doing it.
func TestMayCanBeDeclined(t *testing.T) {
	asked, all := 0, []rules.Position(nil)
	for _, p := range rulestest.Positions(t, penny.Game{}, 4, 300) {
		all = append(all, p)
	}
	for _, e := range (penny.Game{}).About().Endings {
		_, played := rulestest.Recorded(t, penny.Game{}, e.Key, findGame)
		all = append(all, played...)
	}
	for _, p := range all {
		for _, s := range p.Acting() {
			if s == rules.Luck {
				continue
			}
			v, declined := p.Seen(s).(penny.View), false
			if !strings.Contains(v.Prompt(), " may ") {
				continue
			}
			asked++
			for _, c := range p.Choices(s) {
				declined = declined || strings.HasPrefix(c.Path[0], "choice.")
			}
			if !declined {
				t.Errorf("%q leaves no way but %v", v.Prompt(), p.Choices(s))
			}
		}
	}
	rulestest.Holds(t, asked != 0, "nothing may be done")
}

// TestArticlesInTheLog: a card whose name begins with an article keeps it, but small, in a line of the log.
func TestArticlesInTheLog(t *testing.T) {
	large, small := regexp.MustCompile(`(, | and |draws |plays |buys |discards |replaces |shop: )(The|An?) [A-Z]`), 0
	for _, e := range (penny.Game{}).About().Endings {
		r, all := rulestest.Recorded(t, penny.Game{}, e.Key, findGame)
		for i, x := range r.Entries {
			said := all[i].(rules.LogTeller).Tell(x, rules.Public).Text
			rulestest.Holds(t, !large.MatchString(said), "%s, entry %d: %q", e.Key, i, said)
			if strings.Contains(said, " a Fence in Wapping") || strings.Contains(said, " a Borrowed Policeman") ||
				strings.Contains(said, " the Stray ") {
				small++
			}
		}
	}
	rulestest.Holds(t, small != 0, "no such card is told of")
}

// TestTurnsAreSummedUp: what came of a turn is one short sentence, which tells of a portal, a quest and a purchase before all
// else.
func TestTurnsAreSummedUp(t *testing.T) {
	told := map[string]int{}
	about := penny.Game{}.About()
	for _, e := range about.Endings {
		r, all := rulestest.Recorded(t, penny.Game{}, e.Key, findGame)
		for i, from := 0, 0; i < len(r.Entries); i++ {
			was, is := about.Turns.Of(all[i]), about.Turns.Of(all[i+1])
			switch {
			case was == rules.Public:
				from = i + 1
				continue
			case was == is:
				continue
			}
			turn := r.Entries[from : i+1]
			said := about.Turns.SumUp(all[from], all[i+1], turn)
			from = i + 1
			who := all[i].Seen(was).(penny.View).Hero(was).Name
			rulestest.Holds(t, strings.HasPrefix(said, who+" ") && strings.HasSuffix(said, ".") && len(said) < 190 &&
				!strings.Contains(said, "  ") && !strings.Contains(said, "nowhere"), "%s, entry %d: %q", e.Key, i, said)
			for _, x := range turn {
				for word, want := range map[string]string{"close": "closed the portal at ", "finish": "finished ", "rob": "emptied "} {
					if strings.HasPrefix(string(x.Move), word) {
						told[word]++
						rulestest.Holds(t, strings.Contains(said, want), "%s, entry %d: %q does not say %q", e.Key, i, said, want)
					}
				}
			}
		}
	}
	rulestest.Holds(t, told["close"] > 2 && told["finish"] > 5 && told["rob"] > 0, "the games show too little: %v", told)
}
