package pimpernel

import (
	"strconv"
	"strings"

	"intrigue/rules"
)

// A beat of the lesson is either something said or moves that are made: "1 horse" is a
// move of seat 1, "-2 draw M05 M11" one of Luck.
type beat struct {
	say   string
	look  []string // what the words speak of
	moves string   // separated by semicolons
}

// Lessons is one mission, from the first cube to its completion.
func (Game) Lessons() []rules.Lesson {
	l := rules.Lesson{Key: "mission", Title: "Your first mission", Line: "One mission for two: placing cubes, a favour, a building, the mission spaces, and what it all pays."}
	l.Record = rules.Record{Format: rules.Format, Game: "pimpernel", Edition: 1, Deal: 1, Options: rules.Options{"favors": "first"},
		Seats: []rules.SeatInfo{{Name: "You"}, {Name: "Blue", Level: "steady", Colour: 1}}}
	for _, b := range firstMission() {
		if b.say != "" {
			l.Steps = append(l.Steps, rules.Step{At: len(l.Record.Entries), Words: b.say, Targets: b.look})
		}
		for _, m := range strings.Split(b.moves, ";") {
			who, move, ok := strings.Cut(strings.TrimSpace(m), " ")
			if seat, err := strconv.Atoi(who); ok && err == nil {
				l.Record.Entries = append(l.Record.Entries, rules.Entry{Seat: rules.Seat(seat), Move: rules.Move(move)})
			}
		}
	}
	return []rules.Lesson{l}
}

func firstMission() []beat {
	return []beat{
		{moves: "-2 cards L01 L02 L03 L04 L06 L05 L07 L08 L09 L10 L11 L12 L13 L14 L15 L16; -2 favors F04 F01 F06 F05 F02 F03; " +
			"-2 hexes inn office stables theater farm stables inn; -2 missions M02 M06 M10 M13 M09; -2 first 0"},
		{say: "You are Red. The white pawn is the Scarlet Pimpernel, in Arras; somebody waits for him in Boulogne. The two cards of the mission are added up: 4 supporters, 4 horses and 2 disguises.", look: []string{"pawn.pimpernel", "location.boulogne", "current"}},
		{say: "Every cube the mission uses is a point for its owner. Your pawn is in France, and so is Boulogne: drag a cube onto its first space.", look: []string{"supply.0", "space.boulogne.1"}},
		{moves: "0 cube boulogne.1"},
		{say: "The space bears an icon, and you may use it at once: put a second cube into the horses.", look: []string{"area.horses"}},
		{moves: "0 horse; 1 cube amiens.1; 1 supporter"},
		{say: "Yours was the first horse, so the Stableman is yours, with the two actions on his card. Blue has the Politician in the same way. Instead of a single cube, call on the Stableman.", look: []string{"favor.horses", "favor.supporters"}},
		{moves: "0 favor horses"},
		{say: "He lets you use a building and place a supporter, in the order you like. Take the Theatre in France.", look: []string{"hex.b4"}},
		{moves: "0 building b4"},
		{say: "And now the supporter.", look: []string{"area.supporters"}},
		{moves: "0 supporter; 1 favor supporters; 1 horse; 1 route boulogne-arras-1"},
		{say: "One horse each: a tie leaves the Stableman with you. Now your Theatre is open, wherever your pawn may be: drag a cube straight into the disguises.", look: []string{"area.disguises", "hex.b4"}},
		{moves: "0 cube disguises; 1 cube boulogne.2; 1 horse"},
		{say: "Two horses to one: the Stableman has gone over to Blue. But Boulogne has one space left, with an icon for carts, papers or disguises. Take it.", look: []string{"favor.horses", "space.boulogne.3"}},
		{moves: "0 cube boulogne.3"},
		{say: "The second disguise, please: then there are enough of them.", look: []string{"area.disguises"}},
		{moves: "0 goods disguises; 1 favor supporters; 1 horse; 1 route boulogne-arras-2"},
		{say: "The road from Arras to Boulogne is watched all along, and all of Boulogne is safe. Now look at the five mission spaces: who lies there decides, and scores if that part is met. The way is complete, so take the route space.", look: []string{"mission.route", "route.boulogne-arras"}},
		{moves: "0 cube route; 1 favor horses; 1 building b3; 1 supporter"},
		{say: "The location space scores as well, and whoever has it chooses the next mission.", look: []string{"mission.location"}},
		{moves: "0 cube location; 1 cube first_player"},
		{say: "Blue's first-player cube scores whatever happens. Four horses and two disguises are there: the resources space is a sure point.", look: []string{"mission.resources"}},
		{moves: "0 cube resources; 1 favor horses; 1 supporter; 1 done"},
		{say: "Blue has brought the fourth supporter. One mission space is left; when you take it, the round ends at once.", look: []string{"mission.supporter"}},
		{moves: "0 cube supporter"},
		{say: "The mission is carried out, space by space. Your cube lies on the location space, so you say where it goes on: Beauvais or Reims? Choose Beauvais, which is nearer.", look: []string{"card.M10", "location.beauvais"}},
		{moves: "0 next M10; -2 draw M05 M11"},
		{say: "Ten points each. All cubes that were used are back in supply; the others lie where they lay and wait. Yours on the Theatre is one of them. Six more missions, the last one to Vienna, and Blue begins the next, having won the marker. Good luck.", look: []string{"score.0", "score.1", "hex.b4"}},
	}
}
