package storage_test

import (
	"errors"
	"strings"
	"syscall/js"
	"testing"
	"time"

	"intrigue/input/storage"
	"intrigue/input/store"
	"intrigue/rules/rulestest"
)

// localStorage is one for node, which has none, that holds so many letters.
const localStorage = `
const kept = new Map();
return {
	getItem: k => kept.has(k) ? kept.get(k) : null,
	removeItem: k => { kept.delete(k); },
	key: i => [...kept.keys()][i] ?? null,
	setItem: (k, v) => {
		let used = k.length + v.length;
		for (const [a, b] of kept) if (a !== k) used += a.length + b.length;
		if (used > room) { const e = new Error("full"); e.name = "QuotaExceededError"; throw e; }
		kept.set(k, v);
	},
};`

func browser(t *testing.T, room int) *storage.Browser {
	t.Helper()
	js.Global().Get("Object").Call("defineProperty", js.Global(), "localStorage", map[string]any{
		"value": js.Global().Get("Function").New("room", localStorage).Invoke(room), "configurable": true, "writable": true,
	})
	b, err := storage.NewBrowser("test")
	rulestest.OK(t, err)
	return b
}

func TestABrowserKeepsThePromise(t *testing.T) { promise(t, browser(t, 1<<20)) }

// locks are the Web Locks of a browser, as far as we use them.
const locks = `
const held = new Set();
return {locks: {request: async (name, options, granted) => {
	if (held.has(name)) return granted(null);
	held.add(name);
	try { return await granted({name}); } finally { held.delete(name); }
}}};`

// onePlays has a page take a game and let go of it; meanwhile another page cannot.
func onePlays(t *testing.T, a, b *storage.Browser) {
	t.Helper()
	unlock, err := a.Lock("games/x")
	rulestest.OK(t, err)
	if _, err := b.Lock("games/x"); !errors.Is(err, storage.ErrLocked) {
		t.Error("two pages play one game:", err)
	}
	unlock()
}

func TestTwoPagesDoNotShareAGame(t *testing.T) {
	js.Global().Get("Object").Call("defineProperty", js.Global(), "navigator", map[string]any{
		"value": js.Global().Get("Function").New(locks).Invoke(), "configurable": true,
	})
	a, b := browser(t, 1<<20), browser(t, 1<<20)
	onePlays(t, a, b)
	time.Sleep(200 * time.Millisecond) // the browser hears of it a little later
	unlock, err := b.Lock("games/x")
	rulestest.Holds(t, err == nil, "a game is locked for ever: %v", err)
	unlock()
}

// TestABrowserKeepsNothingOfALock: what Go hands to JavaScript is kept for ever unless it is
// released, and a game takes a lock whenever it is opened or looked at.
func TestABrowserKeepsNothingOfALock(t *testing.T) {
	handed := js.Global().Get("Function").New(`
		const all = [];
		const Plain = globalThis.Promise;
		globalThis.Promise = class extends Plain {
			constructor(f) { all.push(f); super(f); }
			static get [Symbol.species]() { return Plain; }
		};
		const hear = p => ({then: (...f) => { all.push(...f); return hear(p.then(...f)); }, catch: f => { all.push(f); return ` +
		`hear(p.catch(f)); }});
		const held = new Set();
		Object.defineProperty(globalThis, "navigator", {configurable: true, value: {locks: {request: (name, options, granted) => {
			all.push(granted);
			if (name.endsWith("broken")) return hear(Plain.reject(new Error("no locks today")));
			if (held.has(name)) return hear(Plain.resolve(granted(null)));
			held.add(name);
			return hear(Plain.resolve(granted({name})).finally(() => held.delete(name)));
		}}}});
		return {all, end: () => { globalThis.Promise = Plain; }};`).Invoke()
	defer handed.Call("end")
	a, b := browser(t, 1<<20), browser(t, 1<<20)
	onePlays(t, a, b)
	if unlock, err := a.Lock("broken"); err != nil {
		t.Error("a browser whose locks fail keeps one from playing:", err)
	} else {
		unlock()
	}
	time.Sleep(200 * time.Millisecond) // the browser hears of it a little later
	live := js.Global().Get("Function").New("all", `
		const usual = console.error;
		let released = 0;
		console.error = () => released++; // which a released function does, and nothing else
		const sleeper = () => {};
		for (const f of all) f?.(sleeper);
		console.error = usual;
		return all.length - released;`).Invoke(handed.Get("all")).Int()
	n := handed.Get("all").Length()
	rulestest.Holds(t, live == 0 && n >= 5, "%d of %d functions are never released", live, n)
}

func TestAFullBrowser(t *testing.T) {
	b := browser(t, 200)
	rulestest.OK(t, b.Write("a/x", []byte("small")))
	if err := b.Append("a/x", make([]byte, 300)); err == nil || !strings.Contains(err.Error(), "full") {
		t.Error(err)
	}
	if text, err := b.Read("a/x", 1<<20); string(text) != "small" || err != nil {
		t.Error("the old text is gone:", string(text), err)
	}
}

func TestABrowserThatKeepsNothing(t *testing.T) {
	js.Global().Get("Object").Call("defineProperty", js.Global(), "localStorage", map[string]any{
		"get": js.Global().Get("Function").New("throw new Error('no')"), "configurable": true,
	})
	_, err := storage.NewBrowser("test")
	rulestest.Holds(t, err != nil, "it is said to keep something")
	s := store.Open(store.Options{})
	n := s.NotSaved()
	rulestest.Holds(t, strings.Contains(n, "last only until you quit") && !strings.Contains(n, "-home"), "%q", n)
}
