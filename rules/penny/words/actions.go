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
	core.Be:     {told: "{full} joins the game.", advised: "Take {hero}", why: "every hero can win, and the quests are dealt only afterwards."},
	core.Walk:   {told: "{me} gives {card2} and goes to {place}.", advised: "Go to {place} and pay with {card2}", why: "{going}", refused: onlyMoving},
	core.Ride:   {told: "{me} goes to {place} for a movement token.", advised: "Go to {place} for a movement token", why: "{going}"},
	core.Duck:   {told: "{me} vanishes into {place} for two movement tokens.", advised: "Enter {place} for two movement tokens", why: "{going}"},
	core.Fare:   {told: "{me} gives {card} as well, for passing a villain in Hell.", advised: "Give {card} as well", why: "its “{does}” would be missed least."},
	core.Play:   {told: "{me} plays {card}.", advised: "Play {card}", why: "{playing}", refused: notMoving},
	core.Bear:   {told: "{me} plays a Wounded.", advised: "Play the Wounded", why: "it must be played by the end of this step in any case."},
	core.Gather: {told: "{me} gathers at {here}.", advised: "Gather at {here}", why: "that gives you {prints}.{use}"},
	core.Put:    {told: "{me} puts {token} on {card2}.", advised: "Put {token} on {card2}", why: "there it stays, and in the pool it would be gone with your next turn."},
	core.Lift:   {told: "{me} takes {token} off {card2}.", advised: "Take {token} off {card2}", why: "in the pool it can be spent at once."},
	core.Use: {told: "{me} uses {card}.", advised: "Use {card}", why: "{ability}",
		label: rules.Label{Title: "Use it", Text: "Use the ability of the full charge card; it is discarded then.", Clause: "PEN-36"}},
	core.Finish: {told: "{me} finishes {card}.", advised: "Finish {card}", why: "{rewards}",
		label: rules.Label{Title: "Finish", Text: "Finish the quest: its needs are met.", Clause: "PEN-131"}},
	core.Bribe:   {told: "{me} puts a gold by for the informer.", advised: "Put a gold by for the informer", why: "then {bribed} of the {goal} gold for the informer are there."},
	core.Act:     {told: "{me} takes the action of {here}: {act}.", advised: "{Act} at {here}", why: "{acting}", refused: onlyField},
	core.Close:   {told: "{me} closes the portal at {here}.", advised: "Close the portal at {here}", why: "a closed portal is what all this is for, and 3 points.", refused: onlyField},
	core.Inform:  {told: "{me} pays the informer, and chapter II begins.", advised: "Pay the informer", why: "the gold is together, and with this chapter II begins.", refused: onlyField},
	core.Haggle:  {told: "{me} haggles with the receiver.", advised: "Haggle with the receiver", why: "a shop card sold here for {bargain} gold closes the portal.", refused: onlyField},
	core.Rob:     {told: "{me} empties the Vault.", advised: "Empty the Vault", why: "that wins the heist.", refused: onlyField},
	core.Reclaim: {told: "{me} gives {token} and {token2}, and the tile is London again.", advised: "Give {token} and {token2} for the tile", why: "{ground} is London again, and {hells}.", refused: onlyField},
	core.Trade:   {told: "{me} proposes to trade with {hero}.", advised: "Trade with {hero}", why: "one of you has what the other lacks.", refused: onlyField},
	core.Pawn:    {told: "{me} gives the doorkeeper {card} for a trophy.", advised: "Give the doorkeeper {card}", why: "it stands for a trophy, which the portal asks for.", refused: onlyField},
	core.Done:    {told: "{me}: {done}.", advised: "{title}", why: "{stopping}"},
	core.Option:  {told: "{me} {answers}", advised: "{answer}", why: "{choice}"},
	core.Pay:     {told: "{me} chooses for {source}: {cost}.", advised: "{Cost}", why: "{paying}"},
	core.Keep:    {told: "{source}: {me} would rather not.", advised: "Rather not", why: "{keeping}"},
	core.Gain:    {told: "{me} gains {token}{from}.", advised: "Take {token}", why: "{kind}"},
	core.Lose:    {told: "{me} loses {token}{to}.", advised: "Give {token} away", why: "of what lies in your pool it is missed least."},
	core.Discard: {told: "{me} discards {card}.", advised: "Discard {card}", why: "its “{does}” would be missed least."},
	core.Destroy: {told: "{me} destroys {card}.", advised: "Destroy {card}", why: "a deck without its “{does}” brings your other cards round sooner."},
	core.Heal:    {told: "{me} heals a Wounded.", advised: "Heal a Wounded {where}", why: "{relief}"},
	core.Fetch:   {told: "{me} takes {card} back into the hand.", advised: "Take {card} back", why: "it says “{does}”."},
	core.Step:    {told: "{me} goes to {place}.", advised: "Go to {place}", why: "{going}"},
	core.Enter:   {told: "{me} enters {way}.", advised: "Enter {way}", why: "{going}"},
	core.Top:     {told: "{me} puts {card} next.", advised: "Put {card} next", why: "it is what you would rather see first."},
	core.Replace: {told: "{me} has {card} replaced.", advised: "Have {card} replaced", why: "{replacing}"},
	core.Flip:    {told: "{turns}", advised: "Turn {tile} over", why: "{missed}"},
	core.Lead:    {told: "{villain} goes to {place}. {intent}", advised: "Let {villain} go to {place}", why: "{near}"},
	core.Face:    {told: "{villain} {meets} {hero}.", advised: "Let {villain} meet {hero}", why: "{facing}"},
	core.Appear:  {told: "{villain} comes out of the portal at {place}.", advised: "Let {villain} come out at {place}", why: "{near}"},
	core.Send:    {told: "{figure} is to come back.", advised: "Let {figure} come back"},
	core.Dodge:   {told: "{me} steps aside to {place}.", advised: "Go to {place}", why: "there {villain} does not reach you."},
	core.Stand: {told: "{me} stands and fights.", advised: "Stand and fight", why: "the fight can be borne, and the movement token is kept.",
		label: rules.Label{Title: "Stand", Text: "Stay where you are, and fight.", Clause: "PEN-53"}},
	core.Fight: {told: "{me} fights {card}.", advised: "Fight {card}", why: "{match}"},
	core.Hit:   {told: "{me} strikes with {token}.", advised: "Strike with {token}", why: "{hitting}"},
	core.Parry: {told: "{me} turns the blow aside with {token}.", advised: "Turn the blow aside with {token}", why: "else a Wounded comes to your discard pile."},
	core.Bleed: {told: "{me} is wounded.", advised: "Take the wound", why: "what would turn the blow aside is worth more to you than one Wounded costs.",
		label: rules.Label{Title: "Take it", Text: "Do not prevent this hit: a Wounded comes to your discard pile.", Clause: "PEN-83"}},
	core.Remove:     {told: "{figure} leaves the map.", advised: "Send {figure} off the map", why: "{nearby}"},
	core.Trophy:     {told: "{me} puts the trophy on {card}.", advised: "Put the trophy on {card}", why: "{card} asks for a trophy."},
	core.Buy:        {told: "{me} buys {card} for {price} gold.", advised: "Buy {card}", why: "it is worth {points} at the end and brings “{does}” into your deck."},
	core.BuyFor:     {told: "{me} buys {card} for {price} gold. That costs {token2}.", advised: "Buy {card} for {token2}", why: "it is worth {points} at the end and brings “{does}” into your deck."},
	core.HealFor:    {told: "{me} heals a Wounded. That costs {token2}.", advised: "Heal a Wounded {where} for {token2}", why: "{relief}"},
	core.DestroyFor: {told: "{me} destroys {card}. That costs {token2}.", advised: "Destroy {card} for {token2}", why: "a deck without its “{does}” brings your other cards round sooner."},
	core.Shuffle:    {told: "{card} is shuffled back.", advised: "Shuffle {card} back", why: "it has {health} health and strikes back {times}."},
	core.Claim:      {told: "{me} has {card} assigned.", advised: "Have {card} assigned", why: "it has {health} health and strikes back {times}."},
	core.Swap:       {told: "{me} exchanges {token} for {token2}.", advised: "Exchange {token} for {token2}", why: "{kind2}"},
	core.Raise:      {told: "{me} upgrades {card}.", advised: "Upgrade {card}", why: "it gives one gold more each time that it comes round."},
	core.RaiseFor:   {told: "{me} upgrades {card}. That costs {token2}.", advised: "Upgrade {card} for {token2}", why: "it gives one gold more each time that it comes round."},
	core.Give:       {told: "{me} offers {token}.", advised: "Offer {token}", why: "of what lies in your pool it is missed least."},
	core.Hand:       {told: "{me} offers {card}.", advised: "Offer {card}", why: "it says “{does}”."},
	core.Ask:        {told: "{me} asks {other} for {token}.", advised: "Ask for {token}"},
	core.Want:       {told: "{me} asks {other} for {card}.", advised: "Ask for {card}", why: "it says “{does}”."},
	core.Propose: {told: "{me} lays the offer before {other}.", advised: "Lay the offer before {other}",
		label: rules.Label{Title: "Offer", Text: "Ask the other hero to agree to all that lies on the table.", Clause: "PEN-71"}},
	core.Accept: {told: "{me} accepts, and all changes hands.", advised: "Accept", why: "what you get serves you better than what you give.",
		label: rules.Label{Title: "Accept", Text: "Agree: everything changes hands at once.", Clause: "PEN-71"}},
	core.Refuse: {told: "{me} refuses.", advised: "Refuse", why: "what you would give is worth more to you.",
		label: rules.Label{Title: "Refuse", Text: "Keep what is yours.", Clause: "PEN-71"}},
	core.Sell:    {told: "{me} offers {card} to the receiver.", advised: "Offer the receiver {card}"},
	core.SellFor: {told: "{me} offers {card} to the receiver. That costs {token2}.", advised: "Offer the receiver {card} for {token2}"},
	core.Quest:   {told: "{me} takes the quest {card}.", advised: "Take the quest {card}", why: "it says “{does}”."},
}

func onlyMoving(f *core.Effect) rules.Refusal {
	return only(f.Step == core.StepMove, "Cards pay for steps in step 2 only.", "PEN-48")
}

func notMoving(f *core.Effect) rules.Refusal {
	return only(f.Step != core.StepMove, "Cards are played in step 3; in step 2 they only pay for steps, unless they show a shortcut that begins here.", "PEN-133")
}

func onlyField(f *core.Effect) rules.Refusal {
	return only(f.Step == core.StepField, "That is for step 4, the Field Action.", "PEN-61")
}

func only(holds bool, text, clause string) rules.Refusal {
	if holds {
		return rules.Refusal{}
	}
	return rules.Refuse(text, clause)
}
