package words

import (
	"intrigue/rules"
	"intrigue/rules/london/core"
)

// A wording has the words for one kind of action; nil or zero where there are none.
type wording struct {
	// told is its line in the log, and targets what the line speaks of if not of Mr X alone.
	told    func(telling) string
	targets func(telling) []string
	// refused says why an action that can be decided on now is not legal.
	refused func(*core.View, core.Action) rules.Refusal
	// label names the target that says the action and nothing else.
	label rules.Label
	// why is the reason of a hint that advises it.
	why func(*core.View, *core.Reason) string
}

// actions has all kinds of actions.
var actions = [...]wording{
	core.Draw:      {told: telling.draw, targets: telling.drawTargets},
	core.Ride:      {told: telling.ride, targets: telling.rideTargets, refused: noRide, why: whyRide},
	core.RideBlack: {told: telling.ride, targets: telling.rideTargets, refused: noRide, why: whyRide},
	core.Double:    {told: telling.double, refused: noDouble, why: whyDouble},
	core.Surface: {told: telling.surface, refused: noSurface, label: rules.Label{Title: "Surface", Sprite: "icon.eye",
		Clause: "LON-115", Text: "Surface after your ride and take a ticket from each pawn."}, why: whySurface},
	core.Take:     {told: telling.take, targets: telling.takeTargets, refused: noTake, why: whyTake},
	core.MovePawn: {told: telling.movePawn, targets: telling.pawnTargets, refused: noMove, why: whyMove},
}
