package table

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// lesson is a lesson in progress at a table: a record that is played as it
// stands, but for the moves of one person, which a caption asks for one by one.
type lesson struct {
	*game
	spots *spots
	on    bool // somebody is taught at this table
	of    rules.Lesson
	at    int // entries made when the present captions were begun
	read  int // captions of this moment that were read
	words string
	since time.Time // when these words came
	// turned says that a caption was put away: what can be chosen is another matter now.
	turned   bool
	hinted   bool              // a hint shows the move that the present caption asks for
	leaving  *widgets.Question // whether the person means it
	problems func()            // opens the problems of the game; nil where there are none
}

// Teach opens a table with a lesson, where it was left the last time. It is saved from
// its last caption on, when it has become a game like any other. The last lesson leads on to problems,
// which may be nil.
func Teach(a *app.App, title Title, l rules.Lesson, problems func()) (*Screen, error) {
	r := l.Record
	r.Entries = nil
	if n := a.Settings.Halfway[lessonKey(title, l)]; n > 0 && n <= len(l.Record.Entries) {
		r.Entries = l.Record.Entries[:n]
	}
	s, err := newScreen(a, title, r, nil)
	if err != nil {
		return nil, err
	}
	s.lesson.on, s.lesson.of, s.lesson.at, s.lesson.problems = true, l, -1, problems
	s.lesson.feed()
	return s, nil
}

// lessonKey names a lesson in the settings.
func lessonKey(t Title, l rules.Lesson) string { return t.Game.About().Key + "." + l.Key }

// ended notes how far the lesson has come, so that it goes on there.
func (l *lesson) ended(c change) {
	if !c.left || !l.on {
		return
	}
	set := &l.app.Settings
	if set.Halfway == nil {
		set.Halfway = map[string]int{}
	}
	n, all := l.play.Len(), l.of.Record.Entries
	for n > 0 && n < len(all) && all[n].Seat == rules.Luck {
		n--
	}
	set.Halfway[lessonKey(l.title, l.of)] = n
	l.app.Save()
}

// script is what is left of the record.
func (l *lesson) script() []rules.Entry {
	if n := l.play.Len(); n < len(l.of.Record.Entries) {
		return l.of.Record.Entries[n:]
	}
	return nil
}

// feed lets everybody but the person play what the record says, up to the
// person's next move or the next caption.
func (l *lesson) feed() {
	if !l.on || l.play.Replaying() > 0 || l.unread() {
		return
	}
	tape := l.script()
	if own := slices.IndexFunc(tape, l.own); own >= 0 {
		tape = tape[:own]
	}
	for _, s := range l.of.Steps {
		if n := s.At - l.play.Len(); n > 0 && n < len(tape) {
			tape = tape[:n]
		}
	}
	if len(tape) > 0 {
		l.play.Replay(tape)
	}
}

// own reports whether a move of the record is the person's.
func (l *lesson) own(e rules.Entry) bool { return e.Seat >= 0 && l.of.Record.Seats[e.Seat].Person() }

// asks reports whether the present caption asks for a move.
func (l *lesson) asks() bool {
	script := l.script()
	return len(script) > 0 && l.own(script[0])
}

// unread reports whether a caption of this moment that asks for no move is still to be read.
func (l *lesson) unread() bool {
	read := 0
	if l.at == l.play.Len() {
		read = l.read
	}
	for _, s := range l.of.Steps {
		if s.At == l.play.Len() {
			read--
		}
	}
	return read < 0 && !l.asks()
}

// announced is what the board asks for before the lesson goes on, "" for nothing.
func (l *lesson) announced() string {
	if l.on {
		return status(l.board).Announcement
	}
	return ""
}

// captions are those of the present moment; they wait until an announcement has been read.
func (l *lesson) captions() []rules.Step {
	if l.play.Replaying() > 0 || l.play.Reviewing() || l.announced() != "" {
		return nil
	}
	now := func(s rules.Step) bool { return s.At == l.play.Len() }
	from := max(slices.IndexFunc(l.of.Steps, now), 0)
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
func (l *lesson) step() {
	if n := l.play.Len(); n != l.at {
		l.at, l.read, l.hinted = n, 0, false
	}
	l.feed()
}

// waits reports whether nobody moves until the words of the lesson are read.
func (l *lesson) waits() bool {
	return l.on && l.play.Replaying() == 0 && (len(l.script()) == 0 || l.unread())
}

// choices are those of all legal moves that the lesson allows now: the one it asks for,
// once its caption is there; all of them when the record has ended.
func (l *lesson) choices(all []rules.Choice) []rules.Choice {
	if !l.on || len(all) == 0 {
		return all
	}
	script := l.script()
	if l.read < len(l.captions())-1 || l.announced() != "" {
		return nil
	}
	if len(script) == 0 {
		return nil // the last words are still to be read
	}
	if one, ok := rules.Choose(all, script[0].Move); ok {
		return []rules.Choice{one}
	}
	return all
}

// advice is the hint of a lesson: the move that its caption asks for. The game's own advice might
// be a move that the lesson does not allow.
func (l *lesson) advice() (session.Advice, bool) {
	if !l.hinted || !l.asks() {
		return session.Advice{}, false
	}
	c, ok := rules.Choose(l.play.Choices(), l.script()[0].Move)
	return session.Advice{Choice: c, Why: "This is what the lesson asks for."}, ok
}

// settles reports whether what was picked means one move of all legal ones, not only of those
// the lesson allows: the learner points at a move as far as in a game. A word that has no
// place on the board need not be picked, for nobody is asked when one choice is left.
func (l *lesson) settles(p *input.Picker) bool {
	if next := p.Targets(); !l.on || len(next) > 0 && isWord(next[0]) {
		return true
	}
	meant := 0
	for _, c := range l.play.Choices() {
		if !slices.ContainsFunc(p.Picked(), func(id string) bool { return !slices.Contains(c.Path, id) }) {
			meant++
		}
	}
	return meant <= 1
}

func captionStyle(u *widgets.UI) widgets.Style {
	return widgets.Style{Face: face.Text, Size: widgets.Large, Colour: u.Theme.Ink}
}

// height is how high the present caption is at a width, with its keys.
func (l *lesson) height(u *widgets.UI, w float64) float64 {
	all := l.captions()
	if len(all) == 0 {
		return u.LineHeight(widgets.Large) + 24
	}
	i := min(l.read, len(all)-1)
	h := u.TextHeight(all[i].Words, captionStyle(u), w-30) + u.LineHeight(widgets.Tiny) + 34
	if i < len(all)-1 || !l.asks() {
		kh := u.LineHeight(widgets.Body) + 12
		h += kh + 8
		if _, ok := l.next(); (ok || l.problems != nil) && len(l.script()) == 0 {
			h += kh + 6
		}
	}
	return h
}

// caption lays the present caption over the head of r, in the sidebar, where it covers
// nothing of the board and stays in its place; what is left of r is returned.
func (l *lesson) caption(u *widgets.UI, r widgets.Rect) widgets.Rect {
	card, rest := r.CutTop(l.height(u, r.W))
	rest.Y, rest.H = rest.Y+8, rest.H-8
	all := l.captions()
	if len(all) == 0 {
		u.BorderedBox(card, widgets.Fade(u.Theme.Pale, 0.05), widgets.Fade(u.Theme.Pale, 0.14), 1, 8)
		u.FitLabel(card.Inset(8), cmp.Or(l.announced(), "Watch what happens…"),
			widgets.Style{Face: face.TextItalic, Size: widgets.Large, Colour: u.Theme.PaleSoft, Align: widgets.Centre})
		return rest
	}
	i := min(l.read, len(all)-1)
	s := all[i]
	if l.words != s.Words {
		l.words, l.since = s.Words, u.Now
		u.ScrollTo(sidebarScroll, 0)
	}
	u.AddHit(widgets.Hit{ID: "lesson.veil", R: card, NoFocus: true})
	u.Paper(card)
	u.Box(widgets.Rect{X: card.X, Y: card.Y, W: 6, H: card.H}, u.Theme.Accent, 3)
	in := card.Inset(12)
	in.X, in.W = in.X+6, in.W-6
	head, in := in.CutTop(u.LineHeight(widgets.Tiny))
	u.FitLabel(head, l.progress(s), widgets.Style{Face: face.UIMedium, Size: widgets.Tiny, Colour: u.Theme.Accent})
	in.Y, in.H = in.Y+4, in.H-4
	u.Text(in, s.Words, captionStyle(u))
	if i < len(all)-1 || !l.asks() {
		l.buttons(u, in, i == len(all)-1 && len(l.script()) == 0)
	}
	if l.on && !l.lingers() {
		ring(u, l.game, l.spots, s.Targets, l.since)
		if !slices.Equal(l.spots.explained, s.Targets) {
			l.spots.explained = s.Targets
			u.Animate() // the board brings it into sight
		}
	}
	return rest
}

// buttons lead on from a caption that asks for no move: to the next one, or from the last
// out of the lesson into the game or the next lesson. They stand at the foot of in.
func (l *lesson) buttons(u *widgets.UI, in widgets.Rect, last bool) {
	label := "Continue"
	if last {
		label = widgets.If(l.play.Over(), "See the result", "Play on")
	}
	kh := u.LineHeight(widgets.Body) + 12
	key, in := in.CutBottom(kh)
	next, more := l.next()
	puzzles := last && !more && l.problems != nil
	more = more && last
	second := key
	if more || puzzles {
		key, _ = in.CutBottom(kh + 6)
		key.H = kh
	}
	u.SetDefault("lesson.on")
	if u.Button("lesson.on", key, label, widgets.ButtonOptions{Weight: widgets.Primary}) {
		l.app.Cue(sound.Page)
		l.read++
		if last {
			l.graduate()
		}
		l.turned = true
	}
	if more && l.on && u.Button("lesson.next", second, "Next lesson",
		widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.play", Tooltip: next.Title + ": " + next.Line}) {
		l.goOn(next)
	}
	if puzzles && l.on && u.Button("lesson.problems", second, "Try a problem",
		widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.flag", Tooltip: "Positions with one solution"}) {
		l.finish()
		l.app.Back()
		l.problems()
	}
}

// exitButton is the way out of the lesson, at the foot of the sidebar r; it asks first and returns the rest of r.
func (l *lesson) exitButton(u *widgets.UI, r widgets.Rect) widgets.Rect {
	key, rest := r.CutBottom(u.LineHeight(widgets.Body) + 10)
	rest.H -= 8
	if u.Button("lesson.leave", key, "Leave the lesson",
		widgets.ButtonOptions{Icon: "icon.arrow-left", Weight: widgets.Quiet, OnDark: true}) {
		l.leaving = &widgets.Question{ID: "leave", Title: "Leave the lesson?", Words: "You can continue it later from where you are now.",
			Answers: []widgets.Answer{{Words: "Leave", Do: l.app.Back}, {Words: "Stay"}}} // Close notes how far it has come
	}
	u.Ask(&l.leaving)
	return rest
}

// next is the lesson of this game after the present one.
func (l *lesson) next() (rules.Lesson, bool) {
	g, ok := l.title.Game.(rules.Teacher)
	if !ok {
		return rules.Lesson{}, false
	}
	all := g.Lessons()
	i := 1 + slices.IndexFunc(all, func(x rules.Lesson) bool { return x.Key == l.of.Key })
	if i == 0 || i == len(all) {
		return rules.Lesson{}, false
	}
	return all[i], true
}

// goOn ends this lesson and opens the next one in its place.
func (l *lesson) goOn(next rules.Lesson) {
	l.finish()
	s, err := Teach(l.app, l.title, next, l.problems)
	if l.app.Report(err) {
		return
	}
	l.app.Swap(s)
}

// progress counts captions, so that people see how far it goes.
func (l *lesson) progress(s rules.Step) string {
	done := 0
	for i, x := range l.of.Steps {
		if x.At == s.At && x.Words == s.Words {
			done = i + 1
		}
	}
	return fmt.Sprintf("%s: %d of %d", l.of.Title, done, len(l.of.Steps))
}

// ringPulse is one pulse of the rings.
const ringPulse = 1600 * time.Millisecond

// ring rings things that words speak of, since these words came.
func ring(u *widgets.UI, g *game, spots *spots, targets []string, since time.Time) {
	beat := 4.0
	if d := u.Now.Sub(since); g.app.Motion() > 0 && d < 3*ringPulse { // then it rests, and the window sleeps
		beat = 3 + 5*float64(d%ringPulse)/float64(ringPulse)
		u.WakeAt(u.Now.Add(60 * time.Millisecond))
	}
	u.Overlay(func() { // when all of the frame is laid out
		for _, x := range ringed(u, spots, targets) {
			ring := func() {
				u.BorderedBox(x.at.Inset(-beat-1.5), widgets.Colour{}, u.Theme.Background, 1.5, 12)
				u.BorderedBox(x.at.Inset(-beat), widgets.Colour{}, u.Theme.Gold, 3, 11)
			}
			if x.cut {
				u.Clipped(x.clip, ring)
			} else {
				ring()
			}
		}
	})
}

// ringedPlace is a place that is ringed, and what cuts it.
type ringedPlace struct {
	at, clip widgets.Rect
	cut      bool
}

// ringClose is how near one another two rows of a list lie whose rings would overlap.
const ringClose = 12.0

// ringed are the places of targets in sight. Rows that lie close below one another share a ring.
func ringed(u *widgets.UI, spots *spots, targets []string) (all []ringedPlace) {
	for _, id := range targets {
		at, ok := spots.where(id)
		if !ok {
			continue
		}
		x := ringedPlace{at: at}
		x.clip, x.cut = cutBy(u, id, at)
		if n := len(all) - 1; n >= 0 {
			last := &all[n]
			below := last.at.X == at.X && last.at.W == at.W && at.Y >= last.at.Y+last.at.H && at.Y-last.at.Y-last.at.H < ringClose
			if below && last.clip == x.clip && last.cut == x.cut && at.W > 2*at.H {
				last.at.H = at.Y + at.H - last.at.Y
				continue
			}
		}
		all = append(all, x)
	}
	return all
}

// cutBy is the board or the scrolling list that shows only a part of a target: a ring around
// it must not run out over the prompt or a button. A target in full sight is not cut.
func cutBy(u *widgets.UI, target string, at widgets.Rect) (clip widgets.Rect, cut bool) {
	for _, h := range u.Hits() {
		if id, ok := TargetOf(h.ID); ok && id == target && h.R == at {
			return h.Clip, h.Clip != (widgets.Rect{}) && at.Intersect(h.Clip) != at
		}
	}
	return widgets.Rect{}, false
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

// finish notes that the lesson was gone through to its end.
func (l *lesson) finish() {
	set := &l.app.Settings
	if set.Learned == nil {
		set.Learned = map[string]bool{}
	}
	key := lessonKey(l.title, l.of)
	set.Learned[key] = true
	delete(set.Halfway, key)
	l.app.Save()
	l.on = false
	l.spots.explained = nil
}
