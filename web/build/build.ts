/** `npm run build -w web`: browser and server bundles, service worker, icons, list of assets, compressed copies. */
import { createBuilder } from 'vite';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { drawIcons } from './draw-icons.ts';
import { listAssets } from './list-assets.ts';
import { buildServiceWorker } from './build-service-worker.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const client = join(web, 'dist/client');

await rm(join(web, 'dist'), { recursive: true, force: true });
const builder = await createBuilder({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
await builder.buildApp();
if (builder.environments['ssr'] && !builder.environments['ssr'].isBuilt) await builder.build(builder.environments['ssr']);
await drawIcons(client);
const assets = await listAssets(web);
await buildServiceWorker(web, assets);
await compressFiles(client);
