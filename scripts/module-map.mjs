// `npm run module-map`: writes into ARCHITECTURE.md the table of modules from modules.json and that of the web's floors
// from web/floors.json. With `--check` it writes nothing and fails when one of them is out of date.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './terminal.mjs';

const END = '<!-- end of what is written -->';
const onlyCheck = process.argv.includes('--check');
const plot = resolve(process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? root);
const document = join(plot, 'ARCHITECTURE.md');

const text = readFileSync(document, 'utf8');
const written = [
  ['modules.json', tableOfModules],
  ['web/floors.json', tableOfFloors],
].reduce((before, [source, table]) => fill(before, source, table()), text);

if (written === text) console.log('The tables of modules and of floors are current.');
else if (onlyCheck) {
  console.error('ARCHITECTURE.md is not what modules.json and web/floors.json say: npm run module-map writes it.');
  process.exitCode = 1;
} else {
  writeFileSync(document, written);
  console.log('The tables of modules and of floors are written.');
}

function fill(words, source, table) {
  const begin = `<!-- written from ${source} by npm run module-map -->`;
  const [before, rest] = words.split(begin);
  const end = rest?.indexOf(END) ?? -1;
  if (end < 0) throw new Error(`ARCHITECTURE.md has no place for the table: ${begin} … ${END}`);
  return `${before}${begin}\n${table}\n${rest.slice(end)}`;
}

function tableOfModules() {
  const map = readJson('modules.json');
  const list = (names) => (names.length > 0 ? names.map((name) => `\`${name}\``).join(', ') : '–');
  const rows = Object.entries(map).map(
    ([name, { calls, keeps, planned }]) =>
      `| \`${name}\`${planned ? ' (planned)' : ''} | ${list(calls)} | ${keeps.join(', ') || '–'} |`,
  );
  return ['| Module | May call | Tables |', '|---|---|---|', ...rows].join('\n');
}

/** Lists the folders of `web/src` from the lowest floor. Throws when a folder and the list do not agree. */
function tableOfFloors() {
  const floors = readJson('web/floors.json');
  const named = floors.flatMap((folders) => Object.keys(folders));
  const there = readdirSync(join(plot, 'web/src')).filter((name) => name !== 'testing');
  const wrong = [...there, ...named].filter((name) => !there.includes(name) || !named.includes(name));
  if (wrong.length > 0) throw new Error(`not both a folder of web/src and in web/floors.json: ${wrong.join(', ')}`);
  const rows = floors.flatMap((folders, floor) =>
    Object.entries(folders).map(([name, purpose]) => `| ${floor + 1} | \`${name}\` | ${purpose} |`),
  );
  return ['| Floor | Folder of `web/src` | Holds |', '|---|---|---|', ...rows].join('\n');
}

function readJson(path) {
  return JSON.parse(readFileSync(join(plot, path), 'utf8'));
}
