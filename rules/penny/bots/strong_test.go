package bots_test

import (
	"context"
	"math/rand/v2"
	"testing"

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
	p := table.Fresh(t, m, seats)
	r := rand.New(rand.NewPCG(seed, 5))
	for p.Over == core.NotOver {
		if p.Wait == core.Luck {
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

// detour looks for two ways on from p of three decisions each, in another order, after
// which everybody reads the same although the two games are not the same: what is left of the
// effects that are over differs. nil if there are none.
func detour(p *penny.Position) (one, two []rules.Move) {
	seat := p.Acting()[0]
	var some []rules.Move
	for _, c := range p.Choices(seat) {
		if a, _ := p.Game.Parse(c.Move); a.Kind == core.Play || a.Kind == core.Put || a.Kind == core.Gather {
			some = append(some, c.Move)
		}
	}
	way := func(all ...rules.Move) *penny.Position {
		q := p
		for _, m := range all {
			n, err := q.After(seat, m)
			if err != nil || n.(*penny.Position).Wait != core.Decision || n.Acting()[0] != seat {
				return nil
			}
			q = n.(*penny.Position)
		}
		return q
	}
	for _, x := range some {
		for _, y := range some {
			for _, z := range some {
				if x == y || y == z || x == z {
					continue
				}
				a, b := way(x, y, z), way(y, x, z)
				if a != nil && b != nil && a.State != b.State && rules.Print(a.View()) == rules.Print(b.View()) && undecided(a) {
					return []rules.Move{x, y, z}, []rules.Move{y, x, z}
				}
			}
		}
	}
	return nil, nil
}

// undecided reports whether strong has to think about a moment.
func undecided(p *penny.Position) bool {
	list := p.Actions(p.Game, nil)
	b := bots.NewAgent(p.Game, nil)
	_, ok := b.Obvious(&p.State, list)
	return !ok && len(list) > 2
}

// TestStrongTwins: two games that came here by other ways and read alike are the same to it,
// also when it was asked on the way in the one and not in the other, and it asks for no
// position: it knows no more than its view, and remembers nothing.
func TestStrongTwins(t *testing.T) {
	bot, err := penny.Game{}.Bot("strong")
	rulestest.Must(t, err == nil, "%v", err)
	twins, decided := 0, map[rules.Move]bool{}
	ask := func(q *penny.Position, seed uint64) rules.Move {
		turn := rulestest.TurnOf(q, q.Acting()[0], 3, seed)
		turn.Simulations = 60
		turn.Guess = func(*rand.Rand) rules.Position { t.Fatal("it asks for a position"); return nil }
		m := bot.Decide(t.Context(), turn)
		rulestest.Must(t, table.Offered(q, m), "%q is not possible", m)
		return m
	}
	for m := range box.Modes {
		for seed := range uint64(3) {
			p := table.Fresh(t, m, 1+int(seed))
			for r, found := rand.New(rand.NewPCG(seed, 5)), 0; p.Over == core.NotOver && found < 4; {
				if p.Wait == core.Luck {
					p = table.Fate(t, p, p.Roll(r))
					continue
				}
				if one, two := detour(p); one != nil {
					found++
					a, b := p, table.Play(t, p, two...)
					for _, move := range one {
						ask(a, seed)
						a = table.Play(t, a, move)
					}
					rulestest.Must(t, a.State != b.State && rules.Print(a.View()) == rules.Print(b.View()), "no twins")
					x := ask(a, seed)
					rulestest.Is(t, "the move of its twin", ask(b, seed), x)
					twins++
					decided[x] = true
				}
				p = table.Play(t, p, p.Game.Text(scripted(p.Game, &p.State, r)))
			}
		}
	}
	rulestest.Holds(t, twins > 20 && len(decided) > 8, "only %d twins, and %d moves", twins, len(decided))
}

// counted is a source of luck that counts: strong takes two numbers for each round of trials,
// one trial of each plan that is still in the race.
type counted struct {
	rand.Source
	n int
}

func (c *counted) Uint64() uint64 {
	c.n++
	return c.Source.Uint64()
}

// patience is a context that is at an end when it has been asked so many times.
type patience struct {
	context.Context
	left int
}

func (p *patience) Err() error {
	if p.left--; p.left < 0 {
		return context.Canceled
	}
	return nil
}

// roundsOf is how many rounds of trials strong makes of a moment.
func roundsOf(t *testing.T, ctx context.Context, p *penny.Position, simulations int) int {
	t.Helper()
	luck := &counted{Source: rand.NewPCG(1, 11)}
	turn := rulestest.TurnOf(p, p.Acting()[0], 1, 1)
	turn.Simulations, turn.Rand = simulations, rand.New(luck)
	m := bots.Strong{}.Decide(ctx, turn)
	rulestest.Holds(t, table.Offered(p, m), "%q is not possible", m)
	return luck.n / 2
}

// TestStrongKeepsItsBudget: it makes as many trials as it is told, of two plans at least in
// each round, and as many as it says itself when it is told nothing.
func TestStrongKeepsItsBudget(t *testing.T) {
	p := during(t, box.Heist, 2, 8, 4) // plans that are hard to tell apart
	const plans = 16                   // there are not more to begin with
	last := 0
	for _, n := range []int{8, 40, 160, bots.StrongRollouts, 1200} {
		r := roundsOf(t, t.Context(), p, n)
		rulestest.Holds(t, r > last && 2*r <= n+plans && 2*r >= n-8*plans, "%d rounds for %d trials, after %d", r, n, last)
		last = r
	}
	told := roundsOf(t, t.Context(), p, bots.Strong{}.Simulations(0))
	untold := roundsOf(t, t.Context(), p, 0) // fewer on a busy machine, for its time is over
	rulestest.Holds(t, untold > 0 && untold <= told, "untold, %d rounds; told its own number, %d", untold, told)
}

// TestStrongStops: however much it is to think, it stops with the round in which it is told to.
// It looks once before the first round and once after each, and once more now and then.
func TestStrongStops(t *testing.T) {
	p := during(t, box.Heist, 2, 13, 4)
	for _, asked := range []int{0, 1, 7, 50} {
		r := roundsOf(t, &patience{t.Context(), asked}, p, 1<<30)
		rulestest.Holds(t, r <= asked && 2*r >= asked-1, "%d rounds, and asked %d times", r, asked)
	}
}

// TestStrongRemembersEnough: however many trials it is to make, it makes and remembers no
// more than it has room for.
func TestStrongRemembersEnough(t *testing.T) {
	rulestest.Long(t)
	p := during(t, box.Heist, 2, 8, 4) // two plans that are hard to tell apart
	ctx := &patience{t.Context(), bots.MostRollouts}
	b := bots.NewAgent(p.Game, rand.New(rand.NewPCG(1, 11)))
	b.KeepsGoods = true
	n := len(b.Search(ctx, &p.State, 1<<60).Values)
	rulestest.Holds(t, n > bots.MostRollouts/4 && n <= bots.MostRollouts && ctx.left > 0, "%d trials of a plan are remembered", n)
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
	for p.Round == 1 && p.Chapter == 2 && p.Sold == [2]uint8{} && p.Wait == core.Decision {
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
		table.Hand(c, 0, table.Card("s_gatling"), table.Card("s_razor"), table.Starter(box.Alice, "last_penny"),
			table.Starter(box.Alice, "pocket_money"))
	})
	for p.Round == 1 && p.Top().Kind == core.EffectTurn && p.Top().Step == core.StepMove {
		p = table.Dealt(t, table.Play(t, p, strongly(t, p, 200)))
	}
	rulestest.Is(t, "where it goes", p.Players[0].At, table.At("scotland_yard"))
}

// TestWhatBringsTheWinNearerLooksBetter: what brings the win nearer looks better to all, and nobody's points do.
func TestWhatBringsTheWinNearerLooksBetter(t *testing.T) {
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
	for _, k := range []uint8{0, 7} { // PEN-135
		c.LastTurn, c.Player(0).WoundPile = true, k
		rulestest.Is(t, "a win that nothing can take away", b.EvaluateTeam(&c), bots.WinValue)
	}
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

	p.Points = 3
	table.Holds(t, "the same with more points of one's own is not", !p.Beats(bots.Plan{Values: p.Values, Points: 4}))
	table.Holds(t, "points save nothing that is worse for the team", p.Beats(bots.Plan{Values: []int32{5, 15, 25, 34}, Points: 90}))
	table.Holds(t, "now better, now worse is as good", p.Ties(bots.Plan{Values: []int32{40, 10, 45, 0}}, 0.5))
	table.Holds(t, "mostly worse is not", !p.Ties(bots.Plan{Values: []int32{5, 15, 31, 34}}, 0.5))
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
		play, done := rate.Score(core.Action{Kind: core.Play, What: uint8(table.Card("s_razor")), With: 0}),
			rate.Score(core.Action{Kind: core.Done})
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
		earlier := look(func(c *core.State, g *core.Game) { c.VillainAt[box.VillainA] = g.Scenario.PortalAt[3] }) -
			look(func(c *core.State, g *core.Game) { c.VillainAt[box.VillainA] = table.At("st_pauls") })
		table.Holds(t, "a villain on the last portal is worse than on one of several", free-guarded > 200 &&
			(seats == 1 || guarded-free < earlier))

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
