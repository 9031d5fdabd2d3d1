package table

import (
	"time"

	"intrigue/input"
	"intrigue/scenes/app"
	"intrigue/scenes/table/results"
	"intrigue/scenes/widgets"
)

// ending opens the results once the game is over.
type ending struct {
	*game
	review *review
	since  time.Time // when the end was first shown
	shown  bool      // the results were opened, or wait until they are asked for
}

// ended lets another end be shown as well.
func (e *ending) ended(c change) {
	if c.reopened {
		e.since, e.shown = time.Time{}, false
	}
}

// comes reports whether the results are about to open by themselves.
func (e *ending) comes() bool {
	return e.play.Over() && !e.shown && e.mode.teacher() == nil && !e.mode.works() && !e.lingers()
}

// frame opens the results, once, a moment after the last move was seen.
func (e *ending) frame(u *widgets.UI) {
	if !e.comes() {
		return
	}
	if e.since.IsZero() {
		e.since = u.Now
	}
	wait := widgets.If(e.app.Motion() == 0, 500*time.Millisecond, 1800*time.Millisecond)
	if u.Now.Sub(e.since) < wait {
		u.WakeAt(e.since.Add(wait))
		return
	}
	e.shown = true
	e.results()
}

// results shows how the game ended.
func (e *ending) results() {
	look := func(made int) {
		e.app.Back()
		e.review.after(made)
	}
	e.app.Open(results.New(e.match, look, func() {
		e.app.Back()
		e.review.open()
		e.review.study.Analyse()
	}))
}

// NewResults shows how a game ended that is at no table: onReview is told where it is to be looked back at.
func NewResults(a *app.App, t Title, play *input.Table, onReview func(made int)) *results.Results {
	return results.New(newMatch(a, t, play), onReview, nil)
}
