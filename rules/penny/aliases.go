package penny

import (
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// What boards and the table know of the game's state.
type (
	Token = box.Token
	Mode  = box.Mode
	Card  = box.Card
	Want  = core.Requirement
)

// The values of these types.
const (
	Occultism  = box.Occultism
	Society    = box.Society
	Science    = box.Science
	Underworld = box.Underworld
	Violence   = box.Violence
	Damage     = box.Damage
	Gold       = box.Gold
	Movement   = box.Movement
	Prevent    = box.Prevent
	NoAction   = box.NoAction
	Prologue   = box.Prologue
	Heist      = box.Heist
	Open       = box.Open
	Rush       = box.Rush
	NoCard     = box.NoCard

	LackToken  = core.LackToken
	LackOther  = core.LackOther
	LackAny    = core.LackAny
	LackTrophy = core.LackTrophy
	LackWound  = core.LackWound
	LackCure   = core.LackCure
	LackWay    = core.LackWay
)
