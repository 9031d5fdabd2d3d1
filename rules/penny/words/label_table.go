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

// stands is a label of something that is there once, or once for each hero; its text may
// have a place for what is counted.
type stands struct {
	title, sprite, text, clause string
	count                       func(v core.View) any
}

// belongings are the things of a hero.
var belongings = map[string]stands{
	"deck":  {title: "%s's deck", sprite: "deck.hero", clause: "PEN-25", text: "New cards begin on the discard pile and come round when the deck is empty."},
	"pile":  {title: "%s's discard pile", sprite: "deck.pile", clause: "PEN-28", text: "All that was played, bought and won lies here until the deck is empty."},
	"board": {title: "%s's board", sprite: "board", clause: "PEN-21", text: "The action pool, the quests and charge cards above it, and the wounds below."},
	"aside": {title: "Destroyed", sprite: "deck.aside", clause: "PEN-30", text: "Destroyed cards. They are out of the game and still count in the score."},
}

// onTable is what lies beside the map.
var onTable = map[string]stands{
	"deck.shop": {title: "Shop deck", sprite: "deck.shop", clause: "PEN-6", text: "%s to come.",
		count: func(v core.View) any { return many(v.State.Shop.Len(), "shop card") }},
	"deck.enemy": {title: "Enemy deck", sprite: "deck.enemy", clause: "PEN-9", text: "%s of the Crown to come.",
		count: func(v core.View) any {
			return strings.Replace(many(v.State.Enemies.Len(), "enemy"), "enemys", "enemies", 1)
		}},
	"deck.scheme": {title: "Scheme deck", sprite: "deck.scheme", clause: "PEN-96", text: "%s before they are mixed again.",
		count: func(v core.View) any { return many(v.State.Schemes.Len(), "scheme") }},
	"deck.event": {title: "Event deck", sprite: "deck.event", clause: "PEN-7", text: "%s to come.",
		count: func(v core.View) any { return many(bits.OnesCount32(v.State.Events), "event") }},
	"deck.item": {title: "Items", sprite: "deck.item", clause: "PEN-117", text: "%s, which quests pay with.",
		count: func(v core.View) any { return many(v.State.Items.Count(), "item") }},
	"deck.demonic": {title: "Demonic Pennies", sprite: "deck.demonic", clause: "PEN-64", text: "Good money, each with a drawback. They are given, never sold."},
	"deck.joke":    {title: "Joke's on You", sprite: "deck.joke", clause: "PEN-12", text: "Face down, and better so."},
	"pile.shop":    {title: "Shop discards", sprite: "deck.shop", clause: "PEN-149", text: "Shop cards that were replaced. They are mixed when the deck is empty."},
	"stack.pennies_2": {title: "Two Pennies", sprite: "card.pennies_2", clause: "PEN-64", text: "%s of Two Pennies, 2 gold each.",
		count: func(v core.View) any { return many(v.State.Twos.Count(), "card") }},
	"stack.pennies_3": {title: "Three Pennies", sprite: "card.pennies_3", clause: "PEN-64", text: "%s of Three Pennies, 4 gold each.",
		count: func(v core.View) any { return many(v.State.Threes.Count(), "card") }},
	"hell.track": {title: "Hell track", sprite: "hell", clause: "PEN-110", text: "The fuse is on %s",
		count: func(v core.View) any { return fmt.Sprintf("space %d. %s", v.State.HellSpace, Goal(v).Clock) }},
	"counter.heroes": {title: "Heroes counter", sprite: "counter.heroes", clause: "PEN-118", text: "%d gold for the informer of chapter I.",
		count: func(v core.View) any { return v.State.HeroGold }},
	"counter.villains": {title: "Villains counter", sprite: "counter.villains", clause: "PEN-120", text: "%s they strike.",
		count: func(v core.View) any {
			return fmt.Sprintf("%d gold of the thieves. At %d", v.State.ThiefGold, v.Game.Tuning.Trigger)
		}},
	"token.decision": {title: "Decision Token", sprite: "token.decision", clause: "PEN-43", text: "%s holds it and decides what the rules leave open.",
		count: func(v core.View) any { return name(v, v.Holder()) }},
	"token.first": {title: "First player", sprite: "token.first", clause: "PEN-137", text: "%s begins every round.",
		count: func(v core.View) any { return name(v, v.First()) }},
}

// labelTable names what lies on the table beside the map.
func labelTable(v core.View, target, family, rest string) rules.Label {
	rows := map[string]struct {
		title, clause string
		cards         []box.Card
	}{
		"shop": {"The shop", "PEN-63", v.State.ShopRow[:]}, "enemy": {"The enemy row", "PEN-80", v.State.EnemyRow[:]}, "market": {"The quest market", "PEN-165", v.State.Market[:]},
	}
	x := onTable[target]
	if w, ok := heroNamed(rest); ok {
		x = belongings[family]
		x.title = strings.Replace(x.title, "%s", w.Name(), 1)
	} else if r := rows[family]; len(rest) == 1 && rest[0] >= '0' && int(rest[0]-'0') < len(r.cards) {
		return labelSlot(v, r.title, r.cards[rest[0]-'0'], r.clause)
	}
	if x.count != nil {
		x.text = fmt.Sprintf(x.text, x.count(v))
	}
	return rules.Label{Title: x.title, Sprite: x.sprite, Text: x.text, Clause: x.clause}
}

// many is so many of something, at the beginning of a sentence.
func many(n int, what string) string { return prose.Capital(prose.Count(n, what)) }

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
	asks := c.Need == core.Decision && f.Kind == core.EffectBlock
	var e *box.Instruction
	if asks {
		e = &g.Blocks[f.Block][f.Step]
	}
	switch what {
	case "option.0", "option.1", "option.2":
		i := int(what[len(what)-1] - '0')
		l.Title, l.Text, l.Clause = "Option", "One of several things a card offers.", "PEN-147"
		switch {
		case asks && e.Op == box.OpChoose && i < int(e.Options):
			l.Title = prose.Capital(inline(g.Box, e.Option[i]))
			l.Text = l.Title + "."
		case c.Need == core.Decision && f.Kind == core.EffectEvent && i < 2:
			l.Title, l.Text, l.Clause = g.Of[c.Reading].Event[i].Label, "What comes of it is read afterwards.", "PEN-158"
		}
		return l
	case "pay":
		l.Title, l.Text, l.Clause = "Pay", "Give what the card asks for.", "PEN-147"
		if asks && e.Op == box.OpPay {
			l.Title = prose.Capital(inline(g.Box, e.Cost))
			l.Text = fmt.Sprintf("%s to %s.", l.Title, inline(g.Box, e.Then))
		}
		return l
	case "keep":
		l.Title, l.Text, l.Clause = "Keep", "Keep what the card asks for.", "PEN-147"
		if asks && e.Op == box.OpPay {
			l.Title, l.Text = "Rather not", prose.Capital(inline(g.Box, e.Other))+"."
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
