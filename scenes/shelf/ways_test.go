package shelf

import (
	"slices"
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/estoril"
	"intrigue/rules/london"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
)

// sided is a game of three people whose sides are as given, for the first question
// of its set-up page.
type sided struct {
	london.Game
	all func(int) []rules.Side
}

func (g sided) About() rules.About {
	a := g.Game.About()
	a.Sides, a.SeatNames = g.all, func(n int) []string { return []string{"A", "B", "C", "D", "E", "F"}[:n] }
	return a
}

// TestWaysComeFromTheSides: every kind of game asks first what people mean, every
// answer seats people so that it is the answer shown, and the game can begin so.
func TestWaysComeFromTheSides(t *testing.T) {
	together := func(n int) []rules.Side {
		side := rules.Side{Name: "the heroes"}
		for i := range n {
			side.Seats = append(side.Seats, rules.Seat(i))
		}
		return []rules.Side{side}
	}
	for _, c := range []struct {
		name string
		game rules.Game
		want []string
	}{
		{"sides", london.Game{}, []string{"As detectives", "As Mr X", "Pass and play", "Watch"}},
		{"each for themselves", sided{}, []string{"Against bots", "Pass and play", "Watch"}},
		{"all together", sided{all: together}, []string{"Solo", "With bots", "Pass and play", "Watch"}},
		{"all together, or alone", penny.Game{}, []string{"Solo", "With bots", "Pass and play", "Watch"}},
		{"a solitaire", cardinal.Game{}, []string{"Play", "Watch"}},
	} {
		s := defaultSeating(c.game)
		for n := s.about.MinSeats; n <= s.about.MaxSeats; n++ {
			s.resize(n)
			var got []string
			for _, w := range s.ways() {
				got = append(got, w.title)
				s.choose(w.key)
				now := s.way()
				rulestest.Holds(t, now == w.key, "%s: %q seats %+v, which is %q", c.name, w.key, s.seats, now)
				why := s.problem()
				rulestest.Holds(t, why == "", "%s: %q cannot begin: %s", c.name, w.key, why)
				if w.key == "several" && len(s.people()) < 2 {
					t.Errorf("%s: several people are %v", c.name, s.people())
				}
			}
			rulestest.Holds(t, slices.Equal(got, c.want), "%s at %d seats asks %q, want %q", c.name, n, got, c.want)
		}
	}
}

// TestNothingJumpsUnderThePointer: whatever is pressed in the rows of the seats, it
// stays where it is.
func TestNothingJumpsUnderThePointer(t *testing.T) {
	for _, size := range [][3]float64{{1280, 800, 100}, {1024, 640, 200}} {
		p := sit(t, size[0], size[1], int(size[2]))
		p.setup()
		for _, id := range []string{"way.several", "way.side.0", "seat0.who", "seat0.who", "seat1.who"} {
			p.At(id) // brings it into sight
			before, _ := p.Hit(id)
			p.Click(id)
			p.Rest()
			after, _ := p.Hit(id)
			rulestest.Holds(t, after.R == before.R, "pressing %s moves it from %v to %v", id, before.R, after.R)
		}
	}
}

// TestAnswersShareAnEdge: the answers about the players begin at one place, and those about the game at another.
func TestAnswersShareAnEdge(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.setup()
	for _, ids := range [][]string{{"seats.3", "seat0.who.back"}, {"option.notebook.On", "option.cutoff.Off"}} {
		at := map[float64][]string{}
		for _, id := range ids {
			if h, ok := p.Hit(id); ok {
				at[h.R.X] = append(at[h.R.X], id)
			}
		}
		rulestest.Holds(t, len(at) == 1, "answers begin at %v", at)
	}
	if h, ok := p.Hit("deal"); !ok || h.R.Y+h.R.H > 800 || h.Clip != (widgets.Rect{}) {
		t.Error("the number of the deal is not in sight")
	}
}

// TestNamesAreSelected: what is typed after a click replaces the name, a second
// click goes on writing, and Ctrl+A selects it all again.
func TestNamesAreSelected(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	s := p.setup()
	name := func() string { return s.seating.seats[1].Name }
	p.Click("seat1.name")
	p.Write("Marta")
	rulestest.Holds(t, name() == "Marta", "typing over a name gives %q", name())
	p.Click("seat1.name")
	p.Write("!")
	rulestest.Holds(t, name() == "Marta!", "going on writes %q", name())
	p.Frame(input.Events{Strokes: []string{"Control+A"}})
	p.Frame(input.Events{Erase: true})
	rulestest.Holds(t, name() == "", "Ctrl+A and backspace leave %q", name())
}

// TestEnterBegins: Enter begins the game wherever the focus has not been moved.
func TestEnterBegins(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	s := p.setup()
	p.Key(input.Confirm)
	rulestest.Holds(t, p.App.Screen() != any(s), "Enter does not begin the game")
}

// TestTwoPeoplePlayASideEach where sides play each other, however many seats there are.
func TestTwoPeoplePlayASideEach(t *testing.T) {
	for n := 3; n <= 6; n++ {
		s := defaultSeating(london.Game{})
		s.resize(n)
		s.choose("several")
		for i, info := range s.seats {
			if want := s.seats[min(i, 1)].Name; info.Name != want || !info.Person() || len(s.people()) != 2 {
				t.Errorf("at %d seats %v sit down: %v", n, s.people(), s.seats)
			}
		}
	}
}

// TestAloneAgainIsYou: who changes his mind about company is called You again, and a name
// that was typed stays.
func TestAloneAgainIsYou(t *testing.T) {
	for _, g := range []rules.Game{london.Game{}, estoril.Game{}, penny.Game{}} {
		s := defaultSeating(g)
		alone := s.way()
		s.choose("several")
		s.choose(alone)
		if who := s.people(); !slices.Equal(who, []string{app.DefaultName}) {
			t.Errorf("%s: alone again, there are %v", g.About().Key, who)
		}
		s.choose("several")
		for i := range s.seats {
			if s.seats[i].Name == "Ada" {
				s.seats[i].Name = "Marta"
			}
		}
		s.choose(alone)
		if who := s.people(); len(who) != 1 || who[0] == app.DefaultName {
			t.Errorf("%s: the name that was typed became %v", g.About().Key, who)
		}
	}
}
