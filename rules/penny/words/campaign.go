package words

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// robberyPoints are what robbing the Bank counts for each hero of a campaign (PEN-177).
const robberyPoints = 6

// Campaign is how the scenarios are played as one story with the same heroes (PEN-176).
func Campaign() *rules.SeriesRules {
	return &rules.SeriesRules{
		Key: "campaign", Title: "Campaign", Sets: []string{"mode"},
		Line: "Four games with the same heroes: the Prologue, a heist of your choice, Open World and Boss Rush. You also earn points on a shared sheet.",
		Next: nextScenario, Sheet: campaignSheet,
	}
}

// chapters are the scenarios of a campaign, by their answers to the question of the set-up page.
func chapters() [][]string {
	return [][]string{{"prologue"}, {box.ShortHeist, "heist"}, {"open"}, {"rush"}}
}

// scenarioTitle is the name of a scenario on the sheet, by the same answer.
func scenarioTitle(mode string) string {
	return map[string]string{"prologue": "Prologue", box.ShortHeist: "Short Heist", "heist": "The Heist", "open": "Open World",
		"rush": "Boss Rush"}[mode]
}

// nextScenario lists what a campaign goes on with. A scenario that was lost may be played again once (PEN-176).
func nextScenario(s rules.Series, played []rules.Played) (all []rules.NextGame, err error) {
	add := func(place rules.SeriesPlace, mode, title string) {
		options := maps.Clone(s.Options)
		if options == nil {
			options = rules.Options{}
		}
		options["mode"] = mode
		all = append(all, rules.NextGame{SeriesPlace: place, Title: title, Seats: s.Seats, Options: options, Entries: heroesOf(played)})
	}
	chapter := 0
	if n := len(played); n > 0 {
		last := played[n-1]
		chapter = last.Game
		if last.Over() && len(last.Now.Outcome().Winners) == 0 && last.Try == 0 {
			mode := last.Record.Options["mode"]
			add(rules.SeriesPlace{Game: last.Game, Try: 1}, mode, scenarioTitle(mode)+", once more")
		}
	}
	if chapter < len(chapters()) {
		for _, mode := range chapters()[chapter] {
			add(rules.SeriesPlace{Game: chapter + 1}, mode, scenarioTitle(mode))
		}
	}
	return all, nil
}

// heroesOf are the choices of the heroes in the first game of which a record is there.
func heroesOf(played []rules.Played) (all []rules.Entry) {
	for _, p := range played {
		for _, e := range p.Record.Entries {
			if e.Seat >= 0 && strings.HasPrefix(string(e.Move), "be ") {
				all = append(all, e)
			}
		}
		if len(all) > 0 {
			return all
		}
	}
	return nil
}

// campaignSheet is the front pages of a campaign, with the points of each hero.
func campaignSheet(s rules.Series, played []rules.Played) rules.Sheet {
	sheet := rules.Sheet{Players: heroNames(s.Seats, played)}
	for _, p := range played {
		mode := p.Record.Options["mode"]
		if p.Missing() && p.Game <= len(chapters()) {
			mode = chapters()[p.Game-1][0]
		}
		row := rules.SheetRow{Title: scenarioTitle(mode), Story: rules.MissingGame}
		if p.Try > 0 {
			row.Title += ", once more"
		}
		if !p.Missing() {
			row.Story, row.Lines = scenario(p, len(s.Seats))
		}
		sheet.Rows = append(sheet.Rows, row)
	}
	sheet.Verdict = campaignVerdict(sheet)
	return sheet
}

// heroNames are the heroes by seat, and the people who lead them where there are several.
func heroNames(seats []rules.SeatInfo, played []rules.Played) (names []string) {
	people := map[string]bool{}
	for _, i := range seats {
		people[i.Name] = people[i.Name] || i.Person()
	}
	delete(people, "")
	roles := []string{"First hero", "Second hero", "Third hero", "Fourth hero"}
	var chosen []string
	for _, p := range played {
		if !p.Missing() && chosen == nil {
			chosen = cast(p.Now.Seen(rules.Public).(core.Knower).Known().State)
		}
	}
	for i, info := range seats {
		name := roles[i%len(roles)]
		if i < len(chosen) && chosen[i] != "" {
			name = chosen[i]
		}
		if info.Person() && len(people) > 1 {
			name += " (" + info.Name + ")"
		}
		names = append(names, name)
	}
	return names
}

// scenario is what a scenario counts for each hero, and how it stands (PEN-177). A lost one counts nothing.
func scenario(p rules.Played, heroes int) (story string, lines []rules.Score) {
	v, o := p.Now.Seen(rules.Public).(core.Knower).Known(), p.Now.Outcome()
	switch {
	case !o.Over():
		return fmt.Sprintf("In progress, round %d.", max(1, v.State.Round)), nil
	case len(o.Winners) == 0:
		return o.Why + " A lost scenario counts nothing.", nil
	}
	lines = o.Scores
	if v.State.Mode == box.Heist {
		all := func(label string, n int) rules.Score {
			return rules.Score{Label: label, Points: slices.Repeat([]int{n}, heroes)}
		}
		lines = []rules.Score{all("The robbery", robberyPoints), all("Portals closed", int(v.State.Closed)),
			all("Hell spaces left", max(0, v.Game.LastSpace()-int(v.State.HellSpace)))}
	}
	return o.Why, slices.DeleteFunc(slices.Clone(lines), func(l rules.Score) bool {
		return !slices.ContainsFunc(l.Points, func(n int) bool { return n != 0 })
	})
}

// campaignVerdict is who is the hero, in the words of the paper, and who the sidekicks.
func campaignVerdict(s rules.Sheet) string {
	totals, lead := s.Totals(), s.Leaders()
	if len(lead) == 0 || totals[lead[0]] <= 0 {
		return "EXTRA! Hell has London, and nobody is the hero."
	}
	var heroes, others []string
	for i, name := range s.Players {
		if slices.Contains(lead, i) {
			heroes = append(heroes, name)
		} else {
			others = append(others, name)
		}
	}
	words := fmt.Sprintf("EXTRA! %s is the hero of London", heroes[0])
	if len(heroes) > 1 {
		words = fmt.Sprintf("EXTRA! %s are the heroes of London", prose.List(heroes))
	}
	words += fmt.Sprintf(", with %s", prose.Amount(totals[lead[0]], "point"))
	switch {
	case len(heroes) > 1:
		words += " each"
	case len(others) == 0:
		return words + ". No sidekick was needed."
	}
	switch len(others) {
	case 0:
	case 1:
		words += ". " + others[0] + " is the sidekick"
	default:
		words += ". " + prose.List(others) + " are the sidekicks"
	}
	return words + "."
}
