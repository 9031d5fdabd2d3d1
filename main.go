// Intrigue puts five board games on one desktop: for one laptop that is passed
// round, or against bots.
package main

import (
	"cmp"
	"image/color"
	"os"
	"time"

	programversion "intrigue/input/version"
	"intrigue/rules"
	"intrigue/rules/cardinal"
	"intrigue/rules/estoril"
	"intrigue/rules/london"
	"intrigue/rules/penny"
	"intrigue/rules/pimpernel"
	cardinalboard "intrigue/scenes/cardinal"
	estorilboard "intrigue/scenes/estoril"
	londonboard "intrigue/scenes/london"
	pennyboard "intrigue/scenes/penny"
	pimpernelboard "intrigue/scenes/pimpernel"
	"intrigue/scenes/start"
	"intrigue/scenes/table"
	"intrigue/scenes/table/match"
)

// version is set by the build of the downloads.
var version string

// titles are the games in the order of the shelf.
func titles() table.Titles {
	return table.Titles{
		{Board: londonboard.New, Cover: match.Cover{
			Game: london.Game{}, Box: "box.london", People: "1–6 players", Marks: londonboard.Marks,
			Accent:     color.RGBA{0x8C, 0x2F, 0x1B, 0xFF},
			EndPicture: londonboard.EndPicture, Sketch: londonboard.Sketch(), Progress: londonboard.Stands,
			Headline: londonboard.Headline, Figures: londonboard.Figures(),
		}, Shots: []table.Shot{
			{Name: "surfacing", Entries: 18, After: 1900 * time.Millisecond},
			{Name: "plan", Entries: 34, Point: "!station.7", Store: true},
			{Name: "sign", Entries: 34, Point: "station.67"},
		}},
		{Board: pimpernelboard.New, Cover: match.Cover{
			Game: pimpernel.Game{}, Box: "box.pimpernel", People: "2–6 players", Marks: pimpernelboard.Marks,
			Accent: color.RGBA{0xA8, 0x1E, 0x2B, 0xFF},
			Sketch: pimpernelboard.Sketch(), Progress: pimpernelboard.Stands, Headline: pimpernelboard.Headline,
			Figures: pimpernelboard.Figures(), EndPicture: pimpernelboard.EndPicture,
		}, Shots: []table.Shot{
			{Name: "placing", Entries: 51, Point: "!supply.1", Store: true},
			{Name: "mission", Entries: 60, Point: "current"},
			{Name: "favour", Entries: 60, Point: "favor.horses"},
			{Name: "location", Entries: 60, Point: "space.beauvais.3"},
			{Name: "area", Entries: 60, Point: "area.horses"},
			{Name: "ceremony", Entries: 160, Point: "!tool.ceremony", After: 5 * time.Second},
		}},
		{Board: estorilboard.New, Cover: match.Cover{
			Game: estoril.Game{}, Box: "box.estoril", People: "2–4 players", Marks: estorilboard.Marks,
			Accent:     color.RGBA{0x1F, 0x5F, 0xA8, 0xFF},
			EndPicture: func(rules.Outcome) string { return "estoril.end" }, Sketch: estorilboard.Sketch,
			Progress: estorilboard.Stands, Headline: estorilboard.Headline, Figures: estorilboard.Figures(),
		}, Shots: []table.Shot{
			{Name: "placing", Entries: 30, Point: "!tile.3", Store: true},
			{Name: "evening", Entries: 52},
			{Name: "late", Entries: 200, Point: "board.3"},
		}},
		{Board: pennyboard.New, Cover: match.Cover{
			Game: penny.Game{}, Box: "box.penny", People: "1–4 players",
			Accent:     color.RGBA{0xA8, 0x1C, 0x1C, 0xFF},
			EndPicture: pennyboard.EndPicture, Sketch: pennyboard.Sketch, Progress: pennyboard.Stands,
			Headline: pennyboard.Headline, Compose: pennyboard.Compose, Figures: pennyboard.Figures(),
		}, Shots: []table.Shot{
			{Name: "turn", Entries: 40},
			{Name: "late", Entries: 300, Store: true},
		}},
		{Board: cardinalboard.New, Cover: match.Cover{
			Game: cardinal.Game{}, Box: "box.cardinal", People: "1 player",
			Accent:     color.RGBA{0x7A, 0x1E, 0x2C, 0xFF},
			EndPicture: func(rules.Outcome) string { return "cardinal.portrait" }, Sketch: cardinalboard.Sketch,
			Progress: cardinalboard.Stands, Headline: cardinalboard.Headline, Figures: cardinalboard.Figures(),
			Verdict: cardinalboard.Verdict,
		}, Shots: []table.Shot{
			{Name: "slides", Entries: 1, Point: "!musketeer.sun", Store: true},
		}},
	}
}

func main() { os.Exit(start.Main(os.Args[1:], titles(), cmp.Or(version, programversion.Built()))) }
