package core

import (
	"math/bits"
	"slices"

	"intrigue/rules"
)

// Kind is a sort of action.
type Kind uint8

// The kinds of actions, in the order of their rows.
const (
	Slide Kind = iota
	Lure
	Finish
	ComeOut
	TakeGuard
	LeaveGuard
	Surprise
	Spare
	NumKinds
)

// Action is one decision of the player.
type Action struct {
	Kind Kind
	Who  Suit // of a slide or a lure
	To   Cell // for a slide its direction, see Dir
}

// SlideOf returns the slide of a musketeer.
func SlideOf(who Suit, d Direction) Action { return Action{Slide, who, Cell(d)} }

// Dir returns the direction of a slide.
func (a Action) Dir() Direction { return Direction(a.To) }

// row is all that the rules know of one kind of action. A new kind gets a row here
// and one in package words.
type row struct {
	word  rules.Verb // how it is written
	stage Stage      // in which it is decided
	// list appends the legal ones; nil when there is just one, and always.
	list func(s *State, k *Castle, buf []Action) []Action
	do   func(s *State, k *Castle, a Action)
	// path is how a player points at it; nil when it has a button.
	path func(s *State, a Action) []string
}

var rows = [NumKinds]row{
	Slide: {verb("slide", suitWords, directionWords), StageFree, listSlides, doSlide, pathOfSlide},
	Lure: {verb("lure", suitWords, cellWords), StageFree, listLures,
		func(s *State, _ *Castle, a Action) { s.Place(a.Who, a.To) }, pathOfLure},
	Finish:     {verb("finish"), StageFree, nil, func(s *State, _ *Castle, _ Action) { s.Stage = StageOver }, nil},
	ComeOut:    {verb("corner", cornerWords{}), StageCorner, listCorners, doComeOut, pathOfCell},
	TakeGuard:  {verb("take"), StageTake, nil, doTake, nil},
	LeaveGuard: {verb("leave"), StageTake, nil, doNothing, nil},
	Surprise:   {verb("remove", cellWords), StageRemove, listSurprises, doSurprise, pathOfCell},
	Spare:      {verb("spare"), StageRemove, nil, doNothing, nil},
}

func verb(name string, args ...rules.Vocabulary) rules.Verb {
	return rules.Verb{Name: name, Args: args}
}

// Stage returns when a kind of action is decided.
func (k Kind) Stage() Stage { return rows[k].stage }

// language says how moves are written. It never changes.
var language = func() *rules.Codec {
	var verbs []rules.Verb
	for _, r := range rows {
		verbs = append(verbs, r.word)
	}
	return rules.NewCodec(verbs...)
}()

// Text writes an action as a move.
func (a Action) Text() rules.Move {
	if len(rows[a.Kind].word.Args) == 2 {
		return language.Text(int(a.Kind), int(a.Who), int(a.To))
	}
	return language.Text(int(a.Kind), int(a.To))
}

// Parse reads a move; whether it is legal is another question.
func Parse(m rules.Move) (Action, bool) {
	v, args, ok := language.Parse(m)
	if len(rows[v].word.Args) == 2 {
		return Action{Kind(v), Suit(args[0]), Cell(args[1])}, ok
	}
	return Action{Kind: Kind(v), To: Cell(args[0])}, ok
}

// MostActions is more than a position can ever offer: 16 slides, a lure onto each
// chamber and the end.
const MostActions = 48

// MostDecisions ends a record that would never end (CAR-20): a game holds so many,
// the deal not counted.
const MostDecisions = 10_000

// Full reports whether the record has no more room for a slide and what it leads to.
func (s *State) Full() bool { return s.Decisions >= MostDecisions-4 }

// Actions appends the legal actions to buf: the move generator of the game.
func (s *State) Actions(k *Castle, buf []Action) []Action {
	for i := range rows {
		switch r := &rows[i]; {
		case r.stage != s.Stage:
		case r.list == nil:
			buf = append(buf, Action{Kind: Kind(i)})
		default:
			buf = r.list(s, k, buf)
		}
	}
	return buf
}

// Legal reports whether an action is among the legal ones.
func (s *State) Legal(k *Castle, a Action) bool {
	var buf [MostActions]Action
	return slices.Contains(s.Actions(k, buf[:0]), a)
}

// Choices returns the legal actions as the contract wants them.
func (s *State) Choices(k *Castle) []rules.Choice {
	var buf [MostActions]Action
	return rules.Choices(s.Actions(k, buf[:0]), func(a Action) rules.Choice { return rules.Choice{Move: a.Text(), Path: s.Path(a)} })
}

// Do plays a legal action.
func (s *State) Do(k *Castle, a Action) {
	s.Decisions++
	rows[a.Kind].do(s, k, a)
}

// Path returns how a player points at an action.
func (s *State) Path(a Action) []string {
	if path := rows[a.Kind].path; path != nil {
		return path(s, a)
	}
	return []string{"choice." + rows[a.Kind].word.Name}
}

// endSlide is back between two slides; what the last one left behind is wiped, so that equal
// moments are equal values.
func (s *State) endSlide() { s.Stage, s.Who, s.met = StageFree, 0, 0 }

func doNothing(s *State, _ *Castle, _ Action) { s.endSlide() }

func pathOfCell(_ *State, a Action) []string { return []string{a.To.ID()} }

func listSlides(s *State, _ *Castle, buf []Action) []Action {
	for who := range NumSuits {
		for d := range NumDirections {
			if _, end := s.Slide(who, d); end > NoExit && !s.Full() {
				buf = append(buf, SlideOf(who, d))
			}
		}
	}
	return buf
}

func pathOfSlide(s *State, a Action) []string {
	to, end := s.Slide(a.Who, a.Dir())
	if end == Leaves {
		return []string{a.Who.ID(), EdgeAhead(to, a.Dir()).Out()}
	}
	return []string{a.Who.ID(), to.ID()}
}

// listLures lists the coins of the supply with the empty chambers of their suit
// (CAR-54, CAR-55).
func listLures(s *State, k *Castle, buf []Action) []Action {
	for suit, coins := range s.Supply {
		if coins > 0 && !s.Full() {
			buf = appendCells(buf, Action{Kind: Lure, Who: Suit(suit)}, k.Chambers[suit]&^s.Taken())
		}
	}
	return buf
}

func pathOfLure(_ *State, a Action) []string {
	return []string{"supply." + a.Who.String(), a.To.ID()}
}

// listCorners lists the free ones (CAR-35).
func listCorners(s *State, _ *Castle, buf []Action) []Action {
	return appendCells(buf, Action{Kind: ComeOut}, Corners&^s.Taken())
}

func doComeOut(s *State, k *Castle, a Action) {
	s.Arrive(k, s.Who, a.To)
	if s.Removable(k, s.Who) != 0 {
		s.Stage = StageRemove
		return
	}
	s.endSlide()
}

func doTake(s *State, _ *Castle, _ Action) {
	s.TakeIn(s.Who, s.met)
	s.endSlide()
}

func listSurprises(s *State, k *Castle, buf []Action) []Action {
	return appendCells(buf, Action{Kind: Surprise}, s.Removable(k, s.Who))
}

func doSurprise(s *State, k *Castle, a Action) {
	s.Overcome(k, a.To)
	s.endSlide()
}

// appendCells appends an action once for each cell of a set.
func appendCells(buf []Action, a Action, set uint32) []Action {
	for ; set != 0; set &= set - 1 {
		a.To = Cell(bits.TrailingZeros32(set))
		buf = append(buf, a)
	}
	return buf
}

// The words of moves.
var (
	suitWords      = rules.List(suitNames[:NumSuits]...)
	directionWords = keys(NumDirections)
	cellWords      = keys(NumCells)
	edgeWords      = keys(NumEdges)
)

func keys[P interface {
	~uint8
	Key() string
}](n P) rules.Vocabulary {
	all := make([]string, n)
	for i := range all {
		all[i] = P(i).Key()
	}
	return rules.List(all...)
}

// cornerWords writes the corners as cells.
type cornerWords struct{}

var cornerNames = map[Cell]string{0: "nw", 4: "ne", 20: "sw", 24: "se"}

func (cornerWords) Word(i int) string { return cornerNames[Cell(i)] }

func (cornerWords) Index(word string) (int, bool) {
	for c, name := range cornerNames {
		if name == word {
			return int(c), true
		}
	}
	return 0, false
}

// CornerCells returns the corners of the castle by the words of moves: "nw" is "0.0".
func CornerCells() map[string]string {
	all := map[string]string{}
	for c, name := range cornerNames {
		all[name] = c.Key()
	}
	return all
}
