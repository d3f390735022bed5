import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import type { Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const house = fileURLToPath(new URL('../..', import.meta.url));
/** The build finds these by their names: what it starts from, and what is listed by a pattern. */
const KEEPS_ITS_NAME = /^browser-entry\.tsx$|(-screen|booking-dialog|page-ring)\.tsx$/;

let copy: string;

beforeAll(async () => {
  await mkdir(join(house, '.cache'), { recursive: true });
  copy = await mkdtemp(join(house, '.cache/copy-'));
  await cp(join(house, 'web/src'), join(copy, 'web/src'), { recursive: true });
  await Promise.all(['contract', 'locales'].map((folder) => symlink(join(house, folder), join(copy, folder))));
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test('renaming a file changes no chunk', async () => {
  const before = await chunksOf(join(copy, 'web'));
  expect(before.length).toBeGreaterThan(100);
  expect(await renameFiles(join(copy, 'web/src'))).toBeGreaterThan(500);
  expect(await chunksOf(join(copy, 'web'))).toEqual(before);
}, 240_000);

/** Builds the scripts of browsers and returns the modules of each chunk, with the names from before the renaming. */
async function chunksOf(root: string): Promise<string[]> {
  const builder = await createBuilder({
    root,
    configFile: join(house, 'web/vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  });
  const client = builder.environments['client'];
  if (client === undefined) throw new Error('the build has no environment for browsers');
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  return output
    .flatMap((file) => (file.type === 'chunk' ? [file.moduleIds.map(nameBefore).sort().join('\n')] : []))
    .sort();
}

function nameBefore(module: string): string {
  return module.replace('/renamed-', '/');
}

/** Gives all files other names, with the imports of them, and returns how many there are. */
async function renameFiles(sources: string): Promise<number> {
  const files = (await readdir(sources, { recursive: true })).filter((path) => /\.tsx?$/.test(path));
  const renamed = files.filter((path) => !KEEPS_ITS_NAME.test(basename(path)));
  for (const path of files) {
    const text = await readFile(join(sources, path), 'utf8');
    const other = text.replaceAll(
      /((?:from|import) '|import\(')(\.[^']*\/)([\w.-]+\.tsx?)'/g,
      (all, before, folder, name) =>
        renamed.includes(relative(sources, resolve(sources, dirname(path), folder, name)))
          ? `${before}${folder}renamed-${name}'`
          : all,
    );
    if (other !== text) await writeFile(join(sources, path), other);
  }
  for (const path of renamed)
    await rename(join(sources, path), join(sources, dirname(path), `renamed-${basename(path)}`));
  return renamed.length;
}
