package rules

import "slices"

// Honour is something worth doing in a game, and a way to learn it: "Escape without a 2x card". It is a rule over a
// finished game, so that games played before somebody thought of it count, too.
type Honour struct {
	Key, Title string
	Line       string // what earns it, as a sentence that begins with a verb
	// Earned reports whether a seat has done it.
	Earned func(g Finished, seat Seat) bool
}

// Finished is a game that is over, move by move.
type Finished struct {
	Record
	Positions []Position // Positions[i] is the one in which Entries[i] was decided, the last one is the end
	Outcome   Outcome
}

// Finish replays a record; not ok when it cannot be played, or is not over.
func Finish(g Game, r Record) (f Finished, ok bool) {
	all, err := Replay(g, r)
	if err != nil {
		return f, false
	}
	f = Finished{Record: r, Positions: all, Outcome: all[len(all)-1].Outcome()}
	return f, f.Outcome.Over()
}

// End is the last position.
func (f Finished) End() Position { return f.Positions[len(f.Positions)-1] }

// Won reports whether a seat is among the winners.
func (f Finished) Won(seat Seat) bool { return slices.Contains(f.Outcome.Winners, seat) }

// Total is the sum of what a seat scored.
func (o Outcome) Total(seat Seat) (sum int) {
	for _, line := range o.Scores {
		if int(seat) < len(line.Points) {
			sum += line.Points[seat]
		}
	}
	return sum
}

// Victory holds for a winner of the game under some condition.
func Victory(also func(Finished, Seat) bool) func(Finished, Seat) bool {
	return func(f Finished, seat Seat) bool { return f.Won(seat) && also(f, seat) }
}

// Beaten holds for a seat that has won without a hint, while all seats on other sides, and at least one, were bots of a level.
func Beaten(g Game, level string) func(Finished, Seat) bool {
	return Victory(func(f Finished, seat Seat) bool {
		about, n, any := g.About(), len(f.Seats), false
		mine := about.SideOf(n, seat)
		for i, info := range f.Seats {
			if about.SideOf(n, Seat(i)) == mine {
				continue
			}
			if any = true; info.Level != level {
				return false
			}
		}
		return any && !f.Advised
	})
}

// Honours lists the keys of what people have earned in a game, each once: the game's honours and, where it was begun as
// a challenge, that one's.
func (f Finished) Honours(about About) []string {
	var earned []string
	for _, h := range about.Honours {
		if f.earned(h) {
			earned = append(earned, h.Key)
		}
	}
	if c := about.ChallengeOf(f.Record); c != nil && f.earned(c.Honour) {
		earned = append(earned, c.Name())
	}
	return earned
}

// earned reports whether a person has done it.
func (f Finished) earned(h Honour) bool {
	for i, info := range f.Seats {
		if info.Person() && h.Earned(f, Seat(i)) {
			return true
		}
	}
	return false
}

// Challenge is a game that is set up, and what its player is to do in it.
type Challenge struct {
	Honour           // the goal
	Levels  []string // of the bots by seat, "" for the seats of the player
	Options Options  // that differ from the standard rules
	Deal    uint64
}

// challengeKind begins the Kind of a record that is played as a challenge; the key follows.
const challengeKind = "challenge."

// Name is the challenge in a record and among what was earned.
func (c Challenge) Name() string { return challengeKind + c.Key }

// Record is the challenge before its first move.
func (c Challenge) Record(g Game, player string) (Record, error) {
	about := g.About()
	all, err := Complete(about.Options, c.Options)
	r := Record{Format: Format, Game: about.Key, Title: c.Title, Options: all, Edition: about.Edition, Deal: c.Deal, Kind: c.Name()}
	for i, level := range c.Levels {
		info := SeatInfo{Level: level, Colour: i}
		if info.Person() {
			info.Name = player
		}
		r.Seats = append(r.Seats, info)
	}
	return r, err
}

// ChallengeOf is the challenge as which a game was begun, nil for another one.
func (a About) ChallengeOf(r Record) *Challenge {
	for i, c := range a.Challenges {
		if c.Name() == r.Kind && c.Deal == r.Deal {
			return &a.Challenges[i]
		}
	}
	return nil
}
