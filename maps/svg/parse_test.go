package svg

import (
	"math"
	"strings"
	"testing"

	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
)

// page wraps elements into a document of 100 by 80 units.
func page(inside string) string {
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
		`xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ` +
		`xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 100 80">` + inside + `</svg>`
}

func parse(t testing.TB, inside string) *Drawing {
	t.Helper()
	d, err := Parse(strings.NewReader(page(inside)))
	rulestest.OK(t, err)
	return d
}

// TestWhatCannotBeDrawnIsRefused: what cannot be drawn faithfully is an error that names the
// element.
func TestWhatCannotBeDrawnIsRefused(t *testing.T) {
	for inside, want := range map[string]string{
		`<image id="photo" href="x.png"/>`:                   `<image id="photo">`,
		`<g id="a"><filter/></g>`:                            `<filter> (no id)`,
		`<style>.a{fill:red}</style>`:                        `<style>`,
		`<rect id="r" width="5" height="5" mask="url(#m)"/>`: `<rect id="r">: mask=`,
		`<rect id="r" width="5mm" height="5"/>`:              `"5mm" is not a length`,
		`<path id="p" d="M0 0 L 5"/>`:                        `<path id="p">: a number is expected`,
		`<path id="p" d="L5 5"/>`:                            `does not begin with a move`,
		`<path id="p" d="M0 0 B 5 5"/>`:                      `'B' is not a path command`,
		`<circle id="c" r="5" fill="reddish"/>`:              `"reddish" is not a colour`,
		`<circle id="c" r="5" fill="url(#g)"/>`:              `there is no gradient "g"`,
		`<use id="u" href="#nobody"/>`:                       `<use id="u"> refers to "#nobody"`,
		`<g id="g"><use id="u" href="#g"/></g>`:              `does a use refer to itself?`,
		`<text id="t" font-family="Comic Sans">x</text>`:     `<text id="t">: font-family "Comic Sans"`,
		`<text id="t" font-family="LM Roman Caps">☃</text>`:  `has no letter '☃'`,
		`<text id="t">a<g>b</g></text>`:                      `inside <text id="t"> is not supported`,
		`<g id="g" transform="turn(5)"/>`:                    `transform turn with 1 numbers`,
		`<g id="g" filter="url(#f)"/>`:                       `filter="url(#f)" is not supported`,
		`<g id="g" style="fill:none"/>`:                      `style="fill:none" is not supported`,
		`<circle id="c" r="5" fill="red"/>`:                  `"red" is not a colour`,
		`<radialGradient id="g" fx=".3"><stop/></radialGradient><circle id="c" r="5" fill="url(#g)"/>`: `fx=".3" is not supported`,
		`<linearGradient id="g"/><circle id="c" r="5" fill="url(#g)"/>`:                                `a gradient without stops`,
		`<g id="x"/><g id="x"/>`:                                      `the id "x" is there twice`,
		`<polygon id="p" points="1 2 3"/>`:                            `<polygon id="p"> is not supported`,
		`<g id="g" display="none"><circle r="1" fill="url(#g)"/></g>`: `there is no gradient "g"`,
	} {
		_, err := Parse(strings.NewReader(page(inside)))
		rulestest.Holds(t, err != nil && strings.Contains(err.Error(), want), "%s\n got: %v\nwant: %s", inside, err, want)
	}
	for _, doc := range []string{"", "<g/>", `<svg viewBox="1 0 5 5"/>`, `<svg/>`, `<svg viewBox="0 0 5 5">`} {
		if _, err := Parse(strings.NewReader(doc)); err == nil {
			t.Errorf("%q was taken", doc)
		}
	}
}

// TestWhatInkscapeAddsDoesNotDisturb: what Inkscape writes besides the picture does not disturb.
func TestWhatInkscapeAddsDoesNotDisturb(t *testing.T) {
	parse(t, `<g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" display="inline">
		<text xml:space="preserve" font-family="Go">hello</text><use xlink:href="#layer2"/></g><g id="layer2"/>`)
}

// TestPathData compares every command with the same figure in plain ones.
func TestPathData(t *testing.T) {
	for d, same := range map[string]string{
		"m1 2 3 4-5-6":             "M1,2 L4,6 L-1,0",
		"M1 1h5v6H2V0z":            "M1 1L6 1L6 7L2 7L2 0z",
		"M0 0c1 1 2 2 3 0s2-2 3 0": "M0 0C1 1 2 2 3 0C4-2 5-2 6 0",
		"M0 0q1 2 2 0t2 0":         "M0 0Q1 2 2 0Q3-2 4 0",
		"M1.5.5L.5-.5":             "M1.5 0.5L0.5 -0.5",
		"M1 1z l1 0":               "M1 1z M1 1L2 1",
		"M0 0S1 1 2 0":             "M0 0C0 0 1 1 2 0",
	} {
		a, err := parsePath(d)
		if err != nil {
			t.Errorf("%s: %v", d, err)
			continue
		}
		b, _ := parsePath(same)
		if len(a.ops) != len(b.ops) || len(a.pts) != len(b.pts) {
			t.Errorf("%s: %v, want %v", d, a, b)
			continue
		}
		for i := range a.pts {
			rulestest.Holds(t, a.pts[i].Distance(b.pts[i]) <= 1e-9, "%s: point %d is %v, want %v", d, i, a.pts[i], b.pts[i])
		}
	}
}

// TestAnArcStaysOnItsCircle: an arc stays on its circle and flags may stick together.
func TestAnArcStaysOnItsCircle(t *testing.T) {
	p, err := parsePath("M10 0A10 10 0 01-10 0a10 10 0 0120 0")
	rulestest.OK(t, err)
	var f flat
	f.flatten(p, 0.001)
	for _, q := range f.pts {
		r := math.Hypot(q.X, q.Y)
		rulestest.Must(t, math.Abs(r-10) <= 0.01, "%v is %.3f from the middle", q, r)
	}
	e := p.extent()
	rulestest.Holds(t, math.Abs(e.Y1-10) <= 0.01 && math.Abs(e.Y0+10) <= 0.01, "the circle reaches from %v to %v", e.Y0, e.Y1)
}

func TestTransformsAreUnderstood(t *testing.T) {
	for text, want := range map[string]geom.Point{
		"translate(5,6) scale(2)":    {X: 11, Y: 14},
		"rotate(90)":                 {X: -4, Y: 3},
		"matrix(1 0 0 -1 0 0)":       {X: 3, Y: -4},
		"scale(2, 3),translate(1 1)": {X: 8, Y: 15},
	} {
		m, err := parseTransform(text)
		got := m.apply(geom.Pt(3, 4))
		rulestest.Holds(t, err == nil && got.Distance(want) <= 1e-9, "%s: %v %v, want %v", text, got, err, want)
	}
}

// TestIdsLeadToPlaces: ids lead to places, boxes and lines, through all transforms.
func TestIdsLeadToPlaces(t *testing.T) {
	d := parse(t, `<g transform="translate(10 20)scale(2)"><g id="sign" transform="translate(3 4)"><circle id="c" r="5"/></g>
		<path id="way" d="M0 0L10 0Q15 0 15 5" fill="none" stroke="#f00" stroke-width="2"/><g id="nothing"/></g>`)
	if at, ok := d.Origin("sign"); !ok || at != (geom.Pt(16, 28)) {
		t.Errorf("the sign is at %v", at)
	}
	if b, ok := d.Bounds("c"); !ok || math.Abs(b.X0-6) > .05 || math.Abs(b.Y1-38) > .05 {
		t.Errorf("the circle covers %v", b)
	}
	if b, _ := d.Bounds("way"); math.Abs(b.Y0-18) > .05 || math.Abs(b.X1-42) > .05 {
		t.Errorf("the line with its ink covers %v", b)
	}
	l, ok := d.Lines("way", 0.1)
	rulestest.Holds(t, ok && len(l) == 1 && l[0][0] == (geom.Pt(10, 20)) && l[0][len(l[0])-1] == (geom.Pt(40, 30)), "the line runs %v", l)
	if _, ok := d.Bounds("nothing"); ok {
		t.Error("an empty group has a box")
	}
	if _, ok := d.Lines("nobody", 1); ok {
		t.Error("an unknown id has lines")
	}
}

func TestTheSmallestDrawing(t *testing.T) {
	d := parse(t, `<g id="a" font-size="9" font-family="Go" transform="scale(2)"><text>x</text><g id="b"><text font-size="6">y</text></g>`+
		`<g id="c"/></g>`)
	for id, want := range map[string]float64{"a": 12, "b": 12, "c": 0, "nobody": 0} {
		got := d.Smallest(id)
		rulestest.Holds(t, got == want, "%s: %v, want %v", id, got, want)
	}
}
