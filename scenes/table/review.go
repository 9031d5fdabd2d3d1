package table

import (
	"fmt"
	"math"
	"time"

	"intrigue/input"
	"intrigue/scenes/widgets"
	"intrigue/sprites/face"
)

// reviewState steps through the game, forwards and back.
type reviewState struct {
	on      bool
	playing bool
	follow  bool // the log has still to show where the review stands
	next    time.Time
}

func (v *reviewState) open(t *Screen) {
	*v = reviewState{on: true}
	t.play.Go(max(0, t.play.Len()-1))
}

func (v *reviewState) close(t *Screen) {
	*v = reviewState{}
	t.play.Go(t.play.Len())
}

func (v *reviewState) toggle(t *Screen) {
	if v.on {
		v.close(t)
		return
	}
	v.open(t)
}

// to shows the moment before entry i; Len is the present, still in review.
func (v *reviewState) to(t *Screen, i int) {
	t.play.Go(min(max(i, 0), t.play.Len()))
	v.follow = true
}

// bar is the time line with its keys.
func (v *reviewState) bar(t *Screen, u *widgets.UI, r widgets.Rect) {
	u.Box(r, u.Theme.DeskLight, 0)
	in := r.Inset(7)
	side := in.H
	at, n := t.play.At(), t.play.Len()
	x := in.X
	key := func(id, icon, tip string) bool {
		hit := u.Button(id, widgets.Rect{X: x, Y: in.Y, W: side, H: side}, "",
			widgets.ButtonOpt{Weight: widgets.Quiet, OnDark: true, Icon: icon, Tip: tip})
		x += side + 5
		return hit
	}
	first := key("review.first", "icon.first", "To the beginning")
	back := key("review.back", "icon.step-back", "One move back (left arrow)")
	icon := "icon.play"
	if v.playing {
		icon = "icon.pause"
	}
	play := key("review.play", icon, "Play on by itself")
	on := key("review.on", "icon.step-forward", "One move on (right arrow)")
	last := key("review.last", "icon.last", "To the present")
	since := ""
	if from, to := t.play.SinceLastDecided(); from < to && !t.play.Over() {
		since = "Since you last looked"
	}
	closeW := u.Wide("Back to the table", widgets.Style{Face: face.UIMedium, Size: widgets.Body}) + 30
	sinceW := 0.0
	if since != "" {
		sinceW = u.Wide(since, widgets.Style{Face: face.UIMedium, Size: widgets.Body}) + 30
	}
	count := fmt.Sprintf("%d of %d", t.play.Moves(at), t.play.Moves(n))
	countW := u.Wide("000 of 000", widgets.Style{Face: face.UI, Size: widgets.Tiny}) + 8
	track := widgets.Rect{X: x + 6, Y: in.Y, W: in.X + in.W - x - 12 - closeW - sinceW - countW - 12, H: side}
	if track.W > 60 {
		u.Box(track.Centre(track.W, 8), widgets.Fade(u.Theme.Pale, 0.15), 4)
		was := float64(at) / float64(max(1, n))
		if now := u.Slider("review.time", track, was); now != was {
			v.to(t, int(math.Round(now*float64(n))))
			v.playing = false
		}
	}
	u.Label(widgets.Rect{X: track.X + track.W + 6, Y: in.Y, W: countW, H: side}, count,
		widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.PaleSoft})
	if since != "" && u.Button("review.since", widgets.Rect{X: in.X + in.W - closeW - sinceW - 6, Y: in.Y, W: sinceW, H: side}, since, widgets.ButtonOpt{Weight: widgets.Quiet, OnDark: true}) {
		from, _ := t.play.SinceLastDecided()
		v.to(t, from)
		v.playing, v.next = true, time.Time{}
	}
	leave := u.Button("review.close", widgets.Rect{X: in.X + in.W - closeW, Y: in.Y, W: closeW, H: side}, "Back to the table", widgets.ButtonOpt{Weight: widgets.Primary})
	switch {
	case first:
		v.to(t, 0)
	case back, u.Take(input.Left):
		v.to(t, at-1)
		v.playing = false
	case on, u.Take(input.Right):
		v.to(t, at+1)
		v.playing = false
	case last:
		v.to(t, n)
	case play:
		v.playing, v.next = !v.playing, time.Time{}
		if at == n {
			v.to(t, 0)
		}
	case leave:
		v.close(t)
		return
	}
	v.roll(t, u)
}

// roll lets the review play by itself.
func (v *reviewState) roll(t *Screen, u *widgets.UI) {
	if !v.playing {
		return
	}
	if !t.play.Reviewing() {
		v.playing = false
		return
	}
	if v.next.IsZero() {
		v.next = u.Now
	}
	if !u.Now.Before(v.next) {
		v.to(t, t.play.At()+1)
		v.next = u.Now.Add(input.Speed(t.desk.Settings.Speed).Pause())
	}
	u.Later(v.next)
}
