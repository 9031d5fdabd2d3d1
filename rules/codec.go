package rules

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Codec is the language of a game's moves. A move is a sentence of single words:
// the name of a verb, then its arguments. Numbers stand for all of them inside
// the game, so that a step is a small value and parsing is exact: Parse accepts
// just what Text writes.
type Codec struct{ verbs []Verb }

// Verb is one kind of sentence. Name may have several words ("stay hidden") or
// none, when the first argument tells it from the others ("taxi 74").
type Verb struct {
	Name string
	Args []Vocabulary
}

// MostArgs is how many arguments a verb can have.
const MostArgs = 4

// Vocabulary is the words that can stand in one place of a sentence,
// with a number for each. Index is the inverse of Word.
type Vocabulary interface {
	Word(i int) string
	Index(word string) (i int, ok bool)
}

// NewCodec makes a language of verbs, numbered in their order. It panics when a
// verb has more than MostArgs arguments: that is a fault of the program.
func NewCodec(verbs ...Verb) *Codec {
	for _, v := range verbs {
		if len(v.Args) > MostArgs {
			panic(fmt.Sprintf("the verb %q has more than %d arguments", v.Name, MostArgs))
		}
	}
	return &Codec{verbs}
}

// Text is the sentence of a verb and its arguments, which may be followed by
// further numbers that mean nothing.
func (c *Codec) Text(verb int, args ...int) Move {
	v := c.verbs[verb]
	var b strings.Builder
	b.WriteString(v.Name)
	for i, w := range v.Args {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(w.Word(args[i]))
	}
	return Move(b.String())
}

// Parse reads a sentence: the first verb in the order of NewCodec that fits.
func (c *Codec) Parse(m Move) (verb int, args [MostArgs]int, ok bool) {
	for i, v := range c.verbs {
		if args, ok = v.read(string(m)); ok {
			return i, args, true
		}
	}
	return 0, args, false
}

// read reads a sentence of the verb: its name, then one word for each argument.
func (v Verb) read(text string) (args [MostArgs]int, ok bool) {
	if v.Name != "" {
		rest, has := strings.CutPrefix(text, v.Name)
		if !has {
			return args, false
		}
		if len(v.Args) == 0 {
			return args, rest == ""
		}
		if text, has = strings.CutPrefix(rest, " "); !has {
			return args, false
		}
	}
	for i, w := range v.Args {
		word, rest, more := strings.Cut(text, " ")
		if last := i == len(v.Args)-1; more == last {
			return args, false
		}
		if args[i], ok = w.Index(word); !ok {
			return args, false
		}
		text = rest
	}
	return args, len(v.Args) > 0
}

// List is a vocabulary of its words, numbered from 0.
func List(words ...string) Vocabulary { return list(words) }

type list []string

func (l list) Word(i int) string { return l[i] }

func (l list) Index(word string) (int, bool) {
	i := slices.Index(l, word)
	return i, i >= 0
}

// Numbers is a vocabulary of the whole numbers from lo to hi, which stand for
// themselves.
func Numbers(lo, hi int) Vocabulary { return numbers{lo, hi} }

type numbers struct{ lo, hi int }

func (n numbers) Word(i int) string { return strconv.Itoa(i) }

func (n numbers) Index(word string) (int, bool) {
	i, err := strconv.Atoi(word)
	return i, err == nil && i >= n.lo && i <= n.hi && strconv.Itoa(i) == word
}

// Choices turns the legal steps of a game into what Position.Choices returns:
// sorted by their moves.
func Choices[S any](steps []S, choice func(S) Choice) []Choice {
	all := make([]Choice, len(steps))
	for i, s := range steps {
		all[i] = choice(s)
	}
	slices.SortFunc(all, func(a, b Choice) int { return cmp.Compare(a.Move, b.Move) })
	return all
}
