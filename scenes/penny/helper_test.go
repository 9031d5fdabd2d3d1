package penny_test

import (
	"context"
	"image/color"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"intrigue/input/record"
	"intrigue/input/session"
	"intrigue/input/store"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/rulestest"
	scene "intrigue/scenes/penny"
	"intrigue/scenes/scenetest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
)

func title() table.Title {
	return table.Title{Board: scene.New, Cover: match.Cover{Game: penny.Game{}, Box: "box.penny", Compose: scene.Compose,
		Accent:     color.RGBA{0xA8, 0x1C, 0x1C, 0xFF},
		EndPicture: scene.EndPicture, Sketch: scene.Sketch, Progress: scene.Stands, Headline: scene.Headline}}
}

// player is somebody at the table without a window.
type player struct{ scenetest.Viewer[penny.View] }

func sit(t *testing.T, r rules.Record, change func(*store.Settings)) *player {
	t.Helper()
	return &player{scenetest.SitViewer[penny.View](t, title(), r, change)}
}

// newRecord is a dealt game of so many people.
func newRecord(t *testing.T, seats int, mode string, deal uint64) rules.Record {
	t.Helper()
	var who []rules.SeatInfo
	for i := range seats {
		who = append(who, rules.SeatInfo{Name: "Person " + strconv.Itoa(i+1), Colour: i})
	}
	r, err := session.NewRecord(penny.Game{}, who, rules.Options{"mode": mode}, deal, time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
	rulestest.OK(t, err)
	return r
}

// bots plays a game by the easy bots until stop says so or it ends, and returns its
// record; one decision in so many is made by chance, so that more happens.
func bots(t *testing.T, r rules.Record, chance int, stop func(v penny.View) bool) rules.Record {
	t.Helper()
	dice := rand.New(rand.NewPCG(r.Deal, 3))
	bot, err := penny.Game{}.Bot("easy")
	rulestest.OK(t, err)
	all := scenetest.Replay(t, penny.Game{}, r)
	p := all[len(all)-1]
	entries := slices.Clone(r.Entries)
	for n := 0; len(p.Acting()) > 0 && n < 6000; n++ {
		s := p.Acting()[0]
		var m rules.Move
		if s == rules.Luck {
			m = p.Roll(record.LuckRand(r.Deal, len(entries)))
		} else {
			v := p.Seen(s)
			if stop(v.(penny.View)) {
				break
			}
			cs := p.Choices(s)
			if m = cs[dice.IntN(len(cs))].Move; chance == 0 || dice.IntN(chance) > 0 {
				m = bot.Decide(context.Background(), rules.Turn{Seat: s, View: v, Choices: cs, Rand: dice,
					Guess: func(q *rand.Rand) rules.Position {
						return p.(interface {
							Guess(rules.Seat, *rand.Rand) rules.Position
						}).Guess(s, q)
					}})
			}
		}
		p, err = p.After(s, m)
		rulestest.Must(t, err == nil, "%v", err)
		entries = append(entries, rules.Entry{Seat: s, Move: m})
	}
	r.Entries = entries
	return r
}

// reach plays until a moment is met, in a game of so many seats.
func reach(t *testing.T, seats int, mode, what string, met func(penny.View) bool) rules.Record {
	t.Helper()
	for deal := range uint64(60) {
		found := false
		r := bots(t, newRecord(t, seats, mode, 20+deal), []int{5, 2, 1, 0}[deal%4], func(v penny.View) bool {
			found = met(v)
			return found
		})
		if found {
			return r
		}
	}
	t.Fatalf("no game comes to %s", what)
	return rules.Record{}
}

// begins reports whether some choice's move begins with a word.
func begins(words ...string) func(penny.View) bool {
	return func(v penny.View) bool {
		return slices.ContainsFunc(v.Choices(), func(c rules.Choice) bool {
			return slices.ContainsFunc(words, func(w string) bool { return len(c.Move) >= len(w) && string(c.Move[:len(w)]) == w })
		})
	}
}

// known are the moments, which are looked for once.
var known map[string]rules.Record

// moments are positions of every kind in which somebody decides.
func moments(t *testing.T) map[string]rules.Record {
	t.Helper()
	if known == nil {
		known = map[string]rules.Record{}
		late := func(f func(penny.View) bool) func(penny.View) bool {
			return func(v penny.View) bool { return v.Round() > 3 && f(v) }
		}
		for _, m := range []struct {
			name, mode string
			seats      int
			met        func(penny.View) bool
		}{
			{"heroes", "prologue", 2, begins("be ")},
			{"one hero", "prologue", 1, late(begins("walk "))},
			{"a move", "prologue", 2, begins("walk ")},
			{"a later move", "prologue", 4, late(begins("walk "))},
			{"a pile", "prologue", 2, func(v penny.View) bool {
				return v.Round() > 1 && len(v.Hero(v.Asked()).Pile) > 0 &&
					begins("walk ")(v)
			}},
			{"a build", "prologue", 2, late(begins("play "))},
			{"quests", "prologue", 2, begins("put ")},
			{"an action", "prologue", 2, begins("act")},
			{"a purchase", "prologue", 2, begins("buy ")},
			{"a further purchase", "prologue", 2, begins("buyfor ")},
			{"a replacement", "prologue", 2, begins("replace ")},
			{"an event", "prologue", 2, func(v penny.View) bool {
				r, ok := v.Reading()
				return ok && len(r.Answers) > 0 && r.Chosen == 0 && begins("option ")(v)
			}},
			{"options", "prologue", 2, func(v penny.View) bool { r, _ := v.Reading(); return len(r.Answers) == 0 && begins("option ")(v) }},
			{"a gain", "prologue", 2, begins("gain ")},
			{"a fight", "prologue", 2, begins("hit ")},
			{"an opponent", "prologue", 3, begins("fight ")},
			{"a parry", "prologue", 2, begins("parry ", "bleed")},
			{"a discard", "prologue", 2, begins("discard ")},
			{"a destruction", "prologue", 3, begins("destroy ")},
			{"a loss in a fight", "heist", 1, func(v penny.View) bool {
				_, fight := v.Fight()
				pile := v.Hero(v.Asked()).Pile
				return fight && slices.ContainsFunc(v.Choices(), func(c rules.Choice) bool {
					return strings.HasPrefix(string(c.Move), "destroy ") &&
						slices.ContainsFunc(pile, func(k penny.CardView) bool { return k.ID == c.Path[0] })
				})
			}},
			{"a flip", "prologue", 2, begins("flip ")},
			{"a lead", "prologue", 4, begins("lead ")},
			{"a face", "prologue", 4, begins("face ")},
			{"a trade", "prologue", 2, begins("give ")},
			{"an answer", "prologue", 2, begins("accept")},
			{"a target", "prologue", 2, begins("claim ")},
			{"a healing", "prologue", 2, begins("heal ")},
			{"a portal", "prologue", 2, begins("close")},
			{"an order", "prologue", 4, begins("top ")},
			{"a return", "prologue", 2, begins("send ")},
			{"a bribe", "heist", 2, begins("bribe")},
			{"the informer", "heist", 3, begins("inform")},
			{"a sale", "heist", 2, begins("sell ")},
			{"open world", "open", 2, late(begins("walk "))},
			{"the market", "open", 2, begins("quest ")},
			{"a reclaim", "open", 2, begins("reclaim ")},
			{"boss rush", "rush", 3, func(v penny.View) bool { return v.Hero(v.Asked()).WoundHand == 0 && late(begins("walk "))(v) }},
		} {
			known[m.name] = reach(t, m.seats, m.mode, m.name, m.met)
		}
		known["the bank"] = bank(t)
	}
	return known
}

// recorded is a game that the rules keep as an example of an ending.
func recorded(t *testing.T, ending string) rules.Record {
	t.Helper()
	return scenetest.Recorded(t, "../../rules/penny/testdata/"+ending+".jsonl")
}

// bank is a recorded game of the Heist, cut off where chapter III is decided in.
func bank(t *testing.T) rules.Record {
	t.Helper()
	r := recorded(t, "robbed")
	all := scenetest.Replay(t, penny.Game{}, r)
	for i, p := range all {
		if a := p.Acting(); len(a) == 1 && a[0] >= 0 && p.Seen(a[0]).(penny.View).Chapter() == 3 {
			r.Entries = r.Entries[:i]
			for s := range r.Seats {
				r.Seats[s].Level = ""
			}
			return r
		}
	}
	t.Fatal("the recorded Heist has no third chapter")
	return r
}
