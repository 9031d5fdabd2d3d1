package sprites

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"strings"
	"testing"
	"time"
)

// wanted are the names that other packages may rely on.
var wanted = strings.Fields(`
app.icon app.title curtain desk paper ornament.rule ornament.corner
box.london box.pimpernel box.estoril box.penny box.cardinal
london.pawn london.pawn.disc london.pawn.triangle london.pawn.square london.pawn.diamond london.pawn.cross london.pawn.star
london.mrx london.mrx.portrait london.mrx.caught london.badge london.footprint london.magnifier
london.logbook london.log.window london.log.oval
london.ticket.taxi london.ticket.bus london.ticket.underground london.ticket.black london.ticket.double
london.icon.taxi london.icon.bus london.icon.underground london.icon.boat london.icon.black london.icon.double
cardinal.tile cardinal.tile.sun cardinal.tile.moon cardinal.tile.crown cardinal.tile.arms
cardinal.suit.sun cardinal.suit.moon cardinal.suit.crown cardinal.suit.arms
cardinal.coin.back cardinal.coin.sun cardinal.coin.moon cardinal.coin.crown cardinal.coin.arms
cardinal.musketeer.sun cardinal.musketeer.moon cardinal.musketeer.crown cardinal.musketeer.arms
cardinal.number.0 cardinal.number.1 cardinal.number.2 cardinal.number.3 cardinal.number.4 cardinal.number.5
cardinal.die cardinal.tunnel cardinal.guard.castle cardinal.arrow cardinal.skull cardinal.search cardinal.cross cardinal.portrait
pimpernel.area.carts pimpernel.area.disguises pimpernel.area.horses pimpernel.area.papers pimpernel.area.rest pimpernel.area.supporters
pimpernel.chauvelin pimpernel.coach pimpernel.country pimpernel.cube pimpernel.cube.cross pimpernel.cube.diamond pimpernel.cube.disc pimpernel.cube.square
pimpernel.cube.star pimpernel.cube.triangle pimpernel.curtain pimpernel.defeat pimpernel.favor.F01 pimpernel.favor.F02 pimpernel.favor.F03
pimpernel.favor.F04 pimpernel.favor.F05 pimpernel.favor.F06 pimpernel.favor.F07 pimpernel.favor.F08 pimpernel.favor.F09 pimpernel.favor.F10
pimpernel.favor.F11 pimpernel.favor.F12 pimpernel.favor.F13 pimpernel.favor.F14 pimpernel.favor.F15 pimpernel.favor.F16 pimpernel.favor.F17
pimpernel.favor.F18 pimpernel.favor.F19 pimpernel.favor.F20 pimpernel.favor.carts pimpernel.favor.disguises pimpernel.favor.horses
pimpernel.favor.papers pimpernel.favor.rest pimpernel.favor.supporters pimpernel.favorcard.F01 pimpernel.favorcard.F02
pimpernel.favorcard.F03 pimpernel.favorcard.F04 pimpernel.favorcard.F05 pimpernel.favorcard.F06 pimpernel.favorcard.F07
pimpernel.favorcard.F08 pimpernel.favorcard.F09 pimpernel.favorcard.F10 pimpernel.favorcard.F11 pimpernel.favorcard.F12
pimpernel.favorcard.F13 pimpernel.favorcard.F14 pimpernel.favorcard.F15 pimpernel.favorcard.F16 pimpernel.favorcard.F17
pimpernel.favorcard.F18 pimpernel.favorcard.F19 pimpernel.favorcard.F20 pimpernel.first pimpernel.flower pimpernel.hero pimpernel.hex.farm
pimpernel.hex.inn pimpernel.hex.market pimpernel.hex.office pimpernel.hex.stables pimpernel.hex.theater pimpernel.icon.building
pimpernel.icon.cart pimpernel.icon.cpd pimpernel.icon.disguises pimpernel.icon.first pimpernel.icon.horse pimpernel.icon.location
pimpernel.icon.move pimpernel.icon.papers pimpernel.icon.place pimpernel.icon.point pimpernel.icon.remove pimpernel.icon.resources
pimpernel.icon.rest pimpernel.icon.route pimpernel.icon.supporter pimpernel.incomplete pimpernel.log.capture pimpernel.log.done
pimpernel.log.favor pimpernel.log.mission pimpernel.log.pass pimpernel.log.push pimpernel.log.round pimpernel.log.short pimpernel.marker.red
pimpernel.marker.start pimpernel.marker.white pimpernel.market pimpernel.milestone pimpernel.milestone.austria pimpernel.milestone.paris
pimpernel.milestone.water pimpernel.mission pimpernel.mission.M01 pimpernel.mission.M02 pimpernel.mission.M03 pimpernel.mission.M04
pimpernel.mission.M05 pimpernel.mission.M06 pimpernel.mission.M07 pimpernel.mission.M08 pimpernel.mission.M09 pimpernel.mission.M10
pimpernel.mission.M11 pimpernel.mission.M12 pimpernel.mission.M13 pimpernel.mission.M14 pimpernel.mission.M15 pimpernel.mission.M16
pimpernel.mission.M17 pimpernel.mission.M18 pimpernel.mission.back pimpernel.pawn pimpernel.pawn.cross pimpernel.pawn.diamond
pimpernel.pawn.disc pimpernel.pawn.square pimpernel.pawn.star pimpernel.pawn.triangle pimpernel.place.abbeville pimpernel.place.amiens
pimpernel.place.arras pimpernel.place.beauvais pimpernel.place.boulogne pimpernel.place.brighton pimpernel.place.calais
pimpernel.place.dieppe pimpernel.place.dover pimpernel.place.house_of_justice pimpernel.place.la_villette pimpernel.place.london
pimpernel.place.reims pimpernel.place.richmond pimpernel.place.rouen pimpernel.place.temple_prison pimpernel.place.vienna
pimpernel.place.west_barricade pimpernel.point pimpernel.portrait.M01 pimpernel.portrait.M02 pimpernel.portrait.M03 pimpernel.portrait.M04
pimpernel.portrait.M05 pimpernel.portrait.M06 pimpernel.portrait.M07 pimpernel.portrait.M08 pimpernel.portrait.M09 pimpernel.portrait.M10
pimpernel.portrait.M11 pimpernel.portrait.M12 pimpernel.portrait.M13 pimpernel.portrait.M14 pimpernel.portrait.M15 pimpernel.portrait.M16
pimpernel.portrait.M17 pimpernel.portrait.M18 pimpernel.seal pimpernel.seal.cross pimpernel.seal.diamond pimpernel.seal.disc
pimpernel.seal.square pimpernel.seal.star pimpernel.seal.triangle pimpernel.ship pimpernel.stamp.done pimpernel.stamp.short pimpernel.strip.3
pimpernel.strip.4 pimpernel.strip.5 pimpernel.victory
estoril.agenda estoril.agenda.back estoril.back estoril.board.1 estoril.board.2 estoril.board.3 estoril.board.4 estoril.board.5
estoril.board.6 estoril.board.7 estoril.board.8 estoril.cell.1 estoril.cell.2 estoril.cell.3 estoril.cell.4 estoril.cell.open.1
estoril.cell.open.2 estoril.cell.open.3 estoril.cell.reward estoril.cell.reward.secret estoril.cube.cross estoril.cube.diamond
estoril.cube.disc estoril.cube.square estoril.cube.star estoril.cube.triangle estoril.cube.white estoril.curtain estoril.die.1 estoril.die.2
estoril.die.3 estoril.die.4 estoril.die.5 estoril.die.6 estoril.end estoril.face.1 estoril.face.10 estoril.face.11 estoril.face.12
estoril.face.13 estoril.face.14 estoril.face.15 estoril.face.16 estoril.face.17 estoril.face.18 estoril.face.19 estoril.face.2
estoril.face.20 estoril.face.21 estoril.face.22 estoril.face.23 estoril.face.24 estoril.face.25 estoril.face.26 estoril.face.27
estoril.face.28 estoril.face.29 estoril.face.3 estoril.face.30 estoril.face.31 estoril.face.32 estoril.face.33 estoril.face.4 estoril.face.5
estoril.face.6 estoril.face.7 estoril.face.8 estoril.face.9 estoril.first estoril.flag.DE estoril.flag.ES estoril.flag.FR estoril.flag.GB
estoril.flag.HU estoril.flag.IT estoril.flag.PT estoril.flag.SU estoril.flag.US estoril.flag.YU estoril.log.dice estoril.log.discard
estoril.log.look estoril.log.mission estoril.log.place estoril.log.reward estoril.log.round estoril.look estoril.look.any estoril.look.near
estoril.look.own estoril.looked estoril.mission.america estoril.mission.assassins estoril.mission.back estoril.mission.britain
estoril.mission.conspiracies estoril.mission.diplomats estoril.mission.flags estoril.mission.germany estoril.mission.nationalists
estoril.mission.portugal estoril.mission.seductions estoril.mission.strength estoril.mission.women estoril.removed estoril.round
estoril.rule.1 estoril.rule.2 estoril.rule.3 estoril.rule.4 estoril.rule.5 estoril.rule.6 estoril.rule.7 estoril.rule.8 estoril.stamp
estoril.symbol.assassin estoril.symbol.conspiracy estoril.symbol.diplomacy estoril.symbol.nationalism estoril.symbol.seduction estoril.tag.1
estoril.tag.2 estoril.tag.3 estoril.tag.4 estoril.tag.reward estoril.woman
shape.disc shape.triangle shape.square shape.diamond shape.cross shape.star
icon.undo icon.redo icon.hint icon.log icon.rules icon.menu icon.zoom-in icon.zoom-out icon.fit icon.play icon.pause icon.pencil
icon.step-back icon.step-forward icon.first icon.last icon.sound icon.mute icon.settings icon.person icon.bot icon.close
icon.check icon.warning icon.save icon.copy icon.dice icon.eye icon.eye-off icon.arrow-left icon.arrow-right icon.arrow-up
icon.arrow-down icon.keyboard icon.mouse icon.trash icon.flag icon.search icon.hourglass icon.moon icon.notebook icon.lock icon.trophy`)

// usual returns the sizes, as heights, at which a sprite is shown.
func usual(name string) []int {
	switch {
	case strings.HasPrefix(name, "penny.card."), strings.HasPrefix(name, "penny.place."):
		return []int{70, 156}
	case strings.HasPrefix(name, "penny.hero."), strings.HasPrefix(name, "penny.villain."):
		return []int{36, 60}
	case strings.HasPrefix(name, "icon."):
		return []int{16, 24}
	case strings.HasPrefix(name, "shape."), strings.HasPrefix(name, "london.icon."):
		return []int{12, 18}
	case strings.HasPrefix(name, "london.ticket."):
		return []int{32, 64}
	case strings.HasPrefix(name, "london.pawn"), name == "london.mrx":
		return []int{30, 40}
	case strings.HasPrefix(name, "cardinal.suit."), strings.HasPrefix(name, "cardinal.number."):
		return []int{20, 80}
	case strings.HasPrefix(name, "cardinal.coin."), strings.HasPrefix(name, "cardinal.musketeer."):
		return []int{34, 60}
	case strings.HasPrefix(name, "pimpernel.icon."), strings.HasPrefix(name, "pimpernel.log."):
		return []int{14, 24}
	case strings.HasPrefix(name, "pimpernel.cube"):
		return []int{15, 40}
	case strings.HasPrefix(name, "pimpernel.pawn"):
		return []int{22, 60}
	case strings.HasPrefix(name, "estoril.face."), strings.HasPrefix(name, "estoril.cell."):
		return []int{112, 340}
	case strings.HasPrefix(name, "estoril.symbol."), strings.HasPrefix(name, "estoril.flag."), strings.HasPrefix(name, "estoril.cube"):
		return []int{15, 40}
	case strings.HasPrefix(name, "penny.token."), strings.HasPrefix(name, "penny.log."), strings.HasPrefix(name, "penny.choice."):
		return []int{18, 48}
	case strings.HasPrefix(name, "box."):
		return []int{320}
	case name == "app.icon":
		return []int{16, 256}
	}
	return []int{48, 200}
}

// inked counts the pixels that are not empty.
func inked(img *image.RGBA) int {
	n := 0
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 24 {
			n++
		}
	}
	return n
}

func TestEverySpriteDraws(t *testing.T) {
	begin := time.Now()
	s := NewSheet(32)
	for _, name := range Names() {
		for _, h := range usual(name) {
			img, err := s.Image(name, 0, h, nil)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			if got, all := inked(img), img.Rect.Dx()*h; got < all/25 {
				t.Errorf("%s at %d pixels: only %d of %d pixels are drawn", name, h, got, all)
			}
		}
	}
	t.Logf("%d sprites in %v", len(Names()), time.Since(begin))
}

func TestNames(t *testing.T) {
	names := Names()
	wanted := append(slices.Clone(wanted), pennyNames(t)...)
	for _, n := range wanted {
		if !slices.Contains(names, n) {
			t.Errorf("%s is missing", n)
		}
	}
	for _, n := range names {
		if !slices.Contains(wanted, n) {
			t.Errorf("%s is drawn but not in the table", n)
		}
	}
	for _, n := range fileNames() {
		d, err := Open(n)
		if err != nil {
			t.Error(err)
			continue
		}
		if _, ok := d.Bounds("badge"); ok != slices.Contains(badged, n) {
			t.Errorf("%s: has a badge %v, but the list of badged drawings says otherwise", n, ok)
		}
	}
}

func TestTint(t *testing.T) {
	s := NewSheet(8)
	red, blue := color.RGBA{200, 0, 0, 255}, color.RGBA{0, 0, 200, 255}
	for _, name := range Names() {
		tinted := strings.HasPrefix(name, "icon.") || strings.HasPrefix(name, "shape.") || strings.HasPrefix(name, "ornament.") ||
			strings.HasPrefix(name, "london.pawn") || name == "app.title" || name == "london.footprint" ||
			strings.HasPrefix(name, "estoril.cube.") && name != "estoril.cube.white" ||
			strings.HasPrefix(name, "pimpernel.cube") || strings.HasPrefix(name, "pimpernel.pawn") || strings.HasPrefix(name, "pimpernel.seal") ||
			strings.HasPrefix(name, "penny.hero.") || strings.HasPrefix(name, "cardinal.number.") || name == "cardinal.die" || name == "cardinal.arrow"
		h := usual(name)[0]
		a, err := s.Image(name, 0, h, red)
		b, err2 := s.Image(name, 0, h, blue)
		if err != nil || err2 != nil {
			t.Fatal(name, err, err2)
		}
		if same := slices.Equal(a.Pix, b.Pix); same == tinted {
			t.Errorf("%s: the tint changes it: %v, wanted %v", name, !same, tinted)
		}
	}
}

func TestPawnsDiffer(t *testing.T) {
	s := NewSheet(8)
	seen := map[string]string{}
	for _, p := range Players {
		img, err := s.Image("london.pawn."+p.Mark(), 0, 40, color.White)
		if err != nil {
			t.Fatal(err)
		}
		if other := seen[string(img.Pix)]; other != "" {
			t.Errorf("without colour %s and %s look the same", p.Name, other)
		}
		seen[string(img.Pix)] = p.Name
	}
}

// TestPimpernelPiecesDiffer takes the colour away: cubes and pawns are told
// apart by their shape, the rescued people by their outline.
func TestPimpernelPiecesDiffer(t *testing.T) {
	s := NewSheet(8)
	var people []string
	for n := 1; n <= 18; n++ {
		people = append(people, fmt.Sprintf("M%02d", n))
	}
	var marks []string
	for _, p := range Players {
		marks = append(marks, p.Mark())
	}
	for _, c := range []struct {
		kind   string
		names  []string
		height int
		least  float64 // share of the pixels that differ clearly
	}{{"cube", marks, 15, 0.04}, {"pawn", marks, 30, 0.012}, {"portrait", people, 48, 0.02}} {
		for i, a := range c.names {
			one, err := s.Image("pimpernel."+c.kind+"."+a, 0, c.height, color.White)
			if err != nil {
				t.Fatal(err)
			}
			for _, b := range c.names[:i] {
				two, err := s.Image("pimpernel."+c.kind+"."+b, 0, c.height, color.White)
				if err != nil {
					t.Fatal(err)
				}
				n := 0
				for j := 0; j < len(one.Pix); j += 4 {
					if math.Abs(float64(one.Pix[j])-float64(two.Pix[j])) > 40 {
						n++
					}
				}
				if got := float64(n) / float64(len(one.Pix)/4); got < c.least {
					t.Errorf("%s: %s and %s differ in %.1f %% of the pixels", c.kind, a, b, 100*got)
				}
			}
		}
	}
}

// TestSuitsDiffer looks at the four suits without their colours, as large as
// they are on the smallest board: each pair must differ in a good part of its
// pixels.
func TestSuitsDiffer(t *testing.T) {
	s := NewSheet(8)
	suits := []string{"sun", "moon", "crown", "arms"}
	for _, c := range []struct {
		kind   string
		height int
		least  float64 // share of the pixels that differ clearly
	}{{"suit", 20, 0.25}, {"tile", 84, 0.1}, {"coin", 34, 0.1}, {"musketeer", 42, 0.02}} {
		var grey [][]float64
		for _, suit := range suits {
			img, err := s.Image("cardinal."+c.kind+"."+suit, 0, c.height, nil)
			if err != nil {
				t.Fatal(err)
			}
			var g []float64
			for i := 0; i < len(img.Pix); i += 4 {
				p := img.Pix[i:]
				g = append(g, 0.3*float64(p[0])+0.6*float64(p[1])+0.1*float64(p[2])+255-float64(p[3]))
			}
			grey = append(grey, g)
		}
		for i, a := range grey {
			for k, b := range grey[:i] {
				n := 0
				for j := range a {
					if math.Abs(a[j]-b[j]) > 40 {
						n++
					}
				}
				if got := float64(n) / float64(len(a)); got < c.least {
					t.Errorf("%s: without colour %s and %s differ in %.0f %% of the pixels", c.kind, suits[i], suits[k], 100*got)
				}
			}
		}
	}
}

func TestWrongWishes(t *testing.T) {
	s := NewSheet(1)
	for _, c := range []struct {
		name string
		w, h int
	}{{"nobody", 10, 10}, {"icon.undo", 0, 0}, {"icon.undo", -3, 9}, {"icon.undo", 9, 1 << 20}, {"london.pawn.heart", 20, 20}, {"../sprites", 5, 5}} {
		if img, err := s.Image(c.name, c.w, c.h, nil); err == nil || img != nil {
			t.Errorf("%v: wanted an error and no image", c)
		}
	}
}

func TestCacheIsBoundedAndShared(t *testing.T) {
	s := NewSheet(1)
	a, _ := s.Image("icon.undo", 24, 24, nil)
	if b, _ := s.Image("icon.undo", 24, 24, Ink); a != b {
		t.Error("the same wish was drawn twice")
	}
	for h := 100; h < 160; h++ {
		if _, err := s.Image("icon.eye", h, h, nil); err != nil {
			t.Fatal(err)
		}
	}
	sum := 0
	for e := s.order.Front(); e != nil; e = e.Next() {
		sum += len(e.Value.(*kept).img.Pix)
	}
	if sum != s.used || s.used > s.limit || len(s.images) != s.order.Len() {
		t.Errorf("%d bytes kept (%d counted) of %d allowed, %d images in %d places", sum, s.used, s.limit, s.order.Len(), len(s.images))
	}
}

func TestFitsInTheMiddle(t *testing.T) {
	img, err := NewSheet(4).Image("desk", 100, 40, nil)
	if err != nil {
		t.Fatal(err)
	}
	if img.RGBAAt(20, 20).A != 0 || img.RGBAAt(50, 20).A != 255 || img.RGBAAt(80, 20).A != 0 {
		t.Error("a square drawing in a wide image should leave both sides empty")
	}
}

// TestTilesJoin compares the edges of the drawings that are laid side by side:
// a joint may differ no more than neighbours inside do.
func TestTilesJoin(t *testing.T) {
	s := NewSheet(8)
	for name, down := range map[string]bool{"desk": true, "paper": true, "curtain": false} {
		img, err := s.Image(name, 256, 0, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := img.Bounds()
		if got, inside := column(img, b.Dx()-1, 0), worst(b.Dx()-1, func(i int) float64 { return column(img, i, i+1) }); got > inside+1 {
			t.Errorf("%s: left and right edge differ by %.1f, columns inside by %.1f at most", name, got, inside)
		}
		if !down {
			continue
		}
		if got, inside := row(img, b.Dy()-1, 0), worst(b.Dy()-1, func(i int) float64 { return row(img, i, i+1) }); got > inside+1 {
			t.Errorf("%s: top and bottom edge differ by %.1f, rows inside by %.1f at most", name, got, inside)
		}
	}
}

func worst(n int, f func(int) float64) float64 {
	w := 0.0
	for i := range n {
		w = max(w, f(i))
	}
	return w
}

func apart(a, b color.RGBA) float64 {
	return math.Abs(float64(a.R)-float64(b.R)) + math.Abs(float64(a.G)-float64(b.G)) + math.Abs(float64(a.B)-float64(b.B))
}

func column(img *image.RGBA, x0, x1 int) (sum float64) {
	for y := range img.Rect.Dy() {
		sum += apart(img.RGBAAt(x0, y), img.RGBAAt(x1, y))
	}
	return sum / float64(img.Rect.Dy())
}

func row(img *image.RGBA, y0, y1 int) (sum float64) {
	for x := range img.Rect.Dx() {
		sum += apart(img.RGBAAt(x, y0), img.RGBAAt(x, y1))
	}
	return sum / float64(img.Rect.Dx())
}
