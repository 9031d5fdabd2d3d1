package core_test

import (
	"fmt"
	"strings"
	"testing"

	"intrigue/rules"
	"intrigue/rules/cards"
	"intrigue/rules/estoril/core"
	. "intrigue/rules/estoril/internal/table"
)

func TestPlacingOfCharacters(t *testing.T) {
	// Church, Palácio, Tamariz above; Atlântico, Casino, Hell's Mouth below, all
	// upright: inner are Church II, Palácio I and II, Tamariz I, Atlântico II, Casino
	// II, Hell's Mouth III.
	p := Lay(t, 2, 1, 2, 3, 4, 6, 7)
	t.Run("EST-33 one tile of the hand on a free space, with a cube; nobody passes", func(t *testing.T) {
		q := Play(t, p, "place 6 1 I")
		is(t, "lies there", q.On[At(q, 1, 1)], Sergeant)
		is(t, "with the cube of", q.Owner(At(q, 1, 1)), Red)
		is(t, "cubes", see(q, 0).Players[0].Cubes, 5)
		is(t, "hand", see(q, 0).Players[0].Size, 5)
		refused(t, p, "leave", "You cannot pass: send a character")
		refused(t, p, "first red", "")
		refused(t, p, "place 7 1 I", "Choose a character in your hand to send")
		refused(t, p, "place 30 1 I", "Choose a character in your hand to send")
		refused(t, Play(t, q, "place 7 2 III", "leave"), "place 6 3 II", "Choose a character in your hand to send")
	})
	t.Run("EST-34 a space holds one tile", func(t *testing.T) {
		refused(t, Play(t, p, "place 6 1 I"), "place 7 1 I", "That space is taken")
		q := Play(t, p, "place 6 1 I", "place 12 3 II")
		refused(t, q, "place 5 1 I", "That space is taken") // by one's own, face down
		refused(t, Play(t, q, "place 5 3 III", "place 8 7 I"), "place 4 3 III", "That space is taken")
	})
	t.Run("EST-35 a free outer space is always allowed", func(t *testing.T) {
		is(t, "spaces", spotsOf(p, p.Free(Red)), "1 I, 1 III, 2 III, 3 II, 3 III, 4 I, 4 III, 6 I, 6 III, 7 I, 7 II")
		is(t, "choices", len(p.Choices(0)), 6*11)
		q := Play(t, p, "place 6 1 I", "place 12 7 I")
		for _, who := range []uint8{Red, Green} { // whether one lies there already, one's own or not
			is(t, "spaces later", spotsOf(q, q.Free(who)&q.Outer), "1 III, 2 III, 3 II, 3 III, 4 I, 4 III, 6 I, 6 III, 7 II")
		}
	})
	t.Run("EST-36 EST-40 an inner space needs a neighbour with one's cube, face down and on another board too", func(t *testing.T) {
		refused(t, p, "place 6 1 II", "An inner space is open to you only if one of your characters is on an adjacent space")
		q := Play(t, p, "place 6 2 III", "leave") // beside Palácio II and Church I, face down
		holds(t, !q.Free(Green).Has(At(q, 2, 2)), "green has no tile there")
		is(t, "for red", spotsOf(q, q.Free(Red)&^q.Outer), "2 II")
		q = Play(t, q, "place 7 4 III", "place 5 2 II", "leave", "place 8 7 I")
		is(t, "for red, across the boards", spotsOf(q, q.Free(Red)&^q.Outer), "1 II, 2 I, 6 II")
	})
	t.Run("EST-37 face down on TOP SECRET, face up elsewhere, without a choice", func(t *testing.T) {
		q := Play(t, p, "place 6 1 I", "place 12 3 II")
		is(t, "Church I", q.Down.Has(At(q, 1, 1)), true)
		is(t, "Tamariz II", q.Down.Has(At(q, 3, 2)), false)
		is(t, "seen by red", see(q, 0).Boards[2].Cells[1].Tile, Of(Green, Sergeant))
		is(t, "red's tile seen by green", see(q, 1).Boards[0].Cells[0].Tile, 0)
		is(t, "told to green", told(p, "place 6 1 I", 1), "Red sends a face-down tile to space I of the Church.")
		is(t, "told to red", told(p, "place 6 1 I", 0), "You send Sargento Moreira to space I of the Church, face down.")
	})
	t.Run("EST-38 red on an outer TOP SECRET space without neighbour", func(t *testing.T) {
		q := Play(t, p, "place 2 4 I")
		c := see(q, 1).Boards[3].Cells[0]
		is(t, "down, under a cube of", fmt.Sprint(c.Down, c.Owner), "true 0")
	})
	t.Run("EST-39 red on an inner TOP SECRET space beside his own tile, and not without", func(t *testing.T) {
		refused(t, p, "place 2 4 II", "inner space")
		q := Play(t, p, "place 1 4 I", "place 7 7 I", "place 2 4 II")
		is(t, "down", q.Down.Has(At(q, 4, 2)), true)
		refused(t, Play(t, p, "place 1 7 I", "place 7 4 I"), "place 2 4 II", "inner space")
	})
}

func TestPlacingGoesOnUntilTheEvening(t *testing.T) {
	// Church, Palácio, Tamariz above; Atlântico, Casino, Hell's Mouth below, all
	// upright: inner are Church II, Palácio I and II, Tamariz I, Atlântico II, Casino
	// II, Hell's Mouth III.
	p := Lay(t, 2, 1, 2, 3, 4, 6, 7)
	t.Run("EST-41 after one tile and its look the next one goes on", func(t *testing.T) {
		q := Play(t, p, "place 6 1 I")
		is(t, "turn", q.Acting()[0], rules.Seat(1))
		q = Play(t, q, "place 7 1 III")
		is(t, "still green's, to look", fmt.Sprint(q.Acting()[0], q.Stage), fmt.Sprint(1, core.StageLook))
		is(t, "turn", Play(t, q, "look 1 I").Acting()[0], rules.Seat(0))
		three := Play(t, Lay(t, 3, 1, 2, 3, 4, 6, 7), "place 6 1 I")
		is(t, "to the left", three.Seat, Green)
		is(t, "and on", Play(t, three, "place 7 1 III", "leave").Seat, Blue)
	})
	t.Run("EST-42 out of cubes one is passed over", func(t *testing.T) {
		q := Lay(t, 3, 1, 2, 3, 4, 6, 7)
		q.Cubes[Green] = 0
		is(t, "after red", Play(t, q, "place 6 1 I").Seat, Blue)
		q.Cubes[Green] = 1
		is(t, "with one left", Play(t, q, "place 6 1 I").Seat, Green)
	})
	t.Run("EST-43 when all cubes are placed the evening comes", func(t *testing.T) {
		q := Lay(t, 2, 1, 2, 3, 4, 6, 7)
		q.Cubes = [4]uint8{1, 1}
		q = Play(t, q, "place 6 1 I")
		is(t, "stage", q.Stage, core.StagePlace)
		q = Play(t, q, "place 12 4 I")
		is(t, "stage", q.Stage, core.StageOpen)
		q = Lay(t, 2, 1, 2, 3, 4, 6, 7)
		q.Cubes = [4]uint8{2, 0}
		q = Play(t, q, "place 6 1 I")
		is(t, "while one player has a cube", fmt.Sprint(q.Stage, q.Seat), fmt.Sprint(core.StagePlace, Red))
	})
	t.Run("EST-52 who has fewer tiles than cubes plays what he has", func(t *testing.T) {
		q := Lay(t, 2, 1, 2, 3, 4, 6, 7)
		q.Hand[Green], q.Owned[Green] = 1<<Of(Green, Sergeant), 1<<Of(Green, Sergeant)
		q = Play(t, q, "place 6 1 I", "place 12 4 I", "place 5 6 I")
		is(t, "green is passed over with cubes", fmt.Sprint(q.Cubes[Green], q.Seat), "5 0")
		is(t, "told", told(Play(t, p2hands(t), "place 6 1 I", "place 12 4 I"), "place 5 6 I", 1),
			"Red sends a face-down tile to space I of the Casino. You are skipped: no character is left to send.")
	})
	t.Run("EST-53 without a legal space one is passed over and the others go on", func(t *testing.T) {
		q := Lay(t, 3, 1, 2, 3, 4, 6, 7)
		for i, x := 0, q.Outer; x != 0; i, x = i+1, x&(x-1) { // red and blue hold the rim
			seat := Red
			if i%2 == 0 {
				seat = Blue
			}
			q.Put(seat, x.First(), Of(seat, 1+core.Tile(i/2)))
			q.Down |= 1 << x.First()
			q.Hand[seat] &^= 1 << Of(seat, 1+core.Tile(i/2))
			q.Owned[seat] |= q.Hand[seat]
		}
		Gain(q, Red, Luciano)
		q.Cubes = [4]uint8{1, 4, 0}
		is(t, "green can go nowhere", spotsOf(q, q.Free(Green)), "")
		is(t, "red can", q.Free(Red) != 0, true)
		q = Play(t, q, q.Choices(0)[0].Move)
		is(t, "red may look", q.Stage, core.StageLook)
		text := told(q, "leave", 1)
		holds(t, strings.HasSuffix(text, "You are skipped: no space is open."), text)
		after := Play(t, q, "leave")
		is(t, "nobody can place any more", after.Stage, core.StageOpen)
		is(t, "green keeps his cubes", after.Cubes[Green], 4)
		q = Lay(t, 2, 1, 2, 3, 4, 6, 7)
		Gain(q, Red, Luciano, Huene, Garbo, Mason, Kennan, Fleming, Howard)
		for x, who := q.Outer, q.Hand[Red]; x != 0; x &= x - 1 { // red holds the rim alone
			q.Put(Red, x.First(), who.First())
			q.Hand[Red] &^= 1 << who.First()
			who &= who - 1
		}
		q.Cubes = [4]uint8{2, 6}
		is(t, "green can go nowhere", spotsOf(q, q.Free(Green)), "")
		for q.Cubes[Red] > 0 {
			is(t, "red goes on", fmt.Sprint(q.Stage, q.Seat), fmt.Sprint(core.StagePlace, Red))
			if q = Play(t, q, q.Choices(0)[0].Move); q.Stage == core.StageLook {
				q = Play(t, q, "leave")
			}
		}
		is(t, "then the evening comes", q.Stage, core.StageOpen)
	})
	t.Run("EST-162 a space that comes free in the evening is not placed on", func(t *testing.T) {
		q := Lay(t, 2, 1, 2, 3, 4, 6, 7)
		Send(q, Red, Assassin, 6, 1)
		Send(q, Green, Of(Green, Sergeant), 6, 2)
		q = tonight(t, q, 6)
		refused(t, q, "place 2 6 III", "")
		q = Play(t, q, "assassin 6 II")
		is(t, "free", q.Taken.Has(At(q, 6, 2)), false)
		refused(t, until(t, q, core.StageAward), "place 12 6 II", "cannot happen now")
		for ; q.Stage != core.StageBoards; q = quiet(t, q) {
			holds(t, q.Stage != core.StagePlace, "nobody places again")
		}
	})
}

// p2hands is a table at which green has one tile only.
func p2hands(t *testing.T) *core.State {
	p := Lay(t, 2, 1, 2, 3, 4, 6, 7)
	p.Hand[Green], p.Owned[Green] = 1<<Of(Green, Sergeant), 1<<Of(Green, Sergeant)
	return p
}

func TestLookingAtSecretSpaces(t *testing.T) {
	// The Museum at the bottom right, the Palácio above left: two hidden rewards.
	p := Lay(t, 2, 2, 1, 3, 4, 6, 8)
	Send(p, Green, Of(Green, Sergeant), 4, 1)
	Send(p, Green, Of(Green, Diplomat), 6, 1)
	Send(p, Green, Of(Green, Assassin), 1, 1)
	looks := func(p *core.State, m rules.Move) string {
		q := Play(t, p, m)
		if q.Stage != core.StageLook {
			return "none"
		}
		return offers(q, "look")
	}
	t.Run("EST-44 the eye of II sees its own board, the reward too", func(t *testing.T) {
		// Palácio II is inner upright, so it lies turned: II comes to the top left.
		q := LayTurned(t, 2, [core.Places]uint8{1}, 2, 1, 3, 4, 6, 8)
		Send(q, Green, Of(Green, Sergeant), 4, 1)
		is(t, "looks", looks(q, "place 1 2 II"), "look 2 reward")
		Send(q, Green, Of(Green, Diplomat), 2, 3)
		is(t, "looks", looks(q, "place 1 2 II"), "look 2 III, look 2 reward")
		q = Lay(t, 2, 4, 3, 1, 2, 5, 6) // the reward of Atlântico lies open
		Send(q, Green, Of(Green, Sergeant), 4, 1)
		is(t, "an open reward is no target", looks(q, "place 1 4 II"), "look 4 I")
	})
	t.Run("EST-45 the eye of III sees its own board and the adjacent ones", func(t *testing.T) {
		is(t, "from Palácio III", looks(p, "place 1 2 III"), "look 1 I, look 2 reward, look 4 I")
		is(t, "from Casino III", looks(p, "place 1 6 III"), "look 1 I, look 4 I, look 6 I, look 8 reward")
	})
	t.Run("EST-46 EST-47 the Museum's IV sees any board, and no other space does", func(t *testing.T) {
		is(t, "from Museum IV", looks(p, "place 1 8 IV"), "look 1 I, look 2 reward, look 4 I, look 6 I, look 8 reward")
		for b := core.Church; b <= core.Museum; b++ {
			for n := range core.SpacesOf(b) {
				is(t, "an eye for all", core.LookOf(b, n) == core.LookAny, b == core.Museum && n == 3)
			}
		}
		is(t, "from Museum I", looks(p, "place 1 8 II"), "look 8 reward")
		own := *p
		Send(&own, Green, Of(Green, Seductress), 8, 2)
		is(t, "a tile of the Museum too", looks(&own, "place 1 8 IV"),
			"look 1 I, look 2 reward, look 4 I, look 6 I, look 8 II, look 8 reward")
	})
	t.Run("EST-48 a look is free, at once, once, and for the looker alone", func(t *testing.T) {
		q := Play(t, p, "place 1 6 III")
		is(t, "leaving it is allowed", Play(t, q, "leave").Stage, core.StagePlace)
		refused(t, q, "place 2 3 II", "You have already sent a character. Now choose a face-down tile to look at")
		refused(t, q, "look 2 reward", "This eye lets you look only at its own board and adjacent ones")
		seen := Play(t, q, "look 4 I")
		is(t, "it is green's turn", seen.Seat, Green)
		is(t, "still face down", seen.Down.Has(At(seen, 4, 1)), true)
		is(t, "red sees", see(seen, 0).Boards[3].Cells[0].Tile, Of(Green, Sergeant))
		is(t, "the public sees", see(seen, rules.Public).Boards[3].Cells[0].Tile, 0)
		is(t, "told to red", told(q, "look 4 I", 0), "You look at Green's tile on space I of Hotel Atlântico: it is Sargento Moreira.")
	})
	t.Run("EST-49 all players learn which tile was looked at, not its face", func(t *testing.T) {
		q := Play(t, p, "place 1 6 III")
		is(t, "told", told(q, "look 4 I", 1), "Red looks at your tile on space I of Hotel Atlântico.")
		c := see(Play(t, q, "look 4 I"), rules.Public).Boards[3].Cells[0]
		is(t, "seen by", fmt.Sprint(c.Looked), "[0]")
		is(t, "the face", c.Tile, 0)
		is(t, "a look reveals", q.Reveals(0, "look 4 I"), true)
	})
	t.Run("EST-50 nothing face down in reach, no look", func(t *testing.T) {
		q := Lay(t, 2, 3, 1, 4, 5, 6, 7)
		is(t, "from Atlântico II", looks(q, "place 1 4 II"), "none")
		is(t, "Tamariz has no eyes", looks(p, "place 1 3 II"), "none")
		Send(q, Green, Of(Green, Sergeant), 4, 1)
		is(t, "with one in reach", looks(q, "place 1 4 II"), "look 4 I")
	})
	t.Run("EST-51 own tiles are no targets, those already seen are", func(t *testing.T) {
		q := Lay(t, 2, 3, 1, 4, 5, 6, 7)
		Send(q, Red, Sergeant, 4, 1)
		is(t, "only his own", looks(q, "place 1 4 II"), "none")
		is(t, "which he sees", see(q, 0).Boards[2].Cells[0].Tile, Sergeant)
		is(t, "green sees it", looks(Play(t, q, "place 1 6 I"), "place 7 4 II"), "look 4 I")
		g := Play(t, p, "place 1 6 III", "leave", "place 8 8 IV", "look 8 reward", "place 2 3 II")
		is(t, "green has seen it", g.KnownTo[At(g, 8, 5)], cards.ReaderSet(1)<<Green)
		is(t, "and may look again, which tells nobody what green knows", looks(g, "place 9 8 II"), "look 8 reward")
		s := Play(t, p, "place 1 8 IV", "look 8 reward", "place 8 3 II")
		again := Play(t, s, "place 2 8 III", "look 8 reward")
		is(t, "all see the second look", see(again, rules.Public).Boards[5].Reward.Glanced, true)
		is(t, "until the next move", see(Play(t, again, "place 9 3 III"), rules.Public).Boards[5].Reward.Glanced, false)
		is(t, "not a look", see(Play(t, s, "place 2 8 III", "leave"), rules.Public).Boards[5].Reward.Glanced, false)
		refused(t, Play(t, s, "place 2 8 III"), "look 8 IV", "That is your own character")
		refused(t, Play(t, s, "place 2 8 III"), "look 3 II", "That character is already face up")
		refused(t, Play(t, s, "place 2 8 III"), "look 8 I", "There is no tile there")
	})
}
