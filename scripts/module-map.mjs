// `npm run module-map`: writes the table of modules into ARCHITECTURE.md from modules.json. With `--check` it writes
// nothing and fails when the table is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './terminal.mjs';

const BEGIN = '<!-- written from modules.json by npm run module-map -->';
const END = '<!-- end of what is written -->';
const onlyCheck = process.argv.includes('--check');
const plot = resolve(process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? root);
const document = join(plot, 'ARCHITECTURE.md');

const text = readFileSync(document, 'utf8');
const [before, rest] = text.split(BEGIN);
const after = rest?.split(END)[1];
if (after === undefined) throw new Error(`ARCHITECTURE.md has no place for the map: ${BEGIN} … ${END}`);
const current = `${before}${BEGIN}\n${table()}\n${END}${after}`;

if (current === text) console.log('The table of modules is current.');
else if (onlyCheck) {
  console.error('The table of modules in ARCHITECTURE.md is not that of modules.json: npm run module-map writes it.');
  process.exitCode = 1;
} else {
  writeFileSync(document, current);
  console.log('The table of modules is written.');
}

function table() {
  const map = JSON.parse(readFileSync(join(plot, 'modules.json'), 'utf8'));
  const list = (names) => (names.length > 0 ? names.map((name) => `\`${name}\``).join(', ') : '–');
  const rows = Object.entries(map).map(
    ([name, { calls, keeps, planned }]) =>
      `| \`${name}\`${planned ? ' (planned)' : ''} | ${list(calls)} | ${keeps.join(', ') || '–'} |`,
  );
  return ['| Module | May call | Tables |', '|---|---|---|', ...rows].join('\n');
}
