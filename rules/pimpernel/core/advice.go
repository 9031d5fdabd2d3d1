package core

import "intrigue/rules"

// Advice holds what a hint says: an action, and what speaks for it.
type Advice struct {
	Action
	Reason  Reason
	N, Gaps int        // how many, of what the reason is about
	Icon    ActionKind // that may be used at once
	Seat    rules.Seat // whom the reason is about
	Rival   rules.Seat // who takes the tile of the area with one cube more; rules.Public for nobody
	Gains   []Change   // the tiles that come to the seat
}

// Reason tells what speaks for an action.
type Reason uint8

const (
	SavesCubes   Reason = iota // nothing would score soon
	GainsNothing               // what is offered
	TwoActions                 // instead of one
	PaysPath                   // N cubes of the seat on the Pimpernel's path
	GivesLeast                 // to the others, of all paths
	NoSooner                   // Chauvelin comes to him
	TakesPoint
	FreesCube
	GivesRest    // a second cube in a later turn
	Scores       // the mission lacks N cubes of the area
	KeepsTile    // of the area
	NextNeeds    // cubes of the area
	OwnCube      // is picked
	HurtsLeast   // a point for Seat
	LeavesBest   // in the area
	HasCubes     // N of them, in the location of the next mission
	PawnIsThere  // in its region
	SuitsCubes   // the way to the next mission
	ReachesMore  // N spaces of the way, and Gaps of the location
	Pushes       // the cube of Seat off a building
	OpensAreas   // of a building
	GoalSpace    // in the location of the mission
	ViennaSpace  // where the last mission is
	NextSpace    // where the next mission may be
	IconSpace    // for the icon alone
	LaterSpace   // where a mission may come
	CompletesWay // of the Pimpernel
	OnWay        // which lacks N cubes then
	LaterRoute   // for another mission
	MissionSpot  // which lacks N cubes or spaces
)
