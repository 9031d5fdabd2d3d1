package core

import (
	"strconv"

	"intrigue/rules"
)

// An arg is a word of a move: its vocabulary, the field of an Action that it fills in, and
// what the first word stands for there.
type arg struct {
	rules.Vocabulary
	field field
	first uint8
}

type field uint8

const (
	toField field = iota
	lineField
	pawnField
)

var (
	stationArg = arg{rules.Numbers(1, Stations), toField, 0}
	lineArg    = arg{rules.List(kindNames[Taxi:]...), lineField, uint8(Taxi)}
	regularArg = arg{rules.List(kindNames[Taxi:Boat]...), lineField, uint8(Taxi)}
	boatArg    = arg{rules.List(kindNames[Boat]), lineField, uint8(Boat)}
	pawnArg    = arg{rules.List(colourNames[:]...), pawnField, 1}
)

// says returns a sentence of a name and arguments.
func says(name string, args ...rules.Vocabulary) []rules.Verb {
	return []rules.Verb{{Name: name, Args: args}}
}

// language says how moves are written: all sentences of the table, with the kind of action
// that each stands for.
var language, verbs, kinds = func() (*rules.Codec, []rules.Verb, []ActionKind) {
	var verbs []rules.Verb
	var kinds []ActionKind
	for k, r := range table {
		for _, v := range r.says {
			verbs, kinds = append(verbs, v), append(kinds, ActionKind(k))
		}
	}
	return rules.NewCodec(verbs...), verbs, kinds
}()

// Text returns an action as the record writes it.
func (a Action) Text() rules.Move {
	var args [rules.MostArgs]int
	for i, kind := range kinds {
		if kind != a.Kind || kind == RideBlack && (a.Line == Boat) != (verbs[i].Name == "") {
			continue // a boat has a sentence of its own, without a name
		}
		for n, w := range verbs[i].Args {
			w := w.(arg)
			args[n] = int([...]uint8{a.To, uint8(a.Line), a.Pawn}[w.field] - w.first)
		}
		return language.Text(i, args[:]...)
	}
	panic("london: an action that cannot be written")
}

// Parse reads a move. It accepts exactly the texts that Text writes; whose turn
// it is and whether the action is legal it does not ask.
func Parse(m rules.Move) (a Action, ok bool) {
	i, args, ok := language.Parse(m)
	if !ok {
		return a, false
	}
	a.Kind = kinds[i]
	for n, w := range verbs[i].Args {
		w := w.(arg)
		value := uint8(args[n]) + w.first
		switch w.field {
		case toField:
			a.To = value
		case lineField:
			a.Line = Kind(value)
		case pawnField:
			a.Pawn = value
		}
	}
	return a, true
}

// points returns the targets that say an action, one after the other.
func points(ids ...func(Action) string) []func(Action) string { return ids }

// always returns a single target, whatever else the action says.
func always(id string) []func(Action) string { return points(func(Action) string { return id }) }

func (a Action) ToID() string     { return Station(a.To).ID() }
func (a Action) ticketID() string { return a.Ticket().ID() }
func (a Action) PawnID() string   { return a.Colour().ID() }

// Path returns the targets that say one of the legal actions. Only a black ride that two kinds of
// line could make names its line as well, so that no path begins another one.
func (a Action) Path(legal []Action) (path []string) {
	for _, id := range table[a.Kind].path {
		path = append(path, id(a))
	}
	for _, o := range legal {
		if a.Kind == RideBlack && o.Kind == RideBlack && o.To == a.To && o.Line != a.Line {
			return append(path, "line."+a.Line.String())
		}
	}
	return path
}

// Choices returns the legal actions as the contract offers them.
func (s *State) Choices() []rules.Choice {
	var buf [MaxActions]Action
	all := s.Actions(TheBoard(), buf[:0])
	return rules.Choices(all, func(a Action) rules.Choice { return rules.Choice{Move: a.Text(), Path: a.Path(all)} })
}

// ID returns the target a player points at to choose the station: "station.74".
func (s Station) ID() string { return "station." + strconv.Itoa(int(s)) }
