package shelf

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/input/session"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/estoril"
	"intrigue/rules/london"
	"intrigue/rules/penny"
	"intrigue/rules/pimpernel"
	"intrigue/rules/rulestest"
	"intrigue/scenes/app"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/gameover"
	"intrigue/scenes/widgets"
)

// setup opens the page on which London is set up.
func (p *player) setup() *Setup { return p.setUp(london.Game{}) }

// setUp opens the page on which a game is set up.
func (p *player) setUp(g rules.Game) *Setup {
	title := p.deps.Titles[0]
	title.Game = g
	s := NewSetup(p.deps, title)
	p.Open(s)
	return s
}

func TestFirstGameIsOneClickAway(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.Rest()
	p.Click("box.london")
	p.Click("start")
	game := scenetest.On[*table.Screen](p.Player, "after Start there is")
	seats := game.Game().Seats()
	rulestest.Holds(t, len(seats) == 3 && !seats[0].Person() && seats[1].Person() && seats[1].Name == seats[2].Name,
		"the seats are %+v: one person should lead the detectives against a bot", seats)
	p.App.Home()
	s, ok := p.App.Screen().(*Shelf)
	rulestest.Holds(t, ok && s.newest == nil, "the shelf offers to continue a game in which nobody has moved")
	p.save(newRecord(t, 9))
	p.Open(New(p.deps))
	rulestest.Holds(t, p.Has("continue"), "the shelf does not offer to continue the game")
	rulestest.Holds(t, strings.Contains(p.Words(), "3 seats"), "the card does not say how many seats: %s", p.Words())
}

func TestSetupMakesTheRecord(t *testing.T) {
	p := sit(t, 1280, 1200, 100) // all of the page is seen
	s := p.setup()
	p.Click("seats.4")
	p.Click("way.side.1")
	p.Click("seat0.name")
	for range len(app.DefaultName) {
		p.Frame(input.Events{Erase: true})
	}
	p.Write("Marta")
	p.Click("seat1.who.back")
	p.Click("seat1.who.back") // the steady bot becomes a person
	p.Click("seat2.who.back")
	p.Click("option.surfacing.On")
	s.deal = "77"
	r, err := s.Record()
	rulestest.OK(t, err)
	want := []rules.SeatInfo{{Name: "Marta"}, {Name: "You", Colour: 1}, {Level: "easy", Colour: 2}, {Level: "steady", Colour: 3}}
	rulestest.Holds(t, slices.Equal(r.Seats, want), "the seats are %+v, want %+v", r.Seats, want)
	rulestest.Holds(t, r.Options["surfacing"] == "on" && r.Options["cutoff"] == "off" && r.Deal == 77 && r.Game == "london",
		"the record is %+v", r)
	p.Click("seat1.same")
	rulestest.Holds(t, s.seating.seats[1].Name == "Marta", "“Same as…” gives %q", s.seating.seats[1].Name)
	p.Click("start")
	again := NewSetup(p.deps, p.deps.Titles[0])
	rulestest.Holds(t, len(again.seating.seats) == 4 && again.seating.seats[0].Name == "Marta" && again.options["surfacing"] == "on",
		"the page has forgotten the last time: %+v", again.seating.seats)
}

// Letters that are shortcuts elsewhere are only letters in a name.
func TestNamesMayHoldShortcuts(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	s := p.setup()
	p.Click("seat1.name")
	muted := p.App.Settings.Mute
	p.Frame(input.Events{Runes: []rune("m"), Actions: []input.Action{input.Mute}})
	got := s.seating.seats[1].Name
	rulestest.Holds(t, got == "m", "the name is %q", got)
	rulestest.Holds(t, p.App.Settings.Mute == muted, "typing a name has switched the sound")
}

func TestColoursAreUsedOnce(t *testing.T) {
	for n := 3; n <= 6; n++ {
		s := defaultSeating(london.Game{})
		s.resize(n)
		for i := range 40 {
			s.recolour(i % n)
			used := map[int]bool{}
			for _, info := range s.seats {
				rulestest.Must(t, !used[info.Colour], "two of %d seats have colour %d", n, info.Colour)
				used[info.Colour] = true
			}
		}
	}
}

// TestAnybodyIsMrX: LON-18, the seats are dealt by chance, and each player can get any of them.
func TestAnybodyIsMrX(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	names := []string{"Ann", "Bo", "Cy", "Di"}
	var got [4]map[string]int
	for i := range got {
		got[i] = map[string]int{}
	}
	const times = 400
	for range times {
		s := defaultSeating(london.Game{})
		s.resize(4)
		for i, name := range names {
			s.seats[i].Name, s.seats[i].Level = name, ""
		}
		s.shuffle(r)
		for i, info := range s.seats {
			got[i][info.Name]++
		}
	}
	for seat, by := range got {
		for _, name := range names {
			n := by[name]
			rulestest.Holds(t, n >= times/8 && n <= times/2, "%s sat %d times of %d at seat %d", name, n, times, seat)
		}
	}
}

// Shuffling must not give one person a look at both sides.
func TestShuffleKeepsSides(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	led := map[bool]int{}
	for range 200 {
		s := defaultSeating(london.Game{})
		s.resize(5)
		s.seats[4].Name = "Bo"
		s.shuffle(r)
		for _, i := range s.seats[1:] {
			rulestest.Must(t, !i.Person() || i.Name != s.seats[0].Name, "%s leads both sides: %+v", i.Name, s.seats)
		}
		led[s.seats[0].Person()]++
	}
	rulestest.Holds(t, led[true] != 0 && led[false] != 0, "Mr X was a person %d times and a bot %d times", led[true], led[false])
}

func TestSetupWithoutAName(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	s := p.setup()
	s.seating.seats[1].Name = " "
	p.Rest()
	p.Click("start")
	rulestest.Holds(t, p.App.Screen() == app.Screen(s), "a game began with a seat that nobody leads")
}

// hopeless is a game without a perfect deal.
type hopeless struct{ london.Game }

func (hopeless) FindPerfect(context.Context, uint64, rules.Options) (uint64, bool) { return 0, false }

// hapless is a game whose solver fails.
type hapless struct{ london.Game }

func (hapless) FindPerfect(context.Context, uint64, rules.Options) (uint64, bool) { panic("lost") }

// TestNoPerfectDeal: a search that ends with nothing, or with a fault, says so, and the
// deal that chance drew stays.
func TestNoPerfectDeal(t *testing.T) {
	for words, game := range map[string]rules.Game{"within a minute": hopeless{}, "failed (lost)": hapless{}} {
		p := sit(t, 1280, 800, 100)
		page := p.setUp(game)
		was := page.deal
		page.perfectOnly = true
		page.searchDeal()
		p.Still(1)
		rulestest.Holds(t, page.search == nil, "the search is not over within the frame, though the app waits for all work")
		p.Still(1)
		rulestest.Holds(t, page.deal == was && p.Sees("No perfect deal was found") && p.Sees(words),
			"deal %s, then %s: %s", was, page.deal, p.Words())
	}
}

// TestAVerdictThatFails is told as such; the results stay.
func TestAVerdictThatFails(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	title := p.deps.Titles[0]
	title.Verdict = func(context.Context, rules.Record) string { panic("lost") }
	p.App.Open(gameover.New(title.NewMatch(p.App, finished(p)), func(int) {}, nil, nil))
	for !strings.Contains(p.Words(), "failed (lost)") {
		p.Still(1)
	}
}

// TestContinueSaysWhereItStands: the key that goes on shows the table as it is, how far
// the game has come and whose turn it is; a game that cannot be used says why in full.
func TestContinueSaysWhereItStands(t *testing.T) {
	scenetest.EverySize(func(name string, w, h float64, scale int) {
		p := sit(t, w, h, scale)
		p.save(newRecord(t, 9))
		s := p.App.Screen().(*Shelf)
		s.Return()
		p.Still(3)
		p.Fits(name)
		if scale == 100 && (!p.Sees("Round 1 · ") || !p.Sees(" to move") || slices.ContainsFunc(p.Last, func(it widgets.Item) bool {
			box, _ := p.Hit("continue")
			return it.Kind == widgets.Sprite && it.Name == "box.london" && box.R.Contains(it.R.Mid())
		})) {
			t.Errorf("%s: the key to go on does not show the game: %s", name, p.Words())
		}
		s.newest.problem = "It can't be opened: move 4 of the record cannot be played: it is not the turn of Red."
		p.Still(3)
		p.Fits(name + ", in trouble")
	})
}

// TestSetupNeedsNoScrolling: whatever is chosen, all that a set-up page asks, offers and says is in sight.
func TestSetupNeedsNoScrolling(t *testing.T) {
	for _, g := range []rules.Game{london.Game{}, pimpernel.Game{}, estoril.Game{}, penny.Game{}, cardinal.Game{}} {
		about := g.About()
		for _, size := range [][2]float64{{1280, 800}, {1920, 1080}} {
			p := sit(t, size[0], size[1], 100)
			s := p.setUp(g)
			for n := about.MinSeats; n <= about.MaxSeats; n++ {
				s.seating.resize(n)
				for _, w := range s.seating.ways() {
					s.seating.choose(w.key)
					p.inSight(fmt.Sprintf("%s, %d seats, %s, %v", about.Key, n, w.title, size))
				}
				for _, o := range about.Options {
					for _, v := range o.Values {
						s.options[o.Key] = v.Key
						p.inSight(fmt.Sprintf("%s, %d seats, %s: %s, %v", about.Key, n, o.Label, v.Label, size))
						for _, other := range about.Options { // which can change what is said of it
							for _, w := range other.Values {
								if was := s.options[other.Key]; v.Line != nil && other.Key != o.Key {
									s.options[other.Key] = w.Key
									p.inSight(fmt.Sprintf("%s, %d seats, %s: %s with %s, %v", about.Key, n,
										o.Label, v.Label, w.Label, size))
									s.options[other.Key] = was
								}
							}
						}
					}
				}
			}
			for i := range s.seating.seats { // a bot of each level, which the page describes
				s.seating.setPlayer(i, i%len(about.Levels))
			}
			p.inSight(fmt.Sprintf("%s, bots of all levels, %v", about.Key, size))
		}
	}
}

// inSight demands that nothing of the page is cut off or must be scrolled to.
func (p *player) inSight(name string) {
	p.T.Helper()
	p.Rest()
	p.Fits(name)
	for _, h := range p.App.UI().Hits() {
		if h.Clip != (widgets.Rect{}) && !h.Clip.ContainsRect(h.R) || strings.HasSuffix(h.ID, ".bar") {
			p.T.Errorf("%s: %s lies at %v, seen is %v; the column is %v high", name, h.ID, h.R, h.Clip, p.App.UI().ContentHeight("page"))
		}
	}
}

// TestSetupShowsEveryLesson, the rule book and the statistics, also in a low window and at large type: nobody
// scrolls for what they do not know of.
func TestSetupShowsEveryLesson(t *testing.T) {
	for _, size := range [][3]float64{{960, 600, 100}, {1024, 640, 100}, {1280, 800, 100}, {1280, 800, 150}, {1920, 1080, 100}} {
		p := sit(t, size[0], size[1], int(size[2]))
		p.Open(NewSetup(p.deps, p.deps.Titles[0]))
		rulestest.Holds(t, p.Sees("Lessons:") || p.Sees("Lesson: Your first chase"),
			"%v: nothing says which buttons are lessons: %s", size, p.Words())
		for _, id := range []string{"rules", "lesson.detective", "lesson.fugitive", "challenges"} {
			h, ok := p.Hit(id)
			rulestest.Holds(t, ok && h.Clip.ContainsRect(h.R), "%v: %s lies at %v, seen is %v", size, id, h.R, h.Clip)
		}
		if first, _ := p.Hit("rules"); p.Sees("Lessons:") {
			last, _ := p.Hit("lesson.fugitive")
			rulestest.Holds(t, last.R.Y == first.R.Y, "%v: the buttons take more than a row, from %v to %v", size, first.R, last.R)
		}
	}
}

// TestTheChosenAnswerSaysWhatItMeans for as many players as there are, and no other does.
func TestTheChosenAnswerSaysWhatItMeans(t *testing.T) {
	p, s := setUpPenny(t)
	s.options["mode"] = "heist" // whose answers to the other question are said on two lines and on three
	for _, o := range s.about.Options {
		lines, places := map[string]bool{}, map[widgets.Rect]bool{}
		for _, seats := range []int{2, 4} {
			s.seating.resize(seats)
			for _, v := range o.Values {
				s.options[o.Key] = v.Key
				p.Rest()
				if h, ok := p.Hit("option." + o.Key + "." + o.Values[1].Label); ok {
					places[h.R] = true
				}
				for _, other := range o.Values {
					line := o.LineOf(other, seats, s.options)
					lines[line] = true
					if strings.Contains(p.Words(), line) != (other.Key == v.Key) { // on as many lines as it needs
						t.Errorf("%s with %d: the line of %s is seen: %t", v.Label, seats, other.Label, other.Key != v.Key)
					}
				}
			}
			s.options[o.Key] = o.Default
			s.options["mode"] = "heist"
			rulestest.Holds(t, len(places) <= 1, "%s with %d: the answers move when another one is chosen: %v", o.Label, seats, places)
			clear(places)
		}
		rulestest.Holds(t, len(lines) > len(o.Values), "%s: only %d lines for two and for four players", o.Label, len(lines))
	}
}

// TestAnIdleOptionIsGrey: secret missions cannot be chosen for two in Estoril, which the page
// says; three can choose them, and what was chosen does not reach the record of two.
func TestAnIdleOptionIsGrey(t *testing.T) {
	p := sit(t, 1280, 1200, 100)
	s := p.setUp(estoril.Game{})
	p.Click("seats.3")
	p.Click("option.missions.Secret")
	p.Click("seats.2")
	rulestest.Holds(t, !p.Has("option.missions.Secret") && p.Sees("With two players"), "secret missions for two: %s", p.Words())
	if r, err := s.Record(); err != nil || r.Options["missions"] != "open" {
		t.Errorf("the record has %v, %v", r.Options, err)
	}
	p.Click("seats.3")
	if r, err := s.Record(); err != nil || r.Options["missions"] != "secret" {
		t.Errorf("the record of three has %v, %v", r.Options, err)
	}
}

// TestQuickStartPlaysWhatWasPlayedLast: the seats and the length of the last time, but by the standard rules; and it says so.
func TestQuickStartPlaysWhatWasPlayedLast(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.deps.Titles[1].Game = pimpernel.Game{}
	p.Rest()
	p.Hover(p.At("quick.pimpernel"), 4)
	rulestest.Holds(t, strings.Contains(p.Words(), "Start at once: against bots, 2 seats, Seven missions, standard rules."),
		"it promises %s", p.Words())
	p.setUp(pimpernel.Game{})
	for _, id := range []string{"seats.4", "option.length.Four missions", "option.chauvelin.On"} {
		p.Click(id)
	}
	rulestest.Holds(t, p.Sees("differs from the standard rules"), "nothing says that a variant is played")
	p.Click("start")
	rulestest.Holds(t, scenetest.On[*table.Screen](p.Player, "after Start there is").Game().Record().Options["chauvelin"] == "on",
		"the variant that was chosen is not played")
	s := p.setUp(pimpernel.Game{})
	rulestest.Holds(t, s.options["chauvelin"] == "on" && p.Sees("differs from the standard rules"), "the page has forgotten the variant")
	p.Open(New(p.deps))
	p.Rest()
	p.Hover(p.At("quick.pimpernel"), 4)
	rulestest.Holds(t, strings.Contains(p.Words(), "Start again as last time: against bots, 4 seats, Four missions, standard rules."),
		"it promises %s", p.Words())
	p.Click("quick.pimpernel")
	r := scenetest.On[*table.Screen](p.Player, "after the tag there is").Game().Record()
	rulestest.Holds(t, len(r.Seats) == 4 && r.Options["length"] == "short" && r.Options["chauvelin"] == "off",
		"it begins %v, %v", r.Seats, r.Options)
}

// TestToastsLeaveTheTitleFree of a page.
func TestToastsLeaveTheTitleFree(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.setup()
	p.App.Toast("Sound off.")
	p.Still(2)
	var title, toast widgets.Rect
	for _, it := range p.Last {
		switch it.Text {
		case "London":
			title = it.R
		case "Sound off.":
			toast = it.R
		}
	}
	rulestest.Holds(t, toast.Y >= title.Y+title.H, "the sentence lies at %v, the title at %v", toast, title)
}

// TestYouWin: the only player at the screen is told so, and a bot's victory is told as before.
func TestYouWin(t *testing.T) {
	for name, c := range map[string]struct {
		mrX, rest rules.SeatInfo
		want      bool
	}{
		"alone":     {rules.SeatInfo{Name: "You"}, rules.SeatInfo{Level: "easy"}, true},
		"lost":      {rules.SeatInfo{Level: "easy"}, rules.SeatInfo{Name: "You"}, false},
		"two":       {rules.SeatInfo{Name: "Ann"}, rules.SeatInfo{Name: "Ben"}, false},
		"all by me": {rules.SeatInfo{Name: "You"}, rules.SeatInfo{Name: "You"}, false},
	} {
		p := sit(t, 1280, 800, 100)
		r := newRecord(t, -1) // Mr X wins
		r.Seats = []rules.SeatInfo{c.mrX, c.rest, c.rest}
		play, err := session.New(p.deps.Titles[0].Game, r, session.Deps{})
		rulestest.OK(t, err)
		p.Open(ending(p, play))
		got := p.Sees("You win")
		rulestest.Holds(t, got == c.want, "%s: “You win” is said: %t; %s", name, got, p.Words())
	}
}

// TestNoYearStandsAlone: the credit at the foot of the set-up page has one line, or two of like length.
func TestNoYearStandsAlone(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		for _, scale := range []int{100, 150} {
			for _, g := range []rules.Game{london.Game{}, pimpernel.Game{}, estoril.Game{}, penny.Game{}, cardinal.Game{}} {
				p := sit(t, size[0], size[1], scale)
				p.setUp(g)
				p.Still(2)
				for _, it := range p.Last {
					alone := it.Kind == widgets.Words && !strings.Contains(it.Text, " ") && strings.HasSuffix(g.About().Credit+".", it.Text)
					rulestest.Holds(t, !alone || it.Text == "", "%v at %d %%: %q stands alone", size, scale, it.Text)
				}
			}
		}
	}
}
