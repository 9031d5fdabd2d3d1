package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny/core"
	"intrigue/rules/penny/core/box"
	"intrigue/rules/prose"
)

// Label names a target for all who speak of it. The zero Label is for what there is
// not.
func Label(v core.View, target string) rules.Label {
	family, rest, _ := strings.Cut(target, ".")
	switch family {
	case "tile":
		return labelTile(v, rest)
	case "place":
		return labelPlace(v, rest)
	case "action", "portal":
		return labelToken(v, family, rest)
	case "hero":
		return labelHero(v, rest)
	case "villain":
		return labelVillain(v, rest)
	case "card":
		if n, err := strconv.Atoi(rest); err == nil && n >= 0 && n < 255 && strconv.Itoa(n) == rest && v.Game.Of[n] != nil {
			return labelCard(v, box.Card(n))
		}
	case "pool":
		return labelPool(v, rest)
	case "wound":
		return labelWound(rest)
	case "choice":
		return labelChoice(v, rest)
	}
	return labelTable(v, target, family, rest)
}

// placeNamed is a location or a shortcut.
func placeNamed(v core.View, key string) (box.Place, bool) {
	for i, w := range v.Game.Map.Shortcuts {
		if w.Key == key {
			return box.Sewer + box.Place(i), true
		}
	}
	return v.Game.Map.Named(key)
}

func heroNamed(key string) (box.Hero, bool) {
	i := slices.Index(box.HeroKeys(), key)
	return box.Hero(i), i >= 0
}

func labelTile(v core.View, key string) rules.Label {
	t, ok := v.Game.Map.TileNamed(key)
	if !ok {
		return rules.Label{}
	}
	h := v.Game.Map.Hexes[t]
	if v.State.HellTiles>>t&1 != 0 {
		return rules.Label{Title: h.Hell, Sprite: "tile." + key + ".hell", Text: fmt.Sprintf("%s, which used to be %s: the Hell side shows. Passing a villain costs one more here.", h.Hell, h.Name), Clause: "PEN-51"}
	}
	return rules.Label{Title: h.Name, Sprite: "tile." + key, Text: h.Name + ", a tile of the map, with its London side up.", Clause: "PEN-3"}
}

func labelPlace(v core.View, key string) rules.Label {
	p, ok := placeNamed(v, key)
	if !ok {
		return rules.Label{}
	}
	g := v.Game
	l := rules.Label{Title: PlaceName(v, p), Sprite: "place." + key, Clause: "PEN-49"}
	if p >= box.Places {
		w := g.Map.Shortcuts[p-box.Sewer]
		l.Text = fmt.Sprintf("A shortcut between %s and %s: in for two movement tokens or by a card, out for a card or a token.", g.Map.Hexes[w.Tiles[0]].Name, g.Map.Hexes[w.Tiles[1]].Name)
		l.Clause = "PEN-55"
		return l
	}
	l.Text = "A location of " + g.Map.Hexes[g.TileOf(p)].Name + "."
	if all := tokenList(v.State.Printed(g, p)); all != "" {
		l.Text += " Here one gathers " + all + "."
		l.Clause = "PEN-42"
	}
	return l
}

func labelToken(v core.View, family, key string) rules.Label {
	p, ok := v.Game.Map.Named(key)
	if !ok {
		return rules.Label{}
	}
	c, g := v.State, v.Game
	if family == "action" {
		a := c.ActionOn(g, p)
		return rules.Label{Title: tokens[a].title, Sprite: "action." + a.String(), Text: tokens[a].text, Clause: tokens[a].clause}
	}
	l := rules.Label{Title: "Portal", Sprite: "portal", Clause: "PEN-107"}
	i := c.PortalOn(g, p)
	switch {
	case i < 0:
		l.Text = "There is no open portal at " + PlaceName(v, p) + "."
	case g.Scenario.Portals[i].Demonic:
		l.Title, l.Sprite, l.Clause = "Demonic portal", "portal.demonic", "PEN-103"
		l.Text = "The demonic portal. The mini-boss comes out of it, and others when little else is left."
	default:
		l.Text = "A portal. Villains come out of it."
	}
	if i >= 0 && c.Mode == box.Prologue {
		l.Text += " To close it, a Walk in a Street must hold " + PortalNeeds(g) + "."
	}
	if i >= 0 && c.Mode == box.Heist && c.Chapter == 2 && !g.Scenario.Portals[i].Demonic {
		l.Text += fmt.Sprintf(" The receiver has paid %s gold here.", ofMany(int(c.Sold[i&1]), g.Tuning.PortalGold))
		l.Clause = "PEN-122"
	}
	return l
}

func labelHero(v core.View, key string) rules.Label {
	w, ok := heroNamed(key)
	if !ok {
		return rules.Label{}
	}
	l := rules.Label{Title: w.Name(), Sprite: "hero." + key, Text: heroText(w), Clause: "PEN-1"}
	if h := v.State.SeatOf(w); h >= 0 {
		p := v.State.Player(h)
		switch {
		case p.Dead:
			l.Text = fmt.Sprintf("%s is dead, and past helping.", w.Name())
			l.Clause = "PEN-93"
		case p.At != box.NoPlace:
			l.Text = fmt.Sprintf("%s is at %s, with %d Wounded under the board and %d Gravely Wounded. %s", w.Name(), PlaceName(v, p.At), p.Under, p.Grave, l.Text)
		}
	}
	return l
}

func heroText(w box.Hero) string {
	return [...]string{
		"Alice of Wonderland takes wounds as other people take tea.",
		"Jack the Ripper hits hard and collects.",
		"Maria Skłodowska-Curie goes through shortcuts and glows a little.",
		"Emily Dickinson heals, draws cards and is dead, in no particular order.",
	}[w]
}

func labelVillain(v core.View, key string) rules.Label {
	i := slices.Index(box.VillainKeys(), key)
	if i < 0 {
		return rules.Label{}
	}
	k := box.Villain(i)
	l := rules.Label{Title: VillainName(v, k), Sprite: "villain." + key, Clause: [...]string{"PEN-80", "PEN-80", "PEN-80", "PEN-104", "PEN-124"}[k]}
	at, card := v.State.VillainAt[k], BigVillain(v, k)
	switch {
	case at != box.NoPlace:
		_, why := Intent(v, k)
		l.Text = fmt.Sprintf("%s stands at %s. %s", l.Title, PlaceName(v, at), why)
		if card == box.NoCard {
			l.Text += " Whoever fights here chooses an enemy of the row."
			break
		}
		l.Sprite = box.SpriteOf(v.Game.Of[card])
		l.Text += " " + Explain(v.Game, v.Game.Of[card], v.State)
	case k == box.MiniBoss && v.State.MiniWaits(v.Game):
		l.Text, l.Clause = fmt.Sprintf("%s waits on space %d of the hell track.", l.Title, v.Game.Scenario.MiniSpace), "PEN-18"
	default:
		l.Text = l.Title + " is not on the map."
	}
	return l
}

func labelCard(v core.View, k box.Card) rules.Label {
	f := v.Game.Of[k]
	text := Explain(v.Game, f, v.State)
	if text == "" {
		text = f.Flavour
	}
	if a := v.State.Answer; f.Deck == box.EventCards && k == v.State.Reading && a > 0 && f.Event[a-1].Result != "" {
		text = fmt.Sprintf("Answered “%s” %s %s", f.Event[a-1].Label, f.Event[a-1].Result, CardText(v.Game.Box, f.Event[a-1].Effect))
	}
	clause := [...]string{"PEN-14", "PEN-64", "PEN-64", "PEN-63", "PEN-80", "PEN-88", "PEN-169", "PEN-32", "PEN-117", "PEN-69", "PEN-96", "PEN-12", "PEN-116", "PEN-107"}[f.Deck]
	if f.Charge != nil {
		clause = "PEN-33"
	}
	return rules.Label{Title: f.Name, Sprite: box.SpriteOf(f), Text: text, Clause: clause}
}

func labelPool(v core.View, rest string) rules.Label {
	who, what, _ := strings.Cut(rest, ".")
	w, ok := heroNamed(who)
	t, ok2 := box.TokenNamed(what)
	if !ok || !ok2 || t >= box.Tokens {
		return rules.Label{}
	}
	n := 0
	if h := v.State.SeatOf(w); h >= 0 {
		n = int(v.State.Players[h].Tokens[t])
	}
	l := rules.Label{Title: prose.Capital(t.String()), Sprite: "token." + t.String(), Clause: "PEN-26"}
	l.Text = fmt.Sprintf("%s has %d %s in the action pool.", w.Name(), n, t)
	switch t {
	case box.Movement:
		l.Text += " Movement tokens are kept, up to four."
		l.Clause = "PEN-27"
	case box.Damage:
		l.Text += " Each deals one damage."
		l.Clause = "PEN-81"
	case box.Prevent:
		l.Text += " Each turns one symbol of retaliation aside."
		l.Clause = "PEN-142"
	}
	return l
}

func labelWound(rest string) rules.Label {
	who, zone, _ := strings.Cut(rest, ".")
	w, ok := heroNamed(who)
	x, ok2 := map[string]rules.Label{
		"hand":  {Title: "Wounded", Text: "Wounded in %s's hand. They must be played in step 3.", Clause: "PEN-60"},
		"under": {Title: "Wounded", Text: "Wounded under %s's board. Each costs a card when drawing.", Clause: "PEN-91"},
		"pile":  {Title: "Wounded", Text: "Wounded in %s's discard pile. They do nothing until they are drawn.", Clause: "PEN-89"},
		"grave": {Title: "Gravely Wounded", Text: "Gravely Wounded under %s's board. The fourth one kills.", Clause: "PEN-93"},
	}[zone]
	if !ok || !ok2 {
		return rules.Label{}
	}
	x.Sprite, x.Text = "wound."+zone, fmt.Sprintf(x.Text, w.Name())
	return x
}
