package estoril

import "intrigue/rules/estoril/core"

// What boards and the table know of the game's state.
type (
	Stage  = core.Stage
	Tile   = core.Tile
	Symbol = core.Symbol
	Board  = core.Board
	Cell   = core.Cell
	Parts  = core.Parts
	Sum    = core.Sum
	Player = core.Player
	Goal   = core.Goal
)

// The values of these types.
const (
	Unseen       = core.Unseen
	NoMission    = core.NoMission
	StagePlace   = core.StagePlace
	StageLook    = core.StageLook
	StageOpen    = core.StageOpen
	StageAbility = core.StageAbility
	StageKeep    = core.StageKeep
	StageDice    = core.StageDice
	StageAward   = core.StageAward
	StageLose    = core.StageLose
	StageDiscard = core.StageDiscard
	StageOver    = core.StageOver
	NoSymbol     = core.NoSymbol
	Assassin     = core.Assassin
	Conspiracy   = core.Conspiracy
	Nationalism  = core.Nationalism
	Seduction    = core.Seduction
	Diplomacy    = core.Diplomacy
)
