package estoril

import (
	"testing"

	"intrigue/rules"
)

// TestHintsSpeakOfPlaces: a hint says whom one does not know there, that nobody can
// follow, and where who leads then.
func TestHintsSpeakOfPlaces(t *testing.T) {
	p := table(t, 3, 1, 2, 3, 4, 5, 6)
	send(p, green, of(green, sergeant), 1, 1)
	send(p, blue, of(blue, sergeant), 1, 2)
	c := p.State.Hide(rules.Seat(red))
	why := c.whyPlace(luciano, at(p, 1, 3))
	is(t, "why", why, "With C. Lucky Luciano on space III you lead at the Church. J. Pujol 'Garbo' waits there, worth 4 points."+
		" Beware of what Green or Blue has there face down. The board is full now, so nobody else can be sent there.")
	is(t, "an empty board", c.threat(1)+c.shut(1), "")

	p = table(t, 3, 1, 2, 3, 4, 5, 6)
	send(p, red, assassin, 3, 1)
	send(p, red, diplomat, 3, 3)
	send(p, green, of(green, sergeant), 3, 2)
	p = tonight(t, p, 3)
	why = p.why(Action{UseAssassin, at(p, 3, 2), 0})
	is(t, "the Assassin", why, "Without Green's Sargento Moreira here you lead at Tamariz, where Viktor Belov waits.")
	why = p.why(Action{UseAssassin, at(p, 3, 3), 0})
	is(t, "the wrong one", why, "Your Dr. Leitão is better off this board.")
}

// TestHintsOfWeakPeople: somebody who does not lead is sent for an ability, and a look names
// its place.
func TestHintsOfWeakPeople(t *testing.T) {
	p := table(t, 3, 1, 2, 3, 4, 5, 6)
	send(p, green, luciano, 1, 1)
	is(t, "an Assassin", p.whyPlace(assassin, at(p, 1, 3)), "Ruth Calder makes it 0 for you at the Church against 5 that you know of, but in the evening the Assassin may send somebody home."+
		" J. Pujol 'Garbo' waits there, worth 4 points.")
	is(t, "no ability", p.whyPlace(of(red, sergeant), at(p, 1, 3)), "Sargento Moreira makes it 2 for you at the Church against 5 that you know of, and the evening may change who leads there."+
		" J. Pujol 'Garbo' waits there, worth 4 points.")
	is(t, "a reward", p.whyLook(Slots), "Know what waits at the Church before you send more people there.")
	send(p, red, assassin, 1, 3)
	is(t, "a tile", p.whyLook(at(p, 1, 1)), "You have people at the Church: know whom they will meet there.")
}

// TestTheNextBest: a hint names what comes next and how far it is behind.
func TestTheNextBest(t *testing.T) {
	p := table(t, 2, 1, 2, 3, 4, 5, 6)
	next := Action{Place, uint8(seductress), at(p, 1, 1)}
	is(t, "nearly as good", p.beside(next, 0.01), " About as good is Evelyn Hart on space I of the Church.")
	is(t, "a little worse", p.beside(next, 0.05), " Next best is Evelyn Hart on space I of the Church.")
	is(t, "much worse", p.beside(Action{Kind: Leave}, 0.2), " After the others' answers it leaves you far better off than doing nothing.")
}
