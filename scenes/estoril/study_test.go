package estoril_test

import (
	"context"
	"strings"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/estoril"
	"intrigue/rules/estoril/core"
	"intrigue/rules/rulestest"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/widgets"
)

// judged is Estoril, looked back on at once: in the evening a choice that reaches beyond the board that is
// resolved was the best one.
type judged struct{ estoril.Game }

func (judged) Judge(_ context.Context, t rules.Turn, played rules.Move, _ float64) rules.Judgement {
	best := reaching(t.View.(estoril.View), t.Choices).Move
	if best == "" || best == played {
		return rules.Judgement{}
	}
	return rules.Judgement{
		Best:   []rules.Expected{{Move: best, Chance: 0.8}},
		Played: rules.Expected{Move: played, Chance: 0.5},
		Why:    "It is farther away.",
	}
}

// reaching is the last choice that ends on another board than the one that is resolved, none in the daytime.
func reaching(v estoril.View, all []rules.Choice) (c rules.Choice) {
	if v.Evening == nil || v.Evening.Board == 0 {
		return c
	}
	for _, x := range all {
		if end := x.Path[len(x.Path)-1]; strings.HasPrefix(end, "board.") && !strings.HasPrefix(end, "board."+itoa(v.Evening.Board)+".") {
			c = x
		}
	}
	return c
}

// Forecast says that nothing hangs on luck.
func (judged) Forecast(context.Context, rules.Turn, float64) (float64, bool) { return 0.5, true }

// TestAnalysisShowsBothBoards: where what was better reaches beyond the board that is resolved, both are in
// sight, although a single board is shown near.
func TestAnalysisShowsBothBoards(t *testing.T) {
	with := title()
	with.Game = judged{}
	r := random(t, record(t, 2, nil, 5), 5, func(rules.Position, rules.Seat) bool { return false })
	b := &player{scenetest.SitViewer[estoril.View](t, with, r, nil)}
	b.Analyse()
	positions := scenetest.Replay(t, estoril.Game{}, r)
	seen := 0
	for i, e := range r.Entries {
		if e.Seat < 0 || seen == 6 {
			continue
		}
		v := positions[i].Seen(e.Seat).(estoril.View)
		c := reaching(v, positions[i].Choices(e.Seat))
		if c.Move == "" || c.Move == e.Move {
			continue
		}
		here, there := "board."+itoa(v.Evening.Board), c.Path[len(c.Path)-1]
		seen++
		b.Game().Seek(i)
		b.Rest()
		for _, id := range []string{here, here + ".cell.3", there} {
			h, _ := b.Hit(id)
			at, ok := b.Screen().Where(id)
			rulestest.Holds(t, ok && h.Clip.ContainsRect(at), "entry %d: %s is at %v, in sight is %v", i, id, at, h.Clip)
		}
	}
	rulestest.Must(t, seen >= 3, "the game tests little")
}

// backwards is Estoril, looked back on at once: the last choice was always the best one.
type backwards struct{ judged }

func (backwards) Judge(_ context.Context, t rules.Turn, played rules.Move, _ float64) rules.Judgement {
	best := t.Choices[len(t.Choices)-1].Move
	if best == played {
		best = t.Choices[0].Move
	}
	return rules.Judgement{
		Best:   []rules.Expected{{Move: best, Chance: 0.8}},
		Played: rules.Expected{Move: played, Chance: 0.5},
		Why:    "It is the last one.",
	}
}

// TestAnalysisShowsWhatWasJudged: of a hand from which a character was sent, no tile is covered by half, and
// the two tiles between which Conspiracy chose are shown with what they mean, not covered by a tag.
func TestAnalysisShowsWhatWasJudged(t *testing.T) {
	with := title()
	with.Game = backwards{}
	bot := rules.SeatInfo{Level: "easy"}
	r := scenetest.Deal(t, estoril.Game{}, []rules.SeatInfo{bot, bot, bot, bot}, nil, 5)
	r = random(t, r, 5, func(rules.Position, rules.Seat) bool { return false })
	positions := scenetest.Replay(t, estoril.Game{}, r)
	for _, size := range [][3]int{{1024, 640, 100}, {1280, 800, 150}} {
		b := &player{scenetest.SitViewer[estoril.View](t, with, r, func(s *store.Settings) { s.TextScale = size[2] })}
		b.W, b.H = float64(size[0]), float64(size[1])
		b.Analyse()
		hands, kept := 0, 0
		for i, e := range r.Entries {
			if e.Seat < 0 {
				continue
			}
			v := positions[i].Seen(e.Seat).(estoril.View)
			switch {
			case v.Stage == core.StagePlace && len(v.Players[e.Seat].Hand) > 3 && hands < 3:
				hands++
				b.Game().Seek(i)
				b.Still(4)
				for k := 1; k < len(v.Players[e.Seat].Hand); k++ {
					left, _ := b.Screen().Where("tile." + itoa(int(v.Players[e.Seat].Hand[k-1])))
					right, ok := b.Screen().Where("tile." + itoa(int(v.Players[e.Seat].Hand[k])))
					rulestest.Holds(t, ok && right.X-left.X >= left.W/2,
						"%v: at entry %d a tile at %v is covered by one at %v", size, i, left, right)
				}
			case v.Stage == core.StageKeep && kept < 1:
				kept++
				b.Game().Seek(i)
				b.Still(4)
				words, tag := widgets.Rect{}, widgets.Rect{}
				for _, it := range b.Last {
					switch {
					case it.Kind == widgets.Words && it.Text == "Take the drawn tile":
						words = it.R
					case it.Kind == widgets.Words && (it.Text == "played" || it.Text == "better") && it.R.Y > b.H*0.75:
						tag = it.R
					}
				}
				if words.W == 0 || tag.W == 0 || words.Intersect(tag).W > 0 && words.Intersect(tag).H > 0 {
					t.Errorf("%v: at entry %d the words lie at %v, the tag at %v: %s", size, i, words, tag, b.Words())
				}
			}
		}
		rulestest.Holds(t, hands >= 3 && kept != 0, "%d hands and %d choices of a reward test little", hands, kept)
	}
}
