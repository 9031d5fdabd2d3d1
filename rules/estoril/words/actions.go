// Package words is every sentence of Estoril: what is told, asked, labelled, refused and
// advised.
//
// It changes nothing and decides nothing, and knows no bot: why an action is advised comes
// to it as a value of core.
package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// wording is all that is said of one kind of action.
type wording struct {
	told    func(t *teller) (text string, targets []string)
	advised func(c *core.State, a core.Action) string // in the middle of a sentence
	why     func(c *core.State, r *core.Reason) string
	// What follows is of those symbols and words that one points at to say the action, and
	// those whose symbol may be there and of no use.
	id      string
	label   rules.Label
	can     string // after the name of the tile: what it may do
	refused rules.Refusal
}

// actions are the kinds of actions.
var actions = [core.ActionKinds]wording{
	core.RollFirst: {told: func(t *teller) (string, []string) {
		return core.SeatNames[t.A] + " begins.", []string{fmt.Sprintf("seat.%d", t.A)}
	}},
	core.DealMission: {told: (*teller).dealMission},
	core.DealAgenda:  {told: (*teller).dealAgenda},
	core.LayBoard: {told: func(t *teller) (string, []string) {
		return fmt.Sprintf("Round %d: %s is laid out.", t.was.Round, the(t.A)), []string{fmt.Sprintf("board.%d", t.A)}
	}},
	core.LayReward: {told: (*teller).layReward},
	core.Place: {told: (*teller).placed, advised: func(c *core.State, a core.Action) string {
		return core.Tile(a.A).Face().Name + " on " + spotName(c, a.B)
	}, why: whyPlace},
	core.LookAt: {told: (*teller).lookAt, why: whyLook},
	core.Leave:  {told: (*teller).leave, advised: say("doing nothing"), why: because("Using it would help the others at least as much as you.")},
	core.Open:   {told: (*teller).open},
	core.UseAssassin: {told: (*teller).assassin, advised: func(c *core.State, a core.Action) string { return "sending " + whose(c, a.A) + " home" }, why: whyAssassin,
		id:      core.IDAssassin,
		label:   symbolLabel("Assassin", "Send a tile of this board back to its owner's hand.", "EST-72"),
		can:     " send a tile of this board home",
		refused: rules.Refuse("Choose the tile first.", "EST-72")},
	core.UseConspiracy: {told: func(t *teller) (string, []string) {
		return fmt.Sprintf("%s conspires: %s looks at the top of the pile.", t.actor().Face().Name, t.me()), []string{t.actor().ID(), core.IDPile}
	}, advised: say("a look at the pile"), why: whyConspiracy,
		id:      core.IDConspiracy,
		label:   symbolLabel("Conspiracy", "Look at the top of the pile and choose whether that tile or the reward stays.", "EST-78"),
		can:     " look at the top of the pile and exchange the reward",
		refused: rules.Refuse("The pile is empty.", "EST-81")},
	core.UseNationalism: {told: func(t *teller) (string, []string) {
		f := t.actor().Face()
		return fmt.Sprintf("%s gains %d by the flag of %s.", f.Name, t.was.Kin(t.was.Actor()), f.Flag), []string{t.actor().ID()}
	}, advised: say("gaining by Nationalism"), why: because("The gain costs nothing and stays for the evening."),
		id:      core.IDNationalism,
		label:   symbolLabel("Nationalism", "The tile gains 1 for each other open tile with its flag, here and on adjacent boards.", "EST-83"),
		can:     " gain %d strength",
		refused: rules.Refuse("No other open tile here or on an adjacent board bears this flag.", "EST-83")},
	core.UseSeduction: {told: func(t *teller) (string, []string) {
		guest := t.is.On[t.B]
		return fmt.Sprintf("%s brings %s's %s from %s to space %s.", t.actor().Face().Name, core.SeatNames[t.was.Owner(t.A)], guest.Face().Name, spotName(&t.was, t.A), core.Numerals[t.B%core.Spaces]),
			[]string{t.actor().ID(), guest.ID(), t.is.SpotID(t.B)}
	}, advised: func(c *core.State, a core.Action) string {
		return "bringing " + whose(c, a.A) + " to " + spotName(c, a.B)
	}, why: whySeduction,
		id:      core.IDSeduction,
		label:   symbolLabel("Seduction", "Bring a tile from an adjacent board to a free space of this one.", "EST-89"),
		can:     " bring a tile from an adjacent board",
		refused: rules.Refuse("Choose a tile of an adjacent board and a free space of this one.", "EST-89")},
	core.UseDiplomacy: {told: func(t *teller) (string, []string) {
		what, id := tileOn(&t.was, t.A)
		return fmt.Sprintf("%s protects %s at %s.", t.actor().Face().Name, what, spotName(&t.was, t.A)), []string{t.actor().ID(), id}
	}, advised: func(c *core.State, a core.Action) string { return "protecting " + whose(c, a.A) }, why: func(c *core.State, r *core.Reason) string {
		return fmt.Sprintf("Then nobody can send %s home or lure it away.", whose(c, r.A))
	},
		id:      core.IDDiplomacy,
		label:   symbolLabel("Diplomacy", "Protect a tile from Assassin and Seduction for this round.", "EST-99"),
		can:     " protect a tile here or on an adjacent board",
		refused: rules.Refuse("Choose the tile first.", "EST-99")},
	core.Draw: {told: (*teller).draw},
	core.Keep: {told: func(t *teller) (string, []string) {
		reward := t.was.On[core.Slots+t.place()]
		return fmt.Sprintf("%s stays as the reward; the drawn tile goes under the pile.", reward.Face().Name), []string{reward.ID()}
	}, advised: say("leaving the reward as it is"), why: whyKeep},
	core.Change: {told: func(t *teller) (string, []string) {
		old, fresh := t.was.On[core.Slots+t.place()], t.is.On[core.Slots+t.place()]
		return fmt.Sprintf("%s is the reward now; %s goes under the pile.", fresh.Face().Name, old.Face().Name), []string{fresh.ID(), old.ID()}
	}, advised: say("exchanging the reward"), why: whyKeep},
	core.RollDice: {told: func(t *teller) (string, []string) {
		tile := t.was.On[t.was.Unrolled().First()]
		return fmt.Sprintf("The dice show %d and %d: %d more for %s.", t.A, t.B, max(t.A, t.B)-min(t.A, t.B), tile.Face().Name), []string{tile.ID()}
	}},
	core.Award: {told: (*teller).award},
	core.GiveUp: {told: func(t *teller) (string, []string) {
		tile := t.was.On[t.A]
		return fmt.Sprintf("%s gives up %s: the cliffs keep their own.", t.me(), tile.Face().Name), []string{tile.ID(), t.was.SpotID(t.A)}
	}, advised: func(c *core.State, a core.Action) string { return "giving up " + whose(c, a.A) }, why: func(c *core.State, r *core.Reason) string {
		f := c.On[r.A].Face()
		return fmt.Sprintf("You will miss %s least (%s).", f.Name, prose.Amount(f.Points, "point"))
	}},
	core.GoHome:  {told: func(*teller) (string, []string) { return "Everybody comes home.", []string{core.IDPile} }},
	core.Discard: {told: (*teller).discard, why: whyDiscard},
}
