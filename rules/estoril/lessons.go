package estoril

import (
	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// Lessons are one short round at four seats: the person has the first; everybody else is led
// by the steady bot once the record has ended.
func (Game) Lessons() []rules.Lesson {
	l := rules.Lesson{Key: "evening", Title: "Your first evening in Estoril", Line: "One round: sending people, a look, an evening of abilities, a reward and a discard."}
	l.Record = rules.Record{Format: rules.Format, Game: "estoril", Edition: edition, Deal: 1, Seats: rules.Learner(0, core.SeatNames[:], "steady")}
	return []rules.Lesson{l.With(firstEvening())}
}

// firstEvening wins Garbo at Tamariz with an Assassin and leaves green little at the Museum.
func firstEvening() []rules.Beat {
	return []rules.Beat{
		{Moves: "-2 first red; -2 mission women; -2 mission america; -2 mission assassins; -2 mission strength;" +
			"-2 board 2 upright; -2 board 3 upright; -2 board 6 upright; -2 board 1 upright; -2 board 5 upright; -2 board 8 upright;" +
			"-2 reward 38; -2 reward 48; -2 reward 39; -2 reward 32; -2 reward 29; -2 reward 35"},
		{Say: "Estoril, 1942. You are Red, and these six are your people. On the table lie six of eight places, and at each of them somebody waits to be won. Who is strongest there in the evening takes that person home.", Look: []string{"hand.0", "board.3.reward"}},
		{Say: "With four players you send only three of your people. J. Pujol at Tamariz is worth 4 points: let us have him. On the beach nothing is secret. Drag Dr. Leitão, strength 1, to space II there.", Look: []string{"tile.4", "board.3.cell.2"}},
		{Moves: "0 place 4 3 II; 1 place 12 3 III; 2 place 16 6 II; 3 place 24 1 III; 3 look 2 reward"},
		{Say: "Green wants him too and has sent his sergeant, strength 2. Blue and Yellow lie face down: most spaces are TOP SECRET. Yellow has also looked at a reward. All see where, nobody sees what.", Look: []string{"board.3.cell.3", "board.2.reward"}},
		{Say: "Space I of Tamariz lies inside the grid. An inner space is open only beside a tile of yours, and there you are. Send Ruth Calder: strength 0, but an Assassin, and on space I she acts first.", Look: []string{"tile.1", "board.3.cell.1"}},
		{Moves: "0 place 1 3 I; 1 place 9 5 I; 2 place 14 6 III; 2 leave; 3 place 20 2 III"},
		{Say: "Your last cube. The Museum's space IV has an eye for every board. Send Kurt Baumann there; he will lie face down.", Look: []string{"tile.5", "board.8.cell.4"}},
		{Moves: "0 place 5 8 IV"},
		{Say: "Now you may look at one tile that lies face down, anywhere. The Museum's reward is TOP SECRET: look at it.", Look: []string{"board.8.reward"}},
		{Moves: "0 look 8 reward; 1 place 10 8 II; 1 look 8 IV; 2 place 18 5 III; 2 leave; 3 place 22 5 II; 3 leave;" +
			"-2 open; -2 award; -2 open; 3 leave; -2 award; -2 open"},
		{Say: "All cubes are out, and the evening has come. Places are resolved by number; the Church and Hotel Palácio went to Yellow. Here at Tamariz, Green leads with 2 against your 1. But space I acts first: let Ruth Calder send his sergeant home.", Look: []string{"tile.1", "board.3.cell.3"}},
		{Moves: "0 assassin 3 III"},
		{Say: "He is back in Green's hand, and you lead. On space II Dr. Leitão could protect somebody by Diplomacy. Nobody needs it: leave it. You never have to use an ability.", Look: []string{"tile.4", "choice.leave"}},
		{Moves: "0 leave; -2 award; -2 open; 1 nationalism; 3 leave; -2 award; -2 open; 2 leave; 2 leave; -2 roll 4 1; -2 roll 2 2; -2 award; -2 open; 1 leave"},
		{Say: "Garbo is yours. At Muchaxo, Green's Tomé Vaz counted the Portuguese around him and won; in the Casino the dice were added. Now the Museum: 1 each, and Green has the lower space, so Green will win. But Kurt Baumann conspires: use it.", Look: []string{"tile.5", "choice.conspiracy"}},
		{Moves: "0 conspiracy; -2 draw 45"},
		{Say: "From the pile comes Viktor Belov, worth 1 point; Rita Winsor, whom you saw, is worth 4. Green will get what stays. Let it be Belov, and Rita Winsor goes under the pile.", Look: []string{"pile.top", "board.8.reward"}},
		{Moves: "0 change; -2 award; -2 home"},
		{Say: "Everybody is home. You have seven people and may keep six. A discard is worth 1 point for ever, and so is Tomé Vaz in hand: let him go.", Look: []string{"tile.3"}},
		{Moves: "0 discard 3; 1 discard 9; 1 discard 10; 2 discard 13; 3 discard 19; 3 discard 21"},
		{Say: "That was a round; there are four. In the end count the points in your hand, one for each discard, and 6 for every mission in which you have most: women, Americans, Assassins, strength. New boards are coming. The table is yours.", Look: []string{"mission.1", "mission.2", "mission.3", "mission.4"}},
	}
}
