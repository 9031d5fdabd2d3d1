package words

import (
	"errors"
	"fmt"

	"intrigue/rules"
	"intrigue/rules/london/core"
	"intrigue/rules/prose"
)

// What an escape counts in a match, and each 2x card that Mr X then still holds (LON-138).
const (
	escapePoints = core.LastEntry
	doublePoints = 3
)

// Match is how London is played as a match: everyone is Mr X once (LON-138).
func Match() *rules.SeriesRules {
	return &rules.SeriesRules{
		Key: "match", Title: "Match", Line: "A game for each player, so that everyone is Mr X once. Who stays free the longest?",
		Next: nextGame, Sheet: matchSheet,
	}
}

// matchPlayers are those who take turns as Mr X: every person once, and each bot.
func matchPlayers(seats []rules.SeatInfo) (all []rules.SeatInfo) {
	known := map[string]bool{}
	for _, who := range seats {
		if who.Person() && known[who.Name] {
			continue
		}
		known[who.Name] = who.Person()
		all = append(all, rules.SeatInfo{Name: who.Name, Level: who.Level})
	}
	return all
}

// matchNames are what the sheet calls them.
func matchNames(players []rules.SeatInfo) (all []string) {
	bots := 0
	for _, who := range players {
		if !who.Person() {
			bots++
		}
	}
	n := 0
	for _, who := range players {
		switch {
		case who.Person():
			all = append(all, who.Name)
		case bots == 1:
			all = append(all, theBot)
		default:
			n++
			all = append(all, fmt.Sprintf("Bot %d", n))
		}
	}
	return all
}

// nextGame lists the next game of a match: its Mr X is the next player in order. The others share the pawns.
func nextGame(s rules.Series, played []rules.Played) ([]rules.NextGame, error) {
	players := matchPlayers(s.Seats)
	if len(players) < 2 {
		return nil, errors.New("a match needs at least two players, or a bot on the other side")
	}
	next := 0 // index of the next Mr X among the players, and the number of games begun
	for _, p := range played {
		next = max(next, p.Game)
	}
	if next >= len(players) {
		return nil, nil
	}
	seats := make([]rules.SeatInfo, len(s.Seats))
	others := len(players) - 1
	for i := range seats {
		who := players[next]
		if i > 0 { // the seats of the pawns are shared out evenly, from the player after Mr X on
			who = players[(next+1+(i-1)*others/(len(seats)-1))%len(players)]
		}
		seats[i] = rules.SeatInfo{Name: who.Name, Level: who.Level, Colour: s.Seats[i].Colour}
	}
	return []rules.NextGame{{
		SeriesPlace: rules.SeriesPlace{Game: next + 1}, Title: matchTitle(next, matchNames(players)), Seats: seats, Options: s.Options,
	}}, nil
}

// matchTitle is a game by its index.
func matchTitle(game int, names []string) string { return names[game] + " as Mr X" }

// inSentence is a name of matchNames in the middle of a sentence.
func inSentence(name string) string {
	switch name {
	case you:
		return "you"
	case theBot:
		return "the bot"
	}
	return name
}

// you is what a player is called who has given no name, theBot the only bot.
const you, theBot = "You", "The bot"

// matchSheet counts the rounds in which each player stayed free (LON-138).
func matchSheet(s rules.Series, played []rules.Played) rules.Sheet {
	players := matchPlayers(s.Seats)
	sheet := rules.Sheet{Players: matchNames(players)}
	counted := 0
	for _, p := range played {
		if p.Game > len(players) {
			continue
		}
		row := rules.SheetRow{Title: matchTitle(p.Game-1, sheet.Players), Story: rules.MissingGame}
		if !p.Missing() {
			row.Story, row.Lines = matchGame(p, len(players))
		}
		if p.Over() {
			counted++
		}
		sheet.Rows = append(sheet.Rows, row)
	}
	if counted > 0 {
		sheet.Verdict = matchVerdict(sheet)
	}
	return sheet
}

// matchGame is what one game of a match counts for its Mr X, and how it stands.
func matchGame(p rules.Played, players int) (story string, lines []rules.Score) {
	o, v := p.Now.Outcome(), p.Now.Seen(rules.Public).(core.Knower).Known()
	if !o.Over() {
		return "In progress, round " + fmt.Sprint(max(1, v.Round)) + ".", nil
	}
	line := func(label string, n int) {
		points := make([]int, players)
		points[p.Game-1] = n
		lines = append(lines, rules.Score{Label: label, Points: points})
	}
	if v.State.End == core.Caught || v.State.End == core.Trapped {
		line("Rounds as Mr X", v.Round-1)
		return o.Why, lines
	}
	line("Escape", escapePoints)
	if v.X.Doubles > 0 {
		line(fmt.Sprintf("2x cards left (%d each)", doublePoints), doublePoints*v.X.Doubles)
	}
	return o.Why, lines
}

// matchVerdict says who was free the longest.
func matchVerdict(s rules.Sheet) string {
	var names []string
	for _, i := range s.Leaders() {
		names = append(names, inSentence(s.Players[i]))
	}
	points := prose.Amount(s.Totals()[s.Leaders()[0]], "point")
	switch {
	case len(names) > 1:
		return fmt.Sprintf("%s share the match with %s each.", prose.Capital(prose.List(names)), points)
	case names[0] == "you":
		return fmt.Sprintf("You win the match with %s.", points)
	}
	return fmt.Sprintf("%s wins the match with %s.", prose.Capital(names[0]), points)
}
