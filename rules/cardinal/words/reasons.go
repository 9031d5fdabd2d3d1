package words

import (
	"fmt"

	"intrigue/rules/cardinal/core"
)

// Reason says what an action is for.
func Reason(k *core.Castle, r *core.Reason) string {
	if said := phrases[r.Action.Kind].reason; said != nil {
		return said(k, r)
	}
	return "Nothing that was found gains another point."
}

// Promise says how good the game can still get: at least and at most so many points.
func Promise(score, atMost int) string {
	switch {
	case score == core.Perfect:
		return fmt.Sprintf("All %d points are still within reach.", core.Perfect)
	case score == atMost:
		return fmt.Sprintf("More than %d points are not to be had any more.", score)
	}
	return fmt.Sprintf("At least %d points are within reach, and at most %d.", score, atMost)
}

// reasonOfSlide says what a slide does at once, or else what it prepares.
func reasonOfSlide(k *core.Castle, r *core.Reason) string {
	p, name := &r.Slide, r.Who.Title()
	switch {
	case p.Escapes:
		return fmt.Sprintf("%s has searched everything and escapes.", name)
	case p.Kills:
		return fmt.Sprintf("%s is lost, but more is gained than he is worth.", name)
	case p.EntersTunnel:
		return reasonOfTrip(k, r)
	}
	does := ""
	if p.Searches {
		does = "searches " + numberOf(k, p.To)
	}
	switch {
	case p.Defeats != "":
		does = and(does, "defeats "+guardAt(k, p.Edge()))
	case r.Takes:
		does = and(does, fmt.Sprintf("takes the %s guard into the supply", r.Who))
	case p.Meets != "" && does != "":
		does = and(does, fmt.Sprintf("keeps the %s guard as a stop", r.Who))
	}
	if does != "" {
		return fmt.Sprintf("%s %s.", name, does)
	}
	return fmt.Sprintf("%s goes to %s: %s.", name, chamber(k, p.To), use(k, &r.Later))
}

func reasonOfTrip(k *core.Castle, r *core.Reason) string {
	does := ""
	switch {
	case r.Searches:
		does = "searches " + numberOf(k, r.Corner)
	case r.Corner != core.Gone:
		does = fmt.Sprintf("comes out in the %s corner", cornerName(r.Corner))
	}
	if r.Surprise != core.Gone {
		does = and(does, fmt.Sprintf("surprises the %s guard inside", k.Suit[r.Surprise]))
	}
	if r.Corner != core.Gone && !r.Searches {
		does += ": " + use(k, &r.Later)
	}
	return fmt.Sprintf("Through the tunnel %s %s.", r.Who.Title(), does)
}

// reasonToSpare is why no guard inside is surprised on a trip.
func reasonToSpare(k *core.Castle, r *core.Reason) string {
	switch r.Later.Use {
	case core.AllNeeded:
		return "The guards inside are still needed as stops."
	case core.OneNeeded:
		return fmt.Sprintf("The %s guard at %s will still stop %s.", k.Suit[r.Later.Cell], chamber(k, r.Later.Cell), r.Later.Who)
	}
	return "The line that was found leaves the guards inside alone for now."
}

// use says what a musketeer does later, or what it is good for that he stands somewhere.
func use(k *core.Castle, l *core.Later) string {
	switch l.Use {
	case core.ToSearch:
		return "on his way to search " + chamber(k, l.Cell)
	case core.ToDefeat:
		return "on his way to defeat " + guardAt(k, l.Edge)
	case core.ToLeave:
		return "on his way out"
	case core.ToStop:
		return "there he " + stopping(k, l)
	case core.ToMakeRoom:
		return fmt.Sprintf("that makes room for %s", l.Who)
	case core.ToStandAside:
		return "he is in nobody's way there"
	}
	return "nothing better was found for him"
}

// guardUse says what a castle guard is good for.
func guardUse(k *core.Castle, l *core.Later) string {
	if l.Use == core.ToStop {
		return stopping(k, l)
	}
	return "can be surprised from the tunnel later"
}

func stopping(k *core.Castle, l *core.Later) string {
	if l.Searches {
		return fmt.Sprintf("will stop %s, who then searches %s", l.Who, chamber(k, l.Cell))
	}
	return fmt.Sprintf("will stop %s at %s", l.Who, chamber(k, l.Cell))
}

// numberOf is a chamber as one of its musketeer's: "the sun's 4".
func numberOf(k *core.Castle, c core.Cell) string {
	return ofSuit(k.Suit[c]) + " " + number(int(k.Number[c]))
}

func guardAt(k *core.Castle, e core.Edge) string {
	return fmt.Sprintf("the %s guard on the %s side", k.Post[e], sideName(e.Side()))
}

func and(a, b string) string {
	if a == "" {
		return b
	}
	return a + " and " + b
}
