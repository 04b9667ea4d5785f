// Everything works without this module. It brings live updates, moving cards, keys, previews and copy buttons to pages that
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

function lost(yes) {
  const banner = document.getElementById("lost-connection");
  if (banner) banner.hidden = !yes;
}

// ---------- Putting a new page into place ----------

/** Names the things in sight, so that the browser moves each from where it was to where it is. */
function nameThings() {
  const things = [...live().querySelectorAll("[data-key]")];
  const inSight = things.filter((el) => {
    const box = el.getBoundingClientRect();
    return seen(el) && box.bottom > 0 && box.top < innerHeight;
  });
  const count = new Map();
  for (const el of inSight) count.set(el.dataset.thing, (count.get(el.dataset.thing) ?? 0) + 1);
  const taken = new Set();
  for (const el of inSight) {
    const key = el.dataset.thing && count.get(el.dataset.thing) === 1 ? el.dataset.thing : el.dataset.key;
    const name = "t-" + key.replace(/[^\w-]/g, (sign) => "_" + sign.charCodeAt(0));
    if (!taken.has(name)) el.style.viewTransitionName = name;
    taken.add(name);
  }
}

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
const asked = () => live().querySelector(buttons) !== null;

/** Links that are there to be passed on are written out. */
function writeLinksOut() {
  for (const link of document.querySelectorAll("a[data-absolute]")) link.textContent = link.href;
}

/** Changes what is inside of #live, and keeps what somebody did there: focus, unfolded parts, what is typed, where it is scrolled. */
function change(html) {
  const find = focusFinder();
  const open = [...live().querySelectorAll("details[open][id]")].map((el) => el.id);
  const typed = [...live().querySelectorAll("input[id], textarea[id]")]
    .filter((el) => el.type !== "hidden" && el.value !== el.defaultValue).map((el) => [el.id, el.value]);
  const scrolled = [...live().querySelectorAll(".tail, .side")].map((el) => el.scrollTop);
  const [before, wasAsked, code] = [lines(), asked(), live().querySelector(".notice:has(code)")];
  live().innerHTML = html;
  if (code && !live().querySelector(".notice")) live().prepend(code); // a code is told once
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const [id, value] of typed) if (document.getElementById(id)) document.getElementById(id).value = value;
  writeLinksOut();
  live().querySelectorAll(".tail, .side").forEach((el, at) => { el.scrollTop = scrolled[at] ?? 0; });
  const target = find();
  if (target) {
    if (target.id === "prompt") target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  say("announce", lines().filter((line) => !before.includes(line)).join(" "));
  if (asked() && !wasAsked) say("alert", document.body.dataset.turn);
}

let last = "";
function swap(html) {
  if (!live() || html === last) return;
  last = html;
  if (!document.startViewTransition || still() || document.hidden) return change(html);
  nameThings();
  const moving = document.startViewTransition(() => { change(html); nameThings(); });
  moving.ready.catch(() => {}); // the next change may come before this one has begun to move
  moving.finished.finally(() => {
    for (const el of live()?.querySelectorAll("[data-key]") ?? []) el.style.viewTransitionName = "";
  });
}

// ---------- The stream ----------

let stream = null;
let later = 0;
let heard = 0;

function listen(from, wait = 1000) {
  stream = new EventSource(from);
  stream.addEventListener("open", () => { lost(false); wait = 1000; });
  stream.addEventListener("page", (event) => { heard += 1; swap(event.data); });
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

document.addEventListener("submit", async (event) => {
  const [form, submitter] = [event.target, event.submitter];
  if (!form.matches("form[data-live]") || !live()) return;
  event.preventDefault();
  if (form.dataset.sending) return;
  form.dataset.sending = "yes";
  submitter?.classList.add("sending");
  try {
    const [body, before] = [new URLSearchParams(new FormData(form, submitter)), heard];
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers, credentials: "same-origin" });
    if (![200, 409, 422].includes(answer.status) || answer.redirected) return sendPlainly(form, submitter);
    lost(false);
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

/** Shows what comes of a choice before it is made; where chance has a say, how likely what is. */
async function preview(button) {
  const region = document.getElementById("preview");
  if (!region || button === looking) return;
  looking = button;
  const look = ++looks;
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
document.addEventListener("focusin", (event) => { if (choice(event)) preview(choice(event)); });
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
  const text = from ? (from.href ?? from.value ?? from.textContent).trim() : button.dataset.copy;
  await navigator.clipboard?.writeText(text);
  say("announce", document.body.dataset.copied);
  const label = button.textContent;
  button.textContent = document.body.dataset.copied;
  setTimeout(() => { button.textContent = label; }, 1500);
});

let going = 0;
document.addEventListener("input", async (event) => {
  const slider = event.target;
  if (!(slider instanceof HTMLInputElement) || !("goto" in slider.dataset)) return;
  const [to, turn] = [slider.dataset.goto + slider.value, ++going];
  await new Promise((done) => setTimeout(done, 80));
  if (turn !== going) return;
  const answer = await fetch(to, { headers }).catch(() => null);
  if (turn !== going) return;
  if (!answer?.ok || !live()) return location.assign(to);
  swap(await answer.text());
  history.replaceState(null, "", to);
});

writeLinksOut();
listenWhileInSight();
