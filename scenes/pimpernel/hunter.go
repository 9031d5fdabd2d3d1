package pimpernel

import (
	"fmt"
	"image/color"

	"intrigue/rules"
	"intrigue/rules/pimpernel"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// incomplete shows the cubes of parts that fell short. With Chauvelin his tile lies over
// the place (CHV-1): cubes stay on it for a round, and it counts the captures.
func (b *Board) incomplete(u *widgets.UI) {
	v := b.View
	cubes := make([]int, len(v.Players))
	if v.Completion.Running && v.Stage != pimpernel.StageChase {
		copy(cubes, v.Completion.Missed)
	}
	left := -90.0
	if h := v.Hunter; h.On {
		u.Sprite(b.at("slot.incomplete", 0, 0, 224, 54), "pimpernel.incomplete", sepia)
		left = -50
		for s, n := range h.Tile {
			cubes[s] += n
		}
		for i := range h.Of {
			r := b.at("slot.incomplete", 92-float64(h.Of-1-i)*17, 0, 13, 13)
			fill := widgets.If(i < h.Captures, scarlet, color.RGBA{})
			u.BorderedBox(r, fill, scarlet, 1.5, r.H/2)
		}
	}
	i := 0
	for seat, n := range cubes {
		for range n {
			dy := widgets.If(v.Hunter.On, 0, 8.0)
			lay(u, b.at("slot.incomplete", left+float64(i)*17, dy, 16, 16), rules.Seat(seat))
			i++
		}
	}
}

// hunter registers Chauvelin and his tile, to be read.
func (b *Board) hunter(u *widgets.UI) {
	b.Seat.Spot(u, table.Spot{ID: "incomplete", R: b.Bounds(b.m, "slot.incomplete"), Role: table.Sign})
	if h := b.View.Hunter; h.On && b.View.Stage != pimpernel.StageDeal {
		x, y := b.stand(h.At, hunterSide)
		b.Seat.Spot(u, table.Spot{ID: "pawn.chauvelin", R: b.at(h.At.ID(), x, y-heroH/2, heroW, heroH), Role: table.Sign})
	}
}

// trail says in the sidebar how near Chauvelin is; "" without him.
func (b *Board) trail() string {
	h := b.View.Hunter
	if !h.On || b.View.Mission.Number == 0 {
		return ""
	}
	legs := fmt.Sprintf("%d legs", h.Legs)
	switch h.Legs {
	case 0:
		return fmt.Sprintf("Chauvelin waits in %s, %d of %d captures", h.At, h.Captures, h.Of)
	case 1:
		legs = "1 leg"
	}
	return fmt.Sprintf("Chauvelin: %s from %s, %d of %d captures", legs, b.View.Mission.Goal, h.Captures, h.Of)
}
