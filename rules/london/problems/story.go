package problems

import (
	"math/rand/v2"
	"slices"

	"intrigue/rules"
	"intrigue/rules/london/core"
)

// At is where a problem begins.
func At(p rules.Problem) *core.Position { return position(p.Record, p.Record.Entries) }

// position is where the entries of a problem's game lead to; nil where they cannot be played.
func position(r rules.Record, entries []rules.Entry) *core.Position {
	h := core.Begin(r.Setup())
	for _, e := range entries {
		a, ok := core.Parse(e.Move)
		if !ok || !slices.Equal(h.Acting(), []rules.Seat{e.Seat}) {
			return nil
		}
		if a, ok = h.Fits(a); !ok {
			return nil
		}
		h = h.Play(a)
	}
	return &h
}

// retold are the entries that led to a position, with another way of Mr X, to a place where he can
// be as well: nobody could tell the difference. The same place has the same way.
func retold(h *core.Position, entries []rules.Entry, at core.Station) []rules.Entry {
	past := h.Past(at, rand.New(rand.NewPCG(uint64(at), uint64(len(entries)))))
	told, n := slices.Clone(entries), 0
	for i, e := range entries {
		switch a, _ := core.Parse(e.Move); a.Kind {
		case core.Draw:
			if i == 0 {
				a.To = past.Starts[0]
				told[i].Move = a.Text()
			}
		case core.Ride, core.RideBlack:
			a.Line, a.To = past.Log[n].Line, uint8(past.Log[n].At)
			told[i].Move = a.Text()
			n++
		}
	}
	return told
}

// with are entries with what the seats do after them.
func with(h *core.Position, entries []rules.Entry, all []core.Action) []rules.Entry {
	entries, n := slices.Clone(entries), *h
	for _, a := range all {
		entries = append(entries, rules.Entry{Seat: n.Acting()[0], Move: a.Text()})
		n = n.Play(a)
	}
	return entries
}
