// `npm run verify:lint`: lints what may be judged otherwise than in the last green run: files that changed, and files
// that import one whose types changed. The compiler's own records of the last `verify:types` say which these are.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root, run, tool } from './terminal.mjs';

const RECORD = join(root, '.cache', 'lint.json');
const TYPES = join(root, '.cache', 'types');
const PROGRAMS = ['contract', 'locales', 'medicines', 'node', 'web', 'e2e'];
/** What decides about every file. */
const RULES = ['.oxlintrc.json', 'scripts/lint-rules.mjs', 'scripts/screen-rules.mjs', 'package-lock.json'];
/** A command line holds no more names; above it the whole takes hardly longer. */
const MOST_FILES = 300;

const digest = (texts) => createHash('sha256').update(texts.join('\n')).digest('base64url');

/** Returns for each source of the programs a mark of its content and of the types that it imports. */
function marksNow() {
  const marks = new Map();
  for (const program of PROGRAMS) {
    const record = join(TYPES, `${program}.tsbuildinfo`);
    // A program whose types are red may have left no record: then its files count as changed in the next run.
    const { fileNames = [], fileInfos, fileIdsList = [], referencedMap = [] } = readCache(record) ?? {};
    const imports = new Map(referencedMap.map(([file, list]) => [file, fileIdsList[list - 1]]));
    // The compiler writes text alone where types and content are one. Its numbers of files begin with 1.
    const info = (id) => fileInfos[id - 1];
    const content = (id) => info(id).version ?? info(id);
    const types = (id) => info(id).signature ?? content(id);
    fileNames.forEach((name, place) => {
      const file = relative(root, resolve(dirname(record), name));
      if (file.includes('node_modules') || file.endsWith('.d.ts') || file.endsWith('.json')) return;
      const mark = digest([content(place + 1), ...(imports.get(place + 1) ?? []).map(types)]);
      marks.set(file, `${marks.get(file) ?? ''}${mark}`);
    });
  }
  for (const file of globSync('{scripts,web,bench,e2e,.}/*.{mjs,cjs}', { cwd: root }))
    marks.set(file, digest([readFileSync(join(root, file), 'utf8')]));
  return marks;
}

/** Returns what a file of the cache says, undefined if it is not there. */
function readCache(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const rules = digest(RULES.map((file) => readFileSync(join(root, file), 'utf8')));
const marks = marksNow();
const last = readCache(RECORD);
const changed = [...marks].filter(([file, mark]) => last?.marks[file] !== mark).map(([file]) => file);
const isAll = last?.rules !== rules || marks.size < Object.keys(last.marks).length / 2 || changed.length > MOST_FILES;
if (isAll || changed.length > 0)
  process.exitCode = await run(tool('oxlint'), ['--type-aware', '--deny-warnings', ...(isAll ? ['.'] : changed)]);
else console.log('Nothing changed since the last green run.');
if (!process.exitCode) {
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, JSON.stringify({ rules, marks: Object.fromEntries(marks) }));
}
