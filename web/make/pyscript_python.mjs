// Finds PyScript's own Python, which is written into its JavaScript as texts.
import { runInNewContext } from "node:vm";

const FILE = /"?\w+\.py"?:(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/gsu;

/**
 * Return the texts of PyScript's Python files.
 *
 * @param {string} script the text of PyScript's core
 * @returns {string[]}
 */
export function pythonOf(script) {
  return [...script.matchAll(FILE)].map(({ groups }) => String(runInNewContext(groups?.text ?? "")));
}
