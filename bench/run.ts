import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { printTable } from './table.ts';
import type { Row } from './table.ts';

/**
 * `npm run bench`: runs each `*.bench.ts` of this folder, one after the other, and prints one table. `npm run bench -- first-visit search`
 * runs only those. A bench exports functions `measure…` that answer rows.
 */
const wanted = process.argv.slice(2);
const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.bench.ts')).sort();
const chosen = wanted.length === 0 ? files : files.filter((file) => wanted.some((name) => file.startsWith(name)));
const rows: Row[] = [];
const broken: string[] = [];

for (const file of chosen) {
  const bench = (await import(new URL(file, import.meta.url).href)) as Record<string, unknown>;
  for (const [name, measure] of Object.entries(bench)) {
    if (typeof measure !== 'function' || !name.startsWith('measure')) continue;
    const began = performance.now();
    console.log(`${file} …`);
    try {
      rows.push(...((await measure()) as Row[]));
    } catch (error) {
      broken.push(file);
      console.error(error);
    }
    console.log(`${file}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
}

const [processor] = cpus();
printTable(rows);
console.log(`\nNode ${process.version}, ${cpus().length} × ${processor?.model ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 10)}.`);
if (broken.length > 0) console.log(`Could not run: ${broken.join(', ')}.`);
process.exit(broken.length > 0 ? 1 : 0);
