package widgets_test

import (
	"testing"
	"time"

	"intrigue/input"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

// TestRowsHaveTheRimOfTheTheme: in high contrast the edge of each row is as bright as any other.
func TestRowsHaveTheRimOfTheTheme(t *testing.T) {
	for _, theme := range []widgets.Theme{widgets.DefaultTheme(), widgets.DefaultTheme().WithHighContrast()} {
		u := widgets.New(nil)
		u.Theme = theme
		u.Begin(300, 100, time.Time{}, input.Events{})
		parts.Row{Gold: theme.Gold}.Paint(u, widgets.Rect{W: 300, H: 40})
		parts.Row{Gold: theme.Gold, Acts: true}.Paint(u, widgets.Rect{Y: 50, W: 300, H: 40})
		if all := u.End(); len(all) != 2 || all[0].Edge != theme.Rim || all[1].Edge != theme.Gold {
			t.Errorf("high contrast %t: the rows are %+v", theme.HighContrast, all)
		}
	}
}
