package rules_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// layers are the storeys of the house, the highest first. A package may import
// those below its own storey only; within a storey nothing imports anything of
// another room, except below a common folder.
var layers = [][]string{
	{"intrigue"},
	{"intrigue/build"},
	{"intrigue/scenes/e2e"}, // plays the real program from outside
	{"intrigue/scenes/start"},
	{"intrigue/scenes/shelf"},
	{boards},
	{"intrigue/scenes/scenetest"}, // what the boards' tests share
	{"intrigue/scenes/table"},
	{"intrigue/scenes/table/menu", "intrigue/scenes/table/gameover", "intrigue/scenes/table/study"},
	{"intrigue/scenes/table/match", "intrigue/scenes/table/sheet"},
	{"intrigue/scenes/pages"},
	{"intrigue/scenes/app"},
	{"intrigue/scenes/parts"},
	{"intrigue/scenes/board"},
	{"intrigue/scenes/paint", "intrigue/scenes/sound", "intrigue/scenes/rulebook"},
	{"intrigue/scenes/widgets", "intrigue/scenes/bake", "intrigue/scenes/e2e/driver"},
	{"intrigue/input", "intrigue/sprites"},
	{"intrigue/maps"},
	{"intrigue/maps/face"}, // the fonts, which maps, sprites and screens share
	{"intrigue/rules"},
	{"intrigue/maps/geom"},
}

// boards stands for scenes/<game>, for every game under rules.
const boards = "intrigue/scenes/<game>"

// storey is the layer of a package, -1 for none.
func storey(pkg string) int {
	if game, ok := strings.CutPrefix(pkg, "intrigue/scenes/"); ok {
		if _, err := os.Stat(filepath.Join(game, "rules.md")); err == nil {
			pkg = boards
		}
	}
	best, longest := -1, 0
	for i, rooms := range layers {
		for _, r := range rooms {
			if (pkg == r || r != "intrigue" && strings.HasPrefix(pkg, r+"/")) && len(r) > longest {
				best, longest = i, len(r)
			}
		}
	}
	return best
}

func listed(t *testing.T, field string) map[string][]string {
	t.Helper()
	out, err := exec.Command("go", "list", "-f", `{{.ImportPath}}: {{join .`+field+` " "}}`, "intrigue/...").Output()
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]string{}
	for line := range strings.Lines(string(out)) {
		pkg, rest, _ := strings.Cut(strings.TrimSpace(line), ":")
		all[pkg] = strings.Fields(rest)
	}
	return all
}

// TestImportsRunDownwards asserts the direction of every import of the house.
func TestImportsRunDownwards(t *testing.T) {
	for pkg, imports := range listed(t, "Imports") {
		at := storey(pkg)
		if at < 0 {
			t.Errorf("%s stands on no storey: name it in layers", pkg)
			continue
		}
		for _, to := range imports {
			below := storey(to)
			if !strings.HasPrefix(to, "intrigue") || below > at {
				continue
			}
			if below < at || !neighbours(pkg, to) {
				t.Errorf("%s imports %s, which does not stand below it", pkg, to)
			}
		}
	}
}

// TestTestsLookDownwards asserts that no test of the lower storeys, whose helpers lie in rulestest, opens a room above
// its own. Only what Cardinal's test of its dealt games asks, what luck draws first, is known to input alone.
func TestTestsLookDownwards(t *testing.T) {
	for _, field := range []string{"TestImports", "XTestImports"} {
		for pkg, imports := range listed(t, field) {
			for _, to := range imports {
				lower := !strings.HasPrefix(pkg, "intrigue/scenes") && strings.HasPrefix(pkg, "intrigue/")
				above := strings.HasPrefix(to, "intrigue") && storey(to) < storey(pkg)
				if lower && above && (pkg != "intrigue/rules/cardinal" || to != "intrigue/input/record") {
					t.Errorf("a test of %s imports %s, which stands above it", pkg, to)
				}
			}
		}
	}
}

// neighbours are packages of one room: of input, of the maps, of the rules.
func neighbours(a, b string) bool {
	for _, room := range []string{"intrigue/input", "intrigue/maps", "intrigue/sprites", "intrigue/build", "intrigue/rules"} {
		if strings.HasPrefix(a, room) && strings.HasPrefix(b, room) {
			return true
		}
	}
	return strings.HasPrefix(a, "intrigue/sprites") && strings.HasPrefix(b, "intrigue/maps")
}

// TestNoRuleKnowsAWindow keeps Ebitengine out of all rules and in the hands of the
// few packages that show and listen.
func TestNoRuleKnowsAWindow(t *testing.T) {
	for pkg, deps := range listed(t, "Deps") {
		if strings.HasPrefix(pkg, "intrigue/rules") &&
			slices.ContainsFunc(deps, func(d string) bool { return strings.Contains(d, "ebiten") }) {
			t.Errorf("%s knows the window", pkg)
		}
	}
	may := []string{"intrigue", "intrigue/input/device", "intrigue/scenes/app", "intrigue/scenes/paint", "intrigue/scenes/board"}
	for pkg, imports := range listed(t, "Imports") {
		if !slices.Contains(may, pkg) && slices.ContainsFunc(
			imports, func(d string) bool { return strings.HasPrefix(d, "github.com/hajimehoshi/ebiten") }) {
			t.Errorf("%s imports Ebitengine", pkg)
		}
	}
}

// shared are the packages below all games, which know none of them.
var shared = []string{"intrigue/rules", "intrigue/rules/cards", "intrigue/rules/graph", "intrigue/rules/prose", "intrigue/rules/search"}

// room splits the path of a package of a game into the game's facade and its room in
// it: "" for the facade itself, "core", "words" or "bots". A game is any other package
// below the rules, so a new one is held to these tests at once.
func room(pkg string) (game, room string, ok bool) {
	rest, ok := strings.CutPrefix(pkg, "intrigue/rules/")
	if !ok || slices.Contains(shared, pkg) || pkg == "intrigue/rules/rulestest" {
		return "", "", false
	}
	depth := 1
	if strings.HasPrefix(rest, "rulestest/") { // games that only tests play
		depth = 2
	}
	parts := strings.Split(rest, "/")
	if len(parts) < depth {
		return "", "", false
	}
	game = "intrigue/rules/" + strings.Join(parts[:depth], "/")
	if len(parts) > depth {
		room = parts[depth]
	}
	return game, room, true
}

// rooms are those of a game, each with the rooms it may import besides what all games
// share: the facade wires them, a reason is a value of core that words puts into words,
// and bots and words do not know each other.
var rooms = map[string][]string{"": {"bots", "words", "problems", "core"}, "bots": {"core"}, "problems": {"core"},
	"words": {"core"}, "core": {"core"},
	"internal": {"", "core"}} // what the tests of several rooms share

// TestRulesKnowNothingOfOurs: the contract imports nothing of the house, what games
// share knows no game, and a game knows no other. Inside a game the facade stands
// above bots and words, and these above core.
func TestRulesKnowNothingOfOurs(t *testing.T) {
	for pkg, imports := range listed(t, "Imports") {
		for _, to := range imports {
			if !strings.HasPrefix(pkg, "intrigue/rules") || pkg == "intrigue/rules/rulestest" || !strings.HasPrefix(to, "intrigue") {
				continue
			}
			game, from, isGame := room(pkg)
			other, below, toGame := room(to)
			may := slices.Contains(shared, to) && pkg != "intrigue/rules" ||
				from == "internal" && to == "intrigue/rules/rulestest" ||
				game == "intrigue/rules/rulestest/toy" && toGame && below == "" // lends the other two bots
			if isGame && toGame && !may {
				may = game == other && slices.Contains(rooms[from], below)
			}
			if !may {
				t.Errorf("%s imports %s", pkg, to)
			}
		}
	}
}

// TestGamesAreEnteredByTheFacade: nothing outside a game imports one of its rooms, but for a board, which may name the
// types of its own game's core.
func TestGamesAreEnteredByTheFacade(t *testing.T) {
	for pkg, imports := range listed(t, "Imports") {
		inside, _, _ := room(pkg)
		for _, to := range imports {
			game, below, ok := room(to)
			board := below == "core" && pkg == strings.Replace(game, "intrigue/rules/", "intrigue/scenes/", 1)
			if ok && below != "" && game != inside && !board {
				t.Errorf("%s imports %s: import %s", pkg, to, game)
			}
		}
	}
}
