/**
 * Waits to become the next server process during development. It loads the packages that the server uses beforehand,
 * because that takes as long as loading the server's own sources. When it gets its settings, it runs the sources as
 * they are then.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const main = new URL('../../server/src/main.ts', import.meta.url);
const manifest = new URL('../../server/package.json', import.meta.url);
const { resolve } = createRequire(manifest);

// The development process has ended.
process.once('disconnect', () => process.exit());
const asked = once(process, 'message') as Promise<[settings: Record<string, string>]>;

const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: Record<string, string> };
const packages = Object.keys(dependencies).filter((name) => !name.startsWith('@tabibu/'));
// A process that is needed at once has no time for this. A package without a module (of fonts) is left to the server.
if (process.argv[2] !== 'at-once')
  await Promise.allSettled(packages.map(async (name) => void (await import(pathToFileURL(resolve(name)).href))));

const [settings] = await asked;
process.channel?.unref();
Object.assign(process.env, settings);
await import(main.href);
