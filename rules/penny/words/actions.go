package words

import (
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// wording is the words of an action. What stands in braces is filled in: see filled.
type wording struct {
	told    string                             // in the log
	advised string                             // in a hint
	label   rules.Label                        // of the key by which one says it
	refused func(f *core.Effect) rules.Refusal // for a turn's own actions: when it is not their step
}

// actions is the table of what is said of each action; the table of core says what it does.
var actions = [core.ActionKinds]wording{
	core.Be:     {told: "{full} joins the game.", advised: "Take {hero}"},
	core.Walk:   {told: "{me} gives {card2} and goes to {place}.", advised: "Go to {place} and pay with {card2}", refused: onlyMoving},
	core.Ride:   {told: "{me} goes to {place} for a movement token.", advised: "Go to {place} for a movement token"},
	core.Duck:   {told: "{me} vanishes into {place} for two movement tokens.", advised: "Enter {place} for two movement tokens"},
	core.Fare:   {told: "{me} gives {card} as well, for passing a villain in Hell.", advised: "Give {card} as well"},
	core.Play:   {told: "{me} plays {card}.", advised: "Play {card}", refused: notMoving},
	core.Bear:   {told: "{me} plays a Wounded.", advised: "Play the Wounded"},
	core.Gather: {told: "{me} gathers at {here}.", advised: "Gather at {here}"},
	core.Put:    {told: "{me} puts {token} on {card2}.", advised: "Put {token} on {card2}"},
	core.Lift:   {told: "{me} takes {token} off {card2}.", advised: "Take {token} off {card2}"},
	core.Use: {told: "{me} uses {card}.", advised: "Use {card}",
		label: rules.Label{Title: "Use it", Text: "Use the ability of the full charge card; it is discarded then.", Clause: "PEN-36"}},
	core.Finish: {told: "{me} finishes {card}.", advised: "Finish {card}",
		label: rules.Label{Title: "Finish", Text: "Finish the quest: its needs are met.", Clause: "PEN-131"}},
	core.Bribe:   {told: "{me} puts a gold by for the informer.", advised: "Put a gold by for the informer"},
	core.Act:     {told: "{me} takes the action of {here}: {act}.", advised: "{Act} at {here}", refused: onlyField},
	core.Close:   {told: "{me} closes the portal at {here}.", advised: "Close the portal at {here}", refused: onlyField},
	core.Inform:  {told: "{me} pays the informer, and chapter II begins.", advised: "Pay the informer", refused: onlyField},
	core.Haggle:  {told: "{me} haggles with the receiver.", advised: "Haggle with the receiver", refused: onlyField},
	core.Rob:     {told: "{me} empties the Vault.", advised: "Empty the Vault", refused: onlyField},
	core.Reclaim: {told: "{me} gives {token} and {token2}, and the tile is London again.", advised: "Give {token} and {token2} for the tile", refused: onlyField},
	core.Trade:   {told: "{me} proposes to trade with {hero}.", advised: "Trade with {hero}", refused: onlyField},
	core.Pawn:    {told: "{me} gives the doorkeeper {card} for a trophy.", advised: "Give the doorkeeper {card}", refused: onlyField},
	core.Done:    {told: "{me}: {done}.", advised: "{title}"},
	core.Option:  {told: "{me} {answers}", advised: "{answer}"},
	core.Pay:     {told: "{me} chooses for {source}: {cost}.", advised: "{Cost}"},
	core.Keep:    {told: "{source}: {me} would rather not.", advised: "Rather not"},
	core.Gain:    {told: "{me} gains {token}{from}.", advised: "Take {token}"},
	core.Lose:    {told: "{me} loses {token}{to}.", advised: "Give {token} away"},
	core.Discard: {told: "{me} discards {card}.", advised: "Discard {card}"},
	core.Destroy: {told: "{me} destroys {card}.", advised: "Destroy {card}"},
	core.Heal:    {told: "{me} heals a Wounded.", advised: "Heal a Wounded {where}"},
	core.Fetch:   {told: "{me} takes {card} back into the hand.", advised: "Take {card} back"},
	core.Step:    {told: "{me} goes to {place}.", advised: "Go to {place}"},
	core.Enter:   {told: "{me} enters {way}.", advised: "Enter {way}"},
	core.Top:     {told: "{me} puts {card} next.", advised: "Put {card} next"},
	core.Replace: {told: "{me} has {card} replaced.", advised: "Have {card} replaced"},
	core.Flip:    {told: "{turns}", advised: "Turn {tile} over"},
	core.Lead:    {told: "{villain} goes to {place}. {intent}", advised: "Let {villain} go to {place}"},
	core.Face:    {told: "{villain} {meets} {hero}.", advised: "Let {villain} meet {hero}"},
	core.Appear:  {told: "{villain} comes out of the portal at {place}.", advised: "Let {villain} come out at {place}"},
	core.Send:    {told: "{figure} is to come back.", advised: "Let {figure} come back"},
	core.Dodge:   {told: "{me} steps aside to {place}.", advised: "Go to {place}"},
	core.Stand: {told: "{me} stands and fights.", advised: "Stand and fight",
		label: rules.Label{Title: "Stand", Text: "Stay where you are, and fight.", Clause: "PEN-53"}},
	core.Fight: {told: "{me} fights {card}.", advised: "Fight {card}"},
	core.Hit:   {told: "{me} strikes with {token}.", advised: "Strike with {token}"},
	core.Parry: {told: "{me} turns the blow aside with {token}.", advised: "Turn the blow aside with {token}"},
	core.Bleed: {told: "{me} is wounded.", advised: "Take the wound",
		label: rules.Label{Title: "Take it", Text: "Do not prevent this hit: a Wounded comes to your discard pile.", Clause: "PEN-83"}},
	core.Remove:     {told: "{figure} leaves the map.", advised: "Send {figure} off the map"},
	core.Trophy:     {told: "{me} puts the trophy on {card}.", advised: "Put the trophy on {card}"},
	core.Buy:        {told: "{me} buys {card} for {price} gold.", advised: "Buy {card}"},
	core.BuyFor:     {told: "{me} buys {card} for {price} gold. That costs {token2}.", advised: "Buy {card} for {token2}"},
	core.HealFor:    {told: "{me} heals a Wounded. That costs {token2}.", advised: "Heal a Wounded {where} for {token2}"},
	core.DestroyFor: {told: "{me} destroys {card}. That costs {token2}.", advised: "Destroy {card} for {token2}"},
	core.Shuffle:    {told: "{card} is shuffled back.", advised: "Shuffle {card} back"},
	core.Claim:      {told: "{me} has {card} assigned.", advised: "Have {card} assigned"},
	core.Swap:       {told: "{me} exchanges {token} for {token2}.", advised: "Exchange {token} for {token2}"},
	core.Raise:      {told: "{me} upgrades {card}.", advised: "Upgrade {card}"},
	core.RaiseFor:   {told: "{me} upgrades {card}. That costs {token2}.", advised: "Upgrade {card} for {token2}"},
	core.Give:       {told: "{me} offers {token}.", advised: "Offer {token}"},
	core.Hand:       {told: "{me} offers {card}.", advised: "Offer {card}"},
	core.Ask:        {told: "{me} asks {other} for {token}.", advised: "Ask for {token}"},
	core.Want:       {told: "{me} asks {other} for {card}.", advised: "Ask for {card}"},
	core.Propose: {told: "{me} lays the offer before {other}.", advised: "Lay the offer before {other}",
		label: rules.Label{Title: "Offer", Text: "Ask the other hero to agree to all that lies on the table.", Clause: "PEN-71"}},
	core.Accept: {told: "{me} accepts, and all changes hands.", advised: "Accept",
		label: rules.Label{Title: "Accept", Text: "Agree: everything changes hands at once.", Clause: "PEN-71"}},
	core.Refuse: {told: "{me} refuses.", advised: "Refuse",
		label: rules.Label{Title: "Refuse", Text: "Keep what is yours.", Clause: "PEN-71"}},
	core.Sell:    {told: "{me} offers {card} to the receiver.", advised: "Offer the receiver {card}"},
	core.SellFor: {told: "{me} offers {card} to the receiver. That costs {token2}.", advised: "Offer the receiver {card} for {token2}"},
	core.Quest:   {told: "{me} takes the quest {card}.", advised: "Take the quest {card}"},
}

func onlyMoving(f *core.Effect) rules.Refusal {
	if f.Step == core.StepMove {
		return rules.Refusal{}
	}
	return rules.Refuse("Cards pay for steps in step 2 only.", "PEN-48")
}

func notMoving(f *core.Effect) rules.Refusal {
	if f.Step != core.StepMove {
		return rules.Refusal{}
	}
	return rules.Refuse("Cards are played in step 3; in step 2 they only pay for steps, unless they show a shortcut that begins here.", "PEN-133")
}

func onlyField(f *core.Effect) rules.Refusal {
	if f.Step == core.StepField {
		return rules.Refusal{}
	}
	return rules.Refuse("That is for step 4, the Field Action.", "PEN-61")
}

// filled is a phrase with the words of an action in the places of the braces.
func filled(v core.View, phrase string, s core.Action) string {
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(phrase, "{")
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		var word string
		word, phrase, _ = strings.Cut(rest, "}")
		b.WriteString(blank(v, word, s))
	}
}

// blank is what stands for a word in braces: who decides, what the action names, and what
// it belongs to.
func blank(v core.View, word string, s core.Action) string {
	c, f := v.State, v.State.Top()
	switch word {
	case "me":
		return name(v, v.Asked())
	case "full":
		return box.Hero(s.A).Full()
	case "hero":
		return box.Hero(s.A).Name()
	case "other":
		return c.Players[c.Offer.With].Who.Name()
	case "card":
		return cardName(v, box.Card(s.A))
	case "card2":
		return cardName(v, box.Card(s.B))
	case "token":
		return box.Token(s.A).String()
	case "token2":
		return box.Token(s.B).String()
	case "place":
		return PlaceName(v, box.Place(s.A))
	case "here":
		return PlaceName(v, c.Player(f.Hero).At)
	case "way":
		return PlaceName(v, v.Game.WayFrom(c.Player(f.Hero).At))
	case "villain":
		return VillainName(v, box.Villain(f.A))
	case "figure":
		return VillainName(v, box.Villain(s.A))
	case "act":
		return ActionVerb(c.ActionOn(v.Game, c.Player(f.Hero).At))
	case "price":
		return strconv.Itoa(v.Game.Of[s.A].Cost)
	}
	if low := strings.ToLower(word); low != word {
		return prose.Capital(blank(v, low, s))
	}
	return circumstance(v, word, s)
}

// circumstance is what depends on the effect that asks.
func circumstance(v core.View, word string, s core.Action) string {
	g, f := v.Game, v.State.Top()
	switch word {
	case "done", "title":
		title, _, _ := doneWords(v, f)
		if word == "done" {
			return strings.ToLower(title)
		}
		return title
	case "answers":
		if f.Kind != core.EffectEvent {
			return "chooses for " + source(v, f) + ": " + inline(g.Box, g.Blocks[f.Block][f.Step].Option[s.A]) + "."
		}
		o := g.Of[v.State.Reading].Event[s.A]
		return "answers: “" + o.Label + "” " + o.Result + " " + CardText(g.Box, o.Effect)
	case "answer":
		if f.Kind == core.EffectEvent {
			return "Answer “" + strings.TrimSuffix(g.Of[v.State.Reading].Event[s.A].Label, ".") + "”"
		}
		return prose.Capital(inline(g.Box, g.Blocks[f.Block][f.Step].Option[s.A]))
	case "source":
		return source(v, f)
	case "cost":
		return inline(g.Box, g.Blocks[f.Block][f.Step].Cost)
	case "from", "to":
		return because(v, " "+word+" ")
	case "where":
		return [...]string{"under your board", "of your discard pile"}[s.A&1]
	case "tile":
		return g.Map.Hexes[s.A].Name
	case "turns":
		if h := g.Map.Hexes[s.A]; f.B == 1 {
			return h.Hell + " is " + h.Name + " again."
		} else {
			return h.Name + " turns over: from now on it is " + h.Hell + "."
		}
	case "intent":
		_, why := Intent(v, box.Villain(f.A))
		return why
	case "meets":
		if f.Kind == core.EffectWalk {
			return "is after"
		}
		return "has come upon"
	}
	return "{" + word + "}"
}
