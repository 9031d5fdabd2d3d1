package penny

import (
	"intrigue/rules"
	"intrigue/rules/penny/core/box"
)

// Lessons are two turns of Scenario I with two heroes.
func (Game) Lessons() []rules.Lesson {
	l := rules.Lesson{Key: "errands", Title: "Two turns in the Prologue",
		Line: "The five steps of a turn: walking, playing cards, buying, a fight, a quest and an event."}
	l.Record = rules.Record{Format: rules.Format, Game: "penny", Edition: box.Newest, Deal: 1,
		Options: rules.Options{"mode": box.Prologue.String()}, Seats: rules.Learner(0, []string{"Jack's friend", "Maria's friend"}, "steady")}
	return []rules.Lesson{l.With(firstErrands())}
}

// firstErrands has Jack buy a Crowbar, beat the Resurrection Men who come for him, and
// finish his Personal Quest with their trophy; then a raven asks the time.
func firstErrands() []rules.Beat {
	return []rules.Beat{
		{Say: "Hell is moving into London, and in ten rounds it will be all one postcode. Up to four heroes try to shut the portals. Take Jack.", Look: []string{"hero.jack"}},
		{Moves: "0 be jack; 1 be maria; -2 first 0; -2 draw 79; -2 draw 77; -2 draw 86; -2 draw 74; -2 draw 109; -2 draw 107; -2 draw 117; -2 draw 113; -2 draw 16 14 12 17 18; -2 draw 20 22 26 28 27"},
		{Say: "Your turn has five steps. Step 1 tidies up by itself. Step 2 is walking: a card out of your hand is one Move Point, and a point is one line of the map. The shop is at Billingsgate: go there, and let the Last Penny pay for it.", Look: []string{"hero.jack", "place.billingsgate", "card.12"}},
		{Moves: "0 walk billingsgate 12"},
		{Say: "That is far enough. The other cards are worth more in your hand: say done.", Look: []string{"choice.done"}},
		{Moves: "0 done"},
		{Say: "Step 3: play as many cards as you like. What they give lies in your pool until your next turn begins. Pocket Money is 2 gold.", Look: []string{"card.14"}},
		{Moves: "0 play 14"},
		{Say: "Resources gives two of the five kinds, and you choose.", Look: []string{"card.17"}},
		{Moves: "0 play 17"},
		{Say: "Your Personal Quest asks for violence. Take one.", Look: []string{"card.144", "pool.jack.violence"}},
		{Moves: "0 gain violence"},
		{Say: "And one more, for somebody who may come round. You will see.", Look: []string{"pool.jack.violence"}},
		{Moves: "0 gain violence"},
		{Say: "Knowledge Of Anatomy is Jack's own card. It deals damage.", Look: []string{"card.18"}},
		{Moves: "0 play 18"},
		{Say: "One damage more, or science. Let us be blunt.", Look: []string{"choice.option.0"}},
		{Moves: "0 option 0"},
		{Say: "And a Punch: two more damage.", Look: []string{"card.16"}},
		{Moves: "0 play 16"},
		{Say: "What lies on a quest stays there. Put one violence onto the Postcard.", Look: []string{"pool.jack.violence", "card.144"}},
		{Moves: "0 put violence 144"},
		{Say: "Keep the other one, and the damage. Step 3 is done.", Look: []string{"choice.done"}},
		{Moves: "0 done"},
		{Say: "Step 4 is one Field Action. The token here says Buy.", Look: []string{"action.billingsgate"}},
		{Moves: "0 act"},
		{Say: "You have 2 gold. The Crowbar of Introduction costs that. It comes into your deck by way of the discard pile, it is worth points, and at a portal it may stand for a trophy.", Look: []string{"card.79"}},
		{Moves: "0 buy 79; -2 draw 78"},
		{Say: "Nothing more to do. Step 5 discards what you played and draws you up to five cards.", Look: []string{"choice.done"}},
		{Moves: "0 done; -2 draw 10 11 13 15 19; -2 draw 217"},
		{Say: "After each turn comes a Villain Phase. This scheme sent B to the nearest hero, and that is you: a fight. The figure is only a marker; you choose among the four enemies of the row. Resurrection Men are SERIAL KILLERS, as your quest wants. They have 3 health, and you have 4 damage.", Look: []string{"card.113", "villain.b", "card.144"}},
		{Moves: "0 fight 113"},
		{Say: "Each damage token is one damage. Hit.", Look: []string{"pool.jack.damage"}},
		{Moves: "0 hit damage"},
		{Say: "Again. What stands on the left of his card would hit as well: violence or occultism.", Look: []string{"pool.jack.damage"}},
		{Moves: "0 hit damage"},
		{Say: "Once more.", Look: []string{"pool.jack.damage"}},
		{Moves: "0 hit damage"},
		{Say: "Beaten. But they always hit back, dead or not: each symbol on the right is a Wounded card for your deck, unless you pay that resource. You kept one violence: pay.", Look: []string{"pool.jack.violence"}},
		{Moves: "0 parry violence; -2 draw 106"},
		{Say: "The enemy's card is yours now, with its loot, and B leaves the map. And you win a trophy. Put it onto the Postcard.", Look: []string{"card.144"}},
		{Moves: "0 trophy 144; 1 walk the_tower 22; 1 done; 1 gather; 1 play 27; 1 gain science; 1 gain society; 1 put science 249; 1 put society 249; 1 put violence 249; 1 play 26; 1 done; -2 draw 21 23 24; -2 draw 222"},
		{Say: "Maria gathered violence from the Tower and filled her Walk in a Street. The scheme has one enemy of the row changed. You hold the Decision Token: what the rules leave open, you decide. Send the Barber away, he is the hardest.", Look: []string{"card.117", "deck.enemy"}},
		{Moves: "0 replace 117; -2 draw 115"},
		{Say: "A round is over. The hell token has burnt down to its second space of ten: that is your clock, and on red spaces a tile turns to Hell. There is an event at Fleet Street, two lines away. Pay with the Last Penny.", Look: []string{"hero.jack", "place.empty_street", "card.13"}},
		{Moves: "0 walk empty_street 13"},
		{Say: "And with a Better to Restock!", Look: []string{"place.fleet_street", "card.11"}},
		{Moves: "0 walk fleet_street 11"},
		{Say: "Here we stay.", Look: []string{"choice.done"}},
		{Moves: "0 done"},
		{Say: "Your quest has all that it needs. Finish it: that is 2 points, its card joins your deck, and its reward is a trophy for your Walk in a Street.", Look: []string{"card.144", "card.248"}},
		{Moves: "0 finish 144"},
		{Say: "Hunter's Tools are a charge card. It lies above your board and stores resources; when it is full, it does what it says.", Look: []string{"card.19"}},
		{Moves: "0 play 19"},
		{Say: "It begins with one. Underworld, say.", Look: []string{"pool.jack.underworld"}},
		{Moves: "0 gain underworld"},
		{Say: "Done with step 3.", Look: []string{"choice.done"}},
		{Moves: "0 done"},
		{Say: "Now the event.", Look: []string{"action.fleet_street"}},
		{Moves: "0 act; -2 draw 192"},
		{Say: "A raven asks you the time. What comes of an answer nobody knows before; the card is yours in either case, and counts. Tell it.", Look: []string{"choice.option.0"}},
		{Moves: "0 option 0"},
		{Say: "Two occultism. Put one onto your Walk in a Street. With six resources of four kinds and two trophies on it you may close a portal: go there, with no villain on it, and use your Field Action.", Look: []string{"card.248", "portal.cemetery_gate", "portal.slums_b", "portal.parliament"}},
		{Moves: "0 put occultism 248"},
		{Say: "Keep the other: what stays in the pool is yours in the Villain Phase too, to hit or to fend off with. Done.", Look: []string{"choice.done"}},
		{Moves: "0 done; -2 draw 11 16 17; -2 draw 213"},
		{Say: "Close all three portals in ten rounds, and London is saved for all of you; then the best score is the true hero. Beware of villains, buy early, heal at the Hospital Ward, and keep an eye on the fuse. The table is yours.", Look: []string{"portal.cemetery_gate", "portal.slums_b", "portal.parliament"}},
	}
}
