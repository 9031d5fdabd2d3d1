package main

import (
	"os"
	"strings"
	"testing"

	"intrigue/maps/svg"
)

// TestSpritesAreDrawn: the files are what is drawn today, and no file of the game is left
// that nothing draws.
func TestSpritesAreDrawn(t *testing.T) {
	all, err := draw()
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range all {
		got, err := os.ReadFile("../penny." + name + ".svg")
		if err != nil || string(got) != want {
			t.Errorf("penny.%s is not what is drawn: run go run ./sprites/draw (%v)", name, err)
		}
	}
	files, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		name, ok := strings.CutPrefix(f.Name(), "penny.")
		if name, svg := strings.CutSuffix(name, ".svg"); ok && svg && all[name] == "" {
			t.Errorf("nothing draws penny.%s", name)
		}
	}
}

// TestRoomsLieOnThePaper: what penny.md promises of a handbill is so: no room leaves
// the paper, and the numbers lie within their ornaments.
func TestRoomsLieOnThePaper(t *testing.T) {
	all, err := draw()
	if err != nil {
		t.Fatal(err)
	}
	for name, file := range all {
		if !strings.Contains(file, `id="room.`) {
			continue
		}
		d, err := svg.Parse(strings.NewReader(strings.ReplaceAll(file, ` display="none"`, "")))
		if err != nil {
			t.Fatal(name, err)
		}
		for _, id := range d.IDs() {
			box, ok := d.Bounds(id)
			if !strings.HasPrefix(id, "room.") {
				continue
			}
			if !ok || box.X0 < 4 || box.Y0 < 4 || box.X1 > d.W-4 || box.Y1 > d.H-4 {
				t.Errorf("%s: %s is %v", name, id, box)
			}
			if seal, ok := d.Bounds("seal." + strings.TrimPrefix(id, "room.")); ok {
				if m := box.Centre(); m.X < seal.X0 || m.X > seal.X1 || m.Y < seal.Y0 || m.Y > seal.Y1 {
					t.Errorf("%s: %s does not lie on its ornament", name, id)
				}
			}
		}
	}
}
