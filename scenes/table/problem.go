package table

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/input/supervisor"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// problem is an exercise that is being tried at a table: every move of the solver is answered.
type problem struct {
	playing
	of  exercise
	try func(exercise) // opens one in place of this one

	answer *supervisor.Task[rules.Attempt] // to the last move, while it is worked out
	now    rules.Attempt                   // what came of the last move
	rest   []rules.Entry                   // what follows the end of this try, for those who want to see it
	noted  bool                            // the end of this try was
	help   *supervisor.Task[advised]       // the hint, while it is worked out
	told   advised                         // the hint, once it was
	steps  int                             // of the hint that are shown: 1 says where to look, 2 the move
	since  time.Time                       // when the words on show came
	said   string                          // of a move or as a hint, in the frame before
	kept   string                          // what is said of the rating
}

// advised is a hint of the game: a move, where to look for it, and why it is the one.
type advised struct {
	choice    rules.Choice
	near, why string
}

// answerTime is how long the game may work out an answer.
const answerTime = 20 * time.Second

// open reports whether the solver may move.
func (p *problem) open() bool {
	return p.now.State == rules.Attempting && p.answer == nil && p.play.Replaying() == 0
}

// over reports whether this try has come to its end, and all of it was shown.
func (p *problem) over() bool {
	return p.now.State != rules.Attempting && p.play.Replaying() == 0
}

// waits reports whether the table waits for the solver, or for the answer to a move.
func (p *problem) waits() bool { return p.play.Replaying() == 0 }

// works reports whether an answer or a hint is worked out, or an answer is still played.
func (p *problem) works() bool {
	return p.answer != nil || p.help != nil || p.play.Replaying() > 0
}

func (p *problem) unaided() bool    { return true }
func (p *problem) teacher() teacher { return p }
func (p *problem) note() string     { return p.of.words().note }

// choices are those that the solver has now.
func (p *problem) choices() []rules.Choice {
	if !p.open() {
		return nil
	}
	return p.play.Choices()
}

// made has a move answered.
func (p *problem) made(m rules.Move) error {
	seat, _ := p.play.Deciding()
	entries := append(p.play.Record().Entries, rules.Entry{Seat: seat, Move: m})
	p.told, p.steps = advised{}, 0
	p.help.Cancel()
	p.help = nil
	p.answer = supervisor.Start(context.Background(), p.options(), func(ctx context.Context) (rules.Attempt, error) {
		return p.of.attempt(ctx, entries), nil
	})
	return nil
}

// ended ends what is worked out.
func (p *problem) ended(c change) {
	p.playing.ended(c)
	if c.left {
		p.answer.Cancel()
		p.help.Cancel()
	}
}

// options are how an answer or a hint is worked out, in the background.
func (p *problem) options() supervisor.Options {
	return supervisor.Options{Limit: answerTime, Wake: p.app.Wake, Sync: p.app.Synchronous}
}

// step takes what was worked out.
func (p *problem) step(u *widgets.UI) {
	if a, ok := p.answer.Answer(); ok {
		p.answer = nil
		p.receive(a.Got, a.Err)
		u.Animate()
	}
	if h, ok := p.help.Answer(); ok {
		p.help = nil
		p.told = h.Got
		if h.Err != nil || h.Got.near == "" {
			p.remark("There is no hint for this.")
			p.steps = 0
		} else {
			if moved := p.of.helped(p.app); moved != "" {
				p.remark(moved)
			}
			p.app.Save()
		}
		p.since = u.Now
	}
	if p.over() && !p.noted {
		p.noted = true
		p.keepScore()
		p.since = u.Now
		p.app.Cue(widgets.If(p.now.State == rules.Solved, sound.Bell, sound.Deny))
	}
}

// receive plays the solver's move and the answer to it.
func (p *problem) receive(a rules.Attempt, err error) {
	n := p.play.Len()
	if err == nil && len(a.Entries) > n {
		err = p.play.Rewrite(a.Entries[:n])
	} else if err == nil {
		err = errors.New("found no reply")
	}
	if err != nil {
		p.remark(fmt.Sprintf("Your move was not played because the solver %v. The position has not changed. Try another move.", err))
		return
	}
	p.now, p.rest = a, nil
	shown := a.Entries[n:]
	if a.State != rules.Attempting && len(shown) > mostShown {
		shown, p.rest = shown[:1], shown[1:]
	}
	p.play.Replay(shown)
	p.play.Skip() // the solver's own move at once
}

// mostShown is how many moves at the end of a try come before what is said of it: where more follow, that is said at once.
const mostShown = 8

// keepScore keeps what came of this try.
func (p *problem) keepScore() {
	p.kept = p.of.ended(p.app, p.now.State == rules.Solved)
	p.app.Save()
}

// askHint shows where to look, and asked again, the move.
func (p *problem) askHint() {
	switch {
	case !p.app.Settings.Hints:
		p.remark("Hints are off. You can turn them on in the settings.")
	case !p.open():
	case p.told.near != "":
		p.steps = 2
	case p.help == nil:
		p.steps = 1
		entries, all := p.play.Record().Entries, p.play.Choices()
		p.help = supervisor.Start(context.Background(), p.options(), func(ctx context.Context) (h advised, _ error) {
			m, near, why, ok := p.of.solve(ctx, entries)
			if c, legal := rules.Choose(all, m); ok && legal {
				h = advised{c, near, why}
			}
			return h, nil
		})
	}
	p.app.UI().Animate()
}

// advice is the move, once it is shown.
func (p *problem) advice() (session.Advice, bool) {
	shown := p.open() && p.steps == 2 && p.told.near != ""
	return session.Advice{Choice: p.told.choice, Why: "Make the highlighted move, or another one."}, shown
}

// again begins the problem anew.
func (p *problem) again() { p.try(p.of) }

// takeBack begins it anew once a move was made.
func (p *problem) takeBack() {
	if p.play.Len() > len(p.of.record().Entries) {
		p.again()
	}
}

// words are those of the card: the task, and what came of the last move, or the hint; "" for neither.
func (p *problem) words() (task, more string) {
	task = p.of.task()
	switch {
	case p.over() || p.open() && p.steps == 0:
		more = p.now.Words
	case p.open() && p.steps == 1:
		more = p.told.near
	case p.open():
		more = p.told.why
	}
	return task, more
}

// The buttons of the card.
const (
	problemAgain = "problem.again"
	problemNext  = "problem.next"
	problemHint  = "problem.hint"
	problemWatch = "problem.watch"
)

// answerLines are for what is said of a move or as a hint; more than these scroll. answerGap stands above them, in points.
const answerLines, answerGap = 5, 8

// height is the room for the task and what is said of a move, with two rows of buttons, at a width: it is the same all along,
// so that nothing beside it moves.
func (p *problem) height(u *widgets.UI, w float64) float64 {
	task, _ := p.words()
	return u.TextHeight(task, captionStyle(u), w-2*cardEdge-cardStripe-barRoom) + answerLines*u.LineHeight(widgets.Large) +
		u.LineHeight(widgets.Tiny) + 2*(u.LineHeight(widgets.Body)+keyPad+keyGap) + 2*cardEdge + headGap + answerGap
}

// moreStyle is how what came of the last move, or the hint, is written.
func (p *problem) moreStyle(u *widgets.UI) widgets.Style {
	if p.over() {
		return widgets.Line(face.Text, widgets.Large, widgets.If(p.now.State == rules.Solved, u.Theme.Ink, u.Theme.Warn))
	}
	return app.Ink(u, face.TextItalic, widgets.Large)
}

// caption lays out the card. What is said of a move is brought into sight.
func (p *problem) caption(u *widgets.UI, card widgets.Rect) {
	in := p.buttons(u, teacherCard(u, card, p.heading()))
	task, more := p.words()
	head := 0.0
	u.Scroll("problem", in, func(col widgets.Rect) float64 {
		said := 0.0
		if p.kept == "" { // what came of it needs the room
			said = u.Text(col, task, captionStyle(u))
		}
		head = said
		if more != "" {
			said += answerGap
			said += u.Text(widgets.Rect{X: col.X, Y: col.Y + said, W: col.W, H: col.H}, more, p.moreStyle(u))
		}
		if p.kept != "" {
			said += answerGap
			said += u.Text(widgets.Rect{X: col.X, Y: col.Y + said, W: col.W, H: col.H}, p.kept, app.Ink(u, face.UI, widgets.Body))
		}
		return said
	})
	if p.said != more { // now that it is known how high the column is
		p.said = more
		u.ScrollTo("problem", widgets.If(more == "", 0, head))
		u.Animate()
	}
	p.rings(u)
}

// heading says which exercise it is, and how often it was tried.
func (p *problem) heading() string {
	words := p.of.words().name
	switch t := tried(p.app, p.of); {
	case t.Solved:
		words += ", solved"
	case t.Tries > 0:
		words += fmt.Sprintf(", try %d", t.Tries+widgets.If(p.over(), 0, 1))
	}
	return words
}

// buttons stand at the foot of the card, and leave rest.
func (p *problem) buttons(u *widgets.UI, in widgets.Rect) (rest widgets.Rect) {
	kh := u.LineHeight(widgets.Body) + keyPad
	if !p.over() && (p.steps == 2 && p.open() || !p.app.Settings.Hints) {
		return in // the move is ringed, and there is no more to be asked
	}
	if p.over() {
		return p.endButtons(u, in, kh)
	}
	first, rest := in.CutBottom(kh)
	rest.H -= keyGap
	hint := widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.hint", Tooltip: p.of.words().hint}
	label := widgets.If(p.told.near == "", "Hint", "Show the move")
	if !p.open() || p.help != nil {
		hint.Disabled = "Wait for the reply to your move."
	}
	if u.Button(problemHint, first, label, hint) {
		p.askHint()
	}
	return rest
}

// endButtons are the keys after a try: what is nearest at hand stands above.
func (p *problem) endButtons(u *widgets.UI, rest widgets.Rect, high float64) widgets.Rect {
	next, more := p.of.next(p.app)
	refuted := p.now.State == rules.Refuted
	ids, labels := []string{problemAgain}, []string{widgets.If(refuted, "Try again", "Solve it again")}
	if more {
		ids, labels = append(ids, problemNext), append(labels, p.of.words().next)
	}
	if !refuted {
		slices.Reverse(ids)
		slices.Reverse(labels)
	}
	if len(p.rest) > 0 {
		ids = append(ids[:1], problemWatch)
	}
	u.SetDefault(ids[0])
	for i, id := range slices.Backward(ids) {
		var r widgets.Rect
		r, rest = rest.CutBottom(high)
		rest.H -= keyGap
		if id == problemWatch {
			p.watchButton(u, r)
			continue
		}
		look := widgets.ButtonOptions{Weight: widgets.If(i == 0, widgets.Primary, widgets.Quiet),
			Icon: widgets.If(id == problemNext, "icon.play", "icon.undo")}
		switch pressed := u.Button(id, r, labels[i], look); {
		case pressed && id == problemNext:
			p.try(next)
		case pressed:
			p.again()
		}
	}
	return rest
}

// watchButton offers to play what follows.
func (p *problem) watchButton(u *widgets.UI, r widgets.Rect) {
	if u.Button(problemWatch, r, "Watch what follows", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.play"}) {
		p.play.Replay(p.rest)
		p.rest = nil
	}
}

// rings are around what the words speak of.
func (p *problem) rings(u *widgets.UI) {
	var about []string
	switch {
	case p.lingers():
	case p.over():
		about = p.now.Targets
	}
	if len(about) > 0 {
		ring(u, p.game, about, p.since)
	}
	p.spots.explain(u, about)
}

func (p *problem) exit() (id, words string, leave func()) {
	return "problem.leave", p.of.words().leave, p.app.Back
}

func (p *problem) prompt() sentence {
	if p.botsWait() || p.open() {
		return p.playing.prompt()
	}
	return sentence{words: p.waiting()}
}

// waiting is what is said while nothing is to be chosen.
func (p *problem) waiting() string {
	switch {
	case p.answer != nil:
		return p.of.words().wait
	case !p.over():
		return ""
	case p.now.State == rules.Solved:
		if _, more := p.of.next(p.app); !more {
			return p.of.words().last
		}
		return "Solved."
	case len(p.app.Keymap[input.Undo]) == 0:
		return "Not solved this time."
	}
	return "Not solved this time. Press " + p.app.KeyName(input.Undo) + " to try again."
}

// tools are the keys of the toolbar that a problem has.
func (p *problem) tools() []Tool {
	again, hint := "", ""
	if p.play.Len() == len(p.of.record().Entries) {
		again = "You have not moved yet."
	}
	switch {
	case !p.app.Settings.Hints:
		hint = "Hints are off."
	case !p.open():
		hint = "You can ask for a hint on your turn."
	}
	return []Tool{
		{ID: "undo", Icon: "icon.undo", Tooltip: p.app.Keyed("Restart", input.Undo), Disabled: again, Do: p.again, Word: "Restart"},
		{ID: "hint", Icon: "icon.hint", Tooltip: p.app.Keyed("Hint", input.Hint), Disabled: hint, Do: p.askHint, Word: "Hint"},
	}
}
