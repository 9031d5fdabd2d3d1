// Package session lets people, bots, luck and recorded games take their turns in one game.
//
// It knows no game, no pixel, no file and no window: games come in as rules.Game, files as a Saver. Everything here is
// used from one goroutine, the one that runs the window; only Deps.Wake is called from elsewhere.
package session

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"intrigue/rules"
)

// Deps is what a Session needs from outside. The zero value plays in memory, as fast as it can.
type Deps struct {
	// Saver saves every entry; nil plays in memory only.
	Saver Saver
	// Wake is called, from another goroutine, when a bot has decided, so that a sleeping window calls Update.
	Wake func()
	// Delay is the least time between the last entry and a move that nobody at the screen made. It is asked anew each
	// time, so that a setting applies at once; nil is none.
	Delay func() time.Duration
	// Think is how long a bot may think; 0 is two seconds.
	Think time.Duration
	// Sync makes bots decide inside Update: for tests and for screen tests that count frames.
	Sync bool
}

// Saver saves one game as it goes on. After an error it must keep what it could
// not save and try again with the next call: the game goes on.
type Saver interface {
	// Append saves entries, which nobody changes afterwards; with none it saves again what has gone meanwhile.
	Append(...rules.Entry) error
	TakeBack(n int) error
	Finish(ending string) error
	// Advised notes that the person was helped, and by whom: "hint", "solver".
	Advised(by string) error
	// Note keeps a pencil mark.
	Note(rules.Note) error
	// Saved is nil when all of it would outlast the program, and else says why not.
	Saved() error
	Close() error
}

// Session is one game in progress: its history, who decides next, who looks. It knows no game.
type Session struct {
	history
	people
	audience
	clock
	saving
	thinking
	deps    Deps
	bots    map[rules.Seat]rules.Bot
	replay  []rules.Entry // entries to replay before anybody is asked
	undone  []undone      // for Redo, the next one last
	halted  bool          // luck was refused: nothing can follow
	showAll bool          // those who watch bots want to see all secrets
	log     log
}

// NewRecord is the record of a game about to begin, its seats checked and its options complete.
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

// New sits everybody down at a game: a fresh one from NewRecord, or one that was
// saved. It replays the record first and refuses one that the rules refuse.
func New(g rules.Game, r rules.Record, d Deps) (*Session, error) {
	all, err := rules.Replay(g, r)
	if err != nil {
		return nil, err
	}
	r.Entries = slices.Clone(r.Entries)
	t := &Session{
		history: history{game: g, about: g.About(), record: r, positions: all, cursor: -1, joined: map[int]bool{}}, deps: d,
		people: newPeople(g.About(), r.Seats), clock: clock{delay: d.Delay},
	}
	t.SetSaver(d.Saver)
	if t.deps.Think <= 0 {
		t.deps.Think = 2 * time.Second
	}
	if err := t.makeBots(); err != nil {
		return nil, err
	}
	t.seatPeople()
	return t, nil
}

// makeBots finds the bots. A level that is not known any more must not lose a saved
// game: the easiest bot takes the seat, and the people are told.
func (t *Session) makeBots() error {
	t.bots = map[rules.Seat]rules.Bot{}
	for i, info := range t.record.Seats {
		if info.Person() {
			continue
		}
		s := rules.Seat(i)
		g, ok := t.game.(rules.Bots)
		if !ok {
			return fmt.Errorf("%s has no bots, so a person must play %s", t.about.Title, t.Name(s))
		}
		b, err := g.Bot(info.Level)
		if err != nil && len(t.record.Entries) > 0 && len(t.about.Levels) > 0 {
			easy := t.about.Levels[0]
			t.notify(fmt.Sprintf("%s was played by a bot that no longer exists. %q takes over.", t.Name(s), easy.Title))
			b, err = g.Bot(easy.Key)
		}
		if err != nil {
			return err
		}
		t.bots[s] = b
	}
	return nil
}

// Play makes a move for the seat that Deciding names. A refused one changes nothing.
func (t *Session) Play(m rules.Move) error {
	s, ok := t.Deciding()
	switch {
	case t.Over():
		return errors.New("the game is over")
	case t.Reviewing():
		return errors.New("you are looking at the past; return to the latest move to play")
	case !ok:
		return errors.New("it is not your turn")
	}
	chosen, _ := rules.Choose(t.choices(s), m)
	someLook := t.audience.viewers != nobody
	if err := t.add(rules.Entry{Seat: s, Move: m}); err != nil {
		return err
	}
	if chosen.Private && someLook {
		// Nobody else looks yet: what the curtain would undo has not happened.
		t.audience.private, t.audience.viewers = true, t.people.viewersOf(s)
		t.audience.see(t.Len())
	}
	t.undone, t.replay, t.clock.skip = nil, nil, false
	t.clock.restart()
	t.save(t.Len() - 1)
	return nil
}

// PlayJoined makes a move that belongs to the press that made the last one: Undo takes both back together. It is refused once
// luck or another seat came in between, or something was revealed.
func (t *Session) PlayJoined(m rules.Move) error {
	last := t.Len() - 1
	if s, ok := t.Deciding(); !ok || last < 0 || t.record.Entries[last].Seat != s || t.reveals(last) || t.Reveals(m) {
		return errors.New("something else comes first")
	}
	if err := t.Play(m); err != nil {
		return err
	}
	t.joined[last+1] = true
	return nil
}

// add plays an entry, without saving it. One that the rules refuse changes nothing.
func (t *Session) add(e rules.Entry) error {
	_, drawn := t.Curtain() // while the entry was made
	next, err := t.now().After(e.Seat, e.Move)
	if err != nil {
		return err
	}
	t.record.Entries, t.positions = append(t.record.Entries, e), append(t.positions, next)
	t.changed()
	t.audience.private = false
	t.stopThinking() // it was about another position
	t.clock.last = t.clock.at
	t.updateAudience()
	if !drawn { // else nobody was looking
		t.audience.see(t.Len())
	}
	return nil
}

// Rewrite puts other entries in place of those so far, as many, which those who look could not tell apart: a problem
// does so whose hidden pieces may be anywhere. It is not saved, and one that the rules refuse changes nothing.
func (t *Session) Rewrite(es []rules.Entry) error {
	if len(es) != t.Len() {
		return fmt.Errorf("%d entries cannot stand for %d", len(es), t.Len())
	}
	r := t.record
	r.Entries = slices.Clone(es)
	all, err := rules.Replay(t.game, r)
	if err != nil {
		return err
	}
	t.stopThinking()
	t.record, t.positions, t.undone = r, all, nil
	t.changed()
	return nil
}
