package store

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"time"

	"intrigue/input/plain"
	"intrigue/input/record"
	"intrigue/input/storage"
	"intrigue/rules"
)

const (
	seriesFolder = "series"
	seriesSuffix = ".json"
	maxSeries    = 1 << 20
)

// SeriesFormat is the number of files of series written by this program.
const SeriesFormat = 1

// Series is a series as it is kept: a file that names the records of its games. Each of them says in its first line
// which game of which series it is, so that a name which did not reach the file is found again.
type Series struct {
	Format int `json:"format"`
	rules.Series
	Ended bool         `json:"ended,omitempty"` // nothing follows any more
	Games []SeriesGame `json:"games,omitempty"`

	Name    string    `json:"-"` // for the other calls
	Changed time.Time `json:"-"` // it or the newest of its games
}

// SeriesGame is one game of a series, by the name of its record.
type SeriesGame struct {
	Name string `json:"name"`
	Game int    `json:"game"`
	Try  int    `json:"try,omitempty"`
}

func (g SeriesGame) place(series string) rules.SeriesPlace {
	return rules.SeriesPlace{Series: series, Game: g.Game, Try: g.Try}
}

func seriesFile(name string) string { return seriesFolder + "/" + name + seriesSuffix }

// CreateSeries keeps a new series, of which no game was begun.
func (s *Store) CreateSeries(r rules.Series) (Series, error) {
	k := Series{Format: SeriesFormat, Series: r}
	for {
		k.Name = s.newName(r.Game)
		if _, err := s.data.Read(seriesFile(k.Name), maxSeries); err != nil {
			return k, s.writeSeries(k)
		}
	}
}

func (s *Store) writeSeries(k Series) error {
	text, err := json.MarshalIndent(k, "", "\t")
	if err != nil {
		return err
	}
	if err := s.data.Write(seriesFile(k.Name), append(text, '\n')); err != nil {
		return fmt.Errorf("the sheet of these games can't be saved: %s", storage.Reason(err))
	}
	return nil
}

// LoadSeries is a series, brought up to date from the records of its games. A file that cannot be used is renamed aside.
func (s *Store) LoadSeries(name string) (Series, error) {
	defer storage.LockBriefly(s.data, seriesFile(name))()
	return s.loadSeries(name)
}

// loadSeries is LoadSeries for a caller that holds the lock.
func (s *Store) loadSeries(name string) (Series, error) {
	if !plain.Key(name, record.MaxKey) || strings.ContainsAny(name, "/\\") {
		return Series{}, fmt.Errorf("there is no series called %q", name)
	}
	text, err := s.data.Read(seriesFile(name), maxSeries)
	if err != nil {
		return Series{}, fmt.Errorf("the sheet of these games can't be read: %s", storage.Reason(err))
	}
	k, err := readSeries(text)
	k.Name = name
	if err != nil {
		err = fmt.Errorf("the sheet of these games can't be read: %w", err)
		if errors.Is(err, rules.ErrFuture) {
			return k, err // it stays for the newer version
		}
		if to, failed := s.moveAside(s.data, seriesFile(name), unreadable); failed == nil {
			err = fmt.Errorf("%w. It is kept as %q", err, path.Base(to))
		}
		return k, err
	}
	items, err := s.List()
	if err == nil && k.find(items) {
		s.writeSeries(k) // if that fails, it is found again the next time
	}
	return k, nil
}

// readSeries reads a file and refuses what no program of ours has written.
func readSeries(text []byte) (k Series, err error) {
	if json.Unmarshal(text, &k) != nil {
		return k, errors.New("the file is damaged")
	}
	switch {
	case k.Format > SeriesFormat:
		return k, rules.ErrFuture
	case k.Format < 1, !plain.Key(k.Game, record.MaxKey), !record.ValidOptions(k.Options), len(k.Started) > record.MaxKey:
		return k, errors.New("the file is damaged")
	}
	k.Games = slices.DeleteFunc(k.Games, func(g SeriesGame) bool {
		return !plain.Key(g.Name, 2*record.MaxKey) || path.Dir(g.Name) != gamesFolder || !record.ValidPlace(g.place(""))
	})
	return k, record.LimitSeats(k.Seats)
}

// find adds the records that say they belong to the series, each place once, and reports whether there are new ones.
func (k *Series) find(items []SavedGame) (found bool) {
	for _, it := range slices.Backward(items) { // the oldest first
		p := it.Record.Series
		if p == nil || p.Series != k.Name || it.Record.Game != k.Game {
			continue
		}
		if it.Changed.After(k.Changed) {
			k.Changed = it.Changed
		}
		if slices.ContainsFunc(k.Games, func(g SeriesGame) bool { return g.place(k.Name).At(*p) }) {
			continue
		}
		k.Games = append(k.Games, SeriesGame{Name: it.Name, Game: p.Game, Try: p.Try})
		found = true
	}
	slices.SortStableFunc(k.Games, func(a, b SeriesGame) int { return cmp.Or(a.Game-b.Game, a.Try-b.Try) })
	return found
}

// Played replays the games of a series. One whose record is gone, or of no use, is there without a position.
func (s *Store) Played(k Series) (all []rules.Played) {
	for _, g := range k.Games {
		p := rules.Played{SeriesPlace: g.place(k.Name)}
		if at := s.Preview(g.Name); at.At != nil && at.Record.Game == k.Game {
			p.Record, p.Now = at.Record, at.At
		}
		all = append(all, p)
	}
	return all
}

// BeginNext saves the next game of a series, unless it was begun already, and returns the name of its record. The record
// is written first: if the power fails before the series names it, LoadSeries finds it.
func (s *Store) BeginNext(name string, next rules.NextGame) (string, error) {
	defer storage.LockBriefly(s.data, seriesFile(name))()
	k, err := s.loadSeries(name)
	if err != nil {
		return "", err
	}
	for _, g := range k.Games {
		if g.place(name).At(next.SeriesPlace) {
			return g.Name, nil
		}
	}
	game, ok := s.lookup(k.Game)
	if !ok {
		return "", foreign(k.Game)
	}
	next.Series = name
	r, err := next.Record(game, k.Series)
	if err != nil {
		return "", err
	}
	r.Started = s.now().UTC().Format(time.RFC3339)
	g, err := s.CreateGame(r)
	if err == nil {
		err = g.Close()
	}
	if err != nil {
		return "", fmt.Errorf("the next game can't be saved: %w", err)
	}
	k.Games = append(k.Games, SeriesGame{Name: g.Name(), Game: next.Game, Try: next.Try})
	return g.Name(), s.writeSeries(k)
}

// EndSeries notes that nothing follows any more.
func (s *Store) EndSeries(name string) error {
	defer storage.LockBriefly(s.data, seriesFile(name))()
	k, err := s.loadSeries(name)
	if err != nil || k.Ended {
		return err
	}
	k.Ended = true
	return s.writeSeries(k)
}

// ListSeries is the series of one game, or of all with "", newest first. Files that are of no use are left to LoadSeries.
func (s *Store) ListSeries(game string) (all []Series) {
	infos, err := s.data.List(seriesFolder)
	if err != nil || len(infos) == 0 {
		return nil
	}
	items, _ := s.List()
	for _, info := range infos {
		name, ours := strings.CutSuffix(path.Base(info.Name), seriesSuffix)
		text, err := s.data.Read(info.Name, maxSeries)
		if !ours || err != nil {
			continue
		}
		k, err := readSeries(text)
		if err != nil || game != "" && k.Game != game {
			continue
		}
		k.Name, k.Changed = name, info.Changed
		k.find(items)
		all = append(all, k)
	}
	slices.SortStableFunc(all, func(a, b Series) int { return b.Changed.Compare(a.Changed) })
	return all
}
