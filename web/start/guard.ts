// Runs before all else. It refuses to let the page be shown inside another one, and makes the only two ways by which text
// may become markup or the address of a script (Trusted Types, where the browser knows them). It also makes the only way by
// which Python calls what may throw: MicroPython cannot catch exceptions of JavaScript.
const rules = {
  createHTML: (html: string) => html, // made by app/view/markup.py, which escapes every text
  createScriptURL: ownAddress,
};

/** Make the ways by which text may become markup, and stand aside in a frame. */
export function guardPage(): void {
  const { backbone } = window;
  if (window.top !== window.self) backbone.state.send("framed");
  const trust: Trust = window.trustedTypes?.createPolicy("backbone", rules) ?? rules;
  Object.assign(backbone, { appendTo, attempt, fillElement, trust } satisfies Partial<Backbone>);
  if (backbone.state.is("framed")) standAside();

  function fillElement(element: Element, html: string) {
    element.innerHTML = trust.createHTML(html);
  }

  function appendTo(element: Element, html: string) {
    element.insertAdjacentHTML("beforeend", trust.createHTML(html));
  }
}

/** Call a method; return its value, and the reason if it throws, else "". */
function attempt(target: Record<string, (...given: unknown[]) => unknown>, method: string, ...given: unknown[]) {
  try {
    return { value: target[method]!(...given), reason: "" };
  } catch (reason) {
    return { value: null, reason: String(reason) || "unknown" };
  }
}

/** Return the address of a script of ours as it is. Throws if it is of another origin. */
function ownAddress(address: string) {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`${address} is not ours`);
  return address;
}

/**
 * Show a sentence and a link instead of the game. The policy keeps every later script of the page from running: none
 * starts anything, and none stores anything. begin.ts leaves out its other parts.
 * (A policy in the page cannot forbid the frame itself; only a header can.) The script that has the sentence may still be
 * on its way, and begins nothing in a frame, so the policy allows it.
 */
function standAside() {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  const sentences = document.querySelector("script[defer]")?.getAttribute("src");
  const allowed = sentences && new URL(sentences, location.href).href.replace(/[;,]/gu, encodeURIComponent);
  policy.content = `default-src 'none'; script-src ${allowed ?? "'none'"}`;
  document.head.append(policy);
  document.documentElement.hidden = true; // until the board that comes with the page has been removed
  document.addEventListener("DOMContentLoaded", () => {
    document.body.replaceChildren(invitation());
    document.documentElement.hidden = false;
  });
}

/** Return a sentence with a link that opens the page alone. */
function invitation() {
  const say = (name: string) => window.backbone.sentence?.(name) ?? document.title; // safety_net.ts may be missing
  const link = document.createElement("a");
  link.href = location.href;
  link.target = "_top";
  link.textContent = say("open-by-itself");
  const words = document.createElement("p");
  words.dir = "auto";
  words.append(say(window.origin === "null" ? "sandboxed" : "framed"), " ", link);
  return words;
}
