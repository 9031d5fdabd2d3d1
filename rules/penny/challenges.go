package penny

import (
	"intrigue/rules"
	"intrigue/rules/penny/core"
)

// challenges are evenings with a task, the easy ones first. Most of them are for one hero alone, because they are short.
func challenges() []rules.Challenge {
	alone, friend := []string{""}, []string{"", "steady"}
	return []rules.Challenge{
		{Levels: alone, Deal: 11, Honour: rules.Honour{Key: "errand", Title: "One more errand",
			Line:   "Close both portals, and finish your Personal Quest on the way.",
			Earned: won(func(_ *Position, p *core.Player) bool { return p.Level > 0 })}},
		{Levels: alone, Deal: 25, Options: scenario("open", ""), Honour: rules.Honour{Key: "gardener", Title: "Green fingers",
			Line:   "Hold London, and reclaim four tiles.",
			Earned: won(func(_ *Position, p *core.Player) bool { return p.Reclaimed >= 4 })}},
		{Levels: alone, Deal: 31, Options: scenario("rush", ""), Honour: rules.Honour{Key: "rush", Title: "Three down",
			Line:   "Win the Boss Rush with six rounds to spare.",
			Earned: won(func(c *Position, _ *core.Player) bool { return c.Game.LastSpace()-int(c.HellSpace) >= 6 })}},
		{Levels: alone, Deal: 72, Options: scenario("prologue", "halfpenny"), Honour: rules.Honour{Key: "brisk",
			Title: "Back before closing time", Line: "Close both portals by round 7.",
			Earned: won(func(c *Position, _ *core.Player) bool { return c.Round <= 7 })}},
		{Levels: friend, Deal: 93, Honour: rules.Honour{Key: "sidekick", Title: "You and your sidekick",
			Line:   "Close two portals yourself, and be the true hero.",
			Earned: won(func(_ *Position, p *core.Player) bool { return p.Portals >= 2 })}},
		{Levels: alone, Deal: 111, Honour: rules.Honour{Key: "thrift", Title: "Window shopping",
			Line:   "Close both portals without buying a card.",
			Earned: func(g rules.Finished, seat rules.Seat) bool { return g.Won(seat) && !made(core.Buy)(g, seat) }}},
		{Levels: alone, Deal: 131, Options: scenario("prologue", "shilling"), Honour: rules.Honour{Key: "shilling",
			Title: "A Shilling Shocker", Line: "Win the Prologue at a Shilling alone, and end it without a status card.",
			Earned: won(func(c *Position, _ *core.Player) bool { return c.Status(0) == 0 })}},
		{Levels: alone, Deal: 152, Options: scenario("short", ""), Honour: rules.Honour{Key: "heist", Title: "Before the Bank opens",
			Line: "Rob the Vault by round 14.", Earned: won(func(c *Position, _ *core.Player) bool { return c.Round <= 14 })}},
		{Levels: alone, Deal: 171, Options: scenario("open", "shilling"), Honour: rules.Honour{Key: "spotless",
			Title: "Cleaner than before", Line: "Hold London at a Shilling, with no tile showing Hell.",
			Earned: won(func(c *Position, _ *core.Player) bool { return c.HellCount() == 0 })}},
		{Levels: alone, Deal: 193, Honour: rules.Honour{Key: "points", Title: "Front-page news",
			Line:   "Close both portals and score 25 points.",
			Earned: func(g rules.Finished, seat rules.Seat) bool { return g.Won(seat) && g.Outcome.Total(seat) >= 25 }}},
	}
}

// scenario is a scenario at a difficulty, "" for the usual one.
func scenario(mode, difficulty string) rules.Options {
	o := rules.Options{"mode": mode}
	if difficulty != "" {
		o["difficulty"] = difficulty
	}
	return o
}
