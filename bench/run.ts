import { readdirSync } from 'node:fs';
import { REPORTS, originOf, removeReport, reportOf, writeReport } from './report.ts';
import { printTable } from './table.ts';
import type { Row } from './table.ts';

/**
 * `npm run bench`: runs each `*.bench.ts` of this folder, one after the other, prints one table and writes the figures
 * as JSON into `.cache/bench`. `npm run bench -- first-visit search` runs only those. `--json` also prints the JSON,
 * one line for each benchmark. A benchmark exports functions named `measure…` that return rows.
 */
const wanted = process.argv.slice(2).filter((word) => word !== '--json');
const printsJson = process.argv.includes('--json');
const files = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.bench.ts'))
  .sort();
const chosen = wanted.length === 0 ? files : files.filter((file) => wanted.some((name) => file.startsWith(name)));
const origin = originOf(new Date());
const rows: Row[] = [];
const broken: string[] = [];

for (const file of chosen) {
  const name = file.slice(0, -'.bench.ts'.length);
  const began = performance.now();
  console.log(`${file} …`);
  removeReport(REPORTS, name);
  try {
    const own = await rowsOf(file);
    rows.push(...own);
    const report = reportOf(name, own, origin);
    writeReport(REPORTS, report);
    if (printsJson) console.log(JSON.stringify(report));
  } catch (error) {
    broken.push(file);
    console.error(error);
  }
  console.log(`${file}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

printTable(rows);
console.log(`\n${origin.machine}, ${origin.date.slice(0, 10)}. As JSON: .cache/bench.`);
if (broken.length > 0) console.log(`Could not run: ${broken.join(', ')}.`);
process.exit(broken.length > 0 ? 1 : 0);

async function rowsOf(file: string): Promise<Row[]> {
  const bench = (await import(new URL(file, import.meta.url).href)) as Record<string, unknown>;
  const own: Row[] = [];
  for (const [name, measure] of Object.entries(bench)) {
    if (typeof measure === 'function' && name.startsWith('measure')) own.push(...((await measure()) as Row[]));
  }
  return own;
}
