import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { Visitor } from '../server/test/visitor.ts';
import { FAKE_MEDIA, launchBrowser, openContext } from './browser.ts';
import type { Device, Language, Person } from './browser.ts';
import { FULL_SCREENS } from './full-screens.ts';
import { startProduct } from './product.ts';
import { SCREENS, signInAs } from './screen-list.ts';
import type { Screen, Visit } from './screen-list.ts';
import { settling } from './settling.ts';
import { takeSession } from './visitor-session.ts';
import { openWorkPlace } from './work-place.ts';
import { WORK_SCREENS } from './work-screens.ts';

const FOLDER = fileURLToPath(new URL('../screens/', import.meta.url));
const DEVICES: readonly Device[] = ['phone', 'desktop'];
const LANGUAGES: readonly Language[] = (process.env['SCREEN_LANGUAGES'] ?? 'sw,en,fr').split(',') as Language[];
const NARROW = { width: 320, height: 640 };
const words = process.argv.slice(2);
const wanted = <S extends { readonly name: string }>(screens: readonly S[]): S[] =>
  screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const screens = wanted([...SCREENS, ...FULL_SCREENS]);
const workScreens = wanted(WORK_SCREENS);

/**
 * Takes a picture of every screen, also with full lists and failures:
 * `screens/<screen>/<device>-<language>-<light|dark>.png`, and in Swahili at 320 px `narrow-sw-light.png`. Words on the
 * command line select screens by name.
 */
async function takePictures(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const browser = await launchBrowser(FAKE_MEDIA);
  try {
    if (screens.length > 0) await pictureProduct(browser);
    if (workScreens.length > 0) await pictureWork(browser);
    console.log(`Pictures: ${FOLDER}`);
  } finally {
    await browser.close();
  }
}

/** The looks in which each screen is pictured. */
const LOOKS: readonly (Omit<Person, 'origin'> & { readonly look: string })[] = [
  ...DEVICES.flatMap((device) =>
    LANGUAGES.flatMap((language) => [false, true].map((dark) => ({ look: device, device, language, dark }))),
  ),
  { look: 'narrow', device: 'phone', language: 'sw', dark: false },
];

type Take = (page: Page, person: Person, file: string) => Promise<void>;

/** Opens a browser for each look and has `take` make its pictures. */
async function inEveryLook(browser: Browser, origin: string, take: Take): Promise<void> {
  for (const { look, ...rest } of LOOKS) {
    const person = { ...rest, origin };
    const context = await openContext(browser, person);
    const page = await context.newPage();
    if (look === 'narrow') await page.setViewportSize(NARROW);
    const name = `${look}-${person.language}-${person.dark === true ? 'dark' : 'light'}`;
    await take(page, person, name);
    await context.close();
    console.log(`${name}: done`);
  }
}

async function pictureProduct(browser: Browser): Promise<void> {
  const product = await startProduct();
  try {
    await inEveryLook(browser, product.url, async (page, person, file) => {
      for (const owner of [undefined, 'patient', 'doctor'] as const) {
        const theirs = screens.filter((screen) => screen.of === owner);
        if (owner !== undefined && theirs.length > 0) await signInAs({ ...person, page }, owner);
        for (const screen of theirs) await picture({ ...person, page }, screen, file);
      }
    });
  } finally {
    await product.stop();
  }
}

/** Pictures the screens of people who work here and of applicants, in a product of their own. */
async function pictureWork(browser: Browser): Promise<void> {
  const place = await openWorkPlace();
  try {
    await inEveryLook(browser, place.origin, async (page, person, file) => {
      for (const { name, of, open } of workScreens) {
        await signInAtWork(page, person, of && place.people[of]);
        await picture({ ...person, page }, { name, open: (visit) => open(visit, place) }, file);
      }
    });
  } finally {
    await place.close();
  }
}

const languages = new Map<Visitor, Language>();

/** Puts the session of somebody into the browser, who reads its language from now on. */
async function signInAtWork(page: Page, { language }: Person, visitor: Visitor | undefined): Promise<void> {
  await page.context().clearCookies({ name: /sid$/ });
  if (visitor === undefined) return;
  // Only when it changes: each change is a row of the audit log, which is pictured too.
  if (languages.get(visitor) !== language) await visitor.patch('/api/me', { language });
  languages.set(visitor, language);
  await takeSession(page.context(), visitor);
}

async function picture(visit: Visit, { name, open }: Screen, file: string): Promise<void> {
  const { page } = visit;
  try {
    const settle = settling(page);
    await open(visit);
    // Not 'networkidle': a step that waits for a code asks the sandbox for it again and again.
    await settle();
    await page.evaluate(() => document.fonts.ready);
    mkdirSync(`${FOLDER}${name}`, { recursive: true });
    await page.screenshot({ path: `${FOLDER}${name}/${file}.png`, fullPage: true });
  } catch (error) {
    console.error(`${name} (${file}): ${String(error).split('\n')[0]}`);
    process.exitCode = 1;
  }
}

await takePictures();
