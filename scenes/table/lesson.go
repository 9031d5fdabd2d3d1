package table

import (
	"fmt"
	"time"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// teaching is a lesson in progress at a table: a record that is played as it
// stands, but for the moves of one person, which a caption asks for one by one.
type teaching struct {
	lesson rules.Lesson
	at     int // entries made when the present captions were begun
	read   int // captions of this moment that were read
	words  string
	since  time.Time // when these words came
	// leaving is whether the person is asked if they mean it.
	leaving bool
}

// Teach opens a table with a lesson. It is saved from its last caption on, when
// it has become a game like any other.
func Teach(a *app.App, title Title, l rules.Lesson) (*Screen, error) {
	r := l.Record
	r.Entries = nil
	t, err := newScreen(a, title, r, nil)
	if err != nil {
		return nil, err
	}
	t.lesson = &teaching{lesson: l, at: -1}
	if err := t.lesson.resume(t, a.Settings.Halfway[t.lessonKey()]); err != nil {
		t.board.Close()
		t.play.Close()
		return nil, err
	}
	t.lesson.feed(t)
	return t, nil
}

// resume plays the record up to where the lesson was left, which may be its last words.
func (c *teaching) resume(t *Screen, entries int) error {
	all := c.lesson.Record.Entries
	if entries <= 0 || entries > len(all) {
		return nil
	}
	r := c.lesson.Record
	r.Entries = all[:entries]
	play, err := input.NewTable(t.title.Game, r, depsOf(t.app))
	if err != nil {
		return err
	}
	t.play.Close()
	t.play = play
	return nil
}

// lessonKey names the lesson in the settings.
func (s *Screen) lessonKey() string {
	return s.title.Game.About().Key + "." + s.lesson.lesson.Key
}

// leaveLesson notes how far the lesson has come, so that it goes on there.
func (s *Screen) leaveLesson() {
	set := &s.app.Settings
	if set.Halfway == nil {
		set.Halfway = map[string]int{}
	}
	n := s.play.Len()
	for n > 0 && n < len(s.lesson.lesson.Record.Entries) && s.lesson.lesson.Record.Entries[n].Seat == rules.Luck {
		n--
	}
	set.Halfway[s.lessonKey()] = n
	s.app.Save()
}

// script is what is left of the record.
func (c *teaching) script(t *Screen) []rules.Entry {
	if n := t.play.Len(); n < len(c.lesson.Record.Entries) {
		return c.lesson.Record.Entries[n:]
	}
	return nil
}

// feed lets everybody but the person play what the record says, up to the
// person's next move.
func (c *teaching) feed(t *Screen) {
	if t.play.Replaying() > 0 {
		return
	}
	var tape []rules.Entry
	for _, e := range c.script(t) {
		if e.Seat >= 0 && c.lesson.Record.Seats[e.Seat].Person() {
			break
		}
		tape = append(tape, e)
	}
	if len(tape) > 0 {
		t.play.Replay(tape)
	}
}

// captions are those of the present moment.
func (c *teaching) captions(t *Screen) []rules.Step {
	if t.play.Replaying() > 0 || t.play.Reviewing() {
		return nil
	}
	var all []rules.Step
	for _, s := range c.lesson.Steps {
		if s.At == t.play.Len() {
			all = append(all, s)
		}
	}
	return all
}

// step keeps up with the game.
func (c *teaching) step(t *Screen) {
	if n := t.play.Len(); n != c.at {
		c.at, c.read = n, 0
	}
	c.feed(t)
}

// choices are the moves the lesson allows now: the one it asks for, once its
// caption is there; all of them when the record has ended.
func (c *teaching) choices(t *Screen, all []rules.Choice) []rules.Choice {
	script := c.script(t)
	if c.read < len(c.captions(t))-1 {
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

// Choices are the legal moves of those who look, or those of them that a lesson
// allows.
func (s *Screen) Choices() []rules.Choice {
	all := s.play.Choices()
	if s.lesson == nil || len(all) == 0 {
		return all
	}
	return s.lesson.choices(s, all)
}

func captionStyle(u *widgets.UI) widgets.Style {
	return widgets.Style{Face: face.Text, Size: widgets.Large, Colour: u.Theme.Ink}
}

// height is how high the present caption is at a width, with its keys.
func (c *teaching) height(t *Screen, u *widgets.UI, w float64) float64 {
	all := c.captions(t)
	if len(all) == 0 {
		return u.LineHeight(widgets.Large) + 24
	}
	i := min(c.read, len(all)-1)
	h := u.TextHeight(all[i].Words, captionStyle(u), w-36) + u.LineHeight(widgets.Tiny) + 34
	if i < len(all)-1 || len(c.script(t)) == 0 {
		kh := u.LineHeight(widgets.Body) + 12
		h += kh + 8
		if _, ok := c.next(t); ok && len(c.script(t)) == 0 {
			h += kh + 6
		}
	}
	return h
}

// caption lays the present caption over the head of r, in the sidebar, where it covers
// nothing of the board and stays in its place; what is left of r is returned.
func (c *teaching) caption(t *Screen, u *widgets.UI, r widgets.Rect) widgets.Rect {
	card, rest := r.CutTop(c.height(t, u, r.W))
	rest.Y, rest.H = rest.Y+8, rest.H-8
	all := c.captions(t)
	if len(all) == 0 {
		u.BorderedBox(card, widgets.Fade(u.Theme.Pale, 0.05), widgets.Fade(u.Theme.Pale, 0.14), 1, 8)
		u.FitLabel(card.Inset(8), "Watch what the others do …", widgets.Style{Face: face.TextItalic, Size: widgets.Large, Colour: u.Theme.PaleSoft, Align: widgets.Centre})
		return rest
	}
	i := min(c.read, len(all)-1)
	s := all[i]
	if c.words != s.Words {
		c.words, c.since = s.Words, u.Now
		u.ScrollTo("rail", 0)
	}
	u.AddHit(widgets.Hit{ID: "lesson.veil", R: card, NoFocus: true})
	u.Paper(card)
	u.Box(widgets.Rect{X: card.X, Y: card.Y, W: 6, H: card.H}, u.Theme.Accent, 3)
	in := card.Inset(12)
	in.X, in.W = in.X+6, in.W-6
	done, total := c.progress(s)
	head, in := in.CutTop(u.LineHeight(widgets.Tiny))
	u.FitLabel(head, fmt.Sprintf("%s — %d of %d", c.lesson.Title, done, total), widgets.Style{Face: face.UIMedium, Size: widgets.Tiny, Colour: u.Theme.Accent})
	in.Y, in.H = in.Y+4, in.H-4
	u.Text(in, s.Words, captionStyle(u))
	c.keys(t, u, in, i == len(all)-1)
	if t.lesson != nil && !t.lingers() {
		c.point(t, u, s)
	}
	return rest
}

// keys lead on from a caption that asks for no move: to the next one, or out of the
// lesson into the game or the next lesson. They stand at the foot of in.
func (c *teaching) keys(t *Screen, u *widgets.UI, in widgets.Rect, last bool) {
	if last && len(c.script(t)) > 0 {
		return
	}
	label := "Go on"
	if last {
		label = "Play on by yourself"
		if t.play.Over() {
			label = "See the result"
		}
	}
	kh := u.LineHeight(widgets.Body) + 12
	key, in := in.CutBottom(kh)
	next, more := c.next(t)
	more = more && last
	second := key
	if more {
		key, _ = in.CutBottom(kh + 6)
		key.H = kh
	}
	u.SetDefault("lesson.on")
	if u.Button("lesson.on", key, label, widgets.ButtonOptions{Weight: widgets.Primary}) {
		t.app.Cue(sound.Page)
		c.read++
		if last {
			t.graduate()
		}
		t.state.entries = -1 // what can be chosen is another matter now
	}
	if more && t.lesson != nil && u.Button("lesson.next", second, "Next lesson", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.play", Tooltip: next.Title + ": " + next.Line}) {
		c.goOn(t, next)
	}
}

// leave is the way out of the lesson, at the foot of r, the sidebar; it asks first. What
// is left of r is returned.
func (c *teaching) leave(t *Screen, u *widgets.UI, r widgets.Rect) widgets.Rect {
	key, rest := r.CutBottom(u.LineHeight(widgets.Body) + 10)
	rest.H -= 8
	if u.Button("lesson.leave", key, "Leave the lesson", widgets.ButtonOptions{Icon: "icon.arrow-left", Weight: widgets.Quiet, OnDark: true}) {
		c.leaving = true
	}
	if !c.leaving {
		return rest
	}
	switch u.Dialog("leave", "Leave the lesson?", "It waits for you where you are now.", []string{"Leave", "Stay"}) {
	case 0:
		t.app.Back() // Close notes how far it has come
	case 1:
		c.leaving = false
	}
	return rest
}

// next is the lesson of this game after the present one.
func (c *teaching) next(t *Screen) (rules.Lesson, bool) {
	g, ok := t.title.Game.(rules.Teacher)
	if !ok {
		return rules.Lesson{}, false
	}
	all := g.Lessons()
	for i, l := range all {
		if l.Key == c.lesson.Key && i+1 < len(all) {
			return all[i+1], true
		}
	}
	return rules.Lesson{}, false
}

// goOn ends this lesson and opens the next one in its place.
func (c *teaching) goOn(t *Screen, next rules.Lesson) {
	t.learned()
	t.lesson = nil
	s, err := Teach(t.app, t.title, next)
	if err != nil {
		t.app.Toast(app.Sentence(err))
		return
	}
	t.app.Swap(s)
}

// progress counts captions, so that people see how far it goes.
func (c *teaching) progress(s rules.Step) (done, total int) {
	for i, x := range c.lesson.Steps {
		if x.At == s.At && x.Words == s.Words {
			done = i + 1
		}
	}
	return done, len(c.lesson.Steps)
}

// ringPulse is one pulse of the rings.
const ringPulse = 1600 * time.Millisecond

// point rings the things that a caption speaks of.
func (c *teaching) point(t *Screen, u *widgets.UI, s rules.Step) {
	for _, id := range s.Targets {
		at, ok := t.spots.where(id)
		if !ok {
			continue
		}
		beat := 4.0
		if d := u.Now.Sub(c.since); t.app.Motion() > 0 && d < 3*ringPulse { // then it rests, and the window sleeps
			beat = 3 + 5*float64(d%ringPulse)/float64(ringPulse)
			u.WakeAt(u.Now.Add(60 * time.Millisecond))
		}
		u.Overlay(func() {
			u.BorderedBox(at.Inset(-beat-1.5), widgets.Colour{}, u.Theme.Background, 1.5, 12)
			u.BorderedBox(at.Inset(-beat), widgets.Colour{}, u.Theme.Gold, 3, 11)
		})
	}
}

// graduate ends the lesson: the game goes on and is saved from now on.
func (s *Screen) graduate() {
	s.learned()
	s.lesson = nil
	if s.play.Over() {
		return
	}
	keep, err := s.app.Store.CreateGame(s.play.Record())
	if err != nil {
		s.app.Toast(app.Sentence(err))
	}
	s.play.SetSaver(keep)
}

// learned notes that the lesson was gone through to its end.
func (s *Screen) learned() {
	set := &s.app.Settings
	if set.Learned == nil {
		set.Learned = map[string]bool{}
	}
	set.Learned[s.lessonKey()] = true
	delete(set.Halfway, s.lessonKey())
	s.app.Save()
}
