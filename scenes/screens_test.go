package scenes

import (
	"testing"

	"intrigue/input"
	"intrigue/rules"
)

// opened is one screen of the shell, opened on a desk.
type opened struct {
	name string
	root bool // Menu has nothing to go back to
	open func(p *player)
}

func finished(p *player) *input.Table {
	r := record(p.t, -1)
	t, err := input.NewTable(p.d.Titles[0].Game, r, input.Means{})
	if err != nil {
		p.t.Fatal(err)
	}
	return t
}

func screens() []opened {
	return []opened{
		{"shelf", true, func(p *player) {}},
		{"shelf with a game", true, func(p *player) { p.save(record(p.t, 12)); p.d.Home() }},
		{"set-up", false, func(p *player) { p.d.Open(NewSetup(p.d, p.d.Titles[0])) }},
		{"set-up of six", false, func(p *player) {
			s := NewSetup(p.d, p.d.Titles[0])
			s.seating.resize(6)
			s.seating.lead(1, 1)
			s.seating.seats[3].Name = "Wilhelmina Longn"
			p.d.Open(s)
		}},
		{"no saved games", false, func(p *player) { p.d.Open(NewGames(p.d)) }},
		{"saved games", false, func(p *player) {
			for _, n := range []int{6, 20, -1, 40} {
				p.save(record(p.t, n))
			}
			odd := record(p.t, 5)
			odd.Game = "chess"
			p.save(odd)
			p.d.Open(NewGames(p.d))
		}},
		{"throwing away", false, func(p *player) {
			p.save(record(p.t, 6))
			s := NewGames(p.d).(*Games)
			s.trash = &s.list[0]
			p.d.Open(s)
		}},
		{"settings", false, func(p *player) { p.d.Open(NewSettings(p.d)) }},
		{"keys", false, func(p *player) { p.d.Keymap.Bind(input.Hint, "g"); p.d.Open(NewKeys(p.d)) }},
		{"rules", false, func(p *player) { p.d.Open(NewRules(p.d, p.d.Titles[0], "")) }},
		{"a clause", false, func(p *player) { p.d.Open(NewRules(p.d, p.d.Titles[0], "LON-76")) }},
		{"guide", false, func(p *player) { p.d.Open(NewGuide(p.d)) }},
		{"about", false, func(p *player) { p.d.Open(NewAbout(p.d)) }},
		{"menu", false, func(p *player) { p.d.Open(NewMenu(p.d, p.d.Titles[0], finished(p))) }},
		{"results", false, func(p *player) {
			s := NewResults(p.d, p.d.Titles[0], finished(p), func() {}).(*Results)
			s.out.Scores = []rules.Score{{Label: "Chambers that were searched", Points: []int{12, 3, 100}}, {Label: "Guards", Points: []int{1, 2, 3}}}
			p.d.Open(s)
		}},
	}
}

func TestLayout(t *testing.T) {
	for _, s := range screens() {
		t.Run(s.name, func(t *testing.T) {
			everySize(func(name string, w, h float64, scale int) {
				p := sit(t, w, h, scale)
				p.rest()
				s.open(p)
				p.d.toasts = nil
				p.rest()
				p.judge(name)
			})
		})
	}
}

func TestKeysAlone(t *testing.T) {
	for _, s := range screens() {
		t.Run(s.name, func(t *testing.T) {
			p := sit(t, 1280, 800, 100)
			p.rest()
			depth := len(p.d.stack)
			s.open(p)
			p.d.toasts = nil
			p.walk(s.name)
			p.rest()
			p.judge("after the walk")
			if s.root {
				return
			}
			for range 2 { // the first Esc may close a question
				if len(p.d.stack) > depth {
					p.press(input.Menu)
				}
			}
			if len(p.d.stack) != depth {
				t.Errorf("Esc leaves %T open", p.d.Screen())
			}
		})
	}
}
