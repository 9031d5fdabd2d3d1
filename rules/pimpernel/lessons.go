package pimpernel

import (
	"intrigue/rules"
	"intrigue/rules/pimpernel/core"
)

// Lessons is one mission, from the first cube to its completion.
func (Game) Lessons() []rules.Lesson {
	l := rules.Lesson{Key: "mission", Title: "Your first mission",
		Line: "One mission for two players: cubes, a favour tile, a building, the mission spaces and the points."}
	l.Record = rules.Record{Format: rules.Format, Game: "pimpernel", Edition: edition, Deal: 1, Options: rules.Options{"favors": "first"},
		Seats: rules.Learner(0, core.Colours[:2], "steady")}
	return []rules.Lesson{l.With(firstMission())}
}

func firstMission() []rules.Beat {
	return []rules.Beat{
		{Moves: "-2 cards L01 L02 L03 L04 L06 L05 L07 L08 L09 L10 L11 L12 L13 L14 L15 L16; -2 favors F04 F01 F06 F05 F02 F03; " +
			"-2 hexes inn office stables theater farm stables inn; -2 missions M02 M06 M10 M13 M09; -2 first 0"},
		{Say: "You are Red. The white pawn is the Scarlet Pimpernel. He is in Arras, and the mission is in Boulogne.",
			Look: []string{"pawn.pimpernel", "location.boulogne"}},
		{Say: "A mission is two cards, and you add up what they ask for: 4 supporters, 4 horses and 2 disguises.", Look: []string{"current"}},
		{Say: "Every cube that the mission uses is a point for its owner. Your pawn is in France, and so is Boulogne. " +
			"Drag a cube onto the first space of Boulogne, or click the space.", Look: []string{"supply.0", "space.boulogne.1"},
			Else: []rules.Answer{
				{Move: "cube boulogne.2", Words: "That works, too: the mission will use every cube in Boulogne. " +
					"But the first space has an icon for a horse, and we need horses. Let us take that."},
				{Move: "cube boulogne.3", Words: "That works, too: the mission will use every cube in Boulogne, " +
					"and this icon would bring you a disguise. But let us begin with the first space, and a horse."},
			}},
		{Moves: "0 cube boulogne.1"},
		{Say: "This space has an icon, and you may use it at once. Place a second cube in the horses area.", Look: []string{"area.horses"}},
		{Moves: "0 horse; 1 cube amiens.1; 1 supporter"},
		{Say: "You placed the first horse, so you take the Stableman, a favour tile with two actions. " +
			"Blue won the Politician in the same way. Now click the Stableman instead of placing one cube.",
			Look: []string{"favor.horses"}},
		{Moves: "0 favor horses"},
		{Say: "The Stableman lets you use a building and place a supporter, in either order. First place a cube on the Theatre in France.",
			Look: []string{"hex.b4"}, Else: []rules.Answer{{Move: "supporter",
				Words: "That works, too: the order is up to you. But let us take the Theatre first, and then the supporter."}}},
		{Moves: "0 building b4"},
		{Say: "Now place the supporter.", Look: []string{"area.supporters"}},
		{Moves: "0 supporter; 1 favor supporters; 1 horse; 1 route boulogne-arras-1"},
		{Say: "You and Blue have one horse each. That is a tie, so you keep the Stableman. " +
			"The Theatre now works for you, wherever your pawn is: drag a cube into the disguises area.",
			Look: []string{"area.disguises", "hex.b4"}},
		{Moves: "0 cube disguises; 1 cube boulogne.2; 1 horse"},
		{Say: "Blue has two horses to your one and takes the Stableman. " +
			"Boulogne has one free space left, with an icon for a cart, papers or a disguise. Place a cube there.",
			Look: []string{"favor.horses", "space.boulogne.3"}},
		{Moves: "0 cube boulogne.3"},
		{Say: "Place a cube in the disguises area. The mission then has enough disguises.", Look: []string{"area.disguises"}},
		{Moves: "0 goods disguises; 1 favor supporters; 1 horse; 1 route boulogne-arras-2"},
		{Say: "Every space from Arras to Boulogne is filled, and so is every space in Boulogne. Now look at the five mission spaces. " +
			"A cube there scores if its part of the mission is complete. The path is complete, so place a cube on the route mission space.",
			Look: []string{"mission.route", "route.boulogne-arras"}, Else: []rules.Answer{
				{Move: "cube location", Words: "That works, too: Boulogne is full, so this cube would score just as surely. " +
					"But let us begin with the route, and come back for the location."},
				{Move: "cube first_player", Words: "That works, too: a cube on the first-player mission space always scores. " +
					"But let us begin with the route."},
			}},
		{Moves: "0 cube route; 1 favor horses; 1 building b3; 1 supporter"},
		{Say: "The location mission space scores too, and it lets you choose the next mission. Take it.",
			Look: []string{"mission.location"}},
		{Moves: "0 cube location; 1 cube first_player"},
		{Say: "Blue's cube on the first-player mission space always scores. " +
			"The mission has its 4 horses and 2 disguises, so the resources mission space is a sure point for you. Take it.",
			Look: []string{"mission.resources"}},
		{Moves: "0 cube resources; 1 favor horses; 1 supporter; 1 done"},
		{Say: "Blue has placed the fourth supporter. Take the last mission space: the round then ends at once.",
			Look: []string{"mission.supporter"}},
		{Moves: "0 cube supporter"},
		{Say: "The mission is carried out, one mission space after another. " +
			"Your cube is on the location mission space, so you choose the next mission: Beauvais or Reims. Choose Beauvais: it is nearer.",
			Look: []string{"card.M10", "location.beauvais"}, Else: []rules.Answer{{Move: "next M13",
				Words: "That works, too: what the mission needs is the same. " +
					"But the path to Reims is longer, and every space of it has to be filled. Let us go to Beauvais."}}},
		{Moves: "0 next M10; -2 draw M05 M11"},
		{Say: "You and Blue score ten points each, one for each cube that was used. These cubes are back in your supplies.",
			Look: []string{"score.0", "score.1"}},
		{Say: "All other cubes stay on the board. Yours on the Theatre still opens the disguises area for you.", Look: []string{"hex.b4"}},
		{Say: "Blue has the first-player marker and begins the next mission. Six more lie ahead, the last in Vienna. Good luck!",
			Look: []string{"first"}},
	}
}
