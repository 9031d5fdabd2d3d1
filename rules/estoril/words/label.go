package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// Label names a target. A tile's picture is its face; the board draws the mark of its colour.
func Label(v *core.View, target string) rules.Label {
	kind, rest, _ := strings.Cut(target, ".")
	switch kind {
	case "tile":
		if n, ok := rules.Numbers(1, core.LastTile).Index(rest); ok {
			l := tileLabel(core.Tile(n), reader(v.By))
			if v.By >= 0 && int(v.By) < len(v.Players) {
				l.Rank = slices.Index(v.Players[v.By].Hand, core.Tile(n)) // as they lie in the hand
			}
			return l
		}
	case "board":
		return boardLabel(v, target, rest)
	case "back":
		if strings.HasPrefix(rest, "board.") || strings.HasPrefix(rest, "hand.") {
			return rules.Label{Title: "Face down", Sprite: "estoril.back", Text: "A face-down tile. You cannot see who it is.",
				Clause: "EST-37"}
		}
	case "mission":
		if n, ok := rules.Numbers(1, len(v.Known().Missions)).Index(rest); ok {
			return missionLabel(v, n-1)
		}
	case "seat", "hand", "discard", "agenda", "points":
		if n, ok := rules.Numbers(0, len(core.SeatNames)-1).Index(rest); ok {
			return seatLabel(v, kind, n)
		}
	}
	return singleLabel(v, target)
}

// tileLabel returns a character in words, for one reader.
func tileLabel(t core.Tile, by reader) rules.Label {
	f := t.Face()
	l := rules.Label{Title: f.Name, Sprite: "estoril.face." + strconv.Itoa(t.FaceIndex()+1), Clause: "EST-5"}
	l.Text = fmt.Sprintf("%s, %s: strength %d, %s.", f.Name, f.Flag, f.Strength, prose.Amount(f.Points, "point"))
	if f.Symbols[0] != core.NoSymbol {
		l.Text += " " + abilities(f) + "."
	}
	if f.Woman {
		l.Text += " A woman."
	}
	if s := t.Colour(); s >= 0 {
		l.Clause = "EST-3"
		l.Text += fmt.Sprintf(" One of %s six starting characters.", by.own(uint8(s)))
	}
	return l
}

// abilities returns the symbols of a face in words.
func abilities(f core.Face) string {
	a, b := f.Symbols[0], f.Symbols[1]
	switch {
	case b == core.NoSymbol:
		return a.String()
	case a == b:
		return a.String() + " twice"
	}
	return a.String() + " and " + b.String()
}

// boardLabel returns a board, or a spot of one.
func boardLabel(v *core.View, target, rest string) rules.Label {
	number, spot, isSpot := strings.Cut(rest, ".")
	n, ok := rules.Numbers(int(core.Church), int(core.Museum)).Index(number)
	if !ok {
		return rules.Label{}
	}
	b := uint8(n)
	if !isSpot {
		l := rules.Label{Title: core.Posters[b].Name, Sprite: "estoril.board." + number, Text: posterRules[b],
			Clause: core.Posters[b].Clause}
		for _, d := range v.Boards {
			if why := Winning(&d, v.By); d.Number == n && why != "" {
				l.Text += " " + why
			}
		}
		return l
	}
	if x, ok := spotOf(v, target); ok {
		return spotLabel(v.Known(), x, reader(v.By))
	}
	cell, isCell := strings.CutPrefix(spot, "cell.")
	if _, ok := rules.Numbers(1, int(core.SpacesOf(b))).Index(cell); spot == "reward" || isCell && ok {
		return rules.Label{Title: core.Posters[b].Name, Text: prose.Capital(boardName(b)) + " is out of play this round.", Clause: "EST-22"}
	}
	return rules.Label{}
}

// spotLabel returns a space or a reward on the table, with what lies there.
func spotLabel(c *core.State, x uint8, by reader) rules.Label {
	b := c.Boards[core.PlaceOf(x)]
	l := rules.Label{Clause: "EST-63"}
	if core.IsReward(x) {
		l.Title, l.Spoken = core.Posters[b].Name+": reward", core.Posters[b].Name+" reward"
		l.Text = fmt.Sprintf("The strongest player at %s wins this character.", boardName(b))
	} else {
		n := x % core.Spaces
		l.Title = fmt.Sprintf("%s %s", core.Posters[b].Name, core.Numerals[n])
		l.Spoken = l.Title
		l.Clause = "EST-35"
		if !c.Outer.Has(x) {
			l.Clause = "EST-36"
		}
	}
	switch t := c.On[x]; {
	case t != 0:
		l.Sprite = tileLabel(t, by).Sprite
		l.Text += lies(c, x, by) + tileLabel(t, by).Text
	case c.Taken.Has(x):
		l.Sprite = "estoril.back"
		l.Text += lies(c, x, by)
	case core.IsReward(x):
		l.Text = "The reward here is gone."
	default:
		l.Text = nature(c, x)
	}
	l.Text = strings.TrimSpace(l.Text)
	if c.Protected.Has(x) {
		l.Text += " A white cube protects this character from Assassin and Seduction."
	}
	return l
}

// nature returns what a free space does for the player who sends a character there (EST-35 to EST-37, EST-44
// to EST-46).
func nature(c *core.State, x uint8) string {
	b, n := c.Boards[core.PlaceOf(x)], x%core.Spaces
	text := "Free inner space: open to you if one of your characters is on an adjacent space."
	if c.Outer.Has(x) {
		text = "Free outer space: open to every player."
	}
	if !core.Posters[b].Open {
		text += " TOP SECRET: characters are face down here."
	}
	return text + [...]string{
		core.NoLook:   "",
		core.LookOwn:  " Eye: you may look at a face-down tile on this board.",
		core.LookNear: " Eye: you may look at a face-down tile on this board or an adjacent one.",
		core.LookAny:  " Eye: you may look at a face-down tile on any board.",
	}[core.LookOf(b, n)]
}

// lies says, before the words of the character, whose character lies on a spot.
func lies(c *core.State, x uint8, by reader) string {
	switch s, down := c.Owner(x), c.Down.Has(x); {
	case s == core.Nobody && down:
		return " It is face down. " + lookers(c, x, by)
	case s == core.Nobody:
		return " "
	case down:
		return fmt.Sprintf(" %s tile is here, face down. ", prose.Capital(by.own(s))) + lookers(c, x, by)
	default:
		return fmt.Sprintf(" %s character is here. ", prose.Capital(by.own(s)))
	}
}

// lookers says who knows what lies face down on a spot, besides its owner (EST-49).
func lookers(c *core.State, x uint8, by reader) string {
	var seats []rules.Seat
	for s := range rules.Seat(c.Seats) {
		if c.KnownTo[x].Has(s) {
			seats = append(seats, s)
		}
	}
	if len(seats) == 0 {
		return ""
	}
	know := "know"
	if len(seats) == 1 && !by.is(uint8(seats[0])) {
		know = "knows"
	}
	return fmt.Sprintf("%s %s who it is. ", prose.Capital(prose.List(by.names(seats))), know)
}

// missionLabel returns a mission on the table with its standing.
func missionLabel(v *core.View, i int) rules.Label {
	m := v.Known().Missions[i]
	switch {
	case m == core.NoMission:
		return rules.Label{Title: "No mission", Text: "There is no mission here.", Clause: "EST-19"}
	case m == core.Unseen:
		g := v.Missions[i]
		return rules.Label{Title: title(m), Sprite: "estoril.mission.back", Clause: "EST-144",
			Text: fmt.Sprintf("Only %s and %s may look at this mission.", core.SeatName(g.Between[0]), core.SeatName(g.Between[1]))}
	}
	l := kindOfMission(m)
	var n []string
	for s, has := range v.Missions[i].Counts {
		n = append(n, fmt.Sprintf("%s %d", reader(v.By).who(uint8(s)), has))
	}
	l.Text += " The player with the most scores 6 points."
	if v.Known().Variants&core.SixThree != 0 {
		l.Text = strings.TrimSuffix(l.Text, ".") + ", and second place scores 3."
	}
	l.Text += " So far: " + prose.List(n) + "."
	return l
}

// kindOfMission returns a mission wherever it lies.
func kindOfMission(m core.Mission) rules.Label {
	l := rules.Label{Title: title(m), Sprite: "estoril.mission." + m.String(), Clause: "EST-130"}
	switch m {
	case core.ManyFlags:
		l.Text, l.Clause = "Counts how many of these flags your characters have: "+
			"Spain, France, Hungary, Italy, the Soviet Union and Yugoslavia.", "EST-138"
	case core.Strength:
		l.Text, l.Clause = "Counts the strength printed on your characters.", "EST-135"
	case core.Women:
		l.Text = "Counts the women among your characters."
	case core.FlagPortugal, core.FlagBritain, core.FlagAmerica, core.FlagGermany:
		l.Text = fmt.Sprintf("Counts your characters from %s.", core.Portugal+core.Flag(m-core.FlagPortugal))
	default:
		l.Text = fmt.Sprintf("Counts the %s symbols on your characters.", core.Assassin+core.Symbol(m-core.Assassins))
	}
	return l
}

// agendaItem returns what brings a point to whom a mission is dealt as an agenda.
func agendaItem(m core.Mission) string {
	switch m {
	case core.ManyFlags:
		return "of these flags on recruits: Spain, France, Hungary, Italy, the Soviet Union and Yugoslavia"
	case core.Women:
		return "woman among recruits"
	case core.FlagPortugal, core.FlagBritain, core.FlagAmerica, core.FlagGermany:
		return fmt.Sprintf("recruit from %s", core.Portugal+core.Flag(m-core.FlagPortugal))
	}
	return fmt.Sprintf("%s symbol on recruits", core.Assassin+core.Symbol(m-core.Assassins))
}

// seatLabel returns a seat, or what it has.
func seatLabel(v *core.View, kind string, s int) rules.Label {
	if s >= len(v.Players) {
		return rules.Label{Title: core.SeatNames[s], Text: fmt.Sprintf("Nobody plays %s in this game.", core.SeatNames[s]), Clause: "EST-1"}
	}
	p, by := v.Players[s], reader(v.By)
	possessive, has := prose.Capital(by.own(uint8(s))), p.Name+" has"
	if by.is(uint8(s)) {
		has = "You have"
	}
	switch kind {
	case "points":
		return rules.Label{Title: fmt.Sprintf("%s points: %d", possessive, Score(v, s)), Text: scoreParts(v, s), Clause: "EST-129"}
	case "discard":
		text := "There are no discards yet. Each one scores 1 point."
		if len(p.Discards) > 0 {
			each := ""
			if len(p.Discards) > 1 {
				each = ", 1 each"
			}
			text = fmt.Sprintf("%s%s: %s.", prose.Amount(len(p.Discards), "point"), each, named(p.Discards))
		}
		return rules.Label{Title: possessive + " discards", Text: text, Clause: "EST-128"}
	case "hand":
		return rules.Label{Title: possessive + " hand", Text: fmt.Sprintf("%s %s in hand.", has, prose.Some(p.Size, "character")),
			Clause: "EST-20"}
	case "agenda":
		switch m := p.Agenda; {
		case m == core.NoMission:
			return rules.Label{Title: "No agenda", Text: has + " no secret agenda.", Clause: "EST-147"}
		case m == core.Unseen:
			return rules.Label{Title: possessive + " agenda", Sprite: "estoril.mission.back",
				Text: fmt.Sprintf("Only %s knows this agenda.", p.Name), Clause: "EST-153"}
		default:
			l := kindOfMission(m)
			l.Title, l.Clause = possessive+" agenda", "EST-149"
			l.Text = fmt.Sprintf("%s: 1 point for each %s, in hand or discarded. So far: %s.", title(m), agendaItem(m),
				prose.Amount(v.Known().AgendaPoints(uint8(s)), "point"))
			return l
		}
	}
	text := fmt.Sprintf("%s %s in hand, %s and %s.", has, prose.Some(p.Size, "character"), prose.Some(p.Cubes, "cube"),
		prose.Some(len(p.Discards), "discard"))
	if v.First == p.Seat && v.Round > 0 {
		text += " " + prose.Capital(by.does(uint8(s), "begins")) + " this round."
	}
	return rules.Label{Title: p.Name, Text: text, Clause: "EST-15"}
}

// singleLabel names everything that there is once.
func singleLabel(v *core.View, target string) rules.Label {
	switch target {
	case core.IDPile:
		return rules.Label{Title: "Pile", Sprite: "estoril.back",
			Text: fmt.Sprintf("%s, face down. Each round's rewards come from here.", prose.Amount(v.Pile, "tile")), Clause: "EST-17"}
	case core.IDDrawn:
		l := rules.Label{Title: "From the pile", Sprite: "estoril.back", Text: "Conspiracy lets you look at the top tile of the pile.",
			Clause: "EST-78"}
		if v.Drawn != 0 && v.By == v.Acting {
			l = tileLabel(v.Drawn, reader(v.By))
			l.Text, l.Clause = "Choose this character as the reward. The old one goes to the bottom of the pile. "+l.Text, "EST-78"
		}
		return l
	case core.IDLost:
		return rules.Label{Title: "Lost at Hell's Mouth", Sprite: "estoril.removed", Text: lost(v.Lost), Clause: "EST-116"}
	case core.IDLeave:
		if v.Stage == core.StageLook {
			return rules.Label{Title: "Skip", Sprite: "icon.close", Text: "Do not look at a tile.", Clause: "EST-48", Ends: true}
		}
		return rules.Label{Title: "Skip", Sprite: "icon.close", Text: "This character does nothing more.", Clause: "EST-57", Ends: true}
	}
	if k, ok := symbolOf(target); ok {
		return actions[k].label
	}
	return rules.Label{}
}

// symbolOf returns the kind of action that uses the symbol a player points at.
func symbolOf(target string) (core.ActionKind, bool) {
	for k := core.UseAssassin; k <= core.UseDiplomacy; k++ {
		if actions[k].id == target {
			return k, true
		}
	}
	return 0, false
}

func symbolLabel(name, text, clause string) rules.Label {
	return rules.Label{Title: name, Sprite: "estoril.symbol." + strings.ToLower(name), Text: text, Clause: clause}
}

// lost returns the characters that left the game.
func lost(all []core.Tile) string {
	if len(all) == 0 {
		return "No character has been lost."
	}
	return fmt.Sprintf("Out of the game: %s.", named(all))
}
