package store

import (
	"errors"

	"intrigue/rules"
)

// Preview is a saved game as it stands, looked at without opening it: nothing was
// locked, renamed or written.
type Preview struct {
	SavedGame                // its Record has the entries
	At        rules.Position // as it stands; nil when there is Problem
	Open      bool           // it is being played in another window
}

// Preview reads and replays a saved game. What is wrong with it is its Problem.
func (s *Store) Preview(name string) Preview {
	g := Preview{SavedGame: SavedGame{Name: name}}
	switch unlock, err := s.data.Lock(name); {
	case errors.Is(err, ErrLocked):
		g.Open = true
	case err == nil:
		unlock()
	}
	text, err := s.data.Read(name, maxGame)
	if err != nil {
		g.Problem = "It cannot be read: " + plainReason(err) + "."
		return g
	}
	p, all, err := s.check(text)
	g.fill(p, err)
	g.Record.Entries = p.Record.Entries
	if err == nil {
		g.At = all[len(all)-1]
	}
	return g
}

// Latest is the game in progress that was played last. It is told as what it is:
// one that cannot be played on has its Problem. Files that are no games of this
// shelf, and those of a newer format, are passed over. It is not ok when there is
// none.
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
		g.Changed = info.Changed
		return g, true, nil
	}
	return g, false, nil
}
