package words

import (
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/internal/table"
	"intrigue/rules/rulestest"
)

// why is the reason of an action as the acting seat knows it.
func why(p *core.State, a core.Action) string {
	c := p.Hide(rules.Seat(p.Seat))
	r := core.Reason{Action: a, Then: c}
	r.Then.Do(a)
	return Reason(&c, &r)
}

// TestReasonsSpeakOfPlaces: a hint says whom one does not know there, that nobody can
// follow, and where who leads then.
func TestReasonsSpeakOfPlaces(t *testing.T) {
	p := table.Lay(t, 3, 1, 2, 3, 4, 5, 6)
	table.Send(p, table.Green, table.Of(table.Green, table.Sergeant), 1, 1)
	table.Send(p, table.Blue, table.Of(table.Blue, table.Sergeant), 1, 2)
	rulestest.Is(t, "why", why(p, core.Action{Kind: core.Place, A: uint8(table.Luciano), B: table.At(p, 1, 3)}), "With C. Lucky Luciano on space III you lead at the Church. J. Pujol 'Garbo' waits there, worth 4 points."+
		" Beware of what Green or Blue has there face down. The board is full now, so nobody else can be sent there.")
	rulestest.Is(t, "an empty board", threat(p, 1)+shut(p, 1), "")

	p = table.Lay(t, 3, 1, 2, 3, 4, 5, 6)
	table.Send(p, table.Red, table.Assassin, 3, 1)
	table.Send(p, table.Red, table.Diplomat, 3, 3)
	table.Send(p, table.Green, table.Of(table.Green, table.Sergeant), 3, 2)
	p.Stage = core.StageOpen
	p = table.Play(t, p, "open", "award", "open", "award", "open")
	rulestest.Is(t, "the Assassin", why(p, core.Action{Kind: core.UseAssassin, A: table.At(p, 3, 2)}), "Without Green's Sargento Moreira here you lead at Tamariz, where Viktor Belov waits.")
	rulestest.Is(t, "the wrong one", why(p, core.Action{Kind: core.UseAssassin, A: table.At(p, 3, 3)}), "Your Dr. Leitão is better off this board.")
}

// TestReasonsForWeakPeople: somebody who does not lead is sent for an ability, and a look names
// its place.
func TestReasonsForWeakPeople(t *testing.T) {
	p := table.Lay(t, 3, 1, 2, 3, 4, 5, 6)
	table.Send(p, table.Green, table.Luciano, 1, 1)
	p.Down = 0
	rulestest.Is(t, "an Assassin", why(p, core.Action{Kind: core.Place, A: uint8(table.Assassin), B: table.At(p, 1, 3)}), "Ruth Calder makes it 0 for you at the Church against 5 that you know of, but in the evening the Assassin may send somebody home."+
		" J. Pujol 'Garbo' waits there, worth 4 points.")
	rulestest.Is(t, "no ability", why(p, core.Action{Kind: core.Place, A: uint8(table.Sergeant), B: table.At(p, 1, 3)}), "Sargento Moreira makes it 2 for you at the Church against 5 that you know of, and the evening may change who leads there."+
		" J. Pujol 'Garbo' waits there, worth 4 points.")
	rulestest.Is(t, "a reward", why(p, core.Action{Kind: core.LookAt, A: core.Slots}), "Know what waits at the Church before you send more people there.")
	table.Send(p, table.Red, table.Assassin, 1, 3)
	rulestest.Is(t, "a tile", why(p, core.Action{Kind: core.LookAt, A: table.At(p, 1, 1)}), "You have people at the Church: know whom they will meet there.")
}

// TestTheNextBest: a hint names what comes next and how far it is behind.
func TestTheNextBest(t *testing.T) {
	p := table.Lay(t, 2, 1, 2, 3, 4, 5, 6)
	place := core.Action{Kind: core.Place, A: uint8(table.Seductress), B: table.At(p, 1, 1)}
	rulestest.Is(t, "nearly as good", nextBest(p, &core.Reason{Next: place, Behind: 0.01}), " About as good is Evelyn Hart on space I of the Church.")
	rulestest.Is(t, "a little worse", nextBest(p, &core.Reason{Next: place, Behind: 0.05}), " Next best is Evelyn Hart on space I of the Church.")
	rulestest.Is(t, "much worse", nextBest(p, &core.Reason{Next: core.Action{Kind: core.Leave}, Behind: 0.2}), " After the others' answers it leaves you far better off than doing nothing.")
}
