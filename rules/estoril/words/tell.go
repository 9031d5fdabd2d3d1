package words

import (
	"fmt"
	"strings"

	"intrigue/rules"
	"intrigue/rules/estoril/core"
	"intrigue/rules/prose"
)

// Tell puts a coming move into words for one reader, from what the reader knows before and
// after it. Steps of a deal are told together, with the last of them.
func Tell(c *core.State, e rules.Entry, by rules.Seat) rules.LogLine {
	a, ok := c.Parse(e.Move)
	if !ok || !c.Acts(e.Seat) || !c.Legal(a) {
		return rules.LogLine{}
	}
	n := *c
	n.Do(a)
	t := teller{Action: a, was: c.Hide(by), is: n.Hide(by), who: c.Seat, by: reader(by)}
	text, targets := actions[a.Kind].told(&t)
	text = prose.Capital(text) + t.further()
	if n.Stage == core.StageOver {
		r := n.Score()
		text += " " + won(&r, t.by)
	}
	return rules.LogLine{Text: text, Targets: prose.Once(targets)}
}

// A teller knows a moment before and after an action as its reader does.
type teller struct {
	core.Action
	was, is core.State
	who     uint8
	by      reader
}

// does returns the seat that acts, with a verb: "you send" or "Green sends".
func (t *teller) does(verb string) string { return t.by.does(t.who&3, verb) }

// actor returns the character whose symbols are used, user is the same with its owner, and place
// is the place of the board that is resolved.
func (t *teller) actor() core.Tile { return t.was.On[t.was.Actor()] }
func (t *teller) user() string     { return t.by.tileAt(&t.was, t.was.Actor()) }
func (t *teller) place() uint8     { return t.was.Here() }

// silent tells nothing: a later step of the deal tells of it.
func (t *teller) silent() (string, []string) { return "", nil }

// tileID returns the id of what lies on a spot: of the tile if it is known, else of the spot.
func tileID(c *core.State, x uint8) string {
	if c.On[x] == 0 {
		return c.SpotID(x)
	}
	return c.On[x].ID()
}

// dealMission tells of all missions with the last one.
func (t *teller) dealMission() (string, []string) {
	if t.is.Stage == core.StageMissions {
		return "", nil
	}
	var all, ids []string
	secret := t.was.Variants&core.SecretMissions != 0
	for i, m := range t.is.Missions {
		if m == core.NoMission || secret && i > 0 && m == core.Unseen {
			continue
		}
		all, ids = append(all, inProse(m)), append(ids, fmt.Sprintf("mission.%d", i+1))
	}
	if !secret {
		return "the missions are " + prose.List(all) + ".", ids
	}
	text := fmt.Sprintf("the open mission is %s. Each pair of neighbours shares a secret mission.", all[0])
	if len(all) > 1 {
		text += " Yours are " + prose.List(all[1:]) + "."
	}
	return text, ids
}

// dealAgenda tells of all agendas with the last one.
func (t *teller) dealAgenda() (string, []string) {
	if t.is.Stage == core.StageAgendas {
		return "", nil
	}
	text := "each player gets a secret agenda."
	for s := range t.is.Seats {
		if m := t.is.Agenda[s]; t.by.is(s) && m != core.Unseen {
			return text + " Your agenda is " + inProse(m) + ".", []string{fmt.Sprintf("agenda.%d", s)}
		}
	}
	return text, nil
}

// layReward tells of a new round with its last reward.
func (t *teller) layReward() (string, []string) {
	if t.was.RewardsLaid()+1 < core.Places {
		return "", nil
	}
	var up, down, ids []string
	for p := range uint8(core.Places) {
		x, b := core.RewardSpot(p), boardName(t.is.Boards[p])
		ids = append(ids, tileID(&t.is, x))
		if t.is.On[x] == 0 {
			down = append(down, b)
			continue
		}
		up = append(up, name(t.is.On[x])+" at "+b)
	}
	text := fmt.Sprintf("Round %d: %s. The rewards are %s", t.was.Round, t.by.does(t.was.First, "begins"), prose.List(up))
	if len(down) > 0 {
		text += ", and face-down tiles at " + prose.List(down)
		if len(down) == 1 {
			text = strings.Replace(text, "and face-down tiles", "and a face-down tile", 1)
		}
	}
	return text + ".", ids
}

func (t *teller) placed() (string, []string) {
	what, how := "a face-down tile", ""
	if t.is.On[t.B] != 0 {
		what = name(t.is.On[t.B])
		if t.is.Down.Has(t.B) {
			how = ", face down"
		}
	}
	return fmt.Sprintf("%s %s to %s%s.", t.does("sends"), what, spotName(&t.was, t.B), how), []string{tileID(&t.is, t.B), t.is.SpotID(t.B)}
}

func (t *teller) lookAt() (string, []string) {
	what := spotName(&t.was, t.A)
	if s := t.was.Owner(t.A); s != core.Nobody {
		what = fmt.Sprintf("%s tile on %s", t.by.own(s), what)
	}
	text, spot := t.does("looks")+" at "+what, t.was.SpotID(t.A)
	if t.by.is(t.who) {
		seen := t.is.On[t.A]
		return text + ": it is " + name(seen) + ".", []string{seen.ID(), spot}
	}
	return text + ".", []string{spot}
}

func (t *teller) leave() (string, []string) {
	switch {
	case t.was.Stage == core.StageLook:
		return t.does("chooses") + " not to look.", []string{core.IDLeave}
	case t.was.Used != 0:
		return t.user() + " does nothing more.", []string{t.actor().ID()}
	}
	return t.user() + " does nothing.", []string{t.actor().ID()}
}

// open tells who waits on the board whose evening begins, and for what reward.
func (t *teller) open() (string, []string) {
	p := t.place()
	reward := t.is.On[core.RewardSpot(p)]
	b := boardName(t.was.Boards[p])
	ids := []string{fmt.Sprintf("board.%d", t.was.Boards[p])}
	var all []string
	for x := p * core.Spaces; x < p*core.Spaces+core.Spaces; x++ {
		if t.was.Taken.Has(x) {
			all, ids = append(all, t.by.tileAt(&t.is, x)), append(ids, tileID(&t.is, x))
		}
	}
	if len(all) == 0 {
		return fmt.Sprintf("evening at %s: nobody is there. The reward is %s.", b, name(reward)), append(ids, reward.ID())
	}
	return fmt.Sprintf("evening at %s: %s. The reward is %s.", b, prose.List(all), name(reward)), ids
}

func (t *teller) assassin() (string, []string) {
	actor, victim := t.actor(), t.was.On[t.A]
	if t.A == t.was.Actor() {
		return t.user() + " uses Assassin and goes home.", []string{actor.ID()}
	}
	return fmt.Sprintf("%s sends %s home.", t.user(), t.by.tileAt(&t.was, t.A)), []string{actor.ID(), victim.ID()}
}

func (t *teller) protects() (string, []string) {
	whom := t.by.tileAt(&t.was, t.A)
	if t.A == t.was.Actor() {
		whom = self(t.actor())
	}
	return fmt.Sprintf("%s protects %s on %s.", t.user(), whom, spotName(&t.was, t.A)), []string{t.actor().ID(), tileID(&t.was, t.A)}
}

func (t *teller) draw() (string, []string) {
	if t.is.Drawn == 0 {
		return t.does("looks") + " at the top tile of the pile.", []string{core.IDDrawn}
	}
	return fmt.Sprintf("the top tile of the pile is %s.", name(t.is.Drawn)), []string{t.is.Drawn.ID()}
}

func (t *teller) award() (string, []string) {
	b := t.was.Board(t.place())
	prize, at := b.Reward.Tile, boardName(uint8(b.Number))
	targets := []string{prize.ID(), fmt.Sprintf("board.%d", b.Number)}
	if b.Best == rules.Public {
		return fmt.Sprintf("nobody is at %s. %s goes to the bottom of the pile.", at, prose.Capital(name(prize))), targets
	}
	return fmt.Sprintf("%s %s at %s%s.", t.by.does(uint8(b.Best), "wins"), name(prize), at, margin(&b, t.by)), targets
}

func (t *teller) discard() (string, []string) {
	if t.by.is(t.who) || t.is.Stage != core.StageDiscard {
		return fmt.Sprintf("%s %s.", t.does("discards"), name(core.Tile(t.A))), []string{core.Tile(t.A).ID()}
	}
	return t.does("discards") + " a character face down.", []string{fmt.Sprintf("discard.%d", t.who)}
}

// further returns sentences about what an action brought about besides: seats that are
// skipped, and discards that are shown.
func (t *teller) further() (text string) {
	if t.was.Stage == core.StageDiscard && t.is.Stage != core.StageDiscard {
		var all []string
		for s := range t.is.Seats {
			if fresh := t.is.Discards[s] &^ t.was.Discards[s]; fresh != 0 {
				all = append(all, fmt.Sprintf("%s: %s.", prose.Capital(t.by.who(s)), named(fresh.All())))
			}
		}
		return " All discards are shown. " + strings.Join(all, " ")
	}
	if t.was.Stage != core.StagePlace && t.was.Stage != core.StageLook || t.is.Stage == core.StageLook {
		return ""
	}
	for i := range t.is.Seats {
		s := (t.who + 1 + i) % t.is.Seats
		if t.is.Stage == core.StagePlace && s == t.is.Seat {
			break
		}
		who := core.SeatNames[s] + " is"
		if t.by.is(s) {
			who = "You are"
		}
		switch {
		case t.is.Cubes[s] == 0:
		case t.is.Size(s) == 0:
			text += " " + who + " skipped: no character is left to send."
		default:
			text += " " + who + " skipped: no space is open."
		}
	}
	return text
}
