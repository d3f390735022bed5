// `npm run flakes -- 50 e2e/call.spec.ts`: walks the journeys of a file many times on a busy machine and prints how
// often which step failed. `npm run flakes -- 50 'part of a title'` walks the journeys with that title.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureLocales, ensureWeb } from './ensure-built.mjs';
import { findBrowsers, runJourneys } from './run-journeys.mjs';
import { productNode, root, runCommand } from './terminal.mjs';
import { testsOf } from './test-report.mjs';

const [times, which] = process.argv.slice(2);
const report = join(root, '.cache', 'flakes.json');

/** Starts one process for each processor that keeps it busy. Returns a function that ends them. */
function keepBusy() {
  const busy = Array.from({ length: availableParallelism() }, () => spawn(productNode(), ['-e', 'for (;;);']));
  return () => busy.forEach((one) => one.kill());
}

/** Returns how many walks failed at each step, most first. */
function failures(walks) {
  const steps = walks
    .map(({ results }) => results.flatMap(({ errors }) => errors)[0])
    .filter((error) => error !== undefined)
    .map(({ message = '', location }) => {
      const said = stripVTControlCharacters(message).split('\n').slice(0, 4).join('\n  ');
      return `${location ? `${relative(root, location.file)}:${location.line}` : 'outside of a step'}\n  ${said}`;
    });
  return [...new Set(steps)]
    .map((step) => ({ step, length: steps.filter((one) => one === step).length }))
    .sort((one, other) => other.length - one.length);
}

await runCommand(async () => {
  if (!Number.isInteger(Number(times)) || which === undefined)
    throw new Error('Say how often and which: npm run flakes -- 50 e2e/call.spec.ts');
  await ensureLocales();
  await ensureWeb();
  const env = await findBrowsers();
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const rest = keepBusy();
  try {
    const chosen = /\.spec\.ts/.test(which) ? [which] : ['-g', which];
    process.exitCode = await runJourneys([...chosen, `--repeat-each=${times}`], { env, report, reporter: 'dot' });
  } finally {
    rest();
  }
  const walks = testsOf(JSON.parse(readFileSync(report, 'utf8')));
  const failed = failures(walks);
  for (const { step, length } of failed) console.log(`\n${length} ×  ${step}`);
  const count = failed.reduce((sum, { length }) => sum + length, 0);
  console.log(`\n${count} of ${walks.length} walks failed, at ${failed.length} steps.`);
});
