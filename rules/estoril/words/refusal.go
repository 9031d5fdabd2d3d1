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

// WhyNot says why a target cannot be chosen now, and the clause that forbids it.
func WhyNot(v *core.View, target string) rules.Refusal {
	c, now := v.Known(), phases[v.Stage]
	switch {
	case v.Stage == core.StageOver || v.Acting == rules.Luck:
		return rules.Refuse(now.wait, now.clause)
	}
	mine := v.By == v.Acting
	able := slices.ContainsFunc(c.Actions(nil), func(a core.Action) bool { return slices.Contains(c.Path(a), target) })
	open := v.By == rules.Public && c.Openly() // then all see why not, and who may
	if !mine && (able || !open) {
		return rules.Refuse(fmt.Sprintf("It is %s's turn.", core.SeatName(v.Acting)), now.clause)
	}
	if able {
		return rules.Refusal{}
	}
	if x, ok := spotOf(v, target); ok {
		return now.spot(c, x)
	}
	if no, ok := noBoard(v, target); ok {
		return no
	}
	if strings.HasPrefix(target, "tile.") {
		return now.tile
	}
	return noOther(v, target)
}

// spotOf reads the id of a spot that is on the table.
func spotOf(v *core.View, target string) (uint8, bool) {
	for _, b := range v.Boards {
		if b.Reward.ID == target {
			return core.RewardSpot(uint8(b.Place)), true
		}
		for i, c := range b.Cells {
			if c.ID == target {
				return uint8(b.Place)*core.Spaces + uint8(i), true
			}
		}
	}
	return 0, false
}

// noBoard answers ids that name a board, or a spot of a board that is not there.
func noBoard(v *core.View, target string) (no rules.Refusal, ok bool) {
	rest, ok := strings.CutPrefix(target, "board.")
	if !ok {
		return no, false
	}
	number, _, more := strings.Cut(rest, ".")
	b, err := strconv.Atoi(number)
	switch {
	case err != nil || b < int(core.Church) || b > int(core.Museum):
		return rules.Refuse("There is no such board.", "EST-6"), true
	case slices.Contains(v.Aside, b):
		return rules.Refuse(prose.Capital(boardName(uint8(b)))+" is out of play this round.", "EST-22"), true
	case more:
		return rules.Refuse(prose.Capital(boardName(uint8(b)))+" has no such space.", "EST-7"), true
	}
	return rules.Refuse("Choose a space on this board.", "EST-33"), true
}

// noOther answers everything that is neither a place nor a tile.
func noOther(v *core.View, target string) rules.Refusal {
	k, isSymbol := symbolOf(target)
	now := &phases[v.Stage]
	switch {
	case target == core.IDLeave:
		return now.leave
	case isSymbol && v.Stage == core.StageAbility:
		return noSymbol(v.Known(), k)
	case target == core.IDDrawn || target == core.IDPile:
		return rules.Refuse("Only Conspiracy uses the pile.", "EST-78")
	}
	return rules.Refuse(now.wait, now.clause)
}

// noSymbol says that a tile has no such symbol left, or else why it does not work.
func noSymbol(c *core.State, k core.ActionKind) rules.Refusal {
	switch s := core.Assassin + core.Symbol(k-core.UseAssassin); {
	case !c.Has(s):
		return rules.Refuse(fmt.Sprintf("%s has no %s to use.", prose.Capital(name(c.On[c.Actor()])), s), "EST-58")
	case s == core.Assassin && c.Boards[c.Here()] == core.Church:
		return rules.Refuse("At the Church, nobody can use Assassin.", "EST-106")
	}
	return actions[k].refused
}

// noPlacing says why no tile can be sent to a spot.
func noPlacing(c *core.State, x uint8) rules.Refusal {
	switch {
	case core.IsReward(x):
		return rules.Refuse("You cannot send a character to a reward space.", "EST-32")
	case c.Taken.Has(x):
		return rules.Refuse("That space is taken.", "EST-34")
	}
	return rules.Refuse("An inner space is open to you only if one of your characters is on an adjacent space.", "EST-36")
}

// noLook says why a spot cannot be looked at.
func noLook(c *core.State, x uint8) rules.Refusal {
	switch from := core.PlaceOf(c.From); {
	case !c.Taken.Has(x):
		return rules.Refuse("There is no tile there.", "EST-44")
	case !c.Down.Has(x):
		return rules.Refuse("That character is already face up.", "EST-44")
	case c.Mine[c.Seat].Has(x):
		return rules.Refuse("That is your own character.", "EST-51")
	case core.LookOf(c.Boards[from], c.From%core.Spaces) == core.LookOwn:
		return rules.Refuse("This eye lets you look only at its own board.", "EST-44")
	}
	return rules.Refuse("This eye lets you look only at its own board and adjacent ones.", "EST-45")
}

// noTarget says why no symbol that is left can be aimed at a spot.
func noTarget(c *core.State, x uint8) rules.Refusal {
	p := c.Here()
	here, near := core.PlaceOf(x) == p, core.Adjacent[p]>>core.PlaceOf(x)&1 != 0
	symbol := core.NoSymbol // the first that is left, but rather one that reaches beyond this board
	for i, s := range c.On[c.Actor()].Face().Symbols {
		if c.Used>>i&1 == 0 && s != core.NoSymbol && (symbol == core.NoSymbol || s == core.Seduction || s == core.Diplomacy) {
			symbol = s
		}
	}
	clause := actions[core.Using(symbol)].label.Clause
	switch {
	case symbol == core.Conspiracy || symbol == core.Nationalism:
		return rules.Refuse(fmt.Sprintf("Press %s to use it. You need not choose a character.", symbol), clause)
	case core.IsReward(x) && symbol == core.Seduction:
		return rules.Refuse("You cannot choose the reward.", "EST-90")
	case core.IsReward(x):
		return rules.Refuse("You cannot choose the reward.", clause)
	case symbol == core.Seduction && here && c.Taken.Has(x):
		return rules.Refuse("Seduction brings characters from adjacent boards only.", "EST-89")
	case symbol == core.Seduction && here:
		return rules.Refuse("There is no character to bring here.", "EST-92")
	case !c.Taken.Has(x):
		return rules.Refuse("There is no character there.", clause)
	case symbol == core.Assassin && !here:
		return rules.Refuse("Assassin reaches characters on this board only.", "EST-76")
	case !here && !near:
		return rules.Refuse("That board is not adjacent.", "EST-27")
	case c.Protected.Has(x) && symbol == core.Diplomacy:
		return rules.Refuse("That character already has a white cube.", "EST-99")
	case c.Protected.Has(x):
		return rules.Refuse("A white cube protects that character this round.", "EST-100")
	}
	return rules.Refuse("This board has no free space.", "EST-92")
}

// Refusal says why an action that reads well cannot be played by this reader.
func Refusal(v *core.View, a core.Action) string {
	targets := v.Known().Path(a)
	if v.Stage == core.StageAbility && actions[a.Kind].id != "" { // another symbol could be aimed there
		targets = append(targets, actions[a.Kind].id)
	}
	for _, target := range targets {
		if no := WhyNot(v, target); no.Refused() {
			return no.Text
		}
	}
	return phases[v.Stage].wait
}
