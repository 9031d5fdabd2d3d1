package estoril

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
)

// whyNot says why a target cannot be chosen now, and the clause that forbids it.
func whyNot(v *view, target string) rules.Refusal {
	c, now := v.Known(), stages[v.Stage]
	switch {
	case v.Stage == StageOver:
		return rules.Refuse("The game is over.", now.clause)
	case v.Acting == rules.Luck:
		return rules.Refuse(fmt.Sprintf("Wait: %s.", now.now), now.clause)
	}
	mine := v.By == v.Acting
	able := slices.ContainsFunc(c.Actions(nil), func(a Action) bool { return slices.Contains(c.Path(a), target) })
	open := v.By == rules.Public && c.Openly(v.Acting) // then all see why not, and who may
	if !mine && (able || !open) {
		return rules.Refuse(fmt.Sprintf("It is the turn of %s.", seatName(v.Acting)), now.clause)
	}
	if able {
		return rules.Refusal{}
	}
	if x, ok := spotOf(v, target); ok {
		return noSpot(v, x)
	}
	if no, ok := noBoard(v, target); ok {
		return no
	}
	if strings.HasPrefix(target, "tile.") {
		return noTile(v)
	}
	return noOther(v, target)
}

// spotOf reads the id of a spot that is on the table.
func spotOf(v *view, target string) (uint8, bool) {
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
func noBoard(v *view, target string) (no rules.Refusal, ok bool) {
	rest, ok := strings.CutPrefix(target, "board.")
	if !ok {
		return no, false
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
func noTile(v *view) rules.Refusal {
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
	return rules.Refuse("Tiles are pointed at by the space on which they lie.", stages[v.Stage].clause)
}

// noOther answers everything that is neither a place nor a tile.
func noOther(v *view, target string) rules.Refusal {
	k, isSymbol := symbolOf(target)
	switch {
	case target == IDLeave && v.Stage == StagePlace:
		return rules.Refuse("You must place a tile: nobody may pass.", "EST-33")
	case target == IDLeave && v.Stage == StageDiscard:
		return rules.Refuse("You have more than six tiles and must discard.", "EST-123")
	case target == IDLeave && v.Stage == StageLose:
		return rules.Refuse("The weakest at Hell's Mouth must give a tile up.", "EST-115")
	case target == IDLeave:
		return rules.Refuse("Once seen, one of the two tiles must be chosen.", "EST-78")
	case isSymbol && v.Stage == StageAbility:
		return noSymbol(v.Known(), k)
	case target == IDDrawn || target == IDPile:
		return rules.Refuse("Only Conspiracy touches the pile.", "EST-78")
	}
	return rules.Refuse(fmt.Sprintf("That is no choice now: %s.", stages[v.Stage].now), stages[v.Stage].clause)
}

// noSymbol says that a tile has no such symbol left, or else why it does not work.
func noSymbol(c *State, k Kind) rules.Refusal {
	switch s := Assassin + Symbol(k-UseAssassin); {
	case !c.Has(s):
		return rules.Refuse(fmt.Sprintf("%s has no %s to use.", c.On[c.Actor()].Face().Name, s), "EST-58")
	case s == Assassin && c.Boards[c.Here()] == Church:
		return rules.Refuse("In the Church no Assassin can be used.", "EST-106")
	}
	return said[k].refused
}

// noSpot answers a spot on the table.
func noSpot(v *view, x uint8) rules.Refusal {
	c := v.Known()
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
		return noLook(c, x)
	case StageAbility:
		return noTarget(c, x)
	case StageKeep:
		return rules.Refuse("Choose between the reward of this board and the tile from the pile.", "EST-78")
	case StageLose:
		return rules.Refuse("It must be one of your own tiles at Hell's Mouth.", "EST-115")
	}
	return rules.Refuse("Choose a tile of your hand to discard.", "EST-123")
}

// noLook says why a spot cannot be looked at.
func noLook(c *State, x uint8) rules.Refusal {
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
func noTarget(c *State, x uint8) rules.Refusal {
	p := c.Here()
	here, near := PlaceOf(x) == p, nextTo[p]>>PlaceOf(x)&1 != 0
	first := NoSymbol
	for i, s := range c.On[c.Actor()].Face().Symbols {
		if c.Used>>i&1 == 0 && s != NoSymbol && (first == NoSymbol || s == Seduction || s == Diplomacy) {
			first = s
		}
	}
	clause := said[Using(first)].label.Clause
	switch {
	case first == Conspiracy || first == Nationalism:
		return rules.Refuse(fmt.Sprintf("%s needs no target.", first), clause)
	case x >= Slots && first == Seduction:
		return rules.Refuse("A reward is never a target.", "EST-90")
	case x >= Slots:
		return rules.Refuse("A reward is never a target.", clause)
	case first == Seduction && here && c.Taken.Has(x):
		return rules.Refuse("Seduction brings tiles from adjacent boards.", "EST-89")
	case first == Seduction && here:
		return rules.Refuse("Nothing can be brought here.", "EST-92")
	case !c.Taken.Has(x):
		return rules.Refuse("No tile lies there.", clause)
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

// refusal says why an action that reads well cannot be played by this reader.
func refusal(v *view, a Action) string {
	targets := v.Known().Path(a)
	if v.Stage == StageAbility && said[a.Kind].id != "" { // another symbol could be aimed there
		targets = append(targets, said[a.Kind].id)
	}
	for _, target := range targets {
		if no := whyNot(v, target); no.Refused() {
			return no.Text
		}
	}
	return fmt.Sprintf("That cannot be done now: %s.", stages[v.Stage].now)
}
