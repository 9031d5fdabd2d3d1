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
		if (location.protocol === "file:") return "A page opened from your disk cannot load the program. Put the folder on a web server, such as “python3 -m http.server”, and open it there.";
		if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function" || typeof Go !== "function") return "This browser is too old for Intrigue. Any browser of 2023 or later will do.";
		const gl = document.createElement("canvas").getContext("webgl2");
		if (!gl) return "Intrigue draws with WebGL 2, which this browser does not offer. Check that “hardware acceleration” is on in its settings, or update your graphics driver.";
		gl.getExtension("WEBGL_lose_context")?.loseContext();
		return "";
	};

	// returning is true where a worker has handed out this page. Nobody else looks into the
	// cache, which takes a moment: for newcomers there is nothing in it.
	const returning = Boolean(navigator.serviceWorker?.controller);

	// newest starts the version that a worker has fetched meanwhile, if there is one. The
	// page then loads once more, from the files of that version.
	const newest = async () => {
		const waiting = returning && (await navigator.serviceWorker.getRegistration().catch(() => null))?.waiting;
		if (!waiting) return;
		await new Promise((go) => {
			waiting.addEventListener("statechange", () => { if (waiting.state !== "activating") go(); });
			waiting.postMessage("activate");
		});
		location.reload();
		await new Promise(() => {}); // until the page is gone
	};

	// stored comes to be the cache of this version; null where the browser lets the page have none.
	const stored = async () => {
		try {
			return await caches.open(`intrigue ${new URL("./", location).href} ${version}`);
		} catch {
			return null;
		}
	};

	// fetched is a file: from the cache, or with Brotli if the host says that it is packed so
	// and the browser unpacks it, or else with gzip, which the page unpacks.
	const fetched = async (cache, name) => {
		const kept = returning && await (await cache)?.match(name);
		if (kept) return { answer: kept, kept: true };
		const stop = new AbortController();
		const brotli = await fetch(`${name}.br?${version}`, { signal: stop.signal }).catch(() => null);
		if (brotli?.ok && brotli.headers.get("Content-Encoding") === "br") return { answer: brotli };
		stop.abort();
		const answer = await fetch(`${name}.gz?${version}`);
		if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
		return { answer };
	};

	// opened is the stream of a file as it was before it was packed, and the parts that come
	// from the host, to be kept; there are none of what is kept already. moved is told how
	// much has come. The first bytes tell whether the file is packed, because some hosts have
	// the browser unpack gzip.
	const opened = async (cache, name, moved) => {
		const { answer, kept } = await fetched(cache, name), parts = [];
		const reader = answer.body.getReader();
		let { done, value } = await reader.read(), got = 0;
		const gzip = !done && value[0] === 0x1f && value[1] === 0x8b;
		const through = new ReadableStream({
			async pull(to) {
				if (done) return to.close();
				if (!kept) parts.push(value);
				got += value.length;
				moved(got, gzip);
				to.enqueue(value);
				({ done, value } = await reader.read());
			},
		});
		return { name, parts, stream: gzip ? through.pipeThrough(new DecompressionStream("gzip")) : through };
	};

	// moveBar shows how much of the program has come.
	const moveBar = (got, gzip) => { bar.value = Math.min(1, got / Number(gzip ? packed : size)); };

	// keep puts the program into the cache and lets a worker keep the other files, so that the
	// page starts without a network from now on. What cannot be kept is loaded next time.
	const keep = async (cache, { name, parts }) => {
		try {
			if (parts.length) await (await cache)?.put(name, new Response(new Blob(parts)));
			await navigator.serviceWorker?.register("worker.js", { updateViaCache: "none" });
		} catch (err) {
			console.log(`Intrigue is not kept for use without a network: ${err.message ?? err}`);
		}
	};

	// failed says that the program could not be loaded, and forgets what was kept of it, which
	// may be damaged: to open it again then loads it anew.
	const failed = async (err, cache) => {
		say(`The program could not be loaded: ${err.message ?? err}.`, true);
		await (await cache)?.delete("intrigue.wasm");
	};

	const run = async () => {
		const lack = missing();
		if (lack) return say(lack, false);
		let program, cache, instance;
		const go = new Go();
		try {
			await newest();
			cache = stored();
			program = await opened(cache, "intrigue.wasm", moveBar);
			const answer = new Response(program.stream, { headers: { "Content-Type": "application/wasm" } });
			instance = (await WebAssembly.instantiateStreaming(answer, go.importObject)).instance;
		} catch (err) {
			return failed(err, cache);
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
		};
		performance.mark("start");
		try {
			const ended = go.run(instance); // it has begun when this returns
			keep(cache, program);
			await ended;
			say(status ? `Intrigue stopped: ${last || "no reason was given."}` : "Intrigue is closed. Your games are kept in this browser.", true);
		} catch (err) {
			say(`Intrigue stopped: ${last || err.message || err}`, true);
		}
	};
	run();
})();
