package estoril

import (
	"strconv"
	"strings"

	"intrigue/rules/estoril"
)

func itoa(n int) string { return strconv.Itoa(n) }

func boardID(n int) string { return "board." + itoa(n) }

func boardSprite(n int) string { return "estoril.board." + itoa(n) }

// counted is a number of things: "1 cube", "2 cubes".
func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return itoa(n) + " " + what + "s"
}

// sumWords is a strength, with a question mark where a tile is not known.
func sumWords(s estoril.Sum) string {
	words := itoa(s.Total())
	if s.Unknown > 0 {
		words += "+?"
	}
	return words
}

// partWords are the parts of a strength that are not nothing.
func partWords(s estoril.Sum) string {
	all := []string{itoa(s.Printed) + " printed"}
	if s.Flags > 0 {
		all = append(all, counted(s.Flags, "flag"))
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
