package rulestest

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"intrigue/rules"
)

// walk is one random game on which every promise is checked.
type walk struct {
	g       rules.Game
	seats   int
	options rules.Options
	r       *rand.Rand
	dense   float64 // the share of positions that are checked; 1 is all

	positions    []rules.Position
	seen         []glance // of two readers at each position, taken when it was new
	entries      []rules.Entry
	ending       string
	guessDiffers bool
	checked      int // positions
	cost         int // what the checks called
}

// glance is what two readers see of a position: seats, or the public.
type glance struct {
	by    [2]rules.Seat
	faces [2]string
	taken bool // else nothing is checked there
}

// moves are those of the game so far, as text.
func (w *walk) moves() string {
	var b strings.Builder
	for _, e := range w.entries {
		fmt.Fprintf(&b, "%d:%s; ", e.Seat, e.Move)
	}
	return b.String()
}

// play plays the game, and checks it on the way and afterwards.
func (w *walk) play() (err error) {
	// A panic anywhere in the rules is a broken promise too, and is told like one.
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("the rules panicked: %v", x)
		}
	}()
	p, err := w.g.New(rules.Setup{Seats: w.seats, Options: w.options})
	if err != nil {
		return err
	}
	w.keep(p)
	for len(p.Acting()) > 0 {
		if len(w.entries) >= w.g.About().LongestRecord {
			return fmt.Errorf("the game does not end within %d moves", w.g.About().LongestRecord)
		}
		if p.Outcome().Over() {
			return errors.New("the game is over and yet somebody acts")
		}
		if p, err = w.step(p); err != nil {
			return err
		}
		w.keep(p)
	}
	if err := w.end(p); err != nil {
		return err
	}
	return w.again()
}

// reader is anybody who may look: a seat, or the public. Writing a view down is
// what costs the time here, so each check asks one or two readers drawn by chance; over a
// battery each of them is asked thousands of times.
func (w *walk) reader() rules.Seat { return rules.Seat(w.r.IntN(w.seats+1)) - 1 }

// unchanged reports whether position i still looks as it did, to one of its readers.
func (w *walk) unchanged(p rules.Position, i int) bool {
	look := w.seen[i]
	if !look.taken {
		return true
	}
	w.cost++
	n := w.r.IntN(len(look.by))
	return face(p, look.by[n]) == look.faces[n]
}

// keep notes a new position, and some of the time what two readers see of it.
func (w *walk) keep(p rules.Position) {
	w.positions = append(w.positions, p)
	var look glance
	if w.cost > budget/2 {
		w.dense = min(w.dense, 1./16) // a long game: what is left of it is looked at here and there
	}
	if w.dense >= 1 || w.r.Float64() < w.dense {
		look.taken = true
		for i := range look.by {
			look.by[i] = w.reader()
			look.faces[i] = face(p, look.by[i])
		}
		w.cost += len(look.by)
		w.checked++
	}
	w.seen = append(w.seen, look)
}

// step checks one position and leaves it by a random move.
func (w *walk) step(p rules.Position) (rules.Position, error) {
	acting := p.Acting()
	s := acting[w.r.IntN(len(acting))]
	look := w.seen[len(w.seen)-1].taken
	if look {
		if err := w.turnOrder(p, acting); err != nil {
			return nil, err
		}
		if err := w.refusals(p, s); err != nil {
			return nil, err
		}
	}
	var m rules.Move
	if s == rules.Luck {
		m = p.Roll(w.r)
	} else {
		cs := p.Choices(s)
		if len(cs) == 0 {
			return nil, fmt.Errorf("seat %d acts and has no choice", s)
		}
		if look {
			if err := checkChoices(cs); err != nil {
				return nil, fmt.Errorf("choices of seat %d: %w", s, err)
			}
		}
		m = cs[w.r.IntN(len(cs))].Move
	}
	next, err := p.After(s, m)
	if err != nil {
		return nil, fmt.Errorf("seat %d may play %q and is refused: %w", s, m, err)
	}
	w.entries = append(w.entries, rules.Entry{Seat: s, Move: m})
	if !w.unchanged(p, len(w.seen)-1) {
		return nil, errors.New("a call of After changed the position it was asked of")
	}
	if err := equalPieces(p, next); err != nil {
		return nil, err
	}
	if !look {
		return next, nil
	}
	if err := w.guesses(p); err != nil {
		return nil, err
	}
	return next, w.lookalikes(p, s)
}

func (w *walk) turnOrder(p rules.Position, acting []rules.Seat) error {
	if slices.Contains(acting, rules.Luck) && len(acting) > 1 {
		return fmt.Errorf("luck acts together with %v", acting)
	}
	for s := rules.Luck; int(s) <= w.seats; s++ {
		acts := slices.Contains(acting, s)
		if n := len(p.Choices(s)); acts && s != rules.Luck && n == 0 {
			return fmt.Errorf("seat %d acts and has no choice", s)
		} else if !acts && n > 0 {
			return fmt.Errorf("seat %d does not act and has %d choices", s, n)
		}
		if acts && s != rules.Luck && (s < 0 || int(s) >= w.seats) {
			return fmt.Errorf("seat %d acts and is not at the table", s)
		}
	}
	return nil
}

func (w *walk) refusals(p rules.Position, s rules.Seat) error {
	w.cost += len(nonsense()) + w.seats
	for _, m := range nonsense() {
		if _, err := p.After(s, m); err == nil {
			return fmt.Errorf("seat %d plays the nonsense %q", s, m)
		} else if strings.TrimSpace(err.Error()) == "" {
			return fmt.Errorf("the nonsense %q is refused without a word", m)
		}
	}
	if s == rules.Luck {
		return nil
	}
	m := p.Choices(s)[0].Move
	for other := rules.Luck; int(other) <= w.seats; other++ {
		if slices.Contains(p.Acting(), other) {
			continue
		}
		if _, err := p.After(other, m); err == nil {
			return fmt.Errorf("seat %d plays %q when it is not its turn", other, m)
		}
	}
	return nil
}

// checkChoices checks that choices are sorted and distinct, and that pointing at a
// path says one of them and no more.
func checkChoices(cs []rules.Choice) error {
	paths := make([]string, len(cs))
	for i, c := range cs {
		if i > 0 && cs[i-1].Move >= c.Move {
			return fmt.Errorf("%q stands behind %q", c.Move, cs[i-1].Move)
		}
		if len(c.Path) == 0 || slices.Contains(c.Path, "") {
			return fmt.Errorf("nothing to point at for %q", c.Move)
		}
		for _, r := range string(c.Move) {
			if r < ' ' || r > '~' {
				return fmt.Errorf("%q is not printable ASCII", c.Move)
			}
		}
		paths[i] = strings.Join(c.Path, "\x00") + "\x00"
	}
	slices.Sort(paths)
	for i := 1; i < len(paths); i++ {
		if strings.HasPrefix(paths[i], paths[i-1]) {
			return fmt.Errorf("the path %q begins another one", strings.ReplaceAll(paths[i-1], "\x00", " "))
		}
	}
	return nil
}

func (w *walk) end(p rules.Position) error {
	o, ab := p.Outcome(), w.g.About()
	w.ending = o.Ending
	switch {
	case !o.Over():
		return errors.New("nobody acts and the game is not over")
	case !slices.ContainsFunc(ab.Endings, func(e rules.Ending) bool { return e.Key == o.Ending }):
		return fmt.Errorf("the ending %q is not announced", o.Ending)
	case o.Why == "":
		return fmt.Errorf("the ending %q is not explained", o.Ending)
	}
	for _, s := range o.Winners {
		if s < 0 || int(s) >= w.seats {
			return fmt.Errorf("seat %d wins and is not at the table", s)
		}
	}
	for s := rules.Luck; int(s) <= w.seats; s++ {
		if _, err := p.After(s, "anything"); err == nil || len(p.Choices(s)) > 0 {
			return fmt.Errorf("seat %d may move after the end", s)
		}
	}
	return nil
}

// again checks that no old position has changed since it was new, and that the
// record, written and read, leads through the same positions.
func (w *walk) again() error {
	for i, p := range w.positions {
		if !w.unchanged(p, i) {
			return fmt.Errorf("position %d was changed by a later move", i)
		}
	}
	rec := rules.Record{
		Format: rules.Format, Game: w.g.About().Key, Edition: w.g.About().Edition,
		Seats: make([]rules.SeatInfo, w.seats), Options: w.options,
	}
	for _, e := range w.entries {
		b, err := json.Marshal(e)
		if err != nil {
			return err
		}
		var back rules.Entry
		if err := json.Unmarshal(b, &back); err != nil {
			return err
		}
		rec.Entries = append(rec.Entries, back)
	}
	positions, err := rules.Replay(w.g, rec)
	if err != nil {
		return err
	}
	for i, p := range positions {
		if !w.unchanged(p, i) {
			return fmt.Errorf("position %d differs when the record is replayed", i)
		}
	}
	return nil
}
