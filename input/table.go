package input

import (
	"errors"
	"fmt"
	"time"

	"intrigue/input/supervisor"
	"intrigue/rules"
)

// Deps is what a Table needs from outside. The zero value plays in memory, as
// fast as it can.
type Deps struct {
	// Saver saves every entry; nil plays in memory only.
	Saver Saver
	// Wake is called, from another goroutine, when a bot has decided, so that a
	// sleeping window wakes up and calls Update.
	Wake func()
	// Delay is the least time between the last entry and a move that nobody at
	// the screen made. It is asked anew each time, so that a setting applies at
	// once; nil is none.
	Delay func() time.Duration
	// Think is how long a bot may think; 0 is two seconds.
	Think time.Duration
	// Sync makes bots decide inside Update: for tests and for screen tests that
	// count frames.
	Sync bool
}

// Saver saves one game as it goes on. After an error it must keep what it could
// not save and try again with the next call: the table plays on.
type Saver interface {
	Append(...rules.Entry) error
	TakeBack(n int) error
	Finish(ending string) error
	// Advised notes that a hint was asked for.
	Advised() error
	// Note keeps a pencil mark.
	Note(rules.Note) error
	// Saved is nil when all of it would outlast the program, and else says why not.
	Saved() error
	Close() error
}

// Table owns one game in progress: its record, all its positions, who decides
// next and who looks at the screen. It knows no game.
type Table struct {
	game  rules.Game
	about rules.About
	deps  Deps
	rec   rules.Record
	all   []rules.Position // all[i] is the position before entry i
	edits int              // counts changes, for caches

	people people
	bots   map[rules.Seat]rules.Bot

	now     time.Time                    // of the last Update
	last    time.Time                    // when the last entry was made
	bot     *supervisor.Task[rules.Move] // that is thinking, if any
	thinker rules.Seat                   // for which it thinks
	hint    *supervisor.Task[Advice]     // that was asked for, if any
	skip    int                          // moves to release without waiting
	paused  bool
	replay  []rules.Entry // entries to replay before anybody is asked
	undone  []rules.Entry // for Redo, the next one last
	halted  bool          // luck was refused: nothing can follow

	viewers viewers         // who looks at the screen; nobody at first
	private bool            // who looks holds something that nobody else may see
	drawn   bool            // an open decision waits for its seat's own papers
	seen    map[viewers]int // how many entries each circle has seen
	missed  int             // first entry that who looks now had missed
	missEnd int

	cursor int // the position shown; -1 is the present

	notices []string
	failing bool
	ended   bool // the Saver knows the ending
	lines   logCache
	shown   viewCache
	legal   choiceCache
}

// NewRecord is the record of a game about to begin. It checks the seats and fills in
// the options that were left open.
func NewRecord(g rules.Game, seats []rules.SeatInfo, o rules.Options, deal uint64, when time.Time) (rules.Record, error) {
	all, err := rules.Complete(g.About().Options, o)
	if err != nil {
		return rules.Record{}, err
	}
	r := rules.Record{
		Format: rules.Format, Game: g.About().Key, Seats: seats, Options: all, Edition: g.About().Edition, Deal: deal,
		Started: when.UTC().Format(time.RFC3339),
	}
	return r, r.Check(g)
}

// NewTable sits everybody down at a game: a fresh one from NewRecord, or one that was
// saved. It replays the record first and refuses one that the rules refuse.
func NewTable(g rules.Game, r rules.Record, m Deps) (*Table, error) {
	all, err := rules.Replay(g, r)
	if err != nil {
		return nil, err
	}
	t := &Table{
		game: g, about: g.About(), deps: m, rec: r, all: all,
		cursor: -1, seen: map[viewers]int{},
	}
	t.rec.Entries = append([]rules.Entry(nil), r.Entries...)
	t.failing = m.Saver != nil && m.Saver.Saved() != nil
	if t.deps.Think <= 0 {
		t.deps.Think = 2 * time.Second
	}
	t.people = newPeople(t.about, r.Seats)
	if err := t.makeBots(); err != nil {
		return nil, err
	}
	t.seatViewers()
	return t, nil
}

// makeBots finds the bots. A level that is not known any more must not lose a saved
// game: the easiest bot takes the seat, and the people are told.
func (t *Table) makeBots() error {
	t.bots = map[rules.Seat]rules.Bot{}
	for s, info := range t.rec.Seats {
		if info.Person() {
			continue
		}
		g, ok := t.game.(rules.Bots)
		if !ok {
			return fmt.Errorf("%s has no players of its own, so a person must lead %s", t.about.Title, t.Name(rules.Seat(s)))
		}
		b, err := g.Bot(info.Level)
		if err != nil && len(t.rec.Entries) > 0 && len(t.about.Levels) > 0 {
			easy := t.about.Levels[0]
			t.notify(fmt.Sprintf("%s was led by a bot that is not known any more; %q plays on.", t.Name(rules.Seat(s)), easy.Title))
			b, err = g.Bot(easy.Key)
		}
		if err != nil {
			return err
		}
		t.bots[rules.Seat(s)] = b
	}
	return nil
}

// SetSaver saves the game with k from now on; k must hold what was played so far.
func (t *Table) SetSaver(k Saver) {
	t.deps.Saver = k
	t.failing = k != nil && k.Saved() != nil
}

// Record is the game so far, fit to be exported. The entries are a copy.
func (t *Table) Record() rules.Record {
	r := t.rec
	r.Entries = append([]rules.Entry(nil), t.rec.Entries...)
	return r
}

// Len is the number of entries so far.
func (t *Table) Len() int { return len(t.rec.Entries) }

// Seats says who sits where.
func (t *Table) Seats() []rules.SeatInfo { return t.rec.Seats }

// People counts the persons at the table, however many seats they lead.
func (t *Table) People() int { return len(t.people.viewersOf) }

// Name is what people call a seat: the name that was given to it, or its role.
func (t *Table) Name(s rules.Seat) string {
	switch {
	case s == rules.Luck:
		return "Luck"
	case s < 0 || int(s) >= len(t.rec.Seats):
		return "Nobody"
	case t.rec.Seats[s].Name != "":
		return t.rec.Seats[s].Name
	case t.about.SeatNames != nil:
		if names := t.about.SeatNames(len(t.rec.Seats)); int(s) < len(names) {
			return names[s]
		}
	}
	return fmt.Sprintf("Seat %d", s+1)
}

// Outcome is how the game ended; the zero Outcome while it goes on.
func (t *Table) Outcome() rules.Outcome { return t.pos().Outcome() }

// Over reports whether the game has ended.
func (t *Table) Over() bool { return t.Outcome().Over() }

func (t *Table) pos() rules.Position { return t.all[len(t.all)-1] }

// Play makes a move for the seat that Deciding names. A move that is refused
// changes nothing, and the error says why.
func (t *Table) Play(m rules.Move) error {
	s, ok := t.Deciding()
	switch {
	case t.Over():
		return errors.New("the game is over")
	case t.Reviewing():
		return errors.New("this is the past; go back to the present to play on")
	case !ok:
		return errors.New("it is not your turn")
	}
	if _, legal := rules.Choose(t.choices(s), m); !legal {
		// Ask the rules for the reason; they may still have none.
		if _, err := t.pos().After(s, m); err != nil {
			return err
		}
		return fmt.Errorf("%q cannot be played now", m)
	}
	r, can := t.pos().(rules.Private)
	private := can && t.viewers != nobody && r.Private(s, m)
	if err := t.add(rules.Entry{Seat: s, Move: m}); err != nil {
		return err
	}
	if private {
		// Nobody else looks yet: what the curtain would undo has not happened.
		t.private = true
		t.viewers = t.people.viewers(s)
		t.seeAll()
	}
	t.undone, t.replay, t.skip = nil, nil, 0
	t.last = time.Time{} // the window may have slept: the next Update tells the time
	t.save(t.rec.Entries[t.Len()-1:])
	return nil
}

// add plays an entry, without saving it.
func (t *Table) add(e rules.Entry) error {
	next, err := t.pos().After(e.Seat, e.Move)
	if err != nil {
		return err
	}
	_, curtain := t.Curtain()
	t.private = false
	t.stopThinking() // whoever was thinking was thinking about another position
	t.rec.Entries = append(t.rec.Entries, e)
	t.all = append(t.all, next)
	t.last = t.now
	t.edits++
	t.follow(!curtain)
	return nil
}
