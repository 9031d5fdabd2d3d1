package words

import (
	"fmt"
	"math/bits"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// labelTable names what lies on the table beside the map.
func labelTable(v core.View, target, family, rest string) rules.Label {
	c, g := v.State, v.Game
	if w, ok := heroNamed(rest); ok {
		switch family {
		case "deck":
			return rules.Label{Title: w.Name() + "'s deck", Sprite: "deck.hero", Text: "New cards begin on the discard pile and come round when the deck is empty.", Clause: "PEN-25"}
		case "pile":
			return rules.Label{Title: w.Name() + "'s discard pile", Sprite: "deck.pile", Text: "All that was played, bought and won lies here until the deck is empty.", Clause: "PEN-28"}
		case "board":
			return rules.Label{Title: w.Name() + "'s board", Sprite: "board", Text: "The action pool, the quests and charge cards above it, and the wounds below.", Clause: "PEN-21"}
		case "aside":
			return rules.Label{Title: "Destroyed", Sprite: "deck.aside", Text: "Destroyed cards. They are out of the game and still count in the score.", Clause: "PEN-30"}
		}
	}
	for i, k := range [4]string{"0", "1", "2", "3"} {
		switch target {
		case "shop." + k:
			return labelSlot(v, "The shop", c.ShopRow[i], "PEN-63")
		case "enemy." + k:
			return labelSlot(v, "The enemy row", c.EnemyRow[i], "PEN-80")
		case "market." + k:
			if i < len(c.Market) {
				return labelSlot(v, "The quest market", c.Market[i], "PEN-165")
			}
		}
	}
	switch target {
	case "deck.shop":
		return rules.Label{Title: "Shop deck", Sprite: "deck.shop", Text: fmt.Sprintf("%s to come.", prose.Capital(prose.Count(c.Shop.Len(), "shop card"))), Clause: "PEN-6"}
	case "deck.enemy":
		return rules.Label{Title: "Enemy deck", Sprite: "deck.enemy", Text: fmt.Sprintf("%s of the Crown to come.", enemies(c.Enemies.Len())), Clause: "PEN-9"}
	case "deck.scheme":
		return rules.Label{Title: "Scheme deck", Sprite: "deck.scheme", Text: fmt.Sprintf("%s before they are mixed again.", prose.Capital(prose.Count(c.Schemes.Len(), "scheme"))), Clause: "PEN-96"}
	case "deck.event":
		return rules.Label{Title: "Event deck", Sprite: "deck.event", Text: fmt.Sprintf("%s to come.", prose.Capital(prose.Count(bits.OnesCount32(c.Events), "event"))), Clause: "PEN-7"}
	case "deck.item":
		return rules.Label{Title: "Items", Sprite: "deck.item", Text: fmt.Sprintf("%s, which quests pay with.", prose.Capital(prose.Count(c.Items.Count(), "item"))), Clause: "PEN-117"}
	case "deck.demonic":
		return rules.Label{Title: "Demonic Pennies", Sprite: "deck.demonic", Text: "Good money, each with a drawback. They are given, never sold.", Clause: "PEN-64"}
	case "deck.joke":
		return rules.Label{Title: "Joke's on You", Sprite: "deck.joke", Text: "Face down, and better so.", Clause: "PEN-12"}
	case "pile.shop":
		return rules.Label{Title: "Shop discards", Sprite: "deck.shop", Text: "Shop cards that were replaced. They are mixed when the deck is empty.", Clause: "PEN-149"}
	case "stack.pennies_2":
		return rules.Label{Title: "Two Pennies", Sprite: "card.pennies_2", Text: fmt.Sprintf("%s of Two Pennies, 2 gold each.", prose.Capital(prose.Count(c.Twos.Count(), "card"))), Clause: "PEN-64"}
	case "stack.pennies_3":
		return rules.Label{Title: "Three Pennies", Sprite: "card.pennies_3", Text: fmt.Sprintf("%s of Three Pennies, 4 gold each.", prose.Capital(prose.Count(c.Threes.Count(), "card"))), Clause: "PEN-64"}
	case "hell.track":
		return rules.Label{Title: "Hell track", Sprite: "hell", Text: fmt.Sprintf("The fuse is on space %d. %s", c.HellSpace, Goal(v).Clock), Clause: "PEN-110"}
	case "counter.heroes":
		return rules.Label{Title: "Heroes counter", Sprite: "counter.heroes", Text: fmt.Sprintf("%d gold for the informer of chapter I.", c.HeroGold), Clause: "PEN-118"}
	case "counter.villains":
		return rules.Label{Title: "Villains counter", Sprite: "counter.villains", Text: fmt.Sprintf("%d gold of the thieves. At %d they strike.", c.ThiefGold, g.Tuning.Trigger), Clause: "PEN-120"}
	case "token.decision":
		return rules.Label{Title: "Decision Token", Sprite: "token.decision", Text: fmt.Sprintf("%s holds it and decides what the rules leave open.", name(v, v.Holder())), Clause: "PEN-43"}
	case "token.first":
		return rules.Label{Title: "First player", Sprite: "token.first", Text: fmt.Sprintf("%s begins every round.", name(v, v.First())), Clause: "PEN-137"}
	}
	return rules.Label{}
}

func enemies(n int) string {
	if n == 1 {
		return "One enemy"
	}
	return fmt.Sprintf("%d enemies", n)
}

func labelSlot(v core.View, title string, k box.Card, clause string) rules.Label {
	text := title + ": this place is empty."
	sprite := "slot"
	if k != box.NoCard {
		text = fmt.Sprintf("%s: %s. %s", title, v.Game.Of[k].Name, Explain(v.Game, v.Game.Of[k], v.State))
		sprite = box.SpriteOf(v.Game.Of[k])
	}
	return rules.Label{Title: title, Sprite: sprite, Text: strings.TrimSpace(text), Clause: clause}
}

// labelChoice names the keys; options tell what they would do.
func labelChoice(v core.View, what string) rules.Label {
	c, g := v.State, v.Game
	f := c.Top()
	l := rules.Label{Sprite: "choice." + what}
	switch what {
	case "option.0", "option.1", "option.2":
		i := int(what[len(what)-1] - '0')
		l.Title, l.Text, l.Clause = "Option", "One of several things a card offers.", "PEN-147"
		if c.Need != core.Decision {
			return l
		}
		if f.Kind == core.EffectEvent && i < 2 {
			l.Title = g.Of[c.Reading].Event[i].Label
			l.Text, l.Clause = "What comes of it is read afterwards.", "PEN-158"
		}
		if f.Kind == core.EffectBlock {
			if e := &g.Blocks[f.Block][f.Step]; e.Op == box.OpChoose && i < int(e.Options) {
				l.Title = prose.Capital(inline(g.Box, e.Option[i]))
				l.Text = l.Title + "."
			}
		}
		return l
	case "pay", "keep":
		l.Title, l.Text, l.Clause = "Pay", "Give what the card asks for.", "PEN-147"
		if what == "keep" {
			l.Title, l.Text = "Keep", "Keep what the card asks for."
		}
		if c.Need == core.Decision && f.Kind == core.EffectBlock {
			if e := &g.Blocks[f.Block][f.Step]; e.Op == box.OpPay {
				l.Title = prose.Capital(inline(g.Box, e.Cost))
				l.Text = fmt.Sprintf("%s to %s.", l.Title, inline(g.Box, e.Then))
				if what == "keep" {
					l.Title = "Rather not"
					l.Text = prose.Capital(inline(g.Box, e.Other)) + "."
				}
			}
		}
		return l
	case "done":
		l = doneWords(v, f)
		l.Sprite = "choice.done"
		return l
	}
	for k := range core.ActionKinds {
		if x := actions[k].label; k.Word() == what && x.Title != "" {
			x.Sprite = l.Sprite
			return x
		}
	}
	return rules.Label{}
}

// doneWords is what "done" means now.
func doneWords(v core.View, f *core.Effect) rules.Label {
	if v.State.Need == core.Decision {
		switch f.Kind {
		case core.EffectTurn:
			switch f.Step {
			case core.StepMove:
				return rules.Label{Title: "Done moving", Text: "Go on to step 3 and play cards.", Clause: "PEN-48"}
			case core.StepBuild:
				if v.State.Players[f.Hero].WoundHand > 0 {
					return rules.Label{Title: "Done playing", Text: "Go on to step 4; the Wounded in your hand are played first.", Clause: "PEN-60"}
				}
				return rules.Label{Title: "Done playing", Text: "Go on to step 4, the Field Action.", Clause: "PEN-61"}
			case core.StepField:
				return rules.Label{Title: "No action", Text: "Take no Field Action.", Clause: "PEN-61"}
			}
			return rules.Label{Title: "End the turn", Text: "Discard the pool and draw.", Clause: "PEN-62"}
		case core.EffectTrade:
			if f.N < core.MostDeals {
				return rules.Label{Title: "No further trade", Text: "Leave it at what was traded.", Clause: "PEN-71"}
			}
			return rules.Label{Title: "No trade", Text: "Nothing changes hands.", Clause: "PEN-71"}
		case core.EffectFight:
			return rules.Label{Title: "Stop", Text: "Deal no more damage; the enemy hits back.", Clause: "PEN-82"}
		}
	}
	return rules.Label{Title: "Done", Text: "That will do.", Clause: "PEN-148"}
}
