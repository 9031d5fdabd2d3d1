package svg

import (
	"image"
	"strings"
	"testing"

	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
)

const template = `<g transform="translate(10 5)"><rect id="room.title" x="0" y="0" width="80" height="60" display="none"/>
	<text id="title" x="40" y="20" font-family="Go" font-size="12" text-anchor="middle">Title</text></g>
	<text id="free" x="5" y="75" font-family="Go" font-size="6">loose</text>`

// TestWordsFitTheirRoom: words are broken and shrunk into their room, and it is told when they
// cannot be.
func TestWordsFitTheirRoom(t *testing.T) {
	d := parse(t, template)
	st := initial
	st.size = 12
	room, has := d.builder(Paint{}).room("title", identity)
	rulestest.Must(t, has && room == (geom.Rect{X0: 10, Y0: 5, X1: 90, Y1: 65}), "the room of the title is %v", room)
	long := strings.TrimSpace(strings.Repeat("counterfeit ", 9))
	for _, c := range []struct {
		words   string
		lines   int
		smaller bool
		ok      bool
	}{
		{"Fop", 1, false, true},
		{"A ball at Richmond", 2, false, true},
		{"A\nball", 2, false, true},
		{long, 0, true, true},
		{strings.Repeat(long+" ", 9), 0, true, false},
		{"Unpronounceable-and-unbreakable", 1, true, false},
		{"", 1, false, true},
	} {
		lines, size, ok, err := d.breakToFit(c.words, &st, room)
		if err != nil || ok != c.ok || (size < 1) != c.smaller || c.lines > 0 && len(lines) != c.lines || size < smallest {
			t.Errorf("%.30q stands in %q at %.2f of its size, fits: %v", c.words, lines, size, ok)
		}
		got := strings.Join(strings.Fields(strings.Join(lines, " ")), " ")
		rulestest.Holds(t, got == strings.Join(strings.Fields(c.words), " "), "%.30q became %.60q", c.words, got)
	}
	for _, id := range []string{"free", "nobody"} {
		if r, ok := d.builder(Paint{}).room(id, identity); ok {
			t.Errorf("%s has the room %v", id, r)
		}
	}
}

// TestWordsStayInTheirRoom looks where the ink is.
func TestWordsStayInTheirRoom(t *testing.T) {
	ink := func(anchor, words string) image.Rectangle {
		svg := strings.Replace(template, "middle", anchor, 1)
		img := picture(t, svg, Paint{Text: map[string]string{"title": words, "free": ""}})
		r := image.Rectangle{}
		for y := range 80 {
			for x := range 100 {
				if img.RGBAAt(x, y).R < 128 {
					r = r.Union(image.Rect(x, y, x+1, y+1))
				}
			}
		}
		return r
	}
	room := image.Rect(10, 5, 90, 65)
	for _, words := range []string{"Fop", "The fop and the ball at Richmond Castle", strings.Repeat("counterfeit ", 9)} {
		for _, anchor := range []string{"start", "middle", "end"} {
			r := ink(anchor, words)
			rulestest.Holds(t, !r.Empty() && r.In(room.Inset(-1)), "%.20q, anchored at its %s, covers %v", words, anchor, r)
			up, down := r.Min.Y-room.Min.Y, room.Max.Y-r.Max.Y
			rulestest.Holds(t, up-down <= 6 && down-up <= 6, "%.20q leaves %d above and %d below", words, up, down)
			left, right := r.Min.X-room.Min.X, room.Max.X-r.Max.X
			if anchor == "start" && left > 3 || anchor == "end" && right > 3 || anchor == "middle" && max(left-right, right-left) > 4 {
				t.Errorf("%.20q, anchored at its %s, leaves %d and %d beside it", words, anchor, left, right)
			}
		}
	}
}
