// Reads the test runner's reports: how many tests passed, which were skipped and why, and which took longest.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './terminal.mjs';

const folder = join(root, '.cache');
const LONGEST = 10;

/**
 * Removes the reports of the last run. Returns the paths to which the runner writes its report and suites write why
 * they are skipped.
 */
export function freshReports(project) {
  mkdirSync(folder, { recursive: true });
  const reports = { tests: join(folder, `tests-${project}.json`), skips: join(folder, `skips-${project}.jsonl`) };
  for (const file of Object.values(reports)) rmSync(file, { force: true });
  return reports;
}

/**
 * Returns how many tests passed and failed. A file that could not be loaded counts as a failure although none of its
 * tests ran.
 */
export function tallyOf({ tests }, green) {
  if (!existsSync(tests)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = read(tests);
  const unloaded = !green && numFailedTests === 0 ? Math.max(1, numFailedTestSuites) : 0;
  return { passed: numPassedTests, failed: numFailedTests + unloaded };
}

/** Returns each file with skipped tests: how many, and the suite's reason, undefined if it gave none. */
export function skippedIn({ tests, skips }) {
  if (!existsSync(tests)) return [];
  const lines = existsSync(skips) ? readFileSync(skips, 'utf8').trim().split('\n') : [];
  const reasons = new Map(lines.map((line) => JSON.parse(line)).map(({ file, reason }) => [file, reason]));
  return read(tests).testResults.flatMap(({ name, assertionResults }) => {
    const skipped = assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed');
    const reason = reasons.get(name) ?? skipped.find((one) => one.reason !== undefined)?.reason;
    return skipped.length === 0 ? [] : [{ file: relative(root, name), count: skipped.length, reason }];
  });
}

/** Returns the slowest files and tests of these reports as lines of text. */
export function slowestOf(reports) {
  const files = reports.filter(({ tests }) => existsSync(tests)).flatMap(({ tests }) => read(tests).testResults);
  const timed = files.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]);
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => [`${relative(root, name)}: ${fullName}`, duration ?? 0]),
  );
  return [`The ${LONGEST} slowest files:`, ...longest(timed), `The ${LONGEST} slowest tests:`, ...longest(tests)];
}

function longest(timed) {
  return timed
    .sort(([, one], [, other]) => other - one)
    .slice(0, LONGEST)
    .map(([name, milliseconds]) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name.slice(0, 140)}`);
}

/** Reads a report of Vitest, or one of Playwright as if Vitest had written it. */
function read(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.suites === undefined ? report : asOfVitest(report);
}

function asOfVitest(report) {
  const byFile = Map.groupBy(testsOf(report), ({ file }) => file);
  const testResults = [...byFile].map(([name, tests]) => {
    const times = tests.flatMap(({ results }) =>
      results.map(({ startTime, duration }) => [Date.parse(startTime), Date.parse(startTime) + duration]),
    );
    return {
      name,
      startTime: Math.min(...times.map(([began]) => began)),
      endTime: Math.max(...times.map(([, ended]) => ended)),
      assertionResults: tests.map(({ title, status, results, annotations }) => ({
        fullName: title,
        status: { expected: 'passed', unexpected: 'failed' }[status] ?? status,
        duration: results.reduce((sum, { duration }) => sum + duration, 0),
        reason: annotations.find(({ type }) => type === 'skip')?.description,
      })),
    };
  });
  const { expected, unexpected } = report.stats;
  return {
    testResults,
    numPassedTests: expected,
    numFailedTests: unexpected,
    numFailedTestSuites: report.errors.length,
  };
}

/** Returns the tests of a report of Playwright, each with its file and full title. */
export function testsOf({ config, suites }) {
  const below = (suite, file, titles) => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map((test) => ({ ...test, file, title: [...titles, title].join(' ') })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => below(inner, file, [...titles, inner.title])),
  ];
  return suites.flatMap((suite) => below(suite, join(config.rootDir, suite.file), []));
}
