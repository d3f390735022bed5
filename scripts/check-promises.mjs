// Checks that every sentence that promises something is listed in docs/promises.md with a test that exists. The
// expression `promise` below decides which sentences those are.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './terminal.mjs';

const document = 'docs/promises.md';
/**
 * Matches sentences that say what we, the staff or the product do or never do, or what happens to money. Refusals
 * (`problem.*`) are not checked: they say what did not happen.
 */
const promise =
  /\b(we (?!do not know|have no|could not|cannot)|our staff|you(?:r \w+)? will|will (?:be|tell|text)|never|nobody (?:at|else|reads|sees)|by itself|at once|goes? back|comes? back|returned|text message|SMS|only you|only your|is told|are told)\b/i;

const sentences = new Map(
  globSync('locales/en/*.po', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, key, text]) => [
      key,
      text,
    ]),
  ),
);
const lines = readFileSync(join(root, document), 'utf8').split('\n');
const faults = [...lines.flatMap(faultsOfLine), ...unlisted()];
for (const fault of faults) console.error(fault);
console.log(
  faults.length > 0 ? `${faults.length} faults in ${document}` : `${document}: every promise names a test that exists`,
);
process.exitCode = faults.length > 0 ? 1 : 0;

/**
 * Returns the faults of a line. A row is `| promise | keys | tests |`; a test is a path and a part of its title: `path`
 * “part of the title”.
 */
function faultsOfLine(line) {
  const cells = line.split('|').map((cell) => cell.trim());
  const tests = [...line.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`((?:\s*,?\s*“[^”]+”)+)/g)];
  const unknown = keysOf(line)
    .filter((key) => ![...sentences.keys()].some(matcher(key)))
    .map((key) => `${document}: no sentence is called ${key}`);
  const isRow = cells.length === 5 && !/^-+$/.test(cells[1]) && cells[1] !== 'What people read';
  return [
    ...unknown,
    ...(isRow && tests.length === 0 ? [`${document}: nothing holds "${cells[1]}"`] : []),
    ...tests.flatMap(([, path, titles]) =>
      [...titles.matchAll(/“([^”]+)”/g)].flatMap(([, title]) => faultOfTest(path, title)),
    ),
  ];
}

function faultOfTest(path, title) {
  if (!existsSync(join(root, path))) return [`${document}: ${path} does not exist`];
  const plain = (text) => text.replaceAll(/\\?['’`]/g, "'");
  return plain(readFileSync(join(root, path), 'utf8')).includes(plain(title))
    ? []
    : [`${document}: ${path} has no test “${title}”`];
}

function unlisted() {
  const listed = lines.flatMap(keysOf).map(matcher);
  return [...sentences]
    .filter(
      ([key, text]) => !key.startsWith('problem.') && promise.test(text) && !listed.some((matches) => matches(key)),
    )
    .map(([key, text]) => `${document}: ${key} is not listed: "${text}"`);
}

/**
 * Returns the sentence keys in a line. They are in backticks and have no slash; a star at the end means all that begin
 * so.
 */
function keysOf(line) {
  return [...line.matchAll(/`([a-z0-9-]+\.[a-z0-9.*-]+)`/g)]
    .map(([, key]) => key)
    .filter((key) => !/\.(?:tsx?|mjs|md|sql|conf|json)$/.test(key));
}

function matcher(key) {
  return key.endsWith('*') ? (name) => name.startsWith(key.slice(0, -1)) : (name) => name === key;
}
