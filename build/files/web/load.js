// Loads the program, shows how far that is, and says in words what is in the way.
"use strict";
(() => {
	// size is that of the program, unpacked and packed; version names what lies in the cache.
	const { version, size, packed } = document.currentScript.dataset;
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

	// newest starts the version that a worker has fetched meanwhile, if there is one. The
	// page then loads once more, from the files of that version.
	const newest = async () => {
		const waiting = (await navigator.serviceWorker?.getRegistration().catch(() => null))?.waiting;
		if (!waiting) return;
		await new Promise((go) => {
			waiting.addEventListener("statechange", () => { if (waiting.state !== "activating") go(); });
			waiting.postMessage("activate");
		});
		location.reload();
		await new Promise(() => {}); // until the page is gone
	};

	// stored is the cache of this version; null where the browser lets the page have none.
	const stored = async () => {
		try {
			return await caches.open(`intrigue ${new URL("./", location).href} ${version}`);
		} catch {
			return null;
		}
	};

	// fetched is the program: from the cache, or with Brotli if the host says that it is
	// packed so and the browser unpacks it, or else with gzip, which the page unpacks.
	const fetched = async (cache) => {
		const kept = await cache?.match("intrigue.wasm");
		if (kept) return { answer: kept, kept: true };
		const stop = new AbortController();
		const brotli = await fetch(`intrigue.wasm.br?${version}`, { signal: stop.signal }).catch(() => null);
		if (brotli?.ok && brotli.headers.get("Content-Encoding") === "br") return { answer: brotli };
		stop.abort();
		const answer = await fetch(`intrigue.wasm.gz?${version}`);
		if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
		return { answer };
	};

	// watched passes a stream on and moves the bar. What went through is added to parts.
	// The first bytes tell whether it is packed, because some hosts have the browser unpack gzip.
	const watched = async (stream, parts) => {
		const reader = stream.getReader();
		let { done, value } = await reader.read(), got = 0;
		const gzip = !done && value[0] === 0x1f && value[1] === 0x8b, whole = Number(gzip ? packed : size);
		const through = new ReadableStream({
			async pull(to) {
				if (done) {
					bar.removeAttribute("value");
					return to.close();
				}
				parts.push(value);
				got += value.length;
				bar.value = Math.min(1, got / whole);
				to.enqueue(value);
				({ done, value } = await reader.read());
			},
		});
		return gzip ? through.pipeThrough(new DecompressionStream("gzip")) : through;
	};

	// keep puts the program into the cache and lets a worker keep the rest, so that the
	// page starts without a network from now on. What cannot be kept is loaded next time.
	const keep = async (cache, parts) => {
		try {
			if (parts.length) await cache?.put("intrigue.wasm", new Response(new Blob(parts)));
			await navigator.serviceWorker?.register("worker.js", { updateViaCache: "none" });
		} catch (err) {
			console.log(`Intrigue is not kept for use without a network: ${err.message ?? err}`);
		}
	};

	const run = async () => {
		const lack = missing();
		if (lack) return say(lack, false);
		let program, cache;
		const go = new Go(), parts = [];
		try {
			await newest();
			cache = await stored();
			const { answer, kept } = await fetched(cache);
			const stream = await watched(answer.body, parts);
			program = await WebAssembly.instantiateStreaming(new Response(stream, { headers: { "Content-Type": "application/wasm" } }), go.importObject);
			if (kept) parts.length = 0;
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
		globalThis.intrigueReady = () => {
			cover.hidden = true;
			performance.mark("ready");
			keep(cache, parts.splice(0));
		};
		performance.mark("start");
		try {
			await go.run(program.instance);
			say(status ? `Intrigue stopped: ${last || "no reason was given."}` : "Intrigue is closed. Your games are kept in this browser.", true);
		} catch (err) {
			say(`Intrigue stopped: ${last || err.message || err}`, true);
		}
	};
	run();
})();
