package words

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"

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

// choiceLabel names a choice that has no place on the board.
func choiceLabel(v core.View, x target) rules.Label {
	k := choices[x.n]
	l := sayings[k].label(v, x)
	l.Ends = k == core.Pass || k == core.Done
	return l
}

// cubeOn says whose cube lies on a space.
func cubeOn(v core.View, p core.Place) string {
	if v.State.Full.Has(p) {
		return fmt.Sprintf("%s cube is on it.", prose.Capital(whose(v, rules.Seat(v.State.Owner(p)))))
	}
	return "There is no cube on it."
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
			Text: fmt.Sprintf("A building %s that leads to %s. %s", inRegion(core.HexFacts[p.Hex()].Region),
				areaNames(core.BuildingFacts[k].Serves), cubeOn(v, p))}
	case p.IsSpot():
		s := p.Spot()
		say := spotLabels[s]
		return rules.Label{Title: prose.Capital(spotName(s)) + " mission space", Sprite: "pimpernel.icon." + say.icon,
			Text: say.text + " " + cubeOn(v, p), Clause: say.clause}
	}
	return areaLabel(v, p.Area())
}

// roadLabel names a space of a route.
func roadLabel(v core.View, p core.Place) rules.Label {
	f := core.RouteFacts[core.Atlas.RouteOf[p]]
	from := p.Regions()
	where, clause := inRegion(from[0]), "PIM-72"
	switch {
	case len(from) > 1 && f.Sea:
		where, clause = fmt.Sprintf("at sea between %s and %s", regionName(from[0]), regionName(from[1])), "PIM-74"
	case len(from) > 1:
		where, clause = fmt.Sprintf("on the border between %s and %s", regionName(from[0]), regionName(from[1])), "PIM-73"
	}
	return rules.Label{Title: fmt.Sprintf("%s–%s", f.A, f.B), Clause: clause,
		Text: fmt.Sprintf("A route space %s. %s", where, cubeOn(v, p))}
}

// spaceLabel names a space of a location.
func spaceLabel(v core.View, p core.Place) rules.Label {
	t := v.State.Board
	at, n := p.Space()
	l := rules.Label{Title: fmt.Sprintf("%s, space %d", at, n+1), Clause: "PIM-76"}
	if !t.Exists.Has(p) {
		l.Text = "The card of this location has no such space."
		return l
	}
	l.Text = "A location space. " + cubeOn(v, p)
	if icon := t.Icon[p]; icon != core.NoAction {
		l.Sprite, l.Clause = icon.Sprite(), "PIM-78"
		l.Text += fmt.Sprintf(" If you fill it, you may %s at once.", called(icon))
		if v.State.Spent.Has(p) {
			l.Text += " The icon is spent for this round."
		}
	}
	return l
}

// spotLabels say what the mission spaces are good for.
var spotLabels = [core.MissionSpots]struct{ icon, text, clause string }{
	{"first", "Place a cube here to begin the next round. It always scores.", "PIM-120"},
	{"supporter", "Place a cube here to pick the supporters for the mission. It scores if there are enough supporters.", "PIM-122"},
	{"resources", "Place a cube here to pick the resources for the mission. " +
		"It scores if there are enough horses, carts, papers and disguises.", "PIM-125"},
	{"route", "Place a cube here to choose the Pimpernel's path. It scores if a path is complete.", "PIM-127"},
	{"location", "Place a cube here to choose the next mission. It scores if every space of the mission's location is filled.", "PIM-134"},
}

func areaLabel(v core.View, a core.Area) rules.Label {
	p := v.Areas[a]
	l := rules.Label{Title: prose.Capital(a.String()) + " area", Sprite: "pimpernel.area." + a.Key(), Clause: "PIM-94"}
	var piles []string
	for s, n := range p.Piles {
		if n > 0 {
			who, count := whoHas(v, rules.Seat(s)), strconv.Itoa(n)
			if piles == nil { // "Red has 2 cubes and you have 1"
				count = prose.Amount(n, "cube")
			} else {
				who = strings.Replace(who, "You", "you", 1)
			}
			piles = append(piles, who+" "+count)
		}
	}
	l.Text = "It is empty."
	if piles != nil {
		l.Text = prose.List(piles) + "."
	}
	switch {
	case a == core.RestArea:
		l.Text += " After your action you may place one of your cubes from here."
		l.Clause = "PIM-57"
	case p.Short > 0:
		l.Text += fmt.Sprintf(" The mission needs %d, and %s still missing.", p.Need, isAre(strconv.Itoa(p.Short), p.Short))
	case p.Need == 0:
		l.Text += " The mission needs none."
	default:
		l.Text += fmt.Sprintf(" The mission needs %d and has enough.", p.Need)
	}
	return l
}

const strayCube = "There is no space for a cube here. The spaces you can fill have a gold rim."

func supplyLabel(v core.View, x target) rules.Label {
	p := v.Players[x.seat]
	return rules.Label{Title: p.Name + "'s supply", Sprite: "pimpernel.cube",
		Text: fmt.Sprintf("%s %d of %d cubes in supply.", whoHas(v, p.Seat), p.Supply, p.Cubes), Clause: "PIM-36", Stray: strayCube}
}

func pileLabel(v core.View, x target) rules.Label {
	a := core.Area(x.n)
	return rules.Label{Title: SeatName(x.seat) + "'s cubes", Sprite: "pimpernel.cube",
		Text:   fmt.Sprintf("%s %s in %s.", whoHas(v, x.seat), noneOr(int(v.State.Piles[a][x.seat]), "cube"), Place(a)),
		Clause: "PIM-94", Stray: strayCube}
}

// noneOr counts things in a sentence: "no cubes", "1 cube", "2 cubes".
func noneOr(n int, thing string) string {
	if n == 0 {
		return "no " + thing + "s"
	}
	return prose.Amount(n, thing)
}

func scoreLabel(v core.View, x target) rules.Label {
	p := v.Players[x.seat]
	return rules.Label{Title: p.Name + "'s score", Text: fmt.Sprintf("%s %s.", whoHas(v, p.Seat), prose.Amount(p.Score, "point")),
		Clause: "PIM-138"}
}

func regionLabel(v core.View, x target) rules.Label {
	r := core.Region(x.n)
	var pawns []rules.Seat
	for _, p := range v.Players {
		if p.Pawn == r && v.State.MissionsDealt() {
			pawns = append(pawns, p.Seat)
		}
	}
	var near []string
	for o := range core.Region(core.Regions) {
		if r.Touches(o) {
			near = append(near, regionName(o))
		}
	}
	text := fmt.Sprintf("A region next to %s.", prose.List(near))
	if pawns != nil {
		text += fmt.Sprintf(" Pawns here: %s.", names(pawns))
	}
	return rules.Label{Title: r.String(), Text: text, Clause: "PIM-96"}
}

func locationLabel(v core.View, x target) rules.Label {
	l, at := core.Location(x.n), v.Towns[x.n]
	text := fmt.Sprintf("A location %s. Filled spaces: %d of %d.", inRegion(l.Region()), at.Filled(), len(at.Spaces))
	if at.Card != "" {
		text = fmt.Sprintf("A location %s, with the card “%s”. Filled spaces: %d of %d.", inRegion(l.Region()), at.Card,
			at.Filled(), len(at.Spaces))
	}
	if v.State.MissionsDealt() {
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
		Text: fmt.Sprintf("A route. Filled spaces: %d of %d.", n, len(f.From))}
}

func favorLabel(v core.View, x target) rules.Label {
	a, p := core.Area(x.n), v.Areas[x.n]
	l := rules.Label{Title: a.Tile(), Sprite: "pimpernel.favor." + a.Key(), Clause: "PIM-43"}
	if p.Card == "" {
		l.Text = "Its favour card has not been dealt yet."
		return l
	}
	l.Text = fmt.Sprintf("It lets its holder %s. ", strings.ReplaceAll(both(p.Actions), "your pawn", "their pawn"))
	if p.Holder >= 0 && p.Holder == v.By {
		l.Text = fmt.Sprintf("It lets you %s. ", both(p.Actions))
	}
	if p.Holder < 0 {
		l.Text += fmt.Sprintf("Nobody holds it. The first cube in %s wins it.", Place(a))
	} else {
		l.Text += fmt.Sprintf("%s it until another player has the most cubes in %s.", holds(v, p.Holder), Place(a))
	}
	return l
}

// holds begins a sentence about a tile that a seat holds.
func holds(v core.View, s rules.Seat) string {
	if s == v.By {
		return "You hold"
	}
	return SeatName(s) + " holds"
}

func pawnLabel(v core.View, x target) rules.Label {
	if x.seat >= 0 {
		p := v.Players[x.seat]
		return rules.Label{Title: p.Name + "'s pawn", Sprite: "pimpernel.pawn",
			Text: fmt.Sprintf("%s pawn is %s.", prose.Capital(whose(v, p.Seat)), inRegion(p.Pawn)), Clause: "PIM-38",
			Stray: "Drop your pawn in a neighbouring region."}
	}
	if x.word == "chauvelin" {
		l := rules.Label{Title: "Chauvelin", Sprite: "pimpernel.chauvelin",
			Text: "An agent of the Republic. He takes no part in this game.", Clause: "PIM-16"}
		if v.Hunter.On {
			l.Text = fmt.Sprintf("He is %s, %s from the mission. After a mission he travels one route for each part that is incomplete. "+
				"Captures: %d of %d.",
				inTown(v.Hunter.At), prose.Amount(v.Hunter.Legs, "route"), v.Hunter.Captures, v.Hunter.Of)
			l.Clause = "CHV-3"
		}
		return l
	}
	text := "He is waiting for the first mission."
	if v.State.MissionsDealt() {
		text = fmt.Sprintf("He is %s. The mission is %s.", inTown(v.Pimpernel), inTown(v.Mission.Goal))
	}
	return rules.Label{Title: "The Scarlet Pimpernel", Sprite: "pimpernel.hero", Text: text, Clause: "PIM-142"}
}

func cardLabel(_ core.View, x target) rules.Label {
	c := core.CardOf(uint8(x.n))
	return rules.Label{Title: c.At.String(), Sprite: fmt.Sprintf("pimpernel.mission.M%02d", c.Number),
		Text: fmt.Sprintf("Waiting there: %s. This card asks for %s.", c.Rescue, needText(c.Need)), Clause: "PIM-3"}
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
	return rules.Label{Title: "Completion area: " + partName(s),
		Text: "Cubes that the mission uses for this part lie here. Each is a point for its owner.", Clause: "PIM-138"}
}

// labelDone is the label of Skip: it says what is given up.
func labelDone(v core.View, _ target) rules.Label {
	switch v.Stage {
	case core.StageIcon:
		return rules.Label{Title: "Skip", Sprite: "icon.close", Text: "Skip the icon. You cannot use it later.", Clause: "PIM-78"}
	case core.StageRest:
		return rules.Label{Title: "Skip", Sprite: "icon.close", Text: "Keep your rest cube for a later turn.", Clause: "PIM-57"}
	}
	return rules.Label{Title: "Skip", Sprite: "icon.close", Text: "Skip the second action of the favour tile.", Clause: "PIM-44"}
}

func incompleteLabel(v core.View, _ target) rules.Label {
	if v.Hunter.On {
		return rules.Label{Title: "Chauvelin's tile",
			Text: "If a part is incomplete, the cube on its mission space lies here for a round. " +
				"For each one, Chauvelin travels one route.", Clause: "CHV-2"}
	}
	return rules.Label{Title: "Incomplete area", Text: "If a part is incomplete, the cube on its mission space comes here. " +
		"It goes back to its owner without scoring.", Clause: "PIM-144"}
}

func currentLabel(v core.View, _ target) rules.Label {
	text := "The cards have not been dealt yet."
	if v.State.MissionsDealt() {
		text = fmt.Sprintf("Mission %d is %s. It needs %s.", v.Mission.Number, inTown(v.Mission.Goal), needText(v.Mission.Need))
	}
	return rules.Label{Title: "Current mission", Text: text, Clause: "PIM-27"}
}

func firstLabel(v core.View, _ target) rules.Label {
	text := "Nobody holds this marker yet."
	if v.First >= 0 {
		text = fmt.Sprintf("%s this marker. Its holder begins the round.", holds(v, v.First))
	}
	return rules.Label{Title: "First-player marker", Text: text, Clause: "PIM-41"}
}
