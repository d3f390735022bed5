import { join } from 'node:path';
import { announce, productNode, root, run, tool } from './terminal.mjs';

const cache = (name) => join(root, '.cache', name);

/**
 * The checks of the sources: no database, no browser. `commands` run one after the other until one is red. Each tool
 * keeps what it found in `.cache` and looks again only at what changed. `after` names the check that a check waits for.
 */
const CHECKS = [
  {
    name: 'types',
    title: 'Types',
    // One checker for each program: several would derive the same types once each.
    commands: [[tool('tsc'), ['--build', 'web', 'e2e', '--checkers', '1', '--builders', '2']]],
  },
  { name: 'module-map', title: 'Module map', commands: [[productNode(), ['scripts/check-module-map.mjs']]] },
  { name: 'lint', title: 'Lint', after: 'types', commands: [[productNode(), ['scripts/lint.mjs']]] },
  {
    name: 'dead-code',
    title: 'Dead code',
    commands: [[tool('knip'), ['--no-progress', '--cache', '--cache-location', cache('knip')]]],
  },
  { name: 'format', title: 'Format', commands: [[tool('oxfmt'), ['--check', '.']]] },
  { name: 'sentences', title: 'Sentences in three languages', commands: [[productNode(), ['locales/src/check.ts']]] },
  {
    name: 'documents',
    title: 'Documents',
    commands: [
      [productNode(), ['scripts/module-map.mjs', '--check']],
      [productNode(), ['scripts/check-doc-paths.mjs']],
      [productNode(), ['scripts/check-promises.mjs']],
      [productNode(), ['scripts/check-requirements.mjs']],
    ],
  },
];

const AT_ONCE = 2;

/**
 * Runs these checks, or all, two at a time, and prints the output of the red ones. Resolves with the title and seconds
 * of each, and whether it was green.
 */
export async function runChecks(names = []) {
  const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no check ${unknown.join(', ')}. There are ${CHECKS.map(({ name }) => name).join(', ')}.`);
  const waiting = CHECKS.filter(({ name }) => names.length === 0 || names.includes(name));
  const running = new Map();
  const ended = [];
  const isReady = ({ after }) => !running.has(after) && !waiting.some(({ name }) => name === after);
  while (waiting.length > 0 || running.size > 0) {
    const place = running.size < AT_ONCE ? waiting.findIndex(isReady) : -1;
    if (place < 0) await Promise.race(running.values());
    else {
      const [check] = waiting.splice(place, 1);
      const ends = runCheck(check).then((result) => {
        running.delete(check.name);
        ended.push(result);
      });
      running.set(check.name, ends);
    }
  }
  return ended;
}

async function runCheck({ title, commands }) {
  const began = Date.now();
  let green = true;
  for (const [command, args] of commands) green &&= (await run(command, args, { quiet: true })) === 0;
  const seconds = (Date.now() - began) / 1000;
  announce(`${title}: ${green ? 'green' : 'RED'} (${seconds.toFixed(1)} s)`);
  return { title, seconds, green };
}
