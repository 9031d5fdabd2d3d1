package london

import (
	_ "embed"
	"encoding/csv"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"
	"sync"

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

// A spur is a Line as the core reads it: four bytes.
type edge struct {
	to   uint8
	kind Kind
	via  uint16 // index into board.via
}

// maxEdges is more than leave any station, and a power of two.
const maxEdges = 16

// A board holds the tables of the map. It is built once and never changed.
type Board struct {
	edges         [256][maxEdges]edge       // by station, sorted by kind and then by place
	degree        [256]uint8                // spurs[s][:ends[s]] leave s
	roadDegree    [256]uint8                // spurs[s][:land[s]] are not boats
	serves        [256]uint8                // kinds that stop there, as bits 1<<Kind
	via           []stationSet              // what lies under a line; under line 0 nothing
	viaInOrder    [][]Station               // the same in order, for people
	reach         [256][Boat + 1]stationSet // where lines of a kind lead from a station; 0 is any kind
	dist          [256]byStation            // rides between two stations without boats
	nextHops      [256]byStation            // by goal: which two lines of a station lead nearer to it, four bits each
	toUnderground [Stations + 1]uint8       // rides to the nearest underground stop
	startCards    []Station                 // the eighteen start cards (LON-9)
	number        [Stations + 1]int         // on the Milton Bradley board
	byNumber      map[int]Station           // the way back
	signs         [Stations + 1][]Kind      // signals printed on a station, as the data say
}

type byStation [256]uint8

//go:embed data/stations.csv
var stationsCSV string

//go:embed data/lines.csv
var linesCSV string

// theBoard reads the tables once. The data are part of the program, so a slip in
// them is a bug and panics at the first use, in any test.
var theBoard = sync.OnceValue(func() *Board {
	b, err := readBoard(stationsCSV, linesCSV)
	if err != nil {
		panic(err)
	}
	return b
})

// readBoard builds the tables from the two files of data.
func readBoard(stations, lines string) (*Board, error) {
	b := &Board{via: make([]stationSet, 1), viaInOrder: make([][]Station, 1), byNumber: map[int]Station{}}
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
		s, err := readStation(r[0])
		if err != nil {
			return err
		}
		if b.number[s], err = strconv.Atoi(r[2]); err != nil {
			return fmt.Errorf("station %d has a strange number %q", s, r[2])
		}
		b.byNumber[b.number[s]] = s
		for _, name := range strings.Split(r[1], "|") {
			k, ok := kindNamed(name)
			if !ok {
				return fmt.Errorf("station %d has a strange signal %q", s, name)
			}
			b.signs[s] = append(b.signs[s], k)
		}
		if r[3] == "1" {
			b.startCards = append(b.startCards, s)
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
	ends := [Stations + 1][Boat + 1][]edge{}
	for _, r := range rows {
		from, err := readStation(r[0])
		if err != nil {
			return err
		}
		to, err := readStation(r[1])
		if err != nil {
			return err
		}
		k, ok := kindNamed(r[2])
		if !ok {
			return fmt.Errorf("the line %d-%d has a strange kind %q", from, to, r[2])
		}
		there, back, err := b.readVia(r[3])
		if err != nil {
			return err
		}
		ends[from][k] = append(ends[from][k], edge{uint8(to), k, there})
		ends[to][k] = append(ends[to][k], edge{uint8(from), k, back})
	}
	for s := range ends {
		for k := Taxi; k <= Boat; k++ {
			if k == Boat {
				b.roadDegree[s] = b.degree[s]
			}
			for _, e := range ends[s][k] {
				if b.degree[s] == maxEdges-1 {
					return fmt.Errorf("too many lines leave station %d", s)
				}
				b.edges[s][b.degree[s]] = e
				b.reach[s][k].add(e.to)
				b.reach[s][0].add(e.to)
				b.degree[s]++
				b.serves[s] |= 1 << k
			}
		}
	}
	return nil
}

// readVia notes what lies under one line, once for each direction.
func (b *Board) readVia(list string) (there, back uint16, err error) {
	names := strings.Fields(list)
	if len(names) == 0 {
		return 0, 0, nil
	}
	var set stationSet
	path := make([]Station, len(names))
	turned := make([]Station, len(names))
	for i, n := range names {
		s, err := readStation(n)
		if err != nil {
			return 0, 0, err
		}
		set.add(uint8(s))
		path[i], turned[len(names)-1-i] = s, s
	}
	b.via = append(b.via, set, set)
	b.viaInOrder = append(b.viaInOrder, path, turned)
	return uint16(len(b.via) - 2), uint16(len(b.via) - 1), nil
}

// measure fills in the distances, counted in rides, by a search from every station.
func (b *Board) measure() {
	for s := uint8(1); s <= Stations; s++ {
		graph.Distances(b.dist[s][:], s, func(at uint8) iter.Seq[uint8] {
			return func(yield func(uint8) bool) {
				for _, e := range b.roads(at) {
					if !yield(e.to) {
						return
					}
				}
			}
		})
	}
	for s := uint8(1); s <= Stations; s++ {
		for at := uint8(1); at <= Stations; at++ {
			one := -1
			for i, e := range b.roads(at) {
				if b.dist[e.to][s] < b.dist[at][s] {
					if one < 0 {
						one = i
					}
					b.nextHops[s][at] = uint8(one | i<<4)
				}
			}
		}
	}
	for s := 1; s <= Stations; s++ {
		b.toUnderground[s] = 255
		for t := 1; t <= Stations; t++ {
			if b.serves[t]>>Underground&1 != 0 {
				b.toUnderground[s] = min(b.toUnderground[s], b.dist[s][t])
			}
		}
	}
}

// from lists the spurs that leave a station, boats last.
func (b *Board) from(s uint8) []edge { return b.edges[s][:b.degree[s]&(maxEdges-1)] }

// roads lists those that pawns may use: all but the boats.
func (b *Board) roads(s uint8) []edge { return b.edges[s][:b.roadDegree[s]&(maxEdges-1)] }

// undrawn are the start cards that nobody has drawn, in order.
func (b *Board) undrawn(drawn *[8]uint8) []Station {
	return slices.DeleteFunc(slices.Clone(b.startCards), func(s Station) bool { return slices.Contains(drawn[:], uint8(s)) })
}

// Lines lists the lines that leave a station. It is nil for a station that does
// not exist.
func Lines(s Station) []Line {
	if s < 1 || s > Stations {
		return nil
	}
	b := theBoard()
	var all []Line
	for _, e := range b.from(uint8(s)) {
		all = append(all, Line{Station(e.to), e.kind, b.viaInOrder[e.via]})
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

func readStation(text string) (Station, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > Stations || strconv.Itoa(n) != text {
		return 0, fmt.Errorf("there is no station %q", text)
	}
	return Station(n), nil
}

func kindNamed(name string) (Kind, bool) {
	for k := Taxi; k <= Boat; k++ {
		if kindNames[k] == name {
			return k, true
		}
	}
	return NoLine, false
}
