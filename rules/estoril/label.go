package estoril

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// Label names a target. A tile's picture is that of its face; its colour mark is the
// board's to draw.
func (v View) Label(target string) rules.Label {
	kind, rest, _ := strings.Cut(target, ".")
	switch kind {
	case "tile":
		if n, ok := tileWords.Index(rest); ok {
			return Tile(n).label()
		}
	case "board":
		return v.boardLabel(target, rest)
	case "back":
		if strings.HasPrefix(rest, "board.") || strings.HasPrefix(rest, "hand.") {
			return rules.Label{Title: "Face down", Sprite: "estoril.back", Text: "A tile whose face you may not see.", Clause: "EST-37"}
		}
	case "mission":
		if n, err := strconv.Atoi(rest); err == nil && n >= 1 && n <= len(v.core.Missions) && strconv.Itoa(n) == rest {
			return v.missionLabel(n - 1)
		}
	case "seat", "hand", "discard", "agenda":
		if n, err := strconv.Atoi(rest); err == nil && n >= 0 && n < len(names) && strconv.Itoa(n) == rest {
			return v.seatLabel(kind, n)
		}
	}
	return v.thing(target)
}

// label is a tile in words.
func (t Tile) label() rules.Label {
	f := t.Face()
	l := rules.Label{Title: f.Name, Sprite: "estoril.face." + strconv.Itoa(t.face()+1), Clause: "EST-5"}
	l.Text = fmt.Sprintf("%s, %s: strength %d, %s.", f.Name, f.Flag, f.Strength, prose.Amount(f.Points, "point"))
	if f.Symbols[0] != NoSymbol {
		l.Text += " " + f.abilities() + "."
	}
	if f.Woman {
		l.Text += " A woman."
	}
	if s := t.Colour(); s >= 0 {
		l.Clause = "EST-3"
		l.Text += fmt.Sprintf(" One of the six with whom %s began.", names[s])
	}
	return l
}

// abilities are the symbols of a face in words.
func (f Face) abilities() string {
	a, b := f.Symbols[0], f.Symbols[1]
	switch {
	case b == NoSymbol:
		return a.String()
	case a == b:
		return a.String() + " twice"
	}
	return a.String() + " and " + b.String()
}

// PosterRule is the special rule of a board in a sentence.
func PosterRule(board int) string {
	return [...]string{"",
		"No Assassin can be used here.",
		"Every British tile here has 1 more.",
		"Nothing is secret here: tiles and reward lie face up.",
		"Every German tile here has 1 more.",
		"All spaces here count as outer ones.",
		"After the abilities two dice are rolled for every tile here, and their difference is added to it.",
		"After the abilities, if two or more players are here, the weakest takes one of his tiles out of the game.",
		"There are four spaces here, and the last one lets you look at any tile of the grid.",
	}[board]
}

func (v View) boardLabel(target, rest string) rules.Label {
	for b := Church; b <= Museum; b++ {
		number := strconv.Itoa(int(b))
		if rest == number {
			l := rules.Label{Title: posters[b].Name, Sprite: "estoril.board." + number, Text: PosterRule(int(b)), Clause: posters[b].Clause}
			for _, d := range v.Boards {
				if d.Number == int(b) && d.Why != "" {
					l.Text += " " + d.Why
				}
			}
			return l
		}
		i := slices.Index(cellIDs[b][:], target)
		if i < 0 || i < Spaces && i >= int(spaces(b)) {
			continue
		}
		x, ok := v.spotOf(target)
		if !ok {
			return rules.Label{Title: posters[b].Name, Text: posters[b].Name + " is not on the table.", Clause: "EST-22"}
		}
		return v.spotLabel(x)
	}
	return rules.Label{}
}

// spotLabel is a space or a reward on the table, with what lies there.
func (v View) spotLabel(x uint8) rules.Label {
	c := &v.core
	b := c.Boards[PlaceOf(x)]
	l := rules.Label{Clause: "EST-63"}
	if x >= Slots {
		l.Title = "Reward of " + posters[b].Name
		l.Text = fmt.Sprintf("What can be won at %s.", the(b))
	} else {
		n := x % Spaces
		l.Title = fmt.Sprintf("%s %s", posters[b].Name, numerals[n])
		l.Text = fmt.Sprintf("Space %s of %s, %s.", numerals[n], the(b), c.nature(x))
		l.Clause = "EST-35"
		if !c.Outer.Has(x) {
			l.Clause = "EST-36"
		}
	}
	switch t := c.On[x]; {
	case t != 0:
		l.Sprite = t.label().Sprite
		l.Text += " " + strings.TrimSpace(c.whose(x)+" "+t.label().Text)
	case c.Taken.Has(x):
		l.Sprite = "estoril.back"
		l.Text += " " + strings.TrimSpace(c.whose(x)+" A tile lies there face down.")
	default:
		l.Text += " Nothing lies there."
	}
	if c.Protected.Has(x) {
		l.Text += " A white cube protects it from Assassin and Seduction."
	}
	return l
}

// nature is what is printed on a space, in words.
func (c *State) nature(x uint8) string {
	b, n := c.Boards[PlaceOf(x)], x%Spaces
	text := "an inner space"
	if c.Outer.Has(x) {
		text = "an outer space"
	}
	if !posters[b].Open {
		text += ", TOP SECRET"
	}
	switch look(b, n) {
	case LookOwn:
		text += ", with an eye for this board"
	case LookNear:
		text += ", with an eye for this board and those beside it"
	case LookAny:
		text += ", with an eye for all boards"
	}
	return text
}

// whose says who owns what lies on a spot.
func (c *State) whose(x uint8) string {
	if s := c.Owner(x); s != nobody {
		return names[s] + "'s."
	}
	return ""
}

func (v View) missionLabel(i int) rules.Label {
	m := v.core.Missions[i]
	switch {
	case m == NoMission:
		return rules.Label{Title: "No mission", Text: "No mission lies there.", Clause: "EST-19"}
	case m == hidden:
		g := v.Missions[i]
		return rules.Label{Title: m.Title(), Sprite: "estoril.mission.back", Clause: "EST-144",
			Text: fmt.Sprintf("Only %s and %s may look at it.", seatName(g.Between[0]), seatName(g.Between[1]))}
	}
	l := m.label()
	var n []string
	for s, has := range v.Missions[i].Counts {
		n = append(n, fmt.Sprintf("%s %d", names[s], has))
	}
	l.Text += " Now: " + prose.List(n) + "."
	return l
}

// label is a mission in words.
func (m Mission) label() rules.Label {
	l := rules.Label{Title: m.Title(), Sprite: "estoril.mission." + m.String(), Clause: "EST-130"}
	switch m {
	case ManyFlags:
		l.Text, l.Clause = "Counts how many of these flags you have: Spain, France, Hungary, Italy, the Soviet Union and Yugoslavia.", "EST-138"
	case Strength:
		l.Text, l.Clause = "Counts the printed strength of the tiles in hand.", "EST-135"
	case Women:
		l.Text = "Counts the women in hand."
	case FlagPortugal, FlagBritain, FlagAmerica, FlagGermany:
		l.Text = fmt.Sprintf("Counts the people from %s in hand.", Portugal+Flag(m-FlagPortugal))
	default:
		l.Text = fmt.Sprintf("Counts the %s symbols in hand.", Assassin+Symbol(m-Assassins))
	}
	return l
}

func (v View) seatLabel(kind string, s int) rules.Label {
	if s >= v.Seats {
		return rules.Label{Title: names[s], Text: fmt.Sprintf("Nobody plays %s in this game.", names[s]), Clause: "EST-1"}
	}
	p := v.Players[s]
	switch kind {
	case "discard":
		text := "No tile has been discarded."
		if len(p.Discards) > 0 {
			text = fmt.Sprintf("%s: %s.", prose.Amount(len(p.Discards), "point"), named(p.Discards))
		}
		return rules.Label{Title: p.Name + "'s discards", Text: text, Clause: "EST-128"}
	case "hand":
		return rules.Label{Title: p.Name + "'s hand", Text: fmt.Sprintf("%s has %s in hand.", p.Name, prose.Amount(p.Size, "tile")), Clause: "EST-20"}
	case "agenda":
		switch m := p.Agenda; {
		case m == NoMission:
			return rules.Label{Title: "No agenda", Text: p.Name + " has no secret agenda.", Clause: "EST-147"}
		case m == hidden:
			return rules.Label{Title: p.Name + "'s agenda", Sprite: "estoril.mission.back", Text: "Only its owner knows it.", Clause: "EST-153"}
		default:
			l := m.label()
			l.Title, l.Clause = p.Name+"'s agenda", "EST-149"
			l.Text = m.Title() + ": a point for each, in hand and among the discards. " + fmt.Sprintf("Now %d.", v.core.AgendaPoints(uint8(s)))
			return l
		}
	}
	text := fmt.Sprintf("%s: %s in hand, %s, %s.", p.Name, prose.Amount(p.Size, "tile"), prose.Amount(p.Cubes, "cube"), prose.Amount(len(p.Discards), "discard"))
	return rules.Label{Title: p.Name, Text: text, Clause: "EST-15"}
}

// named are the names of some tiles.
func named(all []Tile) string {
	var w []string
	for _, t := range all {
		w = append(w, t.Face().Name)
	}
	return prose.List(w)
}

// thing is everything that there is once.
func (v View) thing(target string) rules.Label {
	ability := func(s Symbol, text, clause string) rules.Label {
		return rules.Label{Title: s.String(), Sprite: "estoril.symbol." + strings.ToLower(s.String()), Text: text, Clause: clause}
	}
	switch target {
	case idPile:
		return rules.Label{Title: "Pile", Sprite: "estoril.back", Text: fmt.Sprintf("%s are left in the draw pile.", prose.Amount(v.Pile, "tile")), Clause: "EST-17"}
	case idDrawn:
		l := rules.Label{Title: "From the pile", Sprite: "estoril.back", Text: "Conspiracy lets its user see the top tile of the pile.", Clause: "EST-78"}
		if v.Drawn != 0 && v.By == v.Acting {
			l = v.Drawn.label()
			l.Text, l.Clause = "Take it as the reward, and the old one goes under the pile. "+l.Text, "EST-78"
		}
		return l
	case idLost:
		return rules.Label{Title: "Lost at Hell's Mouth", Sprite: "estoril.removed", Text: fmt.Sprintf("Out of the game: %s.", named(v.Lost)), Clause: "EST-116"}
	case idLeave:
		if v.Stage == StageLook {
			return rules.Label{Title: "Do not look", Sprite: "icon.close", Text: "You do without the look.", Clause: "EST-48"}
		}
		return rules.Label{Title: "Leave it", Sprite: "icon.close", Text: "The tile uses no further ability.", Clause: "EST-57"}
	case idNationalism:
		return ability(Nationalism, "The tile gains 1 for each other open tile with its flag, here and on adjacent boards.", "EST-83")
	case idConspiracy:
		return ability(Conspiracy, "Look at the top of the pile and choose whether that tile or the reward stays.", "EST-78")
	case idAssassin:
		return ability(Assassin, "Send a tile of this board back to its owner's hand.", "EST-72")
	case idSeduction:
		return ability(Seduction, "Bring a tile from an adjacent board to a free space of this one.", "EST-89")
	case idDiplomacy:
		return ability(Diplomacy, "Protect a tile from Assassin and Seduction for this round.", "EST-99")
	}
	return rules.Label{}
}
