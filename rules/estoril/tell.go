package estoril

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// Tell puts a move that is about to be made into words for one reader, from what he
// knows before and after it.
func (p *Position) Tell(e rules.Entry, by rules.Seat) rules.Told {
	s, ok := p.Parse(e.Move)
	if !ok || !p.acts(e.Seat) || e.Seat == rules.Luck && !p.fortune(s) || e.Seat != rules.Luck && !p.Legal(s) {
		return rules.Told{}
	}
	n := *p
	n.Do(s)
	t := teller{was: p.State.Hide(by), is: n.State.Hide(by), who: p.Seat, s: s, by: by}
	text, targets := t.tell()
	text += t.further()
	if n.Stage == StageOver {
		text += " " + n.Outcome().Why
	}
	return rules.Told{Text: text, Targets: targets}
}

// A teller knows a moment before and after a step as its reader does.
type teller struct {
	was, is State
	who     uint8
	s       Action
	by      rules.Seat
}

// at names a spot: "space II of the Casino".
func (t *teller) at(x uint8) string {
	b := t.was.Boards[PlaceOf(x)]
	if x >= Slots {
		return "the reward of " + the(b)
	}
	return fmt.Sprintf("space %s of %s", numerals[x%Spaces], the(b))
}

// tileOn names what lies on a spot of a core, as far as the reader knows it.
func tileOn(c *State, x uint8) (string, string) {
	if c.On[x] == 0 {
		return "a face-down tile", c.spotID(x)
	}
	return c.On[x].Face().Name, c.On[x].ID()
}

func (t *teller) tell() (string, []string) {
	me := names[t.who&3]
	switch s := t.s; s.Kind {
	case Place:
		what, id := tileOn(&t.is, s.B)
		if t.is.On[s.B] == 0 {
			what = "somebody"
		}
		how := ""
		if t.is.Down.Has(s.B) {
			how = ", face down"
		}
		return fmt.Sprintf("%s sends %s to %s%s.", me, what, t.at(s.B), how), []string{id, t.is.spotID(s.B)}
	case LookAt:
		if rules.Seat(t.who) == t.by {
			return fmt.Sprintf("%s looks at %s: %s.", me, t.at(s.A), t.is.On[s.A].Face().Name), []string{t.is.On[s.A].ID(), t.was.spotID(s.A)}
		}
		return fmt.Sprintf("%s looks at %s.", me, t.at(s.A)), []string{t.was.spotID(s.A)}
	case Leave:
		if t.was.Stage == StageLook {
			return me + " does not look.", []string{idLeave}
		}
		tile := t.was.On[t.was.Here()*Spaces+t.was.Numeral]
		return fmt.Sprintf("%s leaves it at that.", tile.Face().Name), []string{tile.ID()}
	case Discard:
		if rules.Seat(t.who) == t.by || t.is.Stage != StageDiscard {
			return fmt.Sprintf("%s discards %s.", me, Tile(s.A).Face().Name), []string{Tile(s.A).ID()}
		}
		return me + " puts a tile away, face down.", []string{fmt.Sprintf("discard.%d", t.who)}
	case GiveUp:
		tile := t.was.On[s.A]
		return fmt.Sprintf("%s gives up %s: the cliffs keep their own.", me, tile.Face().Name), []string{tile.ID(), t.was.spotID(s.A)}
	case UseAssassin, UseConspiracy, UseNationalism, UseSeduction, UseDiplomacy, Draw, Keep, Change, RollDice:
		return t.tellAbility(me)
	case Open, Award, GoHome:
		return t.tellEvening()
	}
	return t.tellDeal()
}

func (t *teller) tellAbility(me string) (string, []string) {
	here := t.was.Here()
	actor := t.was.On[here*Spaces+t.was.Numeral]
	name, reward := actor.Face().Name, Slots+here
	switch s := t.s; s.Kind {
	case UseAssassin:
		victim := t.was.On[s.A]
		if s.A == here*Spaces+t.was.Numeral {
			return fmt.Sprintf("%s goes back to %s's hand.", name, me), []string{actor.ID()}
		}
		return fmt.Sprintf("%s sends %s back to %s's hand.", name, victim.Face().Name, names[t.was.Owner(s.A)]), []string{actor.ID(), victim.ID()}
	case UseConspiracy:
		return fmt.Sprintf("%s conspires: %s looks at the top of the pile.", name, me), []string{actor.ID(), idPile}
	case UseNationalism:
		return fmt.Sprintf("%s gains %d by the flag of %s.", name, t.was.Kin(here*Spaces+t.was.Numeral), actor.Face().Flag), []string{actor.ID()}
	case UseSeduction:
		guest := t.is.On[s.B]
		return fmt.Sprintf("%s brings %s's %s from %s to space %s.", name, names[t.was.Owner(s.A)], guest.Face().Name, t.at(s.A), numerals[s.B%Spaces]),
			[]string{actor.ID(), guest.ID(), t.is.spotID(s.B)}
	case UseDiplomacy:
		what, id := tileOn(&t.was, s.A)
		return fmt.Sprintf("%s protects %s at %s.", name, what, t.at(s.A)), []string{actor.ID(), id}
	case Draw:
		if t.is.Drawn == 0 {
			return me + " draws the top tile of the pile; nobody else sees it.", []string{idDrawn}
		}
		return fmt.Sprintf("From the pile comes %s.", t.is.Drawn.Face().Name), []string{t.is.Drawn.ID()}
	case Keep:
		return fmt.Sprintf("%s stays as the reward; the drawn tile goes under the pile.", t.was.On[reward].Face().Name), []string{t.was.On[reward].ID()}
	case Change:
		old, fresh := t.was.On[reward], t.is.On[reward]
		return fmt.Sprintf("%s is the reward now; %s goes under the pile.", fresh.Face().Name, old.Face().Name), []string{fresh.ID(), old.ID()}
	}
	x := t.was.Unrolled().First()
	t.is.Dice[x] = 1 + 6*(t.s.A-1) + t.s.B - 1
	return fmt.Sprintf("The dice show %d and %d: %d more for %s.", t.s.A, t.s.B, difference(t.is.Dice[x]), t.was.On[x].Face().Name), []string{t.was.On[x].ID()}
}

func (t *teller) tellEvening() (string, []string) {
	if t.s.Kind == GoHome {
		return "Everybody comes home.", []string{"pile"}
	}
	p := t.was.Here()
	name := the(t.was.Boards[p])
	board := fmt.Sprintf("board.%d", t.was.Boards[p])
	if t.s.Kind == Open {
		var who, ids []string
		for x := p * Spaces; x < p*Spaces+Spaces; x++ {
			if t.was.Taken.Has(x) {
				what, id := tileOn(&t.is, x)
				who, ids = append(who, fmt.Sprintf("%s's %s", names[t.was.Owner(x)], what)), append(ids, id)
			}
		}
		if len(who) == 0 {
			return fmt.Sprintf("Evening at %s: nobody came for %s.", name, t.is.On[Slots+p].Face().Name), []string{board, t.is.On[Slots+p].ID()}
		}
		return fmt.Sprintf("Evening at %s: %s. The reward is %s.", name, prose.List(who), t.is.On[Slots+p].Face().Name), append([]string{board}, ids...)
	}
	prize := t.was.On[Slots+p]
	s, why := t.was.leader(p, t.was.sums(p))
	if s == rules.Public {
		return fmt.Sprintf("Nobody is at %s: %s goes under the pile.", name, prize.Face().Name), []string{prize.ID(), board}
	}
	return fmt.Sprintf("%s %s wins %s at %s.", why, seatName(s), prize.Face().Name, name), []string{prize.ID(), board}
}

func (t *teller) tellDeal() (string, []string) {
	switch s := t.s; s.Kind {
	case RollFirst:
		return names[s.A] + " begins.", []string{fmt.Sprintf("seat.%d", s.A)}
	case DealMission:
		i := t.was.missionsLaid()
		id := fmt.Sprintf("mission.%d", i+1)
		m := t.is.Missions[i]
		if t.was.Variants&SecretMissions != 0 && i > 0 {
			between := fmt.Sprintf("between %s and %s", names[i-1], names[i%t.was.Seats])
			if m == hidden {
				return "A secret mission is laid " + between + ".", []string{id}
			}
			return fmt.Sprintf("A secret mission is laid %s: %s.", between, m.Title()), []string{id}
		}
		return "A mission is laid out: " + m.Title() + ".", []string{id}
	case DealAgenda:
		i := t.was.agendasGiven()
		if t.is.Agenda[i] == hidden {
			return names[i] + " is given a secret agenda.", []string{fmt.Sprintf("agenda.%d", i)}
		}
		return fmt.Sprintf("%s is given a secret agenda: %s.", names[i], t.is.Agenda[i].Title()), []string{fmt.Sprintf("agenda.%d", i)}
	case LayBoard:
		return fmt.Sprintf("Round %d: %s is laid out.", t.was.Round, the(s.A)), []string{fmt.Sprintf("board.%d", s.A)}
	}
	x := Slots + t.was.rewardsLaid()
	b := the(t.was.Boards[PlaceOf(x)])
	if t.is.On[x] == 0 {
		return fmt.Sprintf("At %s somebody waits face down.", b), []string{t.was.spotID(x)}
	}
	return fmt.Sprintf("At %s waits %s.", b, t.is.On[x].Face().Name), []string{t.is.On[x].ID(), t.was.spotID(x)}
}

// further are sentences about what a step brought about besides: seats that are
// passed over, and discards that are shown.
func (t *teller) further() (text string) {
	if t.was.Stage == StageDiscard && t.is.Stage != StageDiscard {
		text = " Now all discards are shown:"
		var all []string
		for s := range t.is.Seats {
			if fresh := t.is.Discards[s] &^ t.was.Discards[s]; fresh != 0 {
				all = append(all, fmt.Sprintf("%s's %s", names[s], named(tilesOf(fresh))))
			}
		}
		return text + " " + prose.List(all) + "."
	}
	if t.was.Stage != StagePlace && t.was.Stage != StageLook || t.is.Stage == StageLook {
		return ""
	}
	for i := range t.is.Seats {
		s := (t.who + 1 + i) % t.is.Seats
		if t.is.Stage == StagePlace && s == t.is.Seat {
			break
		}
		switch {
		case t.is.Cubes[s] == 0:
		case t.is.Size(s) == 0:
			text += fmt.Sprintf(" %s has no tile left and is passed over.", names[s])
		default:
			text += fmt.Sprintf(" %s has no space to go to and is passed over.", names[s])
		}
	}
	return text
}

// Reveals reports whether a move shows somebody what he did not know: a look, the
// tile from the pile, a face-down tile that is brought, and the last discard.
func (p *Position) Reveals(seat rules.Seat, m rules.Move) bool {
	s, ok := p.Parse(m)
	if !ok || !p.acts(seat) || seat == rules.Luck || !p.Legal(s) {
		return false
	}
	switch s.Kind {
	case LookAt, UseConspiracy, Change:
		return true
	case UseSeduction:
		return p.Down.Has(s.A)
	case Discard:
		n := p.State
		n.Do(s)
		return n.Stage != StageDiscard
	}
	return false
}
