package store

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"path"
	"slices"
	"strings"

	"intrigue/input/plain"
	"intrigue/input/record"
	"intrigue/input/results"
	"intrigue/input/storage"
	"intrigue/rules"
)

const (
	gamesFolder = "games"
	trashFolder = "trash"
	gameSuffix  = ".jsonl"
)

// Game is a saved game that is being played: the Saver of an session.Session. What
// could not be written stays in it and is tried again with the next call.
type Game struct {
	store     *Store
	name      string
	rec       rules.Record // as it should be on the disk
	ending    string       // its key; empty while the game goes on
	clean     bool         // the file is known to hold exactly rec and ending
	size      int          // of the file, in bytes, while it is clean, or foreignSize
	unwritten bool         // it is new, and nothing has been written yet
	err       error
	pending   *results.Result // could not be written yet
	unlock    func()          // nil while the name is not held
}

// foreignSize is no file's size. A file that holds more than a game is taken for changed with the next line: it
// is kept aside, and the game is written anew.
const foreignSize = -1

// Name is the name of the file, for Load and Trash.
func (g *Game) Name() string { return g.name }

// Rename gives the game another title; an empty one gives it that of its kind again.
func (g *Game) Rename(title string) error {
	g.rec.Title = plain.Clip(plain.Line(title), record.MaxTitle)
	if g.clean && g.size == foreignSize {
		return g.repair(storage.ErrChanged, false)
	}
	return g.rewrite()
}

// Record is the game as it is kept.
func (g *Game) Record() rules.Record {
	r := g.rec
	r.Entries = slices.Clone(r.Entries)
	return r
}

// NewGame is a new game, with the entries it may have already, of which nothing is written yet: Save does that, and so
// does the first move of a person. A new game that is closed before leaves nothing behind.
func (s *Store) NewGame(r rules.Record) *Game {
	g := &Game{store: s, rec: r, unwritten: true}
	if len(r.Entries) > 0 { // it may be over before anybody plays on
		_, o, _ := s.outcome(r)
		g.ending = o.Ending
	}
	g.rec.Entries = slices.Clone(r.Entries)
	for {
		g.name = gamesFolder + "/" + s.newName(r.Game) + gameSuffix
		// Whatever cannot be read is not there, but for what is too large.
		if _, err := s.data.Read(g.name, maxGame); err != nil && !errors.Is(err, storage.ErrTooLarge) {
			return g
		}
	}
}

// newName is a name for a game or a series that begins. Two windows may begin one in the same second, so a part is by chance.
func (s *Store) newName(game string) string {
	return fmt.Sprintf("%s-%s-%06x", s.timestamp(), slug(game), rand.Uint32()>>8)
}

// outcome is the game of a record and how it ended, the zero Outcome while it goes on. It is not ok for a record that is
// none of ours.
func (s *Store) outcome(r rules.Record) (g rules.Game, o rules.Outcome, ok bool) {
	if g, ok = s.lookup(r.Game); !ok {
		return g, o, false
	}
	all, err := rules.Replay(g, r)
	if err != nil {
		return g, o, false
	}
	return g, all[len(all)-1].Outcome(), true
}

// CreateGame makes a game and saves it at once. When it cannot be written, the Game
// returned is good all the same and tries again with every move; err says why.
func (s *Store) CreateGame(r rules.Record) (*Game, error) {
	g := s.NewGame(r)
	return g, g.Save()
}

// Save writes what is not on the disk yet. It is harmless when all of it is.
func (g *Game) Save() error {
	switch {
	case !g.clean:
		return g.rewrite()
	case g.pending != nil:
		return g.saveResult()
	}
	return nil
}

// Saved is nil when all that was played is on the disk, and else says why it is not.
func (g *Game) Saved() error {
	switch {
	case g.err != nil:
		return g.err
	case g.pending != nil:
		return errors.New("its result could not be saved")
	}
	return g.store.temporary
}

// slug keeps the letters and digits of a key: it becomes part of a file name.
func slug(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, text)
}

// Append saves entries. With none it writes the game once more if something could not be saved, or the file has gone.
func (g *Game) Append(es ...rules.Entry) error {
	g.rec.Entries = append(g.rec.Entries, es...)
	if len(es) > 0 {
		g.ending = ""
	}
	return appendLines(g, es...)
}

// TakeBack saves that the last n entries were taken back.
func (g *Game) TakeBack(n int) error {
	if n < 1 || n > len(g.rec.Entries) {
		return fmt.Errorf("%d of %d moves cannot be taken back", n, len(g.rec.Entries))
	}
	g.rec.Entries = g.rec.Entries[:len(g.rec.Entries)-n]
	g.ending = ""
	return appendLines(g, record.Line{Undo: n})
}

// Finish saves that the game has ended, and its result if it counts. Saying so twice is harmless.
func (g *Game) Finish(ending string) error {
	if g.ending == ending {
		return g.Save()
	}
	g.ending = ending
	if game, o, ok := g.store.outcome(g.rec); ok {
		if r, counts := results.Of(g.name, game, g.rec, o, g.store.now()); counts {
			g.pending = &r
		}
	}
	return appendLines(g, record.Line{Over: ending})
}

// saveResult notes the result that is due.
func (g *Game) saveResult() error {
	if g.pending == nil {
		return nil
	}
	err := g.store.AddResult(*g.pending)
	if err == nil {
		g.pending = nil
	}
	return err
}

// Advised saves that the person was helped, once for each who helped.
func (g *Game) Advised(by string) error {
	help := record.Helped(g.rec.Help, by)
	if g.rec.Advised && len(help) == len(g.rec.Help) {
		return nil
	}
	g.rec.Advised, g.rec.Help = true, help
	return appendLines(g, record.Line{Hint: true, By: by})
}

// Note saves a pencil mark.
func (g *Game) Note(n rules.Note) error {
	g.rec.Notes = rules.Noted(g.rec.Notes, n)
	return appendLines(g, record.Line{Note: &n})
}

// appendLines adds lines to the file, or after a failure writes all anew: nobody knows how much of a line reached the disk.
func appendLines[L any](g *Game, lines ...L) error {
	if g.unwritten && g.rec.Untouched() {
		return nil
	}
	// The result comes first: a game that seems to go on is finished anew when it
	// is opened the next time, and then its result counts only once.
	resultErr := g.saveResult()
	if !g.clean {
		return cmp.Or(g.rewrite(), resultErr)
	}
	var text []byte
	for _, l := range lines {
		one, err := json.Marshal(l)
		if err != nil {
			return err
		}
		text = append(append(text, one...), '\n')
	}
	if err := g.store.data.Extend(g.name, g.size, text); err != nil {
		return cmp.Or(g.repair(err, len(text) == 0), resultErr)
	}
	g.size += len(text)
	return resultErr
}

// repair deals with a clean file to which nothing could be added. When the file or its
// folder has vanished, the whole game is written again; when somebody else has changed
// it, that version is kept aside first, or stands if nothing of ours is to be written.
func (g *Game) repair(err error, nothingToAdd bool) error {
	g.clean = false
	switch {
	case errors.Is(err, fs.ErrNotExist):
		g.release() // the lock has probably gone the same way
		if err := g.rewrite(); err != nil {
			return err
		}
		g.store.notify("This game's file was missing, so the whole game has been saved again.")
		return nil
	case errors.Is(err, storage.ErrChanged) && nothingToAdd:
		g.clean = true // the next move finds it changed again
		return nil
	case errors.Is(err, storage.ErrChanged):
		to, err := g.store.moveAside(g.store.data, g.name, changedAside)
		if err != nil {
			return g.fail(err)
		}
		g.store.notify(fmt.Sprintf("Another program changed this game's file. That version is kept as %q, "+
			"and your game continues as it is here.", path.Base(to)))
		return g.rewrite()
	}
	return g.fail(err)
}

// rewrite writes the whole game in place of what there is.
func (g *Game) rewrite() error {
	g.clean, g.unwritten = false, false
	if g.unlock == nil {
		unlock, err := g.store.data.Lock(g.name)
		if errors.Is(err, storage.ErrLocked) {
			return g.fail(err)
		}
		g.unlock = unlock // nil where there are no locks: better to play than not
	}
	text := record.Print(g.rec, g.ending)
	if err := g.store.data.Write(g.name, text); err != nil {
		return g.fail(err)
	}
	g.clean, g.size, g.err = true, len(text), nil
	return nil
}

// fail keeps an error for Saved, without paths, and returns it.
func (g *Game) fail(err error) error {
	g.err = errors.New(storage.Reason(err))
	return g.err
}

// release gives the lock back. From now on nobody knows what the file holds.
func (g *Game) release() {
	if g.unlock != nil {
		g.unlock()
	}
	g.clean, g.unlock = false, nil
}

// Close lets other windows open the game. If something could not be saved, or the
// file has gone meanwhile, it is written once more.
func (g *Game) Close() error {
	if g.unwritten {
		return nil
	}
	err := appendLines[record.Line](g)
	g.release()
	g.unwritten = true
	return err
}
