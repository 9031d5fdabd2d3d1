// Loads the program, shows how far that is, and says in words what is in the way.
"use strict";
(() => {
	const size = Number(document.currentScript.dataset.size);
	const cover = document.getElementById("cover"), bar = document.getElementById("bar");
	const word = document.getElementById("word"), again = document.getElementById("again");
	again.onclick = () => location.reload();

	// say covers everything with a sentence.
	const say = (text, retry) => {
		cover.hidden = false;
		bar.hidden = true;
		word.textContent = text;
		again.hidden = !retry;
	};

	// missing is what this browser lacks, as a sentence; empty if nothing.
	const missing = () => {
		if (location.protocol === "file:") return "A page opened from the disk cannot load the program. Put the folder on a web server, such as “python3 -m http.server”, and open it there.";
		if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function" || typeof Go !== "function") return "This browser is too old for Intrigue. Any browser of 2023 or later will do.";
		const gl = document.createElement("canvas").getContext("webgl2");
		if (!gl) return "Intrigue draws with WebGL 2, which this browser does not offer. Check that “hardware acceleration” is on in its settings, or update your graphics driver.";
		gl.getExtension("WEBGL_lose_context")?.loseContext();
		return "";
	};

	// fetched is the program as it lies on the server, with the bar going along.
	const fetched = async () => {
		const answer = await fetch("intrigue.wasm.gz");
		if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
		const parts = [], reader = answer.body.getReader();
		for (let got = 0; ;) {
			const { done, value } = await reader.read();
			if (done) break;
			parts.push(value);
			got += value.length;
			bar.value = Math.min(1, got / size);
		}
		return new Blob(parts);
	};

	// unpacked undoes the compression, unless the server has had the browser do it.
	const unpacked = async (blob) => {
		const head = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
		const packed = head[0] === 0x1f && head[1] === 0x8b;
		const stream = packed ? blob.stream().pipeThrough(new DecompressionStream("gzip")) : blob.stream();
		return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
	};

	const run = async () => {
		const lack = missing();
		if (lack) return say(lack, false);
		let program;
		const go = new Go();
		try {
			const blob = await fetched();
			bar.removeAttribute("value");
			word.textContent = "Unpacking…";
			program = await WebAssembly.instantiateStreaming(unpacked(blob), go.importObject);
		} catch (err) {
			return say(`The program could not be loaded: ${err.message ?? err}.`, true);
		}
		// "?screen" and the like are the flags of the program.
		go.argv = ["intrigue", ...[...new URLSearchParams(location.search)].flatMap(([flag, value]) => value ? [`-${flag}`, value] : [`-${flag}`])];
		let status = 0, last = "";
		go.exit = (code) => { status = code; };
		const write = globalThis.fs.writeSync;
		globalThis.fs.writeSync = (fd, bytes) => {
			if (fd === 2) last = (new TextDecoder().decode(bytes).trim().split("\n")[0] || last).replace(/^intrigue: /, "");
			return write(fd, bytes);
		};
		globalThis.intrigueReady = () => { cover.hidden = true; };
		try {
			await go.run(program.instance);
			say(status ? `Intrigue stopped: ${last || "no reason was given."}` : "Intrigue is closed. Your games are kept in this browser.", true);
		} catch (err) {
			say(`Intrigue stopped: ${last || err.message || err}`, true);
		}
	};
	run();
})();
