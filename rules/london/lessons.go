package london

import (
	"intrigue/rules"
	"intrigue/rules/london/words"
)

// Lessons are two short chases on fixed deals, one for each side.
func (Game) Lessons() []rules.Lesson {
	return []rules.Lesson{
		lesson("detective", "Your first chase", "Six rounds as a detective: rides, tickets, the log book and the ring that closes.", 4, firstChase()),
		lesson("fugitive", "Your first escape", "Six rounds as Mr X: showing yourself, the 2x card, black tickets and the river.", 0, firstEscape()),
	}
}

// lesson puts the beats in order. The person has the seat me; everybody else is
// led by the steady bot once the record has ended.
func lesson(key, title, line string, me rules.Seat, beats []rules.Beat) rules.Lesson {
	l := rules.Lesson{Key: key, Title: title, Line: line}
	l.Record = rules.Record{Format: rules.Format, Game: "london", Deal: 1, Seats: rules.Learner(me, words.SeatNames(6), "steady")}
	return l.With(beats)
}

// firstChase ends with the learner's pawn catching Mr X by Regent's Park.
func firstChase() []rules.Beat {
	return []rules.Beat{
		{Moves: "-2 draw 13; -2 draw 155; -2 draw 197; -2 draw 103; -2 draw 53; -2 draw 26; 0 taxi 4; 1 taxi purple 156; 2 taxi red 184; 3 taxi green 102"},
		{Say: "Somewhere in this city is Mr X. You lead the yellow pawn; four colleagues lead the others, and you all win or lose together. Everybody rides one line a round.", Look: []string{"pawn.yellow"}},
		{Say: "Mr X has ridden first, and nobody saw where. But his log book shows how: a taxi covers window 1.", Look: []string{"log.1"}},
		{Say: "Before he first shows himself, a detective wants to be near the red lines: the underground crosses the city in one ride. Take the taxi to 40; its sign has a gold ring. (At a table of your own H would suggest a ride, and Backspace takes one back.)", Look: []string{"station.40"}},
		{Moves: "4 taxi yellow 40; 5 taxi blue 15; 0 taxi 3; 1 taxi purple 140; 2 taxi red 185; 3 bus green 67"},
		{Say: "That ride cost one taxi ticket: you began with ten. What you pay, Mr X may use. On to 52, where a bus stops: the green foot of its sign says so.", Look: []string{"pawn.yellow", "station.52"}},
		{Moves: "4 taxi yellow 52; 5 bus blue 29; 0 taxi 11; 1 bus purple 82; 2 underground red 128; 3 bus green 23"},
		{Say: "Now he had to show himself: window 3 is oval. He was at 11, and from the next ride on he is hidden again. He can show himself no sooner than entry 8, so remember the place.", Look: []string{"log.3", "pawn.x"}},
		{Say: "Two rides would bring you close: a bus to 13, and from there the underground. The bus stops only where green signs are, so it passes 39 and 25 without a halt. Click any far station and the cheapest way there is drawn, ride by ride.", Look: []string{"station.13"}},
		{Moves: "4 bus yellow 13; 5 taxi blue 41; 0 taxi 10; 1 taxi purple 65; 2 underground red 89; 3 bus green 3"},
		{Say: "He took a taxi from 11: only the shaded stations can be his. You hold the notebook open on the map all the time. Taxis are slow, so he is near Regent's Park. Take the underground to 46, on its far side.", Look: []string{"station.46", "ticket.underground"}},
		{Moves: "4 underground yellow 46; 5 bus blue 52; 0 taxi 2; 1 bus purple 63; 2 underground red 67; 3 taxi green 11"},
		{Say: "Green has come from the east and you wait in the west. That is how he is caught: not by running after him, but by standing where he must come. Go up to 33.", Look: []string{"pawn.green", "station.33"}},
		{Moves: "4 taxi yellow 33; 5 bus blue 13; 0 taxi 20; 1 taxi purple 48; 2 bus red 23; 3 taxi green 10"},
		{Say: "Green has searched 10 and found nobody, so the notebook has one place less. If he is at 20, you can end it now. Ride there.", Look: []string{"station.20"}},
		{Moves: "4 taxi yellow 20"},
		{Say: "Caught! Whoever lands on his station has him, seen or unseen, and all detectives win. His whole way lies open now, with the numbers of his entries."},
	}
}

// firstEscape takes the learner down to the river and out of the ring.
func firstEscape() []rules.Beat {
	return []rules.Beat{
		{Moves: "-2 draw 117; -2 draw 155; -2 draw 103; -2 draw 29; -2 draw 94; -2 draw 50"},
		{Say: "You are Mr X, at 117 south of the river. Five pawns hunt you, and none of them knows where you are. Only you see yourself on the map: at a real table everybody else looks away now.", Look: []string{"pawn.x"}},
		{Say: "Ride by taxi to 129. Click the station: two tickets would do, so you are asked which. Choose the taxi, and keep the black ones for later.", Look: []string{"station.129"}},
		{Moves: "0 taxi 129; 1 taxi purple 156; 2 taxi red 102; 3 bus green 55; 4 taxi yellow 93; 5 taxi blue 38"},
		{Say: "The detectives saw a taxi ticket in window 1, and no more. The shaded stations are what they can make of it: keep them many. Go on to 135.", Look: []string{"log.1", "station.135"}},
		{Moves: "0 taxi 135; 1 taxi purple 140; 2 bus red 67; 3 bus green 89; 4 underground yellow 79; 5 taxi blue 51"},
		{Say: "Your third ride is an oval window: you must show yourself where it ends. So choose a place that is hard to reach and easy to leave. Green is at 89, one underground ride from Elephant and Castle, so go back to 129, where no underground stops.", Look: []string{"log.3", "station.129"}},
		{Moves: "0 taxi 129; 1 underground purple 128; 2 underground red 13; 3 taxi green 88; 4 underground yellow 67; 5 taxi blue 52"},
		{Say: "They have all seen you, and Purple stands close by. This is the moment for a 2x card: two rides in one turn, before anybody can answer. Press the card.", Look: []string{"ticket.double"}},
		{Moves: "0 double"},
		{Say: "First by taxi to 142.", Look: []string{"station.142"}},
		{Moves: "0 taxi 142"},
		{Say: "And now a black ticket: it pays for any line, and nobody learns which. Ride to 157 with it.", Look: []string{"station.157", "ticket.black"}},
		{Moves: "0 black bus 157; 1 taxi purple 142; 2 underground red 89; 3 taxi green 117; 4 bus yellow 102; 5 bus blue 86"},
		{Say: "They search where you are not. From 157 the black line in the river is open to you alone: a boat, for a black ticket. Take it upriver to 194.", Look: []string{"station.194"}},
		{Moves: "0 boat 194; 1 taxi purple 128; 2 taxi red 105; 3 taxi green 129; 4 bus yellow 127; 5 bus blue 116"},
		{Say: "Two black tickets in a row: look how much of the city is shaded. Save the three that are left. One taxi west to 192, away from all of them.", Look: []string{"log.6", "station.192"}},
		{Moves: "0 taxi 192; 1 bus purple 161; 2 bus red 107; 3 taxi green 135; 4 taxi yellow 133; 5 bus blue 142"},
		{Say: "You are through the ring. Entry 8 is oval, so you will be seen after your next ride: think first where from there. If you are free when their tickets are gone, after 22 rounds at the most, you have won."},
	}
}
