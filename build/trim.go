package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"text/template"

	"intrigue/scenes/e2e/driver"
)

// ebitengine is the module of which the page gets a trimmed copy. Two of its packages fill
// in templates at run time and a third looks for its own sources. For that alone the
// linker would keep text/template, go/build and every method that a template could call:
// a sixth of the program, which everyone would wait for.
const ebitengine = "github.com/hajimehoshi/ebiten/v2"

// shaderPackages are the packages of Ebitengine with a template.
var shaderPackages = []string{"builtinshader", "colormshader"}

// trimmed makes a copy of Ebitengine that does the same in a browser with less code, and a
// go.mod that uses it. The copy lies inside the tree, because its place gets into the
// program and must be the same everywhere.
func (r *release) trimmed() (modfile string, remove func(), err error) {
	const place = "./build/ebitengine.trimmed"
	dir := filepath.Join(r.root, place)
	remove = func() { os.RemoveAll(dir) }
	remove()
	modfile = filepath.Join(r.work, "web.mod")
	if err := r.trimInto(dir, modfile, place); err != nil {
		remove()
		return "", nil, err
	}
	return modfile, remove, nil
}

func (r *release) trimInto(dir, modfile, place string) error {
	list := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", ebitengine)
	list.Dir = r.root
	out, err := list.Output()
	if err != nil {
		return fmt.Errorf("go list %s: %w", ebitengine, err)
	}
	if err := os.CopyFS(dir, os.DirFS(strings.TrimSpace(string(out)))); err != nil {
		return err
	}
	for _, p := range shaderPackages {
		if err := rewrite(filepath.Join(dir, "internal", p, "shader.go"), withoutTemplate); err != nil {
			return err
		}
	}
	if err := rewrite(filepath.Join(dir, "internal", "debug", "caller.go"), withoutCaller); err != nil {
		return err
	}
	for from, to := range map[string]string{"go.mod": modfile, "go.sum": strings.TrimSuffix(modfile, ".mod") + ".sum"} {
		text, err := os.ReadFile(filepath.Join(r.root, from))
		if err != nil {
			return err
		}
		if err := os.WriteFile(to, text, 0o644); err != nil {
			return err
		}
	}
	return driver.Run(exec.Command("go", "mod", "edit", "-replace", ebitengine+"="+place, modfile))
}

// rewrite changes a file of the copy.
func rewrite(name string, change func(source []byte) ([]byte, error)) error {
	source, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if source, err = change(source); err != nil {
		return fmt.Errorf("%s is not what it was; see build/trim.go: %w", filepath.Base(filepath.Dir(name)), err)
	}
	if err := os.Chmod(name, 0o644); err != nil {
		return err
	}
	return os.WriteFile(name, source, 0o644)
}

// withoutCaller leaves out the search for the caller, which finds nothing in a browser:
// the sources are not there.
func withoutCaller(source []byte) ([]byte, error) {
	const begin, end = "\tebitengineFileDirOnce.Do(", "\n\treturn \"\", 0, CallerTypeNone\n}\n"
	from, to := bytes.Index(source, []byte(begin)), bytes.LastIndex(source, []byte(end))
	if from < 0 || to < from || !bytes.Contains(source[from:to], []byte("build.Default.Import(")) {
		return nil, fmt.Errorf("it no longer looks for its own sources")
	}
	source = append(bytes.Clone(source[:from]), source[to+1:]...)
	return withoutDecls(source, map[string]bool{"ebitengineFileDir": true}, "")
}

// withoutTemplate fills in the template of a package of shaders now, for each filter and
// address, and puts the texts in its place.
func withoutTemplate(source []byte) ([]byte, error) {
	text, err := templateOf(source)
	if err != nil {
		return nil, err
	}
	t, err := template.New("tmpl").Option("missingkey=error").Parse(text)
	if err != nil {
		return nil, err
	}
	var table strings.Builder
	table.WriteString("\nvar filled = [FilterCount][AddressCount]string{\n")
	for filter := range 3 {
		table.WriteString("{\n")
		for address := range 3 {
			var b strings.Builder
			err := t.Execute(&b, map[string]int{"Filter": filter, "FilterNearest": 0, "FilterLinear": 1, "FilterPixelated": 2,
				"Address": address, "AddressUnsafe": 0, "AddressClampToZero": 1, "AddressRepeat": 2})
			if err != nil {
				return nil, err
			}
			fmt.Fprintf(&table, "%q,\n", b.String())
		}
		table.WriteString("},\n")
	}
	table.WriteString("}\n\n// ShaderSource returns the built-in shader source based on the given parameters.\nfunc ShaderSource(filter Filter, address Address) []byte {\n\treturn []byte(filled[filter][address])\n}\n")
	return withoutDecls(source, map[string]bool{"tmpl": true, "shaders": true, "ShaderSource": true}, table.String())
}

// templateOf is the text of the template in a package of shaders.
func templateOf(source []byte) (text string, err error) {
	f, err := parser.ParseFile(token.NewFileSet(), "", source, 0)
	if err != nil {
		return "", err
	}
	for _, names := range []string{"FilterNearest FilterLinear FilterPixelated", "AddressUnsafe AddressClampToZero AddressRepeat"} {
		if !constants(f, strings.Fields(names)) {
			return "", fmt.Errorf("%s are no longer all there is", names)
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING && strings.Contains(l.Value, "{{if eq .Filter") {
			text, err = strconv.Unquote(l.Value)
		}
		return true
	})
	if text == "" && err == nil {
		err = fmt.Errorf("it has no template")
	}
	return text, err
}

// constants reports whether a group of constants has just these names, in this order.
func constants(f *ast.File, names []string) bool {
	for _, d := range f.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.CONST || len(g.Specs) != len(names) {
			continue
		}
		same := true
		for i, s := range g.Specs {
			same = same && s.(*ast.ValueSpec).Names[0].Name == names[i]
		}
		if same {
			return true
		}
	}
	return false
}

// withoutDecls leaves out all imports and the declarations of some names; more goes to the end.
func withoutDecls(source []byte, names map[string]bool, more string) ([]byte, error) {
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, "", source, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	at := func(p token.Pos) int { return files.Position(p).Offset }
	end := 0
	for _, d := range f.Decls {
		from, to := at(d.Pos()), at(d.End())
		if declares(d, names) {
			b.Write(source[end:from])
			end = to
		}
	}
	b.Write(source[end:])
	b.WriteString(more)
	return format.Source(b.Bytes())
}

// declares reports whether a declaration imports something or has one of the names.
func declares(d ast.Decl, names map[string]bool) bool {
	switch d := d.(type) {
	case *ast.FuncDecl:
		return names[d.Name.Name]
	case *ast.GenDecl:
		if d.Tok == token.IMPORT {
			return true
		}
		if v, ok := d.Specs[0].(*ast.ValueSpec); ok {
			return names[v.Names[0].Name]
		}
	}
	return false
}
