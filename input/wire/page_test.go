package wire

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"intrigue/input/record"
	"intrigue/rules"
	"intrigue/rules/prose"
	"intrigue/rules/rulestest"
)

// wirePage is the page that describes the lines.
func wirePage(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../build/wire.md")
	rulestest.OK(t, err)
	return string(text)
}

// TestThePageNamesEveryLine compares the page with the commands that are understood.
func TestThePageNamesEveryLine(t *testing.T) {
	text := wirePage(t)
	for _, o := range commands() {
		form := strings.ReplaceAll(o.usage, " | all", "`, `as all")
		rulestest.Holds(t, strings.Contains(strings.ReplaceAll(text, `\|`, "|"), "| `"+form+"`"), "the page does not tell of %s", o.usage)
	}
	if v := "(the number of this protocol, " + strconv.Itoa(version) + ")"; !strings.Contains(text, v) {
		t.Errorf("the page does not tell of protocol %d", version)
	}
}

// section is a chapter of the page, by its heading.
func section(t *testing.T, text, heading string) string {
	t.Helper()
	_, rest, ok := strings.Cut(text, "\n"+heading+"\n")
	rulestest.Must(t, ok, "the page has no chapter %q", heading)
	rest, _, _ = strings.Cut(rest, "\n## ")
	rest, _, _ = strings.Cut(rest, "\n### ")
	return rest
}

// form is how a word of a move goes on: a vocabulary for each of its arguments.
type form struct {
	row  string // of the page
	all  *regexp.Regexp
	luck bool
}

// argument is what the page says stands in capitals, as patterns.
var argument = map[string]string{
	"STATION": `\d+`, "LINE": `(taxi|bus|underground)`, "PAWN": `(red|blue|green|yellow|purple)`,
	"LOCATION-CARD": `L\d\d`, "FAVOR-CARD": `F\d\d`, "MISSION-CARD": `M\d\d`, "SEAT": `\d`, "REGION": `(england|france|paris|to_austria)`,
	"BUILDING": `(inn|stables|farm|office|theater|market)`, "AREA": `(rest|supporters|horses|carts|papers|disguises)`,
	"LOCATION": `[a-z_]+`,
	"PLACE":    `[a-z0-9_.-]+`, "COLOUR": `(red|green|blue|yellow)`, "MISSION": `[a-z]+`, "BOARD": `[1-8]`,
	"TURN": `(upright|right|over|left)`,
	"TILE": `([1-9]|[1-4]\d|5[01]|[a-z]+)`, "SPACE": `(I|II|III|IV|reward)`, "DIE": `[1-6]`, "CARD": `(\d+|w)`,
	"HERO":  `(alice|jack|maria|emily)`,
	"TOKEN": `(occultism|society|science|underworld|violence|damage|gold|movement|prevent)`, "NUMBER": `[0-2]`,
	"VILLAIN": `(a|b|c|mini|boss)`,
	"ROW":     `([smca-][0-5-]){5}`, "SIDE": `[smca]{4,5}`, "SUIT": `(sun|moon|crown|arms)`, "DIRECTION": `[nesw]`,
	"CORNER": `(nw|ne|sw|se)`, "CELL": `[0-4]\.[0-4]`,
}

var (
	tableRow   = regexp.MustCompile("(?m)^\\| (`[^|]+`) \\|([^|]*)\\| ([^|]+) \\| `([^|]+)` \\|$")
	quotedWord = regexp.MustCompile("`([^`]+)`")
	repeated   = regexp.MustCompile("(?:(\\d+) × )?`([^`]+)`")
)

// grammar reads the table of a game's moves; each example must keep to its own row.
func grammar(t *testing.T, text string) (forms []form) {
	t.Helper()
	for _, m := range tableRow.FindAllStringSubmatch(text, -1) {
		var words []string
		for _, w := range quotedWord.FindAllStringSubmatch(m[1], -1) {
			words = append(words, regexp.QuoteMeta(w[1]))
		}
		pattern := "^(" + strings.Join(words, "|") + ")"
		for _, a := range repeated.FindAllStringSubmatch(m[2], -1) {
			n, _ := strconv.Atoi(a[1])
			for range max(n, 1) {
				for w := range strings.FieldsSeq(a[2]) {
					name, many := strings.CutSuffix(w, "…")
					if argument[name] == "" {
						t.Fatalf("%s: nothing is said of %s", m[0], name)
					}
					one := " " + argument[name]
					if many {
						one = "(" + one + ")+"
					}
					pattern += one
				}
			}
		}
		f := form{m[0], regexp.MustCompile(pattern + "$"), strings.HasPrefix(m[3], "luck: ")}
		if !strings.HasSuffix(m[4], "…") && !f.all.MatchString(m[4]) {
			t.Errorf("%s: the example is no such move", m[0])
		}
		forms = append(forms, f)
	}
	return forms
}

// stroll plays a random game under random options and shows each position to look.
func stroll(t *testing.T, g rules.Game, i int, look func(rules.Position, rules.Entry)) {
	t.Helper()
	ab, r := g.About(), rand.New(rand.NewPCG(uint64(i), 23))
	o := rules.Options{}
	for _, q := range ab.Options {
		o[q.Key] = q.Values[(i+r.IntN(2))%len(q.Values)].Key
	}
	p, err := g.New(rules.Setup{Seats: ab.MinSeats + i%(ab.MaxSeats-ab.MinSeats+1), Options: o})
	for err == nil && len(p.Acting()) > 0 {
		e := rules.Entry{Seat: p.Acting()[0]}
		if e.Seat == rules.Luck {
			e.Move = p.Roll(r)
		} else {
			cs := p.Choices(e.Seat)
			e.Move = cs[r.IntN(len(cs))].Move
		}
		look(p, e)
		p, err = p.After(e.Seat, e.Move)
	}
	rulestest.OK(t, err)
	look(p, noMove)
}

// noMove stands for the move that is made at the end of a game.
var noMove = rules.Entry{Seat: rules.Public}

// recorded shows the positions of the games that a game keeps in its testdata: in them is what
// chance hardly comes to.
func recorded(t *testing.T, key string, g rules.Game, look func(rules.Position, rules.Entry)) {
	t.Helper()
	files, err := filepath.Glob("../../rules/" + key + "/testdata/*.jsonl")
	rulestest.Must(t, err == nil && len(files) != 0, "no recorded games:  %v", err)
	for _, f := range files {
		text, err := os.ReadFile(f)
		rulestest.OK(t, err)
		played, err := record.Parse(text)
		if err != nil {
			continue // something else is kept there, too
		}
		all, err := rules.Replay(g, played.Record)
		rulestest.Must(t, err == nil, "%v %v", f, err)
		for i, e := range played.Record.Entries {
			look(all[i], e)
		}
		look(all[len(all)-1], noMove)
	}
}

// TestThePageHasEveryMove: whatever a seat can choose and luck can draw in random games is in the
// table of the game, as what it is, and each row of the table is met there or in a recorded one.
func TestThePageHasEveryMove(t *testing.T) {
	for key, g := range shelf {
		t.Run(key, func(t *testing.T) {
			forms, met := grammar(t, section(t, wirePage(t), "### Moves of "+prose.Capital(key))), map[string]bool{}
			check := func(m rules.Move, luck bool) {
				i := slices.IndexFunc(forms, func(f form) bool { return f.luck == luck && f.all.MatchString(string(m)) })
				rulestest.Must(t, i >= 0, "%q, luck %v, is in no row of the page", m, luck)
				met[forms[i].row] = true
			}
			look := func(p rules.Position, e rules.Entry) {
				if e == noMove {
					return
				}
				check(e.Move, e.Seat == rules.Luck)
				for _, c := range p.Choices(e.Seat) {
					check(c.Move, false)
				}
			}
			recorded(t, key, g, look)
			for i := 0; i < 24 || len(met) < len(forms) && i < 1200; i++ {
				stroll(t, g, i, look)
			}
			for _, f := range forms {
				rulestest.Holds(t, met[f.row], "no game came to %s", f.row)
			}
		})
	}
}

// quoted are the words of a text between backticks.
func quoted(text string) map[string]bool {
	all := map[string]bool{}
	for _, w := range quotedWord.FindAllStringSubmatch(text, -1) {
		all[w[1]] = true
	}
	return all
}

// TestEveryKeyIsToldAndSaysSomething: each key of the data of many games, of random ones and of those that are
// kept, is in the chapter of its game, and none of a state has the same value in all of them.
func TestEveryKeyIsToldAndSaysSomething(t *testing.T) {
	for key, g := range shelf {
		t.Run(key, func(t *testing.T) {
			state, board, ok := strings.Cut(section(t, wirePage(t), "### Data of "+prose.Capital(key)), "\n`board`:\n")
			rulestest.Must(t, ok, "the chapter has no two parts")
			// A key may be a name out of the game, too: a pawn, a token, an option, the number of a tile.
			names := section(t, wirePage(t), "### Moves of "+prose.Capital(key))
			for _, q := range g.About().Options {
				names += "`" + q.Key + "`"
			}
			ofState, ofBoard := quoted(state+names), quoted(board+names)
			values, met := map[string]map[string]bool{}, map[string]int{}
			look := func(p rules.Position, e rules.Entry) {
				word, _, _ := strings.Cut(string(e.Move), " ")
				if met[word]++; met[word] > 20 && met[word]%12 != 0 && e != noMove {
					return // of what is common some is enough
				}
				for by := rules.Public; by < 2 && (by < 0 || g.About().Secret); by++ {
					eachValue(reread(t, p.Seen(by).Snapshot()), "", func(path, value string) {
						if values[path] == nil {
							values[path] = map[string]bool{}
							told(t, ofState, path)
						}
						if len(values[path]) < 2 {
							values[path][value] = true
						}
					})
				}
				if e == noMove { // it is the same as long as a game lasts
					eachValue(reread(t, p.(rules.Describer).Describe()), "", func(path, _ string) { told(t, ofBoard, path) })
				}
			}
			recorded(t, key, g, look)
			for i := 0; i < 3 || i < 40 && len(constant(values)) > 0; i++ {
				stroll(t, g, i, look)
			}
			for _, path := range constant(values) {
				t.Errorf("%s is always %v", path, values[path])
			}
		})
	}
}

// reread is data as another program reads it.
func reread(t *testing.T, data any) (back any) {
	t.Helper()
	b, err := json.Marshal(data)
	rulestest.OK(t, err)
	rulestest.OK(t, json.Unmarshal(b, &back))
	return back
}

// told demands that the last key of a path is among what is said, unless it is a number.
func told(t *testing.T, said map[string]bool, path string) {
	t.Helper()
	key := strings.TrimRight(path[strings.LastIndex(path, ".")+1:], "[]")
	if _, err := strconv.Atoi(key); err != nil && key != "" && !said[key] {
		t.Fatalf("nothing is said of %q", key)
	}
}

// constant are the paths that have met one value only. Objects are told of no more than by a
// mark, and kinds of tokens are there when there are some.
func constant(values map[string]map[string]bool) (paths []string) {
	for path, seen := range values {
		if len(seen) < 2 && !seen["{"] && !strings.Contains(path, ".tokens.") {
			paths = append(paths, path)
		}
	}
	return paths
}

// eachValue shows all that is no list and no object, with the keys that lead there.
func eachValue(data any, path string, see func(path, value string)) {
	switch x := data.(type) {
	case []any:
		for _, y := range x {
			eachValue(y, path+"[]", see)
		}
	case map[string]any:
		see(path, "{") // which may also be null
		for k, y := range x {
			eachValue(y, path+"."+k, see)
		}
	default:
		see(path, fmt.Sprint(x))
	}
}
