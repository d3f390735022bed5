import { existsSync } from 'node:fs';

/** Returns the path of Chromium, from `CHROME_PATH` or the system. Throws when there is none. */
export function chromiumPath(): string {
  const found = [
    process.env['CHROME_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error('no Chromium found; set CHROME_PATH');
  return found;
}
