// Which journeys a change reaches, by what the pages of each file of journeys requested when it was last walked here.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './terminal.mjs';
import { testsOf } from './test-report.mjs';

/** Where `e2e/note-requests.ts` writes, a file for each worker of the runner. */
export const REQUESTS = join(root, '.cache', 'requests');

const RECORD = join(root, '.cache', 'journeys-reach.json');

/** How long the journeys of a change may walk, all together. Three walk at a time. */
const SECONDS = 240;

/**
 * Keeps what each file of journeys requested in a run: calls as `GET /api/doctors/*` and the source files whose scripts
 * were loaded. `report` is Playwright's.
 */
export function keepWhatJourneysReach(report) {
  const linesOf = (name) => readFileSync(join(REQUESTS, name), 'utf8').split('\n');
  const lines = new Map(readdirSync(REQUESTS).map((name) => [Number.parseInt(name), linesOf(name)]));
  const walked = requestsOf(testsOf(JSON.parse(readFileSync(report, 'utf8'))), lines, filesWithScripts());
  writeFileSync(RECORD, JSON.stringify({ ...readRecord(), ...walked }, undefined, 1));
}

/** Returns the source files with a script of their own by the addresses of these scripts; `entry` is every page's. */
export function filesWithScripts() {
  const { entry, parts } = JSON.parse(readFileSync(join(root, 'web/dist/page-assets.json'), 'utf8'));
  const files = Object.entries(parts).map(([file, { script }]) => [script, join('web', file)]);
  const byScript = new Map([[entry.script, ['entry']]]);
  for (const [script, file] of files) byScript.set(script, [...(byScript.get(script) ?? []), file]);
  return byScript;
}

/** Returns seconds and requests of each file: a worker walks one test at a time, so the time tells which it was. */
export function requestsOf(tests, lines, sources) {
  const walked = {};
  for (const { file, results } of tests)
    for (const { workerIndex, startTime, duration } of results) {
      const began = Date.parse(startTime);
      const known = (walked[relative(root, file)] ??= { seconds: 0, requests: [] });
      known.seconds += duration / 1000;
      const requests = (lines.get(workerIndex) ?? [])
        .map((line) => line.split(' '))
        .filter(([at]) => at >= began && at <= began + duration)
        .flatMap(
          ([, method, path]) => sources.get(path) ?? (path.startsWith('/api/') ? `${method} ${anyOf(path)}` : []),
        );
      known.requests = [...new Set([...known.requests, ...requests])].toSorted((one, other) => (one < other ? -1 : 1));
    }
  return walked;
}

/** Replaces what names one thing among many, which has a digit in it, by `*`. */
const anyOf = (path) => path.replaceAll(/\/[^/]*\d[^/]*/g, '/*');

/**
 * Chooses files of journeys so that one of them meets each call and each screen that a change reaches, if any does: the
 * most of them per second first, as long as there is time. Returns the files, and what none of them meets.
 */
export function coverOf(targets, record) {
  const open = new Set(targets);
  const files = [];
  for (let rest = SECONDS; ;) {
    const best = Object.entries(record)
      .filter(([file, { seconds }]) => !files.includes(file) && seconds <= rest)
      .map(([file, { seconds, requests }]) => {
        const met = [...open].filter((target) => requests.some((request) => isMet(target, request)));
        return { file, seconds, met, worth: met.length / seconds };
      })
      .reduce((one, other) => (other.worth > one.worth ? other : one), { worth: 0 });
    if (best.worth === 0) return { files, left: [...open] };
    files.push(best.file);
    for (const target of best.met) open.delete(target);
    rest -= best.seconds;
  }
}

/** Whether a request is the call `GET /api/doctors/:id`, or the script of a source file. */
function isMet(target, request) {
  const [wanted, asked] = [target, request].map((one) => one.split('/'));
  return (
    wanted.length === asked.length &&
    wanted.every((part, place) => part.startsWith(':') || anyOf(`/${part}`) === `/${asked[place]}`)
  );
}

/** Returns the calls of these modules of the server, as `GET /api/doctors/:id`. */
async function callsOf(modules) {
  const doors = modules.map((name) => join(root, 'server/src/modules', name, 'index.ts')).filter(existsSync);
  const all = await Promise.all(doors.map((door) => import(door)));
  return all.flatMap(({ routes = [] }) => routes.map(({ endpoint: { method, path } }) => `${method} ${path}`));
}

/**
 * Returns the files of journeys that a change of these modules of the server and of these files of the web reaches, and
 * which calls and screens none of them meets. Without any earlier walk in this checkout, no file is known.
 */
export async function journeysReaching(modules, files) {
  return coverOf([...(await callsOf(modules)), ...files], readRecord());
}

function readRecord() {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
}
