package penny

import (
	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// known is what every seat knows of a moment: all but the order of the decks, which
// nobody knows. What it points to is never changed.
type known struct {
	core *core
	game *game
}

// Known is the view itself: by this method bots and words get at what any view shows.
func (v known) Known() known { return v }

// knower is a view of this game.
type knower interface{ Known() known }

// Mode is what is played.
func (v known) Mode() box.Mode { return v.core.mode }

// Seats is how many heroes play.
func (v known) Seats() int { return int(v.core.seats) }

// Over reports whether the game has ended.
func (v known) Over() bool { return v.core.over != notOver }

// Round is the number of the round, from 1; 0 while the table is set.
func (v known) Round() int { return int(v.core.round) }

// Chapter is that of the Heist, from 1; 0 in other modes.
func (v known) Chapter() int { return int(v.core.chapter) }

// Active is the seat whose turn it is or was last.
func (v known) Active() rules.Seat { return rules.Seat(v.core.active) }

// Asked is the seat that decides now; rules.Luck while cards are drawn.
func (v known) Asked() rules.Seat {
	if v.core.need == decision {
		return rules.Seat(v.core.asked())
	}
	return rules.Luck
}

// Holder has the Decision Token, First began the game.
func (v known) Holder() rules.Seat { return rules.Seat(v.core.holder) }

// First is the first player.
func (v known) First() rules.Seat { return rules.Seat(v.core.first) }

// Choices are the legal moves of the asked seat, worked out from the view.
func (v known) Choices() []rules.Choice {
	if v.core.need != decision {
		return nil
	}
	return v.core.choices(v.game)
}

// advice is a step that a bot advises, and the place the rest of the turn is for: one more
// than its number, 0 when it is for none. It is the reason of a hint, which words phrases.
type advice struct {
	step step
	aim  box.Place
}
