import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import type { Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const house = fileURLToPath(new URL('../..', import.meta.url));
/** A part of a shared folder, one of the frame, one of a screen, one that screens share, and a call to the server. */
const RENAMED = [
  'ui/forms/field.tsx',
  'ui/public/chip.tsx',
  'shell/frame.tsx',
  'patient/booking/way-choice.tsx',
  'components/countdown.ts',
  'api/public/doctors.ts',
];

let copy: string;

beforeAll(async () => {
  await mkdir(join(house, '.cache'), { recursive: true });
  copy = await mkdtemp(join(house, '.cache/copy-'));
  await cp(join(house, 'web/src'), join(copy, 'web/src'), { recursive: true });
  await Promise.all(['contract', 'locales'].map((folder) => symlink(join(house, folder), join(copy, folder))));
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('renaming a file changes no chunk', async () => {
  const before = await chunksOf(join(copy, 'web'));
  for (const file of RENAMED) await renameEverywhere(join(copy, 'web/src'), file);
  expect(before.length).toBeGreaterThan(100);
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

/** Gives a file another name, and every import of it. */
async function renameEverywhere(sources: string, file: string): Promise<void> {
  const name = file.slice(file.lastIndexOf('/') + 1);
  await rename(join(sources, file), join(sources, file.replace(name, `renamed-${name}`)));
  const files = (await readdir(sources, { recursive: true })).filter((path) => /\.tsx?$/.test(path));
  for (const path of files) {
    const text = await readFile(join(sources, path), 'utf8');
    const other = text.replaceAll(new RegExp(`(?<=from '[^']*/|import\\('[^']*/)(?=${name}')`, 'g'), 'renamed-');
    if (other !== text) await writeFile(join(sources, path), other);
  }
}
