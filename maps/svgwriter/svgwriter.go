// Package svgwriter writes SVG text, for the programs that draw the boards.
package svgwriter

import (
	"fmt"
	"strings"
)

// Writer writes elements of SVG, one a line and indented by the groups around them.
type Writer struct {
	strings.Builder
	Depth int // spaces before a line
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
