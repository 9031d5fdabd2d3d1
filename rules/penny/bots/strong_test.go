package bots_test

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/bots"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/penny/internal/table"
	"intrigue/rules/rulestest"
)

// during is a moment of a game that bots play by the script: the nth that strong has to
// think about.
func during(t *testing.T, m box.Mode, seats, nth int, seed uint64) *penny.Position {
	t.Helper()
	p := table.Fresh(t, m, seats, 0)
	r := rand.New(rand.NewPCG(seed, 5))
	for p.Over == core.NotOver {
		if p.Need == core.Luck {
			p = table.Fate(t, p, p.Roll(r))
			continue
		}
		b := bots.NewAgent(p.Game, r)
		var buf [core.MostActions]core.Action
		list := p.Actions(p.Game, buf[:0])
		if _, ok := b.Obvious(&p.State, list); !ok && len(list) > 2 && p.Round > 0 {
			if nth--; nth < 0 {
				return p
			}
		}
		p = table.Play(t, p, p.Game.Text(b.Policy(&p.State)))
	}
	t.Fatal("no such moment")
	return nil
}

// TestStrongTwins: two records that are alike so far, but not in what will be drawn, are
// the same to it, and it asks for no position: it knows no more than its view.
func TestStrongTwins(t *testing.T) {
	bot, err := penny.Game{}.Bot("strong")
	rulestest.Must(t, err == nil, "%v", err)
	apart, decided := 0, map[rules.Move]bool{}
	for m := range box.Modes {
		for nth := range 6 {
			p := during(t, m, 1+nth%3, 9*nth, uint64(nth))
			twin := *p
			a, b := p.State, twin.State
			for i, c := range []*core.State{&a, &b} {
				for r := rand.New(rand.NewPCG(uint64(i), 8)); c.Round < p.Round+2 && c.Over == core.NotOver; c.Run(p.Game) {
					if c.Need == core.Luck {
						c.Chance(p.Game, r)
					} else {
						c.Do(p.Game, scripted(p.Game, c, r))
					}
				}
			}
			if a != b {
				apart++
			}
			var moves [2]rules.Move
			for i, q := range []*penny.Position{p, &twin} {
				turn := rulestest.TurnOf(q, q.Acting()[0], 3, uint64(nth))
				turn.Simulations = 60
				turn.Guess = func(*rand.Rand) rules.Position { t.Fatal("it asks for a position"); return nil }
				moves[i] = bot.Decide(t.Context(), turn)
				rulestest.Must(t, table.Offered(q, moves[i]), "%q is not possible", moves[i])
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
		m := bots.Strong{}.Decide(ctx, turn)
		rulestest.Holds(t, table.Offered(p, m) && time.Since(began) < 5*time.Second, "%q after %v", m, time.Since(began)) // a busy machine
		stop()
	}
	turn := rulestest.TurnOf(p, p.Acting()[0], 1, 1)
	a, b := bots.Strong{}.Decide(t.Context(), turn), rules.Move("")
	turn = rulestest.TurnOf(p, p.Acting()[0], 1, 1)
	turn.Simulations = bots.Strong{}.Simulations(0)
	b = bots.Strong{}.Decide(t.Context(), turn)
	rulestest.Holds(t, table.Offered(p, a) && table.Offered(p, b), "%q and %q", a, b)
}

// TestStrongRemembersEnough: however many trials it is to make, it makes and remembers no
// more than it has room for.
func TestStrongRemembersEnough(t *testing.T) {
	rulestest.Long(t)
	p := during(t, box.Heist, 2, 11, 3) // two plans that are hard to tell apart
	ctx, stop := context.WithTimeout(t.Context(), 20*time.Second)
	defer stop()
	b := bots.NewAgent(p.Game, rand.New(rand.NewPCG(1, 11)))
	b.KeepsGoods = true
	n := len(b.Search(ctx, &p.State, 1<<60).Values)
	rulestest.Holds(t, n > bots.MostRollouts/4 && n <= bots.MostRollouts && ctx.Err() == nil, "%d trials of a plan are remembered", n)
}

// strongly is what the strong bot does with a moment.
func strongly(t *testing.T, p *penny.Position, trials int) rules.Move {
	t.Helper()
	turn := rulestest.TurnOf(p, p.Acting()[0], 2, 6)
	turn.Simulations = trials
	return bots.Strong{}.Decide(t.Context(), turn)
}

// TestStrongSells: goods that are charged are not unpacked where they can be sold
// (PEN-122), which steady does not know.
func TestStrongSells(t *testing.T) {
	p := table.Lay(t, box.Heist, 1, func(c *core.State, g *core.Game) {
		table.Away(c)
		c.Chapter = 2
		table.Hand(c, 0, table.Card("s_galvanic"))
		c.Player(0).At = g.Scenario.PortalAt[0]
		table.ToStep(c, core.StepBuild)
	})
	for p.Round == 1 && p.Chapter == 2 && p.Sold == [2]uint8{} && p.Need == core.Decision {
		m := strongly(t, p, 60)
		s, _ := p.Game.Parse(m)
		rulestest.Must(t, s.Kind != core.Play, "it unpacks what it could sell")
		p = table.Dealt(t, table.Play(t, p, m))
		if s.Kind == core.Haggle {
			return
		}
	}
	t.Error("it does not haggle")
}

// TestStrongHunts: an opponent of the Rush in reach, who can be hurt, is hunted.
func TestStrongHunts(t *testing.T) {
	p := table.Lay(t, box.Rush, 1, func(c *core.State, g *core.Game) {
		c.VillainAt[box.MiniBoss] = table.At("scotland_yard")
		c.Player(0).At = table.At("railway_arches")
		table.Hand(c, 0, table.Card("s_gatling"), table.Card("s_razor"), table.Starter(box.Alice, "last_penny"), table.Starter(box.Alice, "pocket_money"))
	})
	for p.Round == 1 && p.Top().Kind == core.EffectTurn && p.Top().Step == core.StepMove {
		p = table.Dealt(t, table.Play(t, p, strongly(t, p, 200)))
	}
	rulestest.Is(t, "where it goes", p.Players[0].At, table.At("scotland_yard"))
}

// TestProspects: what brings the win nearer looks better to all, and nobody's points do.
func TestProspects(t *testing.T) {
	better := func(what string, m box.Mode, seats int, change func(c *core.State, g *core.Game)) {
		t.Helper()
		p := table.Lay(t, m, seats, func(c *core.State, _ *core.Game) { table.Away(c) })
		b := bots.NewAgent(p.Game, nil)
		c := p.State
		change(&c, p.Game)
		table.Holds(t, what, b.EvaluateTeam(&c) > b.EvaluateTeam(&p.State))
	}
	better("a win", box.Rush, 2, func(c *core.State, _ *core.Game) { c.Over = core.EndRushed })
	better("a portal closed", box.Prologue, 2, func(c *core.State, _ *core.Game) { c.Closed++; c.Portals &= c.Portals - 1 })
	better("a full Walk", box.Prologue, 3, func(c *core.State, g *core.Game) { table.Rich(c, g, 1) })
	better("gold for the informer", box.Heist, 2, func(c *core.State, _ *core.Game) { c.HeroGold += 3 })
	better("the next chapter", box.Heist, 2, func(c *core.State, _ *core.Game) { c.Chapter = 2 })
	better("an opponent beaten", box.Rush, 2, func(c *core.State, _ *core.Game) { c.Beaten++ })

	p := table.Lay(t, box.Prologue, 2, nil)
	b, c := bots.NewAgent(p.Game, nil), p.State
	was := b.EvaluateTeam(&c)
	c.Player(0).Events = 7
	rulestest.Is(t, "events, which are points only", b.EvaluateTeam(&c), was)
	for _, x := range []struct{ cost, want, is int32 }{{1, 1, 17}, {3, 1, 78}, {3, 3, 17 + 50 + 108}, {5, 4, 17 + 50 + 108 + 68 + 20}} {
		rulestest.Is(t, "what a sale brings", b.SaleValue(x.cost, x.want), x.is)
	}
}

// TestPlanBeats: a plan is given up when it is clearly worse, or no different.
func TestPlanBeats(t *testing.T) {
	p := bots.Plan{Values: []int32{10, 20, 30, 40}}
	table.Holds(t, "the same is given up", p.Beats(bots.Plan{Values: []int32{10, 20, 30, 40}}))
	table.Holds(t, "always 5 less is given up", p.Beats(bots.Plan{Values: []int32{5, 15, 25, 34}}))
	table.Holds(t, "now better, now worse is not", !p.Beats(bots.Plan{Values: []int32{40, 10, 45, 0}}))
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
		p := table.Lay(t, box.Prologue, 2, func(c *core.State, _ *core.Game) {
			table.Away(c)
			table.Hand(c, 0, table.Card("s_razor"))
			c.Player(0).At = table.At(x.where)
			c.Player(0).Slot[core.WalkSlot].Trophies = uint8(x.trophies)
			table.ToStep(c, core.StepBuild)
		})
		b := bots.NewAgent(p.Game, nil)
		b.KeepsGoods = x.keen
		rate := b.Scorer(&p.State)
		play, done := rate.Score(core.Action{Kind: core.Play, A: uint8(table.Card("s_razor")), B: 0}), rate.Score(core.Action{Kind: core.Done})
		rulestest.Is(t, x.where, play < done, x.kept)
		var buf [core.MostActions]core.Action
		_, found := b.Obvious(&p.State, p.Actions(p.Game, buf[:0]))
		rulestest.Is(t, "it goes without trials", found, !x.kept)
	}
}

// TestProspectOfWalks: trophies are what is hard to come by, a closed portal is worth more
// than all that its closing spends, and with the last one the game is won (PEN-135).
func TestProspectOfWalks(t *testing.T) {
	for seats := 1; seats <= core.MostHeroes; seats++ {
		look := func(change func(c *core.State, g *core.Game)) int32 {
			p := table.Lay(t, box.Prologue, seats, func(c *core.State, _ *core.Game) { table.Away(c) })
			c := p.State
			change(&c, p.Game)
			b := bots.NewAgent(p.Game, nil)
			return b.EvaluateTeam(&c)
		}
		last := func(c *core.State) { c.Portals, c.Closed = 1<<3, 2 }
		spent := func(c *core.State, n int) { c.Portals, c.Closed = c.Portals&(c.Portals-1), c.Closed+uint8(n) }
		trophy := look(func(c *core.State, _ *core.Game) { c.Player(0).Slot[core.WalkSlot].Trophies = 1 })
		two := look(func(c *core.State, _ *core.Game) { c.Player(0).Slot[core.WalkSlot].Res = [box.Resources]uint8{1, 1} })
		table.Holds(t, "a trophy is more than two resources", trophy > two)

		pledge := look(func(c *core.State, _ *core.Game) { c.Player(0).Pile.Add(table.Card("s_deed")) })
		coin := look(func(c *core.State, _ *core.Game) { c.Player(0).Pile.Add(table.Card("dp_warm")) })
		table.Holds(t, "what stands for a trophy is more than another card", pledge > coin+300 && pledge < trophy)

		ready := look(func(c *core.State, g *core.Game) {
			c.Player(0).At = g.Scenario.PortalAt[3]
			table.Rich(c, g, 0)
		})
		closed := look(func(c *core.State, g *core.Game) {
			c.Player(0).At = g.Scenario.PortalAt[3]
			spent(c, 1)
		})
		table.Holds(t, "closing is more than being able to", closed > ready)

		guarded := look(func(c *core.State, g *core.Game) { last(c); c.VillainAt[box.VillainA] = g.Scenario.PortalAt[3] })
		free := look(func(c *core.State, g *core.Game) { last(c); c.VillainAt[box.VillainA] = table.At("st_pauls") })
		earlier := look(func(c *core.State, g *core.Game) { c.VillainAt[box.VillainA] = g.Scenario.PortalAt[3] }) - look(func(c *core.State, g *core.Game) { c.VillainAt[box.VillainA] = table.At("st_pauls") })
		table.Holds(t, "a villain on the last portal is worse than on one of several", free-guarded > 200 && (seats == 1 || guarded-free < earlier))

		won := look(func(c *core.State, _ *core.Game) { c.LastTurn, c.Portals = true, 0 })
		almost := look(func(c *core.State, g *core.Game) {
			last(c)
			c.Closed = uint8(seats)
			for h := range int8(seats) {
				c.Player(h).At = g.Scenario.PortalAt[3]
				table.Rich(c, g, h)
				for k := range box.Card(40) {
					c.Player(h).Pile.Add(g.From[box.ShopCards] + k%(g.Upto[box.ShopCards]-g.From[box.ShopCards]))
				}
			}
		})
		table.Holds(t, "with the last portal closed the game is won", won >= bots.WinValue)
		table.Holds(t, "nothing is as good as that", almost < won)
	}
}

// scripted is what the script does with a moment.
func scripted(g *core.Game, c *core.State, r *rand.Rand) core.Action {
	b := bots.NewAgent(g, r)
	return b.Policy(c)
}
