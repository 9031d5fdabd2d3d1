package cardinal

import (
	"fmt"
	"strings"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// Tell puts a move that is about to be made into words; everybody hears the same.
func (p *position) Tell(e rules.Entry, _ rules.Seat) rules.Told {
	if p.stage == StageDeal {
		return rules.Told{Text: "The castle is dealt."}
	}
	s, ok := parse(e.Move)
	if !ok || !p.legal(p.castle, s) {
		return rules.Told{}
	}
	n := *p
	n.do(p.castle, s)
	text := p.tell(&n, s)
	if n.stage == StageOver && s.kind != finish {
		text += " " + n.Outcome().Why
	}
	return rules.Told{Text: text, Targets: p.spoken(s)}
}

// spoken are the targets that a line about a step speaks of: who moves or whose
// coin it is, and where to.
func (p *position) spoken(s action) []string {
	switch s.kind {
	case slide:
		if path := p.path(s); !strings.HasPrefix(path[1], "out.") {
			return path
		}
		return []string{musketeerID(s.who)} // the line does not tell by which way out
	case lure:
		return p.path(s)
	case comeOut, surprise:
		return []string{musketeerID(p.who), Cell(s.to).ID()}
	case takeGuard, leaveGuard, spare:
		return []string{musketeerID(p.who)}
	}
	return nil
}

func (p *position) tell(n *position, s action) string {
	who, k := Suit(p.who).Title(), p.castle
	switch s.kind {
	case slide:
		return p.tellSlide(s)
	case lure:
		return fmt.Sprintf("%s guard is lured to %s.", prose.Capital(Suit(s.who).a()), k.name(Cell(s.to)))
	case comeOut:
		what := "comes out at"
		if n.dice[p.who] > p.dice[p.who] {
			what = "comes out and searches"
		}
		return fmt.Sprintf("%s %s %s.", who, what, k.name(Cell(s.to)))
	case surprise:
		return fmt.Sprintf("%s surprises the castle guard at %s and defeats him.", who, k.name(Cell(s.to)))
	case spare:
		return fmt.Sprintf("%s leaves the castle guards in peace.", who)
	case takeGuard:
		return fmt.Sprintf("The %s guard joins the supply.", Suit(p.who))
	case leaveGuard:
		return fmt.Sprintf("The %s guard stays at his post.", Suit(p.who))
	}
	return n.Outcome().Why
}

func (p *position) tellSlide(s action) string {
	v, _ := p.preview(p.castle, s.who, Direction(s.to))
	who := Suit(s.who).Title()
	switch {
	case v.Escapes:
		return fmt.Sprintf("%s escapes.", who) // both ways out of a corner look alike afterwards
	case v.Kills:
		return fmt.Sprintf("%s runs out of the castle too early and is killed.", who)
	case v.EntersTunnel:
		return fmt.Sprintf("%s runs %s into the tunnel.", who, v.Direction)
	}
	text := fmt.Sprintf("%s slides %s to %s", who, v.Direction, p.castle.name(v.To))
	if v.Searches {
		text = fmt.Sprintf("%s slides %s and searches %s", who, v.Direction, p.castle.name(v.To))
	}
	if v.Defeats != "" {
		text += fmt.Sprintf(" and defeats the %s guard", p.castle.post[edgeAhead(v.To, v.Direction)])
	}
	if v.Meets != "" {
		text += " before a guard of his own suit"
	}
	return text + "."
}
