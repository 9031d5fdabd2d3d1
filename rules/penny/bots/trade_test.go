package bots_test

import (
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

// TestBotsTrade: a resource goes to the hero who wants it, and no other one goes anywhere.
func TestBotsTrade(t *testing.T) {
	meet := func(change func(own, others *core.Player)) *penny.Position {
		return table.Lay(t, box.Prologue, 2, func(c *core.State, g *core.Game) {
			table.Away(c)
			own, others := &c.Players[0], &c.Players[1]
			own.At, others.At = table.At("docks"), table.At("docks")
			table.Hand(c, 0)
			change(own, others)
			table.ToStep(c, core.StepField)
		})
	}
	wants := func(p *core.Player, t box.Token) { // of all resources only this one
		s := &p.Slot[core.WalkSlot]
		s.Res = [box.Resources]uint8{1, 1, 1, 1, 1}
		s.Res[t] = 0
		p.Slot[core.PersonalSlot].Card = box.NoCard
	}
	trade := func(p *penny.Position) *penny.Position { // one trade, as the script makes it
		p = table.Play(t, p, "trade jack")
		for p.Top().Kind == core.EffectTrade {
			b := bots.NewAgent(p.Game, rand.New(rand.NewPCG(1, 2)))
			p = table.Play(t, p, p.Game.Text(b.Policy(&p.State)))
		}
		return p
	}
	t.Run("what the partner would lose is asked for", func(t *testing.T) {
		p := meet(func(own, others *core.Player) {
			wants(own, box.Science)
			others.Tokens[box.Science], others.Tokens[box.Society] = 1, 1
		})
		p = trade(p)
		rulestest.Is(t, "science and society", [2]uint8{p.Players[0].Tokens[box.Science], p.Players[1].Tokens[box.Society]}, [2]uint8{1, 1})
	})
	t.Run("what only the partner wants is given", func(t *testing.T) {
		p := meet(func(own, others *core.Player) {
			wants(own, box.Science)
			wants(others, box.Violence)
			own.Tokens[box.Violence], own.Tokens[box.Science] = 1, 1
		})
		p = trade(p)
		rulestest.Is(t, "violence and science", [2]uint8{p.Players[1].Tokens[box.Violence], p.Players[0].Tokens[box.Science]},
			[2]uint8{1, 1})
		rulestest.Is(t, "it stays over his clean-up", p.Players[1].Late[box.Violence], 1)
	})
	t.Run("one resource is given rather than nothing done", func(t *testing.T) {
		p := meet(func(own, others *core.Player) {
			own.Slot[core.WalkSlot].Card, own.Slot[core.PersonalSlot].Card = box.NoCard, box.NoCard
			wants(others, box.Violence)
			own.Tokens[box.Violence] = 1
		})
		b := bots.NewAgent(p.Game, rand.New(rand.NewPCG(1, 2)))
		rulestest.Is(t, "the Field Action", p.Game.Text(b.Policy(&p.State)), "trade jack")
	})
	t.Run("what both want stays where it is", func(t *testing.T) {
		p := meet(func(own, others *core.Player) {
			wants(own, box.Violence)
			wants(others, box.Violence)
			own.Tokens[box.Violence] = 1
		})
		p = trade(p)
		rulestest.Is(t, "violence", p.Players[0].Tokens[box.Violence], 1)
	})
	t.Run("nobody gives up what he needs, and everybody what he would lose", func(t *testing.T) {
		answer := func(late uint8) rules.Move {
			p := meet(func(own, others *core.Player) {
				wants(others, box.Science)
				others.Tokens[box.Science], others.Late[box.Science] = 1, late
			})
			p = table.Play(t, p, "trade jack", "ask science", "propose")
			b := bots.NewAgent(p.Game, rand.New(rand.NewPCG(1, 2)))
			return p.Game.Text(b.Policy(&p.State))
		}
		rulestest.Is(t, "answers", [2]rules.Move{answer(1), answer(0)}, [2]rules.Move{"refuse", "accept"})
	})
}
