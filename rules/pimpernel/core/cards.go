package core

import "fmt"

const (
	PlaceCards = 24
	Missions   = 18
	Favors     = 20
	Starters   = 6
	ViennaCard = uint8(Missions - 1) // its mission card
	dealtCards = Locations - 2       // locations that get a card (PIM-21, PIM-22)
)

// LocationCards are the 24 location cards: what each is called and the icons of its
// spaces (PIM-5). They are our own design (PIM-6).
var LocationCards = [PlaceCards]struct {
	Name  string
	Icons []ActionKind
}{
	{"Toll House", []ActionKind{Horse, Goods, Point}},
	{"Ferryman's Landing", []ActionKind{Route, Goods, Supporter}},
	{"Safe House", []ActionKind{Rest, Supporter, Supporter}},
	{"Ruined Chapel", []ActionKind{Point, Point, Remove}},
	{"Coach Yard", []ActionKind{Horse, Horse, Goods}},
	{"Printer's Cellar", []ActionKind{Goods, Goods, UseBuilding}},
	{"Market Day", []ActionKind{Goods, Supporter, Point, NoAction}},
	{"Garrison Gate", []ActionKind{Supporter, Horse, Goods, NoAction}},
	{"Crossroads", []ActionKind{Route, Route, Horse, NoAction}},
	{"Dressmaker Lane", []ActionKind{Goods, Rest, Supporter, NoAction}},
	{"Posting House", []ActionKind{Horse, UseBuilding, Route, NoAction}},
	{"Town Hall", []ActionKind{Supporter, Goods, UseBuilding, NoAction}},
	{"Harbour Tavern", []ActionKind{Rest, Move, Supporter, NoAction}},
	{"Country Ball", []ActionKind{Supporter, Point, Rest, NoAction}},
	{"Mill on the Weir", []ActionKind{Horse, Goods, Remove, NoAction}},
	{"Convent Garden Wall", []ActionKind{Supporter, Supporter, Goods, NoAction}},
	{"Fishing Quay", []ActionKind{Route, Horse, Goods, NoAction, NoAction}},
	{"Cathedral Square", []ActionKind{Supporter, Goods, Point, NoAction, NoAction}},
	{"Old Ramparts", []ActionKind{UseBuilding, Horse, Rest, NoAction, NoAction}},
	{"Theatre Boxes", []ActionKind{Goods, Supporter, Move, NoAction, NoAction}},
	{"Horse Fair", []ActionKind{Horse, Horse, Supporter, Point, NoAction}},
	{"Wine Cellars", []ActionKind{Rest, Rest, Goods, NoAction, NoAction}},
	{"Lawyers' Row", []ActionKind{Supporter, Supporter, Goods, NoAction, NoAction}},
	{"Tumbril Road", []ActionKind{Route, Horse, Point, Remove, NoAction}},
}

// MissionCards are the 18 mission cards: the location, the need of supporters, horses,
// carts, papers and disguises, and who is to be rescued. The last one is Vienna (PIM-3).
var MissionCards = [Missions]struct {
	At     Location
	need   [Needs]uint8
	rescue string
}{
	{London, [Needs]uint8{2, 1, 0, 2, 0}, "a printer who sold the wrong pamphlet"},
	{Richmond, [Needs]uint8{2, 2, 0, 0, 1}, "an aunt, her parrot and both their trunks"},
	{Dover, [Needs]uint8{1, 2, 1, 1, 0}, "a king's messenger without a king"},
	{Brighton, [Needs]uint8{1, 3, 1, 0, 0}, "two seamstresses accused of sewing lilies"},
	{Calais, [Needs]uint8{2, 2, 1, 0, 1}, "a marquis disguised, badly, as a cook"},
	{Boulogne, [Needs]uint8{2, 2, 0, 0, 1}, "a schoolmaster and his whole third form"},
	{Abbeville, [Needs]uint8{1, 3, 1, 0, 0}, "a widow denounced by her own tenant"},
	{Amiens, [Needs]uint8{2, 2, 0, 1, 0}, "an organist who would not play the new hymn"},
	{Arras, [Needs]uint8{2, 2, 0, 1, 1}, "a judge who had asked for evidence"},
	{Beauvais, [Needs]uint8{2, 2, 1, 1, 0}, "a chevalier hidden in a wine cask"},
	{Dieppe, [Needs]uint8{2, 1, 1, 1, 0}, "a pilot who knew the sandbanks too well"},
	{Rouen, [Needs]uint8{2, 3, 0, 1, 0}, "three nuns and a very large clock"},
	{Reims, [Needs]uint8{1, 3, 0, 1, 0}, "a vintner, his cellar book and his sons"},
	{WestBarricade, [Needs]uint8{1, 2, 1, 0, 2}, "a family of actors, in costume"},
	{LaVillette, [Needs]uint8{2, 1, 1, 1, 1}, "a doctor who treated everyone"},
	{HouseOfJustice, [Needs]uint8{2, 2, 0, 1, 2}, "an advocate on the morning list"},
	{TemplePrison, [Needs]uint8{3, 2, 0, 1, 1}, "a governess and two quiet children"},
	{Vienna, [Needs]uint8{3, 2, 0, 2, 1}, "the Dauphin"},
}

// FavorCards are the 20 favour cards; the first six carry the star of the first game (PIM-9).
var FavorCards = [Favors][2]ActionKind{
	{Horse, Route},           // F01
	{Supporter, Move},        // F02
	{Goods, Rest},            // F03
	{Cube, Move},             // F04
	{Route, Route},           // F05
	{UseBuilding, Supporter}, // F06
	{Horse, Horse},           // F07
	{Supporter, Route},       // F08
	{Goods, UseBuilding},     // F09
	{Cube, Rest},             // F10
	{Rest, UseBuilding},      // F11
	{Horse, Remove},          // F12
	{Supporter, Supporter},   // F13
	{Goods, Route},           // F14
	{Horse, Goods},           // F15
	{Goods, Move},            // F16
	{Horse, UseBuilding},     // F17
	{Route, Remove},          // F18
	{Horse, Rest},            // F19
	{Supporter, Rest},        // F20
}

func PlaceCardWord(n int) string { return fmt.Sprintf("L%02d", n+1) }

func FavorWord(n int) string { return fmt.Sprintf("F%02d", n+1) }

func CardWord(n int) string { return fmt.Sprintf("M%02d", n+1) }
