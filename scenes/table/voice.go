package table

import (
	"cmp"
	"slices"
	"strings"

	"intrigue/input/session"
	"intrigue/rules/prose"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

// voice says what happens at the table to people who listen: every line of the log as it
// is written, what the turns of bots came to, moves that are taken back, and what comes into hand.
type voice struct {
	*game
	pointing *Pointing
	heard    int                // entries that have been told
	begun    bool               // the first frame was told
	lines    []session.LogEntry // of the log in the frame before
	held     string             // what lay in hand
	review   *review
	cursor   int // of the frame before
}

// frame says what has happened since the frame before. Nothing is said behind a curtain.
func (v *voice) frame() {
	n := v.play.Len()
	if !v.begun {
		v.begun = true
		v.heard, _ = v.play.SinceOwnMove()
	}
	if n < v.heard {
		v.app.Say("Undone: " + cmp.Or(v.undone(n), "the last move."))
		v.heard = n
	}
	v.heard = v.tell(v.play.Log(), n)
	v.lines = v.play.Log()
	v.past()
	v.sayHand()
}

// tell says the lines from the entry on that was not heard yet, of n, and returns the next such one. Of a bot's turn only what it
// came to is said, unless somebody is asked meanwhile.
func (v *voice) tell(lines []session.LogEntry, n int) (heard int) {
	_, asked := v.play.Deciding()
	for i, line := range lines {
		turn := line.Turn
		switch {
		case line.Entry < v.heard:
		case turn == nil, turn.Sum == "" && asked:
			again := widgets.If(i > 0 && line.Text == lines[i-1].Text, "Again: ", "") // the same move has been made twice
			v.app.Say(again + v.Named(line.Text))
		case turn.Sum == "":
			return line.Entry
		case i+1 == len(lines) || lines[i+1].Turn != turn:
			v.app.Say(v.Named(turn.Sum))
		}
	}
	return n
}

// undone is the line of the first move that is no longer in a game of n entries.
func (v *voice) undone(n int) string {
	for _, line := range v.lines {
		if line.Entry >= n {
			return v.Named(line.Text)
		}
	}
	return ""
}

// past says, while the players look back and go to another moment, which move the table is shown after.
func (v *voice) past() {
	at := v.play.Cursor()
	if v.review.on() && at != v.cursor {
		words := "Before the first move."
		for _, line := range v.play.Log() {
			if line.Entry < at {
				words = v.Named(line.Text)
			}
		}
		v.app.Say(words)
	}
	v.cursor = at
}

// sayHand says which piece has come into hand: all of it when a key has asked for it, in short when
// it came by itself and the prompt does not speak of it.
func (v *voice) sayHand() {
	now := v.pointing.Hand()
	focused, _ := TargetOf(v.app.UI().Focused())
	switch {
	case now == v.held || now == "":
	case now == focused: // it is named there
	case v.pointing.swapped:
		v.app.Say(v.nameOf(now) + "\nIn hand")
	case v.pointing.autoHeld && v.board.Narrate(v.pointing.Picked()) == "":
		v.app.Say(v.Named(v.label(now).Title) + " is in hand.")
	}
	v.held, v.pointing.swapped = now, false
}

// nameOf is a target in words: its title, and what choosing it does, where the board knows, or else what it is.
func (g *game) nameOf(target string) string {
	l := g.label(target)
	words := cmp.Or(g.board.Tooltip(target), l.Text)
	switch {
	case l.Title == "" || strings.HasPrefix(words, l.Title):
	case words == "":
		words = l.Title
	default:
		words = l.Title + "\n" + words
	}
	return g.Named(words)
}

// named is a target in words, and what can be done with it.
func (v *voice) named(id string) (name, state string, ok bool) {
	target, ok := TargetOf(id)
	if !ok {
		return "", "", false
	}
	name = v.nameOf(target)
	state = widgets.If(target == v.pointing.inHand(), "In hand", v.offers(target))
	return name, state, name != ""
}

// offers says what a place can be chosen for while nothing is picked: it does not begin a
// choice itself.
func (v *voice) offers(target string) string {
	p := v.pointing
	if !p.Lit(target) || p.Begins(target) || len(p.Picked()) > 0 {
		return ""
	}
	var all []string
	for _, c := range p.Left() {
		if !slices.Contains(c.Path, target) {
			continue
		}
		if l := v.label(c.Path[0]); l.Title != "" {
			all = append(all, v.Named(l.Title))
		}
	}
	if all = prose.Once(all); len(all) == 0 {
		return ""
	}
	return "Possible here: " + strings.Join(all, ", ")
}

// latestLines is how many lines of the log the page tells at least.
const latestLines = 3

// situation notes where everything stands now.
func (v *voice) situation() *pages.Situation {
	p := pages.NewSituation(v.app, v.title.Accent)
	inHand := ""
	if hand := v.pointing.Hand(); hand != "" {
		inHand = v.Named(v.label(hand).Text)
	}
	p.Add("Now", v.Named(v.play.View().Prompt()), inHand)
	p.Add("Last moves", v.lately()...)
	p.Add("Where things stand", v.stands()...)
	return p
}

// lately are the lines of the log since the last move of those who look, or the newest.
func (v *voice) lately() (lines []string) {
	since, _ := v.play.SinceOwnMove()
	all := v.play.Log()
	for i, l := range all {
		if l.Entry >= since || i >= len(all)-latestLines {
			lines = append(lines, v.Named(l.Text))
		}
	}
	return lines
}

// stands is the situation in sentences: as the game tells it, or else all that lies on the
// board, by its labels.
func (v *voice) stands() (lines []string) {
	for _, l := range v.play.View().Situation() {
		lines = append(lines, v.Named(l))
	}
	if len(lines) > 0 {
		return lines
	}
	for _, sp := range slices.Concat(v.spots.all, v.spots.shown) {
		l := v.label(sp.ID)
		words := v.Named(l.Whole())
		if l.Text != "" && !isWord(sp.ID) && !slices.Contains(lines, words) {
			lines = append(lines, words)
		}
	}
	return lines
}
