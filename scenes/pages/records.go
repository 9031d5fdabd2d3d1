package pages

import (
	"fmt"
	"strconv"

	"intrigue/input/results"
	"intrigue/maps/face"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
)

// form is how one's games went: the numbers people ask for, and the last games as a small chart.
func form(f *app.Form, now results.Form) {
	if now.Played == 0 {
		return
	}
	numbers := [][2]string{
		{strconv.Itoa(now.Won), "won"}, {strconv.Itoa(now.Streak), "current streak"}, {strconv.Itoa(now.BestStreak), "longest streak"},
	}
	if now.Fastest > 0 {
		numbers = append(numbers, [2]string{strconv.Itoa(now.Fastest), "rounds, fastest"})
	}
	if now.Longest > 0 {
		numbers = append(numbers, [2]string{strconv.Itoa(now.Longest), "rounds, longest"},
			[2]string{fmt.Sprintf("%.1f", now.MeanRounds), "rounds, average"})
	}
	if now.Best > 0 {
		numbers = append(numbers, [2]string{strconv.Itoa(now.Best), "best score"})
	}
	bigNumbers(f, numbers)
	trend(f, now)
}

// trend draws the last games, the newest at the right: as high as its points, or as high as there is room for one that was
// won; gold for a win.
func trend(f *app.Form, now results.Form) {
	if len(now.Last) < 2 {
		return
	}
	most, won := 1, 0
	for _, g := range now.Last {
		most = max(most, g.Points)
	}
	var bars []bar
	for _, g := range now.Last {
		high := widgets.If(g.Won, 1, 2*leastBar)
		if now.Best > 0 {
			high = float64(g.Points) / float64(most)
		}
		if g.Won {
			won++
		}
		bars = append(bars, bar{high, g.Won})
	}
	n := prose.Amount(len(now.Last), "game")
	chart(f, "The last "+n+", newest on the right. Wins are gold.", fmt.Sprintf("Of the last %s you won %d.", n, won), bars)
}

// bar is one of a small chart: how high it is, of 1, and whether it is gold.
type bar struct {
	high float64
	gold bool
}

// leastBar is how high a bar is at least.
const leastBar = 0.1

// chart draws bars from the left, with a line above them and one that is told instead of them.
func chart(f *app.Form, caption, told string, bars []bar) {
	const high = 48.0
	u := f.U
	u.FitLabel(f.Line(u.LineHeight(widgets.Tiny)), caption, widgets.Style{Face: face.UI, Size: widgets.Tiny, Colour: u.Theme.InkSoft})
	row := f.Line(high + 6)
	step := min(row.W/float64(len(bars)), 28)
	for i, b := range bars {
		h := high * max(leastBar, b.high)
		u.Box(widgets.Rect{X: row.X + float64(i)*step, Y: row.Y + high - h, W: step - 4, H: h},
			widgets.If(b.gold, u.Theme.Gold, widgets.Fade(u.Theme.Ink, 0.28)), 2)
	}
	u.Rule(widgets.Rect{X: row.X, Y: row.Y + high, W: step * float64(len(bars)), H: 1}, u.Theme.Ink)
	u.Tell(row, told)
	f.Gap(8)
}

// heroes tells how those fared whom one played.
func (s *Statistics) heroes(f *app.Form) {
	all := results.ByHero(s.all, s.shown)
	if len(all) == 0 {
		return
	}
	f.Gap(10)
	row(f, face.UIBold, 0.5, "As", "", "games", "won", "best score")
	f.Rule(f.U.Theme.Ink, 4)
	for _, one := range all {
		row(f, face.UI, 0.5, one.Name, "", strconv.Itoa(one.Played), strconv.Itoa(one.Won), strconv.Itoa(one.Best))
	}
}

// honours lists what can be earned, in two columns where there is room: what has been has a trophy.
func (s *Statistics) honours(f *app.Form) {
	all := s.subject.Game.About().Honours
	if len(all) == 0 {
		return
	}
	u, earned, n := f.U, results.Earned(s.all), 0
	for _, h := range all {
		if earned[h.Key] {
			n++
		}
	}
	f.Heading(fmt.Sprintf("Honours: %d of %d", n, len(all)))
	columns := widgets.If(f.W > u.Scaled(620), 2, 1)
	w, side := f.W/float64(columns), u.LineHeight(widgets.Body)
	text := app.Ink(u, face.Text, widgets.Tiny)
	for i := 0; i < len(all); i += columns {
		high := 0.0
		for c, h := range all[i:min(i+columns, len(all))] {
			x, words := f.X+float64(c)*w, widgets.Rect{W: w - side - 28}
			words.X, words.Y = x+side+10, f.Y
			st := app.Ink(u, face.UIMedium, widgets.Body)
			st.Colour = widgets.If(earned[h.Key], u.Theme.Ink, u.Theme.InkSoft)
			mark := widgets.Rect{X: x, Y: f.Y, W: side, H: side}
			if earned[h.Key] {
				u.Sprite(mark, "icon.trophy", widgets.Mix(u.Theme.Gold, u.Theme.Ink, 0.3))
			} else {
				u.BorderedBox(mark.Inset(side*0.22), widgets.Fade(u.Theme.Ink, 0), widgets.Fade(u.Theme.Ink, 0.4), 1.25, side/2)
			}
			u.Quietly(func() {
				u.FitLabel(widgets.Rect{X: words.X, Y: words.Y, W: words.W, H: side}, h.Title, st)
				high = max(high, side+u.Text(widgets.Rect{X: words.X, Y: words.Y + side, W: words.W}, h.Line, text))
			})
			u.Tell(words, h.Title+widgets.If(earned[h.Key], ", earned. ", ". ")+h.Line)
		}
		f.Y += high + 10
	}
}
