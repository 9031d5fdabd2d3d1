package penny_test

import (
	"strings"
	"testing"

	"intrigue/input"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/rulestest"
	"intrigue/scenes/table"
	"intrigue/scenes/widgets"
)

// TestEverythingNamesItself: whatever is pointed at on the board, in the tray and beside them,
// in positions of every scenario, says first what it is called and then what it does.
func TestEverythingNamesItself(t *testing.T) {
	kinds := map[string]int{}
	for _, name := range []string{"a later move", "a build", "an action", "a fight", "a bribe", "the bank", "open world", "boss rush"} {
		b := sit(t, moments(t)[name], nil)
		b.Still(2)
		namesItself(t, b, name, kinds)
	}
	t.Log(kinds)
	for _, kind := range []string{"@pool", "@wound", "@card", "@deck", "@pile", "@place", "@action", "@portal", "@hero", "@villain",
		"@hell", "@tile", "@token", "@counter", "@entry", "step", "seat", "goal"} {
		rulestest.Holds(t, kinds[kind] != 0 || kind == "@entry", "no %s was pointed at", kind)
	}
}

// TestEverythingNamesItselfBesideAHand: it does so too while a card is in hand.
func TestEverythingNamesItselfBesideAHand(t *testing.T) {
	kinds, held := map[string]int{}, 0
	for _, name := range []string{"a move", "a later move"} {
		b := sit(t, moments(t)[name], nil)
		b.Still(2)
		for _, c := range b.Game().Choices() {
			if card := c.Path[len(c.Path)-1]; strings.HasPrefix(card, "card.") {
				b.Click(card)
				break
			}
		}
		if b.Screen().Pointing().Hand() != "" {
			held++
			namesItself(t, b, name+" with a card in hand", kinds)
		}
	}
	rulestest.Holds(t, held != 0 && kinds["@card"] != 0 && kinds["@place"] != 0 && kinds["@pool"] != 0 && kinds["@deck"] != 0,
		"%d cards were in hand, and %v was pointed at", held, kinds)
}

// namesItself points at all that lies on the table, and counts it by kind.
func namesItself(t *testing.T, b *player, name string, kinds map[string]int) {
	t.Helper()
	p := b.Screen().Pointing()
	for _, h := range b.App.UI().TopHits() {
		target, spot := table.TargetOf(h.ID)
		sign := strings.HasPrefix(h.ID, "step.") || strings.HasPrefix(h.ID, "seat.") || h.ID == "goal"
		if !spot && !sign {
			continue
		}
		at := h.R.Mid()
		b.Frame(input.Events{At: at, Moved: true})
		b.Frame(input.Events{At: at})
		if b.App.UI().Hot() != h.ID {
			continue // something lies over its middle, and is pointed at elsewhere
		}
		kind, _, _ := strings.Cut(h.ID, ".")
		kinds[kind]++
		said := b.Words()
		switch l := b.View().Label(target); {
		case sign:
			if kind == "step" && !strings.Contains(said, "Step "+h.ID[len("step."):]+", ") || kind == "goal" &&
				!strings.Contains(said, "Your goal. ") || kind == "seat" && !strings.Contains(said, "Press to show") {
				t.Errorf("%s: %s says nothing", name, h.ID)
			}
		case strings.HasPrefix(target, "choice."): // the words of a key are its name
			rulestest.Holds(t, strings.Contains(said, l.Title), "%s: %s does not say %q", name, target, l.Title)
		case strings.HasPrefix(target, "card."):
			read := false
			for _, it := range b.Last {
				read = read || it.Kind == widgets.Sprite && strings.HasPrefix(it.Name, "penny.print/read/")
			}
			if !read && (p.Hand() == "" || target != p.Hand() && !p.Lit(target)) {
				t.Errorf("%s: %s (%s) is not held up", name, target, l.Title)
			}
		case l.Title == "" || l.Text == "":
			t.Errorf("%s: %s has name %q and effect %q", name, target, l.Title, l.Text)
		default:
			i, j := strings.Index(said, l.Title+". "+first(2, l.Text)), strings.Index(said, " token, ")
			if strings.HasPrefix(target, "action.") {
				i = j
			}
			if strings.HasPrefix(l.Text, l.Title) {
				i = strings.Index(said, first(3, l.Text))
			}
			if i < 0 || !strings.Contains(said, first(2, l.Text)) {
				t.Errorf("%s: %s does not say %q first, then %q: %s", name, target, l.Title, l.Text, said[max(0, len(said)-240):])
			}
		}
	}
}

// TestAQuestSaysWhatAPressTakes: a quest off which a press takes a resource says so while it is read.
func TestAQuestSaysWhatAPressTakes(t *testing.T) {
	b, quest := sit(t, moments(t)["the informer"], nil), ""
	b.Still(2)
	for _, c := range b.Game().Choices() {
		if strings.HasPrefix(string(c.Move), "lift ") {
			quest = "card." + strings.Split(c.Path[0], ".")[1]
		}
	}
	rulestest.Must(t, quest != "", "nothing can be taken off a quest")
	b.Hover(b.At(quest), 20)
	rulestest.Holds(t, strings.Contains(b.Words(), "Press a resource on it to take it back"),
		"%s does not say what a press takes: %s", quest, b.Words())
}

// TestALocationNamesItsToken: a location that can be gone to lies over its token, and says what that does.
func TestALocationNamesItsToken(t *testing.T) {
	b, met := sit(t, moments(t)["a move"], nil), 0
	for _, p := range b.View().Places() {
		if p.Action == box.NoAction || !b.Screen().Pointing().Lit(p.ID) {
			continue
		}
		met++
		b.Hover(b.At(p.ID), 2)
		l := b.View().Label("action." + p.Key)
		rulestest.Holds(t, b.Sees(l.Title+" token. "+first(3, l.Text)), "%s does not say what its token does: %s", p.ID, b.Words())
	}
	rulestest.Holds(t, met != 0, "no location with a token can be gone to")
}

// TestPortalSaysItsPlaceOnce: the words beside a portal name its place once.
func TestPortalSaysItsPlaceOnce(t *testing.T) {
	b := sit(t, moments(t)["a move"], nil)
	seen := 0
	for _, p := range b.View().Places() {
		if p.Portal == "" {
			continue
		}
		if !b.Has("portal." + p.Key) {
			continue
		}
		b.point("portal." + p.Key)
		for _, it := range b.Last {
			if it.Kind == widgets.Words && strings.Contains(it.Text, "ortal at ") {
				seen++
				n := strings.Count(it.Text, p.Name)
				rulestest.Holds(t, n <= 1, "%s is said %d times: %s", p.Name, n, it.Text)
				rulestest.Holds(t, !strings.HasPrefix(it.Text, p.Name), "the place comes before the name: %s", it.Text)
			}
		}
	}
	rulestest.Holds(t, seen != 0, "no portal was read")
}
