package store

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"intrigue/input/record"
	"intrigue/input/storage"
	"intrigue/rules"
)

// SavedGame is one line of the list of saved games.
type SavedGame struct {
	Name      string       // for Load and Trash
	Record    rules.Record // the header, without entries
	Entries   int          // entries, luck's included
	Decisions int          // entries without luck's: what people call moves
	Ending    string       // key of the ending; empty while the game goes on
	Changed   time.Time
	// Problem says why the game cannot be opened now; empty if it can be.
	Problem string
}

// Finished reports whether the game has ended.
func (it SavedGame) Finished() bool { return it.Ending != "" }

// listReaders is how many files are read at once for a list.
const listReaders = 4

// listed is an item of the last List, for the next one.
type listed struct {
	info storage.Info
	item SavedGame
}

// List is the saved games, newest first. It reads but does not replay them, and
// it leaves unusable ones to Load, which says what became of them.
func (s *Store) List() ([]SavedGame, error) {
	infos, err := s.gameFiles()
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	before := s.listed
	s.mu.Unlock()
	all, now := make([]SavedGame, len(infos)), time.Now()
	var readers sync.WaitGroup
	for first := range listReaders {
		readers.Go(func() {
			for i := first; i < len(infos); i += listReaders {
				if k, ok := before[infos[i].Name]; ok && k.info == infos[i] {
					all[i] = k.item
				} else {
					all[i] = s.inspect(infos[i])
				}
			}
		})
	}
	readers.Wait()
	after := make(map[string]listed, len(all))
	for i, info := range infos {
		// Clocks of files are coarse: what has only just changed may change again without telling.
		if now.Sub(info.Changed) > 2*time.Second {
			after[info.Name] = listed{info, all[i]}
		}
	}
	s.mu.Lock()
	s.listed = after
	s.mu.Unlock()
	return all, nil
}

// gameFiles are the files of saved games, newest first.
func (s *Store) gameFiles() ([]storage.Info, error) {
	infos, err := s.data.List(gamesFolder)
	if err != nil {
		return nil, fmt.Errorf("the saved games can't be listed: %s", storage.Reason(err))
	}
	infos = slices.DeleteFunc(infos, func(i storage.Info) bool { return !strings.HasSuffix(i.Name, gameSuffix) })
	slices.SortStableFunc(infos, newestFirst)
	return infos, nil
}

func newestFirst(a, b storage.Info) int {
	return cmp.Or(b.Changed.Compare(a.Changed), strings.Compare(b.Name, a.Name))
}

// inspect reads a file without replaying it. What is wrong with it is its Problem.
func (s *Store) inspect(info storage.Info) SavedGame {
	it := SavedGame{Name: info.Name, Changed: info.Changed}
	if info.Size > maxGame {
		it.Problem = "It can't be opened: " + storage.TooLarge(maxGame).Error() + "."
		return it
	}
	text, err := s.data.Read(info.Name, maxGame)
	if err != nil {
		it.Problem = "It can't be read: " + storage.Reason(err) + "."
		return it
	}
	p, err := record.Scan(text)
	if err == nil {
		if g, ok := s.lookup(p.Record.Game); ok {
			err = p.Record.Check(g)
		} else {
			err = foreign(p.Record.Game)
		}
	}
	it.fill(p, err)
	return it
}

// fill fills in what was read, and what is wrong with it.
func (it *SavedGame) fill(p record.Parsed, err error) {
	it.Record, it.Entries, it.Decisions, it.Ending = p.Record, p.Entries, p.Decisions(), p.Ending
	it.Record.Entries = nil
	switch {
	case errors.Is(err, rules.ErrFuture):
		it.Problem = "It was saved by a newer version of Intrigue."
	case err != nil:
		it.Problem = "It can't be opened: " + err.Error() + "."
	}
}

// foreign is the error of a record of a game that this program does not have.
func foreign(key string) error {
	return fmt.Errorf("it belongs to %q, a game that Intrigue does not have", key)
}
