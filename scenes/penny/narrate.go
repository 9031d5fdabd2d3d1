package penny

import (
	"fmt"
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/scenes/parts"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// Warn implements table.Board: ending a step while something could still be bought or
// finished there asks once.
func (b *Board) Warn(c rules.Choice) string {
	if words := b.empties(c); words != "" {
		return words
	}
	now := b.View.Round()*10 + int(b.View.Asked()) + 1
	if c.Move != "done" || b.warned == now {
		return ""
	}
	words := b.left()
	if words != "" {
		b.warned = now
	}
	return words
}

// empties warns of taking the last resource off a charge card, which discards it (PEN-35).
func (b *Board) empties(c rules.Choice) string {
	a, _ := b.View.Game.Parse(c.Move)
	if a.Kind != core.Lift {
		return ""
	}
	card := box.Card(a.With)
	for _, s := range b.slotsOf(card.ID()) {
		if n := len(s.On); n == 1 && s.On[0].N == 1 && b.View.Game.Of[card].Charge != nil {
			return fmt.Sprintf("That is the last resource on %s, which is discarded then. Take it back?", s.Card.Name)
		}
	}
	return ""
}

// left says what could still be done and could not after this step; "" for nothing.
func (b *Board) left() string {
	can := func(k core.ActionKind) (c rules.Choice, ok bool) {
		return parts.Find(b.Host.Choices(), b.is(k))
	}
	h := b.known.seated(b.View.Asked())
	money := b.count(poolID(h, box.Gold))
	if _, ok := can(core.Buy); ok {
		return fmt.Sprintf("You have %d gold and can still buy a card. Stop buying?", money)
	}
	if _, ok := can(core.BuyFor); ok { // it costs a resource as well (PEN-63)
		return fmt.Sprintf("You have %d gold and a resource, and can still buy another card. Stop buying?", money)
	}
	if b.View.Steps()[stepAct].State != penny.Now {
		return ""
	}
	if c, ok := can(core.Finish); ok {
		return fmt.Sprintf("%s can be finished now. End the step without finishing it?", b.View.Label(c.Path[0]).Title)
	}
	if c, ok := can(core.Use); ok {
		return fmt.Sprintf("%s is full and can be used now. End the step without using it?", b.View.Label(c.Path[0]).Title)
	}
	if _, ok := can(core.Close); ok {
		return "You could close the portal here. End the step without closing it?"
	}
	if _, ok := can(core.Act); ok && b.known.place[h.Place].Action == box.Buy && b.affords(money) {
		return fmt.Sprintf("You have %d gold and could buy a card here. Go on without buying?", money)
	}
	return ""
}

// stepAct is the fourth step of a turn, that of the Field Action.
const stepAct = 3

// affords reports whether a card that lies open costs no more than that.
func (b *Board) affords(money int) bool {
	return slices.ContainsFunc(slices.Concat(b.known.shop, b.known.stacks[:]),
		func(c penny.CardView) bool { return c.ID != "" && c.Cost <= money })
}

// Status implements table.StatusSource. A big moment lies over the table, and a page over what
// they speak of; the bots and the results wait while one of them is read.
func (b *Board) Status() (s table.Status) {
	switch {
	case b.spotlight.On():
		s.Lingers, s.Announcement = true, "Look at what has happened."
	case b.told.page.Card.ID != "":
		s.Lingers, s.Announcement = true, "Read the page, then turn it."
	}
	return s
}

// Step implements table.Stepper: whose turn it is, in which step, and what interrupts it.
func (b *Board) Step() (step, turn string) {
	v := b.View
	now := slices.IndexFunc(v.Steps(), func(s penny.StepView) bool { return s.State == penny.Now })
	x, read := v.Reading()
	_, fight := v.Fight()
	_, trade := v.Offer()
	step = fmt.Sprint(v.Round(), v.Asked(), now, fight, trade, read && len(x.Answers) > 0 && x.Chosen == 0)
	return step, fmt.Sprint(v.Round(), v.Active())
}

// Narrate implements table.Board: where the token in hand may go, what can become of
// a card of the shop, what a way is paid with.
func (b *Board) Narrate(picked []string) string {
	if len(picked) == 0 {
		return ""
	}
	id, last := picked[0], picked[len(picked)-1]
	name, p := b.View.Label(id).Title, b.Host.Pointing()
	onto := func(what func(rules.Choice) bool) bool {
		return slices.ContainsFunc(p.Left(), func(c rules.Choice) bool { return slices.Contains(c.Path, id) && what(c) })
	}
	hero := b.heroOf(id) >= 0
	_, card := cardOf(last)
	_, token := tokenOf(id)
	buy, replace := onto(b.is(core.Buy)), onto(replacesGoods)
	switch {
	case b.isPlace(id):
		return b.payFor(b.View.Label(last).Title)
	case len(picked) == 1 && !p.Takes(id) && slices.ContainsFunc(p.Left(), b.walking):
		return walkWith(name)
	case hero && card: // a lesson leaves one hero and one way
		return walkWith(b.View.Label(last).Title)
	case token && onto(b.is(core.Put)):
		return name + " in hand: press the quest or charge card to put it on."
	case token && onto(b.is(core.Bribe)):
		return name + " in hand: press the card to put it on."
	case slices.ContainsFunc(p.Left(), b.is(core.BuyFor)): // a further card (PEN-63)
		return fmt.Sprintf("%s costs %d gold and 1 resource: choose the resource.", name, b.card(id).Cost)
	case buy || replace:
		return b.wareInHand(id, buy, replace)
	case hero && len(picked) > 1:
		return b.payFor(b.View.Label(last).Title)
	}
	return ""
}

// wareInHand says what can become of a card that is for sale and lies in hand. Its keys do the same as
// a press on a deck.
func (b *Board) wareInHand(id string, buy, replace bool) string {
	c, name := b.card(id), b.View.Label(id).Title
	switch {
	case !buy:
		return fmt.Sprintf("%s costs %d gold, more than you have. Press Replace or the shop deck to replace it.", name, c.Cost)
	case replace:
		return fmt.Sprintf("%s: press Buy or your own deck to buy it for %d gold, or press Replace or the shop deck to replace it.",
			name, c.Cost)
	}
	return fmt.Sprintf("%s: press Buy or your own deck to buy it for %d gold.", name, c.Cost)
}

// payFor asks what pays for a move to a location.
func (b *Board) payFor(place string) string {
	return "To " + place + ": discard which card" + widgets.If(slices.ContainsFunc(b.Host.Pointing().Left(), b.is(core.Ride)),
		", or spend a movement token?", "?")
}

// walkWith says what becomes of a card in hand that pays for a move.
func walkWith(card string) string {
	return card + " in hand: press a lit location to move there with it."
}
