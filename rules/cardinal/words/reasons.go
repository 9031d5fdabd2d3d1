package words

import (
	"fmt"

	"intrigue/rules/cardinal/core"
	"intrigue/rules/prose"
)

// Reason says what to do, and what for.
func Reason(k *core.Castle, r *core.Reason) string {
	return phrases[r.Action.Kind].reason(k, r)
}

// Promise says how good the game can still get: at least and at most so many points.
func Promise(score, atMost int) string {
	switch {
	case score == core.Perfect:
		return fmt.Sprintf("You can still reach all %d points.", core.Perfect)
	case score == atMost:
		return fmt.Sprintf("You can still reach %d points, but no more.", score)
	}
	return fmt.Sprintf("You can still reach %d points, and perhaps as many as %d.", score, atMost)
}

// reasonOfSlide says what a slide does at once, or else what it prepares.
func reasonOfSlide(k *core.Castle, r *core.Reason) string {
	p, name := &r.Slide, r.Who.Title()
	if p.EntersTunnel {
		return reasonOfTrip(k, r)
	}
	text := outside(p, "has searched all five chambers and escapes", "is killed, but you gain more than he is worth", "")
	if text != "" {
		return text
	}
	var does []string
	if p.Searches {
		does = append(does, "searches "+chamber(k, p.To))
	}
	switch {
	case p.Defeats != "":
		does = append(does, "defeats "+guardAt(k, p.Edge()))
	case r.Takes:
		does = append(does, fmt.Sprintf("reaches the %s guard, so you can take the guard into your supply", r.Who))
	case p.Meets != "" && p.Searches:
		does = append(does, fmt.Sprintf("leaves the %s guard at his door", r.Who))
	}
	if len(does) == 0 {
		return fmt.Sprintf("%s slides to %s. %s", name, chamber(k, p.To), use(k, &r.Prepares))
	}
	return fmt.Sprintf("%s %s.", name, prose.List(does))
}

// reasonOfTrip says what a musketeer does in the tunnel.
func reasonOfTrip(k *core.Castle, r *core.Reason) string {
	does := []string{"enters the tunnel"}
	switch {
	case r.Searches:
		does = append(does, "searches "+chamber(k, r.Corner))
	case r.Corner != core.Gone:
		does = append(does, fmt.Sprintf("comes out in the %s corner", cornerName(r.Corner)))
	}
	if r.Surprise != core.Gone {
		does = append(does, "surprises the guard on "+chamber(k, r.Surprise))
	}
	text := fmt.Sprintf("%s %s.", r.Who.Title(), prose.List(does))
	if r.Corner != core.Gone && !r.Searches {
		text += " " + use(k, &r.Prepares)
	}
	return text
}

// reasonToSpare returns why no guard inside is surprised on a trip.
func reasonToSpare(k *core.Castle, r *core.Reason) string {
	switch r.Prepares.Kind {
	case core.AllNeeded:
		return "You still need every castle guard to stop your musketeers."
	case core.OneNeeded:
		return fmt.Sprintf("You still need the guard on %s to stop %s.", chamber(k, r.Prepares.Cell), r.Prepares.Who.Title())
	}
	return "The best moves the search found leave them alone for now."
}

// use says what a musketeer does later, or what it is good for that he stands somewhere.
func use(k *core.Castle, l *core.Preparation) string {
	switch l.Kind {
	case core.ToSearch:
		return fmt.Sprintf("He is on his way to search %s.", chamber(k, l.Cell))
	case core.ToDefeat:
		return fmt.Sprintf("He is on his way to defeat %s.", guardAt(k, l.Edge))
	case core.ToLeave:
		return "He is on his way out."
	case core.ToStop:
		return "There he " + stopping(k, l)
	case core.ToMakeRoom:
		return fmt.Sprintf("That makes room for %s.", l.Who.Title())
	case core.ToStandAside:
		return "There he is in nobody's way."
	}
	return "The search found no better move for him."
}

// guardUse says what a castle guard is good for where he is lured to.
func guardUse(k *core.Castle, l *core.Preparation) string {
	if l.Kind == core.ToStop {
		return "There he " + stopping(k, l)
	}
	return "You can surprise him from the tunnel later."
}

// stopping ends a sentence about somebody who stands in a musketeer's way.
func stopping(k *core.Castle, l *core.Preparation) string {
	if l.Searches {
		return fmt.Sprintf("will stop %s, who then searches %s.", l.Who.Title(), chamber(k, l.Cell))
	}
	return fmt.Sprintf("will stop %s in %s.", l.Who.Title(), chamber(k, l.Cell))
}

func guardAt(k *core.Castle, e core.Edge) string {
	return fmt.Sprintf("the %s guard on the %s side", k.Post[e], e.Side())
}
