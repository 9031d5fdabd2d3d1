package core

import (
	_ "embed"
	"encoding/csv"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"
	"sync"

	"intrigue/rules"
	"intrigue/rules/graph"
)

// Station is the stable id of a place on the map: the number it bears on the
// Ravensburger board, 1 to 199. Zero is nowhere. Moves, records and map ids use
// it whatever numbers are shown (LON-85).
type Station uint8

// Stations is the number of stations; their ids run from 1 to Stations.
const Stations = 199

// Kind is a kind of line.
type Kind uint8

const (
	NoLine Kind = iota // unknown, or none
	Taxi
	Bus
	Underground
	Boat
)

var kindNames = [...]string{"", "taxi", "bus", "underground", "boat"}

func (k Kind) String() string { return kindNames[k] }

// Line is a line as seen from one of its ends.
type Line struct {
	To   Station
	Kind Kind
	Via  []Station // stations under the line, in order from here (LON-126)
}

// An Edge is a Line as the core reads it: four bytes.
type Edge struct {
	To   uint8
	Kind Kind
	via  uint16 // index into board.via
}

// MaxEdges is more than leave any station, and a power of two.
const MaxEdges = 16

// A Board holds the tables of the map. It is built once and never changed.
type Board struct {
	Edges         [256][MaxEdges]Edge       // by station, sorted by kind and then by place
	Degree        [256]uint8                // Edges[s][:Degree[s]] leave s
	roadDegree    [256]uint8                // Edges[s][:roadDegree[s]] are not boats
	Serves        [256]uint8                // kinds that stop there, as bits 1<<Kind
	via           []StationSet              // what lies under a line; under line 0 nothing
	viaInOrder    [][]Station               // the same in order, for people
	Reach         [256][Boat + 1]StationSet // where lines of a kind lead from a station; 0 is any kind
	Dist          [256]ByStation            // rides between two stations without boats
	NextHops      [256]ByStation            // by goal: the first and the last line of a station that lead nearer, four bits each
	ToUnderground [Stations + 1]uint8       // rides to the nearest underground stop
	StartCards    []Station                 // the eighteen start cards (LON-9)
	Number        [Stations + 1]int         // on the Milton Bradley board
	byNumber      map[int]Station           // the way back
	Signs         [Stations + 1][]Kind      // signals printed on a station, as the data say
}

// ByStation has a number for each station.
type ByStation [256]uint8

//go:embed data/stations.csv
var stationsCSV string

//go:embed data/lines.csv
var linesCSV string

// TheBoard reads the tables once. The data are part of the program, so a slip in
// them is a bug and panics at the first use, in any test.
var TheBoard = sync.OnceValue(func() *Board {
	b, err := readBoard(stationsCSV, linesCSV)
	if err != nil {
		panic(err)
	}
	return b
})

// readBoard builds the tables from the two files of data.
func readBoard(stations, lines string) (*Board, error) {
	b := &Board{via: make([]StationSet, 1), viaInOrder: make([][]Station, 1), byNumber: map[int]Station{}}
	if err := b.readStations(stations); err != nil {
		return nil, err
	}
	if err := b.readLines(lines); err != nil {
		return nil, err
	}
	b.measure()
	return b, nil
}

// readStations notes what each station is called and shows, and whether it has a start
// card.
func (b *Board) readStations(text string) error {
	rows, err := readTable(text, 4)
	if err != nil {
		return err
	}
	for _, r := range rows {
		s, err := ReadStation(r[0])
		if err != nil {
			return err
		}
		if b.Number[s], err = strconv.Atoi(r[2]); err != nil {
			return fmt.Errorf("station %d has a strange number %q", s, r[2])
		}
		b.byNumber[b.Number[s]] = s
		for _, name := range strings.Split(r[1], "|") {
			k, ok := KindNamed(name)
			if !ok {
				return fmt.Errorf("station %d has a strange signal %q", s, name)
			}
			b.Signs[s] = append(b.Signs[s], k)
		}
		if r[3] == "1" {
			b.StartCards = append(b.StartCards, s)
		}
	}
	return nil
}

// readLines notes the lines at both of their ends, by kind.
func (b *Board) readLines(text string) error {
	rows, err := readTable(text, 4)
	if err != nil {
		return err
	}
	ends := [Stations + 1][Boat + 1][]Edge{}
	for _, r := range rows {
		from, noFrom := ReadStation(r[0])
		to, noTo := ReadStation(r[1])
		there, back, noVia := b.readVia(r[3])
		if err := errors.Join(noFrom, noTo, noVia); err != nil {
			return err
		}
		k, ok := KindNamed(r[2])
		if !ok {
			return fmt.Errorf("the line %d-%d has a strange kind %q", from, to, r[2])
		}
		ends[from][k] = append(ends[from][k], Edge{uint8(to), k, there})
		ends[to][k] = append(ends[to][k], Edge{uint8(from), k, back})
	}
	for s := range ends {
		for k := Taxi; k <= Boat; k++ {
			if k == Boat {
				b.roadDegree[s] = b.Degree[s]
			}
			for _, e := range ends[s][k] {
				if b.Degree[s] == MaxEdges-1 {
					return fmt.Errorf("too many lines leave station %d", s)
				}
				b.Edges[s][b.Degree[s]] = e
				b.Reach[s][k].Add(e.To)
				b.Reach[s][0].Add(e.To)
				b.Degree[s]++
				b.Serves[s] |= 1 << k
			}
		}
	}
	return nil
}

// readVia notes what lies under one line, once for each direction.
func (b *Board) readVia(list string) (there, back uint16, err error) {
	if list == "" {
		return 0, 0, nil
	}
	var set StationSet
	var path []Station
	for name := range strings.FieldsSeq(list) {
		s, err := ReadStation(name)
		if err != nil {
			return 0, 0, err
		}
		set.Add(uint8(s))
		path = append(path, s)
	}
	turned := slices.Clone(path)
	slices.Reverse(turned)
	b.via = append(b.via, set, set)
	b.viaInOrder = append(b.viaInOrder, path, turned)
	return uint16(len(b.via) - 2), uint16(len(b.via) - 1), nil
}

// measure fills in the distances, counted in rides, by a search from every station.
func (b *Board) measure() {
	for s := uint8(1); s <= Stations; s++ {
		graph.Distances(b.Dist[s][:], s, func(at uint8) iter.Seq[uint8] {
			return func(yield func(uint8) bool) {
				for _, e := range b.Roads(at) {
					if !yield(e.To) {
						return
					}
				}
			}
		})
	}
	for s := uint8(1); s <= Stations; s++ {
		for at := uint8(1); at <= Stations; at++ {
			first := -1
			for i, e := range b.Roads(at) {
				if b.Dist[e.To][s] < b.Dist[at][s] {
					if first < 0 {
						first = i
					}
					b.NextHops[s][at] = uint8(first | i<<4)
				}
			}
		}
	}
	for s := range b.ToUnderground {
		b.ToUnderground[s] = graph.Far
		for t, kinds := range b.Serves {
			if kinds>>Underground&1 != 0 {
				b.ToUnderground[s] = min(b.ToUnderground[s], b.Dist[s][t])
			}
		}
	}
}

// From lists the edges that leave a station, boats last. The mask spares a bounds check.
func (b *Board) From(s uint8) []Edge { return b.Edges[s][:b.Degree[s]&(MaxEdges-1)] }

// Roads lists those that pawns may use: all but the boats.
func (b *Board) Roads(s uint8) []Edge { return b.Edges[s][:b.roadDegree[s]&(MaxEdges-1)] }

// undrawn returns the start cards that nobody has drawn, in order.
func (b *Board) undrawn(drawn *[8]uint8) []Station {
	return slices.DeleteFunc(slices.Clone(b.StartCards), func(s Station) bool { return slices.Contains(drawn[:], uint8(s)) })
}

// Lines lists the lines that leave a station. It is nil for a station that does
// not exist.
func Lines(s Station) []Line {
	if s < 1 || s > Stations {
		return nil
	}
	b := TheBoard()
	var all []Line
	for _, e := range b.From(uint8(s)) {
		all = append(all, Line{Station(e.To), e.Kind, b.viaInOrder[e.via]})
	}
	return all
}

func readTable(text string, columns int) ([][]string, error) {
	r := csv.NewReader(strings.NewReader(text))
	r.FieldsPerRecord = columns
	rows, err := r.ReadAll()
	if err != nil {
		return nil, fmt.Errorf("the tables of London cannot be read: %w", err)
	}
	return rows[1:], nil
}

// ReadStation reads the id of a station: "74".
func ReadStation(text string) (Station, error) {
	n, ok := rules.Numbers(1, Stations).Index(text)
	if !ok {
		return 0, fmt.Errorf("there is no station %q", text)
	}
	return Station(n), nil
}

func KindNamed(name string) (Kind, bool) {
	for k := Taxi; k <= Boat; k++ {
		if kindNames[k] == name {
			return k, true
		}
	}
	return NoLine, false
}
