package main

import (
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
)

// wordsOf are the choices of a decision that are words, but for the answers to what an event asks.
func wordsOf(all []rules.Choice) (ids []string) {
	for _, c := range all {
		if id := c.Path[0]; len(c.Path) == 1 && strings.HasPrefix(id, "choice.") && !strings.HasPrefix(id, "choice.option.") && !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}

// worded are beginnings of games by chance, each up to a decision with other words.
func worded(t *testing.T, title table.Title, options rules.Options) map[string]rules.Record {
	met := map[string]rules.Record{}
	about := title.Game.About()
	for deal := range uint64(4) {
		r := scenetest.Deal(t, title.Game, scenetest.People(min(about.MaxSeats, max(about.MinSeats, 2))), options, deal+1)
		marks := map[string]int{}
		r = scenetest.Chance{Game: title.Game, Seed: deal, Stop: func(p rules.Position, s rules.Seat, n int) bool {
			if s != rules.Luck {
				key := strings.Join(wordsOf(p.Choices(s)), " ")
				if _, known := met[key]; !known && marks[key] == 0 && key != "" {
					marks[key] = n
				}
			}
			return n > 1200
		}}.Play(t, r)
		for key, n := range marks {
			part := r
			part.Entries = slices.Clone(r.Entries[:n])
			met[key] = part
		}
	}
	return met
}

// unveil opens the curtain, if there is one.
func unveil(p *scenetest.Player) {
	p.T.Helper()
	if _, ok := p.Hit("curtain.open"); ok {
		p.Click("curtain.open")
		p.Still(3)
	}
}

// TestOneKeyEndsAStep in every game: wherever a word can be chosen, the key of Done says the one that ends or
// declines, at once or after the question that the board asks; elsewhere it moves nothing.
func TestOneKeyEndsAStep(t *testing.T) {
	for _, c := range []struct {
		game    string
		options rules.Options
		kinds   int      // of decisions with words, at least
		ends    []string // the moves that Done may make
	}{
		{"london", rules.Options{"surfacing": "on"}, 1, []string{"stay hidden"}},
		{"pimpernel", nil, 3, []string{"pass", "done"}},
		{"estoril", nil, 3, []string{"leave"}},
		{"penny", nil, 4, []string{"done", "keep", "refuse", "bleed", "stand"}},
		{"cardinal", nil, 3, []string{"leave", "spare", "finish"}},
	} {
		title, _ := titles().Find(c.game)
		met := worded(t, title, c.options)
		if len(met) < c.kinds {
			t.Errorf("%s: only %d kinds of decisions with words were met", c.game, len(met))
		}
		for key, r := range met {
			p := scenetest.Sit(t, title, r, nil)
			unveil(p)
			g, n := p.Game(), p.Game().Len()
			p.Key(input.Done)
			if _, asked := p.Hit("sure.yes"); asked {
				p.Click("sure.yes")
			}
			all := g.Record().Entries
			if len(all) == n {
				t.Errorf("%s: Done does nothing where there are %s: %s", c.game, key, p.Words())
				continue
			}
			if made := all[n].Move; !slices.Contains(c.ends, string(made)) {
				t.Errorf("%s: where there are %s, Done plays %q", c.game, key, made)
			}
		}
	}
}

// TestTheKeysPageListsThem: F1 at any table names the keys of Undo, Redo, Done and Pause.
func TestTheKeysPageListsThem(t *testing.T) {
	for _, title := range titles() {
		about := title.Game.About()
		p := scenetest.Sit(t, title, scenetest.Deal(t, title.Game, scenetest.People(about.MinSeats), nil, 1), nil)
		unveil(p)
		p.Key(input.KeysPage)
		for _, words := range []string{"Undo", "Backspace", "Redo", "Ctrl+Y", "Done", "D", "Pause", "P"} {
			if !p.Sees(words) {
				t.Errorf("%s: F1 does not show %q: %s", about.Key, words, p.Words())
			}
		}
	}
}
