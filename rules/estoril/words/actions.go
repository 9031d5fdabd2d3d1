// Package words has every sentence of Estoril: what is told, asked, labelled, refused and
// advised.
// Why an action is advised comes to it as a value of core.
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
	advised func(c *core.State, a core.Action) string // what to do, in the middle of a sentence
	why     func(c *core.State, r *core.Reason) string
	// What follows is of those symbols and words that a player points at to say the action, and
	// those whose symbol may be there and of no use.
	id      string
	label   rules.Label
	can     string // after the name of the tile: what it may do
	refused rules.Refusal
}

// actions are the kinds of actions.
var actions = [core.ActionKinds]wording{
	core.RollFirst:   {told: (*teller).silent},
	core.DealMission: {told: (*teller).dealMission},
	core.DealAgenda:  {told: (*teller).dealAgenda},
	core.LayBoard:    {told: (*teller).silent},
	core.LayReward:   {told: (*teller).layReward},
	core.Place: {told: (*teller).placed, advised: func(c *core.State, a core.Action) string {
		return "send " + name(core.Tile(a.A)) + " to " + spotName(c, a.B)
	}, why: whyPlace},
	core.LookAt: {told: (*teller).lookAt, why: whyLook},
	core.Leave:  {told: (*teller).leave, advised: say("skip"), why: whyLeave},
	core.Open:   {told: (*teller).open},
	core.UseAssassin: {told: (*teller).assassin, why: whyAssassin, id: core.IDAssassin,
		advised: func(c *core.State, a core.Action) string { return "send " + whose(c, a.A) + " home" },
		label:   symbolLabel("Assassin", "Send one character on this board home to its owner's hand.", "EST-72"),
		can:     "send a character on this board home",
		refused: rules.Refuse("Choose a character first.", "EST-72")},
	core.UseConspiracy: {told: func(t *teller) (string, []string) {
		return t.user() + " uses Conspiracy.", []string{t.actor().ID(), core.IDPile}
	}, advised: say("use Conspiracy"), why: whyConspiracy,
		id:      core.IDConspiracy,
		label:   symbolLabel("Conspiracy", "Look at the top tile of the pile, then keep the reward or replace it with that tile.", "EST-78"),
		can:     "look at the top tile of the pile and replace the reward",
		refused: rules.Refuse("The pile is empty.", "EST-81")},
	core.UseNationalism: {told: func(t *teller) (string, []string) {
		return fmt.Sprintf("%s uses Nationalism and gains %d strength.", t.user(), t.was.Kin(t.was.Actor())), []string{t.actor().ID()}
	}, advised: say("use Nationalism"), why: whyNationalism,
		id: core.IDNationalism,
		label: symbolLabel("Nationalism", "Add 1 to this character's strength for each other face-up character with its flag, "+
			"here and on adjacent boards.", "EST-83"),
		can:     "gain %d strength",
		refused: rules.Refuse("No other face-up character here or on an adjacent board has the same flag.", "EST-83")},
	core.UseSeduction: {told: func(t *teller) (string, []string) {
		guest := t.is.On[t.B]
		from, to := spotName(&t.was, t.A), spotName(&t.is, t.B)
		return fmt.Sprintf("%s brings %s from %s to %s.", t.user(), t.by.whose(&t.was, t.A, guest), from, to),
			[]string{t.actor().ID(), guest.ID(), t.is.SpotID(t.B)}
	}, advised: func(c *core.State, a core.Action) string {
		return "bring " + whose(c, a.A) + " to " + spotName(c, a.B)
	}, why: whySeduction,
		id:      core.IDSeduction,
		label:   symbolLabel("Seduction", "Bring a character from an adjacent board to a free space on this one.", "EST-89"),
		can:     "bring a character here from an adjacent board",
		refused: rules.Refuse("Choose a character on an adjacent board, then a free space on this one.", "EST-89")},
	core.UseDiplomacy: {told: (*teller).protects, advised: func(c *core.State, a core.Action) string { return "protect " + whose(c, a.A) },
		why: whyDiplomacy,
		id:  core.IDDiplomacy,
		label: symbolLabel("Diplomacy", "Protect a character, here or on an adjacent board, "+
			"from Assassin and Seduction for the rest of the round.", "EST-99"),
		can:     "protect a character here or on an adjacent board",
		refused: rules.Refuse("Choose a character first.", "EST-99")},
	core.Draw: {told: (*teller).draw},
	core.Keep: {told: func(t *teller) (string, []string) {
		reward := t.was.On[core.RewardSpot(t.place())]
		return fmt.Sprintf("%s stays as the reward. The drawn tile goes to the bottom of the pile.", name(reward)), []string{reward.ID()}
	}, advised: say("keep the reward"), why: whyKeep},
	core.Change: {told: func(t *teller) (string, []string) {
		old, fresh := t.was.On[core.RewardSpot(t.place())], t.is.On[core.RewardSpot(t.place())]
		return fmt.Sprintf("%s is the new reward. %s goes to the bottom of the pile.", name(fresh), prose.Capital(name(old))),
			[]string{fresh.ID(), old.ID()}
	}, advised: say("replace the reward"), why: whyKeep},
	core.RollDice: {told: func(t *teller) (string, []string) {
		x := t.was.Unrolled().First()
		gain := "no strength"
		if t.A != t.B {
			gain = fmt.Sprintf("%d strength", max(t.A, t.B)-min(t.A, t.B))
		}
		return fmt.Sprintf("The dice show %d and %d: %s gains %s.", t.A, t.B, t.by.tileAt(&t.was, x), gain), []string{t.was.On[x].ID()}
	}},
	core.Award: {told: (*teller).award},
	core.GiveUp: {told: func(t *teller) (string, []string) {
		tile := t.was.On[t.A]
		return fmt.Sprintf("%s %s at Hell's Mouth.", t.does("loses"), name(tile)), []string{tile.ID(), t.was.SpotID(t.A)}
	}, advised: func(c *core.State, a core.Action) string { return "lose " + whose(c, a.A) },
		why: func(c *core.State, r *core.Reason) string {
			return fmt.Sprintf("Of your characters here, you need %s least.", worth(c.On[r.A]))
		}},
	core.GoHome:  {told: func(*teller) (string, []string) { return "All characters go home.", []string{core.IDPile} }},
	core.Discard: {told: (*teller).discard, why: whyDiscard},
}
