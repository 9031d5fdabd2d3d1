package core_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/rules/london/core"
	"intrigue/rules/london/words"
	"intrigue/rules/rulestest"
)

func TestSetupFollowsTheRules(t *testing.T) {
	t.Run("LON-18 LON-36 any seat may be led by anybody: the rules only know seats", func(t *testing.T) {
		is(t, "the fewest seats, which two people share", london.Game{}.About().MinSeats, 3)
		for seats := 3; seats <= 6; seats++ { // nothing that is asked at the start is about people
			is(t, "names of seats", len(london.Game{}.About().SeatNames(seats)), seats)
		}
	})
	t.Run("LON-18 who sits where is agreed before the game: the rules decide nothing of it", func(t *testing.T) {
		ab := london.Game{}.About()
		var asked []string
		for _, o := range ab.Options {
			asked = append(asked, o.Key)
		}
		same(t, "what the set-up page asks", asked, "numbers", "notebook", "surfacing", "cutoff")
		for seats := 3; seats <= 6; seats++ {
			p := start(rules.Setup{Seats: seats})
			is(t, "who acts while cards are drawn", p.Acting()[0], rules.Luck)
			same(t, "what luck decides first", firstWords(p), "draw")
			p = plays(t, p, "draw 103", "draw 13", "draw 26", "draw 29", "draw 34", "draw 50")
			is(t, "the seat of Mr X", p.Acting()[0], rules.Seat(0))
			is(t, "his side", fmt.Sprint(ab.SidesOf(seats)[0].Seats), "[0]") // so that seats can be drawn for
			for _, l := range ab.Levels {                                    // bots take any seat, as people do
				who, err := london.Game{}.Bot(l.Key)
				rulestest.Must(t, err == nil, "%v", err)
				q := p
				for _, by := range []rules.Seat{0, 1} {
					turn := rulestest.TurnOf(q, by, 1, 1)
					turn.Simulations = 10
					m := who.Decide(t.Context(), turn)
					_, legal := rules.Choose(q.Choices(by), m)
					rulestest.Must(t, legal, "%s plays %q at seat %d", l.Key, m, by)
					q = plays(t, p, "taxi 85")
				}
			}
		}
	})
	t.Run("LON-36 one or two people: at the table for three each of the two detective seats can be led by either", func(t *testing.T) {
		v := start(rules.Setup{Seats: 3}).Seen(0).(london.View)
		is(t, "detective 1", fmt.Sprint(v.Team(1)), "[purple yellow blue]")
		is(t, "detective 2", fmt.Sprint(v.Team(2)), "[red green]")
		for seats := 1; seats <= 2; seats++ {
			_, err := london.Game{}.New(rules.Setup{Seats: seats})
			rulestest.Holds(t, err != nil, "a table for %d", seats)
		}
		is(t, "sides, which no person may mix", len(london.Game{}.About().SidesOf(3)), 2)
	})
	t.Run("LON-19 Mr X begins with an empty logbook", func(t *testing.T) {
		v := stand(plain, 74, far...).Seen(0).(london.View)
		is(t, "entries", len(v.Log), 0)
		is(t, "his pawn", v.X.Shown, false)
		p := start(plain)
		is(t, "windows in use", p.Entry, uint8(0))
		is(t, "the window of his first ride", plays(t, stand(plain, 74, far...), "taxi 58").Entry, uint8(1))
	})
	for _, c := range []struct {
		name  string
		seats int
		rows  []string // by seat
	}{
		{"LON-20 six seats", 6, []string{"", "purple", "red", "green", "yellow", "blue"}},
		{"LON-20 five seats", 5, []string{"", "purple yellow", "red", "green", "blue"}},
		{"LON-20 four seats", 4, []string{"", "purple yellow", "red green", "blue"}},
		{"LON-20 LON-24 three seats; never more than three pawns", 3, []string{"", "purple yellow blue", "red green"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			v := start(rules.Setup{Seats: c.seats}).Seen(0).(london.View)
			for s, want := range c.rows {
				team := v.Team(rules.Seat(s))
				is(t, words.SeatName(rules.Seat(s)), strings.Trim(fmt.Sprint(team), "[]"), want)
				rulestest.Holds(t, s == 0 || len(team) >= 1 && len(team) <= 3, "%d pawns", len(team))
			}
		})
	}
	t.Run("LON-24 each detective leads one to three pawns, and every pawn has a leader", func(t *testing.T) {
		for seats := 3; seats <= 6; seats++ {
			led := map[rules.Seat]int{}
			for c := range core.Colour(core.Pawns) {
				led[core.Leader(c, seats)]++
			}
			is(t, "detectives who lead pawns", len(led), seats-1)
			for s, n := range led {
				rulestest.Holds(t, s > 0 && int(s) < seats && n <= 3, "seat %d of %d leads %d pawns", s, seats, n)
			}
		}
	})
}

func TestEveryPawnHasItsTickets(t *testing.T) {
	t.Run("LON-25 LON-26 every pawn has 10, 8 and 4 tickets", func(t *testing.T) {
		for seats := 3; seats <= 6; seats++ {
			for _, p := range (start(rules.Setup{Seats: seats}).Seen(0).(london.View).Pawns) {
				is(t, p.Colour.String(), p.Tickets, [3]int{10, 8, 4})
			}
			p := start(rules.Setup{Seats: seats})
			is(t, "kinds in hand", p.Holds, set(p, func(*core.State) {}).Holds)
		}
	})
	t.Run("LON-27 LON-28 a pawn pays from its own pile", func(t *testing.T) {
		p := plays(t, stand(rules.Setup{Seats: 3}, 197, 74, 181, 195, 46, 183), "taxi 184")
		p = set(p, func(c *core.State) { c.Tickets[1] = [4]uint8{0, 1, 0, 0} }) // purple has one taxi ticket
		refused(t, p, "bus purple 94", "Purple has no bus ticket")
		p = plays(t, p, "bus yellow 34")
		is(t, "yellow's buses", p.Tickets[4][core.Bus], uint8(7))
		is(t, "purple's taxis", p.Tickets[1][core.Taxi], uint8(1))
		// One of each kind is paid, by the pawn that rides, and all other piles stay.
		for seats := 3; seats <= 6; seats++ {
			q := plays(t, stand(rules.Setup{Seats: seats}, 197, 74, 103, 153, 185, 111), "taxi 184")
			q = set(q, func(c *core.State) { // rich and poor pawns in turn
				for i := uint8(1); i <= core.Pawns; i++ {
					c.Tickets[i] = [4]uint8{0, 2 + 6*(i&1), 1 + 5*(i&1), 4 - 3*(i&1)}
				}
			})
			for q.Stage == core.StageHunt {
				before := q.Tickets
				m := q.Choices(q.Acting()[0])[0].Move
				a, _ := core.Parse(m)
				before[a.Pawn][a.Line]--
				before[0][a.Line]++
				q = plays(t, q, m)
				is(t, "the piles after "+string(m), q.Tickets, before)
			}
		}
	})
	t.Run("LON-29 Mr X's tickets at every table", func(t *testing.T) {
		for seats := 3; seats <= 6; seats++ {
			x := start(rules.Setup{Seats: seats}).Seen(0).(london.View).X
			is(t, "regular", x.Tickets, [3]int{4, 3, 3})
			is(t, "black", x.Black, 5)
			is(t, "double", x.Doubles, 2)
		}
	})
}

func TestStartsAreDrawnFromEighteenCards(t *testing.T) {
	t.Run("LON-30 LON-31 LON-35 six of the eighteen cards, one for each pawn in order", func(t *testing.T) {
		r := rand.New(rand.NewPCG(1, 2))
		first := map[core.Station]bool{}
		for range 200 {
			p := start(rules.Setup{Seats: 3})
			var drawn []core.Station
			for p.Stage == core.StageDeal {
				m := p.Roll(r)
				rulestest.Must(t, strings.HasPrefix(string(m), "draw "), "%q", m)
				p = plays(t, p, m)
				s, _ := core.Parse(m)
				drawn = append(drawn, core.Station(s.To))
			}
			is(t, "cards drawn", len(drawn), 6)
			first[drawn[0]] = true
			is(t, "Mr X", core.Station(p.At[0]), drawn[0])
			for i, pawn := range p.Seen(0).(london.View).Pawns {
				is(t, pawn.Colour.String(), pawn.At, drawn[i+1])
			}
			slices.Sort(drawn)
			is(t, "different cards", len(slices.Compact(drawn)), 6)
			for _, s := range drawn {
				rulestest.Holds(t, slices.Contains(core.TheBoard().StartCards, s), "%d is no start card", s)
			}
		}
		is(t, "cards that Mr X has drawn first", len(first), 18)
	})
	t.Run("LON-31 no card is left that somebody has drawn", func(t *testing.T) {
		p := plays(t, start(plain), "draw 103", "draw 13", "draw 26")
		for _, m := range []rules.Move{"draw 103", "draw 13", "draw 26", "draw 1"} {
			refused(t, p, m, "start card")
		}
		is(t, "cards that are left", len(p.Actions(core.TheBoard(), nil)), 15)
	})
	t.Run("LON-30 a card cannot be drawn twice, and none but the eighteen", func(t *testing.T) {
		p := plays(t, start(plain), "draw 103")
		refused(t, p, "draw 103", "start card")
		refused(t, p, "draw 104", "start card")
		refused(t, p, "taxi 104", "start card")
		refused(t, p, "taxi 13", "start card")
		is(t, "Luck's choices", len(p.Choices(rules.Luck)), 0)
	})
	t.Run("LON-32 LON-33 the pawns lie open, Mr X does not", func(t *testing.T) {
		p := plays(t, start(plain), "draw 103", "draw 13", "draw 26", "draw 29", "draw 34", "draw 50")
		is(t, "Mr X of himself", p.Seen(0).(london.View).X.At, 103)
		is(t, "his start", p.Seen(0).(london.View).X.Start, 103)
		for by := rules.Public; by < 6; by++ {
			v := p.Seen(by).(london.View)
			is(t, "purple", v.Pawns[core.Purple].At, 13)
			is(t, "blue", v.Pawns[core.Blue].At, 50)
			rulestest.Holds(t, by == 0 || v.X.At == 0 && v.X.Start == 0 && !v.X.Shown, "%s knows where Mr X is", words.SeatName(by))
			is(t, "places he may have started from", len(v.Possible), 13)
		}
	})
	t.Run("LON-33 while cards are drawn, the first one is his secret", func(t *testing.T) {
		p := plays(t, start(plain), "draw 103")
		is(t, "to the public", p.Seen(rules.Public).(london.View).X.Start, 0)
		is(t, "to himself", p.Seen(0).(london.View).X.Start, 103)
		is(t, "told to a detective", p.Tell(rules.Entry{Seat: rules.Luck, Move: "draw 13"}, 2).Text, "Purple starts at station 13.")
		q := start(plain)
		is(t, "told to a detective", q.Tell(rules.Entry{Seat: rules.Luck, Move: "draw 13"}, 2).Text, "Mr X draws his start card.")
		is(t, "told to Mr X", q.Tell(rules.Entry{Seat: rules.Luck, Move: "draw 13"}, 0).Text, "Mr X draws start card 13.")
	})
	t.Run("LON-34 nobody sees the other twelve before the end", func(t *testing.T) {
		games(t, 1, func(t *testing.T, p *london.Position, _ *rand.Rand) {
			for by := rules.Public; by < rules.Seat(p.Seats); by++ {
				want := 0
				if p.Stage == core.StageOver {
					want = 12
				}
				n := len(p.Seen(by).(london.View).Cards)
				rulestest.Must(t, n == want, "%s sees %d cards in round %d", words.SeatName(by), n, p.Round)
			}
		})
	})
}

// firstWords are the first words of all that can be decided now, each once.
func firstWords(p *london.Position) (all []string) {
	for _, a := range p.Actions(core.TheBoard(), nil) {
		word, _, _ := strings.Cut(string(a.Text()), " ")
		if !slices.Contains(all, word) {
			all = append(all, word)
		}
	}
	return all
}

func TestOnlyKnownOptionsAreAccepted(t *testing.T) {
	for name, o := range map[string]rules.Options{
		"an unknown question": {"weather": "rain"},
		"an unknown answer":   {"cutoff": "perhaps"},
		"no numbering":        {"numbers": ""},
	} {
		_, err := (london.Game{}).New(rules.Setup{Seats: 4, Options: o})
		rulestest.Holds(t, err != nil, "%s is accepted", name)
	}
	v := start(rules.Setup{Seats: 4, Options: rules.Options{"cutoff": "on"}}).Seen(0).(london.View)
	is(t, "cutoff", v.Options["cutoff"], "on")
	is(t, "surfacing", v.Options["surfacing"], "off")
	is(t, "numbers", v.Options["numbers"], "mb")
}

// TestNumbersChangeNothing plays the same moves under both numberings.
func TestNumbersChangeNothing(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	a, b := start(rules.Setup{Seats: 4, Options: nil}), start(rules.Setup{Seats: 4, Options: rules.Options{"numbers": "rb"}})
	for len(a.Acting()) > 0 {
		rulestest.Must(t, slices.EqualFunc(a.Choices(a.Acting()[0]), b.Choices(b.Acting()[0]), func(x, y rules.Choice) bool {
			return x.Move == y.Move && slices.Equal(x.Path, y.Path)
		}),
			"the choices differ")
		e := anyMove(a, r)
		a, b = next(t, a, e), next(t, b, e)
	}
	is(t, "the end", a.State, b.State)
}
