package gameover

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"intrigue/input/session"
	"intrigue/input/sim"
	"intrigue/maps/face"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/widgets"
)

// earned says quietly which honours the game has earned, and whether a challenge was met.
func (p *Page) earned(f *app.Form) {
	if p.honours == nil {
		p.honours = []string{}
		how, _ := p.Play.Saving()
		if g, over := rules.Finish(p.Cover.Game, p.Play.Record()); over && how != session.NotSaved { // a lesson does not count
			p.honours = earnedWords(g, p.about)
		}
	}
	for _, words := range p.honours {
		u, h := f.U, f.U.LineHeight(widgets.Body)
		row := f.Line(max(h, u.TextHeight(words, app.Ink(u, face.Text, widgets.Body), f.W-h-10)) + 4)
		sign := widgets.If(strings.HasSuffix(words, missed), "icon.flag", "icon.trophy")
		u.Sprite(widgets.Rect{X: row.X, Y: row.Y, W: h, H: h}, sign, widgets.Mix(u.Theme.Gold, u.Theme.Ink, 0.3))
		u.Text(widgets.Rect{X: row.X + h + 10, Y: row.Y, W: row.W - h - 10}, words, app.Ink(u, face.Text, widgets.Body))
	}
}

// missed ends the sentence of a challenge that was not met.
const missed = "Not this time."

// mostLines is how many honours stand on the page with what earned them: more of them would push its keys out of sight.
const mostLines = 2

// earnedWords is a sentence for the challenge as which the game was begun, if it was, and one for each honour, or one
// for all of them where they are many.
func earnedWords(g rules.Finished, about rules.About) (words []string) {
	keys := g.Honours(about)
	if c := about.ChallengeOf(g.Record); c != nil {
		done := slices.Contains(keys, c.Name())
		words = append(words, fmt.Sprintf("%s: %s %s", c.Title, c.Line, widgets.If(done, "Done!", missed)))
		if done { // an honour of the same key is for the same deed
			keys = slices.DeleteFunc(keys, func(key string) bool { return key == c.Key })
		}
	}
	var titles, lines []string
	for _, h := range about.Honours {
		if slices.Contains(keys, h.Key) {
			titles, lines = append(titles, h.Title), append(lines, fmt.Sprintf("Honour: %s. %s", h.Title, h.Line))
		}
	}
	if len(lines) > mostLines {
		n := len(titles) // the last ones are the hardest to earn
		lines = []string{fmt.Sprintf("Honours: %s, %s and %d more.", titles[n-1], titles[n-2], n-2)}
	}
	return append(words, lines...)
}

// ofTheDay lets strong bots play the deal of the day in the places of the people, and says how they fared.
func (p *Page) ofTheDay(ctx context.Context, r rules.Record) (string, error) {
	level := p.about.Levels[min(2, len(p.about.Levels)-1)].Key // strong
	run := sim.Run{Game: p.Cover.Game, Options: r.Options}
	var mine []rules.Seat
	for i, info := range r.Seats {
		if info.Person() {
			mine = append(mine, rules.Seat(i))
			info.Level = level
		}
		run.Levels = append(run.Levels, info.Level)
	}
	theirs, err := run.Record(ctx, r.Deal)
	if err != nil {
		return "", err
	}
	g, _ := rules.Finish(p.Cover.Game, theirs)
	who := "A strong bot in your place"
	if len(mine) > 1 {
		who = "Strong bots in your place"
	}
	words := who + widgets.If(g.Won(mine[0]), " won", " lost") + " on this deal"
	if n := g.Outcome.Total(mine[0]); len(g.Outcome.Scores) > 0 {
		words += ", with " + prose.Amount(n, "point")
	} else if g.Outcome.Rounds > 0 {
		words += ", after " + prose.Amount(g.Outcome.Rounds, "round")
	}
	return words + ".", nil
}
