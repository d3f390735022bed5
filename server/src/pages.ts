import { fileURLToPath } from 'node:url';
import type { AppParts } from './app.ts';
import type { Config } from './platform/config.ts';
import { webPages } from './platform/http/web-pages.ts';

const BUILT = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** The pages of the web, rendered by its own server bundle. */
export function pages(config: Config): NonNullable<AppParts['pages']> {
  return async (app, gate) => {
    await app.register(webPages, { folder: BUILT, clock: gate.services.clock, origin: config.PUBLIC_URL, paths: gate.paths, limits: gate.limits });
  };
}
