package words

import (
	"fmt"
	"math/bits"
	"strconv"

	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
	"intrigue/rules/prose"
)

// Label names a target: its title, its picture, what it is, and the clause behind it.
// The zero Label is for ids that mean nothing here.
func Label(v core.View, target string) rules.Label {
	x, ok := readTarget(target)
	if !ok || x.seat >= rules.Seat(len(v.Players)) {
		return rules.Label{}
	}
	if x.place != core.NoPlace {
		return placeLabel(v, x.place)
	}
	return kinds[x.kind].label(v, x)
}

// actionLabel names an action of a card or an icon.
func actionLabel(_ core.View, x target) rules.Label {
	say := sayings[x.n]
	return rules.Label{Title: prose.Capital(say.name), Sprite: core.ActionKind(x.n).Sprite(), Text: say.line, Clause: say.clause}
}

// cubeOn says whose cube lies on a space.
func cubeOn(v core.View, p core.Place) string {
	if v.State.Full.Has(p) {
		return fmt.Sprintf("%s's cube lies here.", SeatName(rules.Seat(v.State.Owner(p))))
	}
	return "It is free."
}

func placeLabel(v core.View, p core.Place) rules.Label {
	switch {
	case p.IsRoute():
		return roadLabel(v, p)
	case p.IsSpace():
		return spaceLabel(v, p)
	case p.IsHex():
		k := v.State.Board.Hex[p.Hex()]
		return rules.Label{Title: k.String(), Sprite: "pimpernel.hex." + k.Key(), Clause: "PIM-80",
			Text: fmt.Sprintf("The %s in %s leads to %s. %s", k, core.HexFacts[p.Hex()].Region, orWords(areaPlaces(core.BuildingFacts[k].Serves)), cubeOn(v, p))}
	case p.IsSpot():
		s := p.Spot()
		say := spotLabels[s]
		return rules.Label{Title: prose.Capital(s.String()), Sprite: "pimpernel.icon." + say.icon, Text: say.text + " " + cubeOn(v, p), Clause: say.clause}
	}
	return areaLabel(v, p.Area())
}

// roadLabel names a space of a route.
func roadLabel(v core.View, p core.Place) rules.Label {
	f := core.RouteFacts[core.Atlas.RouteOf[p]]
	from := p.Regions()
	where, clause := "in "+from[0].String(), "PIM-72"
	switch {
	case len(from) > 1 && f.Sea:
		where, clause = fmt.Sprintf("in the water between %s and %s", from[0], from[1]), "PIM-74"
	case len(from) > 1:
		where, clause = fmt.Sprintf("on the border of %s and %s", from[0], from[1]), "PIM-73"
	}
	return rules.Label{Title: fmt.Sprintf("%s–%s", f.A, f.B), Clause: clause,
		Text: fmt.Sprintf("A space of the %s from %s to %s, %s. %s", roadKind(f.Sea), f.A, f.B, where, cubeOn(v, p))}
}

// spaceLabel names a space of a location.
func spaceLabel(v core.View, p core.Place) rules.Label {
	t := v.State.Board
	town, n := p.Space()
	l := rules.Label{Title: town.String(), Clause: "PIM-76"}
	if !t.Exists.Has(p) {
		l.Text = fmt.Sprintf("%s has no space %d in this game.", town, n+1)
		return l
	}
	l.Text = fmt.Sprintf("Space %d of %s. %s", n+1, town, cubeOn(v, p))
	if icon := t.Icon[p]; icon != core.NoAction {
		l.Sprite, l.Clause = icon.Sprite(), "PIM-78"
		l.Text += fmt.Sprintf(" Who takes it may %s at once.", called(icon))
		if v.State.Spent.Has(p) {
			l.Text += " That was done in this round already."
		}
	}
	return l
}

// spotLabels say what the mission spaces are good for.
var spotLabels = [core.MissionSpots]struct{ icon, text, clause string }{
	{"first", "Who lies here begins the next round, and always scores.", "PIM-120"},
	{"supporter", "Who lies here picks the supporters that go on the mission. With too few of them he scores nothing here.", "PIM-122"},
	{"resources", "Who lies here picks the horses, carts, papers and disguises. If any kind falls short he scores nothing here.", "PIM-125"},
	{"route", "Who lies here chooses the Pimpernel's way. Without a complete one he scores nothing here.", "PIM-127"},
	{"location", "Who lies here chooses the next mission. He scores here if every space of the location is filled.", "PIM-134"},
}

func areaLabel(v core.View, a core.Area) rules.Label {
	p := v.Areas[a]
	l := rules.Label{Title: prose.Capital(a.String()), Sprite: "pimpernel.area." + a.Key(), Clause: "PIM-94"}
	var piles []string
	for s, n := range p.Piles {
		if n > 0 {
			piles = append(piles, fmt.Sprintf("%d of %s", n, SeatName(rules.Seat(s))))
		}
	}
	l.Text = "No cubes lie here."
	if piles != nil {
		l.Text = fmt.Sprintf("%s: %s.", prose.Amount(p.Total, "cube"), prose.List(piles))
	}
	switch {
	case a == core.RestArea:
		l.Text += " After your action you may place one of yours."
		l.Clause = "PIM-57"
	case p.Short > 0:
		l.Text += fmt.Sprintf(" The mission needs %d, so %s missing.", p.Need, isAre(strconv.Itoa(p.Short), p.Short))
	default:
		l.Text += fmt.Sprintf(" The mission needs %d.", p.Need)
	}
	return l
}

func supplyLabel(v core.View, x target) rules.Label {
	p := v.Players[x.seat]
	return rules.Label{Title: p.Name, Sprite: "pimpernel.cube", Text: fmt.Sprintf("%s has %s in supply, of %d in all.", p.Name, prose.Amount(p.Supply, "cube"), p.Cubes), Clause: "PIM-36"}
}

func pileLabel(v core.View, x target) rules.Label {
	a, name := core.Area(x.n), SeatName(x.seat)
	return rules.Label{Title: name, Sprite: "pimpernel.cube", Text: fmt.Sprintf("%s has %s in %s.", name, prose.Amount(int(v.State.Piles[a][x.seat]), "cube"), Place(a)), Clause: "PIM-94"}
}

func scoreLabel(v core.View, x target) rules.Label {
	p := v.Players[x.seat]
	return rules.Label{Title: p.Name, Text: fmt.Sprintf("%s has %s.", p.Name, prose.Amount(p.Score, "point")), Clause: "PIM-138"}
}

func regionLabel(v core.View, x target) rules.Label {
	r := core.Region(x.n)
	var pawns []rules.Seat
	for _, p := range v.Players {
		if p.Pawn == r && v.State.Deals > 3 {
			pawns = append(pawns, p.Seat)
		}
	}
	var near []string
	for o := range core.Region(core.Regions) {
		if r.Touches(o) {
			near = append(near, o.String())
		}
	}
	text := fmt.Sprintf("A neighbour of %s.", prose.List(near))
	if pawns != nil {
		text += fmt.Sprintf(" Here: %s.", names(pawns))
	}
	return rules.Label{Title: r.String(), Text: text, Clause: "PIM-96"}
}

func locationLabel(v core.View, x target) rules.Label {
	l, town := core.Location(x.n), v.Towns[x.n]
	filled := 0
	for _, s := range town.Spaces {
		if s.Owner >= 0 {
			filled++
		}
	}
	text := fmt.Sprintf("In %s, %d of %s filled.", l.Region(), filled, prose.Amount(len(town.Spaces), "space"))
	if town.Card != "" {
		text = fmt.Sprintf("%s, in %s: %d of %s filled.", town.Card, l.Region(), filled, prose.Amount(len(town.Spaces), "space"))
	}
	if v.State.Deals > 3 {
		switch {
		case v.Pimpernel == l:
			text += " The Pimpernel is here."
		case v.Mission.Goal == l:
			text += " The mission is here."
		}
		if v.Hunter.On && v.Hunter.At == l {
			text += " Chauvelin is here."
		}
	}
	return rules.Label{Title: l.String(), Text: text, Clause: "PIM-77"}
}

func legLabel(v core.View, x target) rules.Label {
	f := core.RouteFacts[x.n]
	n := bits.OnesCount64(core.Atlas.Route[x.n] & v.State.Full[0])
	return rules.Label{Title: fmt.Sprintf("%s–%s", f.A, f.B), Clause: "PIM-127",
		Text: fmt.Sprintf("From %s to %s: %d of %s filled.", f.A, f.B, n, prose.Amount(len(f.Spaces), "space"))}
}

func favorLabel(v core.View, x target) rules.Label {
	a, p := core.Area(x.n), v.Areas[x.n]
	l := rules.Label{Title: a.Tile(), Sprite: "pimpernel.favor." + a.Key(), Clause: "PIM-43"}
	if p.Card == "" {
		l.Text = "Its card is not dealt yet."
		return l
	}
	l.Text = fmt.Sprintf("Instead of anything else: %s, and %s. ", called(p.Actions[0]), called(p.Actions[1]))
	if p.Holder < 0 {
		l.Text += fmt.Sprintf("Nobody holds it; the first cube in %s brings it.", Place(a))
	} else {
		l.Text += fmt.Sprintf("%s holds it until somebody else has more cubes in %s than every other player.", SeatName(p.Holder), Place(a))
	}
	return l
}

func pawnLabel(v core.View, x target) rules.Label {
	if x.seat >= 0 {
		p := v.Players[x.seat]
		return rules.Label{Title: p.Name + "'s pawn", Sprite: "pimpernel.pawn", Text: fmt.Sprintf("%s's pawn is in %s.", p.Name, p.Pawn), Clause: "PIM-38"}
	}
	if x.word == "chauvelin" {
		l := rules.Label{Title: "Chauvelin", Sprite: "pimpernel.chauvelin", Text: "Agent of the Republic; he takes no part in this game.", Clause: "PIM-16"}
		if v.Hunter.On {
			l.Text = fmt.Sprintf("He is in %s, %s from the mission, and goes one for each part that falls short. He has caught the Pimpernel %d of %d times.",
				v.Hunter.At, prose.Amount(v.Hunter.Legs, "leg"), v.Hunter.Captures, v.Hunter.Of)
			l.Clause = "CHV-3"
		}
		return l
	}
	text := "He waits for the first mission."
	if v.State.Deals > 3 {
		text = fmt.Sprintf("He is in %s and wants to go to %s.", v.Pimpernel, v.Mission.Goal)
	}
	return rules.Label{Title: "The Scarlet Pimpernel", Sprite: "pimpernel.hero", Text: text, Clause: "PIM-142"}
}

func cardLabel(_ core.View, x target) rules.Label {
	c := core.CardOf(uint8(x.n))
	return rules.Label{Title: c.At.String(), Sprite: fmt.Sprintf("pimpernel.mission.M%02d", c.Number), Text: fmt.Sprintf("In %s waits %s. It takes %s.", c.At, c.Rescue, needText(c.Need)), Clause: "PIM-3"}
}

// needText lists what a mission asks for.
func needText(need [core.Needs]int) string {
	var words []string
	for i, n := range need {
		if n > 0 {
			words = append(words, pieces(core.Area(i+1), n))
		}
	}
	if words == nil {
		return "nothing"
	}
	return prose.List(words)
}

func doneLabel(_ core.View, x target) rules.Label {
	s := core.Spot(x.n)
	return rules.Label{Title: prose.Capital(s.String()), Text: fmt.Sprintf("Cubes that the mission used for its %s part; each is a point.", s), Clause: "PIM-138"}
}

// labelDone says what is left.
func labelDone(v core.View, _ target) rules.Label {
	switch v.Stage {
	case core.StageIcon:
		return rules.Label{Title: "Leave the icon", Sprite: "icon.close", Text: "The icon is lost without use.", Clause: "PIM-78"}
	case core.StageRest:
		return rules.Label{Title: "Keep the rest cube", Sprite: "icon.close", Text: "The cube stays in rest for a later turn.", Clause: "PIM-57"}
	}
	return rules.Label{Title: "That is enough", Sprite: "icon.close", Text: "The second action of the tile is left.", Clause: "PIM-44"}
}

func incompleteLabel(v core.View, _ target) rules.Label {
	if v.Hunter.On {
		return rules.Label{Title: "Chauvelin's tile", Text: "Cubes of parts that fell short lie here for a round, and each is a step for Chauvelin.", Clause: "CHV-2"}
	}
	return rules.Label{Title: "Incomplete", Text: "Cubes of parts that fell short go back from here without a point.", Clause: "PIM-144"}
}

func currentLabel(v core.View, _ target) rules.Label {
	text := "The cards are not dealt yet."
	if v.State.Deals > 3 {
		text = fmt.Sprintf("Mission %d, to %s: %s.", v.Mission.Number, v.Mission.Goal, needText(v.Mission.Need))
	}
	return rules.Label{Title: "The mission", Text: text, Clause: "PIM-27"}
}

func firstLabel(v core.View, _ target) rules.Label {
	text := "Not given yet."
	if v.First >= 0 {
		text = fmt.Sprintf("%s begins the round.", SeatName(v.First))
	}
	return rules.Label{Title: "First player", Text: text, Clause: "PIM-41"}
}
