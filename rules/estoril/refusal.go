package estoril

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
)

// no is a Refusal in short.
type no = rules.Refusal

// WhyNot says why a target cannot be chosen now, and the clause that forbids it.
func (v View) WhyNot(target string) no {
	c := &v.core
	switch {
	case c.Stage == StageOver:
		return rules.Refuse("The game is over.", "EST-21")
	case c.Chance():
		return rules.Refuse(fmt.Sprintf("Wait: %s.", c.Stage), v.duty())
	case v.By != v.Acting && !(v.By == rules.Public && c.openly()):
		return rules.Refuse(fmt.Sprintf("It is the turn of %s.", seatName(v.Acting)), v.duty())
	}
	var buf [mostSteps]Action
	for _, s := range c.Actions(buf[:0]) {
		switch {
		case !slices.Contains(c.path(s), target):
		case v.By != v.Acting: // at the open table all see why not, and who may
			return rules.Refuse(fmt.Sprintf("It is the turn of %s.", seatName(v.Acting)), v.duty())
		default:
			return no{}
		}
	}
	if x, ok := v.spotOf(target); ok {
		return v.noSpot(x)
	}
	if n, ok := v.noBoard(target); ok {
		return n
	}
	if strings.HasPrefix(target, "tile.") {
		return v.noTile()
	}
	return v.noOther(target)
}

// duty is the clause of what is decided now.
func (v View) duty() string {
	return [...]string{StageFirst: "EST-18", StageMissions: "EST-19", StageAgendas: "EST-147", StageBoards: "EST-22", StageRewards: "EST-23",
		StagePlace: "EST-33", StageLook: "EST-48", StageOpen: "EST-55", StageAbility: "EST-57", StageDraw: "EST-78", StageKeep: "EST-78",
		StageDice: "EST-112", StageAward: "EST-63", StageLose: "EST-115", StageHome: "EST-122", StageDiscard: "EST-123", StageOver: "EST-21"}[v.Stage]
}

// spotOf reads the id of a spot that is on the table.
func (v View) spotOf(target string) (uint8, bool) {
	for _, b := range v.Boards {
		if b.Reward.ID == target {
			return Slots + uint8(b.Place), true
		}
		for i, c := range b.Cells {
			if c.ID == target {
				return uint8(b.Place)*Spaces + uint8(i), true
			}
		}
	}
	return 0, false
}

// noBoard answers ids that name a board, or a spot of a board that is not there.
func (v View) noBoard(target string) (no, bool) {
	rest, ok := strings.CutPrefix(target, "board.")
	if !ok {
		return no{}, false
	}
	number, _, more := strings.Cut(rest, ".")
	b, err := strconv.Atoi(number)
	switch {
	case err != nil || b < int(Church) || b > int(Museum):
		return rules.Refuse("There is no such board.", "EST-6"), true
	case slices.Contains(v.Aside, b):
		return rules.Refuse(fmt.Sprintf("%s is left out this round.", posters[b].Name), "EST-22"), true
	case more:
		return rules.Refuse(fmt.Sprintf("%s has no such space.", posters[b].Name), "EST-7"), true
	}
	return rules.Refuse("Choose a space of this board.", "EST-33"), true
}

// noTile answers tiles that are no choice.
func (v View) noTile() no {
	switch v.Stage {
	case StagePlace:
		return rules.Refuse("You can only send a tile that is in your hand.", "EST-33")
	case StageDiscard:
		return rules.Refuse("You can only discard a tile that is in your hand.", "EST-123")
	case StageLook:
		return rules.Refuse("You have sent your tile; now you may look at one that lies face down.", "EST-44")
	case StageKeep:
		return rules.Refuse("Choose between the reward on the board and the tile from the pile.", "EST-78")
	}
	return rules.Refuse("Tiles are pointed at by the space on which they lie.", v.duty())
}

// noOther answers everything that is neither a place nor a tile.
func (v View) noOther(target string) no {
	c := &v.core
	switch {
	case target == idLeave && v.Stage == StagePlace:
		return rules.Refuse("You must place a tile: nobody may pass.", "EST-33")
	case target == idLeave && v.Stage == StageDiscard:
		return rules.Refuse("You have more than six tiles and must discard.", "EST-123")
	case target == idLeave && v.Stage == StageLose:
		return rules.Refuse("The weakest at Hell's Mouth must give a tile up.", "EST-115")
	case target == idLeave:
		return rules.Refuse("Once seen, one of the two tiles must be chosen.", "EST-78")
	case v.Stage == StageAbility && target == idNationalism:
		return v.noSymbol(Nationalism, "No other open tile here or on an adjacent board bears this flag.", "EST-83")
	case v.Stage == StageAbility && target == idConspiracy:
		return v.noSymbol(Conspiracy, "The pile is empty.", "EST-81")
	case v.Stage == StageAbility && target == idAssassin && c.Boards[c.Here()] == Church:
		return v.noSymbol(Assassin, "In the Church no Assassin can be used.", "EST-106")
	case v.Stage == StageAbility && target == idAssassin:
		return v.noSymbol(Assassin, "Choose the tile first.", "EST-72")
	case v.Stage == StageAbility && target == idSeduction:
		return v.noSymbol(Seduction, "Choose a tile of an adjacent board and a free space of this one.", "EST-89")
	case v.Stage == StageAbility && target == idDiplomacy:
		return v.noSymbol(Diplomacy, "Choose the tile first.", "EST-99")
	case target == idDrawn || target == idPile:
		return rules.Refuse("Only Conspiracy touches the pile.", "EST-78")
	}
	return rules.Refuse(fmt.Sprintf("That is no choice now: %s.", c.Stage), v.duty())
}

// noSymbol says that a tile has no such symbol left, or else why it does not work.
func (v View) noSymbol(s Symbol, why, clause string) no {
	for i, has := range v.acting().Face().Symbols {
		if has == s && v.core.Used>>i&1 == 0 {
			return rules.Refuse(why, clause)
		}
	}
	return rules.Refuse(fmt.Sprintf("%s has no %s to use.", v.acting().Face().Name, s), "EST-58")
}

// acting is the tile whose symbols are asked about.
func (v View) acting() Tile { return v.core.On[v.core.Here()*Spaces+v.core.Numeral] }

// noSpot answers a spot on the table.
func (v View) noSpot(x uint8) no {
	c := &v.core
	switch v.Stage {
	case StagePlace:
		switch {
		case x >= Slots:
			return rules.Refuse("No tile is sent to a Reward Space.", "EST-32")
		case c.Taken.Has(x):
			return rules.Refuse("A tile lies there already; a space holds one.", "EST-34")
		}
		return rules.Refuse("An inner space needs a tile of yours on a space beside it.", "EST-36")
	case StageLook:
		return v.noLook(x)
	case StageAbility:
		return v.noTarget(x)
	case StageKeep:
		return rules.Refuse("Choose between the reward of this board and the tile from the pile.", "EST-78")
	case StageLose:
		return rules.Refuse("It must be one of your own tiles at Hell's Mouth.", "EST-115")
	}
	return rules.Refuse("Choose a tile of your hand to discard.", "EST-123")
}

// noLook says why a spot cannot be looked at.
func (v View) noLook(x uint8) no {
	c := &v.core
	switch from := PlaceOf(c.From); {
	case !c.Taken.Has(x):
		return rules.Refuse("Nothing lies there.", "EST-44")
	case !c.Down.Has(x):
		return rules.Refuse("It lies open already.", "EST-44")
	case c.Mine[c.Seat].Has(x):
		return rules.Refuse("It is your own tile; you know it.", "EST-51")
	case c.On[x] != 0:
		return rules.Refuse("You have seen this tile and remember it.", "EST-51")
	case look(c.Boards[from], c.From%Spaces) == LookOwn:
		return rules.Refuse("This eye sees tiles of its own board only.", "EST-44")
	}
	return rules.Refuse("This eye sees tiles of its own and of adjacent boards only.", "EST-45")
}

// noTarget says why no symbol that is left can be aimed at a spot.
func (v View) noTarget(x uint8) no {
	c := &v.core
	p := c.Here()
	here, near := PlaceOf(x) == p, nextTo[p]>>PlaceOf(x)&1 != 0
	first := NoSymbol
	for i, s := range v.acting().Face().Symbols {
		if c.Used>>i&1 == 0 && s != NoSymbol && (first == NoSymbol || s == Seduction || s == Diplomacy) {
			first = s
		}
	}
	switch {
	case first == Conspiracy || first == Nationalism:
		return rules.Refuse(fmt.Sprintf("%s needs no target.", first), map[Symbol]string{Conspiracy: "EST-78", Nationalism: "EST-83"}[first])
	case x >= Slots:
		return rules.Refuse("A reward is never a target.", map[Symbol]string{Assassin: "EST-72", Seduction: "EST-90", Diplomacy: "EST-99"}[first])
	case first == Seduction && here && c.Taken.Has(x):
		return rules.Refuse("Seduction brings tiles from adjacent boards.", "EST-89")
	case first == Seduction && here:
		return rules.Refuse("Nothing can be brought here.", "EST-92")
	case !c.Taken.Has(x):
		return rules.Refuse("No tile lies there.", map[Symbol]string{Assassin: "EST-72", Seduction: "EST-89", Diplomacy: "EST-99"}[first])
	case first == Assassin && !here:
		return rules.Refuse("An Assassin reaches tiles of this board only.", "EST-76")
	case !here && !near:
		return rules.Refuse("That board is not adjacent.", "EST-27")
	case c.Protected.Has(x) && first == Diplomacy:
		return rules.Refuse("It is protected already.", "EST-99")
	case c.Protected.Has(x):
		return rules.Refuse("A white cube protects it this round.", "EST-100")
	}
	return rules.Refuse("There is no free space here to bring it to.", "EST-92")
}

// refusal says why a step that reads well cannot be played by this reader.
func (v View) refusal(s Action) string {
	for _, target := range v.core.path(s) {
		if n := v.WhyNot(target); n.Refused() {
			return n.Text
		}
	}
	if v.Stage == StageAbility && s.Kind >= UseAssassin && s.Kind <= UseDiplomacy { // another symbol could be aimed there
		if n := v.WhyNot("choice." + strings.ToLower(symbolOf(s.Kind).String())); n.Refused() {
			return n.Text
		}
	}
	return fmt.Sprintf("That cannot be done now: %s.", v.core.Stage)
}
