package table

import (
	"time"

	"intrigue/rules"
	"intrigue/scenes/table/match"
)

// Title is one game on the shelf: its cover and its board.
type Title struct {
	match.Cover
	Board func(*Host) (Board, error)
	// Shots are situations of the game that look different, for -shots.
	Shots []Shot
}

// Shot is a situation that is reached by letting bots play so many entries of a
// fixed deal, and then resting the pointer on a target, or pressing it if the
// target is written behind a "!".
type Shot struct {
	Name    string
	Entries int
	Point   string
	After   time.Duration // 0 waits until nothing moves any more
	Store   bool          // shows the game on the pages of stores
}

// Titles are the games of the program, in the order of the shelf.
type Titles []Title

// Find is the title of a game by its key.
func (all Titles) Find(key string) (Title, bool) {
	for _, t := range all {
		if t.Game.About().Key == key {
			return t, true
		}
	}
	return Title{}, false
}

// Game is the game of a key, for the store.
func (all Titles) Game(key string) (rules.Game, bool) {
	t, ok := all.Find(key)
	return t.Game, ok
}

// Keys lists the keys of all games.
func (all Titles) Keys() []string {
	var keys []string
	for _, t := range all {
		keys = append(keys, t.Game.About().Key)
	}
	return keys
}
