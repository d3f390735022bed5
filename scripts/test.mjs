// `npm test`: every check in order, stopping at the first red one. `npm test -- server/src/money` runs those tests only.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureLocales, ensureWeb } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { ensureCoturn } from './find-coturn.mjs';
import { ensurePostgres } from './find-postgres.mjs';
import { announce, heading, productNode, root, run, runCommand, tool } from './terminal.mjs';

const packages = ['contract', 'locales', 'sandbox', 'server', 'web', 'e2e', 'bench', 'scripts'];
const filters = process.argv.slice(2);
const tally = { passed: 0, failed: 0 };

async function everything() {
  heading('Packages and build');
  await ensureInstalled();
  await ensureLocales();
  await ensureWeb();
  if (filters.length > 0) return onlySomeTests();
  for (const [title, check] of checks) {
    heading(title);
    const began = Date.now();
    if (!(await check())) {
      console.log(`\n${title}: RED`);
      return false;
    }
    announce(`${title}: green (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  }
  return true;
}

const checks = [
  ['Types', everyPackageTypes],
  ['Lint', () => passes(tool('oxlint'), ['--type-aware', '--deny-warnings', '.'])],
  ['Module map', () => passes(tool('depcruise'), ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...packages])],
  ['Dead code', () => passes(tool('knip'), ['--no-progress'])],
  ['Sentences in three languages', () => passes(productNode(), ['locales/src/check.ts'])],
  ['Paths named in the documents', () => passes(productNode(), ['scripts/check-doc-paths.mjs'])],
  ['Promises and the tests that hold them', () => passes(productNode(), ['scripts/check-promises.mjs'])],
  ['Unit and integration tests', () => vitest('unit')],
  ['Crashes, restarts and bad networks', () => faults()],
  ['Browser journeys', journeys],
];

async function everyPackageTypes() {
  let green = true;
  for (const name of packages) green = (await passes(tool('tsc'), ['-p', name])) && green;
  return green;
}

async function faults(only = []) {
  const relay = await ensureCoturn();
  const postgres = await ensurePostgres();
  return vitest('faults', only, { CHROME_PATH: await ensureChromium(), ...(relay ? { TURNSERVER_PATH: relay } : {}), ...(postgres ? { SECOND_POSTGRES_BIN: postgres } : {}) });
}

async function journeys() {
  const chromium = await ensureChromium();
  announce(`Chromium: ${chromium}`);
  return vitest('journeys', [], { CHROME_PATH: chromium });
}

async function onlySomeTests() {
  const wants = (name) => filters.some((filter) => filter.includes(name));
  if (wants('faults')) return faults(filters);
  if (wants('e2e')) return vitest('journeys', filters, { CHROME_PATH: await ensureChromium() });
  return vitest('unit', filters);
}

async function passes(command, args, env = {}) {
  return (await run(command, args, { env })) === 0;
}

async function vitest(project, only = [], env = {}) {
  const report = join(root, '.cache', `tests-${project}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...only];
  const green = await passes(productNode(), [join(root, 'node_modules/vitest/vitest.mjs'), ...args], env);
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    tally.passed += numPassedTests;
    tally.failed += numFailedTests;
    // A file that cannot even be loaded has no test that could fail.
    if (!green && numFailedTests === 0) tally.failed += Math.max(1, numFailedTestSuites);
  }
  return green;
}

await runCommand(async () => {
  const green = await everything();
  if (!green && tally.failed === 0) tally.failed = 1;
  process.exitCode = green ? 0 : 1;
});
if (process.exitCode !== 0 && tally.failed === 0) tally.failed = 1;
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
