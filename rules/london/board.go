package london

import (
	_ "embed"
	"encoding/csv"
	"fmt"
	"math/bits"
	"strconv"
	"strings"
	"sync"
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
type spur struct {
	to   uint8
	kind Kind
	via  uint16 // index into board.via
}

// mostLines is more than leave any station, and a power of two.
const mostLines = 16

// A board holds the tables of the map. It is built once and never changed.
type board struct {
	spurs  [256][mostLines]spur  // by station, sorted by kind and then by place
	ends   [256]uint8            // spurs[s][:ends[s]] leave s
	land   [256]uint8            // spurs[s][:land[s]] are not boats
	serves [256]uint8            // kinds that stop there, as bits 1<<Kind
	via    []places              // what lies under a line; under line 0 nothing
	paths  [][]Station           // the same in order, for people
	reach  [256][Boat + 1]places // where lines of a kind lead from a station; 0 is any kind
	dist   [256]hops             // rides between two stations without boats
	hop    [256]hops             // by goal: which two lines of a station lead nearer to it, four bits each
	rail   [Stations + 1]uint8   // rides to the nearest underground stop
	cards  []Station             // the eighteen start cards (LON-9)
	number [Stations + 1]int     // on the Milton Bradley board
	byMB   map[int]Station       // the way back
	signs  [Stations + 1][]Kind  // signals printed on a station, as the data say
}

type hops [256]uint8

// places is a set of stations, one bit each.
type places [4]uint64

func (p *places) add(s uint8)      { p[s>>6] |= 1 << (s & 63) }
func (p *places) drop(s uint8)     { p[s>>6] &^= 1 << (s & 63) }
func (p *places) has(s uint8) bool { return p[s>>6]>>(s&63)&1 != 0 }

// meets reports whether two sets have a station in common.
func (p *places) meets(q *places) bool {
	return p[0]&q[0]|p[1]&q[1]|p[2]&q[2]|p[3]&q[3] != 0
}

// join adds the stations of another set.
func (p *places) join(q *places) {
	p[0] |= q[0]
	p[1] |= q[1]
	p[2] |= q[2]
	p[3] |= q[3]
}

// count is how many stations there are.
func (p *places) count() int {
	return bits.OnesCount64(p[0]) + bits.OnesCount64(p[1]) + bits.OnesCount64(p[2]) + bits.OnesCount64(p[3])
}

// nth is the station that n smaller ones precede.
func (p *places) nth(n int) uint8 {
	for i, w := range p {
		if k := bits.OnesCount64(w); n >= k {
			n -= k
			continue
		}
		for ; n > 0; n-- {
			w &= w - 1
		}
		return uint8(i<<6 + bits.TrailingZeros64(w))
	}
	return 0
}

//go:embed data/stations.csv
var stationsCSV string

//go:embed data/lines.csv
var linesCSV string

// theBoard reads the tables once. The data are part of the program, so a slip in
// them is a bug and panics at the first use, in any test.
var theBoard = sync.OnceValue(func() *board {
	b, err := readBoard(stationsCSV, linesCSV)
	if err != nil {
		panic(err)
	}
	return b
})

// readBoard builds the tables from the two files of data.
func readBoard(stations, lines string) (*board, error) {
	b := &board{via: make([]places, 1), paths: make([][]Station, 1), byMB: map[int]Station{}}
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
func (b *board) readStations(text string) error {
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
		b.byMB[b.number[s]] = s
		for _, name := range strings.Split(r[1], "|") {
			k, ok := kindNamed(name)
			if !ok {
				return fmt.Errorf("station %d has a strange signal %q", s, name)
			}
			b.signs[s] = append(b.signs[s], k)
		}
		if r[3] == "1" {
			b.cards = append(b.cards, s)
		}
	}
	return nil
}

// readLines notes the lines at both of their ends, by kind.
func (b *board) readLines(text string) error {
	rows, err := readTable(text, 4)
	if err != nil {
		return err
	}
	ends := [Stations + 1][Boat + 1][]spur{}
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
		there, back, err := b.addVia(r[3])
		if err != nil {
			return err
		}
		ends[from][k] = append(ends[from][k], spur{uint8(to), k, there})
		ends[to][k] = append(ends[to][k], spur{uint8(from), k, back})
	}
	for s := range ends {
		for k := Taxi; k <= Boat; k++ {
			if k == Boat {
				b.land[s] = b.ends[s]
			}
			for _, sp := range ends[s][k] {
				if b.ends[s] == mostLines-1 {
					return fmt.Errorf("too many lines leave station %d", s)
				}
				b.spurs[s][b.ends[s]] = sp
				b.reach[s][k].add(sp.to)
				b.reach[s][0].add(sp.to)
				b.ends[s]++
				b.serves[s] |= 1 << k
			}
		}
	}
	return nil
}

// addVia notes what lies under one line, once for each direction.
func (b *board) addVia(list string) (there, back uint16, err error) {
	names := strings.Fields(list)
	if len(names) == 0 {
		return 0, 0, nil
	}
	var set places
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
	b.paths = append(b.paths, path, turned)
	return uint16(len(b.via) - 2), uint16(len(b.via) - 1), nil
}

// measure fills in the distances, counted in rides, by a search from every station.
func (b *board) measure() {
	for s := 1; s <= Stations; s++ {
		d := &b.dist[s]
		for i := range d {
			d[i] = 255
		}
		d[s] = 0
		queue := []uint8{uint8(s)}
		for len(queue) > 0 {
			at := queue[0]
			queue = queue[1:]
			for _, sp := range b.roads(at) {
				if d[sp.to] == 255 {
					d[sp.to] = d[at] + 1
					queue = append(queue, sp.to)
				}
			}
		}
	}
	for s := uint8(1); s <= Stations; s++ {
		for at := uint8(1); at <= Stations; at++ {
			one := -1
			for i, sp := range b.roads(at) {
				if b.dist[sp.to][s] < b.dist[at][s] {
					if one < 0 {
						one = i
					}
					b.hop[s][at] = uint8(one | i<<4)
				}
			}
		}
	}
	for s := 1; s <= Stations; s++ {
		b.rail[s] = 255
		for t := 1; t <= Stations; t++ {
			if b.serves[t]>>Underground&1 != 0 {
				b.rail[s] = min(b.rail[s], b.dist[s][t])
			}
		}
	}
}

// from lists the spurs that leave a station, boats last.
func (b *board) from(s uint8) []spur { return b.spurs[s][:b.ends[s]&(mostLines-1)] }

// roads lists those that pawns may use: all but the boats.
func (b *board) roads(s uint8) []spur { return b.spurs[s][:b.land[s]&(mostLines-1)] }

// Lines lists the lines that leave a station. It is nil for a station that does
// not exist.
func Lines(s Station) []Line {
	if s < 1 || s > Stations {
		return nil
	}
	b := theBoard()
	var all []Line
	for _, sp := range b.from(uint8(s)) {
		all = append(all, Line{Station(sp.to), sp.kind, b.paths[sp.via]})
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
