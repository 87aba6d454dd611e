// Lets only one tab write at a time: the tab that was opened, or asked to play, last. All others follow it.
//
// The right to write is a lock of the browser's, which a tab that is closed or killed gives back by itself. Whoever
// wants it asks the tab that has it to give way. A tab that does not answer, because the browser has frozen it, loses
// the lock: it learns so when it is woken.
//
// A browser that has no locks (a page that is not served by HTTPS) cannot say whether another tab is there. There a tab that wants
// the right tells the others, which give way and answer; if no answer comes within a moment, it takes the right. Each request has a
// number, later ones a higher one. If two tabs ask at the same time, or one answers too late, the one with the higher number has it.
const LOCK = "backbone"; // for all copies of the game on one host, since they share the database
const PATIENCE_MS = 700;
const ALONE_MS = 150; // without locks
const GIVE_WAY = "give way";
const GIVEN = "given"; // the answer of a tab that has given way without locks
const channel = openChannel();

let release: (() => void) | null = null; // gives the lock back; null while this tab does not have it
let claiming: Promise<void> | null = null;
let hasLocks = Boolean(navigator.locks);
let wayIsFree = () => {}; // called when a tab has given way without locks
let ticket = 0; // without locks: the number with which this tab asks for the right or has it; else 0
let highest = 0; // of the numbers that this tab has seen

/** Return the channel to the other tabs; null where the browser has none or forbids it. */
function openChannel() {
  try {
    return new BroadcastChannel(LOCK);
  } catch {
    return null;
  }
}

/** Take the right to write, and resolve when this tab has it. */
export function claim(): Promise<void> {
  claiming ??= ask().finally(() => { claiming = null; }); // two requests of one tab would wait for each other
  return claiming;
}

async function ask(): Promise<void> {
  if (release) return;
  if (!hasLocks) {
    await askTabs();
    return;
  }
  const waiting = new AbortController();
  const patience = setTimeout(() => waiting.abort(), PATIENCE_MS);
  const taken = take({ signal: waiting.signal });
  channel?.postMessage(GIVE_WAY); // after the request: a tab gives way only to one that waits
  try {
    await taken;
  } catch {
    await take({ steal: true }).catch(doWithoutLocks);
  } finally {
    clearTimeout(patience);
  }
  tellFollowers(); // the tab before was perhaps closed before it could tell of its last moves
  giveWayIfAwaited().catch(() => {}); // not waited for: this tab may read meanwhile, and loses the right later
}

/** Take the right without locks: the tab that has it gives way as soon as it hears of this one. */
async function askTabs() {
  const answered = new Promise((resolve) => { wayIsFree = () => resolve(null); });
  ticket = Math.max(Date.now(), highest + 1) + Math.random(); // higher than all others even if the clock was put back
  channel?.postMessage({ ticket });
  await Promise.race([answered, new Promise((resolve) => { setTimeout(resolve, ALONE_MS); })]);
  if (ticket) release = () => {};
  tellFollowers();
}

/**
 * Answer a tab that asks for the right without locks, or has it.
 *
 * @param other its number
 */
function answerTicket(other: number) {
  highest = Math.max(highest, other);
  if (other < ticket) {
    channel?.postMessage({ ticket }); // the other tab gives way to this one
  } else if (release) {
    giveWay();
    channel?.postMessage(GIVEN);
  } else {
    ticket = 0; // it may have the right in place of this tab
  }
}

/** Go on as in a browser that has no locks: this one refuses them, because it keeps nothing. */
function doWithoutLocks(reason: unknown) {
  console.warn("No lock:", reason);
  hasLocks = false;
  release = () => {};
}

/** Whether only one tab comes to have the right: the browser lets no other have it, or the tabs can ask each other. */
export function isExclusive() {
  return hasLocks || channel !== null;
}

/** Whether this tab may write. */
export function mayWrite() {
  return release !== null;
}

/** Tell the tabs that follow that there is something new to read. */
export function tellFollowers() {
  channel?.postMessage("written");
}

/** Give the right to write back, because another tab wants it. What waits is written before. */
export function giveWay() {
  if (!release) return;
  dispatchEvent(new CustomEvent("writer-leaving"));
  lose();
}

/** Be without the right to write from now on. */
function lose() {
  if (!release) return;
  release();
  release = null;
  ticket = 0;
  dispatchEvent(new CustomEvent("writer-lost"));
}

/** Ask the browser for the lock, and resolve when it is granted; until then, reject if it is refused. */
function take(options: LockOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const hold = () => new Promise((free) => {
      release = () => free(null);
      resolve();
    });
    navigator.locks.request(LOCK, options, hold).catch((reason) => {
      lose(); // another tab has taken the lock away, perhaps long ago: nothing may be written any more
      reject(reason);
    });
  });
}

/** Give way if another tab waits for the lock, opened or asked to play after this one. */
async function giveWayIfAwaited() {
  if (!hasLocks) return;
  const before = release;
  const { pending } = await navigator.locks.query();
  // if this tab has got the lock anew meanwhile, the answer is about a time before
  if (release === before && pending?.some(({ name }) => name === LOCK)) giveWay();
}

/**
 * Answer a tab that has asked for the lock. It may have been served meanwhile: if nobody waits, this tab keeps the lock,
 * or there would be no tab that has it. The request may also come to the browser later than the message to us.
 */
async function answer() {
  for (const ms of [0, 50, 200]) {
    await new Promise((resolve) => { setTimeout(resolve, ms); });
    if (!release) return;
    await giveWayIfAwaited();
  }
}

if (channel) {
  channel.onmessage = ({ data }) => {
    if (data === GIVE_WAY) answer();
    else if (data.ticket) answerTicket(data.ticket);
    else if (data === GIVEN) wayIsFree();
    else if (!release) dispatchEvent(new CustomEvent("texts-written"));
  };
}
