package svg

import (
	"image"
	"image/color"
	"strings"
	"sync"
	"testing"

	"intrigue/rules/rulestest"
)

// picture draws elements on white, one pixel a unit.
func picture(t testing.TB, inside string, p Paint) *image.RGBA {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, 100, 80))
	for i := range img.Pix {
		img.Pix[i] = 255
	}
	parse(t, inside).Prepare(p).Draw(img, 1, 0, 0)
	return img
}

// sample compares pixels, to within two levels.
func sample(t *testing.T, what string, img *image.RGBA, want map[image.Point]string) {
	t.Helper()
	for at, hex := range want {
		w, err := parseColor(hex)
		rulestest.OK(t, err)
		g := img.RGBAAt(at.X, at.Y)
		for _, d := range []int{int(g.R) - int(w.R), int(g.G) - int(w.G), int(g.B) - int(w.B)} {
			if d < -2 || d > 2 {
				t.Errorf("%s: at %v is #%02x%02x%02x, want %s", what, at, g.R, g.G, g.B, hex)
				break
			}
		}
	}
}

func pts(v ...int) image.Point { return image.Pt(v[0], v[1]) }

// TestEachFeatureIsDrawn by itself, and telling pixels are looked at.
func TestEachFeatureIsDrawn(t *testing.T) {
	type points = map[image.Point]string
	for _, c := range []struct {
		name, inside string
		want         points
	}{
		{"coverage", `<rect x="10.5" y="10" width="5" height="5.25" fill="#000"/>`,
			points{pts(10, 12): "#808080", pts(11, 12): "#000", pts(12, 15): "#bfbfbf", pts(9, 12): "#fff", pts(15, 12): "#808080"}},
		{"inherited style", `<g fill="#f00" stroke="#00f"><g fill="#0f0">` +
			`<rect x="10" y="10" width="20" height="20" stroke-width="4"/></g></g>`,
			points{pts(20, 20): "#0f0", pts(10, 20): "#00f", pts(8, 20): "#00f", pts(7, 20): "#fff"}},
		{"non-zero", `<path d="M10 10h40v40h-40zM20 20h20v20h-20z"/>`, points{pts(30, 30): "#000", pts(15, 15): "#000"}},
		{"even-odd", `<path fill-rule="evenodd" d="M10 10h40v40h-40zM20 20h20v20h-20z"/>`,
			points{pts(30, 30): "#fff", pts(15, 15): "#000"}},
		{"hole by direction", `<path d="M10 10h40v40h-40zM20 20v20h20v-20z"/>`, points{pts(30, 30): "#fff", pts(15, 15): "#000"}},
		{"group opacity", `<g opacity=".5"><rect width="30" height="30" fill="#f00"/><rect x="10" width="30" height="30" fill="#00f"/></g>`,
			points{pts(5, 5): "#ff8080", pts(20, 5): "#8080ff", pts(35, 5): "#8080ff"}},
		{"opacity of fill and stroke", `<rect x="10" y="10" width="30" height="30" fill="#f00" fill-opacity=".5" stroke="#000" ` +
			`stroke-width="4" stroke-opacity=".5"/>`,
			points{pts(20, 20): "#ff8080", pts(9, 20): "#808080", pts(11, 20): "#804040"}},
		{"round caps", `<path d="M20 20h40" stroke="#000" stroke-width="10" stroke-linecap="round"/>`,
			points{pts(16, 20): "#000", pts(14, 20): "#fff", pts(15, 15): "#fff", pts(40, 24): "#000"}},
		{"butt caps", `<path d="M20 20h40" stroke="#000" stroke-width="10"/>`, points{pts(19, 20): "#fff", pts(20, 20): "#000"}},
		{"mitre", `<path d="M20 20h30v30" fill="none" stroke="#000" stroke-width="10"/>`,
			points{pts(54, 15): "#000", pts(44, 26): "#fff", pts(45, 24): "#000"}},
		{"bevel", `<path d="M20 20h30v30" fill="none" stroke="#000" stroke-width="10" stroke-linejoin="bevel"/>`,
			points{pts(54, 15): "#fff", pts(51, 18): "#000"}},
		{"round join", `<path d="M20 20h30v30" fill="none" stroke="#000" stroke-width="10" stroke-linejoin="round"/>`,
			points{pts(54, 15): "#fff", pts(52, 17): "#000"}},
		{"closed line", `<path d="M20 20h30v30h-30z" fill="none" stroke="#000" stroke-width="4"/>`,
			points{pts(18, 18): "#000", pts(19, 35): "#000", pts(30, 30): "#fff"}},
		{"dashes", `<path d="M10 10h60" stroke="#000" stroke-width="4" stroke-dasharray="10 5"/>`,
			points{pts(15, 10): "#000", pts(22, 10): "#fff", pts(30, 10): "#000", pts(37, 10): "#fff"}},
		{"dash offset", `<path d="M10 10h60" stroke="#000" stroke-width="4" stroke-dasharray="10 5" stroke-dashoffset="10"/>`,
			points{pts(12, 10): "#fff", pts(20, 10): "#000"}},
		{"dots", `<path d="M10 10h60" stroke="#000" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 20"/>`,
			points{pts(10, 10): "#000", pts(20, 10): "#fff", pts(30, 11): "#000"}},
		{"linear gradient", `<linearGradient id="g"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/>` +
			`</linearGradient><rect width="100" height="20" fill="url(#g)"/>`,
			points{pts(0, 5): "#010101", pts(50, 5): "#818181", pts(99, 5): "#fefefe"}},
		{"gradient in user space", `<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="80"><stop ` +
			`stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient><rect width="100" height="80" fill="url(#g)"/>`,
			points{pts(50, 0): "#fe0001", pts(50, 79): "#0100fe", pts(5, 40): "#7e0081"}},
		{"radial gradient", `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="40" r="20"><stop stop-color="#fff"/>` +
			`<stop offset="1" stop-color="#000"/></radialGradient><rect width="100" height="80" fill="url(#g)"/>`,
			points{pts(50, 40): "#f6f6f6", pts(60, 40): "#797979", pts(80, 40): "#000"}},
		{"use and symbol", `<defs><symbol id="s"><rect width="10" height="10"/></symbol></defs>` +
			`<use href="#s" x="20" y="20" fill="#f00"/><use href="#s" transform="translate(50 20)scale(2)"/>`,
			points{pts(25, 25): "#f00", pts(5, 5): "#fff", pts(65, 35): "#000"}},
		{"clip", `<clipPath id="c"><circle cx="30" cy="30" r="10"/></clipPath><g clip-path="url(#c)">` +
			`<rect width="60" height="60" fill="#f00"/></g>`,
			points{pts(30, 30): "#f00", pts(22, 22): "#fff", pts(50, 30): "#fff"}},
		{"hidden", `<rect width="9" height="9" display="none"/><g display="none"><circle cx="25" r="9"/></g>`,
			points{pts(5, 5): "#fff", pts(25, 5): "#fff"}},
		{"paint order", `<rect x="20" y="20" width="20" height="20" fill="#f00" stroke="#000" stroke-width="10" paint-order="stroke"/>`,
			points{pts(22, 30): "#f00", pts(17, 30): "#000"}},
		{"rounded rectangle", `<rect x="10" y="10" width="40" height="30" rx="10"/>`,
			points{pts(11, 11): "#fff", pts(20, 11): "#000", pts(11, 20): "#000"}},
		{"ellipse", `<ellipse cx="20" cy="20" rx="15" ry="5"/>`,
			points{pts(8, 20): "#000", pts(20, 27): "#fff"}},
	} {
		sample(t, c.name, picture(t, c.inside, Paint{}), c.want)
	}
}

// ink8 finds the box of everything that is not white.
func ink8(img *image.RGBA) image.Rectangle {
	r := image.Rectangle{}
	for y := range 80 {
		for x := range 100 {
			if img.RGBAAt(x, y) != (color.RGBA{255, 255, 255, 255}) {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}

func TestWordsAreSetWhereTheyShould(t *testing.T) {
	at := func(attrs, words string) image.Rectangle {
		return ink8(picture(t, `<text font-size="20" x="50" y="50" `+attrs+`>`+words+`</text>`, Paint{}))
	}
	start, middle, end := at("", "HHH"), at(`text-anchor="middle"`, "HHH"), at(`text-anchor="end"`, "HHH")
	rulestest.Holds(t, start.Min.X >= 50 && end.Max.X <= 50 && middle.Min.X+middle.Max.X >= 98 && middle.Min.X+middle.Max.X <= 102,
		"anchors: %v %v %v", start, middle, end)
	rulestest.Holds(t, start.Max.Y == 50 && start.Dy() >= 13 && start.Dy() <= 16, "capitals of 20 units stand at %v", start)
	spaced := at(`letter-spacing="3"`, "HHH")
	rulestest.Holds(t, spaced.Dx() == start.Dx()+6, "spacing made %d of %d", spaced.Dx(), start.Dx())
	bold := at(`font-weight="700"`, "mmm")
	rulestest.Holds(t, bold.Dx() > at("", "mmm").Dx(), "bold is not wider")
	white := at("", "\n  HHH\n ")
	rulestest.Holds(t, white == start, "blanks around words move them: %v", white)
	for _, family := range []string{"LM Roman Dunhill", "Latin Modern Roman Dunhill 10", "LM Roman Caps",
		"LM Roman Demi", "STIX Two Text", "Go Medium"} {
		r := at(`font-family="`+family+`"`, "Ham")
		rulestest.Holds(t, !r.Empty(), "%s draws nothing", family)
	}
}

func TestPaintsAreUnderstood(t *testing.T) {
	const two = `<g id="a"><rect width="10" height="10" fill="currentColor"/></g><g id="b">` +
		`<rect id="c" x="20" width="10" height="10" fill="currentColor"/></g>`
	red, blue := color.RGBA{255, 0, 0, 255}, color.RGBA{0, 0, 255, 255}
	sample(t, "colours", picture(t, two, Paint{Color: map[string]color.Color{"": red, "b": blue}}),
		map[image.Point]string{pts(5, 5): "#f00", pts(25, 5): "#00f"})
	sample(t, "hidden", picture(t, two, Paint{Hide: map[string]bool{"a": true}}),
		map[image.Point]string{pts(5, 5): "#fff", pts(25, 5): "#000"})
	const label = `<text id="label.7" font-family="Go" font-size="20" x="10" y="40">8</text>`
	if a, b := ink8(picture(t, label, Paint{})), ink8(picture(t, label,
		Paint{Text: map[string]string{"label.7": "188"}})); b.Dx() < 2*a.Dx() {
		t.Errorf("the other text is %v, the first was %v", b, a)
	}
	r := ink8(picture(t, label, Paint{Text: map[string]string{"label.7": "☃"}}))
	rulestest.Holds(t, r.Empty(), "a letter the font lacks draws %v", r)
}

const busy = `<defs><radialGradient id="g"><stop stop-color="#ffd700"/>
	<stop offset="1" stop-color="#000080" stop-opacity=".4"/></radialGradient>
	<clipPath id="c"><circle cx="60" cy="40" r="25"/></clipPath></defs>
	<rect width="100" height="80" fill="#fed"/><path d="M-20 90C30-60 60 150 130 10" fill="none" stroke="#008080" stroke-width="5" ` +
	`stroke-dasharray="9 3"/>
	<g opacity=".6"><circle cx="40" cy="40" r="30" fill="url(#g)"/><path d="M0 0L100 80" stroke="#f00" stroke-width="3"/>` +
	`<g clip-path="url(#c)"><rect x="20" y="20" width="70" height="30" fill="#008000"/></g></g>
	<text x="50" y="60" font-family="Go" font-size="18" text-anchor="middle" stroke="#fff" paint-order="stroke">Tiles</text>
	<path d="M10 10L200 20L10 30z" fill="#800080" fill-rule="evenodd"/>`

// TestTilesMakeTheWhole: pieces drawn apart make the same picture as the whole, whatever
// hangs over their borders, wherever their own coordinates begin.
func TestTilesMakeTheWhole(t *testing.T) {
	p := parse(t, busy).Prepare(Paint{})
	const scale = 2.3
	whole := image.NewRGBA(image.Rect(0, 0, 230, 184))
	p.Draw(whole, scale, 0, 0)
	worst := 0
	for ty := 0; ty < 184; ty += 37 {
		for tx := 0; tx < 230; tx += 41 {
			tile := image.NewRGBA(image.Rect(0, 0, 41, 37))
			p.Draw(tile, scale, float64(tx), float64(ty))
			own := image.NewRGBA(image.Rect(tx, ty, tx+41, ty+37)) // the same, in whole's coordinates
			p.Draw(own, scale, 0, 0)
			for y := range 37 {
				for x := range 41 {
					rulestest.Must(t, own.RGBAAt(tx+x, ty+y) == tile.RGBAAt(x, y), "origin of dst matters at %d, %d", tx+x, ty+y)
					if tx+x >= 230 || ty+y >= 184 {
						continue
					}
					a, b := whole.RGBAAt(tx+x, ty+y), tile.RGBAAt(x, y)
					for _, d := range []int{int(a.R) - int(b.R), int(a.G) - int(b.G), int(a.B) - int(b.B)} {
						worst = max(worst, d, -d)
					}
				}
			}
		}
	}
	rulestest.Holds(t, worst <= 4, "tiles differ from the whole by %d levels", worst)
}

// TestOneDrawingServesManyGoroutines: one Prepared serves many goroutines (run with -race).
func TestOneDrawingServesManyGoroutines(t *testing.T) {
	p := parse(t, busy).Prepare(Paint{})
	want := image.NewRGBA(image.Rect(0, 0, 60, 60))
	p.Draw(want, 1, 20, 10)
	var wg sync.WaitGroup
	for range 4 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for range 5 {
				img := image.NewRGBA(want.Rect)
				p.Draw(img, 1, 20, 10)
				rulestest.Holds(t, string(img.Pix) == string(want.Pix), "another picture")
			}
		}()
	}
	wg.Wait()
}

func TestNothingToDraw(t *testing.T) {
	p := parse(t, busy).Prepare(Paint{})
	p.Draw(image.NewRGBA(image.Rectangle{}), 1, 0, 0)
	p.Draw(image.NewRGBA(image.Rect(0, 0, 9, 9)), 0, 0, 0)
	p.Draw(image.NewRGBA(image.Rect(0, 0, 9, 9)), 1, 1e6, -1e6)
	rulestest.Holds(t, strings.Contains(strings.Join(parse(t, busy).IDs(), " "), "c g"), "ids are missing")
}
