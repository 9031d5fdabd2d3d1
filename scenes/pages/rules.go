package pages

import (
	"cmp"
	"math"
	"strings"

	"intrigue/input"
	"intrigue/maps/face"
	"intrigue/rules/prose"
	"intrigue/scenes/app"
	"intrigue/scenes/rulebook"
	"intrigue/scenes/sound"
	"intrigue/scenes/widgets"
)

// Rules are the two books of a game, how it is played and the clauses by number: chapters at the left, the words at the
// right, and a search that keeps only what it finds in either of them.
type Rules struct {
	app     *app.App
	subject Subject
	books   [2]rulebook.Book
	book    int // which of them is open
	found   rulebook.Book
	query   string

	layout       *bookLayout
	width, scale float64 // for which it was laid out: points, and the text scale
	strong       bool    // and the contrast
	jump         string  // key of the rule to be shown next, "" for none
	past         float64 // how far it is to be scrolled past the beginning of that rule
	turn         int     // or the chapter to be shown next; -1 for none
	mark         string  // key of the rule that was asked for
	shown        int     // chapter at the top of the frame before
	listed       int     // chapter that the list was last scrolled to
	left         [2]place
}

// place is where a book was left: the key of the rule at the top, "" for the beginning, and how far it was scrolled past the
// beginning of that rule.
type place struct {
	key string
	by  float64
}

// howTo and reference are the two books, and their titles.
const howTo, reference = 0, 1

var bookTitles = []string{"How to play", "Reference"}

// NewRules are the books of a game, open at a clause of the reference; "" opens the first of them at its beginning.
func NewRules(a *app.App, t Subject, clause string) app.Screen {
	about := t.Game.About()
	s := &Rules{app: a, subject: t, jump: clause, mark: clause, turn: -1}
	s.books = [2]rulebook.Book{rulebook.Parse(about.HowTo), rulebook.Parse(about.Rules)}
	s.book = widgets.If(clause != "" || about.HowTo == "", reference, howTo)
	s.found = s.books[s.book]
	a.Cue(sound.Page)
	return s
}

// Found is how many clauses the search has kept; all of them without one.
func (s *Rules) Found() int { return s.found.Len() }

// Frame implements app.Screen.
func (s *Rules) Frame(u *widgets.UI) {
	u.Theme.Accent = s.subject.Accent
	rest, _ := s.app.PageFrame(u, app.Page{Title: bookTitle(s.subject.Name, s.book), Width: 1100})
	side := widgets.If(rest.W > u.Scaled(800), u.Scaled(250), 0) // the width of the list of chapters
	text := widgets.Rect{X: rest.X + side, Y: rest.Y, W: rest.W - side, H: rest.H}
	bar, text := text.CutTop(app.ButtonHeight(u) + 14)
	bar.H = app.ButtonHeight(u)
	contents := widgets.Rect{X: rest.X - 6, Y: rest.Y, W: side - 20, H: rest.H}
	if s.books[howTo].Len() > 0 {
		var tabs widgets.Rect
		if side > 0 {
			tabs, contents = contents.CutTop(bar.H + 10)
			tabs.H = bar.H
		} else {
			tabs, bar = bar.CutLeft(min(u.Scaled(230), bar.W*0.45))
			tabs.W -= 8
		}
		if to := u.Segments("book", tabs, bookTitles, widgets.If(s.query == "", s.book, -1)); to >= 0 && (to != s.book || s.query != "") {
			s.turnTo(u, to)
		}
	}
	s.search(u, bar)
	if s.query != "" && len(s.found.Chapters) > 0 {
		bar, text = text.CutTop(u.LineHeight(widgets.Body) + 8)
		u.FitLabel(bar, "Click a rule to see it in the book.", widgets.Line(face.TextItalic, widgets.Body, u.Theme.InkSoft))
	}
	if side == 0 && len(s.found.Chapters) > 1 {
		bar, text = text.CutTop(app.ButtonHeight(u) + 14)
		s.stepper(u, widgets.Rect{X: bar.X, Y: bar.Y, W: bar.W, H: app.ButtonHeight(u)})
	}
	if top := s.read(u, text); top != s.shown {
		s.shown = top
		u.Animate() // what is above the words says which chapter they are of
	}
	if side > 0 {
		s.contents(u, contents, s.shown)
	}
	if u.Take(input.Menu) {
		s.app.Back()
	}
}

// turnTo opens one of the books where it was left.
func (s *Rules) turnTo(u *widgets.UI, book int) {
	s.book = book
	s.seek("")
	u.SetFocus("")
	s.app.Cue(sound.Page)
	u.Animate()
}

// bookTitle is the title of a book of a game: inside it an article is written small.
func bookTitle(game string, book int) string {
	if rest, ok := strings.CutPrefix(game, "The "); ok {
		game = "the " + rest
	}
	return widgets.If(book == howTo, "How to Play ", "The Rules of ") + game
}

// search is the field above the words.
func (s *Rules) search(u *widgets.UI, r widgets.Rect) {
	count, countWidth, clearWidth := "", 0.0, 0.0
	soft := widgets.Line(face.UI, widgets.Tiny, u.Theme.InkSoft)
	if s.query != "" {
		count = prose.Amount(s.found.Len(), "rule")
		countWidth, clearWidth = u.TextWidth(count, soft)+14, r.H+6
	}
	icon := widgets.Rect{X: r.X, Y: r.Y, W: r.H, H: r.H}
	field := widgets.Rect{X: r.X + r.H, Y: r.Y, W: r.W - r.H - countWidth - clearWidth, H: r.H}
	u.Sprite(icon.Centre(r.H*0.55, r.H*0.55), "icon.search", u.Theme.InkSoft)
	if s.query != "" && u.Take(input.Menu) {
		s.seek("")
		u.SetFocus("")
	}
	if q := u.TextField("search", field, s.query, "Search the rules", 40); q != s.query {
		s.seek(q)
	}
	if s.query == "" {
		return
	}
	if u.Button("clear", widgets.Rect{X: field.X + field.W + 6, Y: r.Y, W: r.H, H: r.H}, "",
		widgets.ButtonOptions{Weight: widgets.Quiet, Icon: "icon.close", Tooltip: "Clear search"}) {
		s.seek("")
	}
	u.FitLabel(widgets.Rect{X: r.X + r.W - countWidth + 10, Y: r.Y, W: countWidth - 10, H: r.H}, count, soft)
}

// seek keeps the clauses that contain the words of a query. Without one it goes back to where the book was left.
func (s *Rules) seek(query string) {
	s.query = query
	s.layout, s.turn, s.mark = nil, 0, ""
	if query != "" {
		var both rulebook.Book
		for _, ch := range s.books[howTo].Chapters {
			ch.Title = inHowTo + ch.Title
			both.Chapters = append(both.Chapters, ch)
		}
		both.Chapters = append(both.Chapters, s.books[reference].Chapters...)
		s.found = both.Search(query)
		return
	}
	s.found = s.books[s.book]
	if at := s.left[s.book]; at.key != "" {
		s.jump, s.past, s.turn = at.key, at.by, -1
	}
}

// inHowTo stands before the chapters of How to play, and so the keys of what stands in them, where a search has found them.
const inHowTo = "How to play: "

// show opens the whole book at a rule that a search has found.
func (s *Rules) show(u *widgets.UI, at ruleAt) {
	key, first := strings.CutPrefix(at.key, inHowTo)
	s.turnTo(u, widgets.If(first, howTo, reference))
	s.jump, s.past, s.mark, s.turn = key, 0, at.id, -1
}

// follow goes where a link leads: to a lesson, or to a clause.
func (s *Rules) follow(u *widgets.UI, link string) {
	if lesson, ok := strings.CutPrefix(link, "lesson"); ok {
		s.subject.Teach(s.app, strings.TrimSpace(lesson))
		return
	}
	s.show(u, ruleAt{key: link, id: link})
}

// read lays out the words and returns the chapter at the top.
func (s *Rules) read(u *widgets.UI, r widgets.Rect) (top int) {
	r.W += 8
	// The width of a line: more than some 75 letters are tiring.
	measure := min(r.W-26, u.Scaled(700))
	if s.layout == nil || s.width != measure || s.scale != u.TextScale || s.strong != u.Theme.HighContrast {
		draw := func(of Scene, w float64) (float64, func(*widgets.UI, widgets.Rect)) {
			return of.drawn(s.app, s.subject, s.books[howTo].Game, w)
		}
		s.layout = typesetter{u: u, w: measure, of: s.subject, draw: draw}.set(s.found)
		s.width, s.scale, s.strong = measure, u.TextScale, u.Theme.HighContrast
	}
	s.scrollToNext(u)
	if len(s.found.Chapters) == 0 {
		u.Text(widgets.Rect{X: r.X + 4, Y: r.Y + 20, W: measure},
			"No rule contains these words. Try fewer words, or only the start of one.",
			widgets.Line(face.TextItalic, widgets.Large, u.Theme.InkSoft))
		return 0
	}
	// The words themselves are a stop, so that the arrows can scroll them.
	u.AddHit(widgets.Hit{ID: "text", R: widgets.Rect{X: r.X + 2, Y: r.Y, W: measure + 6, H: r.H},
		Name: "The rules. Up and Down scroll them."})
	var chosen ruleAt
	var isChosen bool
	var link string
	u.Scroll("text", r, func(col widgets.Rect) float64 {
		col.X += 4
		if at, ok := s.layout.rule(s.mark); ok {
			u.Box(widgets.Rect{X: col.X - 4, Y: col.Y + at.y - 6, W: measure + 8, H: at.end - at.y + 4},
				widgets.Fade(u.Theme.Gold, 0.22), 6)
		}
		chosen, isChosen = s.results(u, col, measure)
		s.layout.tell(u, col, r)
		u.Quietly(func() { link = s.layout.paint(u, col, r, s.query, s.found.Loose) })
		for i, y := range s.layout.chapters { // the one that fills most of what is seen; the first one as long as all of it is there
			if col.Y+y <= r.Y+r.H*0.35 && (col.Y < r.Y || i == 0) {
				top = i
			}
		}
		if s.query == "" && s.jump == "" {
			s.left[s.book].key, s.left[s.book].by = s.layout.at(r.Y - col.Y)
		}
		return s.layout.height
	})
	if u.Focused() == "text" && u.Keyboard {
		app.ScrollWithArrows(u, "text")
	}
	if isChosen {
		s.show(u, chosen)
	} else if link != "" {
		s.follow(u, link)
	}
	return top
}

// scrollToNext scrolls to the rule or the chapter that is to be shown next.
func (s *Rules) scrollToNext(u *widgets.UI) {
	if at, ok := s.layout.rule(s.jump); ok {
		u.ScrollTo("text", at.y-aboveRule+min(s.past, at.end-at.y))
	} else if s.turn >= 0 && s.turn < len(s.layout.chapters) {
		u.ScrollTo("text", s.layout.chapters[s.turn])
	}
	s.turn = -1
	if math.Abs(u.ContentHeight("text")-s.layout.height) < 1 {
		s.jump = "" // before, the column may still be as high as what was found, and ends above the rule
	}
}

// results makes every rule that a search has found a place to press, and returns the one that was.
func (s *Rules) results(u *widgets.UI, col widgets.Rect, w float64) (chosen ruleAt, ok bool) {
	if s.query == "" {
		return chosen, false
	}
	for _, f := range s.layout.rules {
		id := "found." + f.key
		r := widgets.Rect{X: col.X - 4, Y: col.Y + f.y - 6, W: w + 8, H: f.end - f.y + 4}
		u.AddHit(widgets.Hit{ID: id, R: r, Clickable: true, Name: "Show in the book: " + app.JoinNonEmpty(" ", f.id, f.title)})
		if u.Hot() == id {
			u.Box(r, widgets.Fade(u.Theme.Gold, 0.22), 6)
		}
		if u.Clicked(id) {
			chosen, ok = f, true
		}
	}
	return chosen, ok
}

// contents lists the chapters. It marks the one that is being read, and scrolls to it whenever that changes.
func (s *Rules) contents(u *widgets.UI, r widgets.Rect, top int) {
	u.Box(widgets.Rect{X: r.X + r.W + 4, Y: r.Y, W: 1, H: r.H}, u.Theme.Line, 0)
	var from, to float64 // of the marked one
	u.Scroll("contents", r, func(col widgets.Rect) float64 {
		y := col.Y + 3
		for i, ch := range s.found.Chapters {
			h := s.chapter(u, widgets.Rect{X: col.X + 3, Y: y, W: col.W - 3}, i, ch.Title, i == top)
			if i == top {
				from, to = y, y+h
			}
			y += h
		}
		return y - col.Y + 4
	})
	if s.listed == top {
		return
	}
	s.listed = top
	if d := max(0, to+4-r.Y-r.H) + min(0, from-4-r.Y); d != 0 {
		u.ScrollBy("contents", d)
		u.Animate()
	}
}

// chapter is the key of a chapter in the list at the top of r, and returns its height; current says that it is being read.
func (s *Rules) chapter(u *widgets.UI, r widgets.Rect, i int, title string, current bool) float64 {
	st := app.Ink(u, face.Text, widgets.Large)
	if current {
		st = widgets.Line(face.TextBold, widgets.Large, u.Theme.Accent)
	}
	title = cmp.Or(title, "Introduction")
	r.H = u.TextHeight(title, st, r.W-24) + 12
	id := "chapter." + title
	u.AddHit(widgets.Hit{ID: id, R: r, Clickable: true})
	if current {
		u.Box(r, widgets.Fade(u.Theme.Accent, 0.08), 5)
		u.Box(widgets.Rect{X: r.X, Y: r.Y + 4, W: 3, H: r.H - 8}, u.Theme.Accent, 1.5)
	} else if u.Hot() == id {
		u.Box(r, widgets.Fade(u.Theme.Gold, 0.22), 5)
	}
	u.Text(widgets.Rect{X: r.X + 14, Y: r.Y + 6, W: r.W - 24}, title, st)
	if u.Clicked(id) {
		s.turn, s.mark = i, ""
		s.app.Cue(sound.Page)
		u.Animate()
	}
	return r.H + 2
}

// stepper goes through the chapters where there is no room for the list.
func (s *Rules) stepper(u *widgets.UI, r widgets.Rect) {
	var titles []string
	for _, ch := range s.found.Chapters {
		titles = append(titles, ch.Title)
	}
	at := min(s.shown, len(titles)-1)
	if to := u.Stepper("chapters", r, titles, at); to != at {
		s.turn, s.mark = to, ""
		u.Animate()
	}
}
