package penny

import (
	"strings"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core/box"
)

func look(v penny.View) known {
	k := known{places: v.Places(), heroes: v.Heroes(), villains: v.Villains(), shop: v.Shop(), enemies: v.Enemies(), market: v.Market(),
		place: map[string]penny.PlaceView{}, reach: map[string]penny.ReachView{}, cards: map[string]penny.CardView{},
		home: map[string]bool{}}
	for _, p := range k.places {
		k.place[p.ID] = p
		k.home[p.ID], k.home[p.Tile] = true, true
		k.home["action."+p.Key], k.home["portal."+p.Key] = p.Action != box.NoAction, p.Portal != ""
	}
	for _, w := range v.Ways() {
		k.home[w.ID] = true
	}
	k.far = v.Reach()
	for _, r := range k.far {
		k.reach[r.Place] = r
	}
	k.stacks[0], k.stacks[1], k.stackN = v.Stacks()
	for _, row := range [][]penny.CardView{k.shop, k.enemies, k.market, k.stacks[:]} {
		k.lie(true, row...)
	}
	for _, x := range k.villains {
		k.home[x.ID] = x.Place != ""
		k.lie(false, x.Card)
	}
	for _, d := range v.Decks() {
		k.home[d.ID] = true
		k.lie(false, d.Top...)
	}
	if r, ok := v.Reading(); ok {
		k.lie(false, r.Card)
	}
	if r, ok := v.Rush(); ok {
		k.lie(false, r.Line...)
	}
	k.piles = pilesOf(v, &k)
	k.home["counter.heroes"], k.home["counter.villains"] = v.Mode() == box.Heist, v.Mode() == box.Heist
	return k
}

// lie notes cards that lie open.
func (k *known) lie(home bool, all ...penny.CardView) {
	for _, c := range all {
		if c.ID != "" {
			k.cards[c.ID] = c
			k.home[c.ID] = k.home[c.ID] || home
		}
	}
}

// board notes what lies on a hero's board; mine tells that it is the one in the tray.
func (k *known) board(h penny.HeroView, mine bool) {
	for _, row := range [][]penny.CardView{h.Hand, h.Pool, h.Foes} {
		k.lie(mine, row...)
	}
	for _, row := range [][]penny.CardView{h.Pile, h.Aside, h.Events} {
		k.lie(false, row...)
	}
	for _, s := range slots(h) {
		k.lie(mine, s.Card)
	}
	if h.Place != "" {
		k.home[h.ID] = true
	}
	if !mine {
		return
	}
	for _, t := range tokens {
		k.home[poolID(h, t)] = true
	}
	for _, z := range []string{"hand", "under", "pile", "grave"} {
		k.home["wound."+key(h)+"."+z] = true
	}
	k.home["deck."+key(h)] = true
}

// recall works out anew what lies on the boards of the heroes. That of mine lies in the tray;
// that of the seat that is asked comes back there on a press while another one is looked at.
func (k *known) recall(mine, asked rules.Seat) {
	for _, h := range k.heroes {
		k.board(h, h.Seat == mine || h.Seat == asked)
	}
}

// pilesOf are the piles below the map.
func pilesOf(v penny.View, k *known) (all []pile) {
	for i, c := range k.stacks {
		if c.ID != "" {
			all = append(all, pile{id: c.ID, card: c, n: k.stackN[i]})
		}
	}
	for _, d := range v.Decks() {
		words := strings.TrimPrefix(d.ID, "deck.")
		if d.Cards == 0 && words != "shop" && words != "enemy" && words != "event" {
			continue
		}
		h := pile{id: d.ID, back: d.ID, n: d.Cards}
		if len(d.Top) > 0 {
			h.card = d.Top[0]
		}
		all = append(all, h)
		if off := v.ShopDiscards(); d.ID == "deck.shop" && len(off) > 0 {
			all = append(all, pile{id: "pile.shop", card: off[len(off)-1], n: len(off)})
		}
	}
	if x, ok := v.Rush(); ok && x.Beaten < len(x.Line) && x.Pause == 0 {
		c := x.Line[x.Beaten]
		all = append(all, pile{id: c.ID, card: c})
	}
	if x, ok := v.Counters(); ok {
		all = append(all, counter("heroes", "Heroes", x.Heroes), counter("villains", "Thieves", x.Thieves))
	}
	for _, c := range k.market {
		if c.ID != "" {
			all = append(all, pile{id: c.ID, card: c})
		}
	}
	return all
}

// counter is a card of the Heist with the gold that lies on it.
func counter(key, name string, gold int) pile {
	id := "counter." + key
	return pile{id: id, card: penny.CardView{ID: id, Deck: "counter", Key: key, Name: name, Cost: gold}}
}
