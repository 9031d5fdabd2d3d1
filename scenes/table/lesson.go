package table

import (
	"fmt"
	"time"

	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/desk"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// teaching is a lesson in progress at a table: a record that is played as it
// stands, but for the moves of one person, which a caption asks for one by one.
type teaching struct {
	lesson rules.Lesson
	at     int // entries made when the present captions were begun
	read   int // captions of this moment that were read
}

// Teach opens a table with a lesson. It is saved from its last caption on, when
// it has become a game like any other.
func Teach(d *desk.Desk, title Title, l rules.Lesson) (*Screen, error) {
	r := l.Record
	r.Entries = nil
	t, err := newScreen(d, title, r, nil)
	if err != nil {
		return nil, err
	}
	t.lesson = &teaching{lesson: l, at: -1}
	t.lesson.feed(t)
	return t, nil
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

// height is the room for captions at the foot of the board: enough for the longest
// one, so that the board does not change its size from step to step.
func (c *teaching) height(u *widgets.UI, w float64) float64 {
	h := 2*u.LineH(widgets.Body) + 24
	for _, s := range c.lesson.Steps {
		h = max(h, u.TextHeight(s.Words, captionStyle(u), c.column(u, w))+u.LineH(widgets.Tiny))
	}
	return h + 30
}

func captionStyle(u *widgets.UI) widgets.Style {
	return widgets.Style{Face: face.Text, Size: widgets.Large, Colour: u.Theme.Ink}
}

// column is the width of the words beside the keys.
func (c *teaching) column(u *widgets.UI, w float64) float64 {
	return w - 60 - u.Grow(190)
}

// caption lays out the present caption in r.
func (c *teaching) caption(t *Screen, u *widgets.UI, r widgets.Rect) {
	t.desk.Wood(u, r)
	all := c.captions(t)
	if len(all) == 0 {
		u.Shrunk(r.Inset(20), "Watch what the others do …", widgets.Style{Face: face.TextItalic, Size: widgets.Large, Colour: u.Theme.PaleSoft, Align: widgets.Centre})
		return
	}
	i := min(c.read, len(all)-1)
	s := all[i]
	card := r.Inset(7)
	u.Paper(card)
	u.Box(widgets.Rect{X: card.X, Y: card.Y, W: 6, H: card.H}, u.Theme.Accent, 3)
	in := card.Inset(12)
	in.X, in.W = in.X+8, in.W-8
	done, total := c.progress(s)
	u.Label(widgets.Rect{X: in.X, Y: in.Y - 3, W: in.W * 0.7, H: u.LineH(widgets.Tiny)},
		fmt.Sprintf("%s — %d of %d", c.lesson.Title, done, total), widgets.Style{Face: face.UIMedium, Size: widgets.Tiny, Colour: u.Theme.Accent})
	u.Text(widgets.Rect{X: in.X, Y: in.Y + u.LineH(widgets.Tiny), W: c.column(u, r.W), H: in.H}, s.Words, captionStyle(u))
	kw, kh := u.Grow(190), u.LineH(widgets.Body)+12
	key := widgets.Rect{X: in.X + in.W - kw, Y: in.Y, W: kw, H: kh}
	last := i == len(all)-1
	over := len(c.script(t)) == 0
	if !last || over {
		label := "Go on"
		if last {
			label = "Play on by yourself"
			if t.play.Over() {
				label = "See the result"
			}
		}
		u.Prefer("lesson.on")
		if u.Button("lesson.on", key, label, widgets.ButtonOpt{Weight: widgets.Primary}) {
			t.desk.Cue(sound.Page)
			c.read++
			if last {
				t.graduate()
			}
			t.state.entries = -1 // what can be chosen is another matter now
		}
		key.Y += kh + 6
	}
	if !(last && over) && u.Button("lesson.leave", key, "Leave the lesson", widgets.ButtonOpt{Weight: widgets.Quiet}) {
		t.desk.Back()
		return
	}
	if t.lesson != nil {
		c.point(t, u, s.Targets)
	}
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

// point rings the things that a caption speaks of.
func (c *teaching) point(t *Screen, u *widgets.UI, targets []string) {
	for _, id := range targets {
		at, ok := t.spots.where(id)
		if !ok {
			continue
		}
		beat := 4.0
		if t.desk.Motion() > 0 {
			q := float64(u.Now.UnixMilli()%1600) / 1600
			beat = 3 + 5*q
			u.Later(u.Now.Add(60 * time.Millisecond))
		}
		u.Late(func() {
			u.Edged(at.Inset(-beat-1.5), widgets.Colour{}, u.Theme.Desk, 1.5, 12)
			u.Edged(at.Inset(-beat), widgets.Colour{}, u.Theme.Gold, 3, 11)
		})
	}
}

// graduate ends the lesson: the game goes on and is saved from now on.
func (s *Screen) graduate() {
	key := s.title.Game.About().Key
	set := &s.desk.Settings
	if set.Learned == nil {
		set.Learned = map[string]bool{}
	}
	set.Learned[key+"."+s.lesson.lesson.Key] = true
	s.desk.Save()
	s.lesson = nil
	if s.play.Over() {
		return
	}
	keep, err := s.desk.Store.Begin(s.play.Record())
	if err != nil {
		s.desk.Say(err.Error())
	}
	s.play.Keep(keep)
}
