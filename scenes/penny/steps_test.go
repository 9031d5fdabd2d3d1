package penny_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
	"intrigue/scenes/table"
	"intrigue/scenes/table/menu"
)

// stepAct is the fourth of the steps of a turn.
const stepAct = 3

// justMoved is a table at which step 2 has just been ended, some milliseconds ago.
func justMoved(t *testing.T, r rules.Record) *player {
	t.Helper()
	b := sit(t, r, nil)
	b.Step = 10 * time.Millisecond
	b.App.UI().SetFocus(table.SpotID("choice.done", ""))
	b.App.UI().Keyboard = true
	n := b.Game().Len()
	b.Frame(input.Events{At: geom.Pt(-10, -10), Actions: []input.Action{input.Confirm}})
	b.Still(2)
	rulestest.Must(t, b.Game().Len() != n, "the step does not end")
	return b
}

// TestPressesRestBetweenSteps: for half a second after a step has changed no press counts:
// no click, key, drag or touch, on no card, token, place or button; after that each does.
func TestPressesRestBetweenSteps(t *testing.T) {
	r := reach(t, 2, "prologue", "a step 2 with gathering after it", func(v penny.View) bool {
		h := v.Hero(v.Asked())
		fits := false // something of the pool can be put on a quest in step 3
		for kind := range box.Violence + 1 {
			p := v.State.Player(int8(v.Asked()))
			fits = fits || p.Tokens[kind] > 0 && v.State.Room(v.Game, p, 0, int(kind))
		}
		return v.Steps()[1].State == penny.Now && begins("walk ")(v) && len(h.Hand) > 3 && h.WoundHand == 0 && fits
	})
	b := justMoved(t, r)
	var played, put rules.Choice
	for _, c := range b.Game().Choices() {
		switch {
		case strings.HasPrefix(string(c.Move), "play "):
			played = c
		case strings.HasPrefix(string(c.Move), "put "):
			put = c
		}
	}
	rulestest.Must(t, played.Move != "", "no card can be played")
	drag := func(b *player) { b.Drag(b.At(put.Path[0]), b.At(put.Path[1])) }
	held := func(b *player) { // the button goes down too early, and up late
		at := b.At(played.Path[0])
		b.Frame(input.Events{At: at, Moved: true})
		b.Frame(input.Events{At: at, From: at, Moved: true, Pressed: true, Down: true})
		b.Now = b.Now.Add(table.StepRest)
		b.Frame(input.Events{At: at, From: at, Moved: true, Tapped: true})
		b.Still(2)
	}
	for name, press := range map[string]func(b *player){
		"a click on a card": func(b *player) { b.Click(played.Path[0]) },
		"a click on Done":   func(b *player) { b.Click("choice.done") },
		"Enter on a card": func(b *player) {
			b.App.UI().SetFocus(table.SpotID(played.Path[0], ""))
			b.Key(input.Confirm)
		},
		"Enter on Done": func(b *player) { b.App.UI().SetFocus(table.SpotID("choice.done", "")); b.Key(input.Confirm) },
		"a drag":        drag,
		"a long click":  held,
	} {
		if name == "a drag" && put.Move == "" {
			t.Error("nothing can be dragged: the test tests little")
			continue
		}
		b := justMoved(t, r)
		n := b.Game().Len()
		press(b)
		rulestest.Holds(t, name != "a click on a card" || b.Screen().Resting(), "%s right after the step is said to be answered", name)
		e := b.Game().Record().Entries[n:]
		rulestest.Holds(t, len(e) <= 0 && len(b.Screen().Pointing().Picked()) <= 0, "%s right after the step made %v", name, e)
		if name == "a long click" {
			continue
		}
		b = justMoved(t, r)
		b.Now = b.Now.Add(table.StepRest)
		b.Still(1)
		rulestest.Holds(t, !b.Screen().Resting(), "%s half a second later is said to be ignored", name)
		press(b)
		rulestest.Holds(t, b.Game().Len() != n || b.Sees("?"), "%s half a second later made nothing", name)
	}
}

// TestTurnThatEndsByItself: a press that was meant to end the turn does not end the first step
// of the turn that has begun by itself before it; it says so, and a second press ends the step.
func TestTurnThatEndsByItself(t *testing.T) {
	// last is a table at which the turn has just ended by a choice that is not the word for it.
	last := func(r rules.Record) *player {
		b := sit(t, r, nil)
		round, active := b.View().Round(), b.View().Active()
		for _, c := range b.Game().Choices() {
			b := sit(t, r, nil)
			b.Step = 10 * time.Millisecond
			if c.Path[0] == "choice.done" {
				continue
			}
			b.Say(c)
			b.Still(2)
			if v := b.View(); (v.Round() != round || v.Active() != active) && v.Asked() >= 0 && v.Steps()[1].State == penny.Now {
				if b.Has("choice.done") {
					return b
				}
			}
		}
		return nil
	}
	var b *player
	var r rules.Record
	for deal := uint64(0); b == nil && deal < 60; deal++ {
		n := int(deal % 5)
		r = bots(t, newRecord(t, 2, "prologue", 60+deal), 3, func(v penny.View) bool {
			met := v.Round() > 0 && v.Steps()[stepAct].State == penny.Now && begins("done")(v) && len(v.Choices()) < 5
			if met {
				n--
			}
			return met && n < 0
		})
		b = last(r)
	}
	rulestest.Must(t, b != nil, "no turn ends by itself")
	n := b.Game().Len()
	b.Now = b.Now.Add(table.StepRest + 100*time.Millisecond)
	b.Still(1)
	rulestest.Holds(t, b.Screen().Resting(), "a press that would be asked about is said to be answered")
	b.Click("choice.done")
	rulestest.Must(t, b.Game().Len() == n && b.Sees("A new turn has begun"),
		"the press made %v: %s", b.Game().Record().Entries[n:], b.Words())
	b.Now = b.Now.Add(input.DoubleTap)
	b.Click("choice.done")
	rulestest.Holds(t, b.Game().Len() != n, "the second press ends nothing")
	b = last(r)
	n = b.Game().Len()
	b.Now = b.Now.Add(table.TurnRest)
	b.Click("choice.done")
	rulestest.Holds(t, b.Game().Len() != n, "after %v the press ends nothing", table.TurnRest)
}

// TestAsksBeforeWhatIsLeft: ending a turn asks once while a quest could be finished or a card
// bought, and not where no card is cheap enough.
func TestAsksBeforeWhatIsLeft(t *testing.T) {
	at := func(v penny.View) (can, gold bool) {
		h := v.Hero(v.Asked())
		i := slices.IndexFunc(v.Places(), func(p penny.PlaceView) bool { return p.ID == h.Place })
		if v.Steps()[3].State != penny.Now || i < 0 || v.Places()[i].Action.String() != "buy" || !begins("act")(v) ||
			!begins("done")(v) || begins("finish ", "use ", "close", "buy ")(v) {
			return false, false
		}
		n := 0
		for _, p := range h.Tokens {
			if p.Token == box.Gold {
				n = p.N
			}
		}
		one, two, _ := v.Stacks()
		for _, c := range append(v.Shop(), one, two) {
			can = can || c.ID != "" && c.Cost <= n
		}
		return can, n > 0
	}
	for want, met := range map[string]func(penny.View) bool{
		"could buy a card here": func(v penny.View) bool { can, _ := at(v); return can },
		"":                      func(v penny.View) bool { can, gold := at(v); return gold && !can },
		"can be finished now": func(v penny.View) bool {
			return v.Steps()[3].State == penny.Now && begins("finish ")(v) && begins("done")(v) && !begins("buy ")(v)
		},
		"You could close the portal": func(v penny.View) bool { return begins("close")(v) && !begins("finish ", "use ")(v) },
		"is full and can be used now": func(v penny.View) bool {
			return v.Steps()[3].State == penny.Now && begins("use ")(v) && !begins("finish ", "buy ")(v)
		},
	} {
		b := sit(t, reach(t, 2, "prologue", "a turn that "+want, met), nil)
		n := b.Game().Len()
		b.Click("choice.done")
		if want == "" {
			rulestest.Holds(t, b.Game().Len() != n, "it is asked about what cannot be bought: %s", b.Words())
			continue
		}
		if b.Game().Len() != n || !strings.Contains(b.Words(), want) {
			t.Errorf("%q is not asked: %s", want, b.Words())
			continue
		}
		b.Click("sure.yes")
		rulestest.Holds(t, b.Game().Len() != n, "after %q the step does not end", want)
	}
}

// TestCardPutAwayByKeyboard: the card of the quest on which Enter put a resource is not shown
// large again, over the table, until the focus has gone to something else and come back.
func TestCardPutAwayByKeyboard(t *testing.T) {
	b := sit(t, moments(t)["quests"], nil)
	i := slices.IndexFunc(b.Game().Choices(), func(c rules.Choice) bool { return strings.HasPrefix(string(c.Move), "put ") })
	path := b.Game().Choices()[i].Path
	n := b.Game().Len()
	b.Click(path[0])
	b.App.UI().Keyboard = true
	b.App.UI().SetFocus(table.SpotID(path[1], ""))
	b.Still(2)
	b.Key(input.Confirm)
	rulestest.Must(t, b.Game().Len() != n, "%v puts nothing: %s", path, b.Words())
	b.App.UI().SetFocus("") // as while others decide
	b.Still(2)
	b.App.UI().SetFocus(table.SpotID(path[1], ""))
	b.Still(60)
	rulestest.Holds(t, !b.Sees("See “"), "the card lies over the table: %s", b.Words())
	b.App.UI().SetFocus(table.SpotID("choice.done", ""))
	b.Still(2)
	b.App.UI().SetFocus(table.SpotID(path[1], ""))
	b.Still(60)
	rulestest.Holds(t, b.Sees("See “"), "the card is no longer shown: %s", b.Words())
}

// TestFocusStaysInTheHand: a player who plays a card by the keys stands on the next one that can be
// played, not on the one that now lies in the pool.
func TestFocusStaysInTheHand(t *testing.T) {
	playable := func(b *player) (cards []string) {
		for _, c := range b.Game().Choices() {
			if strings.HasPrefix(string(c.Move), "play ") {
				cards = append(cards, table.SpotID(c.Path[0], ""))
			}
		}
		return cards
	}
	b := sit(t, reach(t, 2, "prologue", "a hand with several cards to play", func(v penny.View) bool {
		n := 0
		for _, c := range v.Choices() {
			if strings.HasPrefix(string(c.Move), "play ") {
				n++
			}
		}
		return n > 2
	}), nil)
	b.App.UI().Keyboard = true
	b.Now = b.Now.Add(2 * table.StepRest)
	b.Still(3)
	was := playable(b)[0]
	b.App.UI().SetFocus(was)
	b.Key(input.Confirm)
	b.Still(3)
	if now := b.App.UI().Focused(); !slices.Contains(playable(b), now) {
		t.Errorf("after %s the focus is on %q, and can play %v", was, now, playable(b))
	}
}

// TestFocusGoesOnToWhatIsAskedNext: who says by the keys that a card is given up, or takes the Field Action that buys, stands
// on the first thing that can be chosen then.
func TestFocusGoesOnToWhatIsAskedNext(t *testing.T) {
	for name, x := range map[string]struct{ says, then rules.Move }{"a card is given up": {"pay", "discard "}, "a card is bought": {"act", "buy "}} {
		leads := func(v penny.View) bool {
			a, _ := v.Game.Parse(x.says)
			after := v.Try()
			n := 0
			for _, c := range v.Choices() {
				if c.Move == x.says && after.Do(a) && after.Open() {
					for _, a := range after.State.Actions(v.Game, nil) {
						if strings.HasPrefix(string(v.Game.Text(a)), string(x.then)) {
							n++
						}
					}
				}
			}
			return n > 1
		}
		b := sit(t, reach(t, 2, "prologue", name, leads), nil)
		b.App.UI().Keyboard = true
		b.Now = b.Now.Add(2 * table.StepRest)
		b.Still(3)
		c, _ := rules.Choose(b.Game().Choices(), x.says)
		b.App.UI().SetFocus(table.SpotID(c.Path[0], ""))
		n := b.Game().Len()
		b.Key(input.Confirm)
		b.Still(3)
		rulestest.Must(t, b.Game().Len() > n, "%s: nothing is said", name)
		target, _ := table.TargetOf(b.App.UI().Focused())
		rulestest.Holds(t, slices.ContainsFunc(b.Game().Choices(), func(c rules.Choice) bool {
			return strings.HasPrefix(string(c.Move), string(x.then)) && slices.Contains(c.Path, target)
		}), "%s: the focus is on %q, and asked is %v", name, b.App.UI().Focused(), b.Game().Choices())
	}
}

// TestEscapeFromAnothersBoard: Esc leads back from somebody else's board to the own one, and only
// then to the menu.
func TestEscapeFromAnothersBoard(t *testing.T) {
	b := sit(t, moments(t)["a move"], nil)
	b.Now = b.Now.Add(2 * table.StepRest)
	b.Still(3)
	own := b.Words()
	asked, _ := b.Game().Deciding()
	b.Click([]string{"seat.1", "seat.0"}[asked])
	b.Still(2)
	rulestest.Must(t, b.Words() != own, "the other board does not come")
	for _, want := range []bool{true, false} {
		b.Key(input.Menu)
		_, open := b.App.Screen().(*menu.Menu)
		rulestest.Holds(t, open != want, "the menu is open: %v", open)
	}
}
