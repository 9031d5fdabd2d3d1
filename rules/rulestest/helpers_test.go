package rulestest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
)

// talk is the toy with proper words, and with a slip in them when it is told so.
type talk struct {
	toy
	slip string
}

func (g talk) About() rules.About {
	ab := g.toy.About()
	ab.Rules = "# Cat and Mouse\n\n### TOY-1 Holes\nThere are eight.\n"
	return ab
}

func (g talk) New(s rules.Setup) (rules.Position, error) {
	p, err := g.toy.New(s)
	if err != nil {
		return nil, err
	}
	return said{p.(*spot), g.slip}, nil
}

type said struct {
	*spot
	slip string
}

func (p said) After(s rules.Seat, m rules.Move) (rules.Position, error) {
	q, err := p.spot.After(s, m)
	if err != nil {
		return nil, err
	}
	return said{q.(*spot), p.slip}, nil
}

func (p said) Guess(by rules.Seat, r *rand.Rand) rules.Position {
	return said{p.spot.Guess(by, r).(*spot), p.slip}
}

func (p said) Tell(e rules.Entry, by rules.Seat) rules.LogLine {
	t := p.spot.Tell(e, by)
	if t.Text = fmt.Sprintf("Somebody says that %s.", t.Text); p.slip == "mumbles" {
		t.Text = "and so on"
	}
	if t.Targets = []string{"hole.0"}; p.slip == "speaks of nothing" {
		t.Targets[0] = "cellar.0"
	}
	return t
}

func (p said) Seen(by rules.Seat) rules.View { return talker{p.spot.Seen(by).(sight), p, by} }

type talker struct {
	sight
	p  said
	by rules.Seat
}

func (v talker) Snapshot() any { return []any{v.by, v.sight.Snapshot()} }

func (v talker) Prompt() string {
	if v.p.slip == "asks nothing" {
		return ""
	}
	return "Run to the next hole."
}

func (v talker) WhyNot(target string) rules.Refusal {
	for _, c := range v.p.Choices(v.by) {
		if c.Path[0] == target && v.p.slip != "refuses what is offered" {
			return rules.Refusal{}
		}
	}
	switch {
	case v.p.slip == "refuses nothing" || v.p.slip == "likes the moon" && target == "moon":
		return rules.Refusal{}
	case v.p.slip == "no such clause":
		return rules.Refuse("That is too far away.", "TOY-7")
	case v.p.slip == "tells where it is" && v.by == cat && target == fmt.Sprintf("hole.%d", v.p.at):
		return rules.Refuse("The mouse is there.", "TOY-1")
	}
	return rules.Refuse("That is too far away.", "TOY-1")
}

func (v talker) Label(target string) rules.Label {
	l := rules.Label{Title: "Hole", Text: "A hole in the ground.", Clause: "TOY-1"}
	known := len(target) == 6 && strings.HasPrefix(target, "hole.") && target[5] >= '0' && target[5] < '0'+holes
	switch {
	case !known && v.p.slip != "labels anything":
		return rules.Label{}
	case v.p.slip == "a hole":
		l.Text = "a hole"
	case v.p.slip == "by no clause":
		l.Clause = ""
	case v.p.slip == "comes first and does not":
		l.First = "Choose a cat first."
	case v.p.slip == "goes stray":
		l.Stray = "gone"
	}
	return l
}

func holeIDs() (all []string) {
	for h := range holes {
		all = append(all, fmt.Sprintf("hole.%d", h))
	}
	return all
}

func TestTheToyTalksWell(t *testing.T) {
	Words(t, talk{}, holeIDs(), Positions(t, talk{}, 10, 2))
	Endings(t, talk{}, nil)
	Playthrough(t, talk{}, "dawn", nil, func(p rules.Position, next []rules.Entry) string {
		return fmt.Sprintf("left: %d", len(next))
	})
}

// TestEverySlipOfWordsIsCaught makes one slip at a time.
func TestEverySlipOfWordsIsCaught(t *testing.T) {
	for slip, says := range map[string]string{
		"mumbles":                 "is told to seat",
		"speaks of nothing":       "speaks of cellar.0",
		"asks nothing":            "it is asked",
		"refuses what is offered": "offered true, is refused",
		"refuses nothing":         "offered false, is refused",
		"likes the moon":          "which there is not",
		"labels anything":         "which there is not",
		"no such clause":          "TOY-7",
		"a hole":                  "is labelled",
		"by no clause":            "is labelled",
		"goes stray":              "is labelled",

		"comes first and does not": "and yet says",
		"tells where it is":        "can tell a guess from the truth",
	} {
		w := newWords(talk{}, holeIDs())
		var err error
		for seats, p := range Positions(t, talk{slip: slip}, 20, 1) {
			if err = w.position(p, seats); err != nil {
				break
			}
		}
		if err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", slip, err)
		}
	}
	w := newWords(talk{}, holeIDs()[1:])
	for seats, p := range Positions(t, talk{}, 1, 1) {
		if err := w.position(p, seats); err != nil {
			if !strings.Contains(err.Error(), "points at hole.0") {
				t.Error(err)
			}
			return
		}
	}
	t.Error("nobody missed a target")
}

// TestChoosersAreKeptTheirPromises: two of three alternatives may not have one rank, and what goes stray was taken up.
func TestChoosersAreKeptTheirPromises(t *testing.T) {
	labels := map[string]rules.Label{"hole.1": {Rank: 1}, "hole.2": {Rank: 1}}
	all := []rules.Choice{{Path: []string{"mouse", "hole.0"}}, {Path: []string{"mouse", "hole.1"}}, {Path: []string{"mouse", "hole.2"}}}
	w := newWords(talk{}, holeIDs())
	if err := w.chooser(labels, all); err == nil || w.chooser(labels, all[1:]) != nil || w.chooser(nil, all) != nil {
		t.Error(err)
	}
	w.looks, w.stray["mouse"] = 1, true
	if err := w.end(); err != nil {
		t.Error(err)
	}
	if w.stray["cheese"] = true; w.end() == nil {
		t.Error("what is never taken up has words for going stray")
	}
}

func TestBadEndingsAreCaught(t *testing.T) {
	rec, all := Recorded(t, talk{}, "caught", nil)
	if err := endsBy(talk{}, rec, all, "caught"); err != nil {
		t.Error(err)
	}
	over := all[len(all)-1]
	other := rec
	other.Game = "chess"
	for says, err := range map[string]error{
		"it ends by":                endsBy(talk{}, rec, all, "dawn"),
		`it ends by ""`:             endsBy(talk{}, rec, all[:len(all)-1], "caught"),
		"it ends before":            endsBy(talk{}, rec, append(all[:len(all):len(all)], over), "caught"),
		"it is a record of chess":   endsBy(talk{}, other, all, "caught"),
		`it ends because "no"`:      endsBy(talk{}, rec, []rules.Position{ended{over, "no"}}, "caught"),
		"seat 7 wins and is not at": endsBy(talk{}, rec, []rules.Position{ended{over, "It was so."}}, "caught"),
	} {
		if err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", says, err)
		}
	}
}

type ended struct {
	rules.Position
	why string
}

func (p ended) Outcome() rules.Outcome {
	return rules.Outcome{Ending: "caught", Why: p.why, Winners: []rules.Seat{7}}
}

// TestOnlyReadersAreNamed shows how a playthrough says who may read what.
func TestOnlyReadersAreNamed(t *testing.T) {
	a := audience{names: []string{"the public", "Mouse", "Cat"}}
	a.say("see", func(by rules.Seat) []string {
		return [][]string{{"all", "not the mouse"}, {"all", "mouse"}, {"all", "not the mouse"}}[by+1]
	})
	want := "  see: all\n  see (not Mouse): not the mouse\n  see (Mouse): mouse\n"
	if a.text.String() != want {
		t.Error(a.text.String())
	}
}

// TestCostlyGamesAreCheckedAtFewerPositions shows that costly games are checked at fewer positions, and that what is
// broken in all of them is found even so.
func TestCostlyGamesAreCheckedAtFewerPositions(t *testing.T) {
	for _, c := range []struct {
		e    effort
		left int
		want float64
	}{
		{effort{}, 200, 1},
		{effort{games: 1, positions: 100, checked: 100, cost: budget / 150}, 99, 1},
		{effort{games: 1, positions: 1000, checked: 1000, cost: budget / 2}, 100, 0.01},
		{effort{games: 2, positions: 200, checked: 200, cost: budget / 5}, 16, 0.5},
		{effort{games: 200, positions: 200, checked: 200, cost: budget + 1}, 1, 0.01},
	} {
		if got := c.e.dense(c.left); got != c.want {
			t.Errorf("%+v, %d left: %v, want %v", c.e, c.left, got, c.want)
		}
	}
	thin := walk{g: toy{}, seats: 2, r: rand.New(rand.NewPCG(1, 2)), dense: 0.1}
	if err := thin.play(); err != nil || thin.checked > len(thin.positions)/2 {
		t.Errorf("%d of %d positions are checked: %v", thin.checked, len(thin.positions), err)
	}
	found := 0
	for i := range uint64(200) {
		w := walk{g: toy{"leaks"}, seats: 2, r: rand.New(rand.NewPCG(3, i)), dense: 0.1}
		if w.play() != nil {
			found++
		}
	}
	if found < 20 || found > 190 {
		t.Errorf("a leak is found in %d of 200 games", found)
	}
}

// broad offers a thousand moves and counts how many are tried.
type broad struct {
	rules.Position
	tried *int
}

func (p broad) Choices(rules.Seat) (all []rules.Choice) {
	for i := range 1000 {
		all = append(all, rules.Choice{Move: rules.Move(fmt.Sprintf("%03d", i)), Path: []string{"x"}})
	}
	return all
}

func (p broad) After(rules.Seat, rules.Move) (rules.Position, error) {
	*p.tried++
	return p, nil
}

func TestOfManyChoicesSomeAreTried(t *testing.T) {
	n := 0
	w := walk{seats: 2, r: rand.New(rand.NewPCG(1, 1))}
	if err := w.lookalikes(broad{tried: &n}, 0); err != nil || n != tried {
		t.Errorf("%d of 1000 moves are tried: %v", n, err)
	}
}
