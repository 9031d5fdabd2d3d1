package estoril

import (
	"intrigue/rules/estoril"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// New lays out the posters on a table.
func New(host *table.Host) (table.Board, error) {
	p, err := open()
	if err != nil {
		return nil, err
	}
	plane := table.NewPlane(host, p.plane, p.plane.W, p.plane.H, around)
	b := &Board{Base: table.Base[estoril.View]{Plane: plane, Host: host}, posters: p, known: map[string]lying{}}
	b.Hooks = table.Hooks[estoril.View]{Sprites: b.tileSprites, Before: b.lay, After: b.after, Forget: func() { b.flights = flights{} }}
	b.Animator.EntryExit = b.entryExit
	return b, nil
}

// lay puts the posters of the view on the plane, before the tiles fly.
func (b *Board) lay(old estoril.View, skip bool) {
	if changed := b.posters.set(b.View.Boards); len(changed) > 0 {
		b.Layer.Invalidate(changed...)
	}
	if skip {
		clear(b.known)
	}
	b.embark(old, skip)
}

// after brings the camera where something happens, and tells what did.
func (b *Board) after(old estoril.View, skip bool) {
	b.approach(skip)
	if !skip {
		b.sounds(old)
	}
	if b.Host.Holding() {
		b.held = b.fresh(old)
	}
}

// Hold lets nothing lie in hand by itself.
func (b *Board) Hold([]string, string) string { return "" }

// Frame implements table.Board.
func (b *Board) Frame(u *widgets.UI, r widgets.Rect) {
	b.Camera.W = b.posters.plane.W
	b.roomy = r.W > 1.46*r.H
	if b.roomy {
		b.Camera.W += column
	}
	b.Show(u, r, func() {
		b.inner(u)
		b.pieces(u)
		for _, d := range b.View.Boards {
			b.standing(u, d)
		}
		b.marks(u)
		b.dim(u)
		b.noNeighbour(u)
		b.rims(u)
		if !b.discarding() { // the hand lies over the boards, and nothing is said of what is below it
			b.spots(u)
		}
		b.ghost(u)
		b.Host.Ring(u, cream, 7, "board.") // the hint on show, or a question: some posters are red too
		b.Host.Ring(u, red, 4, "board.")
		b.Host.Flag(u, red, "board.")
		b.aside(u)
		b.discardSheet(u, r)
	})
	switch {
	case b.near == later || b.near != 0 && b.area != r: // the window has got another size
		b.near = later
		b.approach(true)
		u.Animate()
	case b.near != 0 && b.near != b.scene(): // something else is spoken of
		b.approach(false)
		u.Animate()
	}
	b.area = r
}

// Tools returns the keys for looking around, for the evening once more, and for secret papers.
func (b *Board) Tools() []table.Tool {
	zoom := b.ZoomTools("All boards", "")
	tools := []table.Tool{widgets.If(b.Camera.Zoomed(), zoom[2], zoom[0]), {
		ID: "evening", Icon: "icon.moon", Tooltip: "Watch the last evening again",
		Disabled: widgets.If(b.View.Round > 1 || b.View.Evening != nil && !nightfall(b.View), "", "There has been no evening yet."),
		Do:       func() { b.Host.Watch(nightfall) }, Word: "Evening",
	}}
	if b.Host.AtOpenTable() {
		name := b.Host.Name(b.View.Acting)
		tools = append(tools, table.Tool{
			ID: "papers", Icon: "icon.lock", Tooltip: "Show " + name + "'s own characters",
			Do: func() { b.Host.Papers() }, Word: "Papers",
		})
	}
	return tools
}

// Curtain shows the sun of Estoril and nothing of the game.
func (b *Board) Curtain(u *widgets.UI, r widgets.Rect) {
	side := min(r.H, 360)
	u.Sprite(r.Centre(side, side), "estoril.curtain", ink)
}
