// Finds the browser for the journeys, or installs one and says so.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { announce, mustRun, productNode, root } from './terminal.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a usable Chromium. If there is none, installs one: Debian's package as root, Playwright's
 * download elsewhere.
 */
export async function ensureChromium() {
  const found = installedChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    announce('No Chromium found: installing the Debian package "chromium" …');
    await mustRun('apt-get update', 'apt-get', ['update', '-qq']);
    await mustRun(
      'apt-get install chromium',
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  } else {
    announce('No Chromium found: downloading the one that Playwright publishes …');
    await mustRun('The download of Chromium', productNode(), [
      join(root, 'node_modules/playwright-core/cli.js'),
      'install',
      'chromium',
    ]);
  }
  const got = installedChromium() ?? (await playwrightChromium());
  if (got) return got;
  throw new Error(
    'No Chromium could be found or installed. Install Chromium or Chrome and set CHROME_PATH to its program.',
  );
}

function installedChromium() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, which does not exist.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...(process.platform === 'darwin' ? macPaths : [])].find((path) => existsSync(path));
}

async function playwrightChromium() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
