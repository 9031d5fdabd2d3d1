package store

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"

	"intrigue/input/record"
	"intrigue/rules"
)

// Item is one line of the list of saved games.
type Item struct {
	Name    string       // for Load and Trash
	Record  rules.Record // the header, without entries
	Moves   int          // entries, luck's included
	Ending  string       // key of the ending; empty while the game goes on
	Changed time.Time
	// Trouble says why the game cannot be opened now; empty if it can be.
	Trouble string
}

// Finished reports whether the game has ended.
func (i Item) Finished() bool { return i.Ending != "" }

// List is the saved games, newest first. It reads but does not replay them, and
// it leaves unusable ones to Load, which says what became of them.
func (s *Store) List() ([]Item, error) {
	infos, err := s.data.List(folder)
	if err != nil {
		return nil, fmt.Errorf("the saved games cannot be listed: %s", reason(err))
	}
	var all []Item
	for _, info := range infos {
		if strings.HasSuffix(info.Name, suffix) {
			all = append(all, s.item(info))
		}
	}
	slices.SortStableFunc(all, func(a, b Item) int {
		if c := b.Changed.Compare(a.Changed); c != 0 {
			return c
		}
		return strings.Compare(b.Name, a.Name)
	})
	return all, nil
}

func (s *Store) item(info Info) Item {
	it := Item{Name: info.Name, Changed: info.Changed}
	text, err := s.data.Read(info.Name)
	if err != nil {
		it.Trouble = "It cannot be read: " + reason(err) + "."
		return it
	}
	p, err := record.Parse(text)
	it.Record, it.Moves, it.Ending = p.Record, len(p.Record.Entries), p.Ending
	it.Record.Entries = nil
	switch {
	case errors.Is(err, rules.ErrFuture):
		it.Trouble = "It was saved by a newer version of Intrigue."
	case err != nil:
		it.Trouble = "It cannot be used: " + err.Error() + "."
	default:
		if _, ok := s.lookup(p.Record.Game); !ok {
			it.Trouble = fmt.Sprintf("It is a record of %q, a game that is not on this shelf.", p.Record.Game)
		}
	}
	return it
}

// Trash throws a saved game away: it is moved to the folder named trash, where
// people can find it again.
func (s *Store) Trash(name string) error {
	unlock, err := s.data.Lock(name)
	if errors.Is(err, ErrLocked) {
		return err
	}
	if err == nil {
		defer unlock()
	}
	base := path.Base(name)
	to := trash + "/" + base
	for i := 2; ; i++ {
		err := s.data.Rename(name, to)
		if err == nil {
			return nil
		}
		if !errors.Is(err, fs.ErrExist) || i > 100 {
			return fmt.Errorf("%q cannot be thrown away: %s", base, reason(err))
		}
		to = fmt.Sprintf("%s/%s-%d%s", trash, strings.TrimSuffix(base, suffix), i, suffix)
	}
}
