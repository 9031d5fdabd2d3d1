package estoril

import (
	"context"
	"math/rand/v2"
	"reflect"
	"testing"
	"time"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/estoril/internal/table"
	"intrigue/rules/estoril/words"
	"intrigue/rules/rulestest"
)

// TestThinkersAskWhetherTimeIsOver: who searches asks whether the time is over, which lets a browser's page live.
func TestThinkersAskWhetherTimeIsOver(t *testing.T) { rulestest.Heeds(t, Game{}) }

func TestBotsPlayWholeGamesByTheirView(t *testing.T) { rulestest.Bots(t, Game{}, 1) }

// TestNoPositionIsTooOddToAnswer: no position is too odd for a bot or for a hint.
func TestNoPositionIsTooOddToAnswer(t *testing.T) { rulestest.CheckBotsInOddPositions(t, Game{}, 40) }

func TestBotsAreCalledByTheirLevels(t *testing.T) {
	for _, l := range words.Levels() {
		_, err := Game{}.Bot(l.Key)
		rulestest.Holds(t, err == nil, "there is no bot of the level %q", l.Key)
	}
	_, err := Game{}.Bot("genius")
	rulestest.Holds(t, err != nil, "there is a bot of a level that is not offered")
}

// TestStoppedBots: who is asked to stop answers at once, with a legal move.
func TestStoppedBots(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	p := table.Lay(t, 4, 1, 2, 3, 4, 6, 8)
	for _, l := range words.Levels() {
		b, err := Game{}.Bot(l.Key)
		rulestest.Must(t, err == nil, "%v", err)
		_, ok := rules.Choose(p.Choices(0), b.Decide(ctx, rulestest.TurnOf(positionOf(p), 0, 1, 1)))
		rulestest.Holds(t, ok, "%s does not decide when it is stopped", l.Key)
	}
}

// TestStrongTwins plays two different games side by side that read alike to one seat: what is
// hidden from it (tiles face down, hands, the pile, agendas, secret missions, discards not yet
// shown) comes to differ move by move. Whenever the seat decides, the strong bot, with the same
// luck, does the same in both; so it knows no more than its view.
func TestStrongTwins(t *testing.T) {
	bot, err := Game{}.Bot("strong")
	rulestest.Must(t, err == nil, "%v", err)
	asked, differ := map[core.Stage]int{}, map[string]int{}
	for seed := range uint64(24) {
		r := table.LuckOf(seed)
		p := table.Begin(2+int(seed)%3, uint8(seed/3)&7)
		q, by := p, rules.Seat(int(seed/2)%(2+int(seed)%3))
		for p.Stage != core.StageOver {
			if p.Acts(by) && p != q && asked[p.Stage] < 14 && (p.Stage != core.StagePlace || r.IntN(6) == 0) {
				asked[p.Stage]++
				for _, what := range hiddenApart(&p, &q) {
					differ[what]++
				}
				a, b := rulestest.TurnOf(positionOf(&p), by, 3, 4), rulestest.TurnOf(positionOf(&q), by, 3, 4)
				a.Simulations, b.Simulations = 120, 120
				x, y := bot.Decide(context.Background(), a), bot.Decide(context.Background(), b)
				_, ok := rules.Choose(p.Choices(by), x)
				rulestest.Holds(t, ok && x == y, "stage %d: %q, but %q in another game that reads alike", p.Stage, x, y)
			}
			p, q = playedApart(p, q, by, r)
		}
	}
	t.Logf("asked by stage %v, of that with a difference of %v", asked, differ)
	for _, s := range []core.Stage{core.StagePlace, core.StageLook, core.StageAbility, core.StageKeep, core.StageDiscard} {
		rulestest.Holds(t, asked[s] >= 3, "it was asked %d times in stage %d", asked[s], s)
	}
	for _, what := range []string{"hands", "tiles face down", "the pile", "agendas", "missions"} {
		rulestest.Holds(t, differ[what] >= 3, "%d pairs differ in %s", differ[what], what)
	}
}

// hiddenApart names what two games that read alike to a seat differ in.
func hiddenApart(p, q *core.State) (all []string) {
	for what, apart := range map[string]bool{
		"hands": p.Hand != q.Hand || p.Chosen != q.Chosen, "tiles face down": p.On != q.On, "the pile": p.Pile != q.Pile,
		"agendas": p.Agenda != q.Agenda, "missions": p.Missions != q.Missions,
	} {
		if apart {
			all = append(all, what)
		}
	}
	return all
}

// playedApart plays a random action in p and in q one that looks the same to a seat, another
// one where that can be. Where the seat could tell the two games apart then, only the missions
// and agendas that it does not see stay different.
func playedApart(p, q core.State, by rules.Seat, r *rand.Rand) (core.State, core.State) {
	a := p.Random(r)
	next := p
	next.Do(a)
	view := seen(&next, by)
	var others []core.Action
	for _, b := range q.Actions(nil) {
		if b.Kind == a.Kind && b != a {
			others = append(others, b)
		}
	}
	r.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
	if q.Legal(a) {
		others = append(others, a)
	}
	for _, b := range others {
		if a.Kind == core.Place && b.B != a.B {
			continue // everybody sees the space
		}
		other := q
		if other.Do(b); reflect.DeepEqual(seen(&other, by), view) {
			return next, other
		}
	}
	missions, agendas := q.Missions, q.Agenda
	q = next
	q.Missions, q.Agenda = missions, agendas
	if !reflect.DeepEqual(seen(&q, by), view) {
		return next, next
	}
	return next, q
}

// TestStrongStops: however much it was to think, it answers when it is stopped.
func TestStrongStops(t *testing.T) {
	p := table.Lay(t, 4, 1, 2, 3, 4, 6, 8)
	bot, _ := Game{}.Bot("strong")
	ctx, stop := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer stop()
	turn := rulestest.TurnOf(positionOf(p), 0, 1, 1)
	turn.Simulations = 1 << 30
	m := bot.Decide(ctx, turn) // for hours, if it is not heard
	_, ok := rules.Choose(p.Choices(0), m)
	rulestest.Holds(t, ok, "it plays %q", m)
}
