package rules

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
)

// The interfaces below are optional abilities, found by assertion. A game that
// lacks one still plays; the table only offers less.

// LogLine is one line of the log. Targets are the ids of the pieces and places it
// speaks of; the first one gives the line its picture.
type LogLine struct {
	Text    string
	Targets []string
}

// LogTeller is a Position that can put a move made in it into words, for one
// reader. The table asks the position *before* the move, once for each reader;
// a line that a reader may not know is told without its secret, or is zero.
type LogTeller interface {
	Tell(e Entry, by Seat) LogLine
}

// Wordless is the part of a View that speaks, of a game that says nothing: a small game embeds it and says what
// it has to say.
type Wordless struct{}

// Prompt implements View.
func (Wordless) Prompt() string { return "" }

// Label implements View: a target is called by the words of its id, "heap 2".
func (Wordless) Label(target string) Label {
	return Label{Title: strings.ReplaceAll(strings.TrimPrefix(target, "choice."), ".", " ")}
}

// WhyNot implements View.
func (Wordless) WhyNot(string) Refusal { return Refusal{} }

// Situation implements View.
func (Wordless) Situation() []string { return nil }

// Refusal says why something cannot be done: a sentence for the player and the id
// of the clause behind it, which may be empty. The zero Refusal means that it can.
type Refusal struct{ Text, Clause string }

// Refuse is a Refusal in short.
func Refuse(text, clause string) Refusal { return Refusal{Text: text, Clause: clause} }

// Refused reports whether there is something to refuse.
func (r Refusal) Refused() bool { return r.Text != "" }

// Label names a target for all who speak of it: chooser, card reader, explanation,
// speech.
type Label struct {
	Title  string // in a word or two: "Black", "by bus"
	Sprite string // id of its picture; empty when it has none of its own
	Text   string // what it is, in sentences
	Clause string // id of the clause that governs it

	// Ends says that choosing it ends or declines what is asked: "Done", "Pass", "Skip". One key says them all.
	Ends bool
	// Rank orders the alternatives of a chooser: the lowest comes first, where a hasty Enter falls.
	Rank int
	// First says what must be chosen before it, where it belongs to a choice and cannot be chosen yet.
	First string
	// Stray says why a piece goes back that is let go where nothing can take it.
	Stray string
	// Pencil says that people can make pencil marks on it, for themselves.
	Pencil bool
	// Spoken is the id by which it is told in place of its own, where something else is printed on it: a station
	// goes by its number. Two targets never share one.
	Spoken string
}

// Whole is the label as people read it: the title, and on a line of its own the text, unless the
// text begins with the title.
func (l Label) Whole() string {
	if l.Text == "" || strings.HasPrefix(l.Text, l.Title) {
		return l.Text
	}
	return l.Title + "\n" + l.Text
}

// Pacer is a Position at which Luck does something that people want to watch: Beats
// is how many moves of a bot it lasts before it happens; 0 is at once. Where several
// look in turn, it is watched at the open table.
type Pacer interface {
	Beats() int
}

// Revealer is a Position that knows which moves show somebody something they did
// not know before. Such a move is never taken back without the table's consent.
type Revealer interface {
	Reveals(Seat, Move) bool
}

// Renamer is a Position whose players see other names than those that records keep: London
// shows the numbers that the table chose. Both work on a move or a target, word by word, and
// leave alone what is no such name.
type Renamer interface {
	// Shown is what the players read for a text that is kept.
	Shown(kept string) string
	// Kept is what records keep for a text that players wrote; not ok when a word of it
	// is a name that this table does not use.
	Kept(shown string) (kept string, ok bool)
}

// Describer is a Position that knows its box.
type Describer interface {
	// Describe lists what is printed under the options and seats of the game: the board, the cards and their data,
	// for a program that has never seen them. It is for encoding/json, with keys in lower case that do not change.
	Describe() any
	// Pieces counts the pieces by kind, wherever they are: on the board, in hands, in the bag or in the box. The
	// counts never change in a game.
	Pieces() map[string]int
}

// Finder is a Game that can look for deals with a known perfect line.
type Finder interface {
	// FindPerfect is the first such deal from a number on, under some options. It
	// is not ok when ctx ends before one is found.
	FindPerfect(ctx context.Context, from uint64, o Options) (deal uint64, ok bool)
}

// Turn is everything a bot is told when it has to decide.
type Turn struct {
	Seat    Seat
	View    View
	Choices []Choice
	Guess   func(*rand.Rand) Position // positions that look like View
	Rand    *rand.Rand
	// Simulations, if not 0, is how many a Searcher makes before it decides, so
	// that it decides alike on every machine.
	Simulations int
}

// Bot decides for one seat. It may keep nothing between turns: all it may know
// is in the Turn. It returns early with its best move so far when ctx ends.
type Bot interface {
	Decide(ctx context.Context, t Turn) Move
}

// Searcher is a Bot that counts its thinking in simulations and heeds
// Turn.Simulations.
type Searcher interface {
	Bot
	// Simulations is how many it makes for a seat when the Turn does not say; 0 when it
	// then thinks by the clock.
	Simulations(Seat) int
}

// Bots is a Game that can play its own seats.
type Bots interface {
	// Bot is a player of one of About.Levels.
	Bot(level string) (Bot, error)
}

// Roster holds the bots of a game by the key of their level.
type Roster map[string]Bot

// Bot is the player of a level.
func (r Roster) Bot(level string) (Bot, error) {
	if b, ok := r[level]; ok {
		return b, nil
	}
	return nil, fmt.Errorf("no bot of this game has the level %q", level)
}

// Hinter is a Game that can suggest a move and say why, to the seat's own person.
type Hinter interface {
	Hint(ctx context.Context, t Turn) (m Move, why string)
}
