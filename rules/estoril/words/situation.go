package words

import (
	"fmt"
	"strings"

	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// Situation says where everything stands, the most important first: the round, the players, your hand, the
// missions, and then each board with what lies there.
func Situation(v *core.View) []string {
	if v.Round == 0 {
		return []string{Prompt(v)}
	}
	all := []string{round(v)}
	for s := range v.Players {
		all = append(all, seatLabel(v, "seat", s).Text+" "+seatLabel(v, "points", s).Title+".")
	}
	if v.By >= 0 && len(v.Players[v.By].Hand) > 0 {
		all = append(all, fmt.Sprintf("In your hand: %s.", named(v.Players[v.By].Hand)))
	}
	for i, m := range v.Missions {
		if l := missionLabel(v, i); m.Mission != core.NoMission {
			all = append(all, l.Title+": "+l.Text)
		}
	}
	for _, d := range v.Boards {
		all = append(all, onBoard(v, d))
	}
	if len(v.Aside) > 0 {
		out := prose.ListOf(v.Aside, func(b int) string { return boardName(uint8(b)) })
		all = append(all, fmt.Sprintf("Out of play this round: %s.", out))
	}
	if len(v.Lost) > 0 {
		all = append(all, lost(v.Lost))
	}
	return all
}

// round says how far the game has come.
func round(v *core.View) string {
	text := fmt.Sprintf("Round %d of %d.", v.Round, core.LastRound)
	if v.Evening != nil && v.Evening.Board > 0 {
		text += fmt.Sprintf(" Evening at %s.", boardName(uint8(v.Evening.Board)))
	}
	return text + fmt.Sprintf(" %s in the pile.", prose.Amount(v.Pile, "tile"))
}

// onBoard says what lies on a board, space by space, and who leads there.
func onBoard(v *core.View, d core.Board) string {
	said := []string{core.Posters[d.Number].Name + ":"}
	if why := Winning(&d, v.By); why != "" {
		said = append(said, why)
	}
	if !d.Resolved {
		said = append(said, rewardText(v, d.Reward))
	}
	var free []string
	for i, c := range d.Cells {
		if !c.Taken {
			free = append(free, core.Numerals[i])
			continue
		}
		said = append(said, fmt.Sprintf("Space %s: %s.", core.Numerals[i], tileText(v, c)))
	}
	switch len(free) {
	case 0:
	case 1:
		said = append(said, fmt.Sprintf("Space %s is free.", free[0]))
	default:
		said = append(said, fmt.Sprintf("Spaces %s are free.", prose.List(free)))
	}
	return strings.Join(said, " ")
}

// rewardText says what can be won on a board.
func rewardText(v *core.View, c core.Cell) string {
	switch {
	case c.Tile == 0:
		return "The reward is face down."
	case c.Down:
		return fmt.Sprintf("The face-down reward is %s.", worth(c.Tile))
	}
	return fmt.Sprintf("The reward is %s.", worth(c.Tile))
}

// tileText says what lies on a space, and with which strength.
func tileText(v *core.View, c core.Cell) string {
	x, _ := spotOf(v, c.ID)
	text := reader(v.By).tileAt(v.Known(), x)
	if c.Tile == 0 {
		return text
	}
	text += fmt.Sprintf(", strength %d", c.Total())
	if c.Down {
		text += ", face down"
	}
	return text
}
