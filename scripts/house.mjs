// `npm run house`: prints figures of the sources by floor (`ARCHITECTURE.md`), so that growth is noticed. `--json`
// prints JSON.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root, tool } from './terminal.mjs';

const FLOORS = [
  'contract',
  'locales',
  'medicines',
  'server/src/platform',
  'server/src/integrations',
  'server/src/modules',
  'server/src/event-handlers',
  'sandbox',
  ...webFolders(),
  'tests',
  'e2e',
  'bench',
  'scripts',
];
const packages = ['contract', 'locales', 'medicines', 'sandbox', 'server', 'web', 'e2e', 'bench', 'scripts'];
const isTest = (file) => /\.(test|spec)\.tsx?$|^server\/test\/|\/testing\//.test(file);

const files = packages
  .flatMap((name) => globSync(`${name}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: isSkipped }))
  .map((file) => file.replaceAll('\\', '/'));
const figures = { floors: floors(), widestFolder: widestFolder(), ...(await cycles()), ...exportedNames() };
if (process.argv.includes('--json')) console.log(JSON.stringify(figures, null, 2));
else print();

/** Returns the folders of the web from the lowest floor. */
function webFolders() {
  const floors = JSON.parse(readFileSync(join(root, 'web/floors.json'), 'utf8'));
  return [...floors.flatMap(Object.keys), 'testing'].map((name) => `web/src/${name}`);
}

function isSkipped(name) {
  return /(^|[/\\])(node_modules|dist|generated)$/.test(name);
}

/**
 * Returns the floor of a file. The tests of all folders except e2e are one floor, so that the other floors count
 * product code.
 */
function floorOf(file) {
  if (isTest(file) && !file.startsWith('e2e/')) return 'tests';
  return FLOORS.find((floor) => file.startsWith(`${floor}/`));
}

function floors() {
  return FLOORS.map((floor) => {
    const lengths = files
      .filter((file) => floorOf(file) === floor)
      .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
      .sort((one, other) => one.lines - other.lines);
    const at = (share) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))]?.lines ?? 0;
    const longest = lengths.at(-1);
    return {
      floor,
      files: lengths.length,
      median: at(0.5),
      p90: at(0.9),
      longest: longest?.lines,
      file: longest?.file,
    };
  });
}

/** Returns the five folders with the most source files directly inside, with and without tests. */
function widestFolder() {
  const counts = new Map();
  for (const file of files) {
    const count = counts.get(dirname(file)) ?? { folder: dirname(file), files: 0, withoutTests: 0 };
    count.files += 1;
    if (!isTest(file)) count.withoutTests += 1;
    counts.set(dirname(file), count);
  }
  return [...counts.values()].sort((one, other) => other.files - one.files).slice(0, 5);
}

/**
 * Returns the import cycles. The module map already refuses those by value; this also counts those that exist through
 * type imports only.
 */
async function cycles() {
  const { options } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));
  const { parser, doNotFollow, exclude, enhancedResolveOptions } = options;
  process.chdir(root);
  const { output } = await cruise(
    packages.filter((name) => existsSync(name)),
    { parser, doNotFollow, exclude, tsPreCompilationDeps: true },
    enhancedResolveOptions,
  );
  const arrows = output.modules
    .filter(({ source }) => packages.some((name) => source.startsWith(`${name}/`)))
    .map(({ source, dependencies }) => ({
      source,
      to: dependencies.filter(({ couldNotResolve }) => !couldNotResolve),
    }));
  const all = new Map(arrows.map(({ source, to }) => [source, to.map(({ resolved }) => resolved)]));
  const byValue = new Map(
    arrows.map(({ source, to }) => [
      source,
      to.filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only')).map(({ resolved }) => resolved),
    ]),
  );
  return { cyclesByValue: knots(byValue), cyclesByType: knots(all) };
}

/**
 * Returns the groups of files that import each other (Tarjan's strongly connected components of more than one file).
 */
function knots(arrows) {
  const index = new Map();
  const low = new Map();
  const open = [];
  const found = [];
  const visit = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    open.push(file);
    for (const next of arrows.get(file) ?? []) {
      if (!arrows.has(next)) continue;
      if (!index.has(next)) visit(next);
      if (open.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== index.get(file)) return;
    const knot = open.splice(open.indexOf(file));
    if (knot.length > 1) found.push(knot.sort((one, other) => one.localeCompare(other)));
  };
  for (const file of arrows.keys()) if (!index.has(file)) visit(file);
  return found;
}

function exportedNames() {
  const declared =
    /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
  const names = files
    .filter((file) => !isTest(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(declared)]);
  const { stdout } = spawnSync(tool('knip'), ['--no-progress', '--reporter', 'json'], { cwd: root, encoding: 'utf8' });
  const { issues } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  const dead = issues.flatMap(({ file, exports = [], types = [] }) =>
    [...exports, ...types].map(({ name }) => `${file}: ${name}`),
  );
  const deadFiles = issues.flatMap(({ files: unused = [] }) => unused.map(({ name }) => name));
  return { exportedNames: names.length, deadExports: [...dead, ...deadFiles] };
}

function print() {
  const columns = (...cells) => cells.map((cell, at) => String(cell).padEnd([28, 7, 8, 6, 9][at] ?? 0)).join('');
  console.log(columns('floor', 'files', 'median', 'p90', 'longest'));
  for (const { floor, files: count, median, p90, longest, file } of figures.floors)
    console.log(columns(floor, count, median, p90, longest ?? 0, file ?? ''));
  console.log('\nwidest folders');
  for (const { folder, files: count, withoutTests } of figures.widestFolder)
    console.log(`  ${folder}: ${count} files, ${withoutTests} without tests`);
  console.log(`\ncycles by value: ${figures.cyclesByValue.length}`);
  for (const knot of figures.cyclesByValue) console.log(`  ${knot.join(' ↔ ')}`);
  console.log(`cycles by type: ${figures.cyclesByType.length}`);
  for (const knot of figures.cyclesByType) console.log(`  ${knot.length} files: ${knot.join(' ↔ ')}`);
  console.log(`\nexported names: ${figures.exportedNames}`);
  console.log(`dead exports: ${figures.deadExports.length}`);
  for (const name of figures.deadExports) console.log(`  ${name}`);
}
