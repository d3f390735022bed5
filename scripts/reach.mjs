import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { filesWithScripts, journeysReaching } from './journeys-reached.mjs';
import { root } from './terminal.mjs';

const PROGRAMS = ['contract', 'locales', 'medicines', 'node', 'web', 'e2e'];
const TYPES = join(root, '.cache', 'types');
const BROWSER_ENTRY = 'web/src/app/browser-entry.tsx';
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file);

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const newFiles = () => git('ls-files', '--others', '--exclude-standard');

/** Returns the files that differ from a commit, new ones included. */
export function changedSince(base) {
  return [...new Set([...git('diff', '--name-only', base), ...newFiles()])];
}

/**
 * Returns who imports each file, by the compiler's record of the last `verify:types`. It names a source of another
 * program by its declarations.
 */
function importersOfAll() {
  const importers = new Map();
  for (const program of PROGRAMS) {
    const record = join(TYPES, `${program}.tsbuildinfo`);
    const { fileNames, fileIdsList = [], referencedMap = [] } = JSON.parse(readFileSync(record, 'utf8'));
    const nameOf = (id) =>
      relative(root, resolve(dirname(record), fileNames[id - 1])).replace(/^\.cache\/types\/(.*)\.d\.ts$/, '$1.ts');
    for (const [file, list] of referencedMap)
      for (const imported of fileIdsList[list - 1]) {
        const known = importers.get(nameOf(imported)) ?? new Set();
        importers.set(nameOf(imported), known.add(nameOf(file)));
      }
  }
  return importers;
}

/** Follows imports backwards from a file, through files that `goesOn` admits. */
function reachedFrom(start, importers, goesOn) {
  const reached = new Set();
  const next = [start];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    const anew = [...(importers.get(file) ?? [])].filter((importer) => !reached.has(importer));
    for (const importer of anew) reached.add(importer);
    next.push(...anew.filter(goesOn));
  }
  return [...reached];
}

const inServer = (file) => file.startsWith('server/src/');
const moduleOf = (file) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1];

/**
 * Returns the patterns of the tests that a change of these files can reach. `importers` tells who imports a file, and
 * `modules` is `modules.json`.
 *
 * - In contract, locales and web, and among the helpers of tests: what imports them, however indirectly.
 * - In a module of the server: its own tests, those of the modules that call it, and those that import one of its
 *   files. Almost every test of the server starts the whole product, so its other imports say nothing.
 * - In the rest of the server: the tests beside a file, and those of the modules that import it.
 * - A migration reaches every test of the server, and a sentence those that read the catalogues.
 */
export function reachOf(changed, importers, modules) {
  const callersOf = (name) => Object.keys(modules).filter((caller) => name && modules[caller].calls.includes(name));
  const patterns = new Set();
  for (const file of changed) {
    const reached = [file, ...reachedFrom(file, importers, (importer) => !inServer(importer))];
    for (const test of reached.filter(isTest)) patterns.add(test);
    const names = [...reached.filter(inServer).map(moduleOf).filter(Boolean), ...callersOf(moduleOf(file))];
    for (const name of names) patterns.add(`server/src/modules/${name}/**`);
    if (inServer(file) || /^(sandbox|scripts)\//.test(file)) patterns.add(`${dirname(file)}/*`);
    if (file.startsWith('server/migrations/')) patterns.add('server/**').add('sandbox/**');
    if (file.endsWith('.po'))
      for (const one of ['locales/src/*', 'server/test/messages.test.ts', 'web/src/app/*', 'web/src/shell/*'])
        patterns.add(one);
  }
  return [...patterns];
}

/**
 * Returns the files of tests that a change of these files can reach, and which calls and scripts of it no journey of
 * them requests (`scripts/journeys-reached.mjs`).
 */
export async function testsReachedBy(changed) {
  const modules = JSON.parse(readFileSync(join(root, 'modules.json'), 'utf8'));
  const importers = importersOfAll();
  const patterns = reachOf(changed, importers, modules);
  const tests = new Set([...git('ls-files'), ...newFiles()].filter(isTest));
  const reached = [...tests].filter((file) => patterns.some((pattern) => matchesGlob(file, pattern)));
  const { files, left } = await journeysReaching(
    [...new Set(changed.filter((file) => !isTest(file)).map(moduleOf))].filter(Boolean),
    scriptsOf(changed, importers),
  );
  return { tests: [...new Set([...reached, ...files])], left };
}

/** Returns the files with a script of their own that a change of these files reaches; `entry` is that of every page. */
function scriptsOf(changed, importers) {
  const own = new Set([...filesWithScripts().values()].flat());
  const inWeb = changed.filter((file) => file.startsWith('web/src/') && !isTest(file));
  const users = inWeb
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => git('grep', '-l', `/${basename(file)}'`, '--', 'web/src'));
  const reached = [...inWeb, ...users].flatMap((file) => [
    file,
    ...reachedFrom(file, importers, (importer) => !own.has(importer)),
  ]);
  const scripts = reached.map((file) => (file === BROWSER_ENTRY ? 'entry' : file));
  return [...new Set(scripts)].filter((script) => own.has(script));
}
