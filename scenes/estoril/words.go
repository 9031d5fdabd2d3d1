package estoril

import (
	"strconv"
	"strings"

	"intrigue/rules/estoril"
	"intrigue/rules/prose"
	"intrigue/scenes/widgets"
)

func itoa(n int) string { return strconv.Itoa(n) }

func boardID(n int) string { return "board." + itoa(n) }

func boardSprite(n int) string { return "estoril.board." + itoa(n) }

// sumWords is a strength, with a question mark where a tile is not known.
func sumWords(s estoril.Sum) string {
	return itoa(s.Total()) + widgets.If(s.Unknown > 0, "+?", "")
}

// partWords are the parts of a strength that are not nothing.
func partWords(s estoril.Sum) string {
	all := []string{itoa(s.Printed) + " printed"}
	if s.Flags > 0 {
		all = append(all, prose.Amount(s.Flags, "flag"))
	}
	if s.Hotel > 0 {
		all = append(all, itoa(s.Hotel)+" hotel")
	}
	if s.Rolled > 0 {
		all = append(all, itoa(s.Rolled)+" dice")
	}
	if s.Unknown > 0 {
		all = append(all, itoa(s.Unknown)+" unknown")
	}
	return strings.Join(all, " + ")
}
