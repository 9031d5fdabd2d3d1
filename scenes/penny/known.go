package penny

import (
	"slices"

	"intrigue/rules"
	"intrigue/rules/penny"
	"intrigue/rules/penny/core/box"
	"intrigue/scenes/parts"
	"intrigue/scenes/widgets"
)

func look(v penny.View) known {
	k := known{places: v.Places(), heroes: v.Heroes(), villains: v.Villains(), shop: v.Shop(), enemies: v.Enemies(), market: v.Market(),
		place: map[string]penny.PlaceView{}, reach: map[string]penny.ReachView{}, cards: map[string]penny.CardView{},
		home: map[string]bool{}}
	for _, p := range k.places {
		k.place[p.ID] = p
		k.home[p.ID], k.home[p.Tile] = true, true
		k.home[id(aToken, p.Key)], k.home[id(aPortal, p.Key)] = p.Action != box.NoAction, p.Portal != ""
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
	for _, side := range []string{"heroes", "villains"} {
		k.home[id(aCounter, side)] = v.Mode() == box.Heist
	}
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
		k.home[woundID(h, z)] = true
	}
	k.home[id(aDeck, key(h))] = true
}

// recall works out anew what lies on the boards of the heroes. That of mine lies in the tray;
// that of the seat that is asked comes back there on a press while another one is looked at.
func (k *known) recall(mine, asked rules.Seat) {
	for _, h := range k.heroes {
		k.board(h, h.Seat == mine || h.Seat == asked)
	}
}

// pilesOf returns the piles below the map.
func pilesOf(v penny.View, k *known) (all []pile) {
	for i, c := range k.stacks {
		if c.ID != "" {
			all = append(all, pile{id: c.ID, card: c, n: k.stackN[i]})
		}
	}
	for _, d := range v.Decks() {
		if d.Cards == 0 && !slices.Contains([]string{shopDeck, "deck.enemy", "deck.event"}, d.ID) {
			continue
		}
		h := pile{id: d.ID, back: d.ID, n: d.Cards}
		if len(d.Top) > 0 {
			h.card = d.Top[0]
		}
		all = append(all, h)
		if off := v.ShopDiscards(); d.ID == shopDeck && len(off) > 0 {
			all = append(all, pile{id: shopDiscards, card: off[len(off)-1], n: len(off)})
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

// counter returns a card of the Heist with the gold that lies on it.
func counter(key, name string, gold int) pile {
	at := id(aCounter, key)
	return pile{id: at, card: penny.CardView{ID: at, Deck: "counter", Key: key, Name: name, Cost: gold}}
}

// slots returns the quests and then the charge cards of a hero.
func slots(h penny.HeroView) []penny.SlotView { return append(slices.Clip(h.Quests), h.Charges...) }

// look shows the board of a seat below; that of the seat that is asked is shown by itself.
func (b *Board) look(at rules.Seat) {
	asked := b.View.Asked()
	b.shown, b.jump = widgets.If(at == asked, rules.Public, at), true
	b.known = look(b.View)
	b.known.recall(b.mine(), asked)
}

// offered returns how many of a kind of token a hero would give in the trade that is going on.
func (b *Board) offered(h penny.HeroView, t box.Token) int {
	x, trade := b.View.Offer()
	side := penny.OfferSide{}
	switch {
	case !trade:
	case h.ID == x.From:
		side = x.Gives
	case h.ID == x.With:
		side = x.Asks
	}
	n, _ := parts.Find(side.Tokens, func(p penny.PileView) bool { return p.Token == t })
	return n.N
}
