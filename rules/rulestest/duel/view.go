package duel

import (
	"fmt"
	"strings"

	"intrigue/rules"
)

var names = [2]string{"First", "Second"}

// View is what a seat may know: all but the other's number.
type View struct {
	rules.Wordless
	By     rules.Seat
	Round  int // rounds that are over
	Wins   [2]int
	Last   [2]int // the numbers of the round before
	Manner string // how the last loser took it: "", "bow" or "nod"
	Chosen [2]bool
	Own    int // the number that By has chosen in this round; 0 for none
	acting rules.Seat
	bowing bool
}

// Seen is what a seat may know.
func (p position) Seen(by rules.Seat) rules.View { return p.view(by) }

func (p position) view(by rules.Seat) View {
	v := View{By: by, Round: p.round, Wins: p.wins, Last: p.last, Manner: p.manner, acting: rules.Public, bowing: p.bowing != rules.Public}
	for s, n := range p.chosen {
		v.Chosen[s] = n != 0
		if rules.Seat(s) == by {
			v.Own = n
		}
	}
	if a := p.Acting(); len(a) > 0 {
		v.acting = a[0]
	}
	return v
}

// Snapshot is the view for programs, and for rules.Print.
func (v View) Snapshot() any {
	return struct {
		By     rules.Seat `json:"by"`
		Round  int        `json:"round"`
		Wins   [2]int     `json:"wins"`
		Last   [2]int     `json:"last"`
		Manner string     `json:"manner"`
		Chosen [2]bool    `json:"chosen"`
		Own    int        `json:"own"`
		Acting rules.Seat `json:"acting"`
		Bowing bool       `json:"bowing"`
	}{v.By, v.Round, v.Wins, v.Last, v.Manner, v.Chosen, v.Own, v.acting, v.bowing}
}

// Prompt says what to do now.
func (v View) Prompt() string {
	switch {
	case v.acting < 0:
		return "The duel is over."
	case v.acting != v.By:
		return names[v.acting] + " decides."
	case v.bowing:
		return "You lost the round: bow, or nod."
	}
	return "Choose a number."
}

// Label names a target.
func (v View) Label(target string) rules.Label {
	switch target {
	case "choice.bow":
		return rules.Label{Title: "Bow", Text: "A deep bow after a lost round.", Clause: "DUE-5"}
	case "choice.nod":
		return rules.Label{Title: "Nod", Text: "A nod after a lost round.", Clause: "DUE-5"}
	}
	for n := 1; n <= highest; n++ {
		if target == fmt.Sprint("number.", n) {
			return rules.Label{Title: fmt.Sprint("Number ", n), Text: "The higher number takes the round.", Clause: "DUE-4"}
		}
	}
	return rules.Label{}
}

// WhyNot says why a target cannot be chosen now.
func (v View) WhyNot(target string) rules.Refusal {
	bows := strings.HasPrefix(target, "choice.")
	switch {
	case v.Label(target) == rules.Label{}:
		return rules.Refuse("There is no such thing in a duel.", "DUE-2")
	case v.acting >= 0 && v.acting != v.By:
		return rules.Refuse(names[v.acting]+" decides now.", "DUE-3")
	case v.acting >= 0 && v.bowing == bows:
		return rules.Refusal{}
	}
	return v.refusal()
}

// refusal says what else is decided now.
func (v View) refusal() rules.Refusal {
	switch {
	case v.acting < 0:
		return rules.Refuse("The duel is over.", "DUE-1")
	case v.bowing:
		return rules.Refuse("First bow or nod.", "DUE-5")
	}
	return rules.Refuse("Nobody has lost a round just now: choose a number.", "DUE-5")
}

// Tell hides a number until both have chosen.
func (p position) Tell(e rules.Entry, by rules.Seat) rules.LogLine {
	kind, args, ok := language.Parse(e.Move)
	if !ok || e.Seat < 0 || e.Seat > 1 {
		return rules.LogLine{}
	}
	switch {
	case kind == bow:
		return rules.LogLine{Text: names[e.Seat] + " bows.", Targets: []string{"choice.bow"}}
	case kind == nod:
		return rules.LogLine{Text: names[e.Seat] + " nods.", Targets: []string{"choice.nod"}}
	case e.Seat == 1:
		return rules.LogLine{Text: fmt.Sprintf("Second chooses %d, against %d.", args[0], p.chosen[0]),
			Targets: action{choose, args[0]}.path()}
	case by == 0:
		return rules.LogLine{Text: fmt.Sprintf("First chooses %d.", args[0]), Targets: action{choose, args[0]}.path()}
	}
	return rules.LogLine{Text: "First has chosen."}
}
