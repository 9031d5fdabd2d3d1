package words

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// Tell puts a coming move into words for one reader, from what he knows before and after it.
func Tell(c *core.State, e rules.Entry, by rules.Seat) rules.Told {
	a, ok := c.Parse(e.Move)
	if !ok || !c.Acts(e.Seat) || !c.Legal(a) {
		return rules.Told{}
	}
	n := *c
	n.Do(a)
	t := teller{Action: a, was: c.Hide(by), is: n.Hide(by), who: c.Seat, by: by}
	text, targets := actions[a.Kind].told(&t)
	text += t.further()
	if n.Stage == core.StageOver {
		text += " " + Outcome(&n).Why
	}
	return rules.Told{Text: text, Targets: targets}
}

// A teller knows a moment before and after an action as its reader does.
type teller struct {
	core.Action
	was, is core.State
	who     uint8
	by      rules.Seat
}

// me is the seat that acts.
func (t *teller) me() string { return core.SeatNames[t.who&3] }

// actor is the tile whose symbols are used, and place the place that is resolved.
func (t *teller) actor() core.Tile { return t.was.On[t.was.Actor()] }
func (t *teller) place() uint8     { return t.was.Here() }

// tileOn names what lies on a spot, as far as it is known, and its id.
func tileOn(c *core.State, x uint8) (what, id string) {
	if c.On[x] == 0 {
		return "a face-down tile", c.SpotID(x)
	}
	return c.On[x].Face().Name, c.On[x].ID()
}

func (t *teller) dealMission() (string, []string) {
	i := t.was.MissionsLaid()
	id := []string{fmt.Sprintf("mission.%d", i+1)}
	m := t.is.Missions[i]
	if t.was.Variants&core.SecretMissions == 0 || i == 0 {
		return "A mission is laid out: " + title(m) + ".", id
	}
	text := fmt.Sprintf("A secret mission is laid between %s and %s", core.SeatNames[i-1], core.SeatNames[i%t.was.Seats])
	if m != core.Unseen {
		text += ": " + title(m)
	}
	return text + ".", id
}

func (t *teller) dealAgenda() (string, []string) {
	i := t.was.AgendasGiven()
	text := core.SeatNames[i] + " is given a secret agenda"
	if m := t.is.Agenda[i]; m != core.Unseen {
		text += ": " + title(m)
	}
	return text + ".", []string{fmt.Sprintf("agenda.%d", i)}
}

func (t *teller) layReward() (string, []string) {
	x := core.Slots + t.was.RewardsLaid()
	b := the(t.was.Boards[core.PlaceOf(x)])
	if t.is.On[x] == 0 {
		return fmt.Sprintf("At %s somebody waits face down.", b), []string{t.was.SpotID(x)}
	}
	return fmt.Sprintf("At %s waits %s.", b, t.is.On[x].Face().Name), []string{t.is.On[x].ID(), t.was.SpotID(x)}
}

func (t *teller) placed() (string, []string) {
	what, id := tileOn(&t.is, t.B)
	if t.is.On[t.B] == 0 {
		what = "somebody"
	}
	how := ""
	if t.is.Down.Has(t.B) {
		how = ", face down"
	}
	return fmt.Sprintf("%s sends %s to %s%s.", t.me(), what, spotName(&t.was, t.B), how), []string{id, t.is.SpotID(t.B)}
}

func (t *teller) lookAt() (string, []string) {
	text, spot := fmt.Sprintf("%s looks at %s", t.me(), spotName(&t.was, t.A)), t.was.SpotID(t.A)
	if rules.Seat(t.who) == t.by {
		seen := t.is.On[t.A]
		return text + ": " + seen.Face().Name + ".", []string{seen.ID(), spot}
	}
	return text + ".", []string{spot}
}

func (t *teller) leave() (string, []string) {
	if t.was.Stage == core.StageLook {
		return t.me() + " does not look.", []string{core.IDLeave}
	}
	return t.actor().Face().Name + " leaves it at that.", []string{t.actor().ID()}
}

func (t *teller) open() (string, []string) {
	p := t.place()
	reward := t.is.On[core.Slots+p]
	ids := []string{fmt.Sprintf("board.%d", t.was.Boards[p])}
	var who []string
	for x := p * core.Spaces; x < p*core.Spaces+core.Spaces; x++ {
		if t.was.Taken.Has(x) {
			what, id := tileOn(&t.is, x)
			who, ids = append(who, core.SeatNames[t.was.Owner(x)]+"'s "+what), append(ids, id)
		}
	}
	text := fmt.Sprintf("Evening at %s: ", the(t.was.Boards[p]))
	if len(who) == 0 {
		return text + fmt.Sprintf("nobody came for %s.", reward.Face().Name), append(ids, reward.ID())
	}
	return text + fmt.Sprintf("%s. The reward is %s.", prose.List(who), reward.Face().Name), ids
}

func (t *teller) assassin() (string, []string) {
	actor, victim := t.actor(), t.was.On[t.A]
	if t.A == t.was.Actor() {
		return fmt.Sprintf("%s goes back to %s's hand.", actor.Face().Name, t.me()), []string{actor.ID()}
	}
	return fmt.Sprintf("%s sends %s back to %s's hand.", actor.Face().Name, victim.Face().Name, core.SeatNames[t.was.Owner(t.A)]), []string{actor.ID(), victim.ID()}
}

func (t *teller) draw() (string, []string) {
	if t.is.Drawn == 0 {
		return t.me() + " draws the top tile of the pile; nobody else sees it.", []string{core.IDDrawn}
	}
	return fmt.Sprintf("From the pile comes %s.", t.is.Drawn.Face().Name), []string{t.is.Drawn.ID()}
}

func (t *teller) award() (string, []string) {
	b := t.was.Board(t.place())
	prize, name := b.Reward.Tile, the(uint8(b.Number))
	targets := []string{prize.ID(), fmt.Sprintf("board.%d", b.Number)}
	if b.Best == rules.Public {
		return fmt.Sprintf("Nobody is at %s: %s goes under the pile.", name, prize.Face().Name), targets
	}
	return fmt.Sprintf("%s %s wins %s at %s.", Winning(&b), core.SeatName(b.Best), prize.Face().Name, name), targets
}

func (t *teller) discard() (string, []string) {
	if rules.Seat(t.who) == t.by || t.is.Stage != core.StageDiscard {
		return fmt.Sprintf("%s discards %s.", t.me(), core.Tile(t.A).Face().Name), []string{core.Tile(t.A).ID()}
	}
	return t.me() + " puts a tile away, face down.", []string{fmt.Sprintf("discard.%d", t.who)}
}

// further are sentences about what an action brought about besides: seats that are
// passed over, and discards that are shown.
func (t *teller) further() (text string) {
	if t.was.Stage == core.StageDiscard && t.is.Stage != core.StageDiscard {
		text = " Now all discards are shown:"
		var all []string
		for s := range t.is.Seats {
			if fresh := t.is.Discards[s] &^ t.was.Discards[s]; fresh != 0 {
				all = append(all, fmt.Sprintf("%s's %s", core.SeatNames[s], named(fresh.All())))
			}
		}
		return text + " " + prose.List(all) + "."
	}
	if t.was.Stage != core.StagePlace && t.was.Stage != core.StageLook || t.is.Stage == core.StageLook {
		return ""
	}
	for i := range t.is.Seats {
		s := (t.who + 1 + i) % t.is.Seats
		if t.is.Stage == core.StagePlace && s == t.is.Seat {
			break
		}
		switch {
		case t.is.Cubes[s] == 0:
		case t.is.Size(s) == 0:
			text += fmt.Sprintf(" %s has no tile left and is passed over.", core.SeatNames[s])
		default:
			text += fmt.Sprintf(" %s has no space to go to and is passed over.", core.SeatNames[s])
		}
	}
	return text
}
