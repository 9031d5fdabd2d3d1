package table

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"intrigue/input/session"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// lesson is a lesson in progress at a table: a record that is played as it
// stands, but for the moves of one person, which a caption asks for one by one.
type lesson struct {
	playing
	of       rules.Lesson
	at       int                // entries made when the present captions were begun; -1 before the first
	read     int                // captions of this moment that were read
	words    string             // of the caption on show
	since    time.Time          // when these words came
	hinted   bool               // a hint shows the move that the present caption asks for
	other    *rules.Answer      // what is said to a move that works, too; nil for none. The move is still on the board
	teach    func(rules.Lesson) // opens another lesson in place of this one
	problems func()             // opens the problems of the game; nil where there are none
}

// ended notes how far the lesson has come, so that it goes on there.
func (l *lesson) ended(c change) {
	l.playing.ended(c)
	if !c.left {
		return
	}
	set := &l.app.Settings
	if set.Halfway == nil {
		set.Halfway = map[string]int{}
	}
	n, all := l.scripted(), l.of.Record.Entries
	for n > 0 && n < len(all) && all[n].Seat == rules.Luck { // it goes on with a decision
		n--
	}
	set.Halfway[l.title.LessonKey(l.of)] = n
	l.app.Save()
}

// scripted counts the entries that are those of the record: a move that works, too, is taken back again.
func (l *lesson) scripted() int { return l.play.Len() - widgets.If(l.answered(), 1, 0) }

// answered reports whether a move that works, too, is on the board and its answer is read.
func (l *lesson) answered() bool { return l.other != nil && l.play.Len() == l.at }

// script is what is left of the record.
func (l *lesson) script() []rules.Entry {
	if n := l.scripted(); n < len(l.of.Record.Entries) {
		return l.of.Record.Entries[n:]
	}
	return nil
}

// feed lets everybody but the person play what the record says, up to the
// person's next move or the next caption.
func (l *lesson) feed() {
	if l.play.Replaying() > 0 || l.unread() {
		return
	}
	entries := l.script()
	if own := slices.IndexFunc(entries, l.byLearner); own >= 0 {
		entries = entries[:own]
	}
	for _, s := range l.of.Steps {
		if n := s.At - l.play.Len(); n > 0 && n < len(entries) {
			entries = entries[:n]
		}
	}
	if len(entries) > 0 {
		l.play.Replay(entries)
	}
}

// byLearner reports whether a move of the record is the person's.
func (l *lesson) byLearner(e rules.Entry) bool {
	return e.Seat >= 0 && l.of.Record.Seats[e.Seat].Person()
}

// asks reports whether the present caption asks for a move.
func (l *lesson) asks() bool {
	script := l.script()
	return len(script) > 0 && l.byLearner(script[0]) && !l.answered()
}

// unread reports whether a caption of this moment that asks for no move is still to be read.
func (l *lesson) unread() bool {
	if l.answered() {
		return true
	}
	read := widgets.If(l.at == l.play.Len(), l.read, 0)
	all := 0
	for _, s := range l.of.Steps {
		if s.At == l.play.Len() {
			all++
		}
	}
	return read < all && !l.asks()
}

// announced is what the board asks for before the lesson goes on, "" for nothing.
func (l *lesson) announced() string { return status(l.board).Announcement }

// captions are those of the present moment; they wait until an announcement has been read.
func (l *lesson) captions() []rules.Step {
	if l.play.Replaying() > 0 || l.play.Reviewing() || l.announced() != "" {
		return nil
	}
	if l.answered() {
		return []rules.Step{{At: l.scripted(), Words: l.other.Words}}
	}
	now := func(s rules.Step) bool { return s.At == l.play.Len() }
	from := max(slices.IndexFunc(l.of.Steps, now), 0)
	if l.asks() && !now(l.of.Steps[from]) { // the caption before asks for this move, too
		for from+1 < len(l.of.Steps) && l.of.Steps[from+1].At < l.play.Len() {
			from++
		}
		return l.of.Steps[from : from+1]
	}
	to := from
	for to < len(l.of.Steps) && now(l.of.Steps[to]) {
		to++
	}
	return l.of.Steps[from:to]
}

// continues reports whether a caption with a Continue button is to be read before the lesson goes on.
func (l *lesson) continues() bool {
	n := len(l.captions())
	return n > 0 && len(l.script()) > 0 && (l.read < n-1 || !l.asks())
}

// step keeps up with the game.
func (l *lesson) step(*widgets.UI) {
	if n := l.play.Len(); n != l.at {
		l.at, l.read, l.hinted, l.other = n, 0, false, nil
	}
	l.feed()
}

// waits reports whether nobody moves until the words of the lesson are read.
func (l *lesson) waits() bool {
	return l.play.Replaying() == 0 && (len(l.script()) == 0 || l.unread())
}

func (l *lesson) guides() bool     { return true }
func (l *lesson) teacher() teacher { return l }
func (l *lesson) note() string     { return "You can leave this lesson and continue it later." }

// tools are those of a game. A lesson has no results.
func (l *lesson) tools() []Tool { return append(l.undoTools(), l.hintTool()) }

// made has the others go on at once, before a bot begins to think of something else. Nobody goes on from a move that works, too.
func (l *lesson) made(m rules.Move) error {
	answers := l.answers()
	err := l.playing.made(m)
	if err != nil {
		return err
	}
	if i := slices.IndexFunc(answers, func(a rules.Answer) bool { return a.Move == m }); i >= 0 {
		l.other, l.at = &answers[i], l.play.Len()
	}
	l.feed()
	return nil
}

// answers are what is said to moves that the present caption allows besides the one it asks for.
func (l *lesson) answers() []rules.Answer {
	all := l.captions()
	if len(all) == 0 || !l.asks() || all[len(all)-1].At != l.play.Len() {
		return nil
	}
	return all[len(all)-1].Else
}

// instead plays the move of the lesson in place of one that works, too.
func (l *lesson) instead() {
	own := l.script()[:1]
	if l.play.Undo() != nil {
		l.app.Report(l.play.UndoAsking())
	}
	l.play.Replay(own)
}

// refusal refuses what comes before an announcement is read, and moves other than the one it asks for.
func (l *lesson) refusal(target string) (why string, legal bool) {
	legal = l.hasTarget(target)
	return cmp.Or(l.announced(), widgets.If(legal, "That move is legal, but the lesson asks for the marked one.", "")), legal
}

func (l *lesson) prompt() sentence {
	switch {
	case l.continues():
		return sentence{words: "Read the lesson, then press Continue."}
	case l.botsWait():
		return l.paused()
	case l.waits(), l.announced() != "":
		return sentence{} // the caption says what to do
	case l.asks():
		return l.asked("Your move: do what the lesson asks.") // it allows one move, and the view tells of all
	}
	return l.asked("")
}

// choices are those of all legal moves that the lesson allows now, once its caption is there: the one it asks for, and
// those that work, too.
func (l *lesson) choices() []rules.Choice {
	all, script := l.play.Choices(), l.script()
	wordsLeft := len(script) == 0 || l.read < len(l.captions())-1 || l.announced() != ""
	if len(all) == 0 || wordsLeft {
		return nil
	}
	if _, ok := rules.Choose(all, script[0].Move); !ok {
		return all
	}
	answers := l.answers()
	return slices.DeleteFunc(slices.Clone(all), func(c rules.Choice) bool {
		return c.Move != script[0].Move && !slices.ContainsFunc(answers, func(a rules.Answer) bool { return a.Move == c.Move })
	})
}

// advice is the hint of a lesson: the move that its caption asks for. The game's own advice might
// be a move that the lesson does not allow.
func (l *lesson) advice() (session.Advice, bool) {
	switch {
	case !l.asks():
		return l.playing.advice()
	case !l.hinted:
		return session.Advice{}, false
	}
	c, ok := rules.Choose(l.play.Choices(), l.script()[0].Move)
	return session.Advice{Choice: c, Why: "This is what the lesson asks for."}, ok
}

// askHint has the move shown that the lesson asks for.
func (l *lesson) askHint() {
	if !l.asks() || !l.givesHints() || !l.app.Settings.Hints {
		l.playing.askHint()
	} else if l.pointing.playable() {
		l.hinted, l.pointing.followed = true, ""
	}
}

// height is the room for the longest caption of the lesson at a width, with its keys: it is the same all along, so that
// nothing beside it moves and Continue stays under the pointer.
func (l *lesson) height(u *widgets.UI, w float64) (h float64) {
	for _, s := range l.of.Steps {
		h = max(h, u.TextHeight(s.Words, captionStyle(u), w-2*cardEdge-cardStripe-barRoom))
		for _, a := range s.Else {
			h = max(h, u.TextHeight(a.Words, captionStyle(u), w-2*cardEdge-cardStripe-barRoom))
		}
	}
	h += 2*cardEdge + u.LineHeight(widgets.Tiny) + headGap
	return h + keyGap + u.LineHeight(widgets.Body) + keyPad // the last caption has a second key: there the words may scroll
}

// caption lays the present caption into its card.
func (l *lesson) caption(u *widgets.UI, card widgets.Rect) {
	all := l.captions()
	if len(all) == 0 {
		u.BorderedBox(card, widgets.Fade(u.Theme.Pale, 0.05), widgets.Fade(u.Theme.Pale, 0.14), 1, 8)
		u.FitLabel(card.Inset(8), cmp.Or(l.announced(), "Watch what happens…"),
			widgets.Line(face.TextItalic, widgets.Large, u.Theme.PaleSoft).Centred())
		return
	}
	i := min(l.read, len(all)-1)
	s, last := all[i], i == len(all)-1
	if l.words != s.Words {
		l.words, l.since = s.Words, u.Now
		u.ScrollTo("lesson", 0)
	}
	in := teacherCard(u, card, l.progress(s))
	if !last || !l.asks() {
		var left bool
		if in, left = l.buttons(u, in, last && len(l.script()) == 0); left {
			return
		}
	}
	u.Scroll("lesson", in, func(col widgets.Rect) float64 { return u.Text(col, s.Words, captionStyle(u)) })
	if !l.lingers() {
		ring(u, l.game, s.Targets, l.since)
		l.spots.explain(u, s.Targets)
	}
}

// buttons lead on from a caption that asks for no move: to the next one, or from the last
// out of the lesson into the game, the next lesson or the problems. They stand at the foot of in, and leave rest. It reports
// whether the lesson was left.
func (l *lesson) buttons(u *widgets.UI, in widgets.Rect, last bool) (rest widgets.Rect, left bool) {
	label := "Continue"
	if last {
		label = widgets.If(l.play.Over(), "See the result", "Play on")
	}
	kh := u.LineHeight(widgets.Body) + keyPad
	key, rest := in.CutBottom(kh)
	rest.H -= keyGap
	next, follows := l.next()
	toNext, toProblems := last && follows, last && !follows && l.problems != nil
	second := key // below the first one
	if toNext || toProblems {
		key, rest = rest.CutBottom(kh)
		rest.H -= keyGap
	}
	u.SetDefault("lesson.on")
	if u.Button("lesson.on", key, label, widgets.ButtonOptions{Weight: widgets.Primary}) {
		l.app.Cue(sound.Page)
		if l.answered() {
			l.instead()
			return rest, false
		}
		l.read++
		l.turned = true
		if last {
			l.graduate()
			return rest, true
		}
	}
	if toNext && u.Button("lesson.next", second, "Next lesson",
		widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.play", Tooltip: next.Title + ": " + next.Line}) {
		l.finish()
		l.teach(next)
		return rest, true
	}
	if toProblems && u.Button("lesson.problems", second, "Try a problem",
		widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.flag", Tooltip: "Positions with one solution"}) {
		l.finish()
		l.app.Back()
		l.problems()
		return rest, true
	}
	return rest, false
}

// exit asks before the lesson is left.
func (l *lesson) exit() (id, words string, leave func()) {
	return "lesson.leave", "Leave the lesson", func() {
		l.agree = &widgets.Question{ID: "leave", Title: "Leave the lesson?", Words: "You can continue it later from where you are now.",
			Answers: []widgets.Answer{{Words: "Leave", Do: l.app.Back}, {Words: "Stay"}}} // Close notes how far it has come
	}
}

// next is the lesson of this game after the present one; not ok after the last.
func (l *lesson) next() (rules.Lesson, bool) {
	all := l.title.Lessons()
	i := 1 + slices.IndexFunc(all, func(x rules.Lesson) bool { return x.Key == l.of.Key })
	if i == 0 || i == len(all) {
		return rules.Lesson{}, false
	}
	return all[i], true
}

// progress counts captions, so that people see how far it goes.
func (l *lesson) progress(s rules.Step) string {
	done := 0
	for i, x := range l.of.Steps {
		if x.At == s.At && (x.Words == s.Words || l.answered()) {
			done = i + 1
		}
	}
	return fmt.Sprintf("%s: %d of %d", l.of.Title, done, len(l.of.Steps))
}

// graduate ends the lesson: the game goes on and is saved from now on.
func (l *lesson) graduate() {
	l.finish()
	if l.play.Over() {
		return
	}
	keep, err := l.app.Store.CreateGame(l.play.Record())
	l.app.Report(err)
	l.play.SetSaver(keep)
}

// finish notes that the lesson was gone through to its end, and hands the table over to play.
func (l *lesson) finish() {
	set := &l.app.Settings
	if set.Learned == nil {
		set.Learned = map[string]bool{}
	}
	key := l.title.LessonKey(l.of)
	set.Learned[key] = true
	delete(set.Halfway, key)
	l.app.Save()
	l.settle(&l.playing)
	l.spots.explained = nil
}
