// Everything works without this module. It brings live updates, what happened beat by beat, keys, previews and copy buttons to pages that
// the server drew, and keeps no state of its own but what somebody is looking at.

const root = document.documentElement;
const live = () => document.getElementById("live");
const still = () => root.dataset.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
const seen = (el) => el.getClientRects().length > 0;
const buttons = 'button[name="action"]';
const places = '.board button:not([aria-disabled="true"]), .board a.thing';

function say(id, text) {
  const region = document.getElementById(id);
  if (region && text) region.textContent = text;
}

function banner(id, shown) {
  const banner = document.getElementById(id);
  if (banner) banner.hidden = !shown;
}
const lost = (yes) => banner("lost-connection", yes);

// ---------- Putting what is new into place ----------

/** Where every thing lies that is in sight, by its id; where one lies twice, neither counts. */
function placesOfThings() {
  const places = new Map();
  for (const el of live().querySelectorAll("[data-thing]")) {
    const [id, box] = [el.dataset.thing, el.getBoundingClientRect()];
    places.set(id, places.has(id) || !seen(el) ? null : box);
  }
  return places;
}

/** Lets every thing glide from where it was to where it is; what is new comes from a place, where one is known. */
function glide(before, from, to) {
  const after = placesOfThings();
  for (const el of live().querySelectorAll("[data-thing]")) {
    const id = el.dataset.thing;
    const [was, is] = [before.get(id) ?? (id === to ? from : null), after.get(id)];
    if (!was || !is) continue;
    const [dx, dy] = [was.left - is.left, was.top - is.top];
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    el.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: 280, easing: "ease-out" });
  }
}

/** Whether somebody uses the keyboard: a ring round what has the focus is for them alone. */
const byKeys = () => root.dataset.by === "keys";
for (const [kind, by] of [["keydown", "keys"], ["pointerdown", "pointer"]]) addEventListener(kind, () => { root.dataset.by = by; }, true);
/** Whether the focus is being put back where it was, by nobody's hand. */
let refocusing = false;

/** How to find the element with the focus again once it is drawn anew. */
function focusFinder() {
  const at = document.activeElement;
  if (!at || !live().contains(at)) return () => null;
  const { id, value } = at;
  const key = at.closest("[data-key]")?.dataset.key;
  return () => {
    const inside = [...live().querySelectorAll("button, a, input, select, textarea, summary")];
    return inside.find((el) => value && el.name === at.name && el.value === value && el.closest("[data-key]")?.dataset.key === key)
      ?? inside.find((el) => key && el.closest("[data-key]")?.dataset.key === key)
      ?? (id ? document.getElementById(id) : null)
      ?? document.getElementById("prompt");
  };
}

const lines = () => [...live().querySelectorAll("ol.log > li")].map((line) => line.textContent);
/** What somebody said stands a while where they sit; where that is out of sight, at the top. */
function bubble(line) {
  const seat = live().querySelector(`[data-seat="${line.dataset.speaker}"]`);
  const stage = live().querySelector(".stage")?.getBoundingClientRect();
  const there = seat?.getBoundingClientRect();
  const at = there?.height && there.top >= stage.top && there.top + 30 <= stage.bottom ? seat : live().querySelector(".place");
  if (!at || !seen(at)) return;
  const box = at.getBoundingClientRect();
  const bubble = Object.assign(document.createElement("p"), { className: "bubble", textContent: line.textContent });
  bubble.setAttribute("aria-hidden", "true"); // the story says it already
  // Two at most, one above the other, and none over the question.
  [...document.querySelectorAll(".bubble")].slice(0, -1).forEach((old) => old.remove());
  const before = document.querySelector(".bubble")?.getBoundingClientRect();
  document.body.append(bubble);
  const right = live().querySelector(".tableau")?.getBoundingClientRect().right || innerWidth - 8;
  bubble.style.left = `${Math.max(8, Math.min(box.left + 8, right - bubble.offsetWidth))}px`;
  bubble.style.top = `${before ? before.bottom + 4 : Math.max(8, box.top - bubble.offsetHeight + 6)}px`;
  setTimeout(() => bubble.remove(), 6000);
}
/** What is asked, and where: while it is the same, everything stays where somebody scrolled it. */
const question = () => [live().querySelector("[name=request]")?.value, live().querySelector(".heading")?.textContent].join();
const asked = () => live().querySelector(buttons) !== null;
const over = () => live().querySelector(".ending") !== null;

/** Links that are there to be passed on are written out, what only a script can do is offered, and what is looked up later is looked up. */
async function complete() {
  for (const el of document.querySelectorAll("[data-autoplay]")) el.hidden = false;
  for (const el of document.querySelectorAll("[data-share]")) el.hidden = !navigator.share;
  for (const link of document.querySelectorAll("a[data-absolute]")) link.textContent = link.href;
  for (const el of document.querySelectorAll("[data-load]")) {
    const from = el.dataset.load;
    delete el.dataset.load;
    const answer = await fetch(from, { headers: { "X-Oubliette": "live" } }).catch(() => null);
    if (answer?.ok) el.innerHTML = await answer.text();
  }
}

/** What is new is looked at from its top, and what it is about is in sight. */
function toTheTop() {
  for (const el of live().querySelectorAll(".ask, .slot.hand")) el.scrollTop = 0;
  if (asked() || over()) scrollTo(0, 0);
  preview(null);
  const stage = live().querySelector(".stage");
  const about = stage?.querySelector(".wanted") ?? stage?.querySelector(".front .playable");
  for (const el of [about, ...(stage?.querySelectorAll(".dice .playable") ?? [])]) if (el) bringToSight(el);
  for (const el of live().querySelectorAll(":is(.ask, .slot.hand) .wanted")) bringToSight(el);
}

/** Scrolls the part of the board that something lies in, and nothing else, until it is in sight. */
function bringToSight(el) {
  const part = el.closest(".stage, .ask, .slot.hand");
  if (!part) return;
  const [around, box] = [part.getBoundingClientRect(), el.getBoundingClientRect()];
  if (box.bottom > around.bottom) part.scrollTop += box.bottom - around.bottom + 4;
  if (box.top < around.top) part.scrollTop -= around.top - box.top;
}

/** Changes something inside of #live, and keeps what somebody did there: focus, unfolded parts, what is typed, where it is scrolled. */
function change(deed, find = focusFinder()) {
  const open = [...live().querySelectorAll("details[open][id]")].map((el) => el.id);
  const typed = [...live().querySelectorAll("input[id], textarea[id]")]
    .filter((el) => el.type !== "hidden" && el.value !== el.defaultValue).map((el) => [el.id, el.value]);
  const scrollers = ".tail, .side, .stage, .hand > .things";
  const scrolled = [...live().querySelectorAll(scrollers)].map((el) => [el.scrollTop, el.scrollLeft]);
  const [before, wasAsked, wasOver, code] = [lines(), asked(), over(), live().querySelector(".notice:has(code)")];
  const [wasLobby, wasQuestion] = [live().querySelector(".portraits") !== null, question()];
  const told = live().querySelector(":scope > .notice:not(:has(code))");
  deed();
  const another = question() !== wasQuestion;
  if (code && !live().querySelector(".notice")) live().prepend(code); // a code is told once
  if (another) told?.remove(); // what came with the new question stays
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const [id, value] of typed) if (document.getElementById(id)) document.getElementById(id).value = value;
  complete();
  live().querySelectorAll(scrollers).forEach((el, at) => { [el.scrollTop, el.scrollLeft] = (another && !el.matches(".tail, .side") ? null : scrolled[at]) ?? [0, 0]; });
  if (another) toTheTop();
  const target = (over() && !wasOver) || (another && !byKeys()) ? document.getElementById("prompt") : find();
  if (target) {
    if (target.id === "prompt") target.tabIndex = -1;
    refocusing = !byKeys();
    target.focus({ preventScroll: true });
    refocusing = false;
  }
  const begun = wasLobby ? live().querySelector('[data-slot="happening"]')?.textContent ?? "" : "";
  say("announce", [begun, ...lines().filter((line) => !before.includes(line))].join(" ").trim());
  const spoken = [...live().querySelectorAll("ol.log > li[data-speaker]")].filter((line) => before.length && !before.includes(line.textContent));
  spoken.slice(-2).forEach(bubble);
  if (over() && !wasOver) say("alert", live().querySelector(".ending").innerText);
  else if (asked() && !wasAsked) say("alert", document.body.dataset.turn);
  showTurn();
  markOverflow();
}

// ---------- Whose turn it is, for whoever looks elsewhere ----------

let wasYours = null;
/** Title and icon say that somebody waits for whoever looks; a note and a notification do when that is new. */
function showTurn() {
  const yours = Boolean(live()?.querySelector(".turn .yours, .asked[role=alert]"));
  const [icon, prefix] = [document.getElementById("page-icon"), document.body.dataset.turnTitle + " "];
  const title = document.title.replace(prefix, "");
  document.title = yours ? prefix + title : title;
  if (icon && yours !== (icon.getAttribute("href") === icon.dataset.turn)) {
    const other = icon.getAttribute("href");
    icon.href = icon.dataset.turn;
    icon.dataset.turn = other;
  }
  if (yours && wasYours === false) {
    sound("turn");
    notify();
  }
  wasYours = yours;
}

/** The browser says that it is one's turn, where it may, somebody likes it and the page is hidden. */
async function notify() {
  if (root.dataset.notify !== "on" || !document.hidden || globalThis.Notification?.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const [said, how] = [document.body.dataset.turn, { body: document.title, icon: "/icon-192.png", tag: location.pathname, data: location.pathname }];
  // Phones have notifications by way of the worker alone.
  if (worker?.active) await worker.showNotification(said, how);
  else new Notification(said, how);
}

/** Pitches in hertz, by the kind of what happens: our own few notes. */
const notes = {
  told: [294], moves: [330], shows: [440, 494], hurt: [196, 147], lost: [262, 220], healed: [392, 523], gained: [523, 659],
  begins: [262, 392], ends: [392, 330, 262], turn: [523, 784],
};
let audio = null;
/** Plays them, for whoever likes that: what turns a game an octave lower, and louder. */
function sound(kind, turning = false) {
  if (root.dataset.sounds !== "on" || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [at, pitch] of notes[kind].entries()) {
    const [tone, loudness, from] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at * 0.11];
    tone.type = "triangle";
    tone.frequency.value = turning ? pitch / 2 : pitch;
    loudness.gain.setValueAtTime(turning ? 0.16 : 0.08, from);
    loudness.gain.exponentialRampToValueAtTime(0.001, from + 0.25);
    tone.connect(loudness).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.25);
  }
}
const soundOf = ({ dataset }) => sound(dataset.kind, "turning" in dataset);

/** A window, or what stands beside it, may give something more room, or less. */
const roomChanges = new ResizeObserver(() => markOverflow());
/** Says of everything that scrolls whether there is more of it. */
function markOverflow() {
  for (const el of document.querySelectorAll(".stage, .ask, .slot.hand, .zone.hand > .things")) {
    el.toggleAttribute("data-more", el.scrollHeight > el.clientHeight + 2 || el.scrollWidth > el.clientWidth + 2);
    for (const part of [el, ...el.children]) roomChanges.observe(part);
  }
}

let last = "";
/** Puts a whole page into place. */
function swap(html) {
  if (!live() || html === last) return;
  last = html;
  const before = still() ? null : placesOfThings();
  change(() => { live().innerHTML = html; });
  if (before) glide(before);
  lastBeat = shownBeat();
}

// ---------- The film: what happened, beat by beat ----------

/** A beat is known by its decision, and its place among what followed from it. */
const shownBeat = () => live()?.querySelector(".last-beat")?.value ?? "";
const number = (beat) => { const [step, place] = beat.split(".").map(Number); return (step || 0) * 1000 + (place || 0); };
let lastBeat = "";
let staged = Promise.resolve();
let waiting = 0;
let skip = null;

/** Puts parts into their places. */
function put(parts) {
  for (const part of parts) {
    const slot = live().querySelector(`[data-slot="${part.dataset.slot}"]`);
    if (slot) slot.innerHTML = part.innerHTML;
  }
}

/** What a beat points at. */
function pointedAt(id) {
  if (!id) return null;
  const name = CSS.escape(id);
  const found = live().querySelectorAll(`[data-thing="${name}"], [data-gauge="${name}"], [data-zone="${name}"]`);
  const target = [...found].find((el) => seen(el) && el.dataset.thing) ?? [...found].find(seen) ?? null;
  // Of a place where one thing lies, that thing.
  const [only, other] = target?.dataset.zone ? target.querySelectorAll("[data-thing]") : [];
  return only && !other && seen(only) ? only : target;
}

const hurts = { hurt: ["−", ""], lost: ["−", ""], healed: ["+", "good"], gained: ["+", "worth"] };
const moves = { hurt: "struck", lost: "struck", healed: "lifted", gained: "lifted", begins: "lifted" };

/** A number at what a beat befalls: it flies off, or stays a while where nothing is to move. */
function mark(beat, target, kind) {
  const [sign, tone] = hurts[beat.kind] ?? [];
  if (!sign || !beat.amount || !target) return;
  const box = target.getBoundingClientRect();
  // What flies off starts in the middle; what stays is at the edge, where it hides no figure.
  const flies = kind === "flying";
  const x = Math.min(Math.max(flies ? box.left + box.width / 2 : box.right - 14, 24), innerWidth - 24);
  const y = Math.max(box.top + Math.min(box.height / 2, flies ? 60 : 16), 50);
  // What is scrolled out of sight has no number over what lies there instead.
  const there = document.elementFromPoint(x, y);
  if (!there || !(target.contains(there) || there.contains(target))) return;
  const number = Object.assign(document.createElement("span"), { className: `${kind} ${tone}`, textContent: sign + Math.abs(beat.amount) });
  number.setAttribute("aria-hidden", "true");
  document.body.append(number);
  [number.style.left, number.style.top] = [`${x}px`, `${y}px`];
  setTimeout(() => number.remove(), flies ? 900 : 3500);
}

/** Waits, unless somebody is in a hurry. */
const pause = (time) => new Promise((done) => { const timer = setTimeout(done, time); skip = () => { clearTimeout(timer); done(); }; });

async function showBeat(frame) {
  const beat = frame.dataset;
  const [before, from] = [placesOfThings(), pointedAt(beat.from)?.getBoundingClientRect()];
  put([...frame.children].filter((el) => el.dataset.slot));
  const happening = live().querySelector('[data-slot="happening"]');
  if (happening) happening.textContent = frame.querySelector("p").textContent;
  glide(before, from, beat.to);
  const target = pointedAt(beat.to) ?? pointedAt(beat.from);
  const shows = target?.querySelector(".die") ? "rolled" : "turned";
  // What is only said turns nothing over.
  const how = beat.kind !== "shows" ? moves[beat.kind] ?? "pointed" : frame.children.length > 1 ? shows : "pointed";
  if (target) {
    if (beat.kind !== "moves" && beat.kind !== "told") bringToSight(target); // what is only put away moves no stage
    target.classList.add(how);
    mark(beat, target, "flying");
  }
  lastBeat = beat.beat;
  soundOf(frame);
  await pause(Number(beat.time) || 320);
  target?.classList.remove(how);
}

/** Says how it ended before everything on the table is shown as it lies then. */
async function announceEnd(box) {
  const ending = box.content.querySelector(".ending");
  const verdict = ending?.querySelector(".prompt");
  if (!verdict || over()) return;
  say("alert", verdict.textContent);
  const curtain = Object.assign(document.createElement("div"), { className: "curtain", textContent: verdict.textContent });
  curtain.classList.toggle("won", ending.classList.contains("won"));
  const stage = live().querySelector(".stage");
  stage.scrollTop = 0;
  stage.append(curtain);
  await skippable(() => pause(1500));
  curtain.remove();
}

/** Shows what happened, then what stands: parts of the page, or a whole one. Answers are possible as soon as the last beat is shown, or skipped. */
async function stage(html, whole) {
  const box = document.createElement("template");
  box.innerHTML = html;
  const parts = [...box.content.children].filter((el) => el.dataset.slot);
  const reel = box.content.querySelector("template");
  const film = [...(reel?.content.children ?? [])];
  reel?.remove();
  const fresh = film.filter((frame) => number(frame.dataset.beat) > number(lastBeat));
  const find = focusFinder();
  waiting -= 1;
  for (const old of document.querySelectorAll(".still-mark")) old.remove();
  if (!still() && !document.hidden && waiting < 3 && live().querySelector(".stage")) {
    await showFilm(fresh);
    await announceEnd(box);
  }
  if (whole) return swap(box.innerHTML);
  const before = still() ? null : placesOfThings();
  last = "";
  change(() => put(parts), find);
  if (before) glide(before);
  const weightiest = fresh.findLast((frame) => "turning" in frame.dataset) ?? fresh.at(-1);
  if (still() && weightiest) soundOf(weightiest);
  if (still()) for (const frame of fresh.slice(-6)) mark(frame.dataset, pointedAt(frame.dataset.to), "still-mark");
  lastBeat = shownBeat();
}

/** Does something that takes time; any key or click goes to its end. */
async function skippable(deed) {
  const hurried = { yet: false };
  const skipped = (event) => {
    hurried.yet = true;
    skip?.();
    if (event.type === "keydown" && event.key !== "Tab") { event.preventDefault(); event.stopImmediatePropagation(); }
  };
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, skipped, true);
  live().querySelector(".board")?.classList.add("staging");
  await deed(hurried);
  for (const kind of ["keydown", "pointerdown"]) removeEventListener(kind, skipped, true);
  live().querySelector(".board")?.classList.remove("staging");
}

/** Shows beats one after the other, each for as long as it weighs. */
async function showFilm(frames) {
  if (!frames.length) return;
  await skippable(async (hurried) => {
    for (const frame of frames) {
      if (hurried.yet) break;
      await showBeat(frame);
    }
  });
}

/** What comes is shown one after the other. */
function enqueue(html, whole = false) {
  waiting += 1;
  staged = staged.then(() => (live() ? stage(html, whole) : null)).catch(() => location.reload());
}

// ---------- The stream ----------

let stream = null;
let later = 0;
let heard = 0;

/** What was sent in shorthand: each sign for private use is one of the phrases. */
const longhand = (text) => text.replace(/[\uE000-\uEFFF]/g, (sign) => phrases[sign.charCodeAt(0) - 0xE000] ?? sign);

function listen(from, wait = 1000) {
  stream = new EventSource(from);
  stream.addEventListener("open", () => { lost(false); wait = 1000; wake?.(); });
  stream.addEventListener("page", (event) => { heard += 1; enqueue(longhand(event.data), true); });
  stream.addEventListener("parts", (event) => { heard += 1; enqueue(longhand(event.data)); });
  stream.addEventListener("error", () => {
    lost(true);
    // A browser tries again by itself unless the answer was no stream at all.
    if (stream.readyState === EventSource.CLOSED) later = setTimeout(() => listen(anew(from), Math.min(wait * 2, 30000)), wait);
  });
}

/** What the server drew need not be sent; once the page may show something else, it is. */
const anew = (from) => from.replace(/&shown=\w*/, "");

function listenWhileInSight() {
  const from = live()?.dataset.stream;
  if (!from) return;
  listen(from);
  addEventListener("pagehide", () => { stream.close(); clearTimeout(later); });
  // Whoever comes back by the browser's own button finds the page as it was left.
  addEventListener("pageshow", (event) => { if (event.persisted) listen(anew(from)); });
}

// ---------- Forms ----------

const headers = { "X-Oubliette": "live" };

/** Sends a form as the browser would. */
function sendPlainly(form, submitter) {
  if (submitter?.name) {
    const field = Object.assign(document.createElement("input"), { type: "hidden", name: submitter.name, value: submitter.value });
    form.append(field);
  }
  form.submit();
}

/** How often an answer is sent before somebody is asked to send it: within two or three minutes. */
const MOST_SENT = 20;
let wake = null;

/** Sends a form. An answer names its question and counts once, so it is sent again by itself where it may have got lost on the way. */
async function deliver(form, body) {
  for (let sent = 1; ; sent += 1) {
    // Where the stream is open it brings what changed, and the answer need not.
    const asking = { "X-Oubliette": stream?.readyState === EventSource.OPEN ? "stream" : "live" };
    const sending = fetch(form.getAttribute("action"), { method: "POST", body, headers: asking, credentials: "same-origin" });
    const answer = await sending.catch(() => null);
    const arrived = answer && ![502, 503, 504].includes(answer.status);
    const again = !arrived && body.has("request") && sent < MOST_SENT;
    banner("sending-again", again);
    if (!again) return answer;
    await new Promise((done) => { wake = done; setTimeout(done, Math.min(250 * 2 ** sent, 8000)); });
    // Where something else is asked meanwhile it has arrived, or is worth nothing any more.
    if (live()?.querySelector("[name=request]")?.value !== body.get("request")) {
      banner("sending-again", false);
      return new Response(null, { status: 204 });
    }
  }
}

/** The address of the step of a lesson that is shown, once a move was made there. */
let lessonAt = "";
/** Makes a move of a lesson: what happened is shown on the page as it stands, beat by beat, and then the page that follows. */
async function learn(form, submitter) {
  const to = `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form, submitter))}`;
  const answer = await fetch(to).catch(() => null);
  const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("live") : null;
  if (!page) return location.assign(to);
  if (!still()) await showFilm([...(page.querySelector("template.film")?.content.children ?? [])]);
  lessonAt = answer.url;
  history.pushState(null, "", lessonAt);
  last = "";
  swap(page.innerHTML);
  return undefined;
}
// Whoever goes back in a lesson by the browser's own button finds the step of that address.
addEventListener("popstate", () => { if (lessonAt && location.href.split("#")[0] !== lessonAt) location.reload(); });

document.addEventListener("submit", async (event) => {
  const [form, submitter] = [event.target, event.submitter];
  if (!form.matches("form[data-live]") || !live()) return;
  event.preventDefault();
  if (form.dataset.sending) return;
  form.dataset.sending = "yes";
  submitter?.classList.add("sending");
  try {
    if (form.method === "get") return await learn(form, submitter);
    const [body, before] = [new URLSearchParams(new FormData(form, submitter)), heard];
    const answer = await deliver(form, body);
    if (!answer) return lost(true);
    if (![200, 204, 409, 422].includes(answer.status) || answer.redirected) return sendPlainly(form, submitter);
    lost(false);
    if (answer.status === 204) {
      setTimeout(() => { if (heard === before) location.reload(); }, 5000);
      return;
    }
    const html = await answer.text();
    // What the stream has sent meanwhile may be newer, and if not, what is newer follows.
    if (heard === before || html.includes('class="notice"')) swap(html);
  } catch {
    lost(true);
  } finally {
    delete form.dataset.sending;
    submitter?.classList.remove("sending");
  }
});

// ---------- Previews ----------

const odds = new Map();
let looking = null;
let looks = 0;

/** Scrolls the stage, and nothing else, to what a choice beside it is about: what one is about to press does not move away. */
function bringIntoView(button) {
  const reached = button && !button.closest(".stage") ? document.querySelector(".stage .reached") : null;
  if (!reached) return;
  bringToSight(reached);
}

/** Shows what comes of a choice before it is made; where chance has a say, how likely what is. */
async function preview(button) {
  const region = document.getElementById("preview");
  if (!region || button === looking) return;
  looking = button;
  const look = ++looks;
  for (const el of document.querySelectorAll(".reached")) el.classList.remove("reached");
  const about = button?.dataset.about?.split("\n") ?? [];
  for (const el of live()?.querySelectorAll("[data-thing]") ?? []) el.classList.toggle("reached", about.includes(el.dataset.thing));
  bringIntoView(button);
  const comes = button?.querySelector(".comes.sr");
  region.replaceChildren();
  if (!button) return;
  if (comes) {
    const line = Object.assign(document.createElement("span"), { textContent: comes.textContent });
    line.setAttribute("aria-hidden", "true"); // the button says it already
    region.append(line);
  }
  const form = button.form;
  if (!("odds" in button.dataset) || !form?.dataset.oddsFrom) return;
  const from = form.dataset.oddsFrom + "?action=" + encodeURIComponent(button.value);
  const key = (form.elements.request?.value ?? "") + from;
  await new Promise((done) => setTimeout(done, 150));
  if (look !== looks) return;
  if (!odds.has(key)) odds.set(key, fetch(from, { headers }).then((answer) => (answer.ok ? answer.text() : "")).catch(() => ""));
  const html = await odds.get(key);
  if (look === looks && html) region.insertAdjacentHTML("beforeend", html);
}

const choice = (event) => (event.target instanceof Element ? event.target.closest(".board " + buttons) : null);
document.addEventListener("focusin", (event) => { if (choice(event) && !refocusing) preview(choice(event)); });
document.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse" && choice(event)) preview(choice(event)); });

// A long press looks; it does not play.
let press = null;
let looked = null;
const release = () => { clearTimeout(press); press = null; };
document.addEventListener("pointerdown", (event) => {
  const button = choice(event);
  looked = null;
  if (event.pointerType === "mouse" || !button) return;
  press = setTimeout(() => { looked = button; preview(button); }, 500);
});
for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, release, true);
document.addEventListener("contextmenu", (event) => { if (looked) event.preventDefault(); });
document.addEventListener("click", (event) => {
  if (looked && choice(event) === looked) {
    event.preventDefault();
    event.stopPropagation();
  }
  looked = null;
}, true);

// ---------- Keys ----------

/** The nearest place in a direction: what lies straight ahead counts for more than what lies aside. */
function nearest(from, [dx, dy]) {
  const middle = (el) => { const box = el.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [x, y] = middle(from);
  let best = null;
  for (const el of document.querySelectorAll(places)) {
    if (el === from || !seen(el)) continue;
    const [ex, ey] = middle(el);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const far = ahead + aside * 2;
    if (ahead > 4 && (!best || far < best.far)) best = { el, far };
  }
  return best?.el;
}

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  const at = document.activeElement;
  if (event.ctrlKey || event.metaKey || event.altKey || root.dataset.keys === "off") return;
  if (at?.matches("input, textarea, select, [contenteditable]") || document.querySelector("dialog[open]")) return;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  let done = true;
  if (digit) document.querySelector(`[data-digit="${digit[1]}"]`)?.click();
  else if (event.key === "?") document.getElementById("help")?.showModal();
  else if (event.key === "u") document.querySelector("form[data-undo]")?.requestSubmit();
  else if (event.key === "Escape") preview(null);
  else if (event.key in arrows) {
    const inside = at?.closest(".board");
    if (!inside && at && at !== document.body && at.id !== "main") return;
    const first = [...document.querySelectorAll(places)].find(seen);
    const next = inside && at.matches(places) ? nearest(at, arrows[event.key]) : first;
    next?.focus();
    done = Boolean(next);
  } else done = false;
  if (done) event.preventDefault();
});

// ---------- Copying, and the slider of replays ----------

document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
  if (!button) return;
  const from = document.getElementById(button.dataset.copy.replace("#", ""));
  const said = from ? (from.href ?? from.value ?? from.textContent).trim() : button.dataset.copy;
  const text = button.dataset.with ? `${said} ${new URL(button.dataset.with, location.href)}` : said;
  await navigator.clipboard?.writeText(text);
  say("announce", document.body.dataset.copied);
  const label = button.textContent;
  button.textContent = document.body.dataset.copied;
  setTimeout(() => { button.textContent = label; }, 1500);
});

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-share]") : null;
  // Whoever thinks better of it shares nothing, and that is no error.
  if (button) navigator.share({ title: document.title, url: document.getElementById(button.dataset.share).href }).catch(() => {});
});

let going = 0;
/** Goes to a step of a replay; where it is the next one, what happened is shown beat by beat. */
async function goTo(to, staging) {
  const turn = ++going;
  const answer = await fetch(to, { headers }).catch(() => null);
  if (turn !== going) return false;
  if (!answer?.ok || !live()) return location.assign(to);
  const html = await answer.text();
  if (staging && !still()) {
    const box = document.createElement("template");
    box.innerHTML = html;
    await showFilm([...(box.content.querySelector("template.film")?.content.children ?? [])]);
    if (turn !== going) return false;
  }
  swap(html);
  history.replaceState(null, "", to);
  return true;
}

document.addEventListener("input", async (event) => {
  const slider = event.target;
  if (!(slider instanceof HTMLInputElement) || !("goto" in slider.dataset)) return;
  const [to, turn] = [slider.dataset.goto + slider.value, ++going];
  await new Promise((done) => setTimeout(done, 80));
  if (turn === going) goTo(to, false);
});

let playing = false;
/** Plays a replay on, step by step, until its end or until somebody does something else. */
async function autoplay() {
  const button = () => document.querySelector("[data-autoplay]");
  if (playing || !button()) { playing = false; return; }
  playing = true;
  const label = button().textContent;
  while (playing) {
    const slider = document.getElementById("step");
    if (!slider) break;
    const step = Number(slider.value) >= Number(slider.max) ? 0 : Number(slider.value) + 1;
    if (step === 0 && Number(slider.max) === 0) break;
    if (!await goTo(slider.dataset.goto + step, step > 0)) break;
    const shown = button();
    if (shown) { shown.textContent = shown.dataset.autoplay; shown.setAttribute("aria-pressed", "true"); }
    if (step === Number(slider.max)) break;
    await pause(500);
  }
  playing = false;
  if (button()) { button().textContent = label; button().setAttribute("aria-pressed", "false"); }
}

document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-autoplay]")) autoplay();
});

// Whoever likes to be told by the browser is asked by it whether it may.
document.addEventListener("change", async (event) => {
  if (!(event.target instanceof Element) || !event.target.matches("input[name=notify][value=notify]")) return;
  const allowed = await globalThis.Notification?.requestPermission();
  document.getElementById("notify-denied").hidden = allowed === "granted";
});

// What can be read without a network is kept once somebody stays, and nobody plays.
if (!live()) setTimeout(() => navigator.serviceWorker?.register(`/worker.js?lang=${root.lang}`).catch(() => {}), 3000);

complete();
lastBeat = shownBeat();
showTurn();
markOverflow();
for (const el of document.querySelectorAll(":is(.stage, .ask, .slot.hand) .wanted")) bringToSight(el);
listenWhileInSight();
if (location.hash === "#play") autoplay();
