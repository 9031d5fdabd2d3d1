package words

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// stands is a label of something that is there once, or once for each hero; its text may
// have a place for what count returns, and {hero} for the hero.
type stands struct {
	title, sprite, text, clause string
	count                       func(v core.View) any
}

// belongings are the things of a hero.
var belongings = map[string]stands{
	"deck": {title: "{hero}'s deck", sprite: "deck.hero", clause: "PEN-25",
		text: "{hero} draws cards from this deck. When it is empty, the discard pile is shuffled into a new one."},
	"pile": {title: "{hero}'s discard pile", sprite: "deck.pile", clause: "PEN-28",
		text: "Cards that {hero} has played, bought or won. They are shuffled into a new deck when the deck is empty."},
	"board": {title: "{hero}'s board", sprite: "board", clause: "PEN-21",
		text: "Everything {hero} owns: the action pool, the quests and charge cards above the board, and the Wounded cards under it."},
	"aside": {title: "Destroyed cards", sprite: "deck.aside", clause: "PEN-30",
		text: "Cards that {hero} has destroyed. They are out of the game but still count towards the score."},
}

// onTable says what lies beside the map.
var onTable = map[string]stands{
	"deck.shop": {title: "Shop deck", sprite: "deck.shop", clause: "PEN-6", text: "Fills the gaps in the shop. It has %s left.",
		count: func(v core.View) any { return cardsLeft(v.State.Shop.Len()) }},
	"deck.enemy": {title: "Enemy deck", sprite: "deck.enemy", clause: "PEN-9", text: "Fills the gaps in the enemy row. It has %s left.",
		count: func(v core.View) any { return cardsLeft(v.State.Enemies.Len()) }},
	"deck.scheme": {title: "Scheme deck", sprite: "deck.scheme", clause: "PEN-96",
		text:  "After each turn, a scheme tells the villains what to do. It has %s left. When it runs out, the schemes are shuffled again.",
		count: func(v core.View) any { return cardsLeft(v.State.Schemes.Len()) }},
	"deck.event": {title: "Event deck", sprite: "deck.event", clause: "PEN-7",
		text:  "An event asks you a question and answers with a result. It has %s left.",
		count: func(v core.View) any { return cardsLeft(bits.OnesCount32(v.State.Events)) }},
	"deck.item": {title: "Items", sprite: "deck.item", clause: "PEN-117",
		text:  "Cards that brown quests give as rewards. The deck has %s left.",
		count: func(v core.View) any { return cardsLeft(v.State.Items.Count()) }},
	"deck.demonic": {title: "Demonic Pennies", sprite: "deck.demonic", clause: "PEN-64",
		text: "Cards that give gold, each with a drawback. Other cards give them to you; you cannot buy them."},
	"deck.joke": {title: "Joke's on You", sprite: "deck.joke", clause: "PEN-12",
		text: "A face-down card. When another card tells you to, turn it over and do what it says."},
	"pile.shop": {title: "Shop discard pile", sprite: "deck.shop", clause: "PEN-149",
		text: "Shop cards that were replaced. They are shuffled into a new deck when the shop deck is empty."},
	"stack.pennies_2": {title: "Two Pennies", sprite: "card.pennies_2", clause: "PEN-64",
		text:  "A card that gives 2 gold each time you play it. You buy it like a Shop card. Cards left: %d.",
		count: func(v core.View) any { return v.State.Twos.Count() }},
	"stack.pennies_3": {title: "Three Pennies", sprite: "card.pennies_3", clause: "PEN-64",
		text:  "A card that gives 3 gold each time you play it. You buy it like a Shop card. Cards left: %d.",
		count: func(v core.View) any { return v.State.Threes.Count() }},
	"hell.track": {title: "Hell track", sprite: "hell", clause: "PEN-110",
		text: "Your clock: the game ends when the Hell token reaches the end. %s", count: hellTrack},
	"counter.heroes": {title: "Heroes card", sprite: "counter.heroes", clause: "PEN-118",
		text:  "Holds the gold you collect for the informer. It holds %s gold.",
		count: func(v core.View) any { return ofMany(int(v.State.HeroGold), v.Game.Tuning.Goal) }},
	"counter.villains": {title: "Villains card", sprite: "counter.villains", clause: "PEN-120",
		text:  "Holds the thieves' gold. When it is full, the Hell token moves and a tile turns over. It holds %s gold.",
		count: func(v core.View) any { return ofMany(int(v.State.ThiefGold), v.Game.Tuning.Trigger) }},
	"token.decision": {title: "Decision Token", sprite: "token.decision", clause: "PEN-43",
		text:  "Its holder decides what the rules leave open. %s holds it this round.",
		count: func(v core.View) any { return name(v, v.Holder()) }},
	"token.first": {title: "First player", sprite: "token.first", clause: "PEN-137", text: "Marks the hero who begins every round: %s.",
		count: func(v core.View) any { return name(v, v.First()) }},
}

// cardsLeft returns how many cards a deck still has.
func cardsLeft(n int) string {
	if n == 0 {
		return "no cards"
	}
	return prose.Amount(n, "card")
}

// hellTrack returns where the Hell token stands, and what its red spaces do.
func hellTrack(v core.View) any {
	text := fmt.Sprintf("It is on space %s.", ofMany(int(v.State.HellSpace), v.Game.LastSpace()))
	var red []string
	for _, n := range v.Game.RedSpaces() {
		red = append(red, strconv.Itoa(n))
	}
	if len(red) > 0 {
		turns := "a tile turns to its Hell side"
		if n := v.Game.Tuning.Flips; n > 1 {
			turns = fmt.Sprintf("%d tiles turn to their Hell sides", n)
		}
		text += fmt.Sprintf(" On the red spaces (%s), %s.", prose.List(red), turns)
	}
	return text
}

// labelTable names what lies on the table beside the map.
func labelTable(v core.View, target, family, rest string) rules.Label {
	rows := map[string]struct {
		title, does, clause string
		cards               []box.Card
	}{
		"shop":   {"Shop", "A card you can buy", "PEN-63", v.State.ShopRow[:]},
		"enemy":  {"Enemy row", "An enemy you can fight where a villain stands", "PEN-80", v.State.EnemyRow[:]},
		"market": {"Quest market", "A quest you can take when you finish another", "PEN-165", v.State.Market[:]},
	}
	x := onTable[target]
	if w, ok := heroNamed(rest); ok {
		x = belongings[family]
		x.title = strings.Replace(x.title, "{hero}", w.Name(), 1)
		x.text = strings.Replace(x.text, "{hero}", w.Name(), 1)
	} else if r := rows[family]; len(rest) == 1 && rest[0] >= '0' && int(rest[0]-'0') < len(r.cards) {
		return labelSlot(v, r.title, r.does, r.cards[rest[0]-'0'], r.clause)
	}
	if strings.HasPrefix(target, "counter.") && x.text != "" && v.State.Mode != box.Heist {
		x.text, x.count = "Used in the Heist only.", nil
	}
	if x.count != nil {
		x.text = fmt.Sprintf(x.text, x.count(v))
	}
	return rules.Label{Title: x.title, Sprite: x.sprite, Text: x.text, Clause: x.clause}
}

func labelSlot(v core.View, title, does string, k box.Card, clause string) rules.Label {
	text, sprite := "An empty space.", "slot"
	if k != box.NoCard {
		text = fmt.Sprintf("%s: %s. %s", does, v.Game.Of[k].Name, Explain(v.Game, v.Game.Of[k], v.State))
		sprite = box.SpriteOf(v.Game.Of[k])
	}
	return rules.Label{Title: title, Sprite: sprite, Text: strings.TrimSpace(text), Clause: clause}
}

// labelChoice names the keys; those of what a card or an event asks tell what they would do.
func labelChoice(v core.View, what string) (l rules.Label) {
	switch what {
	case "option.0", "option.1", "option.2":
		l = labelOption(v, int(what[len(what)-1]-'0'))
	case "pay":
		l = labelPay(v)
	case "keep":
		l = labelKeep(v)
	case "attack":
		l = rules.Label{Title: "Attack", Text: "You deal all the damage it takes at once.", Clause: "PEN-81"}
	case "prevent":
		l = rules.Label{Title: "Prevent", Text: "You prevent all the wounds that your tokens can.", Clause: "PEN-83"}
	case "playall":
		l = rules.Label{Title: "Play all", Text: "You gather here and play your hand, and the cards that it draws.", Clause: "PEN-59"}
		if !slices.ContainsFunc(v.PlayAll(), func(a core.Action) bool { return a.Kind == core.Play }) {
			l = rules.Label{Title: "Gather", Text: "You gather the resources printed here.", Clause: "PEN-42"}
		}
	case "done":
		f := v.State.Top()
		l = stopOf(v, f).Label
		if n := len(v.DoneAll()); n > 1 && int(f.Step)+n > core.StepAfter { // nothing is left to do in the steps between
			l = stops[core.StepAfter].Label
		}
		l.Ends = true
	default:
		for k := range core.ActionKinds {
			if k.Word() == what && actions[k].label.Title != "" {
				l = actions[k].label
			}
		}
	}
	if l.Title != "" {
		l.Sprite = "choice." + what
	}
	return l
}

// asking returns the instruction of a card that asks for a decision now; nil for none, or one of another kind.
func asking(v core.View, op box.Op) *box.Instruction {
	f := v.State.Top()
	if v.State.Wait != core.Decision || f.Kind != core.EffectBlock || v.Game.Instruction(f).Op != op {
		return nil
	}
	return v.Game.Instruction(f)
}

func labelOption(v core.View, i int) rules.Label {
	c := v.State
	if e := asking(v, box.OpChoose); e != nil && i < int(e.Options) {
		title := prose.Capital(inline(v.Game.Box, e.Option[i]))
		return rules.Label{Title: title, Text: title + ".", Clause: "PEN-147"}
	}
	if c.Wait == core.Decision && c.Top().Kind == core.EffectEvent && i < 2 {
		return rules.Label{Title: v.Game.Of[c.Reading].Event[i].Label,
			Text: "Your answer to the event. You read the result afterwards.", Clause: "PEN-158"}
	}
	return rules.Label{Title: "Option", Text: "One of the options that a card gives you.", Clause: "PEN-147"}
}

func labelPay(v core.View) rules.Label {
	l := rules.Label{Title: "Pay", Text: "You give what the card asks for.", Clause: "PEN-147"}
	if e := asking(v, box.OpPay); e != nil {
		cost := inline(v.Game.Box, e.Cost)
		l.Title, l.Text = prose.Capital(cost), fmt.Sprintf("You %s to %s.", cost, inline(v.Game.Box, e.Then))
		if e.Then == 0 {
			l.Text = fmt.Sprintf("You %s, and nothing else happens.", cost)
		}
	}
	return l
}

func labelKeep(v core.View) rules.Label {
	l := rules.Label{Title: "No thanks", Text: "You do not pay what the card asks for.", Clause: "PEN-147", Ends: true}
	if e := asking(v, box.OpPay); e != nil {
		l.Text = "You do not pay, and nothing happens."
		if e.Other != 0 {
			l.Text = "You do not pay. Instead you " + inline(v.Game.Box, e.Other) + "."
		}
	}
	return l
}

// stop is a way of saying done: the label of its key, and how the log tells it.
type stop struct {
	rules.Label
	told string
}

// stops are the ways of saying done in a turn, by step.
var stops = [...]stop{
	core.StepMove: {rules.Label{Title: "Done moving", Text: "Ends step 2. In step 3 you play cards.", Clause: "PEN-48"}, "is done moving"},
	core.StepBuild: {rules.Label{Title: "Done playing", Text: "Ends step 3. In step 4 you may take one Field Action.", Clause: "PEN-61"},
		"is done playing cards"},
	core.StepField: {rules.Label{Title: "Skip", Text: "You take no Field Action this turn.", Clause: "PEN-61"}, "takes no Field Action"},
	core.StepAfter: {rules.Label{Title: "End turn", Text: "You discard your played cards and draw a new hand.", Clause: "PEN-62"},
		"ends the turn"},
}

// stopOf returns what "done" means now.
func stopOf(v core.View, f *core.Effect) stop {
	if v.State.Wait == core.Decision {
		switch {
		case f.Kind == core.EffectTurn && int(f.Step) < len(stops):
			x := stops[f.Step]
			if f.Step == core.StepBuild && v.State.Players[f.Hero].WoundHand > 0 {
				x.Text, x.Clause = "Ends step 3. First you play the Wounded cards in your hand.", "PEN-60"
			}
			return x
		case f.Kind == core.EffectTurn:
			return stops[core.StepAfter]
		case f.Kind == core.EffectTrade && f.N < core.MostDeals:
			return stop{rules.Label{Title: "No more trades", Text: "You stop trading. The trades you have made still stand.",
				Clause: "PEN-71"}, "stops trading"}
		case f.Kind == core.EffectTrade:
			return stop{rules.Label{Title: "No trade", Text: "You call off the trade, and nothing changes hands.", Clause: "PEN-71"},
				"calls off the trade"}
		case f.Kind == core.EffectFight:
			return stop{rules.Label{Title: "Stop", Text: "You deal no more damage. Then the enemy hits back.", Clause: "PEN-82"},
				"deals no more damage"}
		}
	}
	return stop{rules.Label{Title: "Done", Text: "You do nothing more here and carry on.", Clause: "PEN-148"}, "is done"}
}
