package shelf

import (
	"context"
	"fmt"
	"maps"
	"strconv"
	"time"

	"intrigue/input/supervisor"
	"intrigue/rules"
	"intrigue/scenes/app"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

// What the set-up page of a solitaire asks besides: deals of the day, deals that are
// known to be perfect, and the way to the statistics. Each belongs to an ability of
// the game, so a game that has it shows it.

// solitaire lays out these questions.
func (s *Setup) solitaire(f *app.Form) {
	u := f.U
	_, finds := s.t.Game.(rules.Finder)
	switch {
	case finds || s.today() != "":
		f.Heading("Deals")
	case pages.Kept(s.t.Game):
		f.Heading("Your games")
	}
	if finds {
		line := "Chance draws only deals that the solver has brought to an end without a fault."
		if s.quest.found != nil {
			line = "Looking for a deal with a perfect line …"
		}
		r := f.Row("Only perfect deals", line, edge)
		if on := u.Segments("par", r, []string{"Any deal", "Perfect ones"}, map[bool]int{true: 1}[s.par]) == 1; on != s.par {
			s.par = on
			s.find()
		}
	}
	if today := s.today(); today != "" {
		r := f.Row("Deal of the day", "The same for everybody today, worked out from the date alone.", edge)
		if u.Button("today", r, "Today's deal", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.flag", Toggled: s.deal == today}) {
			s.deal = today
		}
	}
	if pages.Kept(s.t.Game) {
		r := f.Row("Statistics", "How your finished games went.", edge)
		if u.Button("statistics", r, "Look at them", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.trophy"}) {
			s.d.Open(pages.NewStatistics(s.d.App, s.t.Subject()))
		}
	}
}

// find looks, in the background, for the next deal that is known to allow a perfect
// game, if only such deals are wanted.
func (s *Setup) find() {
	s.quest.stop()
	g, ok := s.t.Game.(rules.Finder)
	from, err := strconv.ParseUint(s.deal, 10, 64)
	if !ok || !s.par || err != nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	found := make(chan find, 1)
	s.quest = quest{cancel: cancel, found: found}
	options, wake := maps.Clone(s.options), s.d.Wake
	go func() {
		defer cancel()
		f, err := supervisor.Guard(ctx, func(ctx context.Context) (f find) {
			f.deal, f.ok = g.FindPerfect(ctx, from, options)
			return f
		})
		f.fault = err
		found <- f
		wake()
	}()
}

// find is what came of a search for a deal.
type find struct {
	deal  uint64
	ok    bool
	fault error
}

// quest is a search for a deal that is under way.
type quest struct {
	cancel context.CancelFunc
	found  chan find
}

func (q *quest) stop() {
	if q.cancel != nil {
		q.cancel()
	}
	*q = quest{}
}

// listen takes the deal that was found, or says that none was.
func (s *Setup) listen() {
	if s.quest.found == nil {
		return
	}
	select {
	case f := <-s.quest.found:
		s.quest.stop()
		switch {
		case f.fault != nil:
			s.d.Toast(fmt.Sprintf("No perfect deal was found, because the solver %v: this one is as chance drew it.", f.fault))
		case !f.ok:
			s.d.Toast("No perfect deal was found within a minute: this one is as chance drew it.")
		default:
			s.deal = strconv.FormatUint(f.deal, 10)
			s.drawn = s.deal
		}
	default:
	}
}

// today is the deal of the day, "" in a game that has none.
func (s *Setup) today() string {
	g, ok := s.t.Game.(rules.Daily)
	if !ok {
		return ""
	}
	y, m, d := s.d.Clock().Date()
	return strconv.FormatUint(g.Day(y, int(m), d), 10)
}
