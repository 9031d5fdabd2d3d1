package london

import "intrigue/rules"

// A phrase has the words for one kind of action; nil or zero where there are none.
type phrase struct {
	// told is its line in the log, and targets what the line speaks of if not of Mr X alone.
	told    func(telling) string
	targets func(telling) []string
	// refused says why an action that can be decided on now is not legal.
	refused func(*known, Action) rules.Refusal
	// label names the target that says the action and nothing else.
	label rules.Label
	// why is the reason of a hint that advises it.
	why func(*known, *Reason) string
}

// phrases has all kinds of actions.
var phrases = [...]phrase{
	draw:       {told: telling.draw, targets: telling.drawTargets},
	ride:       {told: telling.ride, targets: telling.rideTargets, refused: noRide, why: whyRide},
	rideBlack:  {told: telling.ride, targets: telling.rideTargets, refused: noRide, why: whyRide},
	double:     {told: telling.double, refused: noDouble, why: whyDouble},
	surface:    {told: telling.surface, targets: telling.surfaceTargets, label: choice("Show yourself", "icon.eye"), why: whySurface},
	stayHidden: {told: telling.stayHidden, label: choice("Stay hidden", "icon.eye-off"), why: whyStayHidden},
	take:       {told: telling.take, targets: telling.takeTargets, refused: noTake, why: whyTake},
	movePawn:   {told: telling.movePawn, targets: telling.pawnTargets, refused: noMove, why: whyMove},
}

// choice is the label of an answer to whether Mr X shows himself.
func choice(title, sprite string) rules.Label {
	return rules.Label{Title: title, Sprite: sprite, Clause: "LON-115",
		Text: "Mr X may show himself after a ride and takes a ticket from every pawn for it."}
}
