package cardinal

import "intrigue/rules/cardinal/bots"
import "intrigue/rules/cardinal/core"

// What boards and the table know of the game's state.
type (
	Cell      = core.Cell
	Edge      = core.Edge
	Musketeer = core.Musketeer
	Line      = bots.Line
	Effort    = bots.Effort
	Stage     = core.Stage
	Suit      = core.Suit
	Direction = core.Direction
)

// The values of these types.
const (
	Gone        = core.Gone
	Inside      = core.Inside
	Underground = core.Underground
	Escaped     = core.Escaped
	Killed      = core.Killed
	StageDeal   = core.StageDeal
	StageFree   = core.StageFree
	StageTake   = core.StageTake
	StageCorner = core.StageCorner
	StageRemove = core.StageRemove
	StageOver   = core.StageOver
	Perfect     = core.Perfect
	Sun         = core.Sun
	Moon        = core.Moon
	Crown       = core.Crown
	Arms        = core.Arms
	NoSuit      = core.NoSuit
	North       = core.North
	East        = core.East
	South       = core.South
	West        = core.West
)
