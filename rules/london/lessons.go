package london

import (
	"intrigue/rules"
	"intrigue/rules/london/words"
)

// Lessons are two short chases on fixed deals, one for each side.
func (Game) Lessons() []rules.Lesson {
	return []rules.Lesson{
		lesson("detective", "Your first chase", "Six rounds as a detective: rides, tickets, the logbook and the closing ring.", 4,
			firstChase()),
		lesson("fugitive", "Your first escape", "Six rounds as Mr X: surfacing, a 2x card, black tickets and the river.", 0, firstEscape()),
	}
}

// lesson makes a lesson of beats. The person has the seat me; everybody else is
// led by the steady bot once the record has ended.
func lesson(key, title, line string, me rules.Seat, beats []rules.Beat) rules.Lesson {
	l := rules.Lesson{Key: key, Title: title, Line: line}
	seats := rules.Learner(me, words.SeatNames(6), "steady")
	l.Record = rules.Record{Format: rules.Format, Game: "london", Edition: 1, Deal: 1, Seats: seats}
	return l.With(beats)
}

// firstChase ends with the learner's pawn catching Mr X by Regent's Park.
func firstChase() []rules.Beat {
	return []rules.Beat{
		{Moves: "-2 draw 13; -2 draw 155; -2 draw 197; -2 draw 103; -2 draw 53; -2 draw 26; 0 taxi 4; 1 taxi purple 156; " +
			"2 taxi red 184; 3 taxi green 102"},
		{Say: "Mr X is somewhere in this city. You control the yellow pawn and four colleagues control the others. " +
			"You all win or lose together. Each pawn moves once a round.", Look: []string{"pawn.yellow"}},
		{Say: "Mr X rode first, and nobody saw where. But his logbook shows how: a taxi ticket covers window 1.", Look: []string{"log.1"}},
		{Say: "Until Mr X surfaces, stay near the red lines: the underground crosses the city in one ride. Take a taxi to station 40, " +
			"the one with the gold ring. (In your own games, the lamp suggests a ride and the curved arrow takes one back.)", Look: []string{"station.40"}},
		{Moves: "4 taxi yellow 40; 5 taxi blue 15; 0 taxi 3; 1 taxi purple 140; 2 taxi red 185; 3 bus green 67"},
		{Say: "That ride cost one of Yellow's ten taxi tickets, and Mr X may now use it. Go on to 52. " +
			"The green part of its sign shows that buses stop there.", Look: []string{"pawn.yellow", "station.52"}},
		{Moves: "4 taxi yellow 52; 5 bus blue 29; 0 taxi 11; 1 bus purple 82; 2 underground red 128; 3 bus green 23"},
		{Say: "Window 3 is oval, so Mr X had to surface: he is at station 11. His next ride will hide him again. " +
			"He does not have to surface before window 8, so remember the station.", Look: []string{"log.3", "station.11"}},
		{Say: "Two rides bring you close: a bus to 13, then the underground. " +
			"Buses stop only at stations that show green, so yours runs past 39 and 25. " +
			"Click any distant station to see the cheapest way there, ride by ride. Now take the bus to 13.", Look: []string{"station.13"}},
		{Moves: "4 bus yellow 13; 5 taxi blue 41; 0 taxi 10; 1 taxi purple 65; 2 underground red 89; 3 bus green 3"},
		{Say: "Mr X took a taxi from station 11, so he must be at one of the marked stations. That is your notebook at work. " +
			"Taxis do not go far, so he is near Regent's Park. Take the underground to 46, on its far side.",
			Look: []string{"station.46", "ticket.underground"}},
		{Moves: "4 underground yellow 46; 5 bus blue 52; 0 taxi 2; 1 bus purple 63; 2 underground red 67; 3 taxi green 11"},
		{Say: "Green has come from the east, while you wait in the west. You will not catch Mr X by chasing him. " +
			"Wait where he has to go. Ride up to 33.", Look: []string{"pawn.green", "station.33"}},
		{Moves: "4 taxi yellow 33; 5 bus blue 13; 0 taxi 20; 1 taxi purple 48; 2 bus red 23; 3 taxi green 10"},
		{Say: "Green went to station 10 and found nobody, so your notebook marks one station fewer. " +
			"If Mr X is at station 20, you can end it now. Ride there.", Look: []string{"station.20"}},
		{Moves: "4 taxi yellow 20"},
		{Say: "Caught! A pawn that rides to Mr X's station catches him, hidden or not, and all the detectives win. " +
			"Now you can see his whole route, numbered window by window."},
	}
}

// firstEscape takes the learner down to the river and out of the ring.
func firstEscape() []rules.Beat {
	return []rules.Beat{
		{Moves: "-2 draw 117; -2 draw 155; -2 draw 103; -2 draw 29; -2 draw 94; -2 draw 50"},
		{Say: "You are Mr X, at station 117, south of the river. Five pawns are hunting you, " +
			"and the detectives do not know where you are. " +
			"Only you can see yourself on the map. In a real game, everyone else looks away now.", Look: []string{"pawn.x"}},
		{Say: "Ride to 129 by taxi: click the station, then the taxi ticket. A black ticket would do as well, but save those for later.",
			Look: []string{"station.129", "ticket.taxi"}},
		{Moves: "0 taxi 129; 1 taxi purple 156; 2 taxi red 102; 3 bus green 55; 4 taxi yellow 93; 5 taxi blue 38"},
		{Say: "The detectives saw a taxi ticket on window 1, and nothing more. For all they know, you could be at any marked station. " +
			"The more of those, the better. Go on to 135, by taxi again.", Look: []string{"log.1", "station.135", "ticket.taxi"}},
		{Moves: "0 taxi 135; 1 taxi purple 140; 2 bus red 67; 3 bus green 89; 4 underground yellow 79; 5 taxi blue 51"},
		{Say: "Window 3 is oval, so you must surface where your third ride ends. Choose a station that is hard to reach and easy to " +
			"leave. Green is at station 89, on the underground. " +
			"Take a taxi back to 129, where no underground stops.", Look: []string{"log.3", "station.129", "ticket.taxi"}},
		{Moves: "0 taxi 129; 1 underground purple 128; 2 underground red 13; 3 taxi green 88; 4 underground yellow 67; 5 taxi blue 52"},
		{Say: "They have all seen you, and Purple is close by. This is the moment for a 2x card: " +
			"two rides in one turn, before any pawn can move. Click the card.", Look: []string{"ticket.double"}},
		{Moves: "0 double"},
		{Say: "First, ride to 142 by taxi.", Look: []string{"station.142", "ticket.taxi"}},
		{Moves: "0 taxi 142"},
		{Say: "Now use a black ticket. It pays for any ride, and the detectives do not learn which. Ride to 157 with it.",
			Look: []string{"station.157", "ticket.black"}},
		{Moves: "0 black bus 157; 1 taxi purple 142; 2 underground red 89; 3 taxi green 117; 4 bus yellow 102; 5 bus blue 86"},
		{Say: "They are searching in the wrong place. At station 157 you can take a boat along the black line in the river. " +
			"Only you can, and it costs a black ticket. Take it upriver to 194.", Look: []string{"station.194"}},
		{Moves: "0 boat 194; 1 taxi purple 128; 2 taxi red 105; 3 taxi green 129; 4 bus yellow 127; 5 bus blue 116"},
		{Say: "You have used two black tickets in a row: see how much of the city is marked now. Save the three you have left. " +
			"Take a taxi west to 192, away from all the pawns.", Look: []string{"log.6", "station.192", "ticket.taxi"}},
		{Moves: "0 taxi 192; 1 bus purple 161; 2 bus red 107; 3 taxi green 135; 4 taxi yellow 133; 5 bus blue 142"},
		{Say: "You have slipped through their net. Window 8 is oval, so you surface after your next ride. Plan where to go from there. " +
			"If you are still free when their tickets run out, after 22 rounds at most, you win."},
	}
}
