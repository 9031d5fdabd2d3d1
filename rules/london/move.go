package london

import (
	"strconv"

	"intrigue/rules"
)

// An arg is a word of a move: its vocabulary, the field of an Action that it fills in, and
// what the first word stands for there.
type arg struct {
	rules.Words
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

// says is a sentence of a name and arguments.
func says(name string, args ...rules.Words) []rules.Verb {
	return []rules.Verb{{Name: name, Args: args}}
}

// language is how moves are written: all sentences of the table, with the kind of action
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

// text is an action as the record writes it.
func (a Action) text() rules.Move {
	var args [rules.MostArgs]int
	for i, kind := range kinds {
		if kind != a.kind || kind == rideBlack && (a.line == Boat) != (verbs[i].Name == "") {
			continue
		}
		for n, w := range verbs[i].Args {
			w := w.(arg)
			args[n] = int([...]uint8{a.to, uint8(a.line), a.pawn}[w.field] - w.first)
		}
		return language.Text(i, args[:]...)
	}
	panic("london: an action that cannot be written")
}

// parse reads a move. It accepts exactly the texts that text writes; whose turn
// it is and whether the action is legal it does not ask.
func parse(m rules.Move) (a Action, ok bool) {
	i, args, ok := language.Parse(m)
	if !ok {
		return a, false
	}
	a.kind = kinds[i]
	for n, w := range verbs[i].Args {
		w := w.(arg)
		value := uint8(args[n]) + w.first
		switch w.field {
		case toField:
			a.to = value
		case lineField:
			a.line = Kind(value)
		case pawnField:
			a.pawn = value
		}
	}
	return a, true
}

// points are the targets that say an action, one after the other.
func points(ids ...func(Action) string) []func(Action) string { return ids }

// at is a single target, whatever else the action says.
func at(id string) []func(Action) string { return points(func(Action) string { return id }) }

func (a Action) toID() string     { return Station(a.to).ID() }
func (a Action) ticketID() string { return a.ticket().ID() }
func (a Action) pawnID() string   { return a.colour().ID() }

// path are the targets that say an action. Only a black ride that two kinds of line
// could make names its line as well, so that no path begins another one.
func (a Action) path(among []Action) (path []string) {
	for _, id := range table[a.kind].path {
		path = append(path, id(a))
	}
	for _, o := range among {
		if a.kind == rideBlack && o.kind == rideBlack && o.to == a.to && o.line != a.line {
			return append(path, "line."+a.line.String())
		}
	}
	return path
}

// choices are the legal actions as the contract offers them.
func (s *State) choices() []rules.Choice {
	var buf [maxActions]Action
	all := s.actions(theBoard(), buf[:0])
	return rules.Choices(all, Action.text, func(a Action) []string { return a.path(all) })
}

// ID is the target one points at to choose the station: "station.74".
func (s Station) ID() string { return "station." + strconv.Itoa(int(s)) }
