package pimpernel

import "intrigue/rules/pimpernel/core"

// What boards and the table know of the game's state.
type (
	Area       = core.Area
	Building   = core.Building
	Stage      = core.Stage
	Region     = core.Region
	Location   = core.Location
	Completion = core.Completion
	Resolved   = core.Resolved
	Player     = core.Player
	Space      = core.Space
	Town       = core.Town
	Planning   = core.Planning
	Card       = core.Card
)

// The values of these types.
const (
	NoAction      = core.NoAction
	RestArea      = core.RestArea
	Supporters    = core.Supporters
	Horses        = core.Horses
	Carts         = core.Carts
	Papers        = core.Papers
	Disguises     = core.Disguises
	Market        = core.Market
	StageDeal     = core.StageDeal
	StageDraw     = core.StageDraw
	StageTurn     = core.StageTurn
	StageFavor    = core.StageFavor
	StageIcon     = core.StageIcon
	StageRest     = core.StageRest
	StageMarket   = core.StageMarket
	StagePick     = core.StagePick
	StageLeg      = core.StageLeg
	StageNext     = core.StageNext
	StageChase    = core.StageChase
	StageOver     = core.StageOver
	ToAustria     = core.ToAustria
	FirstPlayer   = core.FirstPlayer
	SupporterSpot = core.SupporterSpot
	Resources     = core.Resources
	RouteSpot     = core.RouteSpot
)
