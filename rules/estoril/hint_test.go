package estoril

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/rulestest"
)

// why is the reason of an action as the acting seat knows it.
func why(p *State, a Action) string {
	c := p.Hide(rules.Seat(p.Seat))
	r := Reason{Action: a, Then: c}
	r.Then.Do(a)
	return reason(&c, &r)
}

// TestReasonsSpeakOfPlaces: a hint says whom one does not know there, that nobody can
// follow, and where who leads then.
func TestReasonsSpeakOfPlaces(t *testing.T) {
	p := table(t, 3, 1, 2, 3, 4, 5, 6)
	send(p, green, of(green, sergeant), 1, 1)
	send(p, blue, of(blue, sergeant), 1, 2)
	rulestest.Is(t, "why", why(p, Action{Place, uint8(luciano), at(p, 1, 3)}), "With C. Lucky Luciano on space III you lead at the Church. J. Pujol 'Garbo' waits there, worth 4 points."+
		" Beware of what Green or Blue has there face down. The board is full now, so nobody else can be sent there.")
	rulestest.Is(t, "an empty board", threat(p, 1)+shut(p, 1), "")

	p = table(t, 3, 1, 2, 3, 4, 5, 6)
	send(p, red, assassin, 3, 1)
	send(p, red, diplomat, 3, 3)
	send(p, green, of(green, sergeant), 3, 2)
	p = tonight(t, p, 3)
	rulestest.Is(t, "the Assassin", why(p, Action{UseAssassin, at(p, 3, 2), 0}), "Without Green's Sargento Moreira here you lead at Tamariz, where Viktor Belov waits.")
	rulestest.Is(t, "the wrong one", why(p, Action{UseAssassin, at(p, 3, 3), 0}), "Your Dr. Leitão is better off this board.")
}

// TestReasonsForWeakPeople: somebody who does not lead is sent for an ability, and a look names
// its place.
func TestReasonsForWeakPeople(t *testing.T) {
	p := table(t, 3, 1, 2, 3, 4, 5, 6)
	send(p, green, luciano, 1, 1)
	p.Down = 0
	rulestest.Is(t, "an Assassin", why(p, Action{Place, uint8(assassin), at(p, 1, 3)}), "Ruth Calder makes it 0 for you at the Church against 5 that you know of, but in the evening the Assassin may send somebody home."+
		" J. Pujol 'Garbo' waits there, worth 4 points.")
	rulestest.Is(t, "no ability", why(p, Action{Place, uint8(sergeant), at(p, 1, 3)}), "Sargento Moreira makes it 2 for you at the Church against 5 that you know of, and the evening may change who leads there."+
		" J. Pujol 'Garbo' waits there, worth 4 points.")
	rulestest.Is(t, "a reward", why(p, Action{LookAt, Slots, 0}), "Know what waits at the Church before you send more people there.")
	send(p, red, assassin, 1, 3)
	rulestest.Is(t, "a tile", why(p, Action{LookAt, at(p, 1, 1), 0}), "You have people at the Church: know whom they will meet there.")
}

// TestTheNextBest: a hint names what comes next and how far it is behind.
func TestTheNextBest(t *testing.T) {
	p := table(t, 2, 1, 2, 3, 4, 5, 6)
	place := Action{Place, uint8(seductress), at(p, 1, 1)}
	rulestest.Is(t, "nearly as good", nextBest(p, &Reason{Next: place, Behind: 0.01}), " About as good is Evelyn Hart on space I of the Church.")
	rulestest.Is(t, "a little worse", nextBest(p, &Reason{Next: place, Behind: 0.05}), " Next best is Evelyn Hart on space I of the Church.")
	rulestest.Is(t, "much worse", nextBest(p, &Reason{Next: Action{Kind: Leave}, Behind: 0.2}), " After the others' answers it leaves you far better off than doing nothing.")
}
