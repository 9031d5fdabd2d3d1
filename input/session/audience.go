package session

// audience is who looks at the screen, and how much of the game everybody has seen.
type audience struct {
	viewers              viewers         // at the screen now; nobody while a curtain is drawn, and while all look
	private              bool            // they hold something that nobody else may see
	drawn                bool            // an open decision waits behind a curtain: its seat wants to see its own secrets
	seen                 map[viewers]int // how many entries all viewers have seen
	missedFrom, missedTo int             // the entries that were made before the viewers came and after they had looked last
}

// enter is other viewers taking over the screen, when the game has n entries.
func (a *audience) enter(v viewers, n int) {
	a.viewers = v
	a.missedFrom, a.missedTo = a.seen[v], n
	a.see(n)
}

// see notes that the present viewers have seen n entries. The entry that draws the curtain is
// theirs too: they made it or watched it.
func (a *audience) see(n int) {
	if a.viewers != nobody {
		a.seen[a.viewers] = n
	}
}

// seeAll notes that everybody has seen n entries.
func (a *audience) seeAll(n int) {
	for v := range a.seen {
		a.seen[v] = n
	}
}

// trim forgets what was seen of entries that were taken back: n are left.
func (a *audience) trim(n int) {
	for v, seen := range a.seen {
		a.seen[v] = min(seen, n)
	}
	a.missedFrom, a.missedTo = min(a.missedFrom, n), min(a.missedTo, n)
}

// InPrivate reports whether the viewers hold what nobody else may see: all wait for EndPrivate.
func (a *audience) InPrivate() bool { return a.private }
