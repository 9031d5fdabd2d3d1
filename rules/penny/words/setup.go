package words

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Levels returns the bots, from easy to strong.
func Levels() []rules.Level {
	return []rules.Level{
		{Key: "easy", Title: "Easy", Line: "Follows a short script: it goes where there is something to gain, and fights " +
			"what it can beat."},
		{Key: "steady", Title: "Steady", Line: "Before each decision, it tries out its whole turn and the villains' answer. In a Penny Dreadful, " +
			"teams of steady bots win about half of their games, and teams of easy bots a third at most. With the Heist as printed, " +
			"steady bots win nearly every game."},
		{Key: "strong", Title: "Strong", Line: "Tries out whole turns, location by location, and plays for the team first and for its " +
			"own score second. In a Penny Dreadful, teams of strong bots win about three games in four. With the Heist as printed, they win " +
			"nearly every game."},
	}
}

// difficulties are the keys of the difficulties, each before its title.
var difficulties = []string{box.AsPrinted, "As printed", "halfpenny", "Halfpenny", "penny", "Penny", "shilling", "Shilling"}

// Difficulty returns the name of how hard a game is.
func Difficulty(g *core.Game) string {
	key := cmp.Or(box.SameAs(g.Key(), g.Difficulty), g.Difficulty)
	return difficulties[slices.Index(difficulties, key)+1]
}

// Questions returns those of the set-up page.
func Questions() []rules.Option {
	mode := rules.Ask("mode", "Scenario", "Scenarios I and II come from the printed rulebook. Open World and Boss Rush are our own.",
		"prologue", "I: Prologue", box.ShortHeist, "II: Short Heist", "heist", "II: The Heist", "open", "Open World", "rush", "Boss Rush")
	for i := range mode.Values {
		v := &mode.Values[i]
		v.Line = func(seats int, answers rules.Options) string {
			return modeLine(v.Key, cmp.Or(answers["difficulty"], box.AsPrinted), seats)
		}
	}
	difficulty := rules.Ask("difficulty", "Difficulty", "", difficulties...)
	for i := range difficulty.Values {
		v := &difficulty.Values[i]
		v.Label += map[string]string{"halfpenny": " (easy)", "penny": " (normal)", "shilling": " (hard)"}[v.Key]
		v.Line = func(seats int, answers rules.Options) string {
			return difficultyLine(cmp.Or(answers["mode"], "prologue"), v.Key, seats)
		}
		v.Same = func(answers rules.Options) string { return box.SameAs(cmp.Or(answers["mode"], "prologue"), v.Key) }
	}
	mode.Scope, difficulty.Scope = true, true
	return []rules.Option{mode, difficulty}
}

// modeLine returns what the set-up page says of a mode: how long it lasts with so many heroes at a
// difficulty and how often bots win it, both measured (balance.md).
func modeLine(mode, difficulty string, seats int) string {
	t, spaces := numbersOf(mode, difficulty, seats)
	says := map[string]string{
		"prologue":     "From the rulebook: close all portals within " + prose.Spelled(spaces, "round") + ".",
		"heist":        "From the rulebook: save up gold, close two portals and rob the Bank.",
		box.ShortHeist: "The Heist with smaller numbers.",
		"open":         "Our own: keep London out of Hell for " + prose.Spelled(spaces, "round") + ".",
		"rush":         "Our own: beat " + prose.Amount(t.Opponents, "opponent") + " in " + prose.Amount(t.RushSpaces, "round") + ".",
	}[mode]
	return says + figures(mode, difficulty, seats)
}

// figures tell what bots came to.
func figures(mode, difficulty string, seats int) string {
	m := Measured(mode, difficulty)[seats-1]
	return fmt.Sprintf(" It lasts about %s. Steady bots win about %d%% of games, strong bots %d%%.", prose.Spelled(m.Rounds, "round"),
		m.Steady, m.Strong)
}

// difficultyLine returns what the set-up page says of a difficulty: its full title, and the numbers that
// come with it (PEN-175).
func difficultyLine(mode, difficulty string, seats int) string {
	title := map[string]string{
		box.AsPrinted: "The numbers of the printed rules, but the thieves' own gold is our addition.",
		"halfpenny":   "A Halfpenny Marvel, the gentlest.",
		"penny":       "A Penny Dreadful, as likely as not to end badly.",
		"shilling":    "A Shilling Shocker, the cruellest.",
	}[difficulty]
	switch {
	case mode == box.Prologue.String() && difficulty == box.SameAs(mode, box.AsPrinted) && seats > 1:
		title = "A Penny Dreadful, with the numbers of the printed rules: as likely as not to end badly."
	case difficulty == box.AsPrinted && seats == 1:
		title = "The printed rules, with numbers of our own: the book has none for a single hero."
	}
	if title += " " + levers(mode, difficulty, seats); difficulty == box.AsPrinted {
		title += figures(mode, difficulty, seats) // of the Heist nobody would guess how long and how easy it is
	}
	return title
}

// modeOf returns the mode of an answer on the set-up page, and whether it is the short one.
func modeOf(answer string) (m box.Mode, short bool) {
	if i := slices.Index(box.ModeKeys(), answer); i >= 0 {
		return box.Mode(i), false
	}
	return box.Heist, true
}

// numbersOf returns the numbers of a mode at a difficulty, and how long its Hell track is.
func numbersOf(mode, difficulty string, seats int) (t *box.Tuning, spaces int) {
	m, short := modeOf(mode)
	s := &box.Printed().Modes[m]
	t = s.Numbers(short, difficulty, seats)
	return t, cmp.Or(t.Spaces, s.Spaces)
}

// levers returns the numbers that a difficulty changes, whether it changes them or not.
func levers(mode, difficulty string, seats int) string {
	t, spaces := numbersOf(mode, difficulty, seats)
	var all []string
	say := func(format string, a ...any) { all = append(all, fmt.Sprintf(format, a...)) }
	switch m, _ := modeOf(mode); m {
	case box.Prologue:
		say("%s. A portal needs %s.", prose.Capital(prose.Spelled(spaces, "round")), portalNeeds(t))
	case box.Heist:
		say("The informer wants %d gold, and each portal %d.", t.Goal, t.PortalGold)
		say("Cerberus has %s of health %d.", prose.Amount(t.Heads, "head"), t.HeadHealth)
		say("The thieves strike at %d gold, and add %d a round%s.", t.Trigger, t.Thieves,
			more(t.ThievesRound > 1, fmt.Sprintf(" from round %d on", t.ThievesRound)))
	case box.Open:
		say("%s, and %s after each turn.", prose.Capital(prose.Spelled(spaces, "round")), prose.Amount(max(t.Schemes, 1), "scheme"))
		say("Each red space turns %s, and %s may show Hell at the end.", prose.Amount(max(t.Flips, 1), "tile"), atMost(t.HellTiles-1))
		say("Reclaiming takes %s.", reclaimNeeds(t))
	case box.Rush:
		say("%s in %s, the first after round %d.", prose.Amount(t.Opponents, "opponent"), prose.Amount(t.RushSpaces, "round"), t.Rest)
		if t.Tougher > 0 {
			say("Each has %d more health than its card says.", t.Tougher)
		}
		if t.Novelty > 0 {
			say("Each Shop card you play gives %d more damage.", t.Novelty)
		}
	}
	return strings.Join(all, " ")
}

// atMost returns how many tiles may show Hell.
func atMost(tiles int) string {
	if tiles == 0 {
		return "none"
	}
	return "at most " + strconv.Itoa(tiles)
}
