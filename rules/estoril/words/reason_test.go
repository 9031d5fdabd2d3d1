package words

import (
	"slices"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/internal/table"
	"intrigue/rules/rulestest"
)

// why is the reason of an action as the acting seat knows it.
func why(p *core.State, a core.Action) string { return told(p, a, Reason) }

// told is what one of the ways to speak of an action says of it, as the acting seat knows it.
func told(p *core.State, a core.Action, by func(*core.State, *core.Reason) string) string {
	c := p.Hide(rules.Seat(p.Seat))
	r := core.Reason{Action: a, Then: c}
	r.Then.Do(a)
	return by(&c, &r)
}

// TestReasonsSpeakOfPlaces: a hint says whom the reader does not know there, that nobody can
// follow, and where who leads then.
func TestReasonsSpeakOfPlaces(t *testing.T) {
	p := table.Lay(t, 3, 1, 2, 3, 4, 5, 6)
	table.Send(p, table.Green, table.Of(table.Green, table.Sergeant), 1, 1)
	table.Send(p, table.Blue, table.Of(table.Blue, table.Sergeant), 1, 2)
	rulestest.Is(t, "why", why(p, core.Action{Kind: core.Place, A: uint8(table.Luciano), B: table.At(p, 1, 3)}),
		"With C. Lucky Luciano on space III, you lead at the Church. The reward there is J. Pujol 'Garbo' (4 points)."+
			" Beware of Green's and Blue's face-down tiles there. That fills the board.")
	rulestest.Is(t, "an empty board", threat(p, 1)+shut(p, 1), "")

	p = table.Lay(t, 3, 1, 2, 3, 4, 5, 6)
	table.Send(p, table.Red, table.Assassin, 3, 1)
	table.Send(p, table.Red, table.Diplomat, 3, 3)
	table.Send(p, table.Green, table.Of(table.Green, table.Sergeant), 3, 2)
	p.Stage = core.StageOpen
	p = table.Play(t, p, "open", "award", "open", "award", "open")
	rulestest.Is(t, "the Assassin", why(p, core.Action{Kind: core.UseAssassin, A: table.At(p, 3, 2)}),
		"Without Green's Sargento Moreira here, you stand to win Viktor Belov (1 point) at Tamariz.")
	rulestest.Is(t, "the wrong one", why(p, core.Action{Kind: core.UseAssassin, A: table.At(p, 3, 3)}),
		"Your Dr. Leitão is more use to you at home than here.")
}

// TestReasonsForWeakPeople: a character that does not lead is sent for an ability, and a look names
// its place.
func TestReasonsForWeakPeople(t *testing.T) {
	p := table.Lay(t, 3, 1, 2, 3, 4, 5, 6)
	table.Send(p, table.Green, table.Luciano, 1, 1)
	p.Down = 0
	rulestest.Is(t, "an Assassin", why(p, core.Action{Kind: core.Place, A: uint8(table.Assassin), B: table.At(p, 1, 3)}),
		"With Ruth Calder, you do not lead at the Church yet (0 against 5, as far as you know). "+
			"But in the evening, Assassin may send a rival home."+
			" The reward there is J. Pujol 'Garbo' (4 points).")
	rulestest.Is(t, "no ability", why(p, core.Action{Kind: core.Place, A: uint8(table.Sergeant), B: table.At(p, 1, 3)}),
		"With Sargento Moreira, you do not lead at the Church yet (2 against 5, as far as you know). But the evening may change that."+
			" The reward there is J. Pujol 'Garbo' (4 points).")
	rulestest.Is(t, "a reward", why(p, core.Action{Kind: core.LookAt, A: core.Slots}),
		"Find out what you can win at the Church before you send more characters there.")
	table.Send(p, table.Red, table.Assassin, 1, 3)
	rulestest.Is(t, "a tile", why(p, core.Action{Kind: core.LookAt, A: table.At(p, 1, 1)}),
		"Find out who you are up against at the Church.")
}

// TestTheNextBest: a hint names what comes next and how far it is behind.
func TestTheNextBest(t *testing.T) {
	p := table.Lay(t, 2, 1, 2, 3, 4, 5, 6)
	place := core.Action{Kind: core.Place, A: uint8(table.Seductress), B: table.At(p, 1, 1)}
	rulestest.Is(t, "nearly as good", nextBest(p, &core.Reason{Next: place, Behind: 0.01}),
		" Sending Evelyn Hart to space I of the Church is about as good.")
	rulestest.Is(t, "a little worse", nextBest(p, &core.Reason{Next: place, Behind: 0.05}),
		" The next-best choice is to send Evelyn Hart to space I of the Church.")
	rulestest.Is(t, "better to skip", nextBest(p, &core.Reason{Action: core.Action{Kind: core.Leave}, Next: place, Behind: 0.2}),
		" Skipping is much better than sending Evelyn Hart to space I of the Church.")
	rulestest.Is(t, "a little better to skip", nextBest(p, &core.Reason{Action: core.Action{Kind: core.Leave}, Next: place, Behind: 0.05}),
		" Skipping is a little better than sending Evelyn Hart to space I of the Church.")
	rulestest.Is(t, "much worse", nextBest(p, &core.Reason{Next: core.Action{Kind: core.Leave}, Behind: 0.2}),
		" This is much better than skipping.")
}

// TestAnalysisSaysWhatAChoiceLeadsTo: an analysis names the choice, and facts of the moment after it.
func TestAnalysisSaysWhatAChoiceLeadsTo(t *testing.T) {
	p := table.Lay(t, 3, 1, 2, 3, 4, 5, 6)
	says := func(what string, a core.Action, want ...string) {
		t.Helper()
		all := []string{Lead(p, a)}
		for _, f := range Facts(p, a) {
			all = append(all, f.Text)
		}
		for _, w := range want {
			rulestest.Holds(t, slices.Contains(all, w), "%s: %q is not among %q", what, w, all)
		}
	}
	says("a placement", core.Action{Kind: core.Place, A: uint8(table.Luciano), B: table.At(p, 1, 3)},
		"Send C. Lucky Luciano to space III of the Church.", "You lead at the Church.", "You stand to win a reward worth 4 points.",
		"The others have no face-down tiles at the Church.")
	table.Send(p, table.Red, table.Assassin, 3, 1)
	table.Send(p, table.Red, table.Diplomat, 3, 3)
	table.Send(p, table.Green, table.Of(table.Green, table.Sergeant), 3, 2)
	p.Stage = core.StageOpen
	p = table.Play(t, p, "open", "award", "open", "award", "open")
	says("the Assassin", core.Action{Kind: core.UseAssassin, A: table.At(p, 3, 2)},
		"Send Green's Sargento Moreira home.", "You lead at Tamariz.", "You stand to win a reward worth 1 point.")
	says("the wrong one", core.Action{Kind: core.UseAssassin, A: table.At(p, 3, 3)}, "Send your Dr. Leitão home.", "You lead nowhere.",
		"You know of no reward that you stand to win.")
	for advised, want := range map[string]string{"skip": "skipping", "use Conspiracy": "using Conspiracy",
		"replace the reward": "replacing the reward", "lose it": "losing it", "keep it": "keeping it"} {
		rulestest.Is(t, advised, doing(advised), want)
	}
	says("none", core.Action{Kind: core.Leave}, "Skip.")
}

// TestSkippingSaysWhatIsWon: who is advised to leave an ability alone and leads there reads what they
// stand to win.
func TestSkippingSaysWhatIsWon(t *testing.T) {
	p := table.Lay(t, 3, 1, 2, 3, 4, 5, 6)
	table.Send(p, table.Red, table.Assassin, 3, 1)
	table.Send(p, table.Red, table.Sergeant, 3, 3)
	table.Send(p, table.Green, table.Of(table.Green, table.Diplomat), 3, 2)
	p.Stage = core.StageOpen
	p = table.Play(t, p, "open", "award", "open", "award", "open")
	rulestest.Is(t, "the leader skips", told(p, core.Action{Kind: core.Leave}, Reason),
		"Using this ability would help the others at least as much as you. You still stand to win Viktor Belov (1 point) at Tamariz.")
}

// TestAgendasOfEveryKindSayWhatScores: symbols, people and flags each read as what they are.
func TestAgendasOfEveryKindSayWhatScores(t *testing.T) {
	for m, want := range map[core.Mission]string{core.Assassins: "Assassin symbol on recruits", core.Women: "woman among recruits",
		core.FlagAmerica: "recruit from the United States",
		core.ManyFlags:   "of these flags on recruits: Spain, France, Hungary, Italy, the Soviet Union and Yugoslavia"} {
		rulestest.Is(t, "1 point for each", agendaItem(m), want)
	}
}
