package woodcut

import (
	"fmt"
	"strconv"
	"strings"
)

// Inks are the three colours of a drawing.
type Inks struct{ Paper, Black, Red string }

// Day is newsprint, Hell the same drawing inverted: embers where paper was black.
var (
	Day  = Inks{Paper: "#EFE3C2", Black: "#1B1511", Red: "#A81C1C"}
	Hell = Inks{Paper: "#2A0D08", Black: "#F08A3C", Red: "#FFE08A"}
)

// Drawing is one picture; W and H are 0 of a part that others put in.
type Drawing struct {
	W, H   float64
	Framed bool // a picture of its own, on paper and with an edge
	Lines  []Line
}

// Drawings is a set of drawings by their names.
type Drawings map[string]*Drawing

// Line is a word of the language with what follows it.
type Line struct {
	Word string
	Nums []float64 // behind the word's slash
	Rest string
}

// Read reads drawings; those of several texts may put one another in.
func (b Drawings) Read(text string) error {
	name := ""
	for i, row := range strings.Split(text, "\n") {
		row = strings.TrimSpace(row)
		if row == "" || strings.HasPrefix(row, "#") {
			continue
		}
		word, rest, _ := strings.Cut(row, " ")
		if word == "drawing" {
			f := strings.Fields(rest)
			if len(f) == 0 || len(f) == 2 {
				return fmt.Errorf("line %d: a drawing has a name, and a width with a height or neither", i+1)
			}
			if name = f[0]; b[name] != nil {
				return fmt.Errorf("line %d: there are two drawings %q", i+1, name)
			}
			b[name] = &Drawing{}
			if len(f) > 1 {
				if _, err := fmt.Sscan(f[1]+" "+f[2], &b[name].W, &b[name].H); err != nil {
					return fmt.Errorf("line %d: %w", i+1, err)
				}
				b[name].Framed = len(f) > 3
			}
			continue
		}
		if name == "" {
			return fmt.Errorf("line %d: no drawing has begun", i+1)
		}
		word, args, _ := strings.Cut(word, "/")
		l := Line{Word: word, Rest: strings.TrimSpace(rest)}
		if args != "" {
			for _, a := range strings.Split(args, ",") {
				v, err := strconv.ParseFloat(a, 64)
				if err != nil {
					return fmt.Errorf("line %d: %q is no number", i+1, a)
				}
				l.Nums = append(l.Nums, v)
			}
		}
		b[name].Lines = append(b[name].Lines, l)
	}
	return nil
}

// num is the i-th number behind the slash, or what is usual.
func (l *Line) num(i int, usual float64) float64 {
	if i < len(l.Nums) {
		return l.Nums[i]
	}
	return usual
}

// fields are the numbers that a line begins with, and the words after them.
func (l *Line) fields(n int) (v []float64, words string, err error) {
	words = l.Rest
	for range n {
		var f string
		f, words, _ = strings.Cut(strings.TrimSpace(words), " ")
		x, err := strconv.ParseFloat(f, 64)
		if err != nil {
			return nil, "", fmt.Errorf("%s %s: %q is no number", l.Word, l.Rest, f)
		}
		v = append(v, x)
	}
	return v, strings.TrimSpace(words), nil
}
