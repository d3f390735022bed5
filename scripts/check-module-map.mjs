// `npm run verify:module-map`: who may import whom (`.dependency-cruiser.cjs`), and no circle. It reads the imports of
// the files that changed since the last green run; those of the others are in `.cache`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { root } from './terminal.mjs';

const PACKAGES = ['contract', 'locales', 'medicines', 'sandbox', 'server', 'web', 'e2e', 'bench', 'scripts'];
const NOT_READ = ['node_modules', 'dist', 'generated'];
const RECORD = join('.cache', 'module-map.json');
const CIRCLE = { name: 'no-cycles', comment: 'Two files that need each other are one thing, or hide a third one.' };

// A test names a tree of its own.
process.chdir(resolve(process.argv[2] ?? root));
const { ruleSet, ...options } = await extractOptions(resolve('.dependency-cruiser.cjs'));
const files = PACKAGES.filter((name) => existsSync(name)).flatMap(filesIn);
const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
const marks = new Map(sources.map((file) => [file, digest(readFileSync(file))]));

// The rules, the packages and which files there are say as well where an import leads, and whether it may.
const lock = existsSync('package-lock.json') ? readFileSync('package-lock.json', 'utf8') : '';
const frame = digest(JSON.stringify([ruleSet, options, files, lock]));
const record = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
const last = new Map(record.frame === frame ? record.read : []);
const changed = sources.filter((file) => last.get(file)?.mark !== marks.get(file));

// All files are read by following their imports; a few are read alone.
const alone = last.size > 0 && { doNotFollow: '.' };
const { modules, summary } = (await cruise(changed, { ...options, ...alone, ruleSet, validate: true })).output;
const isRead = new Set(changed);
const imports = new Map(sources.map((file) => [file, isRead.has(file) ? [] : last.get(file).imports]));
for (const { source, dependencies } of modules)
  imports.get(source)?.push(...dependencies.filter(isNeeded).map(({ resolved }) => resolved));

const broken = [
  ...summary.violations.map(({ rule, from, to }) => ({ ...rule, files: [from, to] })),
  ...circles().map((circle) => ({ ...CIRCLE, files: circle })),
];
const comments = new Map(ruleSet.forbidden.map(({ name, comment }) => [name, comment]));
for (const { name, comment = comments.get(name), files: along } of broken)
  console.error(`${name}: ${along.join(' → ')}\n  ${comment}`);
if (broken.length > 0) process.exitCode = 1;
else {
  mkdirSync(dirname(RECORD), { recursive: true });
  const read = sources.map((file) => [file, { mark: marks.get(file), imports: imports.get(file) }]);
  writeFileSync(RECORD, JSON.stringify({ frame, read }));
  console.log(`Who imports whom is as it may be (${changed.length} of ${sources.length} files read).`);
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_READ.includes(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]));
}

function digest(content) {
  return createHash('sha256').update(content).digest('base64url');
}

/** Says whether an import is there when the product runs: types are gone by then. */
function isNeeded({ resolved, dependencyTypes }) {
  return marks.has(resolved) && !dependencyTypes.includes('type-only');
}

/** Returns circles of files that need each other, each from a file back to it; at least one if there is any. */
function circles() {
  const found = [];
  const path = [];
  const done = new Set();
  const follow = (file) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file]);
    else if (!done.has(file)) {
      path.push(file);
      imports.get(file).forEach(follow);
      path.pop();
      done.add(file);
    }
  };
  sources.forEach(follow);
  return found;
}
