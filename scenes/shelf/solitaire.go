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

// solitaire asks, in a game that can look for them, whether only deals are drawn that are known to be perfect.
func (s *Setup) solitaire(f *app.Form) {
	u := f.U
	_, finds := s.title.Game.(rules.Finder)
	if !finds {
		return
	}
	f.Heading("Deals")
	line := widgets.If(s.search == nil, "A deal is perfect if the solver has found a perfect game in it.", "Looking for a perfect deal…")
	r := f.Row("Random deals", line, answerShare)
	only := u.Segments("par", r, []string{"Any deal", "Perfect deals only"}, widgets.If(s.perfectOnly, 1, 0)) == 1
	if only != s.perfectOnly {
		s.perfectOnly = only
		s.searchDeal()
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
