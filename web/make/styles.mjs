// Joins the style sheets of the page to one.
//
//   node styles.mjs SHEET < SETTINGS
//
// prints the sheet with those that it imports in their places. The settings are JSON: `addresses` has the address of each file
// that the sheets name, as seen from the place of the result; with `minify` it is as short as it can be.
import { text } from "node:stream/consumers";
import { bundle, Features } from "lightningcss";
import { OLDEST } from "./targets.mjs";

const [filename] = process.argv.slice(2);
const { addresses, minify } = JSON.parse(await text(process.stdin));
const { code } = bundle({
  filename,
  minify,
  exclude: Features.LightDark | Features.VendorPrefixes,
  targets: Object.fromEntries(Object.entries(OLDEST).map(([browser, version]) => [browser, version << 16])),
  visitor: { Url: (url) => ({ ...url, url: addresses[url.url] ?? url.url }), Rule: { style: refuseMovedFont } },
});
process.stdout.write(code);

/**
 * Stop at a rule that would come out otherwise: Lightning CSS writes `font` after `font-variant-numeric` and its like, which
 * `font` then sets back. Such a rule names size, family and weight one by one.
 *
 * @param {import("lightningcss").Rule & { type: "style" }} rule
 */
function refuseMovedFont({ value: { declarations, loc } }) {
  const names = declarations?.declarations?.map(({ property, value }) => (property === "custom" ? value.name : property)) ?? [];
  if (names.includes("font") && names.some((name) => /^font-(?:variant|feature)/u.test(name))) {
    throw new Error(`line ${loc.line + 1} of sheet ${loc.source_index}: \`font\` and \`font-variant-…\` in one rule`);
  }
}
