// Finds the browser for the journeys, or installs one and says so.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { announce, mustRun, productNode, root, run } from './terminal.mjs';

const SHELL = 'chromium-headless-shell';
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
    await mustRun('apt-get install chromium', ...installing('chromium'));
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

/**
 * Returns the path of Chromium's headless shell, which opens pages in half the time. If there is none, tries to install
 * Debian's package as root. Returns undefined where that is not possible; the whole browser then does its work.
 */
export async function ensureHeadlessShell() {
  const found = chosenBy('HEADLESS_SHELL_PATH') ?? firstInPath([SHELL]);
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !firstInPath(['chromium'])) return undefined;
  announce(`No ${SHELL} found: installing the Debian package, so that the journeys take less time …`);
  // Both packages have to be of one version.
  const installed =
    (await run('apt-get', ['update', '-qq'], { quiet: true })) === 0 &&
    (await run(...installing('chromium', SHELL), { quiet: true })) === 0;
  if (!installed) announce('It could not be installed: the journeys use the whole browser.');
  return installed ? firstInPath([SHELL]) : undefined;
}

function installing(...packages) {
  return [
    'env',
    ['DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
}

function installedChromium() {
  const found = chosenBy('CHROME_PATH') ?? firstInPath(names);
  return found ?? (process.platform === 'darwin' ? macPaths.find((path) => existsSync(path)) : undefined);
}

/** Returns the program that an environment variable names. Throws if it does not exist. */
function chosenBy(variable) {
  const path = process.env[variable];
  if (path && !existsSync(path)) throw new Error(`${variable} names ${path}, which does not exist.`);
  return path || undefined;
}

/** Returns the path of the first of the programs that a folder of `PATH` contains. */
function firstInPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

async function playwrightChromium() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
