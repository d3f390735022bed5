// `npm test`: runs every check and stops after the first group with a failure.
// `npm test -- server/src/modules/bookings` runs only those tests.
// `npm test -- --changed` runs the checks of the sources and the tests that changes since the last commit can reach;
// `--changed main` those since another commit.
// `npm test -- --shard 2/4` runs the second of four parts, for machines beside each other.
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { ensureApiTypes, ensureLocales, ensureWeb } from './ensure-built.mjs';
import { ensureCoturn } from './find-coturn.mjs';
import { ensurePostgres } from './find-postgres.mjs';
import { keepWhatJourneysReach } from './journeys-reached.mjs';
import { findBrowsers, runJourneys } from './run-journeys.mjs';
import { announce, heading, productNode, root, run, runCommand } from './terminal.mjs';
import { changedSince, testsReachedBy } from './reach.mjs';
import { freshReports, skippedIn, slowestOf, tallyOf } from './test-report.mjs';

const { filters, changed, shard } = readArguments(process.argv.slice(2));
const tally = { passed: 0, failed: 0 };
const reports = [];
/** The groups that have ended, in that order, with their seconds. */
const durations = [];

async function everything() {
  heading('Packages, build and programs');
  await ensureLocales();
  await ensureApiTypes();
  await ensureWeb();
  if (changed !== undefined) return onlyReachedTests();
  if (filters.length > 0) return onlySomeTests();
  const programs = await findPrograms();
  return (
    // Of several machines, the first checks the sources.
    ((shard !== undefined && !shard.startsWith('1/')) || (await sourcesPass())) &&
    (await beside(
      timed('Loads and bad networks', () => vitest('faults-alone', { env: programs, quiet: true })),
      timed('Unit tests', () => vitest('unit', { patience: MUCH })),
    )) &&
    (await timed('Changes during development', () => vitest('dev-loop', { env: programs }))) &&
    (await beside(
      timed('Crashes and restarts', () => vitest('faults', { env: programs, quiet: true })),
      timed('Integration tests', () => vitest('integration', { patience: SOME })),
    )) &&
    (await timed('Browser journeys', () => journeys({ env: programs })))
  );
}

/** How much what only computes waits for tests that run beside it: for their loads in milliseconds, and for crashes. */
const MUCH = 19;
const SOME = 5;

/** Reads what was asked for: `changed` is the commit to compare with, `shard` a part such as `2/4`. */
function readArguments(given) {
  const valueOf = (name) => {
    if (!given.includes(name)) return undefined;
    const value = given[given.indexOf(name) + 1] ?? '';
    return value.startsWith('--') ? '' : value;
  };
  const shard = valueOf('--shard');
  if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) throw new Error('--shard takes a part such as 2/4.');
  const base = valueOf('--changed');
  return {
    filters: given.filter((one) => !one.startsWith('--') && one !== shard && one !== base),
    changed: base === undefined ? undefined : base || 'HEAD',
    shard,
  };
}

/** Runs the checks of the sources, and the tests that the changes since a commit can reach. */
async function onlyReachedTests() {
  if (!(await sourcesPass())) return false;
  const { tests: reached, left } = await testsReachedBy(changedSince(changed));
  const walks = reached.filter((file) => file.endsWith('.spec.ts'));
  const faults = reached.filter((file) => file.includes('/faults/'));
  const others = reached.filter((file) => !walks.includes(file) && !faults.includes(file));
  announce(`${others.length} files of tests, ${faults.length} of faults and ${walks.length} of journeys are reached.`);
  if (left.length > 0) announce(`No journey known here, or none for which there is time, meets ${left.join(', ')}.`);
  const env = faults.length + walks.length > 0 ? await findPrograms() : {};
  return (
    (others.length === 0 || (await timed('Tests', () => vitest('some', { only: others })))) &&
    (faults.length === 0 || (await timed('Faults', () => vitest('any-faults', { only: faults, env })))) &&
    (walks.length === 0 || (await timed('Browser journeys', () => journeys({ only: walks, env }))))
  );
}

/** Runs tests that wait for a network or a process beside something that computes meanwhile. Both have to be green. */
async function beside(waiting, computing) {
  const greens = await Promise.all([waiting, computing]);
  return greens.every(Boolean);
}

/** Checks the sources, before anything that takes minutes. */
async function sourcesPass() {
  heading('Sources');
  const results = await runChecks();
  durations.push(...results);
  return results.every(({ green }) => green);
}

async function timed(title, check) {
  const began = Date.now();
  const green = await check();
  const seconds = (Date.now() - began) / 1000;
  durations.push({ title, seconds });
  announce(`${title}: ${green ? 'green' : 'RED'} (${seconds.toFixed(1)} s)`);
  return green;
}

/** Returns the programs that some tests need, as environment variables. */
async function findPrograms() {
  const browsers = await findBrowsers();
  const relay = await ensureCoturn();
  const postgres = await ensurePostgres();
  announce(`Chromium: ${browsers.CHROME_PATH}`);
  return {
    ...browsers,
    ...(relay ? { TURNSERVER_PATH: relay } : {}),
    ...(postgres ? { SECOND_POSTGRES_BIN: postgres } : {}),
  };
}

async function onlySomeTests() {
  const wants = (folder) => filters.some((filter) => filter.split('/').includes(folder));
  const env = wants('faults') || wants('e2e') ? await findPrograms() : {};
  if (!wants('faults')) return wants('e2e') ? journeys({ only: filters, env }) : vitest('some', { only: filters });
  const withoutTests = ['--passWithNoTests'];
  let green = true;
  for (const group of ['faults', 'faults-alone', 'dev-loop'])
    green = (await vitest(group, { only: [...filters, ...withoutTests], env })) && green;
  return green;
}

/** Projects of `vitest.config.ts` that run together when only some tests are asked for. */
const GROUPS = {
  unit: ['unit', 'contract'],
  some: ['unit', 'contract', 'integration'],
  'any-faults': ['faults', 'faults-alone', 'dev-loop'],
};

/** Runs the tests of a group with Vitest. */
async function vitest(group, { only = [], env = {}, quiet = false, patience = 0 } = {}) {
  const written = freshReports(group);
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...(GROUPS[group] ?? [group]).flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${written.tests}`,
    ...(shard === undefined ? [] : [`--shard=${shard}`, '--passWithNoTests']),
    ...only,
  ];
  const code = await run(productNode(), args, {
    env: { ...env, TABIBU_SKIP_REPORT: written.skips },
    quiet,
    patience,
  });
  return counted(written, code === 0);
}

/** Runs journeys with Playwright, all or those of some files. */
async function journeys({ only = [], env }) {
  const written = freshReports('journeys');
  const part = shard === undefined ? [] : [`--shard=${shard}`, '--pass-with-no-tests'];
  const green = (await runJourneys([...part, ...only], { env, report: written.tests })) === 0;
  if (green) keepWhatJourneysReach(written.tests);
  return counted(written, green);
}

/** Adds a report to the tally. Resolves with whether the run is green: a test skipped without a reason makes it red. */
function counted(written, green) {
  reports.push(written);
  const { passed, failed } = tallyOf(written, green);
  tally.passed += passed;
  tally.failed += failed;
  return green && noSilentSkip(written);
}

function noSilentSkip(written) {
  if (filters.length > 0 || changed !== undefined) return true;
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
