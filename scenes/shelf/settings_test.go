package shelf

import (
	"fmt"
	"testing"

	"intrigue/input"
	"intrigue/maps/geom"
	"intrigue/rules/rulestest"
	"intrigue/scenes/pages"
	"intrigue/scenes/widgets"
)

func TestSettingsHoldAndPersist(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.Open(pages.NewSettings(p.App))
	p.Click("confirm.Never")
	p.Click("speed.Fast")
	p.Click("hints")
	p.Click("palette.Bold")
	p.Click("contrast")
	p.Click("reduce")
	set := p.App.Store.Settings()
	if set.Confirm != "never" || set.Speed != "fast" || set.Hints || set.Palette != "bold" || !set.HighContrast || !set.ReduceMotion {
		t.Errorf("saved were %+v", set)
	}
	rulestest.Holds(t, p.App.UI().Theme.Paper == (widgets.DefaultTheme().WithHighContrast()).Paper, "high contrast does not hold at once")
	p.Key(input.Mute)
	rulestest.Holds(t, p.App.Store.Settings().Mute != set.Mute, "the mute key is not remembered")
}

func TestTextScaleByMouseAndKeys(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.Open(pages.NewSettings(p.App))
	h, _ := p.Hit("scale")
	r := h.R
	at := geom.Pt(r.X+r.W-10, r.Mid().Y)
	p.Frame(input.Events{At: at, Moved: true})
	p.Frame(input.Events{At: at, From: at, Pressed: true, Down: true})
	p.Frame(input.Events{At: at, From: at, Down: true})
	rulestest.Holds(t, p.App.Settings.TextScale == 100, "the page grows under the hand")
	p.Frame(input.Events{At: at, From: at, Tapped: true})
	p.Rest()
	rulestest.Holds(t, p.App.Store.Settings().TextScale == 200, "the scale is %d after dragging to the end", p.App.Settings.TextScale)
	for range 60 {
		if p.App.UI().Focused() == "scale" {
			break
		}
		p.Key(input.Next)
	}
	p.Key(input.Left)
	got := p.App.Store.Settings().TextScale
	rulestest.Holds(t, got < 200 && got >= 150, "the scale is %d after one key to the left", got)
}

// TestTheTextSizeStaysUnderThePointer: when the slider is let go it lies where it did, under the pointer, and its words hold once the
// pointer goes elsewhere.
func TestTheTextSizeStaysUnderThePointer(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		for _, from := range []int{75, 100, 150, 200} {
			for _, to := range []float64{0.02, 0.4, 0.98} {
				p := sit(t, size[0], size[1], from)
				p.Open(pages.NewSettings(p.App))
				h, _ := p.Hit("scale")
				at := geom.Pt(h.R.X+h.R.W*to, h.R.Mid().Y)
				p.Frame(input.Events{At: at, Moved: true})
				p.Frame(input.Events{At: at, From: at, Pressed: true, Down: true})
				p.Frame(input.Events{At: at, From: at, Tapped: true})
				for range 4 {
					p.Frame(input.Events{At: at})
				}
				now, _ := p.Hit("scale")
				rulestest.Is(t, fmt.Sprintf("%v, from %d %% to %d %%: the slider lies at", size, from, p.App.Settings.TextScale), now.R, h.R)
				p.Frame(input.Events{At: geom.Pt(2, 2), Moved: true})
				p.Still(2)
				now, _ = p.Hit("scale")
				rulestest.Holds(t, now.R != h.R || p.App.Settings.TextScale == from, "%v: the page keeps the old size %d", size, from)
			}
		}
	}
}

// TestTheVolumeIsSavedOnce when the hand lets go of the slider, or leaves the page with
// it, and is heard before.
func TestTheVolumeIsSavedOnce(t *testing.T) {
	for name, end := range map[string]func(p *player, at geom.Point){
		"let go":    func(p *player, at geom.Point) { p.Frame(input.Events{At: at, From: at, Tapped: true}); p.Rest() },
		"left":      func(p *player, _ geom.Point) { p.App.Back() },
		"shut down": func(p *player, _ geom.Point) { p.App.Close() },
	} {
		p := sit(t, 1280, 800, 100)
		p.Open(pages.NewSettings(p.App))
		h, _ := p.Hit("volume")
		was := p.App.Store.Settings().Volume
		at, now := h.R.Mid(), -1
		p.Frame(input.Events{At: at, Moved: true})
		p.Frame(input.Events{At: at, From: at, Pressed: true, Down: true})
		for range 8 {
			at.X += h.R.W / 20
			p.Frame(input.Events{At: at, From: at, Moved: true, Down: true})
			if now == p.App.Settings.Volume || p.App.Store.Settings().Volume != was {
				t.Errorf("%s: while it is dragged it is %d, after %d, and saved is %d", name, p.App.Settings.Volume,
					now, p.App.Store.Settings().Volume)
			}
			now = p.App.Settings.Volume
		}
		if end(p, at); p.App.Store.Settings().Volume != now || now <= was {
			t.Errorf("%s: %d is saved, not %d", name, p.App.Store.Settings().Volume, now)
		}
	}
}

// TestSettingsSayWhyThereIsSilence where there is no device.
func TestSettingsSayWhyThereIsSilence(t *testing.T) {
	p := sit(t, 1280, 800, 100)
	p.Open(pages.NewSettings(p.App))
	rulestest.Holds(t, !p.Sees("is silent"), "the settings complain of a device that nobody has tried")
	p.App.Sound.Close() // the same to the page as a device that fails
	p.Rest()
	p.Still(1)
	rulestest.Holds(t, p.Sees("is silent"), "the settings say %q", p.Words())
	p.Fits("settings in silence")
}

// TestSettingsNeedNoScrolling: the smallest window shows all of them.
func TestSettingsNeedNoScrolling(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
		p := sit(t, size[0], size[1], 100)
		p.App.Open(pages.NewSettings(p.App))
		p.inSight(fmt.Sprint(size))
	}
}
