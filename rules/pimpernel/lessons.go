package pimpernel

import (
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// Lessons is one mission, from the first cube to its completion.
func (Game) Lessons() []rules.Lesson {
	l := rules.Lesson{Key: "mission", Title: "Your first mission", Line: "One mission for two: placing cubes, a favour, a building, the mission spaces, and what it all pays."}
	l.Record = rules.Record{Format: rules.Format, Game: "pimpernel", Edition: 1, Deal: 1, Options: rules.Options{"favors": "first"},
		Seats: rules.Learner(0, core.Colours[:2], "steady")}
	return []rules.Lesson{l.With(firstMission())}
}

func firstMission() []rules.Beat {
	return []rules.Beat{
		{Moves: "-2 cards L01 L02 L03 L04 L06 L05 L07 L08 L09 L10 L11 L12 L13 L14 L15 L16; -2 favors F04 F01 F06 F05 F02 F03; " +
			"-2 hexes inn office stables theater farm stables inn; -2 missions M02 M06 M10 M13 M09; -2 first 0"},
		{Say: "You are Red. The white pawn is the Scarlet Pimpernel, in Arras; somebody waits for him in Boulogne. The two cards of the mission are added up: 4 supporters, 4 horses and 2 disguises.", Look: []string{"pawn.pimpernel", "location.boulogne", "current"}},
		{Say: "Every cube the mission uses is a point for its owner. Your pawn is in France, and so is Boulogne: drag a cube onto its first space.", Look: []string{"supply.0", "space.boulogne.1"}},
		{Moves: "0 cube boulogne.1"},
		{Say: "The space bears an icon, and you may use it at once: put a second cube into the horses.", Look: []string{"area.horses"}},
		{Moves: "0 horse; 1 cube amiens.1; 1 supporter"},
		{Say: "Yours was the first horse, so the Stableman is yours, with the two actions on his card. Blue has the Politician in the same way. Instead of a single cube, call on the Stableman.", Look: []string{"favor.horses", "favor.supporters"}},
		{Moves: "0 favor horses"},
		{Say: "He lets you use a building and place a supporter, in the order you like. Take the Theatre in France.", Look: []string{"hex.b4"}},
		{Moves: "0 building b4"},
		{Say: "And now the supporter.", Look: []string{"area.supporters"}},
		{Moves: "0 supporter; 1 favor supporters; 1 horse; 1 route boulogne-arras-1"},
		{Say: "One horse each: a tie leaves the Stableman with you. Now your Theatre is open, wherever your pawn may be: drag a cube straight into the disguises.", Look: []string{"area.disguises", "hex.b4"}},
		{Moves: "0 cube disguises; 1 cube boulogne.2; 1 horse"},
		{Say: "Two horses to one: the Stableman has gone over to Blue. But Boulogne has one space left, with an icon for carts, papers or disguises. Take it.", Look: []string{"favor.horses", "space.boulogne.3"}},
		{Moves: "0 cube boulogne.3"},
		{Say: "The second disguise, please: then there are enough of them.", Look: []string{"area.disguises"}},
		{Moves: "0 goods disguises; 1 favor supporters; 1 horse; 1 route boulogne-arras-2"},
		{Say: "The road from Arras to Boulogne is watched all along, and all of Boulogne is safe. Now look at the five mission spaces: who lies there decides, and scores if that part is met. The way is complete, so take the route space.", Look: []string{"mission.route", "route.boulogne-arras"}},
		{Moves: "0 cube route; 1 favor horses; 1 building b3; 1 supporter"},
		{Say: "The location space scores as well, and whoever has it chooses the next mission.", Look: []string{"mission.location"}},
		{Moves: "0 cube location; 1 cube first_player"},
		{Say: "Blue's first-player cube scores whatever happens. Four horses and two disguises are there: the resources space is a sure point.", Look: []string{"mission.resources"}},
		{Moves: "0 cube resources; 1 favor horses; 1 supporter; 1 done"},
		{Say: "Blue has brought the fourth supporter. One mission space is left; when you take it, the round ends at once.", Look: []string{"mission.supporter"}},
		{Moves: "0 cube supporter"},
		{Say: "The mission is carried out, space by space. Your cube lies on the location space, so you say where it goes on: Beauvais or Reims? Choose Beauvais, which is nearer.", Look: []string{"card.M10", "location.beauvais"}},
		{Moves: "0 next M10; -2 draw M05 M11"},
		{Say: "Ten points each. All cubes that were used are back in supply; the others lie where they lay and wait. Yours on the Theatre is one of them. Six more missions, the last one to Vienna, and Blue begins the next, having won the marker. Good luck.", Look: []string{"score.0", "score.1", "hex.b4"}},
	}
}
