package words

import (
	"intrigue/rules"
)

// Levels are the bots, from easy to strong.
func Levels() []rules.Level {
	return []rules.Level{
		{Key: "easy", Title: "Easy", Line: "Follows a short script: goes where something is to be had, and hits what it can beat."},
		{Key: "steady", Title: "Steady", Line: "Tries out its whole turn, with what the villains may make of it, before each decision. Wins about half its games, Easy a third at most."},
		{Key: "strong", Title: "Strong", Line: "Tries whole turns out, place by place, and plays to win together: wins two games of three or more in the Prologue and the Heist and nine of ten in our own modes, where Steady wins about half."},
	}
}

// Questions are those of the set-up page.
func Questions() []rules.Option {
	return []rules.Option{rules.Ask("mode", "What is played", "Scenarios I and II of the book; Open World and Boss Rush are our own.",
		"prologue", "I: Prologue", "heist", "II: The Heist", "open", "Open World", "rush", "Boss Rush")}
}

// Endings are the ways in which a game can end.
func Endings() []rules.Ending {
	return []rules.Ending{
		{Key: "closed", Title: "The portals are closed", Rare: true},
		{Key: "consumed", Title: "Hell consumes the world"},
		{Key: "robbed", Title: "The Infernal Reserve is robbed", Rare: true},
		{Key: "overrun", Title: "The thieves and the fire were quicker"},
		{Key: "late", Title: "The night of the heist never comes", Rare: true},
		{Key: "held", Title: "London is held", Rare: true},
		{Key: "annexed", Title: "London is annexed"},
		{Key: "triumph", Title: "All of them are beaten", Rare: true},
		{Key: "outrun", Title: "The rush is lost"},
		{Key: "dead", Title: "All heroes are dead", Rare: true},
	}
}
