package scenes

import (
	"math/rand/v2"
	"slices"
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/rules/london"
	"intrigue/scenes/widgets"
)

func (p *player) setup() *Setup {
	s := NewSetup(p.d, p.d.Titles[0])
	p.d.Open(s)
	p.rest()
	return s
}

func TestFirstGameIsOneClickAway(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.rest()
	p.click("box.london")
	p.click("start")
	table, ok := p.d.Screen().(*Table)
	if !ok {
		t.Fatalf("after Start there is %T", p.d.Screen())
	}
	seats := table.Play.Seats()
	if len(seats) != 3 || seats[0].Person() || !seats[1].Person() || seats[1].Name != seats[2].Name {
		t.Errorf("the seats are %+v: one person should lead the detectives against a bot", seats)
	}
	p.d.Home()
	if s, ok := p.d.Screen().(*Shelf); !ok || s.newest == nil {
		t.Error("the shelf does not offer to continue the game")
	}
}

func TestSetupMakesTheRecord(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	s := p.setup()
	p.click("seats.4")
	p.click("side.Mr X")
	p.click("seat0.name")
	for range len(firstName) {
		p.frame(widgets.Input{Erase: true})
	}
	p.write("Marta")
	p.click("seat1.who") // the steady bot becomes a person
	p.click("seat2.who.back")
	p.click("option.surfacing.On")
	s.deal = "77"
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	want := []rules.SeatInfo{{Name: "Marta"}, {Name: "You", Colour: 1}, {Level: "easy", Colour: 2}, {Level: "steady", Colour: 3}}
	if !slices.Equal(r.Seats, want) {
		t.Errorf("the seats are %+v, want %+v", r.Seats, want)
	}
	if r.Options["surfacing"] != "on" || r.Options["cutoff"] != "off" || r.Deal != 77 || r.Game != "london" {
		t.Errorf("the record is %+v", r)
	}
	p.click("seat1.same")
	if s.seating.seats[1].Name != "Marta" {
		t.Errorf("“Same as…” gives %q", s.seating.seats[1].Name)
	}
	p.click("start")
	again := NewSetup(p.d, p.d.Titles[0])
	if len(again.seating.seats) != 4 || again.seating.seats[0].Name != "Marta" || again.options["surfacing"] != "on" {
		t.Errorf("the page has forgotten the last time: %+v", again.seating.seats)
	}
}

// Letters that are shortcuts elsewhere are only letters in a name.
func TestNamesMayHoldShortcuts(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	s := p.setup()
	p.click("seat1.name")
	muted := p.d.Settings.Mute
	p.frame(widgets.Input{Runes: []rune("m"), Actions: []input.Action{input.Mute}})
	if got := s.seating.seats[1].Name; got != firstName+"m" {
		t.Errorf("the name is %q", got)
	}
	if p.d.Settings.Mute != muted {
		t.Error("typing a name has switched the sound")
	}
}

func TestColoursAreUsedOnce(t *testing.T) {
	for n := 3; n <= 6; n++ {
		s := usual(london.Game{})
		s.resize(n)
		for i := range 40 {
			s.recolour(i % n)
			used := map[int]bool{}
			for _, info := range s.seats {
				if used[info.Colour] {
					t.Fatalf("two of %d seats have colour %d", n, info.Colour)
				}
				used[info.Colour] = true
			}
		}
	}
}

// Shuffling must not give one person a look at both sides.
func TestShuffleKeepsSides(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	led := map[bool]int{}
	for range 200 {
		s := usual(london.Game{})
		s.resize(5)
		s.seats[4].Name = "Bo"
		s.shuffle(r)
		for _, i := range s.seats[1:] {
			if i.Person() && i.Name == s.seats[0].Name {
				t.Fatalf("%s leads both sides: %+v", i.Name, s.seats)
			}
		}
		led[s.seats[0].Person()]++
	}
	if led[true] == 0 || led[false] == 0 {
		t.Errorf("Mr X was a person %d times and a bot %d times", led[true], led[false])
	}
}

func TestSetupWithoutAName(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	s := p.setup()
	s.seating.seats[1].Name = " "
	p.rest()
	p.click("start")
	if p.d.Screen() != Screen(s) {
		t.Error("a game began with a seat that nobody leads")
	}
}
