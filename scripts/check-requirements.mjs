// Checks that every requirement code named in sources, tests and documents is explained in docs/requirements.md, and
// that every code explained there is used.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './terminal.mjs';

const list = 'docs/requirements.md';
const plot = resolve(process.argv[2] ?? root);
/**
 * Files that name no requirement of their own: measurements, generated text, machine data, and this check with its
 * examples.
 */
const without =
  /(^|\/)(package-lock\.json|openapi\.json)$|\.(?:png|svg|ttf|woff2|ico)$|^bench\/results|^scripts\/check-requirements/;

const prefix = String.raw`(?:PAT|ADM|DOC|STF)-[A-Z0-9]{2,6}-|(?:API|ROLE|ERR)-|[ABEIKPQRSVWXZ]-|[CWS]`;
/** Matches a mention of one or several codes, such as `DOC-DASH-11…13`, `I-61 to I-67` and `PAT-PAY-15, 19`. */
const mention = new RegExp(
  String.raw`(?<![\w/-])(${prefix})(1\d{2}|(?<=I-)2\d{2}|\d{2}[a-f]?)(?![\w-])((?:(?:, | and |…|\.\.|–| to )(?:\1)?\d{2}(?![\w:.%-]))*)`,
  'g',
);

const listed = listedCodes(readFileSync(join(plot, list), 'utf8'));
const used = usedCodes();
const known = new Set(listed.flatMap(({ codes }) => codes));
const faults = [
  ...[...used].filter(([code]) => !known.has(code)).map(([code, file]) => `${file}: ${code} is not in ${list}`),
  ...listed
    .filter(({ codes }) => !codes.some((code) => used.has(code)))
    .map(({ codes }) => `${list}: nothing names ${codes.join(', ')}`),
  ...listed.filter(({ says }) => !says.endsWith('.')).map(({ codes }) => `${list}: ${codes[0]} has no sentence`),
  ...repeated().map((code) => `${list}: ${code} is listed twice`),
];
for (const fault of faults) console.error(fault);
console.log(faults.length > 0 ? `${faults.length} faults` : `${known.size} requirement codes, each used and explained`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Returns the entries of the list. An entry is `- **CODE**: sentence.`; a range stands for all codes in it. */
function listedCodes(text) {
  return [...text.matchAll(/^- \*\*([^*]+)\*\*:?(.*)$/gm)].map(([, name, says]) => ({
    codes: codesIn(name),
    says: says.trim(),
  }));
}

/** Returns each used code with the first file that names it. */
function usedCodes() {
  const found = new Map();
  for (const file of sources()) {
    for (const code of codesIn(readFileSync(join(plot, file), 'utf8'))) if (!found.has(code)) found.set(code, file);
  }
  return found;
}

function sources() {
  const { stdout, status } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: plot,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('git lists the files, and it failed');
  return stdout
    .split('\n')
    .filter((file) => file !== '' && file !== list && !without.test(file) && existsSync(join(plot, file)));
}

/** Returns every code that a text names, with all codes of a range. */
function codesIn(text) {
  return [...text.matchAll(mention)].flatMap(([, kind, first, rest]) => {
    const codes = [kind + first];
    for (const [, joint, digits] of rest.replaceAll(kind, '').matchAll(/(, | and |…|\.\.|–| to )(\d{2})/g)) {
      const next = Number(digits);
      const isList = joint === ', ' || joint === ' and ';
      const from = isList ? next : Number.parseInt(codes.at(-1).slice(kind.length), 10) + 1;
      for (let number = from; number <= next; number += 1) codes.push(kind + String(number).padStart(2, '0'));
    }
    return codes;
  });
}

function repeated() {
  const all = listed.flatMap(({ codes }) => codes);
  return all.filter((code, at) => all.indexOf(code) !== at);
}
