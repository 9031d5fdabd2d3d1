package analysis

import (
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// DecisionText is a decision in words, as everybody reads them after the end.
type DecisionText struct {
	Decision
	Number int    // of the decision among all that were made, from 1
	Said   string // what was decided, a sentence that names who did it
	Better string // the best choice, a sentence; "" where that was taken
	Could  string // what could have followed on it, where that is known,
	Did    string // and what did follow, until the seat decided again
	Mark   Mark
}

// Tell puts the decisions of a game into words.
func (a *Analysis) Tell(g rules.Game, r rules.Record) ([]DecisionText, error) {
	all, err := rules.Replay(g, r)
	if err != nil {
		return nil, err
	}
	var told []DecisionText
	n, next := 0, 0
	for i, e := range r.Entries {
		if e.Seat < 0 {
			continue
		}
		n++
		if next == len(a.Decisions) || a.Decisions[next].Entry != i {
			continue
		}
		d := a.Decisions[next]
		next++
		line := DecisionText{Decision: d, Number: n, Said: tell(all[i], e, rules.Spectator), Mark: a.Mark(d)}
		if a.Beaten(d) {
			line.Better = tell(all[i], rules.Entry{Seat: e.Seat, Move: d.Best[0].Move}, rules.Spectator)
		}
		if len(d.Then) > 1 {
			line.Could = said(d.follow(all[i]), d.Then, d.Seat)
			line.Did = said(all[i:], r.Entries[i:turn(r.Entries, i)], d.Seat)
		}
		told = append(told, line)
	}
	return told, nil
}

// turn is the entry at which the seat of another one decides again, once others have.
func turn(entries []rules.Entry, from int) int {
	seat, replied := entries[from].Seat, false
	for i := from + 1; i < len(entries); i++ {
		switch at := entries[i].Seat; {
		case at == seat && replied:
			return i
		case at != seat && at >= 0:
			replied = true
		}
	}
	return len(entries)
}

// tell is a move as a seat reads it, or as records keep it.
func tell(p rules.Position, e rules.Entry, by rules.Seat) string {
	if t, ok := p.(rules.LogTeller); ok {
		if said := t.Tell(e, by).Text; said != "" {
			return said
		}
	}
	return string(e.Move)
}

// Percent is a chance as people read it.
func Percent(chance float64) string { return fmt.Sprintf("%.0f%%", 100*chance) }

// Verdict is what a decision did to the chance, or to the points, in a few words.
func (a *Analysis) Verdict(d Decision) string {
	switch {
	case a.InPoints && d.Lost > 0:
		return fmt.Sprintf("%s lost for certain", prose.Amount(int(d.Lost), "point"))
	case a.InPoints:
		return "no certain loss"
	case !a.Beaten(d):
		return Percent(d.After()) + " to win" + expected(d.Played)
	}
	best := d.Played
	if d.Best[0].Chance > d.Played.Chance {
		best = d.Best[0]
	}
	return fmt.Sprintf("%s to win%s; with the best choice %s%s", Percent(d.After()), expected(d.Played),
		Percent(d.Before()), expected(best))
}

// Whose says of which side a verdict tells, where what was decided does not begin with its name; of the last
// decision of a game with secrets, that it was judged by what could be known.
func (a *Analysis) Whose(g rules.Game, r rules.Record, d Decision, said string) string {
	about, seats := g.About(), len(r.Seats)
	sides := about.SidesOf(seats)
	i := about.SideOf(seats, d.Seat)
	if i >= 0 && len(sides) > 1 && about.Secret && d.Entry == len(r.Entries)-1 {
		return "before that, by what " + sides[i].Name + " knew: "
	}
	if i < 0 || len(sides) < 2 || strings.HasPrefix(said, "You ") || strings.HasPrefix(said, prose.Capital(sides[i].Name)) {
		return ""
	}
	return "for " + sides[i].Name + ": "
}

// Better is what speaks for the best choice. The reason calls the seat that decided "you": where yours is
// false, somebody else reads it, so it is quoted as a hint to that seat.
func (a *Analysis) Better(g rules.Game, r rules.Record, d Decision, yours bool) string {
	about, seats := g.About(), len(r.Seats)
	to, why := "", a.reason(d)
	switch sides := about.SidesOf(seats); {
	case yours || seats < 2:
		return "Better: " + why
	case len(sides) > 1: // of a team, what was decided names who did
		to = " (hint to " + sides[about.SideOf(seats, d.Seat)].Name + ")"
	}
	return fmt.Sprintf("Better%s: “%s”", to, strings.NewReplacer("“", "‘", "”", "’").Replace(why))
}

// reason names the best choice, and what tells it from the one that was played; or it says that nothing does.
func (a *Analysis) reason(d Decision) string {
	if len(d.Apart) == 0 {
		return d.Why + " " + a.Unexplained(d)
	}
	better, played := d.Contrasts()
	if len(better)+len(played) > longReason { // the most telling one is enough
		better, played = d.Apart[0].Better, d.Apart[0].Played
	}
	return fmt.Sprintf("%s %s As played: %s", d.Why, better, played)
}

// longReason is how many letters of what tells choices apart a small window has room for.
const longReason = 120

// Contrasts are what is said of the best choice alone, and of the one that was played.
func (d Decision) Contrasts() (better, played string) {
	var b, p []string
	for _, c := range d.Apart {
		b, p = append(b, c.Better), append(p, c.Played)
	}
	return strings.Join(b, " "), strings.Join(p, " ")
}

// Unexplained says how much better the best choice is, where no fact tells it from what was played.
func (a *Analysis) Unexplained(d Decision) string {
	if a.InPoints {
		return fmt.Sprintf("The search finds %s more that way; no single fact explains it.", prose.Amount(int(d.Lost), "point"))
	}
	return fmt.Sprintf("Over many tries it wins %d in 100 more; no single fact explains it.", int(math.Round(100*d.Lost)))
}

// expected is with how many points the game should end, where points decide.
func expected(e rules.Expected) string {
	if e.Points < 0.5 {
		return ""
	}
	return fmt.Sprintf(" and about %s", prose.Amount(int(math.Round(e.Points)), "point"))
}

// Fate says what luck did at an entry of the record, "" where it did nothing, or was not weighed.
func (a *Analysis) Fate(g rules.Game, r rules.Record, entry int) string {
	if entry < 0 || entry >= len(r.Entries) || r.Entries[entry].Seat != rules.Luck {
		return ""
	}
	for entry > 0 && r.Entries[entry-1].Seat == rules.Luck { // it is weighed from its first draw on
		entry--
	}
	sides, _ := a.Curves(g, r)
	var gave, took []string
	weighed := false
	for i, side := range sides {
		d, ok := a.DrawAt(entry, i)
		weighed = weighed || ok
		switch points := int(math.Round(100 * d.Gain())); {
		case points > 0:
			gave = append(gave, fmt.Sprintf("%s %s", side.Name, prose.Amount(points, "percentage point")))
		case points < 0:
			took = append(took, fmt.Sprintf("%s from %s", prose.Amount(-points, "percentage point"), side.Name))
		}
	}
	switch {
	case !weighed:
		return ""
	case len(gave)+len(took) == 0:
		return "Luck made hardly any difference here."
	case len(took) == 0:
		return fmt.Sprintf("Luck gave %s here.", prose.List(gave))
	case len(gave) == 0:
		return fmt.Sprintf("Luck took %s here.", prose.List(took))
	}
	return fmt.Sprintf("Luck gave %s here, and took %s.", prose.List(gave), prose.List(took))
}

// Caption is the sentence over the curve of a side, to those who played it if it is theirs.
func (a *Analysis) Caption(g rules.Game, r rules.Record, side int, yours bool) string {
	sides, _ := a.Curves(g, r)
	switch secret := g.About().Secret; {
	case a.InPoints && yours:
		return "How many points you could still reach, move by move."
	case a.InPoints:
		return "How many points could still be reached, move by move."
	case a.Team:
		return "The team's chance of winning, by what it knew."
	case yours && secret:
		return "Your chance of winning, by what you knew."
	case yours:
		return "Your chance of winning, move by move."
	case secret:
		return fmt.Sprintf("The chance that %s would win, by what was known to that side.", sides[side].Name)
	default:
		return fmt.Sprintf("The chance that %s would win, move by move.", sides[side].Name)
	}
}

// Write writes an analysis as text: a line a decision, then how each side played.
func (a *Analysis) Write(w io.Writer, g rules.Game, r rules.Record) error {
	told, err := a.Tell(g, r)
	if err != nil {
		return err
	}
	var text strings.Builder
	for _, t := range told {
		fmt.Fprintf(&text, "%d. %s %s.", t.Number, t.Said, prose.Capital(a.Whose(g, r, t.Decision, t.Said)+a.Verdict(t.Decision)))
		if t.Mark > Unmarked {
			fmt.Fprintf(&text, " %s.", prose.Capital(t.Mark.String()))
		}
		if t.Better != "" && t.Mark > Unmarked {
			text.WriteString(" " + a.Better(g, r, t.Decision, false))
			if t.Could != "" && t.Did != "" {
				fmt.Fprintf(&text, " Then perhaps: %s As it went: %s", t.Could, t.Did)
			}
		}
		text.WriteByte('\n')
	}
	for _, s := range a.Summaries(g, r) {
		text.WriteByte('\n')
		if len(r.Seats) > 1 { // a lone player needs no name
			text.WriteString(prose.Capital(s.Side.Name) + ": ")
		}
		text.WriteString(a.SummaryText(s))
		if analyst, ok := g.(rules.Analyst); ok && s.Lesson != "" {
			fmt.Fprintf(&text, " %s", analyst.Advice(s.Lesson))
		}
		text.WriteByte('\n')
	}
	_, err = io.WriteString(w, text.String())
	return err
}

// SummaryText is how a side played, in sentences.
func (a *Analysis) SummaryText(s Summary) string {
	unjudged := prose.Amount(s.Unjudged, "decision") + " can't be judged"
	switch {
	case s.Decisions+s.Unjudged == 0:
		return "There was never more than one choice."
	case s.Decisions == 0:
		return prose.Capital(unjudged) + "."
	}
	parts := []string{fmt.Sprintf("%d accurate (%d%%)", s.Accurate, s.Accuracy())}
	for m := Inaccuracy; m <= Blunder; m++ {
		if n := s.Marks[m]; n > 0 {
			parts = append(parts, prose.Amount(n, m.String()))
		}
	}
	text := fmt.Sprintf("%s: %s. ", prose.Amount(s.Decisions, "decision"), prose.List(parts))
	if s.Unjudged > 0 {
		text += fmt.Sprintf("%d more can't be judged. ", s.Unjudged)
	}
	return text + a.balance(s)
}

// balance says how much decisions have cost, and luck brought.
func (a *Analysis) balance(s Summary) string {
	lost, luck, of := int(math.Round(100*s.Play)), int(math.Round(100*s.Luck)), " of winning chance"
	if a.InPoints {
		lost, luck, of = int(s.Play), 0, ""
	}
	text, more := "Nothing was given away", prose.Amount(max(luck, -luck), "point")+of
	if lost > 0 {
		who := "Mistakes"
		if s.Accurate == s.Decisions {
			who = "Small slips"
		}
		text, more = fmt.Sprintf("%s cost %s%s in all", who, prose.Amount(lost, "point"), of), strconv.Itoa(max(luck, -luck))
		if lost > 100 && !a.InPoints {
			text += " (the chance rose again in between)"
		}
	}
	switch {
	case luck > 0 && lost > 0:
		return text + "; luck gave back " + more + "."
	case luck > 0:
		return text + "; luck added " + more + "."
	case luck < 0 && lost > 0:
		return text + "; luck took another " + more + "."
	case luck < 0:
		return text + "; luck took " + more + "."
	}
	return text + "."
}
