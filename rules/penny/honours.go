package penny

import (
	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
)

// honours are what can be earned in London, the easy ones first.
func honours() []rules.Honour {
	return []rules.Honour{
		{Key: "quest", Title: "Strictly personal", Line: "Finish a Personal Quest.",
			Earned: stands(func(_ *Position, p *core.Player) bool { return p.Level > 0 })},
		{Key: "win", Title: "Extra! Extra!", Line: "Win a game, in any scenario.",
			Earned: func(g rules.Finished, seat rules.Seat) bool { return g.Won(seat) }},
		{Key: "aside", Title: "After you", Line: "Step aside when a villain arrives.", Earned: made(core.Dodge)},
		{Key: "pair", Title: "And one of those", Line: "Spend a resource to buy a second card on the same visit.",
			Earned: made(core.BuyFor)},
		{Key: "sleeve", Title: "Up your sleeve", Line: "Use a full charge card in the middle of a fight.", Earned: inAFight(core.Use)},
		{Key: "trade", Title: "A fair exchange", Line: "Strike a bargain with another hero.", Earned: bargained},
		{Key: "parry", Title: "Not a scratch", Line: "Prevent three symbols of retaliation in one fight.", Earned: prevented(3)},
		{Key: "hero", Title: "The name in the headline", Line: "Be the only true hero of a game with two heroes or more.",
			Earned: trueHero},
		{Key: "vault", Title: "A sizeable withdrawal", Line: "Rob the Vault yourself.", Earned: made(core.Rob)},
		{Key: "clean", Title: "Not a hell in sight", Line: "Reclaim a tile and hold London with no tile showing Hell.",
			Earned: stands(func(c *Position, p *core.Player) bool {
				return c.Over == core.EndHeld && c.HellCount() == 0 && p.Reclaimed > 0
			})},
		{Key: "hardy", Title: "Only a flesh wound", Line: "Win a Boss Rush with no Gravely Wounded card of your own.",
			Earned: stands(func(c *Position, p *core.Player) bool { return c.Over == core.EndRushed && p.Grave == 0 })},
		{Key: "shilling", Title: "Worth every Shilling", Line: "Win at a Shilling, without a hint.",
			Earned: func(g rules.Finished, seat rules.Seat) bool {
				return g.Won(seat) && end(g).Game.Difficulty == "shilling" && !g.Advised
			}},
	}
}

// earned reports whether a seat has done something.
type earned = func(rules.Finished, rules.Seat) bool

// end is the last moment of a game.
func end(g rules.Finished) *Position { return g.End().(*Position) }

// stands holds when the last moment, and what a hero has then, are as wanted.
func stands(as func(*Position, *core.Player) bool) earned {
	return func(g rules.Finished, seat rules.Seat) bool { return as(end(g), end(g).Player(int8(seat))) }
}

// won holds for a winner for whom a condition holds in the end.
func won(also func(*Position, *core.Player) bool) earned {
	return func(g rules.Finished, seat rules.Seat) bool { return g.Won(seat) && stands(also)(g, seat) }
}

// decided holds when a seat made a decision for which a condition holds; after.Last is the decision.
func decided(that func(before, after *Position) bool) earned {
	return func(g rules.Finished, seat rules.Seat) bool {
		for i, e := range g.Entries {
			if e.Seat == seat && that(g.Positions[i].(*Position), g.Positions[i+1].(*Position)) {
				return true
			}
		}
		return false
	}
}

// made holds when a seat made a decision of a kind.
func made(kind core.ActionKind) earned {
	return decided(func(_, after *Position) bool { return after.Last.Kind == kind })
}

// inAFight holds when a seat made a decision of a kind while it fought.
func inAFight(kind core.ActionKind) earned {
	return decided(func(before, after *Position) bool {
		return before.Top().Kind == core.EffectFight && after.Last.Kind == kind
	})
}

// prevented holds when a seat prevented so many symbols in one fight. What a fight came to stands until the next one.
func prevented(symbols uint8) earned {
	return decided(func(_, after *Position) bool {
		return after.Last.Kind == core.Parry && after.Fight.Hit-after.Fight.Wounds >= symbols
	})
}

// bargained holds for both sides of a trade that came about.
func bargained(g rules.Finished, seat rules.Seat) bool {
	for i, e := range g.Entries {
		before, after := g.Positions[i].(*Position), g.Positions[i+1].(*Position)
		if e.Seat >= 0 && after.Last.Kind == core.Accept && (e.Seat == seat || before.Top().Hero == int8(seat)) {
			return true
		}
	}
	return false
}

// trueHero holds for the one hero who wins where the best score does.
func trueHero(g rules.Finished, seat rules.Seat) bool {
	mode := end(g).Mode
	return len(g.Seats) > 1 && (mode == box.Prologue || mode == box.Open) && len(g.Outcome.Winners) == 1 && g.Won(seat)
}
