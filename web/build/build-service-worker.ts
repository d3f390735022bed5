import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalogues } from '@tabibu/locales/read-catalogues';
import { build } from 'vite';
import { hashSuffixOf } from '../src/shell/build-mark.ts';
import type { PageAssetList } from '@tabibu/contract/page-assets';

/**
 * Builds `/sw.js` with the list of files it keeps; a changed file makes a changed worker, and a changed worker replaces
 * the old one.
 */
export async function buildServiceWorker(web: string, client: string, assets: PageAssetList): Promise<void> {
  const kept = keptFiles(assets);
  const version = createHash('sha256');
  for (const file of kept) version.update(file).update(await readFile(join(client, file)));
  const marks = await writeMarks(client);
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      KEPT_FILES: JSON.stringify(kept),
      MARKS_FILE: JSON.stringify(marks),
      UNREADABLE_PUSH: JSON.stringify(unreadablePush()),
      BUILD_VERSION: JSON.stringify(version.digest('hex').slice(0, 12)),
    },
    build: {
      target: 'chrome93',
      outDir: client,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(web, 'src/shell/service-worker.ts'), output: { entryFileNames: 'sw.js' } },
    },
  });
}

/**
 * Writes the marks of all built files and returns the address. A file of their own, because only a worker that replaces
 * an older one has files to tell apart: inside the worker they would be half of what a first visit loads of it.
 */
async function writeMarks(client: string): Promise<string> {
  const marks = JSON.stringify((await readdir(join(client, 'assets'))).map(hashSuffixOf).sort().join(''));
  const address = `/assets/${createHash('sha256').update(marks).digest('base64url').slice(0, 7)}.json`;
  await writeFile(join(client, address), marks);
  return address;
}

/**
 * The frame, the first screen, and whom to call when nothing else can be opened. The language and the other screens are
 * kept when they are first used.
 */
function keptFiles({ entry, parts }: PageAssetList): string[] {
  const always = [
    'src/patient/home/home-screen.tsx',
    'src/app/prepare-offline.ts',
    'src/components/unreachable-screen.tsx',
  ].map((name) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`${name} is not in the build`);
    return part;
  });
  const files = [entry, ...always].flatMap((asset) => [asset.script, ...asset.imports, ...asset.styles]);
  return [...new Set([...files, '/icon.svg'])];
}

/** The one sentence that the worker has to know by itself, in each language. */
function unreadablePush(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readCatalogues()).map(([language, { server = [] }]) => {
      const sentence = server.find(({ key }) => key === 'push.unreadable');
      if (sentence === undefined) throw new Error(`push.unreadable is missing in ${language}`);
      return [language, sentence.message];
    }),
  );
}
