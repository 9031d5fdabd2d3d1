package table

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// playing is the mode of a game that people play. Lessons and problems embed it.
type playing struct {
	*game
	pointing *Pointing
	results  func() // shows how the game ended
}

func (p *playing) choices() []rules.Choice        { return p.play.Choices() }
func (p *playing) advice() (session.Advice, bool) { return p.play.Hint() }
func (p *playing) made(m rules.Move) error        { return p.play.Play(m) }
func (p *playing) teacher() teacher               { return nil }
func (p *playing) refusal(string) (string, bool)  { return "", false }
func (p *playing) guides() bool                   { return false }
func (p *playing) unaided() bool                  { return false }
func (p *playing) step(*widgets.UI)               {}
func (p *playing) waits() bool                    { return false }
func (p *playing) works() bool                    { return false }
func (p *playing) leave() bool                    { return false }
func (p *playing) ended(change)                   { p.agree = nil }

// askHint asks the game for a suggestion, which appears on the board. Asked for again, it leads there again.
func (p *playing) askHint() {
	switch {
	case !p.givesHints():
		p.remark(noHints)
	case !p.app.Settings.Hints:
		p.remark("Hints are off. You can turn them on in the settings.")
	case p.pointing.playable():
		p.play.AskHint()
		p.pointing.followed = ""
	}
}

// hold lets the bots wait, or go on.
func (p *playing) hold(u *widgets.UI) {
	p.play.SetPaused(!p.play.Paused())
	if !p.play.Paused() {
		p.remark("The bots play on.")
	}
	u.Animate()
}

// botsWait reports whether the bots wait until somebody lets them go on.
func (p *playing) botsWait() bool {
	return p.play.Paused() && !p.pointing.playable() && !p.play.Over()
}

func (p *playing) prompt() sentence {
	switch {
	case p.botsWait():
		return p.paused()
	case p.play.Replaying() > 0:
		return sentence{words: "These moves are played for you. " + p.app.KeyName(input.Skip) + " plays the next one at once."}
	}
	return p.asked("")
}

// paused says how the bots go on.
func (p *playing) paused() sentence {
	step := p.app.KeyName(input.Step)
	if r := []rune(step); len(r) == 1 && unicode.IsPunct(r[0]) { // it might be taken for the sign of the sentence
		step = "“" + step + "”"
	}
	return sentence{words: "Paused. " + p.app.KeyName(input.Pause) + " resumes, and " + step + " plays one move.", tone: golden}
}

// asked says what is to be chosen: as a hint, the board or the rules do, or instead of the rules in other words, "" for none.
func (p *playing) asked(instead string) sentence {
	said := sentence{words: p.play.View().Prompt()}
	advice, hinted := p.pointing.advice()
	switch {
	case hinted:
		return sentence{words: advice.Why, tone: golden}
	case !p.pointing.playable():
		said.waits = true // the end too is said by the log, and by the results
		return said
	}
	said.words, said.tone, said.turn = cmp.Or(instead, said.words), usual, true
	if p.pointing.inHand() != "" || p.pointing.chooser.open {
		said.words = cmp.Or(p.board.Narrate(p.pointing.Picked()), said.words)
	}
	return said
}

func (p *playing) tools() []Tool {
	if p.play.Over() {
		return append(p.undoTools(), Tool{ID: "results", Icon: "icon.trophy", Tooltip: "How the game ended", Do: p.results, Word: "Result"})
	}
	return append(p.undoTools(), p.hintTool())
}

// undoTools take moves back, and play them again.
func (p *playing) undoTools() []Tool {
	_, asking, why := p.play.CanUndo()
	if asking > 0 {
		why = "" // the table may agree to it
	}
	redo := widgets.If(p.play.CanRedo(), "", "Nothing to redo.")
	return []Tool{
		{ID: "undo", Icon: "icon.undo", Tooltip: p.app.Keyed("Undo", input.Undo), Disabled: why, Do: p.takeBack, Word: "Undo"},
		{ID: "redo", Icon: "icon.redo", Tooltip: p.app.Keyed("Redo", input.Redo), Disabled: redo, Do: p.redo, Word: "Redo"},
	}
}

// hintTool asks for a hint.
func (p *playing) hintTool() Tool {
	hint := Tool{ID: "hint", Icon: "icon.hint", Tooltip: p.app.Keyed("Hint", input.Hint), Do: func() { p.mode.askHint() }, Word: "Hint"}
	switch {
	case !p.givesHints():
		hint.Disabled = noHints
	case !p.app.Settings.Hints:
		hint.Disabled = "Hints are off."
	case !p.pointing.playable():
		hint.Disabled = "You can ask for a hint on your turn."
	}
	if _, told := p.pointing.advice(); told {
		hint.Tooltip = "" // it would hang over the end of the advice
	}
	return hint
}

// takeBack takes back the last decision; where that unmakes what somebody has seen, the people are asked.
func (p *playing) takeBack() {
	alone, asking, why := p.play.CanUndo()
	if alone > 0 {
		all := p.play.Record().Entries
		if !p.app.Report(p.play.Undo()) {
			if c, ok := rules.Choose(p.pointing.choices(), all[p.play.Len()].Move); ok && len(c.Path) > 1 {
				p.pointing.held = c.Path[0] // the piece that has come back is in hand again
			}
		}
		p.app.Cue(sound.Slide)
		return
	}
	if asking == 0 {
		p.remark(why)
		return
	}
	p.agree = &widgets.Question{ID: "undo", Title: "Undo this?", Risk: true,
		Words:   "Players have seen new information since that move. Does everyone agree to undo it?",
		Answers: []widgets.Answer{{Words: "We all agree", Do: func() { p.app.Report(p.play.UndoAsking()) }}, {Words: "Cancel"}}}
	if p.Alone() {
		p.agree.Words, p.agree.Answers[0].Words = "You have seen new information since that move.", "Undo"
		if slices.ContainsFunc(p.play.Seats(), func(s rules.SeatInfo) bool { return !s.Person() }) {
			p.agree.Words += " The bots won't mind."
		}
	}
}

// redo plays a move again that was taken back, if there is one.
func (g *game) redo() {
	if g.play.CanRedo() {
		g.app.Report(g.play.Redo())
	}
}

// watching is the mode of a game that only bots play.
type watching struct{ playing }

// tools are those of a player who watches bots, in place of those that only players need.
func (w *watching) tools() []Tool {
	if w.play.Over() {
		return w.playing.tools()
	}
	icon, words := "icon.pause", "Pause"
	if w.play.Paused() {
		icon, words = "icon.play", "Resume"
	}
	speeds := []string{"slow", "normal", "fast"}
	at := slices.Index(speeds, w.app.Settings.Speed) // -1 for off: the next one is slow
	keys := []Tool{
		{ID: "pause", Icon: icon, Tooltip: w.app.Keyed(words, input.Pause), Brass: w.play.Paused(), Word: words,
			Do: func() { w.mode.hold(w.app.UI()) }},
		{ID: "step", Icon: "icon.step-forward", Tooltip: w.app.Keyed("Step: one move", input.Step), Word: "Step",
			Do: func() { w.play.Skip(); w.app.Wake() }},
		{ID: "speed", Icon: "icon.last", Word: "Speed",
			Tooltip: "Speed: " + widgets.If(at < 0, "instant", w.app.Settings.Speed) + ". Press to change.",
			Do:      func() { w.app.Settings.Speed = speeds[(at+1)%len(speeds)]; w.app.Save() }},
	}
	if w.play.CanShowAll() {
		icon, words = "icon.eye", "Show "+w.hidden()
		if w.play.ShowsAll() {
			icon, words = "icon.eye-off", "Hide "+strings.TrimPrefix(w.hidden(), "all ")
		}
		word, _, _ := strings.Cut(words, " ")
		keys = append(keys, Tool{ID: "showall", Icon: icon, Tooltip: w.app.Keyed(words, input.ShowAll), Brass: w.play.ShowsAll(),
			Do: w.showAll, Word: word})
	}
	return keys
}

// hidden is what those who watch bots can have shown: the side that sees all, where there is
// one, else all hands.
func (w *watching) hidden() string {
	for _, side := range w.title.Game.About().SidesOf(len(w.play.Seats())) {
		if side.Wide {
			return side.Name
		}
	}
	return "all hands"
}

// showAll shows all secrets to those who watch bots, or hides them again.
func (g *game) showAll() {
	g.play.SetShowAll(!g.play.ShowsAll())
	g.app.Wake()
}
