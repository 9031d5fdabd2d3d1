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
	"intrigue/scenes/widgets"
)

// What the set-up page of a solitaire asks besides: deals of the day, and deals that are
// known to be perfect. Each belongs to an ability of the game, so a game that has it shows it.

// solitaire lays out these questions.
func (s *Setup) solitaire(f *app.Form) {
	u := f.U
	_, finds := s.title.Game.(rules.Finder)
	if finds || s.today() != "" {
		f.Heading("Deals")
	}
	if finds {
		line := widgets.If(s.search == nil, "A deal is perfect if the solver has found a perfect game in it.", "Looking for a perfect deal…")
		r := f.Row("Random deals", line, answerShare)
		only := u.Segments("par", r, []string{"Any deal", "Perfect deals only"}, widgets.If(s.perfectOnly, 1, 0)) == 1
		if only != s.perfectOnly {
			s.perfectOnly = only
			s.searchDeal()
		}
	}
	if today := s.today(); today != "" {
		r := f.Row("Deal of the day", "Everyone gets the same deal today.", answerShare)
		if u.Button("today", r, "Today's deal", widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.flag", Toggled: s.deal == today}) {
			s.deal = today
		}
	}
}

// searchDeal looks, in the background, for the next deal that allows a perfect game, if only such are wanted.
func (s *Setup) searchDeal() {
	s.stopSearch()
	g, ok := s.title.Game.(rules.Finder)
	from, err := strconv.ParseUint(s.deal, 10, 64)
	if !ok || !s.perfectOnly || err != nil {
		return
	}
	options := maps.Clone(s.options)
	s.search = supervisor.Start(context.Background(), supervisor.Options{Limit: time.Minute, Wake: s.deps.Wake, Sync: s.deps.Synchronous},
		func(ctx context.Context) (d perfectDeal, _ error) {
			d.number, d.found = g.FindPerfect(ctx, from, options)
			return d, nil
		})
}

// perfectDeal is what comes of a search for a deal.
type perfectDeal struct {
	number uint64
	found  bool
}

// stopSearch gives up looking for a deal.
func (s *Setup) stopSearch() {
	s.search.Cancel()
	s.search = nil
}

// receiveDeal takes the deal that was found, or says that none was.
func (s *Setup) receiveDeal() {
	a, ok := s.search.Answer()
	if !ok {
		return
	}
	s.stopSearch()
	switch {
	case a.Err != nil:
		s.deps.Toast(fmt.Sprintf("No perfect deal was found because the solver %v. This is a random deal.", a.Err))
	case !a.Got.found:
		s.deps.Toast("No perfect deal was found within a minute. This is a random deal.")
	default:
		s.deal = strconv.FormatUint(a.Got.number, 10)
		s.drawn = s.deal
	}
}

// today is the deal of the day, "" in a game that has none: its number is the date as people write it in
// digits, 20261121. That needs no network, and everybody has the same.
func (s *Setup) today() string {
	if !s.title.Game.About().Daily {
		return ""
	}
	return s.deps.Clock().Format("20060102")
}
