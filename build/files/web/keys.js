// Leaves the browser its own keys. The program would take every key that is pressed on it,
// so it is not told of those that are none of its own: with Ctrl, ⌘ or Alt it has only a few,
// and of the function keys three. That a key was let go it is always told: one that went down
// before Ctrl did would stay down.
"use strict";
(() => {
	const ours = (e) => {
		if (e.getModifierState("AltGraph") || ["Control", "Shift", "Alt", "Meta"].includes(e.key)) return true; // it types a sign, or may begin a combination
		if (e.metaKey) return false;
		// A key that types no Latin letter is known by its place.
		const key = /^\p{Letter}$/u.test(e.key) && !/^\p{Script=Latin}$/u.test(e.key) ? e.code.replace("Key", "") : e.key;
		if (e.ctrlKey) return !e.altKey && ["z", "y"].includes(key.toLowerCase()) || e.key === "Enter";
		if (e.altKey) return e.key === "Enter";
		return !/^F\d+$/.test(e.key) || ["F1", "F6", "F11"].includes(e.key);
	};
	addEventListener("keydown", (e) => { if (!ours(e)) e.stopImmediatePropagation(); }, { capture: true });
	// While ⌘ is held a Mac tells no page that another key was let go: once ⌘ is, all of them count as up.
	addEventListener("keyup", (e) => { if (e.key === "Meta") document.querySelector("canvas")?.dispatchEvent(new Event("blur")); }, { capture: true });
})();
