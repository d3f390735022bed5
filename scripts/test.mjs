// `npm test`: runs every check and stops after the first group with a failure. `npm test --
// server/src/modules/bookings` runs only those tests.
import { join } from 'node:path';
import { ensureLocales, ensureWeb } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureChromium, ensureHeadlessShell } from './find-chromium.mjs';
import { ensureCoturn } from './find-coturn.mjs';
import { ensurePostgres } from './find-postgres.mjs';
import { announce, heading, productNode, root, run, runCommand, tool } from './terminal.mjs';
import { freshReports, skippedIn, slowestOf, tallyOf } from './test-report.mjs';

const packages = ['contract', 'locales', 'sandbox', 'server', 'web', 'e2e', 'bench', 'scripts'];
const filters = process.argv.slice(2);
const tally = { passed: 0, failed: 0 };
const reports = [];
/** The groups that have ended, in that order, with their seconds. */
const durations = [];

async function everything() {
  heading('Packages, build and programs');
  await ensureInstalled();
  await ensureLocales();
  await ensureWeb();
  if (filters.length > 0) return onlySomeTests();
  const programs = await findPrograms();
  return (
    (await beside(
      timed('Loads and bad networks', () => vitest('faults-alone', { env: programs, quiet: true })),
      sourcesPass(),
    )) &&
    (await timed('Changes during development', () => vitest('dev-loop', { env: programs }))) &&
    (await beside(
      timed('Crashes and restarts', () => vitest('faults', { env: programs, quiet: true })),
      timed('Unit and integration tests', () => vitest('unit', { patience: SOME })),
    )) &&
    (await timed('Browser journeys', () => vitest('journeys', { env: programs })))
  );
}

/** How much what only computes waits for tests that run beside it: for their loads in milliseconds, and for crashes. */
const MUCH = 19;
const SOME = 5;

/** Runs tests that wait for a network or a process beside something that computes meanwhile. Both have to be green. */
async function beside(waiting, computing) {
  const greens = await Promise.all([waiting, computing]);
  return greens.every(Boolean);
}

/** Checks the sources, one way after the other until one is red. */
async function sourcesPass() {
  for (const [title, check] of checksOfSources) {
    heading(title);
    if (!(await timed(title, check))) return false;
  }
  return true;
}

const checksOfSources = [
  ['Types', everyPackageTypes],
  ['Lint', () => patiently(tool('oxlint'), ['--type-aware', '--deny-warnings', '.'])],
  [
    'Format',
    () =>
      patiently(tool('prettier'), ['--check', '--log-level=warn', '--cache', '--cache-location=.cache/prettier', '.']),
  ],
  [
    'Module map',
    () => patiently(tool('depcruise'), ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...packages]),
  ],
  ['Dead code', () => patiently(tool('knip'), ['--no-progress'])],
  ['Sentences in three languages', () => patiently(productNode(), ['locales/src/check.ts'])],
  ['Table of modules', () => patiently(productNode(), ['scripts/module-map.mjs', '--check'])],
  ['Paths named in the documents', () => patiently(productNode(), ['scripts/check-doc-paths.mjs'])],
  ['Promises and the tests that hold them', () => patiently(productNode(), ['scripts/check-promises.mjs'])],
  ['Requirement codes and their list', () => patiently(productNode(), ['scripts/check-requirements.mjs'])],
];

async function timed(title, check) {
  const began = Date.now();
  const green = await check();
  const seconds = (Date.now() - began) / 1000;
  durations.push({ title, seconds });
  announce(`${title}: ${green ? 'green' : 'RED'} (${seconds.toFixed(1)} s)`);
  return green;
}

/** Checks the types in three programs: what runs in Node, what also knows a page (tests, benches), and the browser. */
async function everyPackageTypes() {
  let green = true;
  for (const program of ['.', 'e2e', 'web']) green = (await patiently(tool('tsc'), ['-p', program])) && green;
  return green;
}

/** Returns the programs that some tests need, as environment variables. */
async function findPrograms() {
  const chromium = await ensureChromium();
  const shell = await ensureHeadlessShell();
  const relay = await ensureCoturn();
  const postgres = await ensurePostgres();
  announce(`Chromium: ${chromium}`);
  return {
    CHROME_PATH: chromium,
    ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}),
    ...(relay ? { TURNSERVER_PATH: relay } : {}),
    ...(postgres ? { SECOND_POSTGRES_BIN: postgres } : {}),
  };
}

async function onlySomeTests() {
  const wants = (folder) => filters.some((filter) => filter.split('/').includes(folder));
  const env = wants('faults') || wants('e2e') ? await findPrograms() : {};
  if (!wants('faults')) return vitest(wants('e2e') ? 'journeys' : 'unit', { only: filters, env });
  const withoutTests = ['--passWithNoTests'];
  let green = true;
  for (const group of ['faults', 'faults-alone', 'dev-loop'])
    green = (await vitest(group, { only: [...filters, ...withoutTests], env })) && green;
  return green;
}

async function passes(command, args, options = {}) {
  return (await run(command, args, options)) === 0;
}

/** Runs a check of the sources. It uses the processors only while nothing else wants them. */
const patiently = (command, args) => passes(command, args, { patience: MUCH });

/** The projects of `vitest.config.ts` that run as one group. */
const GROUPS = { unit: ['unit', 'integration'] };

/** Runs the tests of a group. A test that is skipped without a reason makes the run fail. */
async function vitest(group, { only = [], env = {}, quiet = false, patience = 0 } = {}) {
  const written = freshReports(group);
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...(GROUPS[group] ?? [group]).flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${written.tests}`,
    ...only,
  ];
  const green = await passes(productNode(), args, {
    env: { ...env, TABIBU_SKIP_REPORT: written.skips },
    quiet,
    patience,
  });
  reports.push(written);
  const { passed, failed } = tallyOf(written, green);
  tally.passed += passed;
  tally.failed += failed;
  return green && noSilentSkip(written);
}

function noSilentSkip(written) {
  if (filters.length > 0) return true;
  const silent = skippedIn(written).filter(({ reason }) => reason === undefined);
  for (const { file, count } of silent) console.log(`${file}: ${count} tests are skipped and nothing says why.`);
  return silent.length === 0;
}

function printSummary() {
  if (reports.length === 0) return;
  heading('Summary');
  console.log('How long each group took:');
  for (const { title, seconds } of [...durations, { title: 'Everything', seconds: performance.now() / 1000 }])
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
  for (const line of slowestOf(reports)) console.log(line);
  for (const { file, count, reason } of reports.flatMap(skippedIn))
    console.log(`SKIPPED: ${count} tests of ${file}: ${reason ?? 'no reason given'}`);
}

await runCommand(async () => {
  const green = await everything();
  if (!green && tally.failed === 0) tally.failed = 1;
  process.exitCode = green ? 0 : 1;
});
printSummary();
if (process.exitCode !== 0 && tally.failed === 0) tally.failed = 1;
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
