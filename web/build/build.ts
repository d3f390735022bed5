/** `npm run build -w web`: browser and server bundles, service worker, list of assets, compressed copies. */
import { createBuilder } from 'vite';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { listAssets } from './list-assets.ts';
import { buildServiceWorker } from './build-service-worker.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
/** Built beside and put in place at the end: a server that starts meanwhile never reads half a build. */
const building = join(web, `../.cache/web-${process.pid}`);
const client = join(building, 'client');

const builder = await createBuilder({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'warn',
  environments: { client: { build: { outDir: client } }, ssr: { build: { outDir: join(building, 'server') } } },
});
await builder.buildApp();
if (builder.environments['ssr'] && !builder.environments['ssr'].isBuilt)
  await builder.build(builder.environments['ssr']);
const assets = await listAssets(building);
await prepareWhileLoading(join(client, assets.entry.script));
await buildServiceWorker(web, client, assets);
await compressFiles(client);
await rm(join(web, 'dist'), { recursive: true, force: true });
await rename(building, join(web, 'dist'));

/**
 * Has browsers prepare all functions of a script while it loads, beside the page's thread. Otherwise Chromium prepares
 * each when it is first called: a third of the processor's time between loaded and usable. It asks for the first line.
 */
async function prepareWhileLoading(file: string): Promise<void> {
  await writeFile(file, `//# allFunctionsCalledOnLoad\n${await readFile(file, 'utf8')}`);
}
