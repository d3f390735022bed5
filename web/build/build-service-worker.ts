import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalogues } from '@tabibu/locales/read-catalogues';
import { build } from 'vite';
import { markOf } from '../src/shell/build-mark.ts';
import type { AssetList } from './list-assets.ts';

/** Builds `/sw.js` with the list of files it keeps; a changed file makes a changed worker, and a changed worker replaces the old one. */
export async function buildServiceWorker(web: string, client: string, assets: AssetList): Promise<void> {
  const kept = keptFiles(assets);
  const version = createHash('sha256');
  for (const file of kept) version.update(file).update(await readFile(join(client, file)));
  const marks = (await readdir(join(client, 'assets'))).map(markOf).join('');
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      KEPT_FILES: JSON.stringify(kept),
      BUILD_MARKS: JSON.stringify(marks),
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

/** The frame and the first screen; the language and the other screens are kept when they are first used. */
function keptFiles({ entry, parts }: AssetList): string[] {
  const home = parts['src/patient/home/home-screen.tsx'];
  const files = [entry, ...(home ? [home] : [])].flatMap((asset) => [asset.script, ...asset.imports, ...asset.styles]);
  return [...new Set([...files, '/icon.svg'])];
}

/** The one sentence that the worker has to know by itself, in each language. */
function unreadablePush(): Record<string, string> {
  return Object.fromEntries(Object.entries(readCatalogues()).map(([language, { server = [] }]) => {
    const sentence = server.find(({ key }) => key === 'push.unreadable');
    if (sentence === undefined) throw new Error(`push.unreadable is missing in ${language}`);
    return [language, sentence.message];
  }));
}
