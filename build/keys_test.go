package main

import (
	"encoding/json"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"intrigue/rules/rulestest"
)

// keysOfAPage runs keys.js among the least that a browser offers and says, event by event, whether it reached the
// program. A dispatched event shows as one of its own.
const keysOfAPage = `
const listeners = { keydown: [], keyup: [] }, seen = [];
globalThis.addEventListener = (kind, f) => listeners[kind].push(f);
globalThis.document = { querySelector: () => ({ dispatchEvent: (e) => seen.push(e.type) }) };
(0, eval)(require("fs").readFileSync("files/web/keys.js", "utf8"));
for (const e of JSON.parse(process.argv[1])) {
	let stopped = false;
	e.getModifierState = (m) => Boolean(e.graph) && m === "AltGraph";
	e.stopImmediatePropagation = () => { stopped = true; };
	for (const f of listeners[e.kind]) if (!stopped) f(e);
	if (!stopped) seen.push(e.kind + " " + e.key);
}
console.log(JSON.stringify(seen));
`

// keyEvent is an event of a keyboard as a browser tells it.
type keyEvent struct {
	Kind    string `json:"kind"`
	Key     string `json:"key"`
	Code    string `json:"code"`
	Ctrl    bool   `json:"ctrlKey"`
	Alt     bool   `json:"altKey"`
	Meta    bool   `json:"metaKey"`
	ByGraph bool   `json:"graph"`
}

func reached(t *testing.T, events ...keyEvent) []string {
	t.Helper()
	if _, err := exec.LookPath("node"); err != nil {
		t.Skip("There is no node, which runs keys.js of the page here: its keys are not tested. .ci/run installs it.")
	}
	text, err := json.Marshal(events)
	rulestest.OK(t, err)
	out, err := exec.Command("node", "-e", keysOfAPage, string(text)).CombinedOutput()
	rulestest.Must(t, err == nil, "%v\n%s", err, out)
	var seen []string
	if err := json.Unmarshal(out, &seen); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return seen
}

// TestNoKeyOfThePageStaysDown: whatever was pressed meanwhile, the program is told that a key was let go.
func TestNoKeyOfThePageStaysDown(t *testing.T) {
	got := reached(t,
		keyEvent{Kind: "keydown", Key: "ArrowRight"},
		keyEvent{Kind: "keydown", Key: "Control", Ctrl: true},
		keyEvent{Kind: "keyup", Key: "ArrowRight", Ctrl: true},
		keyEvent{Kind: "keyup", Key: "Control"},
		keyEvent{Kind: "keydown", Key: "Tab"},
		keyEvent{Kind: "keydown", Key: "Alt", Alt: true},
		keyEvent{Kind: "keyup", Key: "Tab", Alt: true},
		keyEvent{Kind: "keyup", Key: "Alt"},
		keyEvent{Kind: "keydown", Key: "Meta", Meta: true},
		keyEvent{Kind: "keyup", Key: "Meta"},
	)
	want := []string{"keydown ArrowRight", "keydown Control", "keyup ArrowRight", "keyup Control",
		"keydown Tab", "keydown Alt", "keyup Tab", "keyup Alt", "keydown Meta", "blur", "keyup Meta"}
	rulestest.Holds(t, slices.Equal(got, want), "the program is told:\n%s\nnot:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
}

// TestTheBrowserKeepsItsKeys, and the program has its own on every layout.
func TestTheBrowserKeepsItsKeys(t *testing.T) {
	var events []keyEvent
	var want []string
	for _, e := range []struct {
		keyEvent
		ours bool
	}{
		{keyEvent{Key: "r", Code: "KeyR", Ctrl: true}, false},
		{keyEvent{Key: "к", Code: "KeyR", Ctrl: true}, false},
		{keyEvent{Key: "F5"}, false},
		{keyEvent{Key: "F11"}, true},
		{keyEvent{Key: "z", Code: "KeyZ", Ctrl: true}, true},
		{keyEvent{Key: "я", Code: "KeyZ", Ctrl: true}, true},
		{keyEvent{Key: "z", Code: "KeyY", Ctrl: true}, true}, // a German keyboard
		{keyEvent{Key: "z", Code: "KeyZ", Meta: true}, false},
		{keyEvent{Key: "q", Code: "KeyQ", Ctrl: true, Alt: true, ByGraph: true}, true},
		{keyEvent{Key: "я", Code: "KeyZ"}, true},
	} {
		e.Kind = "keydown"
		if events = append(events, e.keyEvent); e.ours {
			want = append(want, "keydown "+e.Key)
		}
	}
	got := reached(t, events...)
	rulestest.Holds(t, slices.Equal(got, want), "the program is told %q, not %q", got, want)
}
