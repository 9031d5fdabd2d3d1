package scenes

import (
	"fmt"
	"time"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/scenes/widgets"
)

// Table stands in for the table that the lead is building.
type Table struct {
	Play *input.Table
	d    *Desk
	t    Title
	over bool
}

type Board interface{}

func NewGame(d *Desk, t Title, r rules.Record) (*Table, error) {
	g, err := d.Store.Begin(r)
	if err != nil {
		d.Say(err.Error())
	}
	p, err := input.NewTable(t.Game, r, input.Means{Keep: g, Wake: d.Wake, Think: 50 * time.Millisecond})
	if err != nil {
		return nil, err
	}
	return &Table{Play: p, d: d, t: t}, nil
}

func Resume(d *Desk, name string) (*Table, error) {
	g, r, err := d.Store.Load(name)
	if err != nil {
		return nil, err
	}
	t, ok := d.Title(r.Game)
	if !ok {
		return nil, fmt.Errorf("%q is not on this shelf", r.Game)
	}
	p, err := input.NewTable(t.Game, r, input.Means{Keep: g, Wake: d.Wake, Think: 50 * time.Millisecond})
	if err != nil {
		return nil, err
	}
	return &Table{Play: p, d: d, t: t}, nil
}

func (t *Table) Frame(u *widgets.UI) {
	t.Play.Update(u.Now)
	if _, gated := t.Play.Gate(); gated {
		t.Play.Open()
	}
	if s, ok := t.Play.Deciding(); ok && s >= 0 {
		t.Play.Play(t.Play.Choices()[0].Move)
	}
	u.Animate()
	u.Label(widgets.Rect{X: 40, Y: 40, W: 800, H: 40}, fmt.Sprintf("Table of %s, %d entries", t.t.Game.About().Title, t.Play.Len()), widgets.Style{Face: face.Heading, Size: 24, Colour: u.Theme.Pale})
	if t.Play.Over() && !t.over {
		t.over = true
		t.d.Open(NewResults(t.d, t.t, t.Play, nil))
	}
	if u.Take(input.Menu) {
		t.d.Open(NewMenu(t.d, t.t, t.Play))
	}
}

func (t *Table) Close() { t.Play.Close() }
