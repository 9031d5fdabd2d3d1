package scenetest

import (
	"fmt"
	"slices"
	"strings"

	"intrigue/input/store"
	"intrigue/maps/face"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// KeepsSize demands that larger words make nothing on a board smaller: at 150 and 200 % each of its places and cards,
// and those in the tray whose ids begin with one of own, are as large as at 100 %, or larger, and the words beside it
// grow. sit opens the table with a setting changed.
func KeepsSize(sit func(change func(*store.Settings)) *Player, own ...string) {
	usual, words := map[string]map[string]widgets.Rect{}, map[string]float64{}
	for _, scale := range []int{100, 150, 200} {
		p := sit(func(s *store.Settings) { s.TextScale = scale })
		p.T.Helper()
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
			p.Resize(size[0], size[1])
			at := fmt.Sprintf("%.0f×%.0f", size[0], size[1])
			lie, high := p.lying(own), p.letters()
			if scale == 100 {
				usual[at], words[at] = lie, high
				continue
			}
			for id, was := range usual[at] {
				if is, ok := lie[id]; ok && (is.W < min(was.W, was.H*0.7)*0.995 || is.H < was.H*0.995) {
					p.T.Errorf("%s at %d %%: %q is %.1f×%.1f, and %.1f×%.1f at 100 %%", at, scale, id, is.W, is.H, was.W, was.H)
				}
			}
			if least := words[at] * (1 + 0.8*float64(scale-100)/100); high < least {
				p.T.Errorf("%s at %d %%: words are %.1f points high, less than %.1f", at, scale, high, least)
			}
		}
	}
}

// lying are the places on the board, and those in the tray whose ids begin so.
func (p *Player) lying(own []string) map[string]widgets.Rect {
	all, edge := map[string]widgets.Rect{}, p.W
	if log, ok := p.Hit("log.fold"); ok {
		edge = log.R.X // of the sidebar, where piles may lie too
	}
	for _, h := range p.App.UI().Hits() {
		target, spot := table.TargetOf(h.ID)
		in := h.Zone != "tray" && h.R.X < edge
		for _, begin := range own {
			in = in || h.Zone == "tray" && strings.HasPrefix(target, begin)
		}
		if r, ok := p.Screen().Where(target); spot && in && ok && target != "hell.track" { // which is words
			all[target] = r
		}
	}
	return all
}

// letters is how high the words beside the board are in the middle.
func (p *Player) letters() float64 {
	var all []float64
	for _, it := range p.Last {
		if it.Kind == widgets.Words && it.Face == face.UI {
			all = append(all, it.Size)
		}
	}
	slices.Sort(all)
	return all[len(all)/2]
}
