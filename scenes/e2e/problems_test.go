package e2e

import (
	"fmt"
	"slices"
	"testing"

	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/estoril"
	"intrigue/rules/london"
	"intrigue/rules/pimpernel"
	"intrigue/rules/rulestest"
)

// printed is a target by the name that the program tells it by: places of Estoril go by their posters.
func printed(target string) string {
	var board, cell int
	if n, _ := fmt.Sscanf(target, "board.%d.cell.%d", &board, &cell); n < 2 {
		return target
	}
	posters := [...]string{"", "Church", "Hotel Palácio", "Tamariz", "Hotel Atlântico", "Muchaxo", "Casino", "Hell's Mouth", "Museum"}
	return posters[board] + " " + [...]string{"", "I", "II", "III", "IV"}[cell]
}

// tried solves a problem in the window: from the page of the game to the list, first by a move that is
// refuted, then with a hint, by the solution.
func tried(t *testing.T, g rules.Game, key string, by way) {
	t.Helper()
	long(t, 40)
	puzzler := g.(rules.Puzzler)
	all := puzzler.Problems()
	of := all[slices.IndexFunc(all, func(p rules.Problem) bool { return p.Key == key })]
	home := t.TempDir()
	settings(t, home, func(set *store.Settings) { set.Window = store.Window{} }) // the whole list is in sight
	p := start(t, "-home", home, "-game", g.About().Key)
	by.choose(p, "problems")
	by.choose(p, "problem."+key)
	p.ready("problem.hint")

	replay := func(entries []rules.Entry) rules.Position {
		r := of.Record
		r.Entries = entries
		positions, err := rules.Replay(g, r)
		rulestest.OK(t, err)
		return positions[len(positions)-1]
	}
	// move makes a move as far as the table asks for it, and says what comes of it.
	move := func(entries []rules.Entry, m rules.Move) rules.Attempt {
		at := replay(entries)
		seat := at.Acting()[0]
		c, _ := rules.Choose(at.Choices(seat), m)
		answer := puzzler.Attempt(t.Context(), of, append(slices.Clone(entries), rules.Entry{Seat: seat, Move: m}))
		for i, target := range c.Path {
			target = printed(target)
			s := p.settled()
			if s.Held == target && i == 0 {
				continue // the table has put it in hand
			}
			if x, ok := s.Target(target); ok && x.Stop {
				by.choose(p, target)
			}
			if p.settled().Has("ask." + string(m)) {
				by.choose(p, "ask."+string(m))
				break
			}
		}
		return answer
	}
	// wrong is a first move that loses, if any does: not every pawn matters.
	wrong := func(entries []rules.Entry) (rules.Move, bool) {
		at := replay(entries)
		seat := at.Acting()[0]
		for _, c := range at.Choices(seat) {
			a := puzzler.Attempt(t.Context(), of, append(slices.Clone(entries), rules.Entry{Seat: seat, Move: c.Move}))
			if a.State == rules.Refuted && c.Path[0] != "choice.finish" {
				return c.Move, true
			}
		}
		return "", false
	}
	entries := of.Record.Entries
	for {
		if m, ok := wrong(entries); ok {
			move(entries, m)
			break
		}
		m, _, _, _ := puzzler.Solve(t.Context(), of, entries)
		entries = move(entries, m).Entries
	}
	by.choose(p, "problem.again")
	by.choose(p, "problem.hint")
	p.wait("where to look", func(s screen) bool { return s.Says("Show the move") })
	by.choose(p, "problem.hint")
	p.wait("the move", func(s screen) bool { return !s.Has("problem.hint") })
	now := rules.Attempt{Entries: of.Record.Entries}
	for now.State == rules.Attempting {
		m, _, _, ok := puzzler.Solve(t.Context(), of, now.Entries)
		rulestest.Must(t, ok, "%s cannot be solved any more", key)
		now = move(now.Entries, m)
	}
	p.wait("the solution", func(s screen) bool { return s.Has("problem.next") && s.Says("solved") })
	by.choose(p, "problem.leave")
	p.wait("the list", func(s screen) bool { return s.Says("You have solved 1 of") })
}

func TestProblemByMouse(t *testing.T)          { tried(t, london.Game{}, "escape-2", mouse{}) }
func TestProblemByKeyboard(t *testing.T)       { tried(t, london.Game{}, "escape-2", keys{}) }
func TestArrestByMouse(t *testing.T)           { tried(t, london.Game{}, "arrest-22", mouse{}) }
func TestPerfectEndByMouse(t *testing.T)       { tried(t, cardinal.Game{}, "end-3", mouse{}) }
func TestPerfectEndByKeyboard(t *testing.T)    { tried(t, cardinal.Game{}, "end-3", keys{}) }
func TestLastPlacementByMouse(t *testing.T)    { tried(t, estoril.Game{}, "evening-3", mouse{}) }
func TestLastPlacementByKeyboard(t *testing.T) { tried(t, estoril.Game{}, "evening-3", keys{}) }
func TestLastMissionByMouse(t *testing.T)      { tried(t, pimpernel.Game{}, "vienna-1", mouse{}) }
func TestLastMissionByKeyboard(t *testing.T)   { tried(t, pimpernel.Game{}, "vienna-6", keys{}) }
