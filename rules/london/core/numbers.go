package core

// Numbering is one of the two printed numberings of the same board. It changes
// what is shown and nothing else (LON-85).
type Numbering uint8

const (
	MiltonBradley Numbering = iota // the board of the 1985 rulebook, numbers up to 200 without a 108
	Ravensburger                   // the board of 1983, whose numbers are the ids
)

// Number is the number printed on a station, 0 for nowhere.
func (n Numbering) Number(s Station) int {
	if n == Ravensburger || s > Stations {
		return int(s)
	}
	return TheBoard().Number[s]
}

// Station is the station that bears a number, and whether there is one.
func (n Numbering) Station(number int) (Station, bool) {
	if n == Ravensburger {
		return Station(number), number >= 1 && number <= Stations
	}
	s, ok := TheBoard().byNumber[number]
	return s, ok
}
