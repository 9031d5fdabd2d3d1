package words

import (
	"intrigue/rules"
	"intrigue/rules/penny/core"
)

// wording is the words of an action. What stands in braces is filled in: see blanks.
type wording struct {
	told    string                             // in the log
	advised string                             // in a hint
	why     string                             // and behind it, after a colon
	label   rules.Label                        // of the key by which one says it
	refused func(f *core.Effect) rules.Refusal // for a turn's own actions: when it is not their step
}

// actions is the table of what is said of each action; the table of core says what it does.
var actions = [core.ActionKinds]wording{
	core.Be: {told: "{full} joins the game.", advised: "Take {hero}",
		why: "every hero can win, and you only see your quests once you have chosen."},
	core.Walk: {told: "{me} discards {card2} and goes to {place}.", advised: "Go to {place} and pay with {card2}", why: "{going}",
		refused: onlyMoving},
	core.Ride: {told: "{me} spends a movement token and goes to {place}.", advised: "Go to {place} for a movement token", why: "{going}"},
	core.Duck: {told: "{me} spends 2 movement tokens and enters {place}.", advised: "Enter {place} for 2 movement tokens",
		why: "{going}"},
	core.Fare: {told: "{me} also discards {card} to pass the villain.", advised: "Discard {card} as well",
		why: "“{does}” helps you least now."},
	core.Play:   {told: "{me} plays {card}.", advised: "Play {card}", why: "{playing}", refused: notMoving},
	core.Bear:   {told: "{me} plays a Wounded card.", advised: "Play the Wounded card", why: "you must play it before step 3 ends."},
	core.Gather: {told: "{me} gathers {prints} at {here}.", advised: "Gather at {here}", why: "you take {prints}.{use}"},
	core.Put: {told: "{me} puts {token} on {card2}.", advised: "Put {token} on {card2}",
		why: "it stays there; from your action pool it would go back to the supply next turn."},
	core.Lift: {told: "{me} takes {token} off {card2}.", advised: "Take {token} off {card2}",
		why: "you can spend it from your action pool at once."},
	core.Use: {told: "{me} uses {card}.", advised: "Use {card}", why: "{ability}",
		label: rules.Label{Title: "Use the card", Text: "Uses the ability of the full charge card and then discards the card.",
			Clause: "PEN-36"}},
	core.Finish: {told: "{me} finishes the quest {card}.", advised: "Finish {card}", why: "{rewards}",
		label: rules.Label{Title: "Finish", Text: "Finishes the quest and gives you its reward.", Clause: "PEN-131"}},
	core.Bribe: {told: "{me} puts 1 gold on the Heroes card.", advised: "Put 1 gold on the Heroes card",
		why: "that makes {bribed} of the {goal} gold the informer wants."},
	core.Act: {told: "{me} takes a Field Action at {here}: {act}.", advised: "{Act} at {here}", why: "{acting}", refused: onlyField},
	core.Close: {told: "{me} closes the portal at {here}.", advised: "Close the portal at {here}",
		why: "you need every portal closed to win, and this one is worth 3 points.", refused: onlyField},
	core.Inform: {told: "{me} pays the informer, and chapter II begins.", advised: "Pay the informer",
		why: "you have the gold, and chapter II begins.", refused: onlyField},
	core.Haggle: {told: "{me} calls on the receiver.", advised: "Sell to the receiver",
		why: "the portal closes once it holds {bargain} gold.", refused: onlyField},
	core.Rob: {told: "{me} empties the Vault.", advised: "Empty the Vault", why: "you all win the Heist.", refused: onlyField},
	core.Reclaim: {told: "{me} spends {token} and {token2} and turns {soil} back into {ground}.",
		advised: "Spend {token}{second} to reclaim the tile", why: "you get 2 points and a trophy, and {hells}.", refused: onlyField},
	core.Trade: {told: "{me} proposes a trade with {hero}.", advised: "Trade with {hero}", why: "one of you has what the other needs.",
		refused: onlyField},
	core.Pawn: {told: "{me} gives {card} to the doorkeeper as a trophy.", advised: "Give {card} to the doorkeeper",
		why: "it counts as a trophy, and the portal asks for one.", refused: onlyField},
	core.Done:    {told: "{me} {quits}.", advised: "{title}", why: "{stopping}"},
	core.Option:  {told: "{me} {answers}", advised: "{answer}", why: "{choice}"},
	core.Pay:     {told: "{me} pays for {source}: “{Cost}.”", advised: "{Cost}", why: "{paying}"},
	core.Keep:    {told: "{me} does not pay for {source}.", advised: "No thanks", why: "{keeping}"},
	core.Gain:    {told: "{me} gains {token}{from}.", advised: "Take {token}", why: "{kind}"},
	core.Lose:    {told: "{me} loses {token}{to}.", advised: "Give up {token}", why: "nothing in your action pool helps you less now."},
	core.Discard: {told: "{me} discards {card}.", advised: "Discard {card}", why: "“{does}” helps you least now."},
	core.Destroy: {told: "{me} destroys {card}.", advised: "Destroy {card}", why: "without it you draw your better cards more often."},
	core.Heal:    {told: "{me} heals a Wounded card.", advised: "Heal a Wounded card {where}", why: "{relief}"},
	core.Fetch: {told: "{me} takes {card} back from the discard pile.", advised: "Take {card} back",
		why: "you can play it again for “{does}”."},
	core.Step:    {told: "{me} moves to {place}.", advised: "Move to {place}", why: "{going}"},
	core.Enter:   {told: "{me} enters {way}.", advised: "Enter {way}", why: "{going}"},
	core.Top:     {told: "{me} puts {card} next.", advised: "Put {card} next", why: "it suits you best of these cards."},
	core.Replace: {told: "{me} replaces {card}.", advised: "Replace {card}", why: "{replacing}"},
	core.Flip:    {told: "{turns}", advised: "Turn {tile} over", why: "{missed}"},
	core.Lead:    {told: "{Villain} moves to {place}. {intent}", advised: "Let {villain} go to {place}", why: "{near}"},
	core.Face:    {told: "{Villain} {meets} {hero}.", advised: "Send {villain} to {hero}", why: "{facing}"},
	core.Appear:  {told: "{Villain} comes out of the portal at {place}.", advised: "Let {villain} come out at {place}", why: "{near}"},
	core.Send:    {told: "{me} chooses {figure} to come back.", advised: "Bring {figure} back"},
	core.Dodge: {told: "{me} spends a movement token and steps aside to {place}.", advised: "Step aside to {place}",
		why: "{villain} cannot fight you there."},
	core.Stand: {told: "{me} stands and fights.", advised: "Stand and fight",
		why:   "you can cope with this fight, and you keep the movement token.",
		label: rules.Label{Title: "Stand and fight", Text: "You stay where you are and fight.", Clause: "PEN-53"}},
	core.Fight: {told: fights + ".", advised: "Fight {card}", why: "{match}"},
	core.Hit:   {told: "{me} deals 1 damage to {foe}{blow}.", advised: "Deal 1 damage{blow}", why: "{hitting}"},
	core.Parry: {told: "{me} prevents a wound with {token}.", advised: "Prevent the wound with {token}",
		why: "otherwise a Wounded card goes to your discard pile."},
	core.Bleed: {told: "{me} takes a Wounded card.", advised: "Take the wound",
		why: "preventing it would cost you more than one Wounded card does.",
		label: rules.Label{Title: "Take the wound", Text: "You prevent nothing, and a Wounded card goes to your discard pile.",
			Clause: "PEN-83"}},
	core.Remove: {told: "{Figure} leaves the map.", advised: "Take {figure} off the map", why: "{nearby}"},
	core.Trophy: {told: "{me} puts the trophy on {card}.", advised: "Put the trophy on {card}", why: "the quest asks for one."},
	core.Buy:    {told: "{me} buys {card} for {price} gold.", advised: "Buy {card}", why: "{worth}“{does}” when you play it."},
	core.BuyFor: {told: "{me} buys {card} for {price} gold and {token2}.", advised: "Buy {card} for {price} gold and {token2}",
		why: "{worth}“{does}” when you play it."},
	core.HealFor: {told: "{me} heals a Wounded card for {token2}.", advised: "Heal a Wounded card {where} for {token2}",
		why: "{relief}"},
	core.DestroyFor: {told: "{me} destroys {card} for {token2}.", advised: "Destroy {card} for {token2}",
		why: "without it you draw your better cards more often."},
	core.Shuffle: {told: "{me} shuffles {card} back into the enemy deck.", advised: "Shuffle {card} back",
		why: "its health is {health}, and you risk up to {wounds}."},
	core.Claim: {told: "{me} takes {card} as an assigned enemy.", advised: "Take {card} as your assigned enemy",
		why: "its health is {health}, and you risk up to {wounds}."},
	core.Swap: {told: "{me} exchanges {token} for {token2}.", advised: "Exchange {token} for {token2}", why: "{kind2}"},
	core.Raise: {told: "{me} upgrades {card}.", advised: "Upgrade {card}",
		why: "the better card gives 1 more gold each time you play it."},
	core.RaiseFor: {told: "{me} upgrades {card} for {token2}.", advised: "Upgrade {card} for {token2}",
		why: "the better card gives 1 more gold each time you play it."},
	core.Give: {told: "{me} offers {token}.", advised: "Offer {token}", why: "nothing in your action pool helps you less now."},
	core.Hand: {told: "{me} offers {card}.", advised: "Offer {card}", why: "it says “{does}”."},
	core.Ask:  {told: "{me} asks {other} for {token}.", advised: "Ask for {token}"},
	core.Want: {told: "{me} asks {other} for {card}.", advised: "Ask for {card}", why: "it says “{does}”."},
	core.Propose: {told: "{me} makes {other} the offer.", advised: "Make {other} the offer",
		label: rules.Label{Title: "Offer", Text: "Asks the other hero to agree to everything on the table.", Clause: "PEN-71"}},
	core.Accept: {told: "{me} accepts, and everything changes hands.", advised: "Accept",
		why:   "what you get helps you more than what you give.",
		label: rules.Label{Title: "Accept", Text: "You agree, and everything changes hands at once.", Clause: "PEN-71"}},
	core.Refuse: {told: "{me} declines.", advised: "Decline", why: "you would give away more than you get.",
		label: rules.Label{Title: "Decline", Text: "You keep what you have, and nothing changes hands.", Clause: "PEN-71"}},
	core.Sell:    {told: "{me} offers the receiver {card}.", advised: "Offer the receiver {card}"},
	core.SellFor: {told: "{me} offers the receiver {card} and spends {token2}.", advised: "Offer the receiver {card} for {token2}"},
	core.Quest: {told: "{me} takes the quest {card}.", advised: "Take the quest {card}",
		why: "it is worth {points}, and you have the best chance of finishing it."},
}

func onlyMoving(f *core.Effect) rules.Refusal {
	if f.Step > core.StepBuild {
		return rules.Refuse("You can no longer move this turn.", "PEN-48")
	}
	return only(f.Step == core.StepMove, "You discard cards to move in step 2 only. In step 3, spend movement tokens.", "PEN-48")
}

func notMoving(f *core.Effect) rules.Refusal {
	return only(f.Step != core.StepMove, "You play cards in step 3. In step 2 you discard them to move, unless a card shows a shortcut "+
		"that begins here.", "PEN-133")
}

// actionTaken is said when step 4 is over.
const actionTaken = "You have had your Field Action this turn."

func onlyField(f *core.Effect) rules.Refusal {
	if f.Step > core.StepField {
		return rules.Refuse(actionTaken, "PEN-61")
	}
	return only(f.Step == core.StepField, "This is a Field Action, for step 4.", "PEN-61")
}

func only(holds bool, text, clause string) rules.Refusal {
	if holds {
		return rules.Refusal{}
	}
	return rules.Refuse(text, clause)
}
