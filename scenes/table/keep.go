package table

import (
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/scenes/desk"
	"intrigue/scenes/pages"
)

// keepResult notes how a solitaire ended.
func (s *Screen) keepResult() {
	g, ok := s.title.Game.(rules.Scorer)
	if !ok || !pages.Kept(s.title.Game) || s.keep == nil {
		return
	}
	score := 0
	for _, line := range s.play.Outcome().Scores {
		if len(line.Points) > 0 {
			score += line.Points[0]
		}
	}
	r := s.play.Record()
	err := s.desk.Store.AddResult(store.Result{
		Game: r.Game, Name: s.keep.Name(), Kind: r.Kind, Deal: r.Deal, Score: score,
		Perfect: score >= g.Perfect(), Advised: r.Advised, When: s.desk.Clock().UTC().Format("2006-01-02T15:04:05Z"),
	})
	if err != nil {
		s.desk.Say(desk.Sentence(err))
	}
}
