package estoril

import (
	"fmt"

	"intrigue/rules"
	"intrigue/rules/prose"
)

// Tell puts a move that is about to be made into words for one reader, from what he
// knows before and after it.
func (p *position) Tell(e rules.Entry, by rules.Seat) rules.Told {
	s, ok := p.parse(e.Move)
	if !ok || !p.acts(e.Seat) || e.Seat == rules.Luck && !p.fortune(s) || e.Seat != rules.Luck && !p.legal(s) {
		return rules.Told{}
	}
	n := *p
	n.do(s)
	t := teller{was: p.core.hide(by), is: n.core.hide(by), who: p.seat, s: s, by: by}
	text, targets := t.tell()
	text += t.further()
	if n.stage == StageOver {
		text += " " + n.Outcome().Why
	}
	return rules.Told{Text: text, Targets: targets}
}

// A teller knows a moment before and after a step as its reader does.
type teller struct {
	was, is core
	who     uint8
	s       step
	by      rules.Seat
}

// at names a spot: "space II of the Casino".
func (t *teller) at(x uint8) string {
	b := t.was.board[placeOf(x)]
	if x >= slots {
		return "the reward of " + the(b)
	}
	return fmt.Sprintf("space %s of %s", numerals[x%Spaces], the(b))
}

// tileOn names what lies on a spot of a core, as far as the reader knows it.
func tileOn(c *core, x uint8) (string, string) {
	if c.on[x] == 0 {
		return "a face-down tile", c.spotID(x)
	}
	return c.on[x].Face().Name, c.on[x].ID()
}

func (t *teller) tell() (string, []string) {
	me := names[t.who&3]
	switch s := t.s; s.verb {
	case vPlace:
		what, id := tileOn(&t.is, s.b)
		if t.is.on[s.b] == 0 {
			what = "somebody"
		}
		how := ""
		if t.is.down.has(s.b) {
			how = ", face down"
		}
		return fmt.Sprintf("%s sends %s to %s%s.", me, what, t.at(s.b), how), []string{id, t.is.spotID(s.b)}
	case vLook:
		if rules.Seat(t.who) == t.by {
			return fmt.Sprintf("%s looks at %s: %s.", me, t.at(s.a), t.is.on[s.a].Face().Name), []string{t.is.on[s.a].ID(), t.was.spotID(s.a)}
		}
		return fmt.Sprintf("%s looks at %s.", me, t.at(s.a)), []string{t.was.spotID(s.a)}
	case vLeave:
		if t.was.stage == StageLook {
			return me + " does not look.", []string{idLeave}
		}
		tile := t.was.on[t.was.here()*Spaces+t.was.num]
		return fmt.Sprintf("%s leaves it at that.", tile.Face().Name), []string{tile.ID()}
	case vDiscard:
		if rules.Seat(t.who) == t.by || t.is.stage != StageDiscard {
			return fmt.Sprintf("%s discards %s.", me, Tile(s.a).Face().Name), []string{Tile(s.a).ID()}
		}
		return me + " puts a tile away, face down.", []string{fmt.Sprintf("discard.%d", t.who)}
	case vLose:
		tile := t.was.on[s.a]
		return fmt.Sprintf("%s gives up %s: the cliffs keep their own.", me, tile.Face().Name), []string{tile.ID(), t.was.spotID(s.a)}
	case vAssassin, vConspiracy, vNationalism, vSeduction, vDiplomacy, vDraw, vKeep, vChange, vRoll:
		return t.tellAbility(me)
	case vOpen, vAward, vHome:
		return t.tellEvening()
	}
	return t.tellDeal()
}

func (t *teller) tellAbility(me string) (string, []string) {
	here := t.was.here()
	actor := t.was.on[here*Spaces+t.was.num]
	name, reward := actor.Face().Name, slots+here
	switch s := t.s; s.verb {
	case vAssassin:
		victim := t.was.on[s.a]
		if s.a == here*Spaces+t.was.num {
			return fmt.Sprintf("%s goes back to %s's hand.", name, me), []string{actor.ID()}
		}
		return fmt.Sprintf("%s sends %s back to %s's hand.", name, victim.Face().Name, names[t.was.owner(s.a)]), []string{actor.ID(), victim.ID()}
	case vConspiracy:
		return fmt.Sprintf("%s conspires: %s looks at the top of the pile.", name, me), []string{actor.ID(), idPile}
	case vNationalism:
		return fmt.Sprintf("%s gains %d by the flag of %s.", name, t.was.kin(here*Spaces+t.was.num), actor.Face().Flag), []string{actor.ID()}
	case vSeduction:
		guest := t.is.on[s.b]
		return fmt.Sprintf("%s brings %s's %s from %s to space %s.", name, names[t.was.owner(s.a)], guest.Face().Name, t.at(s.a), numerals[s.b%Spaces]),
			[]string{actor.ID(), guest.ID(), t.is.spotID(s.b)}
	case vDiplomacy:
		what, id := tileOn(&t.was, s.a)
		return fmt.Sprintf("%s protects %s at %s.", name, what, t.at(s.a)), []string{actor.ID(), id}
	case vDraw:
		if t.is.drawn == 0 {
			return me + " draws the top tile of the pile; nobody else sees it.", []string{idDrawn}
		}
		return fmt.Sprintf("From the pile comes %s.", t.is.drawn.Face().Name), []string{t.is.drawn.ID()}
	case vKeep:
		return fmt.Sprintf("%s stays as the reward; the drawn tile goes under the pile.", t.was.on[reward].Face().Name), []string{t.was.on[reward].ID()}
	case vChange:
		old, fresh := t.was.on[reward], t.is.on[reward]
		return fmt.Sprintf("%s is the reward now; %s goes under the pile.", fresh.Face().Name, old.Face().Name), []string{fresh.ID(), old.ID()}
	}
	x := t.was.unrolled().first()
	t.is.dice[x] = 1 + 6*(t.s.a-1) + t.s.b - 1
	return fmt.Sprintf("The dice show %d and %d: %d more for %s.", t.s.a, t.s.b, difference(t.is.dice[x]), t.was.on[x].Face().Name), []string{t.was.on[x].ID()}
}

func (t *teller) tellEvening() (string, []string) {
	if t.s.verb == vHome {
		return "Everybody comes home.", []string{"pile"}
	}
	p := t.was.here()
	name := the(t.was.board[p])
	board := fmt.Sprintf("board.%d", t.was.board[p])
	if t.s.verb == vOpen {
		var who, ids []string
		for x := p * Spaces; x < p*Spaces+Spaces; x++ {
			if t.was.taken.has(x) {
				what, id := tileOn(&t.is, x)
				who, ids = append(who, fmt.Sprintf("%s's %s", names[t.was.owner(x)], what)), append(ids, id)
			}
		}
		if len(who) == 0 {
			return fmt.Sprintf("Evening at %s: nobody came for %s.", name, t.is.on[slots+p].Face().Name), []string{board, t.is.on[slots+p].ID()}
		}
		return fmt.Sprintf("Evening at %s: %s. The reward is %s.", name, prose.List(who), t.is.on[slots+p].Face().Name), append([]string{board}, ids...)
	}
	prize := t.was.on[slots+p]
	s, why := t.was.leader(p, t.was.sums(p))
	if s == rules.Public {
		return fmt.Sprintf("Nobody is at %s: %s goes under the pile.", name, prize.Face().Name), []string{prize.ID(), board}
	}
	return fmt.Sprintf("%s %s wins %s at %s.", why, seatName(s), prize.Face().Name, name), []string{prize.ID(), board}
}

func (t *teller) tellDeal() (string, []string) {
	switch s := t.s; s.verb {
	case vFirst:
		return names[s.a] + " begins.", []string{fmt.Sprintf("seat.%d", s.a)}
	case vMission:
		i := t.was.laid()
		id := fmt.Sprintf("mission.%d", i+1)
		m := t.is.missions[i]
		if t.was.rules&secretMissions != 0 && i > 0 {
			between := fmt.Sprintf("between %s and %s", names[i-1], names[i%t.was.seats])
			if m == hidden {
				return "A secret mission is laid " + between + ".", []string{id}
			}
			return fmt.Sprintf("A secret mission is laid %s: %s.", between, m.Title()), []string{id}
		}
		return "A mission is laid out: " + m.Title() + ".", []string{id}
	case vAgenda:
		i := t.was.given()
		if t.is.agenda[i] == hidden {
			return names[i] + " is given a secret agenda.", []string{fmt.Sprintf("agenda.%d", i)}
		}
		return fmt.Sprintf("%s is given a secret agenda: %s.", names[i], t.is.agenda[i].Title()), []string{fmt.Sprintf("agenda.%d", i)}
	case vBoard:
		return fmt.Sprintf("Round %d: %s is laid out.", t.was.round, the(s.a)), []string{fmt.Sprintf("board.%d", s.a)}
	}
	x := slots + t.was.rewards()
	b := the(t.was.board[placeOf(x)])
	if t.is.on[x] == 0 {
		return fmt.Sprintf("At %s somebody waits face down.", b), []string{t.was.spotID(x)}
	}
	return fmt.Sprintf("At %s waits %s.", b, t.is.on[x].Face().Name), []string{t.is.on[x].ID(), t.was.spotID(x)}
}

// further are sentences about what a step brought about besides: seats that are
// passed over, and discards that are shown.
func (t *teller) further() (text string) {
	if t.was.stage == StageDiscard && t.is.stage != StageDiscard {
		text = " Now all discards are shown:"
		var all []string
		for s := range t.is.seats {
			if fresh := t.is.piles[s] &^ t.was.piles[s]; fresh != 0 {
				all = append(all, fmt.Sprintf("%s's %s", names[s], named(tilesOf(fresh))))
			}
		}
		return text + " " + prose.List(all) + "."
	}
	if t.was.stage != StagePlace && t.was.stage != StageLook || t.is.stage == StageLook {
		return ""
	}
	for i := range t.is.seats {
		s := (t.who + 1 + i) % t.is.seats
		if t.is.stage == StagePlace && s == t.is.seat {
			break
		}
		switch {
		case t.is.cubes[s] == 0:
		case t.is.size(s) == 0:
			text += fmt.Sprintf(" %s has no tile left and is passed over.", names[s])
		default:
			text += fmt.Sprintf(" %s has no space to go to and is passed over.", names[s])
		}
	}
	return text
}

// Reveals reports whether a move shows somebody what he did not know: a look, the
// tile from the pile, a face-down tile that is brought, and the last discard.
func (p *position) Reveals(seat rules.Seat, m rules.Move) bool {
	s, ok := p.parse(m)
	if !ok || !p.acts(seat) || seat == rules.Luck || !p.legal(s) {
		return false
	}
	switch s.verb {
	case vLook, vConspiracy, vChange:
		return true
	case vSeduction:
		return p.down.has(s.a)
	case vDiscard:
		n := p.core
		n.do(s)
		return n.stage != StageDiscard
	}
	return false
}
