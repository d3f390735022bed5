import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppParts } from './app.ts';
import { shownSpecialties } from './modules/doctors/index.ts';
import { PAGE_FORMS } from './page-forms/index.ts';
import type { Config } from './platform/config.ts';
import { jobContext } from './platform/context.ts';
import { pageForms } from './platform/http/page-forms.ts';
import { webPages } from './platform/http/web-pages.ts';
import { searchEngines } from './search-engines.ts';

const BUILT = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/**
 * Returns the function that mounts the web pages, rendered by the web's server bundle, and the files for search
 * engines.
 */
export function pages(config: Config): NonNullable<AppParts['pages']> {
  const folder = config.WEB_FOLDER ?? BUILT;
  return async (app, deps) => {
    await app.register(searchEngines, { deps, bundle: join(folder, 'server/server-entry.js') });
    await app.register(webPages, {
      folder,
      clock: deps.services.clock,
      origin: config.PUBLIC_URL,
      paths: deps.paths,
      limits: deps.limits,
      readHouse: async () => ({ specialties: await shownSpecialties(jobContext(deps.services, 'pages')) }),
      forms: pageForms(deps, PAGE_FORMS),
    });
  };
}
