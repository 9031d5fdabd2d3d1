package shelf

import (
	"errors"
	"testing"

	"intrigue/input"
	"intrigue/rules"
	"intrigue/scenes/table"
)

// full is a keeper whose disk is full.
type full struct{}

var errFull = errors.New("the disk is full")

func (full) Append(...rules.Entry) error { return errFull }
func (full) TakeBack(int) error          { return errFull }
func (full) Finish(string) error         { return errFull }
func (full) Advised() error              { return errFull }
func (full) Saved() error                { return errFull }
func (full) Close() error                { return nil }
func (full) Note(rules.Note) error       { return errFull }

// TestTheMenuDoesNotSaySaved while saving fails, nor where nobody saves; leaving then
// asks, and what is lost is never the answer of Enter.
func TestTheMenuDoesNotSaySaved(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	for _, keep := range []input.Keeper{nil, full{}} {
		play, err := input.NewTable(p.house.Titles[0].Game, record(t, 9), input.Means{Keep: keep})
		if err != nil {
			t.Fatal(err)
		}
		p.Desk.Open(table.NewMenu(p.Desk, p.house.Titles[0], play, nil))
		p.Rest()
		if p.Sees("is saved.") {
			t.Errorf("the menu says: %s", p.Words())
		}
		if keep == nil {
			p.Desk.Back()
			continue
		}
		menu := p.Desk.Screen()
		p.Click("shelf")
		p.Key(input.Confirm)
		if p.Desk.Screen() != menu || p.Sees("Leave the game?") {
			t.Fatal("Enter does not stay")
		}
		p.Click("shelf")
		p.Click("unsaved.Write to a file")
		if !p.Sees("was written to") {
			t.Error("the game cannot be written elsewhere")
		}
		p.Click("shelf")
		p.Click("unsaved.Leave")
		if p.Desk.Screen() == menu {
			t.Error("one cannot leave")
		}
	}
}
