// Package rulebook takes a game's rules.md apart into chapters, clauses and runs, and searches them.
//
// It knows no game and no screen. It reads the few marks that our rule books use and keeps everything else as words: a
// heading of two marks begins a chapter, one of three begins a clause whose id comes first, *a star* is italic and
// **two** are bold, [words](LON-20) lead somewhere, and a line that begins with "- " is an item, one with "1. " a step and
// one with "|" a row of a table, whose first row is its head. ![Words.](KEY) is a picture, and what stands between two
// lines of ``` is the game of which its pictures are taken.
package rulebook

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Book is a rule book.
type Book struct {
	Title    string
	Game     string // of which its pictures are taken
	Chapters []Chapter
	Loose    bool // found within words, because none begins with what was looked for
}

// Chapter is a part of a book.
type Chapter struct {
	Title   string
	Clauses []Clause
}

// Clause is one rule; the words that open a chapter are a clause without id.
type Clause struct {
	ID    string // "LON-23"; empty for opening words
	Title string
	Paras []Para
}

// Para is a paragraph, a table or a picture.
type Para struct {
	Mark    string // of an item of a list, "–", or of a step, "1."
	Picture string // the key of a picture, of which the runs say what it shows
	Runs    []Run
	Rows    [][]Para // of a table
}

// Run is words of one look.
type Run struct {
	Text         string
	Italic, Bold bool
	Link         string // where they lead, "" for nowhere
}

// Text is the paragraph without its looks.
func (p Para) Text() string {
	var b strings.Builder
	for _, r := range p.Runs {
		b.WriteString(r.Text)
	}
	for _, row := range p.Rows {
		for i, cell := range row {
			if i > 0 {
				b.WriteString(", ")
			}
			b.WriteString(cell.Text())
		}
		b.WriteString(". ")
	}
	return b.String()
}

// read reads the lines of a paragraph.
func (p *Para) read(lines []string) {
	if strings.HasPrefix(lines[0], "|") {
		for _, line := range lines {
			var row []Para
			for cell := range strings.SplitSeq(strings.Trim(line, "|"), "|") {
				row = append(row, Para{Runs: runs(strings.TrimSpace(cell))})
			}
			if strings.Trim(line, "|-: ") != "" { // or it only stands below the head
				p.Rows = append(p.Rows, row)
			}
		}
		return
	}
	words := strings.Join(lines, " ")
	if m := picture.FindStringSubmatch(words); m != nil {
		words, p.Picture = m[1], m[2]
	} else if w, ok := strings.CutPrefix(words, "- "); ok {
		words, p.Mark = w, "–"
	} else if m := step.FindString(words); m != "" {
		words, p.Mark = words[len(m):], strings.TrimSpace(m)
	}
	p.Runs = runs(words)
}

var (
	picture = regexp.MustCompile(`^!\[(.+)\]\((.+)\)$`)
	step    = regexp.MustCompile(`^[0-9]+\. `)
	link    = regexp.MustCompile(`\[([^\]]+)\]\(([^)]+)\)`)
)

// clauseTitle matches the id and the name of a clause: "LON-23 The first ride".
var clauseTitle = regexp.MustCompile(`^([A-Z]{2,}-[0-9]+[a-z]?)[.:]?\s+(.*)$`)

// Parse reads a rule book. Nothing is an error: what it does not understand is a paragraph.
func Parse(text string) Book {
	var b Book
	var para []string
	flush := func() {
		if len(para) == 0 {
			return
		}
		var p Para
		p.read(para)
		para = para[:0]
		ch := b.chapter()
		if len(ch.Clauses) == 0 {
			ch.Clauses = append(ch.Clauses, Clause{})
		}
		c := &ch.Clauses[len(ch.Clauses)-1]
		c.Paras = append(c.Paras, p)
	}
	b.Game, text = cutGame(text)
	for _, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		switch {
		case line == "":
			flush()
		case strings.HasPrefix(line, "### "):
			flush()
			ch := b.chapter()
			ch.Clauses = append(ch.Clauses, titled(strings.TrimSpace(line[4:])))
		case strings.HasPrefix(line, "## "):
			flush()
			b.Chapters = append(b.Chapters, Chapter{Title: strings.TrimSpace(line[3:])})
		case strings.HasPrefix(line, "# "):
			flush()
			b.Title = strings.TrimSpace(line[2:])
		case strings.HasPrefix(line, "- ") || strings.HasPrefix(line, "* "):
			flush()
			para = append(para, "- "+line[2:])
		case step.MatchString(line):
			flush()
			para = append(para, line)
		default:
			if len(para) > 0 && strings.HasPrefix(line, "|") != strings.HasPrefix(para[0], "|") {
				flush() // a table begins or ends
			}
			para = append(para, line)
		}
	}
	flush()
	return b
}

// cutGame cuts the game that a book is illustrated from, between two lines of three backticks, out of its text.
func cutGame(text string) (game, rest string) {
	const fence = "\n```\n"
	before, rest, ok := strings.Cut(text, fence)
	if !ok {
		return "", text
	}
	game, rest, _ = strings.Cut(rest, fence)
	return game, before + "\n\n" + rest
}

// titled is a clause that has nothing yet but its title, and perhaps an id before that.
func titled(title string) Clause {
	if m := clauseTitle.FindStringSubmatch(title); m != nil {
		return Clause{ID: m[1], Title: m[2]}
	}
	return Clause{Title: title}
}

// chapter is the one that is being read: without a title before the first.
func (b *Book) chapter() *Chapter {
	if len(b.Chapters) == 0 {
		b.Chapters = append(b.Chapters, Chapter{})
	}
	return &b.Chapters[len(b.Chapters)-1]
}

// runs cuts words at their links and stars. A star that is never closed stays a star.
func runs(s string) []Run {
	var all []Run
	put := func(t string, italic, bold bool) {
		if t != "" {
			all = append(all, Run{Text: t, Italic: italic, Bold: bold})
		}
	}
	if at := link.FindStringSubmatchIndex(s); at != nil {
		all = append(runs(s[:at[0]]), Run{Text: s[at[2]:at[3]], Link: s[at[4]:at[5]]})
		return append(all, runs(s[at[1]:])...)
	}
	for i := strings.IndexByte(s, '*'); i >= 0; i = strings.IndexByte(s, '*') {
		mark := "*"
		if strings.HasPrefix(s[i:], "**") {
			mark = "**"
		}
		rest := s[i+len(mark):]
		end := strings.Index(rest, mark)
		if end <= 0 {
			put(s[:i+len(mark)], false, false)
			s = rest
			continue
		}
		put(s[:i], false, false)
		put(rest[:end], mark == "*", mark == "**")
		s = rest[end+len(mark):]
	}
	put(s, false, false)
	return all
}

// Paras are all paragraphs of the book.
func (b Book) Paras() (all []Para) {
	for _, ch := range b.Chapters {
		for _, c := range ch.Clauses {
			all = append(all, c.Paras...)
		}
	}
	return all
}

// Find is a clause; ok is false when the book has none of that id.
func (b Book) Find(id string) (c Clause, ok bool) {
	for _, ch := range b.Chapters {
		if i := slices.IndexFunc(ch.Clauses, func(c Clause) bool { return c.ID == id && id != "" }); i >= 0 {
			return ch.Clauses[i], true
		}
	}
	return c, false
}

// First is the first sentence of a clause, without the mark of its kind; "" when the book has none of that id.
func (b Book) First(id string) string {
	c, _ := b.Find(id)
	if len(c.Paras) == 0 {
		return ""
	}
	para := c.Paras[0]
	if len(para.Runs) > 1 && para.Runs[0].Italic {
		para.Runs = para.Runs[1:]
	}
	text := strings.TrimSpace(para.Text())
	if end := strings.Index(text, ". "); end >= 0 {
		text = text[:end+1]
	}
	return text
}

// Search keeps the clauses that hold every word of the query, in their chapters: as the beginning of a word, or, where
// no clause has them so, anywhere ("tie" is no ability). Of words without a number it keeps the paragraphs that are
// meant: a list of terms is long. A query of nothing keeps everything.
func (b Book) Search(query string) Book {
	want := strings.Fields(strings.ToLower(query))
	if len(want) == 0 {
		return b
	}
	found := b.search(want)
	if len(found.Chapters) == 0 {
		b.Loose = true
		found = b.search(want)
	}
	return found
}

// search is Search for words in small letters, loosely where b is.
func (b Book) search(want []string) Book {
	found := Book{Title: b.Title, Loose: b.Loose}
	for _, ch := range b.Chapters {
		kept := Chapter{Title: ch.Title}
		for _, c := range ch.Clauses {
			if c.holds(want, b.Loose) {
				kept.Clauses = append(kept.Clauses, c.narrowed(want, b.Loose))
			}
		}
		if len(kept.Clauses) > 0 {
			found.Chapters = append(found.Chapters, kept)
		}
	}
	return found
}

// Len counts the clauses.
func (b Book) Len() int {
	n := 0
	for _, ch := range b.Chapters {
		n += len(ch.Clauses)
	}
	return n
}

// holds reports whether every word stands in a clause.
func (c Clause) holds(want []string, loose bool) bool {
	text := c.ID + " " + c.Title
	for _, p := range c.Paras {
		text += " " + p.Text()
	}
	return held(text, want, loose) == len(want)
}

// narrowed is what a search shows of a clause that holds the words: a clause with a number as it is, and of
// other words the paragraphs that hold most of them.
func (c Clause) narrowed(want []string, loose bool) Clause {
	if c.ID != "" {
		return c
	}
	var kept []Para
	most := 1
	for _, p := range c.Paras {
		n := held(p.Text(), want, loose)
		if n > most {
			kept, most = nil, n
		}
		if n == most {
			kept = append(kept, p)
		}
	}
	if len(kept) > 0 { // or they stand in the title
		c.Paras = kept
	}
	return c
}

// held is how many of the words a text holds.
func held(text string, want []string, loose bool) (n int) {
	text = strings.ToLower(text)
	for _, w := range want {
		if index(text, w, 0, loose) >= 0 {
			n++
		}
	}
	return n
}

// index is the first place, not before from, where a word begins with w, or loosely where w stands; -1 for none.
func index(text, w string, from int, loose bool) int {
	for at := from; ; {
		i := strings.Index(text[at:], w)
		if i < 0 {
			return -1
		}
		i += at
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		if loose || i == 0 || !unicode.IsLetter(before) && !unicode.IsDigit(before) {
			return i
		}
		at = i + len(w)
	}
}

// Hits are the places [from, to) in s of the words of a query, in order and
// without overlap: where words begin with them, or anywhere in a loose search.
func Hits(s, query string, loose bool) [][2]int {
	low := strings.ToLower(s)
	if len(low) != len(s) {
		return nil // a letter whose small form is longer: marks would be misplaced
	}
	var all [][2]int
	words := strings.Fields(strings.ToLower(query))
	for at := 0; at < len(low); {
		best := [2]int{len(low), 0}
		for _, w := range words {
			if i := index(low, w, at, loose); i >= 0 && (i < best[0] || i == best[0] && i+len(w) > best[1]) {
				best = [2]int{i, i + len(w)}
			}
		}
		if best[1] == 0 {
			break
		}
		all = append(all, best)
		at = best[1]
	}
	return all
}
