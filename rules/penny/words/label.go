package words

import (
	"fmt"
	"slices"
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
		if k := v.Game.Numbered(rest); k != box.NoCard {
			return labelCard(v, k)
		}
	case "pool":
		return labelPool(v, rest)
	case "on":
		return labelOnCard(v, rest)
	case "wound":
		return labelWound(v, rest)
	case "choice":
		return labelChoice(v, rest)
	}
	return labelTable(v, target, family, rest)
}

// placeNamed returns the location or the shortcut with a key.
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
		return rules.Label{Title: h.Hell, Sprite: "tile." + key + ".hell",
			Text: "A tile that shows its Hell side: passing a villain here costs 1 more Move Point. Its London side is " +
				inProse(h.Name) + ", where you can gather " + gathered(v, t, 0) + "." + reclaiming(v), Clause: "PEN-51"}
	}
	return rules.Label{Title: h.Name, Sprite: "tile." + key, Text: "A tile that shows its London side. Its Hell side is " +
		inProse(h.Hell) + ", where passing a villain costs 1 more Move Point and you can gather " + gathered(v, t, 1) + ".",
		Clause: "PEN-3"}
}

// reclaiming returns what it takes to turn a tile back to London in an Open World.
func reclaiming(v core.View) string {
	if v.State.Mode != box.Open {
		return ""
	}
	return " To reclaim it, stand here with no villain on the tile and spend " + reclaimNeeds(v.Game.Tuning) + "."
}

// reclaimNeeds returns what reclaiming a tile takes.
func reclaimNeeds(t *box.Tuning) string {
	if t.Reclaim == 0 {
		return "2 different resources"
	}
	return fmt.Sprintf("2 different resources, and %d more unless a Shop card lies in your action pool", t.Reclaim)
}

// gathered returns what is printed on a side of a tile: 0 is London, 1 Hell.
func gathered(v core.View, t box.Tile, side int) string {
	var all [box.Resources]uint8
	for p := range v.Game.Map.Locations {
		if v.Game.TileOf(box.Place(p)) == t {
			for r, n := range v.Game.Map.Locations[p].Prints[side] {
				all[r] += n
			}
		}
	}
	return tokenList(all)
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
		l.Text = fmt.Sprintf("A shortcut between %s and %s. Spend 2 movement tokens to enter, or play a card that says so; discard a "+
			"card or spend a movement token to come out.", inProse(g.Map.Hexes[w.Tiles[0]].Name), inProse(g.Map.Hexes[w.Tiles[1]].Name))
		l.Clause = "PEN-55"
		return l
	}
	l.Text = "A location on the " + strings.TrimPrefix(g.Map.Hexes[g.TileOf(p)].Name, "The ") + " tile."
	if all := tokenList(v.State.Printed(g, p)); all != "" {
		l.Text += " Gather " + all + " here."
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
	l := rules.Label{Title: "Portal at " + placeSaid(v, p), Sprite: "portal", Clause: "PEN-107"}
	i := c.PortalOn(g, p)
	switch {
	case i < 0:
		l.Text = "There is no open portal here."
	case g.Scenario.Portals[i].Demonic:
		l.Title, l.Sprite, l.Clause = "Demonic portal at "+placeSaid(v, p), "portal.demonic", "PEN-103"
		l.Text = "A door to Hell. The mini-boss comes out of it, and so do the other villains once no more than one basic portal is left."
	default:
		l.Text = "A door to Hell. Villains come out of it."
	}
	if i >= 0 && c.Mode == box.Prologue {
		l.Text += " To close it, your Walk in a Street must hold " + PortalNeeds(g) + "."
	}
	if i >= 0 && c.Mode == box.Heist && c.Chapter == 2 && !g.Scenario.Portals[i].Demonic {
		l.Text += fmt.Sprintf(" It closes when the receiver has paid enough for Shop cards here: %s gold.",
			ofMany(int(c.Sold[i&1]), g.Tuning.PortalGold))
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
			l.Text = heroText(w) + " " + w.Name() + " is dead."
			l.Clause = "PEN-93"
		case p.At != box.NoPlace:
			l.Text += fmt.Sprintf(" %s is at %s. Wounded cards under the board: %d. Gravely Wounded cards: %d. The fourth is fatal.",
				w.Name(), placeSaid(v, p.At), p.Under, p.Grave)
		}
	}
	return l
}

func heroText(w box.Hero) string {
	return [...]string{
		"Alice of Wonderland makes use of her wounds.",
		"Jack the Ripper deals damage and wins trophies.",
		"Maria Skłodowska-Curie uses science and shortcuts.",
		"Emily Dickinson heals and draws cards.",
	}[w]
}

func labelVillain(v core.View, key string) rules.Label {
	i := slices.Index(box.VillainKeys(), key)
	if i < 0 {
		return rules.Label{}
	}
	k := box.Villain(i)
	l := rules.Label{Title: VillainName(v, k), Sprite: "villain." + key, Clause: [...]string{"PEN-80", "PEN-80", "PEN-80", "PEN-104",
		"PEN-124"}[k]}
	at, card := v.State.VillainAt[k], BigVillain(v, k)
	l.Text = [...]string{villainDoes, villainDoes, villainDoes,
		"A mini-boss: it moves towards the nearest hero at the end of each round, and fights with its own card.",
		"A boss: you beat it one head at a time."}[k]
	if k == box.MiniBoss && v.State.Mode == box.Rush {
		l.Text = "The opponent you must beat: it acts at the end of each round."
	}
	switch {
	case at != box.NoPlace:
		_, why := Intent(v, k)
		l.Text += fmt.Sprintf(" It is at %s. %s", placeSaid(v, at), why)
		if card != box.NoCard {
			l.Sprite = box.SpriteOf(v.Game.Of[card])
			l.Text += " " + Explain(v.Game, v.Game.Of[card], v.State)
		}
	case k == box.MiniBoss && v.State.MiniWaits(v.Game):
		l.Text, l.Clause = l.Text+fmt.Sprintf(" It waits on space %d of the Hell track until the Hell token gets there.",
			v.Game.Scenario.MiniSpace), "PEN-18"
	default:
		l.Text += " It is off the map."
	}
	return l
}

// villainDoes says what villains A, B and C do.
const villainDoes = "Moves when a scheme says so. If you meet it, you fight an enemy from the enemy row."

func labelCard(v core.View, k box.Card) rules.Label {
	f := v.Game.Of[k]
	text := Explain(v.Game, f, v.State)
	if text == "" {
		text = f.Flavour
	}
	if a := v.State.Answer; f.Deck == box.EventCards && k == v.State.Reading && a > 0 && f.Event[a-1].Result != "" {
		text = fmt.Sprintf("You answered “%s”. %s %s", strings.TrimSuffix(f.Event[a-1].Label, "."), f.Event[a-1].Result,
			CardText(v.Game.Box, f.Event[a-1].Effect))
	}
	clause := [...]string{"PEN-14", "PEN-64", "PEN-64", "PEN-63", "PEN-80", "PEN-88", "PEN-169", "PEN-32", "PEN-117", "PEN-69", "PEN-96",
		"PEN-12", "PEN-116", "PEN-107"}[f.Deck]
	if f.Charge != nil {
		clause = "PEN-33"
	}
	return rules.Label{Title: f.Name, Sprite: box.SpriteOf(f), Text: text, Clause: clause, Spoken: fmt.Sprintf("card.%d %s", k, f.Name)}
}

// labelOnCard names the resources of a kind that lie on a quest or a charge card.
func labelOnCard(v core.View, rest string) rules.Label {
	on, what, _ := strings.Cut(rest, ".")
	k := v.Game.Numbered(on)
	t, ok := box.TokenNamed(what)
	if k == box.NoCard || !ok || t >= box.Resources {
		return rules.Label{}
	}
	return rules.Label{Title: prose.Capital(t.String()) + " on " + v.Game.Of[k].Name, Sprite: "token." + t.String(),
		Text: "Press it to take it back.", Clause: "PEN-34"}
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
	x := poolWords[min(int(t), len(poolWords)-1)]
	if t < box.Resources {
		x = poolWords[0]
		x.title = prose.Capital(t.String())
	}
	return rules.Label{Title: x.title, Sprite: "token." + t.String(), Text: fmt.Sprintf("%s %s has %d.", x.text, w.Name(), n),
		Clause: x.clause}
}

// poolWords are the labels of what lies in an action pool; all resources have the first.
var poolWords = [...]stands{
	0: {text: "A resource. It goes on quests and charge cards, deals damage to enemies that are weak against it, and " +
		"prevents the same symbol.", clause: "PEN-26"},
	box.Damage: {title: "Damage", text: "Each deals 1 damage in a fight.", clause: "PEN-81"},
	box.Gold:   {title: "Gold", text: "Buys cards, and pays for healing and some quests.", clause: "PEN-63"},
	box.Movement: {title: "Movement token", text: "Each moves you along one line or lets you step aside; two let you enter a shortcut. " +
		"You keep up to four.", clause: "PEN-27"},
	box.Prevent: {title: "Prevention", text: "Each prevents 1 wound, whatever the symbol.", clause: "PEN-142"},
}

func labelWound(v core.View, rest string) rules.Label {
	who, zone, _ := strings.Cut(rest, ".")
	w, ok := heroNamed(who)
	if !ok {
		return rules.Label{}
	}
	var p core.Player
	if h := v.State.SeatOf(w); h >= 0 {
		p = v.State.Players[h]
	}
	x, ok := map[string]struct {
		stands
		n uint8
	}{
		"hand": {stands{title: "Wounded cards in hand", text: "{hero} must play them before step 3 ends. Now: %d.", clause: "PEN-60"},
			p.WoundHand},
		"under": {stands{title: "Wounded cards under the board",
			text:   "{hero} draws 1 card fewer for each of them. A fourth turns all four into 1 Gravely Wounded card. Now: %d of 3.",
			clause: "PEN-91"}, p.Under},
		"pile": {stands{title: "Wounded cards in the discard pile", text: "They do nothing until {hero} draws and plays them. Now: %d.",
			clause: "PEN-89"}, p.WoundPile},
		"grave": {stands{title: "Gravely Wounded cards", text: "They cannot be healed, and the fourth kills {hero}. Now: %d of 4.",
			clause: "PEN-93"}, p.Grave},
	}[zone]
	if !ok {
		return rules.Label{}
	}
	return rules.Label{Title: x.title, Sprite: "wound." + zone, Text: fmt.Sprintf(strings.Replace(x.text, "{hero}", w.Name(), 1), x.n),
		Clause: x.clause}
}
