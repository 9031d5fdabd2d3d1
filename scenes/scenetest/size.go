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

// WholeAtFirst demands that a table that was just opened shows all of its board, whatever the size of the window and of the
// words; that these grow beside the board; and that what lies in the tray, where its ids begin with one of own, does not
// shrink for them in a window of the usual size or a larger one. sit opens the table with a setting changed.
func WholeAtFirst(sit func(change func(*store.Settings)) *Player, own ...string) {
	usual, words := map[string]map[string]widgets.Rect{}, map[string]float64{}
	for _, scale := range []int{100, 75, 110, 130, 150, 160, 200} {
		p := sit(func(s *store.Settings) { s.TextScale = scale })
		p.T.Helper()
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}, {970, 1400}} {
			p.Resize(size[0], size[1])
			at := fmt.Sprintf("%.0f×%.0f", size[0], size[1])
			if p.roams() {
				p.T.Errorf("%s at %d %%: part of the board is out of sight", at, scale)
			}
			lie, high := p.lying(own), p.letters()
			if scale == 100 {
				usual[at], words[at] = lie, high
			}
			for id, was := range usual[at] {
				if is, ok := lie[id]; ok && scale > 100 && size[0] > 1200 && (is.W < was.W*0.995 || is.H < was.H*0.995) {
					p.T.Errorf("%s at %d %%: %q is %.1f×%.1f, and %.1f×%.1f at 100 %%", at, scale, id, is.W, is.H, was.W, was.H)
				}
			}
			if least := words[at] * (1 + 0.8*float64(scale-100)/100); scale > 100 && high < least {
				p.T.Errorf("%s at %d %%: words are %.1f points high, less than %.1f", at, scale, high, least)
			}
		}
	}
}

// lying are the places in the tray whose ids begin so.
func (p *Player) lying(own []string) map[string]widgets.Rect {
	all := map[string]widgets.Rect{}
	for _, h := range p.App.UI().Hits() {
		target, spot := table.TargetOf(h.ID)
		if r, ok := p.Screen().Where(target); ok && spot && h.Zone == "tray" &&
			slices.ContainsFunc(own, func(begin string) bool { return strings.HasPrefix(target, begin) }) {
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
