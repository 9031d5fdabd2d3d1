package cardinal

import (
	"fmt"

	"intrigue/rules"
)

// Slide is a legal slide with all that it would do, shown before it is made.
type Slide struct {
	Move         rules.Move
	Musketeer    Suit
	Direction    Direction
	From, To     Cell   // To is the last chamber inside, the hole for the tunnel
	Crossed      []Cell // between From and To; the hole is never among them
	Target       string // what one points at: "cell.2.3" or "out.n.2"
	Searches     bool   // the chamber's turn has come (CAR-61)
	Number       int    // of the chamber it searches
	Defeats      string // id of the guard it defeats, or empty (CAR-46)
	Meets        string // id of the own guard it stops at, or empty (CAR-47)
	MayTake      bool   // that guard can be taken into the supply
	Leaves       bool
	Escapes      bool // leaves with all five chambers searched (CAR-69)
	Kills        bool // leaves too early (CAR-70): ask first
	EntersTunnel bool // and comes out in a corner of the player's choice (CAR-34)
	Text         string
}

func (c *state) previews(k *castle) (all []Slide) {
	for who := range uint8(suits) {
		for d := range Direction(directions) {
			if s, ok := c.preview(k, who, d); ok {
				all = append(all, s)
			}
		}
	}
	return all
}

// preview works out one slide; it is not ok when the slide is no legal move.
func (c *state) preview(k *castle, who uint8, d Direction) (Slide, bool) {
	to, h := c.slide(who, d)
	if h <= noExit {
		return Slide{}, false
	}
	from, e := c.at[who], edgeAhead(to, d)
	s := Slide{Move: action{slide, who, uint8(d)}.text(), Musketeer: Suit(who), Direction: d, From: from, To: to, Target: to.ID()}
	for at := int(from) + strides[d]; at != int(to) && from != to; at += strides[d] {
		s.Crossed = append(s.Crossed, Cell(at))
	}
	switch h {
	case leaves:
		s.Leaves, s.Target = true, e.Out()
		s.Escapes = c.dice[who] == 5
		s.Kills = !s.Escapes
	case tunnel:
		s.EntersTunnel = true
	case meets:
		if k.post[e] == Suit(who) {
			s.Meets, s.MayTake = e.Guard(), c.mayTake(k, who)
		} else {
			s.Defeats = e.Guard()
		}
	}
	if n := c.dice[who]; (h == stops || h == meets) && n < 5 && k.cell[who][n+1] == to {
		s.Searches, s.Number = true, int(n)+1
	}
	s.Text = s.words(k, e)
	return s, true
}

// words says what a slide would do in one sentence.
func (s Slide) words(k *castle, e Edge) string {
	who := s.Musketeer.Title()
	switch {
	case s.Escapes:
		return fmt.Sprintf("%s escapes to the %s.", who, s.Direction)
	case s.Kills:
		return fmt.Sprintf("%s would run out of the castle before his search is done, and be killed.", who)
	case s.EntersTunnel:
		return fmt.Sprintf("%s enters the tunnel and comes out in a corner of your choice.", who)
	}
	text := fmt.Sprintf("%s stops at %s", who, k.name(s.To))
	if s.Searches {
		text = fmt.Sprintf("%s searches %s", who, k.name(s.To))
	}
	switch {
	case s.Defeats != "":
		text += fmt.Sprintf(" and defeats the %s guard", k.post[e])
	case s.MayTake:
		text += fmt.Sprintf(" before the %s guard, who may be taken into the supply", s.Musketeer)
	case s.Meets != "":
		text += fmt.Sprintf(" before the %s guard, who stays", s.Musketeer)
	}
	return text + "."
}

// Slide is the slide of a musketeer in a direction; when it is not legal, why says
// so in a sentence. It is what arrow keys and a drag are made of.
func (v View) Slide(who Suit, d Direction) (s Slide, why string) {
	for _, s := range v.Slides {
		if s.Musketeer == who && s.Direction == d {
			return s, ""
		}
	}
	return Slide{}, v.refusal(action{slide, uint8(who % suits), uint8(d & 3)}).Text
}
