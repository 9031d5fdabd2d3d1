package store

import (
	"cmp"
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"time"

	"intrigue/input/record"
	"intrigue/input/storage"
	"intrigue/rules"
)

// Load opens a saved game of the list to be played on (or looked at). The game must be closed. A last line that was cut
// off is left out, with a sentence in Notices. A file that cannot be used is renamed aside, and the error says so in a
// sentence; one of a newer version, and one that is in use or cannot be read just now, stays where it is.
func (s *Store) Load(name string) (*Game, rules.Record, error) {
	unlock, err := s.lock(name)
	if errors.Is(err, storage.ErrLocked) {
		return nil, rules.Record{}, err
	}
	if err != nil {
		unlock = nil // a folder that cannot be written to can still be read
	}
	p, err := s.read(name)
	if err != nil {
		if unlock != nil {
			unlock()
		}
		return nil, rules.Record{}, err
	}
	g := &Game{store: s, name: name, rec: p.Record, ending: p.Ending, clean: p.Foreign || !p.Unterminated, size: p.Size, unlock: unlock}
	if p.Foreign {
		g.size = foreignSize
	}
	if p.Torn {
		s.notify(fmt.Sprintf("The last move of %q was not fully saved, so it has been left out.", path.Base(name)))
	}
	if !g.clean {
		// What is left is put in order now: the next line must not be joined to
		// the torn one. If that fails it is tried again with the next move.
		if err := g.rewrite(); err != nil {
			s.notify(fmt.Sprintf("%q can't be saved right now: %v. You can keep playing. Intrigue will try again with every move.",
				path.Base(name), err))
		}
	}
	return g, g.Record(), nil
}

// lock takes a game for this window. A program that was killed holds its games until the system
// has cleared it away, a fraction of a second: so long it is waited for.
func (s *Store) lock(name string) (unlock func(), err error) {
	const patience, step = 400 * time.Millisecond, 20 * time.Millisecond
	for waited := time.Duration(0); ; waited += step {
		unlock, err = s.data.Lock(name)
		if !errors.Is(err, storage.ErrLocked) || waited >= patience {
			return unlock, err
		}
		time.Sleep(step)
	}
}

// InUse reports whether a game is being played, here or in another window.
func (s *Store) InUse(name string) bool {
	unlock, err := s.data.Lock(name)
	if err == nil {
		unlock()
	}
	return errors.Is(err, storage.ErrLocked)
}

// read reads and checks a game of ours, and sets it aside if it is unusable.
func (s *Store) read(name string) (record.Parsed, error) {
	text, err := s.data.Read(name, maxGame)
	if err != nil && !errors.Is(err, storage.ErrTooLarge) {
		return record.Parsed{}, fmt.Errorf("%q can't be opened: %s", path.Base(name), storage.Reason(err))
	}
	var p record.Parsed
	if err == nil {
		p, _, err = s.check(text)
	}
	if err == nil || errors.Is(err, rules.ErrFuture) {
		return p, err
	}
	return p, s.reject(name, err)
}

// check parses a game and plays it through, so that what the table gets is sound, and returns its positions.
func (s *Store) check(text []byte) (record.Parsed, []rules.Position, error) {
	p, err := record.Parse(text)
	if err != nil {
		return p, nil, err
	}
	g, ok := s.lookup(p.Record.Game)
	if !ok {
		return p, nil, foreign(p.Record.Game)
	}
	all, err := rules.Replay(g, p.Record)
	return p, all, err
}

// reject renames a file that cannot be used and says so.
func (s *Store) reject(name string, why error) error {
	to, err := s.moveAside(s.data, name, unreadable)
	if err != nil {
		return fmt.Errorf("%q can't be opened: %w. It could not be renamed either (%s)", path.Base(name), why, storage.Reason(err))
	}
	return fmt.Errorf("%q can't be opened: %w. It is kept as %q", path.Base(name), why, path.Base(to))
}

// Import reads a game from text that somebody pasted or a file that is not ours.
// Nothing is written or renamed; CreateGame saves what was read.
func (s *Store) Import(text []byte) (r rules.Record, note string, err error) {
	if len(text) > maxGame {
		return rules.Record{}, "", storage.TooLarge(maxGame)
	}
	p, _, err := s.check(text)
	if err == nil && p.Torn {
		note = "The last move was cut off, so it has been left out."
	}
	p.Record.Series = nil // a copy is no game of a series
	return p.Record, note, err
}

// ImportFile is Import for a file that was named explicitly. It stays as it is.
func (s *Store) ImportFile(file string) (rules.Record, string, error) {
	text, err := storage.Disk(filepath.Dir(file)).Read(filepath.Base(file), maxGame)
	if err != nil {
		return rules.Record{}, "", fmt.Errorf("%q can't be opened: %s", file, storage.Reason(err))
	}
	r, note, err := s.Import(text)
	if err != nil {
		err = fmt.Errorf("%q can't be opened: %w", file, err)
	}
	return r, note, err
}

// Export is a record as text to copy, which Import reads.
func Export(r rules.Record) string { return string(record.Print(r, "")) }

// Preview is a saved game as it stands, looked at without locking, renaming or writing anything.
type Preview struct {
	SavedGame                // its Record has the entries
	At        rules.Position // as it stands; nil when there is Problem
	Open      bool           // it is being played in another window
}

// Preview reads and replays a saved game. What is wrong with it is its Problem.
func (s *Store) Preview(name string) Preview {
	g := Preview{SavedGame: SavedGame{Name: name}, Open: s.InUse(name)}
	text, err := s.data.Read(name, maxGame)
	if err != nil {
		g.Problem = "It can't be read: " + storage.Reason(err) + "."
		return g
	}
	p, all, err := s.check(text)
	g.fill(p, err)
	g.Record.Entries = p.Record.Entries
	if err == nil {
		g.At = all[len(all)-1]
		g.Ending = cmp.Or(g.Ending, g.At.Outcome().Ending) // a file that was copied in may not tell it
	}
	return g
}

// Latest is the game in progress that was played last. It is told as what it is: one that cannot be played on has its
// Problem. Files that are no games of this shelf, and those of a newer format, are passed over. It is not ok when there
// is none.
//
// It reads no more files than it must, however many games there are.
func (s *Store) Latest() (g Preview, ok bool, err error) {
	infos, err := s.gameFiles()
	if err != nil {
		return g, false, err
	}
	for _, info := range infos {
		it := s.inspect(info)
		if _, ours := s.lookup(it.Record.Game); !ours || it.Finished() || it.Record.Format > rules.Format {
			continue
		}
		g := s.Preview(info.Name)
		if g.Finished() || g.At != nil && g.Record.Untouched() {
			continue
		}
		g.Changed = info.Changed
		return g, true, nil
	}
	return g, false, nil
}

// Record reads a saved game of the list, to be looked at: it may be open elsewhere, and is left as it is.
func (s *Store) Record(name string) (rules.Record, error) {
	text, err := s.data.Read(name, maxGame)
	if err != nil {
		return rules.Record{}, fmt.Errorf("%q can't be read: %s", path.Base(name), storage.Reason(err))
	}
	p, _, err := s.check(text)
	return p.Record, err
}
