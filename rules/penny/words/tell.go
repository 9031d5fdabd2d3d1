package words

import (
	"fmt"
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
	text := tell(v, s)
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
		var n int
		if k == core.Wound {
			wounds++
		} else if _, err := fmt.Sscanf(k, "%d", &n); err == nil && n >= 0 && n < 255 && g.Of[n] != nil && w[0] == "draw" {
			names, ids = append(names, g.Of[n].Name), append(ids, box.Card(n).ID())
		}
	}
	if wounds > 0 {
		names = append(names, prose.Count(wounds, "Wounded"))
		if wounds > 1 {
			names[len(names)-1] = fmt.Sprintf("%d Wounded", wounds)
		}
		ids = append(ids, box.WoundID(c.Players[f.Hero].Who, "hand"))
	}
	told := rules.Told{Targets: ids}
	switch f.Kind {
	case core.EffectSetup:
		return tellSetup(v, f, w, names, ids)
	case core.EffectDraw:
		told.Text = fmt.Sprintf("%s draws %s.", name(v, rules.Seat(f.Hero)), prose.List(names))
	case core.EffectFill:
		told.Text = fmt.Sprintf("%s comes into %s.", prose.List(names), [...]string{"the enemy row", "the shop", "the quest market"}[f.A])
	case core.EffectTake:
		told.Text = fmt.Sprintf("%s takes %s.", name(v, rules.Seat(f.Hero)), prose.List(names))
	case core.EffectPeek:
		told.Text = fmt.Sprintf("On top of the %s deck lie %s.", stackWord(box.Stack(f.A)), prose.List(names))
	case core.EffectScheme:
		told.Text = fmt.Sprintf("%s reads a scheme: %s.", name(v, rules.Seat(f.Hero)), prose.List(names))
		if len(ids) == 1 {
			var n int
			fmt.Sscanf(w[1], "%d", &n)
			told.Text = fmt.Sprintf("%s reads a scheme, %s: %s", name(v, rules.Seat(f.Hero)), prose.List(names), CardText(g.Box, g.Of[n].Effect))
		}
	case core.EffectJoke:
		told.Text = fmt.Sprintf("The joke is on you: %s.", prose.List(names))
	case core.EffectEvent:
		told.Text = fmt.Sprintf("%s meets an event: %s.", name(v, rules.Seat(f.Hero)), prose.List(names))
	case core.EffectSale:
		told.Text = fmt.Sprintf("The receiver compares it with %s.", prose.List(names))
	}
	return told
}

func tellSetup(v core.View, f *core.Effect, w, names, ids []string) rules.Told {
	switch w[0] {
	case "first":
		var n int
		fmt.Sscanf(w[1], "%d", &n)
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

// tell is a decision in words.
func tell(v core.View, s core.Action) string {
	c, g := v.State, v.Game
	f := c.Top()
	me := name(v, v.Asked())
	if int(v.Asked()) >= 0 && f.Kind == core.EffectHero {
		return box.Hero(s.A).Full() + " joins the game."
	}
	card := ""
	if core.Grammars()[s.Kind].Args[0] == core.ACard {
		card = cardName(v, box.Card(s.A))
	}
	tok, tok2 := box.Token(s.A).String(), box.Token(s.B).String()
	switch s.Kind {
	case core.Walk:
		return fmt.Sprintf("%s gives %s and goes to %s.", me, cardName(v, box.Card(s.B)), PlaceName(v, box.Place(s.A)))
	case core.Ride:
		return fmt.Sprintf("%s goes to %s for a movement token.", me, PlaceName(v, box.Place(s.A)))
	case core.Duck:
		return fmt.Sprintf("%s vanishes into %s for two movement tokens.", me, PlaceName(v, box.Place(s.A)))
	case core.Fare:
		return fmt.Sprintf("%s gives %s as well, for passing a villain in Hell.", me, card)
	case core.Play:
		return fmt.Sprintf("%s plays %s.", me, card)
	case core.Bear:
		return me + " plays a Wounded."
	case core.Gather:
		return fmt.Sprintf("%s gathers at %s.", me, PlaceName(v, c.Player(f.Hero).At))
	case core.Put:
		return fmt.Sprintf("%s puts %s on %s.", me, tok, cardName(v, box.Card(s.B)))
	case core.Lift:
		return fmt.Sprintf("%s takes %s off %s.", me, tok, cardName(v, box.Card(s.B)))
	case core.Use:
		return fmt.Sprintf("%s uses %s.", me, card)
	case core.Finish:
		return fmt.Sprintf("%s finishes %s.", me, card)
	case core.Bribe:
		return me + " puts a gold by for the informer."
	case core.Act:
		return fmt.Sprintf("%s takes the action of %s: %s.", me, PlaceName(v, c.Player(f.Hero).At), ActionVerb(c.ActionOn(g, c.Player(f.Hero).At)))
	case core.Close:
		return fmt.Sprintf("%s closes the portal at %s.", me, PlaceName(v, c.Player(f.Hero).At))
	case core.Inform:
		return me + " pays the informer, and chapter II begins."
	case core.Haggle:
		return me + " haggles with the receiver."
	case core.Rob:
		return me + " empties the Vault."
	case core.Reclaim:
		return fmt.Sprintf("%s gives %s and %s, and the tile is London again.", me, tok, tok2)
	case core.Trade:
		return fmt.Sprintf("%s proposes to trade with %s.", me, box.Hero(s.A).Name())
	case core.Pawn:
		return fmt.Sprintf("%s gives the doorkeeper %s for a trophy.", me, card)
	case core.Done:
		title, _, _ := doneWords(v, f)
		return fmt.Sprintf("%s: %s.", me, strings.ToLower(title))
	}
	return tellMore(v, s, me, card, tok, tok2)
}

func tellMore(v core.View, s core.Action, me, card, tok, tok2 string) string {
	c, g := v.State, v.Game
	f := c.Top()
	switch s.Kind {
	case core.Option:
		if f.Kind == core.EffectEvent {
			o := g.Of[c.Reading].Event[s.A]
			does := CardText(g.Box, o.Effect)
			return fmt.Sprintf("%s answers: “%s” %s %s", me, o.Label, o.Result, does)
		}
		return fmt.Sprintf("%s chooses for %s: %s.", me, source(v, f), inline(g.Box, g.Blocks[f.Block][f.Step].Option[s.A]))
	case core.Pay:
		return fmt.Sprintf("%s chooses for %s: %s.", me, source(v, f), inline(g.Box, g.Blocks[f.Block][f.Step].Cost))
	case core.Keep:
		if f.Kind == core.EffectBlock {
			return fmt.Sprintf("%s: %s would rather not.", source(v, f), me)
		}
		return me + " would rather not."
	case core.Gain:
		return fmt.Sprintf("%s gains %s%s.", me, tok, because(v, " from "))
	case core.Lose:
		return fmt.Sprintf("%s loses %s%s.", me, tok, because(v, " to "))
	case core.Discard:
		return fmt.Sprintf("%s discards %s.", me, card)
	case core.Destroy, core.DestroyFor:
		return fmt.Sprintf("%s destroys %s.", me, card) + forPrice(v, s, tok2)
	case core.Heal, core.HealFor:
		return me + " heals a Wounded." + forPrice(v, s, tok2)
	case core.Fetch:
		return fmt.Sprintf("%s takes %s back into the hand.", me, card)
	case core.Step:
		return fmt.Sprintf("%s goes to %s.", me, PlaceName(v, box.Place(s.A)))
	case core.Enter:
		return fmt.Sprintf("%s enters %s.", me, PlaceName(v, g.WayFrom(c.Player(f.Hero).At)))
	case core.Top:
		return fmt.Sprintf("%s puts %s next.", me, card)
	case core.Replace:
		return fmt.Sprintf("%s has %s replaced.", me, card)
	case core.Flip:
		h := g.Map.Hexes[s.A]
		if f.B == 1 {
			return h.Hell + " is " + h.Name + " again."
		}
		return fmt.Sprintf("%s turns over: from now on it is %s.", h.Name, h.Hell)
	case core.Lead:
		_, why := Intent(v, box.Villain(f.A))
		return fmt.Sprintf("%s goes to %s. %s", VillainName(v, box.Villain(f.A)), PlaceName(v, box.Place(s.A)), why)
	case core.Face:
		if f.Kind == core.EffectWalk {
			return fmt.Sprintf("%s is after %s.", VillainName(v, box.Villain(f.A)), box.Hero(s.A).Name())
		}
		return fmt.Sprintf("%s has come upon %s.", VillainName(v, box.Villain(f.A)), box.Hero(s.A).Name())
	case core.Appear:
		return fmt.Sprintf("%s comes out of the portal at %s.", VillainName(v, box.Villain(f.A)), PlaceName(v, box.Place(s.A)))
	case core.Send:
		return VillainName(v, box.Villain(s.A)) + " is to come back."
	case core.Dodge:
		return fmt.Sprintf("%s steps aside to %s.", me, PlaceName(v, box.Place(s.A)))
	case core.Stand:
		return me + " stands and fights."
	case core.Fight:
		return fmt.Sprintf("%s fights %s.", me, card)
	case core.Hit:
		return fmt.Sprintf("%s strikes with %s.", me, tok)
	case core.Parry:
		return fmt.Sprintf("%s turns the blow aside with %s.", me, tok)
	case core.Bleed:
		return me + " is wounded."
	case core.Remove:
		return VillainName(v, box.Villain(s.A)) + " leaves the map."
	case core.Trophy:
		return fmt.Sprintf("%s puts the trophy on %s.", me, card)
	}
	return tellTrade(v, s, me, card, tok, tok2)
}

func forPrice(v core.View, s core.Action, tok string) string {
	switch s.Kind {
	case core.HealFor, core.DestroyFor, core.BuyFor, core.RaiseFor, core.SellFor:
		return " That costs " + tok + "."
	}
	return ""
}

func tellTrade(v core.View, s core.Action, me, card, tok, tok2 string) string {
	other := v.State.Players[v.State.Offer.With].Who.Name()
	switch s.Kind {
	case core.Buy, core.BuyFor:
		return fmt.Sprintf("%s buys %s for %d gold.", me, card, v.Game.Of[s.A].Cost) + forPrice(v, s, tok2)
	case core.Shuffle:
		return card + " is shuffled back."
	case core.Claim:
		return fmt.Sprintf("%s has %s assigned.", me, card)
	case core.Swap:
		return fmt.Sprintf("%s exchanges %s for %s.", me, tok, tok2)
	case core.Raise, core.RaiseFor:
		return fmt.Sprintf("%s upgrades %s.", me, card) + forPrice(v, s, tok2)
	case core.Give:
		return fmt.Sprintf("%s offers %s.", me, tok)
	case core.Hand:
		return fmt.Sprintf("%s offers %s.", me, card)
	case core.Ask:
		return fmt.Sprintf("%s asks %s for %s.", me, other, tok)
	case core.Want:
		return fmt.Sprintf("%s asks %s for %s.", me, other, card)
	case core.Propose:
		return fmt.Sprintf("%s lays the offer before %s.", me, other)
	case core.Accept:
		return me + " accepts, and all changes hands."
	case core.Refuse:
		return me + " refuses."
	case core.Sell, core.SellFor:
		return fmt.Sprintf("%s offers %s to the receiver.", me, card) + forPrice(v, s, tok2)
	case core.Quest:
		return fmt.Sprintf("%s takes the quest %s.", me, card)
	}
	return me + " decides."
}
