package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/cardinal/core"
	"intrigue/rules/prose"
)

// Refusal says why an action that reads well is not legal now.
func Refusal(v *core.View, a core.Action) rules.Refusal {
	if n := notNow(v, a.Kind); n.Refused() {
		return n
	}
	if refused := phrases[a.Kind].refused; refused != nil {
		return refused(v, a)
	}
	return rules.Refuse("You cannot do that now.", "")
}

// notNow refuses what does not belong to the present stage.
func notNow(v *core.View, k core.Kind) rules.Refusal {
	switch now := k.Stage(); {
	case v.Stage == core.StageDeal:
		return rules.Refuse("The castle has not been dealt yet.", "CAR-8")
	case v.Stage == core.StageOver:
		return rules.Refuse("The game is over.", "CAR-73")
	case v.Stage == core.StageFree && now == core.StageFree && v.State.Full() && k != core.Finish:
		return rules.Refuse("The record of this game is full. All you can do now is finish.", "CAR-20")
	case v.Stage == now:
		return rules.Refusal{}
	case v.Stage == core.StageTake:
		return rules.Refuse(fmt.Sprintf("First take the %s guard, or leave him.", v.Asked), "CAR-47")
	case v.Stage == core.StageCorner:
		return rules.Refuse(fmt.Sprintf("First choose the corner where %s comes out.", v.Asked.Title()), "CAR-34")
	case v.Stage == core.StageRemove:
		return rules.Refuse("First choose a castle guard to surprise, or press Spare.", "CAR-42")
	case now == core.StageTake:
		return rules.Refuse("No musketeer has just been stopped by a guard you could take.", "CAR-47")
	}
	return rules.Refuse("No musketeer is in the tunnel.", "CAR-42")
}

// refuseSlide says why a slide is not legal; it is zero when it is.
func refuseSlide(v *core.View, a core.Action) rules.Refusal {
	m, name := v.Musketeers[a.Who], a.Who.Title()
	if m.Fate == core.Escaped || m.Fate == core.Killed {
		return rules.Refuse(fmt.Sprintf("%s has left the castle and takes no further part.", name), "CAR-71")
	}
	switch _, end := v.State.Slide(a.Who, a.Dir()); {
	case end == core.NoExit:
		return noFreeCorner
	case end != core.Stuck:
		return rules.Refusal{}
	case core.Rays[m.At][a.Dir()] == 0:
		return rules.Refuse(fmt.Sprintf("The guard is right in front of %[1]s. To defeat him, %[1]s must move away and slide back.", name),
			"CAR-29")
	case v.Chambers[m.At.Toward(a.Dir())].Guard:
		return rules.Refuse(fmt.Sprintf("A castle guard stands in the way of %s.", name), "CAR-27")
	}
	return rules.Refuse(fmt.Sprintf("Another musketeer stands in the way of %s.", name), "CAR-27")
}

var noFreeCorner = rules.Refuse("All four corners are occupied, so nobody can enter the tunnel.", "CAR-39")

func noCoin(s core.Suit) rules.Refusal {
	return rules.Refuse(fmt.Sprintf("You have no %s coin in your supply.", s), "CAR-54")
}

func refuseLure(v *core.View, a core.Action) rules.Refusal {
	switch h := v.Chambers[a.To]; {
	case v.Supply[a.Who] == 0:
		return noCoin(a.Who)
	case h.Hole:
		return rules.Refuse("No guard ever stands in the hole.", "CAR-41")
	case h.Suit != a.Who:
		return rules.Refuse(fmt.Sprintf("You can lure %[1]s guard only to %[1]s chamber.", aSuit(a.Who)), "CAR-54")
	}
	return rules.Refuse(prose.Capital(chamber(v.Castle, a.To))+" is occupied.", "CAR-55")
}

func refuseSurprise(v *core.View, c core.Cell) rules.Refusal {
	if !v.Chambers[c].Guard {
		return rules.Refuse("No castle guard stands there.", "CAR-43")
	}
	return rules.Refuse(fmt.Sprintf("With this variant, %s can surprise only guards of his own suit.", v.Asked.Title()), "CAR-81")
}

func refuseCell(v *core.View, c core.Cell) rules.Refusal {
	switch h := v.Chambers[c]; {
	case v.Stage == core.StageCorner && core.Corners>>c&1 == 0:
		return rules.Refuse("The tunnel leads only to the four corners.", "CAR-34")
	case v.Stage == core.StageCorner:
		return Refusal(v, core.Action{Kind: core.ComeOut, To: c})
	case v.Stage == core.StageRemove:
		return refuseSurprise(v, c)
	case v.Stage != core.StageFree:
		return notNow(v, core.Slide)
	case h.Hole && core.Corners&^v.State.Taken() == 0:
		return noFreeCorner
	case h.Hole:
		return rules.Refuse("No musketeer can reach the tunnel in one slide now.", "CAR-34")
	case h.Guard:
		return rules.Refuse("A castle guard stands there. You can surprise him only from the tunnel.", "CAR-52")
	case h.Musketeer != core.NoSuit:
		return rules.Refuse(fmt.Sprintf("%s stands there.", h.Musketeer.Title()), "CAR-27")
	}
	return rules.Refuse("No slide ends there now, and you cannot lure a guard there. A musketeer slides on until something stops him.",
		"CAR-21")
}

// refuseMusketeer says why no slide of a musketeer can be chosen.
func refuseMusketeer(v *core.View, who core.Suit) rules.Refusal {
	if n := notNow(v, core.Slide); n.Refused() {
		return n
	}
	if n := refuseSlide(v, core.SlideOf(who, core.North)); n.Clause == "CAR-71" {
		return n
	}
	return rules.Refuse(fmt.Sprintf("%s cannot slide in any direction.", who.Title()), "CAR-29")
}

func refuseSupply(v *core.View, s core.Suit) rules.Refusal {
	if n := notNow(v, core.Lure); n.Refused() {
		return n
	}
	if v.Supply[s] == 0 {
		return noCoin(s)
	}
	return rules.Refuse(fmt.Sprintf("Every %s chamber is occupied.", s), "CAR-55")
}

func refuseDie(*core.View, core.Suit) rules.Refusal {
	return rules.Refuse("The dice only show which chambers have been searched.", "CAR-5")
}

func refuseGuard(*core.View, core.Edge) rules.Refusal {
	return rules.Refuse("To meet a door guard, slide a musketeer towards his door.", "CAR-46")
}

func refuseOut(v *core.View, _ core.Edge) rules.Refusal {
	if n := notNow(v, core.Slide); n.Refused() {
		return n
	}
	return rules.Refuse("No musketeer can leave by that door now.", "CAR-26")
}
