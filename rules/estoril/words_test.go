package estoril

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/internal/table"
	"intrigue/rules/rulestest"
)

// allTargets is everything one could point at.
func allTargets() []string {
	all := []string{core.IDLeave, core.IDNationalism, core.IDConspiracy, core.IDAssassin, core.IDDiplomacy, core.IDSeduction, core.IDPile,
		core.IDDrawn}
	for i := core.Tile(1); i <= core.LastTile; i++ {
		all = append(all, i.ID())
	}
	for b := core.Church; b <= core.Museum; b++ {
		all = append(all, fmt.Sprintf("board.%d", b), fmt.Sprintf("board.%d.reward", b))
		for n := range core.SpacesOf(b) {
			all = append(all, fmt.Sprintf("board.%d.cell.%d", b, n+1))
		}
	}
	for s := range core.SeatNames {
		for _, kind := range []string{"seat", "hand", "discard", "agenda", "points"} {
			all = append(all, fmt.Sprintf("%s.%d", kind, s))
		}
	}
	for m := range 5 {
		all = append(all, fmt.Sprintf("mission.%d", m+1))
	}
	return all
}

func TestEveryTargetIsExplained(t *testing.T) {
	rulestest.Words(t, Game{}, allTargets(), rulestest.Positions(t, Game{}, 6, 30))
}

// positionOf is a state as the table has it, and seen what a reader knows.
func positionOf(p *core.State) *Position { return &Position{*p} }

func seen(p *core.State, by rules.Seat) View { return positionOf(p).Seen(by).(View) }

func TestLabelsNameWhatLiesThere(t *testing.T) {
	p := table.Lay(t, 3, 1, 2, 3, 4, 6, 8)
	table.Send(p, table.Green, table.Of(table.Green, table.Sergeant), 6, 1)
	table.Send(p, table.Green, table.Luciano, 3, 2)
	v := seen(p, 0)
	for target, want := range map[string]rules.Label{
		"tile.1": {Title: "Ruth Calder", Sprite: "estoril.face.1",
			Text:   "Ruth Calder, the United States: strength 0, 1 point. Assassin. A woman. One of your six starting characters.",
			Clause: "EST-3"},
		"tile.45": {Title: "Viktor Belov", Sprite: "estoril.face.27",
			Text: "Viktor Belov, the Soviet Union: strength 1, 1 point. Assassin twice.", Clause: "EST-5"},
		"board.6": {Title: "Casino", Sprite: "estoril.board.6",
			Text: "After the abilities, roll two dice for each character here and add the difference to its strength. " +
				"Green is the only player here.", Clause: "EST-112"},
		"board.6.cell.1": {Title: "Casino I", Sprite: "estoril.back", Text: "Green's tile is here, face down.", Clause: "EST-35"},
		"board.3.cell.2": {Title: "Tamariz II", Sprite: "estoril.face.21",
			Text: "Green's character is here. C. Lucky Luciano, Italy: strength 5, 1 point.", Clause: "EST-35"},
		"board.8.cell.4": {Title: "Museum IV", Text: "Free outer space: open to every player. TOP SECRET: characters are face down here. " +
			"Eye: you may look at a face-down tile on any board.", Clause: "EST-35"},
		"board.8.reward": {Title: "Museum: reward", Sprite: "estoril.back",
			Text: "The strongest player at the Museum wins this character. It is face down.", Clause: "EST-63"},
		"board.7.cell.1": {Title: "Hell's Mouth", Text: "Hell's Mouth is out of play this round.", Clause: "EST-22"},
		"mission.1": {Title: "Assassin", Sprite: "estoril.mission.assassins",
			Text: "Counts the Assassin symbols on your characters. The player with the most scores 6 points. So far: " +
				"you 1, Green 1 and Blue 1.", Clause: "EST-130"},
		"seat.1": {Title: "Green", Text: "Green has 5 characters in hand, 2 cubes and no discards.", Clause: "EST-15"},
		"points.1": {Title: "Green's points: 15",
			Text: "7 for characters in hand, 0 for discards, 2 for the Assassin mission, 2 for the Conspiracy mission, " +
				"2 for the Nationalism mission and 2 for the Seduction mission. Missions count as they stand now.", Clause: "EST-129"},
		"discard.0": {Title: "Your discards", Text: "There are no discards yet. Each one scores 1 point.", Clause: "EST-128"},
		"pile": {Title: "Pile", Sprite: "estoril.back", Text: "20 tiles, face down. Each round's rewards come from here.",
			Clause: "EST-17"},
		"back.hand.1.0": {Title: "Face down", Sprite: "estoril.back", Text: "A face-down tile. You cannot see who it is.",
			Clause: "EST-37"},
		"board.7.cell.4": {},
		"back.x":         {},
		"moon":           {},
	} {
		got := v.Label(target)
		got.Rank, got.Spoken = 0, "" // for the chooser and for speech
		rulestest.Is(t, target, got, want)
	}
	for n, tile := range v.Players[0].Hand {
		rulestest.Is(t, "the rank of a tile in hand", v.Label(fmt.Sprintf("tile.%d", tile)).Rank, n)
	}
	looked := table.Play(t, p, "place 1 8 IV", "look 6 I")
	rulestest.Is(t, "a tile on board 6, to the player who looked", seen(looked, 0).Label("board.6.cell.1").Sprite, "estoril.face.6")
	rulestest.Is(t, "EST-49 the same tile to another player", seen(looked, 2).Label("board.6.cell.1").Text,
		"Green's tile is here, face down. Red knows who it is.")
}

// TestRefusalsSayWhatIsMissing: why not, in the words of the rule that forbids it.
func TestRefusalsSayWhatIsMissing(t *testing.T) {
	p := table.Lay(t, 3, 1, 2, 3, 4, 6, 8)
	for _, c := range []struct{ target, text, clause string }{
		{"board.1.cell.2", "An inner space is open to you only if one of your characters is on an adjacent space.", "EST-36"},
		{"board.1.reward", "You cannot send a character to a reward space.", "EST-32"},
		{"board.7.cell.1", "Hell's Mouth is out of play this round.", "EST-22"},
		{"board.1.cell.4", "The Church has no such space.", "EST-7"},
		{"board.9", "There is no such board.", "EST-6"},
		{"board.1", "Choose a space on this board.", "EST-33"},
		{"tile.7", "Choose a character in your hand to send.", "EST-33"},
		{core.IDLeave, "You cannot pass: send a character.", "EST-33"},
		{core.IDPile, "Only Conspiracy uses the pile.", "EST-78"},
	} {
		rulestest.Is(t, c.target, seen(p, 0).WhyNot(c.target), rules.Refuse(c.text, c.clause))
	}
	open := table.Lay(t, 3, 1, 2, 3, 4, 6, 8)
	table.Send(open, table.Red, table.Assassin, 3, 1)
	table.Send(open, table.Green, table.Of(table.Green, table.Sergeant), 6, 1)
	open.Stage = core.StageOpen
	open = table.Play(t, open, "open", "award", "open", "award", "open")
	rulestest.Is(t, "at the open table", seen(open, rules.Public).WhyNot("board.6.cell.1"),
		rules.Refuse("Assassin reaches characters on this board only.", "EST-76"))
	rulestest.Is(t, "what may be chosen", seen(open, rules.Public).WhyNot("board.3.cell.1"), rules.Refuse("It is Red's turn.", "EST-57"))
	rulestest.Is(t, "out of turn", seen(p, 1).WhyNot("tile.7"), rules.Refuse("It is Red's turn.", "EST-33"))
	rulestest.Is(t, "allowed", seen(p, 0).WhyNot("board.1.cell.1"), rules.Refusal{})
}

// TestHintsAreMovesWithReasons asks for a hint at many decisions: it is a legal move with a reason, and
// the same for all positions that look alike.
func TestHintsAreMovesWithReasons(t *testing.T) {
	n := map[core.Stage]int{}
	table.Games(t, 9, func(p *core.State, r *rand.Rand) {
		if p.Chance() || p.Stage == core.StageOver || n[p.Stage] > 12 || r.IntN(4) > 0 {
			return
		}
		n[p.Stage]++
		by := rules.Seat(p.Seat)
		m, why := hintFor(positionOf(p), by)
		_, ok := rules.Choose(p.Choices(by), m)
		rulestest.Holds(t, ok && rulestest.Sentence(why), "%q because %q", m, why)
		m2, why2 := hintFor(positionOf(p).Guess(by, r), by)
		rulestest.Holds(t, m2 == m && why2 == why, "%q because %q, but in a lookalike %q because %q", m, why, m2, why2)
		if n[p.Stage]%3 == 0 {
			t.Logf("%s: %s", m, why)
		}
	})
	for _, s := range []core.Stage{core.StagePlace, core.StageLook, core.StageAbility, core.StageKeep, core.StageDiscard} {
		rulestest.Holds(t, n[s] > 0, "no hint was asked in stage %d", s)
	}
}

// hintFor is the hint for a seat, from few simulations.
func hintFor(p rules.Position, by rules.Seat) (rules.Move, string) {
	turn := rulestest.TurnOf(p, by, 1, 2)
	turn.Simulations = 150
	return Game{}.Hint(context.Background(), turn)
}

// FuzzAfter throws any text at positions in the middle of games: it is refused in
// words or played, and never panics.
func FuzzAfter(f *testing.F) {
	for _, m := range []string{"", "place 1 6 I", "place 1 6 IV", "look 2 reward", "leave", "seduction 3 I 6 II", "seduction 3 I",
		"assassin 6 reward",
		"board 0 left", "board 9 left", "reward 99", "roll 7 1", "mission x", "discard 0", "lose 7 V", "first violet", "keep it", "\x00"} {
		f.Add(m, uint8(3), uint8(40))
	}
	f.Fuzz(func(t *testing.T, m string, seed, plies uint8) {
		r := rand.New(rand.NewPCG(uint64(seed), 1))
		c := table.Begin(2+int(seed)%3, seed&7)
		p := &c
		for range plies {
			if p.Stage == core.StageOver {
				break
			}
			p.Do(p.Random(r))
		}
		for s := rules.Luck; s < 4; s++ {
			q, err := positionOf(p).After(s, rules.Move(m))
			if err == nil {
				if err := same(q.(*Position).Pieces(), p.Pieces()); err != "" {
					t.Fatal(err)
				}
			} else if strings.TrimSpace(err.Error()) == "" {
				t.Fatalf("%q is refused without a word", m)
			}
			positionOf(p).Tell(rules.Entry{Seat: s, Move: rules.Move(m)}, 0)
			p.Reveals(s, rules.Move(m))
		}
	})
}

func same(a, b map[string]int) string {
	if fmt.Sprint(a) != fmt.Sprint(b) {
		return fmt.Sprintf("%v pieces become %v", b, a)
	}
	return ""
}

// TestSituationIsPutInWords says where everything stands, and of what lies face down only whose it is.
func TestSituationIsPutInWords(t *testing.T) {
	p := table.Lay(t, 3, 1, 2, 3, 4, 6, 8)
	table.Send(p, table.Green, table.Of(table.Green, table.Sergeant), 6, 1)
	table.Send(p, table.Red, table.Of(table.Red, table.Sergeant), 6, 2)
	table.Send(p, table.Green, table.Luciano, 3, 2)
	all := seen(p, 0).Situation()
	text := strings.Join(all, "\n")
	for _, want := range []string{"In your hand: ", " So far: ", "\nOut of play this round: Muchaxo and Hell's Mouth.",
		" Space I: Green's face-down tile. Space II: your Sargento Moreira, strength 2, face down. Space III is free.",
		"\nTamariz: ", "Space II: Green's C. Lucky Luciano, strength 5. Spaces I and III are free.", " Your points: "} {
		rulestest.Holds(t, strings.Contains(text, want), "%q is not said:\n%s", want, text)
	}
	rulestest.Holds(t, strings.HasPrefix(all[0], "Round 1 of 4. "), "the first is %q", all[0])
}
