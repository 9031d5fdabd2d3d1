package core

import (
	"strconv"

	"intrigue/rules/penny/core/box"
)

func ChoiceID(what string) string { return "choice." + what }

// Path is how one points at a step. It begins with the thing that is lifted.
func (c *State) Path(g *Game, s Action) []string {
	seat := c.Asked()
	me := c.Players[seat].Who
	f := c.Top()
	card, tok := box.Card(s.A).ID(), ""
	if Grammars()[s.Kind].Args[0] == aToken {
		tok = box.PoolID(me, box.Token(s.A))
	}
	mine, at := me.ID(), g.PlaceID(c.Players[seat].At)
	ride := box.PoolID(me, box.Movement)
	switch s.Kind {
	case Be:
		return []string{box.Hero(s.A).ID()}
	case Walk:
		return []string{mine, g.PlaceID(box.Place(s.A)), box.Card(s.B).ID()}
	case Ride:
		if f.Kind == EffectPay {
			return []string{ride}
		}
		return []string{mine, g.PlaceID(box.Place(s.A)), ride}
	case Duck, Dodge, Step:
		return []string{mine, g.PlaceID(box.Place(s.A))}
	case Enter:
		return []string{mine, g.PlaceID(g.WayFrom(c.Players[seat].At))}
	case Bear:
		return []string{box.WoundID(me, "hand")}
	case Gather:
		return []string{at}
	case Put:
		return []string{tok, box.Card(s.B).ID()}
	case Lift:
		return []string{box.Card(s.B).ID(), tok}
	case Use:
		return []string{card, ChoiceID("use")}
	case Finish:
		return []string{card, ChoiceID("finish")}
	case Bribe:
		return []string{box.PoolID(me, box.Gold), "counter.heroes"}
	case Act:
		return []string{"action." + g.PlaceKey(c.Players[seat].At)}
	case Close, Inform, Haggle:
		return []string{"portal." + g.PlaceKey(c.Players[seat].At)}
	case Rob:
		return []string{at}
	case Reclaim:
		return []string{g.TileID(g.TileOf(c.Players[seat].At)), tok, box.PoolID(me, box.Token(s.B))}
	case Trade, Face:
		return []string{box.Hero(s.A).ID()}
	case Pawn, Sell:
		return []string{card, "portal." + g.PlaceKey(c.Players[seat].At)}
	case Option:
		return []string{ChoiceID("option." + strconv.Itoa(int(s.A)))}
	case Heal, HealFor:
		id := box.WoundID(c.Players[f.Hero].Who, [2]string{"under", "pile"}[s.A&1])
		if s.Kind == HealFor {
			return []string{id, box.PoolID(me, box.Token(s.B))}
		}
		return []string{id}
	case Replace:
		if f.A == ShopRowID && f.Kind == EffectRefresh || f.Kind == EffectBuy {
			return []string{card, "deck.shop"}
		}
		return []string{card, "deck.enemy"}
	case Flip:
		return []string{g.TileID(box.Tile(s.A))}
	case Lead:
		return []string{box.Villain(f.A).ID(), g.PlaceID(box.Place(s.A))}
	case Appear:
		return []string{box.Villain(f.A).ID(), "portal." + g.PlaceKey(box.Place(s.A))}
	case Send, Remove:
		return []string{box.Villain(s.A).ID()}
	case Buy:
		return []string{card, "deck." + me.Key()}
	case BuyFor, DestroyFor, RaiseFor, SellFor:
		return []string{card, box.PoolID(me, box.Token(s.B))}
	case Shuffle:
		return []string{card, "deck.enemy"}
	case Claim:
		return []string{card, mine}
	case Swap:
		return []string{tok, box.PoolID(me, box.Token(s.B))}
	case Give:
		return []string{tok, c.Players[c.Offer.With].Who.ID()}
	case Hand:
		return []string{card, c.Players[c.Offer.With].Who.ID()}
	case Ask:
		return []string{box.PoolID(c.Players[c.Offer.With].Who, box.Token(s.A)), mine}
	case Want:
		return []string{card, mine}
	case Gain, Lose, Hit, Parry:
		return []string{tok}
	case Fare, Play, Discard, Destroy, Fetch, Top, Fight, Trophy, Raise, Quest:
		return []string{card}
	}
	return []string{ChoiceID(Grammars()[s.Kind].Word)}
}
