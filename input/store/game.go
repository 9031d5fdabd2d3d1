package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"intrigue/input/record"
	"intrigue/rules"
)

const (
	folder = "games"
	trash  = "trash"
	suffix = ".jsonl"
)

// Game is a saved game that is being played: the Keeper of an input.Table. What
// could not be written stays in it and is tried again with the next call.
type Game struct {
	store  *Store
	name   string
	rec    rules.Record // as it should be on the disk
	ending string
	sound  bool // the file is known to hold exactly rec and ending
	unlock func()
}

// Name is the name of the file, for Load and Trash.
func (g *Game) Name() string { return g.name }

// Record is the game as it is kept.
func (g *Game) Record() rules.Record {
	r := g.rec
	r.Entries = slices.Clone(r.Entries)
	return r
}

// Begin makes the file of a new game, with the entries it may have already. When
// it cannot be written, the Game returned is good all the same and tries again
// with every move; err says why.
func (s *Store) Begin(r rules.Record) (*Game, error) {
	g := &Game{store: s, rec: r, unlock: func() {}}
	g.rec.Entries = slices.Clone(r.Entries)
	for {
		// Two windows may begin a game in the same second, so a part is by chance.
		g.name = fmt.Sprintf("%s/%s-%s-%06x%s", folder, s.stamp(), plain(r.Game), rand.Uint32()>>8, suffix)
		if _, err := s.data.Read(g.name); err != nil {
			break
		}
	}
	if unlock, err := s.data.Lock(g.name); err == nil {
		g.unlock = unlock
	}
	return g, g.rewrite()
}

// plain keeps the letters and digits of a key: it becomes part of a file name.
func plain(key string) string {
	var out []rune
	for _, r := range key {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			out = append(out, r)
		}
	}
	return string(out)
}

// Append saves entries.
func (g *Game) Append(es ...rules.Entry) error {
	g.rec.Entries = append(g.rec.Entries, es...)
	g.ending = ""
	lines := make([]any, len(es))
	for i, e := range es {
		lines[i] = e
	}
	return g.put(lines...)
}

// TakeBack saves that the last n entries were taken back.
func (g *Game) TakeBack(n int) error {
	if n < 1 || n > len(g.rec.Entries) {
		return fmt.Errorf("%d of %d moves cannot be taken back", n, len(g.rec.Entries))
	}
	g.rec.Entries = g.rec.Entries[:len(g.rec.Entries)-n]
	g.ending = ""
	return g.put(record.Line{Undo: n})
}

// Finish saves that the game has ended. Saying so twice is harmless.
func (g *Game) Finish(ending string) error {
	if g.ending == ending && g.sound {
		return nil
	}
	g.ending = ending
	return g.put(record.Line{Over: ending})
}

// Advised saves that a hint was asked for, once.
func (g *Game) Advised() error {
	if g.rec.Advised {
		return nil
	}
	g.rec.Advised = true
	return g.put(record.Line{Hint: true})
}

// put appends lines; after a failure it writes the whole game anew, since nobody
// knows how much of a line reached the disk.
func (g *Game) put(lines ...any) error {
	if !g.sound {
		return g.rewrite()
	}
	var text []byte
	for _, l := range lines {
		one, err := json.Marshal(l)
		if err != nil {
			return err
		}
		text = append(append(text, one...), '\n')
	}
	if err := g.store.data.Append(g.name, text); err != nil {
		g.sound = false
		return errors.New(reason(err))
	}
	return nil
}

func (g *Game) rewrite() error {
	if err := g.store.data.Write(g.name, record.Print(g.rec, g.ending)); err != nil {
		g.sound = false
		return errors.New(reason(err))
	}
	g.sound = true
	return nil
}

// Close lets other windows open the game. If something could not be saved it is
// tried once more.
func (g *Game) Close() error {
	var err error
	if !g.sound {
		err = g.rewrite()
	}
	g.unlock()
	g.unlock = func() {}
	return err
}
