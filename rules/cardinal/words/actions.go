// Package words has every sentence of Cardinal: what is told, asked, refused, explained
// and advised. It knows how to say what core knows, and neither bots nor the table.
package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/prose"
)

// phrase is all that is said of one kind of action. A new kind gets a row here and one
// in package core, and nothing else.
type phrase struct {
	// told is the line of the log, and about the targets it speaks of. nil is the outcome.
	told  func(t *told) string
	about func(t *told) []string
	// refused says why one that reads well is not legal in its stage; nil has no reason.
	refused func(v *core.View, a core.Action) rules.Refusal
	// reason says what it is for; nil is for nothing.
	reason func(k *core.Castle, r *core.Reason) string
	button rules.Label // if it has one
}

var phrases = [core.NumKinds]phrase{
	core.Slide: {told: tellSlide, about: aboutSlide, refused: refuseSlide, reason: reasonOfSlide},
	core.Lure: {
		told: func(t *told) string {
			return fmt.Sprintf("%s guard is lured to %s.", prose.Capital(aSuit(t.a.Who)), chamber(t.k, t.a.To))
		},
		about:   func(t *told) []string { return t.before.Path(t.a) },
		refused: refuseLure,
		reason: func(k *core.Castle, r *core.Reason) string {
			return fmt.Sprintf("Lure %s guard to %s. %s", aSuit(r.Action.Who), chamber(k, r.Action.To), guardUse(k, &r.Prepares))
		},
	},
	core.Finish: {
		told: func(*told) string { return "You end the game." },
		reason: func(*core.Castle, *core.Reason) string {
			return "Finish the game. The search found no move that gains another point."
		},
		button: rules.Label{Title: "Finish", Sprite: "icon.flag", Text: "End the game here and count the score.", Clause: "CAR-73", Ends: true},
	},
	core.ComeOut: {
		told:  tellCorner,
		about: aboutCell,
		refused: func(_ *core.View, a core.Action) rules.Refusal {
			return rules.Refuse(fmt.Sprintf("The %s corner is occupied, so nobody can come out there.", cornerName(a.To)), "CAR-35")
		},
		reason: func(k *core.Castle, r *core.Reason) string {
			if r.Searches {
				return fmt.Sprintf("%s comes out in %s and searches it.", r.Who.Title(), chamber(k, r.Corner))
			}
			return fmt.Sprintf("%s comes out in %s, the best corner for him. %s", r.Who.Title(), chamber(k, r.Corner), use(k, &r.Prepares))
		},
	},
	core.TakeGuard: {
		told:  func(t *told) string { return fmt.Sprintf("The %s guard joins the supply.", t.before.Who) },
		about: aboutMusketeer,
		reason: func(_ *core.Castle, r *core.Reason) string {
			return fmt.Sprintf("Take the %s guard. You can lure him to where he will stop a musketeer, and surprise him there later.",
				r.Who)
		},
		button: rules.Label{Title: "Take the guard", Sprite: "icon.check", Text: "The guard joins your supply, and his door stays open.",
			Clause: "CAR-47"},
	},
	core.LeaveGuard: {
		told:  func(t *told) string { return fmt.Sprintf("The %s guard stays at his door.", t.before.Who) },
		about: aboutMusketeer,
		reason: func(_ *core.Castle, r *core.Reason) string {
			return fmt.Sprintf("Leave the %s guard. He can still stop a musketeer at his door.", r.Who)
		},
		button: rules.Label{Title: "Leave him", Sprite: "icon.close", Text: "The guard stays at his door and can stop musketeers again.",
			Clause: "CAR-51", Ends: true},
	},
	core.Surprise: {
		told: func(t *told) string {
			return fmt.Sprintf("%s surprises and defeats the castle guard on %s.", t.before.Who.Title(), chamber(t.k, t.a.To))
		},
		about:   aboutCell,
		refused: func(v *core.View, a core.Action) rules.Refusal { return refuseSurprise(v, a.To) },
		reason: func(k *core.Castle, r *core.Reason) string {
			return fmt.Sprintf("Surprise the castle guard on %s. This scores 1 point, and you no longer need him to stop anyone.",
				chamber(k, r.Action.To))
		},
	},
	core.Spare: {
		told: func(t *told) string {
			return fmt.Sprintf("%s spares the castle guards.", t.before.Who.Title())
		},
		about:  aboutMusketeer,
		reason: func(k *core.Castle, r *core.Reason) string { return "Spare the castle guards. " + reasonToSpare(k, r) },
		button: rules.Label{Title: "Spare", Sprite: "icon.close", Text: "Surprise no castle guard on this trip.", Clause: "CAR-43", Ends: true},
	},
}
