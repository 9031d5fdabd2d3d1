package core

import (
	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// View holds what every seat knows of a moment: all but the order of the decks, which
// nobody knows. What it points to is never changed.
type View struct {
	State *State
	Game  *Game
}

// See returns what every seat sees of a state.
func See(g *Game, c *State) View { return View{State: c, Game: g} }

// Known returns the view itself: by this method bots and words get at what any view shows.
func (v View) Known() View { return v }

// Knower is a view of this game.
type Knower interface{ Known() View }

// Mode returns what is played.
func (v View) Mode() box.Mode { return v.State.Mode }

// Short reports whether the Heist is the short one.
func (v View) Short() bool { return v.Game.Short }

// Seats returns how many heroes play.
func (v View) Seats() int { return int(v.State.Seats) }

// Over reports whether the game has ended.
func (v View) Over() bool { return v.State.Over != NotOver }

// Round returns the number of the round, from 1; 0 while the table is set.
func (v View) Round() int { return int(v.State.Round) }

// Chapter returns that of the Heist, from 1; 0 in other modes.
func (v View) Chapter() int { return int(v.State.Chapter) }

// Active returns the seat whose turn it is or was last.
func (v View) Active() rules.Seat { return rules.Seat(v.State.Active) }

// Asked returns the seat that decides now; rules.Luck while cards are drawn.
func (v View) Asked() rules.Seat {
	if v.State.Wait == Decision {
		return rules.Seat(v.State.Asked())
	}
	return rules.Luck
}

// Holder returns the seat with the Decision Token.
func (v View) Holder() rules.Seat { return rules.Seat(v.State.DecisionHolder) }

// First returns the first player, who begins every round.
func (v View) First() rules.Seat { return rules.Seat(v.State.First) }

// Choices returns the legal moves of the asked seat, worked out from the view.
func (v View) Choices() []rules.Choice {
	if v.State.Wait != Decision {
		return nil
	}
	return v.State.choices(v.Game)
}

// Advice is a step that a bot advises, and the place the rest of the turn is for: one more
// than its number, 0 when it is for none. It is the reason of a hint, which words phrases.
type Advice struct {
	Action Action
	Aim    box.Place
}
