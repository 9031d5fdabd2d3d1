package pimpernel

import (
	"fmt"
	"slices"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// WhyNot says why a target cannot be chosen now; the zero Refusal means that it can.
func (v View) WhyNot(target string) rules.Refusal {
	x, ok := readTarget(target)
	if !ok || x.seat >= rules.Seat(len(v.Players)) {
		return rules.Refuse("There is nothing like that in this game.", "")
	}
	switch {
	case v.Over():
		return rules.Refuse("The game is over.", "PIM-154")
	case v.Acting < 0:
		return rules.Refuse("The cards are being dealt.", "PIM-21")
	case v.By != v.Acting:
		return v.notYours()
	}
	for _, c := range v.State.Choices(v.By) {
		if slices.Contains(c.Path, target) {
			return rules.Refusal{}
		}
	}
	if r := v.standing(x); r.Refused() {
		return r
	}
	if refuse := sayings[asked[v.Stage]].refused; refuse != nil {
		return refuse(v, x)
	}
	return v.noStep(x)
}

// notYours says whose decision it is.
func (v View) notYours() rules.Refusal {
	who := seatName(v.Acting)
	switch v.Stage {
	case StageMarket:
		return rules.Refuse(v.waiting(), "PIM-87")
	case StagePick, StageLeg, StageNext:
		return rules.Refuse("The mission is being carried out, and "+who+" decides now.", "PIM-116")
	case StageChase:
		return rules.Refuse("Chauvelin is on his way, and "+who+" decides now.", "CHV-4")
	}
	return rules.Refuse(v.waiting(), "PIM-41")
}

// standing refuses what can never be chosen, and other people's things.
func (v View) standing(x target) rules.Refusal {
	switch x.kind {
	case "done":
		return rules.Refuse("Cubes come here when the mission is carried out.", "PIM-20")
	case "incomplete":
		if v.Hunter.On {
			return rules.Refuse("Cubes of parts that fell short come onto Chauvelin's tile by themselves.", "CHV-2")
		}
		return rules.Refuse("Cubes of parts that fell short come here by themselves.", "PIM-144")
	case "current", "next", "vienna":
		return rules.Refuse("The mission cards are there to be read.", "PIM-27")
	case "marker":
		return rules.Refuse("The markers show the missions, past and present.", "PIM-14")
	case "score":
		return rules.Refuse("Points are counted by themselves.", "PIM-138")
	case "first":
		return rules.Refuse("Who holds the first-player mission space gets this marker.", "PIM-120")
	case "pawn":
		switch {
		case x.word == "pimpernel" && v.Stage != StageLeg:
			return rules.Refuse("The Pimpernel moves when the mission is over.", "PIM-142")
		case x.word == "chauvelin" && !v.Hunter.On:
			return rules.Refuse("Chauvelin takes no part in this game.", "PIM-16")
		case x.word == "chauvelin" && v.Stage != StageChase:
			return rules.Refuse("Chauvelin travels when a mission is over.", "CHV-3")
		case x.seat >= 0 && x.seat != v.By:
			return rules.Refuse(fmt.Sprintf("That is %s's pawn.", seatName(x.seat)), "PIM-2")
		}
	case "supply":
		if x.seat != v.By {
			return rules.Refuse(fmt.Sprintf("Those are %s's cubes.", seatName(x.seat)), "PIM-2")
		}
	}
	return rules.Refusal{}
}

// refuseLeg says why the Pimpernel cannot ride there.
func refuseLeg(v View, x target) rules.Refusal {
	if x.kind == "location" {
		l := Location(x.n)
		at := v.State.way[v.State.ways-1]
		switch {
		case atlas.leg[at][l] == 0:
			return rules.Refuse(fmt.Sprintf("No road leads from %s straight to %s.", at, l), "PIM-127")
		case slices.Contains(v.Completion.Way, l):
			return rules.Refuse(fmt.Sprintf("The Pimpernel comes from %s and does not turn back.", l), "PIM-132")
		case v.State.whole:
			return rules.Refuse(fmt.Sprintf("Over %s no complete way leads to %s.", l, v.Mission.Goal), "PIM-128")
		}
		return rules.Refuse(fmt.Sprintf("No way is complete, and over %s it would be longer.", l), "PIM-128")
	}
	return rules.Refuse(fmt.Sprintf("Choose where the Pimpernel rides on, to %s.", v.Mission.Goal), "PIM-127")
}

// noStep refuses a target within a turn.
func (v View) noStep(x target) rules.Refusal {
	c := v.State
	switch x.kind {
	case "choice":
		switch {
		case x.word == "pass":
			return rules.Refuse("You have begun your turn; finish it.", "PIM-42")
		case x.word == "done" && v.Stage == StageTurn:
			return rules.Refuse("There is nothing to decline. Act, or pass.", "PIM-42")
		case x.word == "done":
			return rules.Refuse("One of the two actions must be carried out.", "PIM-45")
		}
		return rules.Refuse("No point is to be had now.", "PIM-67")
	case "favor":
		return v.noFavor(Area(x.n))
	case "card":
		return rules.Refuse("The next mission is chosen when this one is over.", "PIM-135")
	case "location":
		return rules.Refuse(fmt.Sprintf("A cube goes on one of the spaces of %s.", Location(x.n)), "PIM-76")
	case "action":
		return rules.Refuse("Say where; the action follows from it.", "PIM-44")
	case "supply":
		if c.supply[v.By] == 0 {
			return rules.Refuse("You have no cube in supply.", "PIM-70")
		}
	}
	if v.Stage == StageRest && x.kind != "heap" && x.place == noPlace {
		return rules.Refuse("Only a rest cube can be placed now.", "PIM-57")
	}
	switch x.kind {
	case "pawn":
		return v.noAction("Your pawn cannot move now.", "PIM-61")
	case "region":
		return v.noRegion(Region(x.n))
	case "heap":
		return v.noHeap(x)
	case "route":
		if x.place == noPlace {
			return rules.Refuse("A cube goes on one of the spaces of the road.", "PIM-72")
		}
	case "supply":
		return v.noAction("No cube can be placed from supply now.", "PIM-70")
	}
	if x.place != noPlace {
		return v.noPlace(x.place)
	}
	return rules.Refuse("That is not to be chosen now.", "PIM-42")
}

// noAction says which actions are open instead.
func (v View) noAction(text, clause string) rules.Refusal {
	if len(v.Open) == 0 {
		return rules.Refuse(text, clause)
	}
	var words []string
	for _, a := range v.Open {
		words = append(words, called(a))
	}
	if v.Stage == StageIcon {
		return rules.Refuse(fmt.Sprintf("The icon allows you to %s, nothing else.", words[0]), "PIM-78")
	}
	return rules.Refuse(fmt.Sprintf("Of this tile you can still %s.", orWords(words)), "PIM-44")
}

func (v View) noFavor(a Area) rules.Refusal {
	switch holder := v.Areas[a].Holder; {
	case holder < 0:
		return rules.Refuse(fmt.Sprintf("Nobody holds the %s yet. The first cube in %s brings the tile.", a.Tile(), a.place()), "PIM-102")
	case holder != v.By:
		return rules.Refuse(fmt.Sprintf("%s holds the %s. More cubes in %s than anybody else would bring you the tile.", seatName(holder), a.Tile(), a.place()), "PIM-103")
	case v.Stage != StageTurn:
		return rules.Refuse("One tile a turn, and instead of anything else.", "PIM-43")
	}
	return rules.Refuse(fmt.Sprintf("Neither action of the %s is possible now.", a.Tile()), "PIM-45")
}

func (v View) noRegion(r Region) rules.Refusal {
	at := v.State.at[v.By]
	switch {
	case !v.canMove():
		return v.noAction("Your pawn cannot move now.", "PIM-61")
	case r == at:
		return rules.Refuse(fmt.Sprintf("Your pawn is in %s already.", r), "PIM-61")
	}
	return rules.Refuse(fmt.Sprintf("%s and %s are not neighbours; go by way of France.", at, r), "PIM-98")
}

// canMove reports whether a move of the pawn is among the choices.
func (v View) canMove() bool {
	return v.Stage == StageTurn || slices.Contains(v.Open, Move)
}

func (v View) noHeap(x target) rules.Refusal {
	a := Area(x.n)
	n := v.State.heap[a][x.seat]
	switch {
	case x.seat != v.By:
		return rules.Refuse(fmt.Sprintf("Those are %s's cubes.", seatName(x.seat)), "PIM-69")
	case n == 0:
		return rules.Refuse(fmt.Sprintf("You have no cube in %s.", a.place()), "PIM-69")
	case slices.Contains(v.Open, Remove) && a == RestArea && v.RestIn:
		return rules.Refuse("You have put a cube into rest in this turn, so none leaves it.", "PIM-101")
	case slices.Contains(v.Open, Remove):
		return rules.Refuse("You placed that cube in this turn.", "PIM-99")
	case a == RestArea && v.RestIn:
		return rules.Refuse("You have put a cube into rest in this turn, so no rest cube is used.", "PIM-65")
	case a == RestArea && v.Stage == StageTurn:
		return rules.Refuse("A rest cube comes after your action.", "PIM-57")
	}
	return rules.Refuse(fmt.Sprintf("Your cubes in %s stay until the mission needs them.", a.place()), "PIM-126")
}

// noPlace says why no cube can be put on a place, or taken from it.
func (v View) noPlace(p Place) rules.Refusal {
	c := v.State
	placing := v.Stage == StageTurn || v.Stage == StageRest || slices.ContainsFunc(v.Open, func(a ActionKind) bool { return fits(a, p) })
	switch {
	case slices.Contains(v.Open, Remove) && !p.isArea() && c.own[v.By].has(p):
		return rules.Refuse("You placed that cube in this turn.", "PIM-99")
	case !placing:
		return v.noAction("No cube can be placed there now.", "PIM-44")
	case v.Stage != StageRest && c.supply[v.By] == 0:
		return rules.Refuse("You have no cube in supply.", "PIM-70")
	case p.isArea():
		return v.noArea(p.area())
	case p.isHex() && c.own[v.By].has(p):
		return rules.Refuse("Your own cube lies there already.", "PIM-88")
	case c.full.has(p) && !p.isHex():
		clause := "PIM-91"
		if p.isRoute() {
			clause = "PIM-72"
		} else if p.isSpace() {
			clause = "PIM-76"
		}
		return rules.Refuse(fmt.Sprintf("%s's cube lies there already.", seatName(rules.Seat(c.owner(p)))), clause)
	case p.isSpace() && !v.State.board.exists.has(p):
		return rules.Refuse("The card of this location has no such space.", "PIM-76")
	}
	return v.noReach(p)
}

// fits reports whether an action can put a cube on such a place.
func fits(a ActionKind, p Place) bool {
	switch a {
	case Cube:
		return true
	case Route:
		return p.isRoute()
	case UseBuilding:
		return p.isHex() || p.isArea()
	case Rest:
		return p == RestArea.Place()
	}
	return false
}

// noReach says from where a space can be reached.
func (v View) noReach(p Place) rules.Refusal {
	at := v.State.at[v.By]
	switch {
	case p.isRoute():
		from := p.Regions()
		clause, where := "PIM-72", from[0].String()
		if len(from) > 1 {
			clause, where = "PIM-73", from[0].String()+" or "+from[1].String()
			if routeFacts[atlas.routeOf[p]].sea {
				clause = "PIM-74"
			}
		}
		return rules.Refuse(fmt.Sprintf("Your pawn is in %s; this space of %s is taken from %s.", at, v.State.board.name(p), where), clause)
	case p.isHex():
		return rules.Refuse(fmt.Sprintf("Your pawn is in %s, and %s needs it there.", at, v.State.board.name(p)), "PIM-80")
	case p.isSpace():
		l, _ := p.space()
		return rules.Refuse(fmt.Sprintf("Your pawn is in %s, and %s lies in %s.", at, l, l.Region()), "PIM-76")
	}
	return v.noAction("No cube can be placed there now.", "PIM-91")
}

// noArea says why no cube can be put into an area.
func (v View) noArea(a Area) rules.Refusal {
	c := v.State
	switch {
	case a == RestArea && v.Stage == StageRest:
		return rules.Refuse("A rest cube does not go back to rest.", "PIM-163")
	case a == RestArea && v.RestOut:
		return rules.Refuse("A cube has left rest in this turn, so none is put there.", "PIM-101")
	}
	for h := range hexes {
		if p := HexPlace(h); v.State.board.serves[h]>>a&1 != 0 && c.own[v.By].has(p) && c.placed.has(p) {
			return rules.Refuse(fmt.Sprintf("You put your cube on %s in this turn; it opens %s from your next turn on.", v.State.board.name(p), a.place()), "PIM-81")
		}
	}
	if a == Supporters {
		return rules.Refuse("No building leads to the supporters; a favour or an icon does.", "PIM-68")
	}
	return rules.Refuse(fmt.Sprintf("No building of yours leads to %s.", a.place()), "PIM-84")
}

func orWords(words []string) string {
	if len(words) == 2 {
		return words[0] + " or " + words[1]
	}
	return prose.List(words)
}
