package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

// TestLinksLeadSomewhere: each link between the papers of the repository leads to a file.
func TestLinksLeadSomewhere(t *testing.T) {
	papers := []string{"../README.md"}
	for _, in := range []string{"*.md", "../rules/*.md", "../.github/*.md"} {
		all, err := filepath.Glob(in)
		rulestest.OK(t, err)
		papers = append(papers, all...)
	}
	n := 0
	for _, paper := range papers {
		text, err := os.ReadFile(paper)
		rulestest.OK(t, err)
		for _, m := range regexp.MustCompile(`\]\(([^)]+)\)`).FindAllStringSubmatch(string(text), -1) {
			to, _, _ := strings.Cut(m[1], "#")
			if to == "" || strings.Contains(to, "://") || strings.HasPrefix(to, "../../releases/") { // a page of GitHub
				continue
			}
			n++
			if _, err := os.Stat(filepath.Join(filepath.Dir(paper), filepath.FromSlash(to))); err != nil {
				t.Errorf("%s leads to %s: %v", paper, m[1], err)
			}
		}
	}
	rulestest.Holds(t, n >= 15, "only %d links were found", n)
}

// TestTheReadmeBegins with a picture and a sentence, then says where to get the program and how to build it.
func TestTheReadmeBegins(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	rulestest.OK(t, err)
	parts := strings.Split(string(text), "\n## ")
	if lines := strings.Split(parts[0], "\n"); lines[0] != "# Intrigue" || !strings.HasPrefix(lines[2], "![") ||
		strings.Count(parts[0], ".")-strings.Count(lines[2], ".") != 1 {
		t.Errorf("it begins with\n%s", parts[0])
	}
	if n := strings.Count(parts[1], "](../../releases/latest)"); !strings.HasPrefix(parts[1], "Download\n") || n != 3 {
		t.Errorf("there are %d links, not 3:\n%s", n, parts[1])
	}
	if n := strings.Count(parts[2], "\n    go "); !strings.HasPrefix(parts[2], "Two commands\n") || n != 2 {
		t.Errorf("there are %d commands, not 2:\n%s", n, parts[2])
	}
}

// TestEveryAbilityIsListed: who writes a game finds in the list what the table would ask it for.
func TestEveryAbilityIsListed(t *testing.T) {
	paper, err := os.ReadFile("../rules/README.md")
	rulestest.OK(t, err)
	needed := regexp.MustCompile("^(Game|Position|View|Bot|Board|Vocabulary)$")
	n := 0
	for _, in := range []string{"../rules/*.go", "../scenes/table/*.go"} {
		files, err := filepath.Glob(in)
		rulestest.OK(t, err)
		for _, file := range files {
			text, err := os.ReadFile(file)
			rulestest.OK(t, err)
			for _, m := range regexp.MustCompile(`(?m)^type ([A-Z]\w*) interface`).FindAllStringSubmatch(string(text), -1) {
				if needed.MatchString(m[1]) {
					continue
				}
				if n++; !strings.Contains(string(paper), "`"+m[1]+"`") {
					t.Errorf("%s of %s is not in rules/README.md", m[1], file)
				}
			}
		}
	}
	if n < 20 || n > 25 { // every one of them is a question that whoever adds a game has to understand
		t.Errorf("there are %d abilities, not 20 to 25", n)
	}
}

// TestDocCommentsBeginWithTheirNames: whoever looks a type, function or method up reads of it and of nothing that it was
// called before. What init and main are for may be said as it comes.
func TestDocCommentsBeginWithTheirNames(t *testing.T) {
	fset, n := token.NewFileSet(), 0
	check := func(doc *ast.CommentGroup, begin string) {
		if text := doc.Text(); text != "" {
			if n++; !regexp.MustCompile(`^((A|An|The) )?` + begin + `\b`).MatchString(text) {
				t.Errorf("%v: the comment does not begin with %s", fset.Position(doc.Pos()), begin)
			}
		}
	}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(fset, path, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		if file.Name.Name != "main" {
			check(file.Doc, "Package "+file.Name.Name)
		}
		for _, decl := range file.Decls {
			switch d := decl.(type) {
			case *ast.FuncDecl:
				if name := d.Name.Name; name != "init" && name != "main" {
					check(d.Doc, name)
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if s, ok := spec.(*ast.TypeSpec); ok && len(d.Specs) == 1 {
						check(d.Doc, s.Name.Name)
					} else if ok {
						check(s.Doc, s.Name.Name)
					}
				}
			}
		}
		return nil
	})
	rulestest.Holds(t, err == nil && n >= 5000, "only %d comments were read: %v", n, err)
}
