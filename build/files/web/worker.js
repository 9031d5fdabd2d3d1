// Keeps the page for use without a network. All files of one version lie in one cache, and
// are taken from there and from nowhere else: no page is put together from two versions.
// A new version comes with a new one of this file, which the browser looks for at each start.
"use strict";
const version = "<<.Hash>>", name = `intrigue ${registration.scope} ${version}`;
const files = ["./", "load.js", "keys.js", "wasm_exec.js", "manifest.json", "icon.png", "icon-large.png"];

// packed puts a packed file into the cache, unless the page has.
const packed = async (cache, name) => {
	if (await cache.match(name)) return;
	const answer = await fetch(`${name}.gz?${version}`);
	if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
	await cache.put(name, new Response(answer.body));
};

addEventListener("install", (e) => e.waitUntil((async () => {
	const cache = await caches.open(name);
	await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
	await packed(cache, "intrigue.wasm");
})()));

addEventListener("activate", (e) => e.waitUntil((async () => {
	const old = (await caches.keys()).filter((other) => other.startsWith(`intrigue ${registration.scope} `) && other !== name);
	await Promise.all(old.map((other) => caches.delete(other)));
	await clients.claim();
})()));

// The page asks to go on with this version, before it has loaded anything of the old one.
addEventListener("message", (e) => { if (e.data === "activate") skipWaiting(); });

addEventListener("fetch", (e) => {
	if (e.request.method !== "GET" || !e.request.url.startsWith(registration.scope)) return;
	e.respondWith((async () => {
		const cache = await caches.open(name), url = new URL(e.request.url);
		const file = url.pathname.endsWith("/index.html") ? "./" : e.request;
		return await cache.match(file, { ignoreSearch: true }) ?? fetch(e.request);
	})());
});
