// Leaves the browser its own keys. The program would take every key that is pressed on it,
// so it is not told of those that are none of its own: with Ctrl, ⌘ or Alt it has only a few,
// and of the function keys three.
"use strict";
(() => {
	const ours = (e) => {
		if (e.getModifierState("AltGraph") || ["Control", "Shift", "Alt", "Meta"].includes(e.key)) return true; // it types a sign, or may begin a combination
		if (e.metaKey) return false;
		if (e.ctrlKey) return !e.altKey && ["z", "y"].includes(e.key.toLowerCase()) || e.key === "Enter";
		if (e.altKey) return e.key === "Enter";
		return !/^F\d+$/.test(e.key) || ["F1", "F6", "F11"].includes(e.key);
	};
	for (const kind of ["keydown", "keyup"]) {
		addEventListener(kind, (e) => { if (!ours(e)) e.stopImmediatePropagation(); }, { capture: true });
	}
})();
