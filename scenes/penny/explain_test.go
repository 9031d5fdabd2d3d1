package penny_test

import (
	"strings"
	"testing"

	"intrigue/input"
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
		for _, h := range b.App.UI().TopHits() {
			target, spot := table.TargetOf(h.ID)
			sign := strings.HasPrefix(h.ID, "step.") || strings.HasPrefix(h.ID, "seat.") || h.ID == "goal"
			if !spot && !sign {
				continue
			}
			at := h.R.Mid()
			for range 3 {
				b.Frame(input.Events{At: at, Moved: true})
			}
			b.Frame(input.Events{At: at})
			if b.App.UI().Hot() != h.ID {
				continue // something lies over its middle, and is pointed at elsewhere
			}
			kind, _, _ := strings.Cut(h.ID, ".")
			kinds[kind]++
			said := b.Words()
			switch l := b.View().Label(target); {
			case sign:
				if kind == "step" && !strings.Contains(said, "Step "+h.ID[len("step."):]+", ") || kind == "goal" && !strings.Contains(said, "Your goal. ") || kind == "seat" && !strings.Contains(said, "Press to show") {
					t.Errorf("%s: %s says nothing", name, h.ID)
				}
			case strings.HasPrefix(target, "choice."): // the words of a key are its name
				if !strings.Contains(said, l.Title) {
					t.Errorf("%s: %s does not say %q", name, target, l.Title)
				}
			case strings.HasPrefix(target, "card."):
				read := false
				for _, it := range b.Last {
					read = read || it.Kind == widgets.Sprite && strings.HasPrefix(it.Name, "penny.bill/read/")
				}
				if !read {
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
	t.Log(kinds)
	for _, kind := range []string{"@pool", "@wound", "@card", "@deck", "@pile", "@place", "@action", "@portal", "@hero", "@villain", "@hell", "@tile", "@token", "@counter", "@entry", "step", "seat", "goal"} {
		if kinds[kind] == 0 && kind != "@entry" {
			t.Errorf("no %s was pointed at", kind)
		}
	}
}

// TestPortalSaysItsPlaceOnce: the words beside a portal name its place once.
func TestPortalSaysItsPlaceOnce(t *testing.T) {
	b := sit(t, moments(t)["a move"], nil)
	seen := 0
	for _, p := range b.View().Places() {
		if p.Portal == "" {
			continue
		}
		if _, ok := b.Hit("portal." + p.Key); !ok {
			continue
		}
		b.point("portal." + p.Key)
		for _, it := range b.Last {
			if it.Kind == widgets.Words && strings.Contains(it.Text, "ortal at ") {
				seen++
				if n := strings.Count(it.Text, p.Name); n > 1 {
					t.Errorf("%s is said %d times: %s", p.Name, n, it.Text)
				}
				if strings.HasPrefix(it.Text, p.Name) {
					t.Errorf("the place comes before the name: %s", it.Text)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("no portal was read")
	}
}
