package penny

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
)

// during is a moment of a game that bots play by the script: the nth that strong has to
// think about.
func during(t *testing.T, m box.Mode, seats, nth int, seed uint64) *position {
	t.Helper()
	p := fresh(t, m, seats, 0)
	r := rand.New(rand.NewPCG(seed, 5))
	for p.over == notOver {
		if p.need == luck {
			p = fate(t, p, p.Roll(r))
			continue
		}
		b := newBrain(p.game, r)
		var buf [mostSteps]step
		list := p.list(p.game, buf[:0])
		if _, ok := b.obvious(&p.core, list); !ok && len(list) > 2 && p.round > 0 {
			if nth--; nth < 0 {
				return p
			}
		}
		p = play(t, p, p.game.text(b.script(&p.core)))
	}
	t.Fatal("no such moment")
	return nil
}

// TestStrongTwins: two records that are alike so far, but not in what will be drawn, are
// the same to it, and it asks for no position: it knows no more than its view.
func TestStrongTwins(t *testing.T) {
	bot, err := Game{}.Bot("strong")
	rulestest.Must(t, err == nil, "%v", err)
	apart, decided := 0, map[rules.Move]bool{}
	for m := range box.Modes {
		for nth := range 6 {
			p := during(t, m, 1+nth%3, 9*nth, uint64(nth))
			twin := *p
			a, b := p.core, twin.core
			for i, c := range []*core{&a, &b} {
				for r := rand.New(rand.NewPCG(uint64(i), 8)); c.round < p.round+2 && c.over == notOver; c.run(p.game) {
					if c.need == luck {
						c.chance(p.game, r)
					} else {
						c.do(p.game, scripted(p.game, c, r))
					}
				}
			}
			if a != b {
				apart++
			}
			var moves [2]rules.Move
			for i, q := range []*position{p, &twin} {
				turn := rulestest.TurnOf(q, q.Acting()[0], 3, uint64(nth))
				turn.Simulations = 60
				turn.Guess = func(*rand.Rand) rules.Position { t.Fatal("it asks for a position"); return nil }
				moves[i] = bot.Decide(t.Context(), turn)
				rulestest.Must(t, offered(q, moves[i]), "%q is not possible", moves[i])
			}
			decided[moves[0]] = true
			rulestest.Is(t, "the move of its twin", moves[1], moves[0])
		}
	}
	rulestest.Holds(t, apart > 20 && len(decided) > 8, "only %d twins differ, and %d moves", apart, len(decided))
}

// TestStrongStops: however much it is to think, it answers soon when it is stopped, and
// within its time when nobody says how much.
func TestStrongStops(t *testing.T) {
	p := during(t, box.Prologue, 2, 4, 3)
	for _, after := range []time.Duration{0, 20 * time.Millisecond, 0} {
		ctx, stop := context.WithTimeout(t.Context(), after)
		turn := rulestest.TurnOf(p, p.Acting()[0], 1, 1)
		turn.Simulations = 1 << 30
		began := time.Now()
		m := strong{}.Decide(ctx, turn)
		rulestest.Holds(t, offered(p, m) && time.Since(began) < 5*time.Second, "%q after %v", m, time.Since(began)) // a busy machine
		stop()
	}
	turn := rulestest.TurnOf(p, p.Acting()[0], 1, 1)
	a, b := strong{}.Decide(t.Context(), turn), rules.Move("")
	turn = rulestest.TurnOf(p, p.Acting()[0], 1, 1)
	turn.Simulations = strong{}.Simulations()
	b = strong{}.Decide(t.Context(), turn)
	rulestest.Holds(t, offered(p, a) && offered(p, b), "%q and %q", a, b)
}

// TestStrongRemembersEnough: however many trials it is to make, it makes and remembers no
// more than it has room for.
func TestStrongRemembersEnough(t *testing.T) {
	rulestest.Long(t)
	p := during(t, box.Heist, 2, 11, 3) // two plans that are hard to tell apart
	ctx, stop := context.WithTimeout(t.Context(), 20*time.Second)
	defer stop()
	b := newBrain(p.game, rand.New(rand.NewPCG(1, 11)))
	b.keen = true
	n := len(b.weigh(ctx, &p.core, 1<<60).worth)
	rulestest.Holds(t, n > mostTrials/4 && n <= mostTrials && ctx.Err() == nil, "%d trials of a plan are remembered", n)
}

// strongly is what the strong bot does with a moment.
func strongly(t *testing.T, p *position, trials int) rules.Move {
	t.Helper()
	turn := rulestest.TurnOf(p, p.Acting()[0], 2, 6)
	turn.Simulations = trials
	return strong{}.Decide(t.Context(), turn)
}

// TestStrongSells: goods that are charged are not unpacked where they can be sold
// (PEN-122), which steady does not know.
func TestStrongSells(t *testing.T) {
	p := table(t, box.Heist, 1, func(c *core, g *game) {
		away(c)
		c.chapter = 2
		hand(c, 0, card("s_galvanic"))
		c.me(0).at = g.mode.PortalAt[0]
		toStep(c, stepBuild)
	})
	for p.round == 1 && p.chapter == 2 && p.sold == [2]uint8{} && p.need == decision {
		m := strongly(t, p, 60)
		s, _ := p.game.parse(m)
		rulestest.Must(t, s.verb != vPlay, "it unpacks what it could sell")
		p = dealt(t, play(t, p, m))
		if s.verb == vHaggle {
			return
		}
	}
	t.Error("it does not haggle")
}

// TestStrongHunts: an opponent of the Rush in reach, who can be hurt, is hunted.
func TestStrongHunts(t *testing.T) {
	p := table(t, box.Rush, 1, func(c *core, g *game) {
		c.villainAt[box.MiniBoss] = at("scotland_yard")
		c.me(0).at = at("railway_arches")
		hand(c, 0, card("s_gatling"), card("s_razor"), starter(box.Alice, "last_penny"), starter(box.Alice, "pocket_money"))
	})
	for p.round == 1 && p.now().op == opTurn && p.now().i == stepMove {
		p = dealt(t, play(t, p, strongly(t, p, 200)))
	}
	is(t, "where it goes", p.players[0].at, at("scotland_yard"))
}

// TestProspects: what brings the win nearer looks better to all, and nobody's points do.
func TestProspects(t *testing.T) {
	better := func(what string, m box.Mode, seats int, change func(c *core, g *game)) {
		t.Helper()
		p := table(t, m, seats, func(c *core, _ *game) { away(c) })
		b := newBrain(p.game, nil)
		c := p.core
		change(&c, p.game)
		holds(t, what, b.prospect(&c) > b.prospect(&p.core))
	}
	better("a win", box.Rush, 2, func(c *core, _ *game) { c.over = endRushed })
	better("a portal closed", box.Prologue, 2, func(c *core, _ *game) { c.closed++; c.portals &= c.portals - 1 })
	better("a full Walk", box.Prologue, 3, func(c *core, g *game) { rich(c, g, 1) })
	better("gold for the informer", box.Heist, 2, func(c *core, _ *game) { c.heroGold += 3 })
	better("the next chapter", box.Heist, 2, func(c *core, _ *game) { c.chapter = 2 })
	better("an opponent beaten", box.Rush, 2, func(c *core, _ *game) { c.beaten++ })

	p := table(t, box.Prologue, 2, nil)
	b, c := newBrain(p.game, nil), p.core
	was := b.prospect(&c)
	c.me(0).events = 7
	is(t, "events, which are points only", b.prospect(&c), was)
	for _, x := range []struct{ cost, want, is int32 }{{1, 1, 17}, {3, 1, 78}, {3, 3, 17 + 50 + 108}, {5, 4, 17 + 50 + 108 + 68 + 20}} {
		is(t, "what a sale brings", b.sale(x.cost, x.want), x.is)
	}
}

// TestPlanBeats: a plan is given up when it is clearly worse, or no different.
func TestPlanBeats(t *testing.T) {
	p := plan{worth: []int32{10, 20, 30, 40}}
	holds(t, "the same is given up", p.beats(plan{worth: []int32{10, 20, 30, 40}}))
	holds(t, "always 5 less is given up", p.beats(plan{worth: []int32{5, 15, 25, 34}}))
	holds(t, "now better, now worse is not", !p.beats(plan{worth: []int32{40, 10, 45, 0}}))
}

// TestStrongHoards: a Shop card that can stand for a trophy (PEN-160) is kept until the
// portal is reached, or no trophy is missing; steady plays it.
func TestStrongHoards(t *testing.T) {
	for _, x := range []struct {
		where    string
		trophies int
		keen     bool
		kept     bool
	}{{"harrys_pub", 0, true, true}, {"harrys_pub", 2, true, false}, {"cemetery_gate", 0, true, false}, {"harrys_pub", 0, false, false}} {
		p := table(t, box.Prologue, 2, func(c *core, _ *game) {
			away(c)
			hand(c, 0, card("s_razor"))
			c.me(0).at = at(x.where)
			c.me(0).slot[walkSlot].trophies = uint8(x.trophies)
			toStep(c, stepBuild)
		})
		b := newBrain(p.game, nil)
		b.keen = x.keen
		rate := b.rater(&p.core)
		play, done := rate.of(step{vPlay, uint8(card("s_razor")), 0}), rate.of(step{verb: vDone})
		is(t, x.where, play < done, x.kept)
		var buf [mostSteps]step
		_, found := b.obvious(&p.core, p.list(p.game, buf[:0]))
		is(t, "it goes without trials", found, !x.kept)
	}
}

// TestStrongReasons: a hint to walk names the place the plan is for, and what it is for.
func TestStrongReasons(t *testing.T) {
	p := table(t, box.Open, 1, func(c *core, _ *game) { away(c) })
	p.hellTiles = 1 << p.game.tileOf(at("harrys_pub"))
	to := advice{step: step{vRide, uint8(at("railway_arches")), 0}, aim: at("harrys_pub") + 1}
	is(t, "reason", p.see().reason(to), "it is on the way to The Other Harry's, where Gloomsbury can be turned back to London.")
	to.aim = 0
	is(t, "reason without a goal", p.see().reason(to), "there you can boost.")
}

// TestProspectOfWalks: trophies are what is hard to come by, a closed portal is worth more
// than all that its closing spends, and with the last one the game is won (PEN-135).
func TestProspectOfWalks(t *testing.T) {
	for seats := 1; seats <= most; seats++ {
		look := func(change func(c *core, g *game)) int32 {
			p := table(t, box.Prologue, seats, func(c *core, _ *game) { away(c) })
			c := p.core
			change(&c, p.game)
			b := newBrain(p.game, nil)
			return b.prospect(&c)
		}
		last := func(c *core) { c.portals, c.closed = 1<<3, 2 }
		spent := func(c *core, n int) { c.portals, c.closed = c.portals&(c.portals-1), c.closed+uint8(n) }
		trophy := look(func(c *core, _ *game) { c.me(0).slot[walkSlot].trophies = 1 })
		two := look(func(c *core, _ *game) { c.me(0).slot[walkSlot].res = [box.Resources]uint8{1, 1} })
		holds(t, "a trophy is more than two resources", trophy > two)

		pledge := look(func(c *core, _ *game) { c.me(0).pile.Add(card("s_deed")) })
		coin := look(func(c *core, _ *game) { c.me(0).pile.Add(card("dp_warm")) })
		holds(t, "what stands for a trophy is more than another card", pledge > coin+300 && pledge < trophy)

		ready := look(func(c *core, g *game) {
			c.me(0).at = g.mode.PortalAt[3]
			rich(c, g, 0)
		})
		closed := look(func(c *core, g *game) {
			c.me(0).at = g.mode.PortalAt[3]
			spent(c, 1)
		})
		holds(t, "closing is more than being able to", closed > ready)

		guarded := look(func(c *core, g *game) { last(c); c.villainAt[box.VillainA] = g.mode.PortalAt[3] })
		free := look(func(c *core, g *game) { last(c); c.villainAt[box.VillainA] = at("st_pauls") })
		earlier := look(func(c *core, g *game) { c.villainAt[box.VillainA] = g.mode.PortalAt[3] }) - look(func(c *core, g *game) { c.villainAt[box.VillainA] = at("st_pauls") })
		holds(t, "a villain on the last portal is worse than on one of several", free-guarded > 200 && (seats == 1 || guarded-free < earlier))

		won := look(func(c *core, _ *game) { c.lastTurn, c.portals = true, 0 })
		almost := look(func(c *core, g *game) {
			last(c)
			c.closed = uint8(seats)
			for h := range int8(seats) {
				c.me(h).at = g.mode.PortalAt[3]
				rich(c, g, h)
				for k := range box.Card(40) {
					c.me(h).pile.Add(g.From[box.ShopCards] + k%(g.Upto[box.ShopCards]-g.From[box.ShopCards]))
				}
			}
		})
		holds(t, "with the last portal closed the game is won", won >= aWin)
		holds(t, "nothing is as good as that", almost < won)
	}
}
