package main

import (
	"bytes"
	"encoding/json"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"intrigue/maps/face"
	"intrigue/sprites"
)

// TestWhatComesLaterIsWhole compares what is packed with what other systems have inside
// the program.
func TestWhatComesLaterIsWhole(t *testing.T) {
	all, err := sampled(t).laterFiles()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	count := map[string]int{}
	for _, f := range all {
		folder, name, _ := strings.Cut(f.name, "/")
		count[folder]++
		names = append(names, f.name)
		if folder == "faces" && !bytes.Equal(f.data, face.Data(face.Face(name))) {
			t.Errorf("the typeface %s is another", name)
		}
		if folder == "sprites" {
			if _, err := sprites.Open(strings.TrimSuffix(name, ".svg")); err != nil {
				t.Error(err)
			}
		}
	}
	if count["faces"] != len(face.Later()) || count["sprites"] < 100 || count["maps"] < 4 {
		t.Errorf("there are %v", count)
	}
	for _, name := range []string{"maps/london.svg", "maps/castle.svg", "faces/title", "sprites/app.icon.svg"} {
		if !slices.Contains(names, name) {
			t.Errorf("%s is missing", name)
		}
	}
}

// TestThePageTakesABundleApart lets node run the page's own function, where there is node.
func TestThePageTakesABundleApart(t *testing.T) {
	data, err := bundle([]file{{name: "a/first", data: []byte("one\ntwo")}, {name: "empty"}, {name: "last", data: []byte{0, 255}}})
	if err != nil {
		t.Fatal(err)
	}
	head, rest, _ := bytes.Cut(data, []byte("\n"))
	var list []struct{ Length int }
	if err := json.Unmarshal(head, &list); err != nil || len(list) != 3 || string(rest) != "one\ntwo\x00\xff" {
		t.Fatalf("%q, %v", data, err)
	}
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("the rest needs node, which is not installed")
	}
	script, err := files.ReadFile("files/web/load.js")
	if err != nil {
		t.Fatal(err)
	}
	_, function, _ := strings.Cut(string(script), "const apart = ")
	function, _, _ = strings.Cut(function, "\n\t};\n")
	number, _ := json.Marshal(bytesAsNumbers(data))
	out, err := exec.Command(node, "-e", "const apart = "+function+"\n};\n"+`
		const bytes = new Uint8Array(`+string(number)+`), files = apart(bytes);
		let torn = ""; try { apart(bytes.subarray(0, bytes.length - 1)); } catch (err) { torn = err.message; }
		console.log(Object.entries(files).map(([name, data]) => name + "=" + [...data]).join(" "), torn);`).CombinedOutput()
	if want := "a/first=111,110,101,10,116,119,111 empty= last=0,255 a part of it is missing\n"; err != nil || string(out) != want {
		t.Errorf("%v: %s", err, out)
	}
}

func bytesAsNumbers(data []byte) []int {
	var all []int
	for _, b := range data {
		all = append(all, int(b))
	}
	return all
}
