import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { FAKE_MEDIA, launchBrowser, openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { startProduct } from './product.ts';
import { SCREENS, become } from './screen-list.ts';
import type { Visit } from './screen-list.ts';

const FOLDER = fileURLToPath(new URL('../screens/', import.meta.url));
const DEVICES: readonly Device[] = ['phone', 'desktop'];
const LANGUAGES: readonly Language[] = (process.env['SCREEN_LANGUAGES'] ?? 'sw,en,fr').split(',') as Language[];
const wanted = process.argv.slice(2);

/** A picture of every screen: `screens/<screen>/<device>-<language>-<light|dark>.png`. Words on the command line choose screens. */
async function takePictures(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const product = await startProduct();
  const browser = await launchBrowser(FAKE_MEDIA);
  try {
    for (const device of DEVICES) {
      for (const language of LANGUAGES) await walk(browser, product.url, device, language);
    }
    console.log(`Pictures: ${FOLDER}`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function walk(browser: Browser, origin: string, device: Device, language: Language): Promise<void> {
  const chosen = SCREENS.filter((screen) => wanted.length === 0 || wanted.some((word) => screen.name.includes(word)));
  for (const dark of [false, true]) {
    const context = await openContext(browser, { origin, device, language, dark });
    const page = await context.newPage();
    const visit: Visit = { page, origin, device, language };
    for (const owner of [undefined, 'patient', 'doctor'] as const) {
      const theirs = chosen.filter((screen) => screen.of === owner);
      if (owner !== undefined && theirs.length > 0) await become(page, owner, visit);
      for (const { name, open } of theirs) await picture(visit, name, open, dark);
    }
    await context.close();
    console.log(`${device} ${language} ${dark ? 'dark' : 'light'}: done`);
  }
}

async function picture(visit: Visit, name: string, open: (visit: Visit) => Promise<void>, dark: boolean): Promise<void> {
  const { page, device, language } = visit;
  try {
    await open(visit);
    await quiet(page);
    mkdirSync(`${FOLDER}${name}`, { recursive: true });
    await page.screenshot({ path: `${FOLDER}${name}/${device}-${language}-${dark ? 'dark' : 'light'}.png`, fullPage: true });
  } catch (error) {
    console.error(`${name} (${device}, ${language}): ${String(error).split('\n')[0]}`);
    process.exitCode = 1;
  }
}

async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

await takePictures();
