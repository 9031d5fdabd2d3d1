// Package svgwriter writes SVG text, for the programs that draw the boards.
package svgwriter

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Writer writes elements of SVG, one a line and indented by the groups around them.
type Writer struct {
	strings.Builder
	Depth int // spaces before a line
}

// File is a whole drawing of that size, with a comment at its head.
func File(comment string, w, h float64, inside func(p *Writer)) string {
	p := &Writer{}
	p.Line(`<?xml version="1.0" encoding="UTF-8"?>`)
	p.Line(`<!-- %s -->`, comment)
	p.Line(`<svg xmlns="http://www.w3.org/2000/svg" width="%g" height="%g" viewBox="0 0 %g %g">`, w, h, w, h)
	p.Depth++
	inside(p)
	p.Depth--
	p.Line("</svg>")
	return p.String()
}

// Line writes a line, as fmt.Sprintf makes it.
func (p *Writer) Line(format string, args ...any) {
	p.WriteString(strings.Repeat(" ", p.Depth))
	fmt.Fprintf(p, format, args...)
	p.WriteByte('\n')
}

// Group writes a group with attributes around what inside writes.
func (p *Writer) Group(attrs string, inside func()) {
	p.Line("<g %s>", attrs)
	p.Depth++
	inside()
	p.Depth--
	p.Line("</g>")
}

// Num is a number with at most so many digits behind the point, as short as SVG takes it.
func Num(v float64, digits int) string {
	unit := math.Pow10(digits)
	v = math.Round(v*unit) / unit
	if v == 0 {
		return "0" // not -0
	}
	s := strings.Replace(strconv.FormatFloat(v, 'f', -1, 64), "-0.", "-.", 1)
	return strings.TrimPrefix(s, "0")
}

// Pair is a point with a tenth of a unit, as short as SVG takes it.
func Pair(x, y float64) string {
	second := Num(y, 1)
	if second[0] != '-' {
		second = " " + second
	}
	return Num(x, 1) + second
}

// Escape is words as the text of an element.
func Escape(words string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;").Replace(words)
}
