package scenes

import (
	"fmt"
	"strconv"

	"intrigue/input/store"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// Statistics tells how one's games of a solitaire went, by how their deals were
// chosen and with and without hints.
type Statistics struct {
	d     *Desk
	t     Title
	all   []store.Result
	kind  int
	hints int
	sure  bool
}

// NewStatistics opens the page of a game that keeps results.
func NewStatistics(d *Desk, t Title) Screen {
	return &Statistics{d: d, t: t, all: d.Store.Results(t.Game.About().Key)}
}

// kept reports whether results of a game are kept at all.
func kept(t Title) bool {
	_, ok := t.Game.(rules.Scorer)
	return ok && t.Game.About().MaxSeats == 1
}

// keepResult notes how a solitaire ended.
func (t *Table) keepResult() {
	g, ok := t.Title.Game.(rules.Scorer)
	if !ok || !kept(t.Title) || t.keep == nil {
		return
	}
	score := 0
	for _, s := range t.Play.Outcome().Scores {
		if len(s.Points) > 0 {
			score += s.Points[0]
		}
	}
	r := t.Play.Record()
	err := t.Desk.Store.AddResult(store.Result{
		Game: r.Game, Name: t.keep.Name(), Kind: r.Kind, Deal: r.Deal, Score: score,
		Perfect: score >= g.Perfect(), Advised: r.Advised, When: t.Desk.clock().UTC().Format("2006-01-02T15:04:05Z"),
	})
	if err != nil {
		t.Desk.Say(sentence(err))
	}
}

func (s *Statistics) kinds() (keys, labels []string) {
	return []string{"", "day", "number", "chance"}, []string{"All deals", "Of the day", "By number", "By chance"}
}

// counted is the tally of what is chosen on the page.
func (s *Statistics) counted() store.Tally {
	keys, _ := s.kinds()
	return store.Count(s.all, func(r store.Result) bool {
		kind := r.Kind
		if kind == "" {
			kind = "chance"
		}
		return (s.kind == 0 || kind == keys[s.kind]) && (s.hints == 0 || r.Advised == (s.hints == 1))
	})
}

// Frame implements Screen.
func (s *Statistics) Frame(u *widgets.UI) {
	u.Theme.Accent = s.t.Accent
	s.d.paper(u, page{title: "Statistics", sub: s.t.Game.About().Title, wide: 860, fit: true, foot: true}, s.body, s.foot)
	if !s.sure {
		return
	}
	switch u.Dialog("reset", "Begin anew?", "The statistics begin at nothing. The old ones are kept beside them in a file.", []string{"Begin anew", "Keep them"}) {
	case 0:
		s.sure = false
		if err := s.d.Store.ResetResults(s.t.Game.About().Key); err != nil {
			s.d.Say(sentence(err))
		}
		s.all = s.d.Store.Results(s.t.Game.About().Key)
		s.d.Play(sound.Stamp)
	case 1:
		s.sure = false
	}
}

func (s *Statistics) body(col widgets.Rect) float64 {
	u := s.d.ui
	f := newForm(u, col)
	_, labels := s.kinds()
	pick := u.Choice
	if f.narrow() {
		pick = u.Stepper
	}
	s.kind = pick("kind", f.row("Deals", "", 0.66), labels, s.kind)
	s.hints = pick("hints", f.row("Hints", "", 0.66), []string{"With or without", "With hints", "Without"}, s.hints)
	f.gap(8)
	t := s.counted()
	if t.Played == 0 {
		f.says("No game of this kind has been finished yet.", words(u, face.TextItalic, widgets.Large))
		return f.height()
	}
	s.figures(f, t)
	f.heading("Scores")
	s.bars(f, t)
	return f.height()
}

// figures are the four numbers people ask for, in a row.
func (s *Statistics) figures(f *form, t store.Tally) {
	u := f.u
	all := [][2]string{
		{strconv.Itoa(t.Played), "played"}, {strconv.Itoa(t.Best), "best"},
		{fmt.Sprintf("%.1f", t.Mean), "mean"}, {strconv.Itoa(t.Perfect), "perfect"},
	}
	w := f.w / float64(len(all))
	big, small := u.LineH(widgets.Big), u.LineH(widgets.Body)
	for i, a := range all {
		x := f.x + float64(i)*w
		u.Shrunk(widgets.Rect{X: x, Y: f.y, W: w, H: big}, a[0], widgets.Style{Face: face.Title, Size: widgets.Big, Colour: u.Theme.Ink, Align: widgets.Centre})
		u.Shrunk(widgets.Rect{X: x, Y: f.y + big, W: w, H: small}, a[1], widgets.Style{Face: face.UI, Size: widgets.Body, Colour: u.Theme.InkSoft, Align: widgets.Centre})
	}
	f.y += big + small + 10
}

// bars show how often each score came; the perfect one is gold.
func (s *Statistics) bars(f *form, t store.Tally) {
	u := f.u
	perfect := s.t.Game.(rules.Scorer).Perfect()
	most := 1
	for _, n := range t.Scores {
		most = max(most, n)
	}
	const h = 130.0
	w := f.w / float64(perfect+1)
	for score := range perfect + 1 {
		n := 0
		if score < len(t.Scores) {
			n = t.Scores[score]
		}
		bar := widgets.Rect{X: f.x + float64(score)*w + 1, W: max(1, w-2), H: h * float64(n) / float64(most)}
		bar.Y = f.y + h - bar.H
		colour := u.Theme.Accent
		if score == perfect {
			colour = u.Theme.Gold
		}
		if n > 0 {
			u.Box(bar, colour, 1)
		}
	}
	u.Rule(widgets.Rect{X: f.x, Y: f.y + h, W: f.w, H: 1}, u.Theme.Ink)
	lh := u.LineH(widgets.Tiny)
	for _, score := range []int{0, perfect / 4, perfect / 2, perfect * 3 / 4, perfect} {
		mid := f.x + (float64(score)+0.5)*w
		x := min(max(f.x, mid-24), f.x+f.w-48)
		u.Shrunk(widgets.Rect{X: x, Y: f.y + h + 3, W: 48, H: lh}, strconv.Itoa(score),
			widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft, Align: widgets.Centre})
	}
	f.y += h + lh + 8
}

func (s *Statistics) foot(r widgets.Rect) {
	u := s.d.ui
	off := ""
	if len(s.all) == 0 {
		off = "There is nothing to begin anew."
	}
	kw := min(r.W, keyWidth(u, "Begin anew", true))
	if u.Button("reset.ask", widgets.Rect{X: r.X + r.W - kw, Y: r.Y, W: kw, H: r.H}, "Begin anew", widgets.ButtonOpt{Weight: widgets.Quiet, Icon: "icon.trash", Off: off}) {
		s.sure = true
	}
}
