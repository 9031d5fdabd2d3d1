package estoril

import (
	"intrigue/rules"
	"intrigue/rules/estoril/core"
)

// Lessons are one short round at four seats: the person has the first; everyone else is led
// by the steady bot once the record has ended.
func (Game) Lessons() []rules.Lesson {
	l := rules.Lesson{Key: "evening", Title: "Your first evening in Estoril",
		Line: "Play one round: send characters, take a look, resolve the boards, win a reward and discard."}
	l.Record = rules.Record{Format: rules.Format, Game: "estoril", Edition: edition, Deal: 1,
		Seats: rules.Learner(0, core.SeatNames[:], "steady")}
	return []rules.Lesson{l.With(firstDay()).With(firstEvening())}
}

// firstDay sends an Assassin to Tamariz, where Pujol is to be won, and a Conspiracy to the Museum.
func firstDay() []rules.Beat {
	return []rules.Beat{
		{Moves: "-2 first red; -2 mission women; -2 mission america; -2 mission assassins; -2 mission strength;" +
			"-2 board 2 upright; -2 board 3 upright; -2 board 6 upright; -2 board 1 upright; -2 board 5 upright; -2 board 8 upright;" +
			"-2 reward 38; -2 reward 48; -2 reward 39; -2 reward 32; -2 reward 29; -2 reward 35"},
		{Say: "Welcome to Estoril, 1942. You are Red, and these six characters are yours. " +
			"Six of the eight boards are on the table, each with a reward. In the evening, the strongest player on each board wins its reward.",
			Look: []string{"tile.1", "tile.2", "tile.3", "tile.4", "tile.5", "tile.6", "board.1.reward", "board.2.reward", "board.3.reward",
				"board.5.reward", "board.6.reward", "board.8.reward"}},
		{Say: "With four players, you have three cubes, so you send three characters. J. Pujol at Tamariz is worth 4 points. " +
			"Let's win him. Nothing is TOP SECRET on this beach. Drag Dr. Leitão, strength 1, to space II of Tamariz.",
			Look: []string{"tile.4", "board.3.cell.2"}, Else: []rules.Answer{
				{Move: "place 6 3 II", Words: "That works, too: Sargento Moreira has strength 2, the most you can send. " +
					"But the others can see him and outbid you. Let's begin with Dr. Leitão."},
				{Move: "place 4 3 III", Words: "That works, too: space III is another outer space. " +
					"But the lower space wins ties, so let's take II."},
			}},
		{Moves: "0 place 4 3 II; 1 place 12 3 III; 2 place 16 6 II; 3 place 24 1 III; 3 look 2 reward"},
		{Say: "Green wants Pujol too, and has sent Sargento Moreira, strength 2. " +
			"Blue's and Yellow's tiles are face down, because most spaces are TOP SECRET. Yellow has also looked at a reward. " +
			"You can see which one, but not who it is.", Look: []string{"board.3.cell.3", "board.2.reward"}},
		{Say: "Space I of Tamariz is an inner space. It is open to you because your Dr. Leitão is next to it. Send Ruth Calder there. " +
			"She has strength 0, but also Assassin, and space I goes first.", Look: []string{"tile.1", "board.3.cell.1"},
			Else: []rules.Answer{
				{Move: "place 6 3 I", Words: "That works, too: you would win with 3 against Green's 2, " +
					"unless a character is sent home or brought over. But let's see Assassin at work: send Ruth Calder."},
				{Move: "place 2 3 I", Words: "That works, too: you and Green would have 2 each, and space I wins the tie. " +
					"But let's see Assassin at work: send Ruth Calder."},
			}},
		{Moves: "0 place 1 3 I; 1 place 9 5 I; 2 place 14 6 III; 2 leave; 3 place 20 2 III; 3 leave"},
		{Say: "This is your last cube. The eye on the Museum's space IV lets you look at any board. Send Kurt Baumann there. " +
			"He goes there face down.", Look: []string{"tile.5", "board.8.cell.4"}},
		{Moves: "0 place 5 8 IV"},
		{Say: "Now you may look at one face-down tile anywhere. The Museum's reward is TOP SECRET. Look at it.",
			Look: []string{"board.8.reward"}},
	}
}

// firstEvening wins Pujol with the Assassin and leaves Green little at the Museum. It stops at each board of the evening,
// and ends when the second round is laid out.
func firstEvening() []rules.Beat {
	return []rules.Beat{
		{Moves: "0 look 8 reward; 1 place 10 8 II; 1 look 8 IV; 2 place 18 5 III; 2 leave; 3 place 22 5 II; 3 leave; -2 open"},
		{Say: "All cubes are on the boards, so the evening begins. The boards are resolved in the order of their numbers. " +
			"At the Church (1), Yellow has the only character and wins G. F. Kennan.",
			Look: []string{"board.1.cell.3", "board.1.reward"}},
		{Moves: "-2 award; -2 open"},
		{Say: "Hotel Palácio is next. Its reward turns face up: Leslie Howard. Yellow is the only player here, too.",
			Look: []string{"board.2.cell.3", "board.2.reward"}},
		{Moves: "3 leave; -2 award; -2 open"},
		{Say: "Now Tamariz. Green leads with 2 against your 1. " +
			"But the characters act in the order of their spaces, so Ruth Calder goes first. Have her send Green's Sargento Moreira home.",
			Look: []string{"tile.1", "board.3.cell.3"}},
		{Moves: "0 assassin 3 III"},
		{Say: "Sargento Moreira is back in Green's hand, and you lead. On space II, Dr. Leitão could protect a character. " +
			"Nobody needs protection, so press Skip. You never have to use an ability.", Look: []string{"tile.4", "choice.leave"}},
		{Moves: "0 leave; -2 award"},
		{Say: "Pujol is yours. The next board is Muchaxo, where Green, Yellow and Blue meet.",
			Look: []string{"board.5.cell.1", "board.5.cell.2", "board.5.cell.3"}},
		{Moves: "-2 open; 1 nationalism; 3 leave"},
		{Say: "Green's Tomé Vaz has used Nationalism. " +
			"He gained 1 strength for each other Portuguese character here and on adjacent boards, so Green wins.",
			Look: []string{"board.5.cell.1"}},
		{Moves: "-2 award; -2 open; 2 leave; 2 leave"},
		{Say: "At the Casino, only Blue has characters. After the abilities, two dice are rolled for each, " +
			"and the difference is added to its strength.", Look: []string{"board.6.cell.2", "board.6.cell.3"}},
		{Moves: "-2 roll 4 1; -2 roll 2 2; -2 award; -2 open; 1 leave"},
		{Say: "The Museum comes last. You and Green have 1 each, and Green, on the lower space, wins the tie. " +
			"But Kurt Baumann has Conspiracy. Use it.", Look: []string{"tile.5", "choice.conspiracy"}},
		{Moves: "0 conspiracy; -2 draw 45"},
		{Say: "The top tile of the pile is Viktor Belov, worth 1 point. The reward is Rita Winsor, worth 4. " +
			"Green will win whoever you choose, so choose Belov. Rita Winsor goes to the bottom of the pile.",
			Look: []string{"pile.top", "board.8.reward"}},
		{Moves: "0 change; -2 award; -2 home"},
		{Say: "Everyone is home. You have seven characters and keep six. A discard is always worth 1 point. " +
			"Tomé Vaz is worth no more than that in hand, so discard him.", Look: []string{"tile.3"}, Else: []rules.Answer{
			{Move: "discard 4", Words: "That works, too: Dr. Leitão is worth 1 point either way. " +
				"But one of the missions counts strength, and he is stronger than Tomé Vaz. Let's keep him."},
			{Move: "discard 5", Words: "That works, too: Kurt Baumann is worth 1 point either way. " +
				"But one of the missions counts strength, and he is stronger than Tomé Vaz. Let's keep him."},
		}},
		{Moves: "0 discard 3; 1 discard 9; 1 discard 10; 2 discard 13; 3 discard 19; 3 discard 21;" +
			"-2 board 7 upright; -2 board 3 upright; -2 board 4 upright; -2 board 6 upright; -2 board 2 upright; -2 board 1 upright;" +
			"-2 reward 27; -2 reward 33; -2 reward 36; -2 reward 30; -2 reward 41; -2 reward 43"},
		{Say: "That was the first of four rounds, and the second is laid out. " +
			"At the end, you score the points in your hand, 1 for each discard, and 6 for each mission in which you have the most. " +
			"Point at your score to see its parts. Over to you!", Look: []string{"mission.1", "mission.2", "mission.3", "mission.4"}},
	}
}
