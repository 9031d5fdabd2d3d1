package core

// Region is one of the four parts of the map, by number.
type Region uint8

const (
	England Region = iota
	France
	Paris
	ToAustria

	Regions = 4
)

// RegionFacts are the ids and names of the regions, and their neighbours as bits (PIM-96, PIM-98).
var RegionFacts = [Regions]struct {
	id, name string
	Next     uint8
}{
	{"england", "England", 1 << France},
	{"france", "France", 1<<England | 1<<Paris | 1<<ToAustria},
	{"paris", "Paris", 1 << France},
	{"to_austria", "Road to Austria", 1 << France},
}

// Location is a place of the map where a mission can lie, by number.
type Location uint8

// The locations, region by region.
const (
	London Location = iota
	Richmond
	Brighton
	Dover
	Calais
	Boulogne
	Abbeville
	Amiens
	Arras
	Dieppe
	Rouen
	Beauvais
	Reims
	WestBarricade
	HouseOfJustice
	TemplePrison
	LaVillette
	Vienna

	Locations = 18
)

// locationFacts are the ids, names and regions of the locations. Two have their spaces
// printed on the board instead of a card (PIM-23).
var locationFacts = [Locations]struct {
	id, name string
	region   Region
	printed  []ActionKind
}{
	{"london", "London", England, nil},
	{"richmond", "Richmond", England, nil},
	{"brighton", "Brighton", England, nil},
	{"dover", "Dover", England, nil},
	{"calais", "Calais", France, nil},
	{"boulogne", "Boulogne", France, nil},
	{"abbeville", "Abbeville", France, nil},
	{"amiens", "Amiens", France, nil},
	{"arras", "Arras", France, nil},
	{"dieppe", "Dieppe", France, nil},
	{"rouen", "Rouen", France, nil},
	{"beauvais", "Beauvais", France, nil},
	{"reims", "Reims", France, nil},
	{"west_barricade", "West Barricade", Paris, nil},
	{"house_of_justice", "House of Justice", Paris, []ActionKind{Supporter, Supporter, Goods, Point, NoAction}},
	{"temple_prison", "Temple Prison", Paris, []ActionKind{Supporter, Goods, Goods, Horse, NoAction}},
	{"la_villette", "La Villette", Paris, nil},
	{"vienna", "Vienna", ToAustria, nil},
}

// RouteFacts are the routes: their two ends and, space by space from a to b, the
// regions from which the space may be taken. Two regions mean a border or, on a
// sea lane, the water between them (PIM-73, PIM-74).
var RouteFacts = [Routes]struct {
	A, B Location
	Sea  bool
	From []uint8
}{
	{London, Richmond, false, []uint8{1 << England}},
	{London, Dover, false, []uint8{1 << England, 1 << England}},
	{Richmond, Brighton, false, []uint8{1 << England, 1 << England}},
	{Brighton, Dover, false, []uint8{1 << England, 1 << England}},
	{Dover, Calais, true, []uint8{1<<England | 1<<France}},
	{Dover, Boulogne, true, []uint8{1<<England | 1<<France}},
	{Brighton, Dieppe, true, []uint8{1<<England | 1<<France, 1<<England | 1<<France}},
	{Calais, Boulogne, false, []uint8{1 << France}},
	{Calais, Arras, false, []uint8{1 << France, 1 << France}},
	{Boulogne, Arras, false, []uint8{1 << France, 1 << France}},
	{Boulogne, Abbeville, false, []uint8{1 << France}},
	{Abbeville, Amiens, false, []uint8{1 << France}},
	{Amiens, Arras, false, []uint8{1 << France}},
	{Abbeville, Dieppe, false, []uint8{1 << France}},
	{Dieppe, Rouen, false, []uint8{1 << France}},
	{Rouen, Beauvais, false, []uint8{1 << France}},
	{Amiens, Beauvais, false, []uint8{1 << France}},
	{Amiens, Reims, false, []uint8{1 << France, 1 << France}},
	{Arras, Reims, false, []uint8{1 << France, 1 << France}},
	{Rouen, WestBarricade, false, []uint8{1 << France, 1<<France | 1<<Paris}},
	{Beauvais, LaVillette, false, []uint8{1 << France, 1<<France | 1<<Paris}},
	{Reims, LaVillette, false, []uint8{1 << France, 1<<France | 1<<Paris}},
	{WestBarricade, HouseOfJustice, false, []uint8{1 << Paris}},
	{HouseOfJustice, TemplePrison, false, []uint8{1 << Paris}},
	{TemplePrison, LaVillette, false, []uint8{1 << Paris}},
	{WestBarricade, LaVillette, false, []uint8{1 << Paris, 1 << Paris}},
	{Reims, Vienna, false, []uint8{1 << France, 1<<France | 1<<ToAustria, 1 << ToAustria, 1 << ToAustria}},
	{Arras, Vienna, false, []uint8{1 << France, 1 << France, 1<<France | 1<<ToAustria, 1 << ToAustria, 1 << ToAustria}},
}

const (
	Routes      = 28
	RouteSpaces = 47
	Hexes       = 8
)

// HexFacts are the places of the buildings; the last one is printed (PIM-11).
var HexFacts = [Hexes]struct {
	id     string
	Region Region
}{
	{"b1", England},
	{"b2", England},
	{"b3", France},
	{"b4", France},
	{"b5", France},
	{"b6", Paris},
	{"b7", Paris},
	{"market_to_austria", ToAustria},
}
