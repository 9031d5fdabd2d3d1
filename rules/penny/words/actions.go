package words

import (
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny/core"
)

// wording is the words of an action.
type wording struct {
	told    phrase                             // in the log
	advised phrase                             // in a hint
	why     phrase                             // and behind it, after a colon; nil for nothing
	label   rules.Label                        // of the key by which one says it
	refused func(f *core.Effect) rules.Refusal // for a turn's own actions: when it is not their step
}

// actions is the table of what is said of each action; the table of core says what it does.
var actions = [core.ActionKinds]wording{
	core.Be: {told: say("%s joins the game.", moment.full), advised: say("Take %s", moment.hero),
		why: text("every hero can win, and you only see your quests once you have chosen.")},
	core.Walk: {told: acts("discards %s and goes to %s.", moment.card2, moment.place),
		advised: say("Discard %s to go to %s", moment.card2, moment.place), why: moment.going,
		refused: onlyMoving},
	core.Ride: {told: acts("spends a movement token and goes to %s.", moment.place),
		advised: say("Spend a movement token to go to %s", moment.place), why: moment.going},
	core.Duck: {told: acts("spends 2 movement tokens and enters %s.", moment.place),
		advised: say("Spend 2 movement tokens to enter %s", moment.place),
		why:     moment.going},
	core.Fare: {told: acts("also discards %s to pass the villain.", moment.card), advised: say("Discard %s as well", moment.card),
		why: say("“%s” helps you least now.", moment.does)},
	core.Play: {told: acts("plays %s.", moment.card), advised: say("Play %s", moment.card), why: moment.playing, refused: notMoving},
	core.Bear: {told: acts("plays a Wounded card."), advised: text("Play the Wounded card"),
		why: text("you must play it before step 3 ends.")},
	core.Gather: {told: acts("gathers %s at %s.", moment.prints, moment.here), advised: say("Gather at %s", moment.here),
		why: say("you take %s.%s", moment.prints, moment.use)},
	core.Put: {told: acts("puts %s on %s.", moment.token, moment.card2), advised: say("Put %s on %s", moment.token, moment.card2),
		why: text("it stays there; from your action pool it would go back to the supply next turn.")},
	core.Lift: {told: acts("takes %s off %s.", moment.token, moment.card2), advised: say("Take %s off %s", moment.token, moment.card2),
		why: text("you can spend it from your action pool at once.")},
	core.Use: {told: acts("uses %s.", moment.card), advised: say("Use %s", moment.card), why: moment.ability,
		label: rules.Label{Title: "Use the card", Text: "Uses the ability of the full charge card and then discards the card.",
			Clause: "PEN-36"}},
	core.Finish: {told: acts("finishes the quest %s.", moment.card), advised: say("Finish %s", moment.card), why: moment.rewards,
		label: rules.Label{Title: "Finish", Text: "Finishes the quest and gives you its reward.", Clause: "PEN-131"}},
	core.Bribe: {told: acts("puts 1 gold on the Heroes card."), advised: text("Put 1 gold on the Heroes card"),
		why: say("that makes %s of the %s gold the informer wants.", moment.bribed, moment.goal)},
	core.Act: {told: acts("takes a Field Action at %s: %s.", moment.here, moment.act),
		advised: say("%s at %s", capital(moment.act), moment.here), why: moment.acting, refused: onlyField},
	core.Close: {told: acts("closes the portal at %s.", moment.here), advised: say("Close the portal at %s", moment.here),
		why: text("you need every portal closed to win, and this one is worth 3 points."), refused: onlyField},
	core.Inform: {told: acts("pays the informer, and chapter II begins."), advised: text("Pay the informer"),
		why: text("you have the gold, and chapter II begins."), refused: onlyField},
	core.Haggle: {told: acts("calls on the receiver."), advised: text("Sell to the receiver"),
		why: say("the portal closes once it holds %s gold.", moment.portalGold), refused: onlyField},
	core.Rob: {told: acts("empties the Vault."), advised: text("Empty the Vault"), why: text("you all win the Heist."),
		refused: onlyField},
	core.Reclaim: {told: acts("spends %s and %s and turns %s back into %s.", moment.token, moment.token2, moment.soil, moment.ground),
		advised: say("Spend %s%s to reclaim the tile", moment.token, moment.second),
		why:     say("you get 2 points and a trophy, and %s.", moment.hells), refused: onlyField},
	core.Trade: {told: acts("proposes a trade with %s.", moment.hero), advised: say("Trade with %s", moment.hero),
		why:     text("one of you has what the other needs."),
		refused: onlyField},
	core.Pawn: {told: acts("gives %s to the doorkeeper as a trophy.", moment.card),
		advised: say("Give %s to the doorkeeper", moment.card),
		why:     text("it counts as a trophy, and the portal asks for one."), refused: onlyField},
	core.Done:   {told: acts("%s.", moment.quits), advised: moment.title, why: moment.stopping},
	core.Option: {told: acts("%s", moment.answers), advised: moment.answer, why: moment.choice},
	core.Pay: {told: acts("pays for %s: “%s.”", moment.source, capital(moment.cost)), advised: capital(moment.cost),
		why: moment.paying},
	core.Keep: {told: acts("does not pay for %s.", moment.source), advised: text("No thanks"), why: moment.keeping},
	core.Gain: {told: acts("gains %s%s.", moment.token, moment.from), advised: say("Take %s", moment.token), why: moment.kind},
	core.Lose: {told: acts("loses %s%s.", moment.token, moment.to), advised: say("Give up %s", moment.token),
		why: text("nothing in your action pool helps you less now.")},
	core.Discard: {told: acts("discards %s.", moment.card), advised: say("Discard %s", moment.card),
		why: say("“%s” helps you least now.", moment.does)},
	core.Destroy: {told: acts("destroys %s.", moment.card), advised: say("Destroy %s", moment.card),
		why: text("without it you draw your better cards more often.")},
	core.Heal: {told: acts("heals a Wounded card."), advised: say("Heal a Wounded card %s", moment.where), why: moment.relief},
	core.Fetch: {told: acts("takes %s back from the discard pile.", moment.card), advised: say("Take %s back", moment.card),
		why: say("you can play it again for “%s”.", moment.does)},
	core.Step:  {told: acts("moves to %s.", moment.place), advised: say("Move to %s", moment.place), why: moment.going},
	core.Enter: {told: acts("enters %s.", moment.way), advised: say("Enter %s", moment.way), why: moment.going},
	core.Top: {told: acts("puts %s next.", moment.card), advised: say("Put %s next", moment.card),
		why: text("it suits you best of these cards.")},
	core.Replace: {told: acts("replaces %s.", moment.card), advised: say("Replace %s", moment.card), why: moment.replacing},
	core.Flip:    {told: moment.turns, advised: say("Turn %s over", moment.tile), why: moment.missed},
	core.Lead: {told: say("%s moves to %s. %s", capital(moment.villain), moment.place, moment.intent),
		advised: say("Let %s go to %s", moment.villain, moment.place), why: moment.near},
	core.Face: {told: say("%s %s %s.", capital(moment.villain), moment.meets, moment.hero),
		advised: say("Send %s to %s", moment.villain, moment.hero), why: moment.facing},
	core.Appear: {told: say("%s comes out of the portal at %s.", capital(moment.villain), moment.place),
		advised: say("Let %s come out at %s", moment.villain, moment.place), why: moment.near},
	core.Send: {told: acts("chooses %s to come back.", moment.figure), advised: say("Bring %s back", moment.figure)},
	core.Dodge: {told: acts("spends a movement token and steps aside to %s.", moment.place),
		advised: say("Step aside to %s", moment.place),
		why:     say("%s cannot fight you there.", moment.villain)},
	core.Stand: {told: acts("stands and fights."), advised: text("Stand and fight"),
		why:   text("you can cope with this fight, and you keep the movement token."),
		label: rules.Label{Title: "Stand and fight", Text: "You stay where you are and fight.", Clause: "PEN-53", Ends: true}},
	core.Fight: {told: say("%s.", fights), advised: say("Fight %s", moment.card), why: moment.match},
	core.Hit: {told: acts("deals 1 damage to %s%s.", moment.foe, moment.blow), advised: say("Deal 1 damage%s", moment.blow),
		why: moment.hitting},
	core.Parry: {told: acts("prevents a wound with %s.", moment.token), advised: say("Prevent the wound with %s", moment.token),
		why: text("otherwise a Wounded card goes to your discard pile.")},
	core.Bleed: {told: acts("takes a Wounded card."), advised: text("Take the wound"),
		why: text("preventing it would cost you more than one Wounded card does."),
		label: rules.Label{Title: "Take the wound", Text: "You prevent nothing, and a Wounded card goes to your discard pile.",
			Clause: "PEN-83", Ends: true}},
	core.Remove: {told: say("%s leaves the map.", capital(moment.figure)), advised: say("Take %s off the map", moment.figure),
		why: moment.nearby},
	core.Trophy: {told: acts("puts the trophy on %s.", moment.card), advised: say("Put the trophy on %s", moment.card),
		why: text("the quest asks for one.")},
	core.Buy: {told: acts("buys %s for %s gold.", moment.card, moment.price), advised: say("Buy %s", moment.card),
		why: say("%s“%s” when you play it.", moment.worth, moment.does)},
	core.BuyFor: {told: acts("buys %s for %s gold and %s.", moment.card, moment.price, moment.token2),
		advised: say("Buy %s for %s gold and %s", moment.card, moment.price, moment.token2),
		why:     say("%s“%s” when you play it.", moment.worth, moment.does)},
	core.HealFor: {told: acts("heals a Wounded card for %s.", moment.token2),
		advised: say("Heal a Wounded card %s for %s", moment.where, moment.token2),
		why:     moment.relief},
	core.DestroyFor: {told: acts("destroys %s for %s.", moment.card, moment.token2),
		advised: say("Destroy %s for %s", moment.card, moment.token2),
		why:     text("without it you draw your better cards more often.")},
	core.Shuffle: {told: acts("shuffles %s back into the enemy deck.", moment.card), advised: say("Shuffle %s back", moment.card),
		why: say("its health is %s, and you risk up to %s.", moment.health, moment.wounds)},
	core.Claim: {told: acts("takes %s as an assigned enemy.", moment.card), advised: say("Take %s as your assigned enemy", moment.card),
		why: say("its health is %s, and you risk up to %s.", moment.health, moment.wounds)},
	core.Swap: {told: acts("exchanges %s for %s.", moment.token, moment.token2),
		advised: say("Exchange %s for %s", moment.token, moment.token2), why: moment.kind2},
	core.Raise: {told: acts("upgrades %s.", moment.card), advised: say("Upgrade %s", moment.card),
		why: text("the better card gives 1 more gold each time you play it.")},
	core.RaiseFor: {told: acts("upgrades %s for %s.", moment.card, moment.token2),
		advised: say("Upgrade %s for %s", moment.card, moment.token2),
		why:     text("the better card gives 1 more gold each time you play it.")},
	core.Give: {told: acts("offers %s.", moment.token), advised: say("Offer %s", moment.token),
		why: text("nothing in your action pool helps you less now.")},
	core.Hand: {told: acts("offers %s.", moment.card), advised: say("Offer %s", moment.card), why: say("it says “%s”.", moment.does)},
	core.Ask:  {told: acts("asks %s for %s.", moment.other, moment.token), advised: say("Ask for %s", moment.token)},
	core.Want: {told: acts("asks %s for %s.", moment.other, moment.card), advised: say("Ask for %s", moment.card),
		why: say("it says “%s”.", moment.does)},
	core.Propose: {told: acts("makes %s the offer.", moment.other), advised: say("Make %s the offer", moment.other),
		label: rules.Label{Title: "Offer", Text: "Asks the other hero to agree to everything on the table.", Clause: "PEN-71"}},
	core.Accept: {told: acts("accepts, and everything changes hands."), advised: text("Accept"),
		why:   text("what you get helps you more than what you give."),
		label: rules.Label{Title: "Accept", Text: "You agree, and everything changes hands at once.", Clause: "PEN-71"}},
	core.Refuse: {told: acts("declines."), advised: text("Decline"), why: text("you would give away more than you get."),
		label: rules.Label{Title: "Decline", Text: "You keep what you have, and nothing changes hands.", Clause: "PEN-71", Ends: true}},
	core.Sell: {told: acts("offers the receiver %s.", moment.card), advised: say("Offer the receiver %s", moment.card)},
	core.SellFor: {told: acts("offers the receiver %s and spends %s.", moment.card, moment.token2),
		advised: say("Offer the receiver %s for %s", moment.card, moment.token2)},
	core.Quest: {told: acts("takes the quest %s.", moment.card), advised: say("Take the quest %s", moment.card),
		why: say("it is worth %s, and you have the best chance of finishing it.", moment.points)},
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

// opened says what can be open in a step of a turn, in the order in which it is said.
var opened = []struct {
	said  phrase
	kinds []core.ActionKind
}{
	{text("move"), []core.ActionKind{core.Walk, core.Ride}},
	{text("take a shortcut"), []core.ActionKind{core.Duck}},
	{text("play a card"), []core.ActionKind{core.Play, core.Bear}},
	{text("gather"), []core.ActionKind{core.Gather}},
	{text("move resources"), []core.ActionKind{core.Put, core.Lift}},
	{text("use a charge"), []core.ActionKind{core.Use}},
	{text("finish a quest"), []core.ActionKind{core.Finish}},
	{text("pay in gold"), []core.ActionKind{core.Bribe}},
	{moment.act, []core.ActionKind{core.Act}},
	{text("close the portal"), []core.ActionKind{core.Close}},
	{text("pay the informer"), []core.ActionKind{core.Inform}},
	{text("sell to the receiver"), []core.ActionKind{core.Haggle}},
	{text("rob the Vault"), []core.ActionKind{core.Rob}},
	{text("reclaim the tile"), []core.ActionKind{core.Reclaim}},
	{text("trade"), []core.ActionKind{core.Trade}},
	{text("pawn a shop card"), []core.ActionKind{core.Pawn}},
}

// Open names the kinds of things that can be done in a turn now.
func Open(v core.View) (all []string) {
	can := v.State.Actions(v.Game, nil)
	for _, o := range opened {
		if slices.ContainsFunc(can, func(a core.Action) bool { return slices.Contains(o.kinds, a.Kind) }) {
			all = append(all, o.said(now(v, core.Action{})))
		}
	}
	return all
}
