// Keeps on a device what can be read there without a network: files, rules and lessons, as they are for everybody. It keeps nothing of
// anybody's: no table, no stream, no list of games. What stands in KEPT, above, is the server's to say.

const within = () => caches.open(KEPT.name);

/** Asks for everything once, as nobody in particular. */
async function keep() {
  const cache = await within();
  await cache.addAll(KEPT.files);
  for (const page of KEPT.pages) {
    const answer = await fetch(page, { credentials: "omit", headers: { "Accept-Language": KEPT.lang } });
    if (!answer.ok) throw new Error(page);
    await cache.put(page, answer);
  }
  await self.skipWaiting();
}

/** Throws away what was kept before, in another version or another language. */
async function tidy() {
  for (const name of await caches.keys()) if (name !== KEPT.name) await caches.delete(name);
  await self.clients.claim();
}

/** The page that is kept for an address; a move in a lesson leads to its next step, or back to this one with a hint. */
async function kept(url) {
  const cache = await within();
  const find = (way) => cache.match(way, { ignoreVary: true });
  const [moves, asked] = [KEPT.moves[url.pathname], url.searchParams];
  const step = Number(asked.get("request") ?? asked.get("step") ?? 1);
  let way = url.pathname;
  if (moves && asked.get("action") === moves[step - 1]) way += `?step=${step + 1}`;
  else if (moves && (asked.has("action") || asked.has("tried"))) way += `?step=${step}&tried=-`;
  else if (moves) way += `?step=${step}`;
  return await find(way) ?? find(KEPT.offline);
}

const file = async (request) => await (await within()).match(request, { ignoreVary: true }) ?? fetch(request);

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const [request, url] = [event.request, new URL(event.request.url)];
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(url)));
});

// Whoever presses a notification comes to the table that it is about.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = event.notification.data;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find((page) => new URL(page.url).pathname === to);
    return page ? page.focus() : self.clients.openWindow(to);
  };
  event.waitUntil(open());
});
