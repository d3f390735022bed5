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
    (await beginningWithWaits(programs)) &&
    (await timed('Unit and integration tests', () => vitest('unit'))) &&
    (await timed('Loads and bad networks', () => vitest('faults-alone', { env: programs }))) &&
    (await timed('Browser journeys', () => vitest('journeys', { env: programs })))
  );
}

/**
 * Runs the fault tests and the checks of the sources at the same time, because the fault tests wait more than they
 * compute.
 */
async function beginningWithWaits(programs) {
  const faults = timed('Crashes and restarts', () => vitest('faults', { env: programs, quiet: true }));
  let green = true;
  for (const [title, check] of checksOfSources) {
    heading(title);
    green = green && (await timed(title, check));
  }
  return (await faults) && green;
}

const checksOfSources = [
  ['Types', everyPackageTypes],
  ['Lint', () => passes(tool('oxlint'), ['--type-aware', '--deny-warnings', '.'])],
  [
    'Format',
    () => passes(tool('prettier'), ['--check', '--log-level=warn', '--cache', '--cache-location=.cache/prettier', '.']),
  ],
  [
    'Module map',
    () => passes(tool('depcruise'), ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...packages]),
  ],
  ['Dead code', () => passes(tool('knip'), ['--no-progress'])],
  ['Sentences in three languages', () => passes(productNode(), ['locales/src/check.ts'])],
  ['Table of modules', () => passes(productNode(), ['scripts/module-map.mjs', '--check'])],
  ['Paths named in the documents', () => passes(productNode(), ['scripts/check-doc-paths.mjs'])],
  ['Promises and the tests that hold them', () => passes(productNode(), ['scripts/check-promises.mjs'])],
  ['Requirement codes and their list', () => passes(productNode(), ['scripts/check-requirements.mjs'])],
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
  for (const program of ['.', 'e2e', 'web']) green = (await passes(tool('tsc'), ['-p', program])) && green;
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
  const green = await vitest('faults', { only: [...filters, ...withoutTests], env });
  return (await vitest('faults-alone', { only: [...filters, ...withoutTests], env })) && green;
}

async function passes(command, args, options = {}) {
  return (await run(command, args, options)) === 0;
}

/** The projects of `vitest.config.ts` that run as one group. */
const GROUPS = { unit: ['unit', 'integration'] };

/** Runs the tests of a group. A test that is skipped without a reason makes the run fail. */
async function vitest(group, { only = [], env = {}, quiet = false } = {}) {
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
  const green = await passes(productNode(), args, { env: { ...env, TABIBU_SKIP_REPORT: written.skips }, quiet });
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
