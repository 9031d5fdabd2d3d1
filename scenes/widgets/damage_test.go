package widgets

import (
	"testing"

	"pgregory.net/rapid"

	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
)

func someItem(t *rapid.T) Item {
	at := func(n string) float64 { return float64(rapid.IntRange(0, 90).Draw(t, n)) }
	it := Item{Look: Look{Kind: rapid.SampledFrom([]Kind{Box, Words, Sprite, Stroke}).Draw(t, "kind"),
		R: Rect{at("x"), at("y"), at("w") + 1, at("h") + 1}, Text: rapid.SampledFrom([]string{"", "a", "b"}).Draw(t, "text")}}
	if it.Kind == Stroke {
		it.R = Rect{}
		it.Width = 2
		for range rapid.IntRange(2, 4).Draw(t, "points") {
			it.Points = append(it.Points, geom.Pt(at("px"), at("py")))
		}
	}
	return it
}

// TestDamageCoversEveryChange: whatever comes, goes or changes lies inside the part
// that is painted anew, and an unchanged list leaves nothing to paint.
func TestDamageCoversEveryChange(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		old := rapid.SliceOfN(rapid.Custom(someItem), 0, 12).Draw(t, "old")
		if d := Damage(old, append([]Item(nil), old...)); d.W > 0 && d.H > 0 {
			t.Fatalf("nothing changed, and %v is painted", d)
		}
		fresh := append([]Item(nil), old...)
		var touched []Item
		switch i := rapid.IntRange(0, len(fresh)).Draw(t, "at"); {
		case i < len(fresh) && rapid.Bool().Draw(t, "drop"):
			touched = append(touched, fresh[i])
			fresh = append(fresh[:i:i], fresh[i+1:]...)
		case i < len(fresh):
			was := fresh[i]
			fresh[i].Text += "!"
			touched = append(touched, was, fresh[i])
		default:
			one := someItem(t)
			fresh = append(fresh, one)
			touched = append(touched, one)
		}
		d := Damage(old, fresh)
		for _, it := range touched {
			if r := it.Bounds(); r.W > 0 && r.H > 0 && !d.ContainsRect(r) {
				t.Fatalf("%v of %+v is not inside %v", r, it.Look, d)
			}
		}
	})
}

func TestStrokesAreToldApartByTheirPoints(t *testing.T) {
	a := Item{Look: Look{Kind: Stroke, Width: 2}, Points: []geom.Point{{X: 0, Y: 0}, {X: 5, Y: 5}, {X: 10, Y: 0}}}
	b := Item{Look: Look{Kind: Stroke, Width: 2}, Points: []geom.Point{{X: 0, Y: 0}, {X: 5, Y: 9}, {X: 10, Y: 0}}}
	d := Damage([]Item{a}, []Item{b})
	rulestest.Holds(t, d.H >= 9, "%v", d)
}
