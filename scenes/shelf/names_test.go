package shelf

import (
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table/gameover"
	"intrigue/scenes/table/menu"
)

// TestTheLongestNamesOfAFile: a file may hold names without a gap that no field takes. They are cut or broken, and
// run below nothing.
func TestTheLongestNamesOfAFile(t *testing.T) {
	long := func(n int) rules.Record {
		r := newRecord(t, n)
		r.Title = strings.Repeat("Ж", 80)
		for i := range r.Seats {
			r.Seats[i].Name = strings.Repeat("Ж", 39) + string(rune('А'+i))
		}
		return r
	}
	for name, open := range map[string]func(p *player){
		"shelf": func(p *player) { p.save(long(12)); p.App.Home() },
		"saved games": func(p *player) {
			for _, n := range []int{6, 20, -1, 40} {
				p.save(long(n))
			}
			p.App.Open(NewGames(p.deps))
		},
		"set-up": func(p *player) {
			s := NewSetup(p.deps, p.deps.Titles[0])
			s.seating.seats = long(0).Seats
			p.App.Open(s)
		},
		"results": func(p *player) {
			p.App.Open(gameover.New(p.deps.Titles[0].NewMatch(p.App, playing(p, long(-1))), func(int) {}, nil, nil))
		},
		"menu": func(p *player) {
			p.App.Open(menu.New(p.deps.Titles[0].NewMatch(p.App, playing(p, long(20))), func() {}, ""))
		},
	} {
		t.Run(name, func(t *testing.T) {
			scenetest.EverySize(func(size string, w, h float64, scale int) {
				p := sit(t, w, h, scale)
				p.Cut = "ЖАБВ"
				p.Rest()
				open(p)
				p.App.ClearToasts()
				p.Rest()
				p.Fits(size)
			})
		})
	}
}
