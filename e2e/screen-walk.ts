import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { DEVICES, FAKE_MEDIA, launchHeadlessShell, openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { cutOff, largestStickyShare } from './narrow-measures.ts';
import { SENTENCE_KEYS } from './say.ts';
import { SCREENS, signInAs } from './screen-list.ts';
import type { Screen } from './screen-list.ts';
import { settling } from './settling.ts';
import { signInOnScreens } from './sign-in.ts';
import { switchLanguage } from './switch-language.ts';
import { freshNumber } from './newcomers.ts';
import { violations } from './violations.ts';
import { NOTHING, watchContext } from './watch-context.ts';
import type { Sightings } from './watch-context.ts';
import { within } from './within.ts';

const NARROW = { width: 320, height: 640 };
/** 1280×720 at a zoom of 200 %, and a phone in landscape. */
const LOW = [
  { width: 640, height: 360 },
  { width: 740, height: 360 },
];
const LANGUAGES: readonly Language[] = ['en', 'fr', 'sw'];
const CARD_FIELDS = [
  '[autocomplete^="cc-"]',
  ...['card', 'cvv', 'cvc', 'expiry', 'pan'].flatMap((word) => [
    `[name*="${word}" i]:not([name=payment_method]):is(input:not([type=radio]),select)`,
    `input[id*="${word}" i]:not([type=radio])`,
  ]),
].join(',');

export interface ScreenWalk {
  readonly device: Device;
  /** The language in which each screen is opened, in the light theme. */
  readonly light: Language;
  /** The language to which it is switched, in the dark theme. */
  readonly dark: Language;
  /** Also checks each screen at 320 px and in low windows. */
  readonly narrow?: boolean;
}

/**
 * Opens every screen once on a device and checks it in several ways: no accessibility violation and no missing sentence
 * (S35), no violation of the content security policy, no request to another host and no card field (V-06, P-09), and no
 * page wider than the device. With `narrow`, nothing may be cut off at 320 px. Language, theme and size are switched on
 * the open screen, because opening a screen takes longer than checking it.
 */
export function walkEveryScreen(walk: ScreenWalk): void {
  const { device, light: language } = walk;
  const origin = inject('origin');
  let browser: Browser;
  let page: Page;
  let seen: Sightings;
  let settle: () => Promise<void>;

  beforeAll(async () => {
    browser = await launchHeadlessShell(FAKE_MEDIA);
    const context = await openContext(browser, { origin, device, language });
    seen = await watchContext(context, origin);
    page = await context.newPage();
    settle = settling(page);
  });
  afterAll(async () => {
    await browser.close();
  });

  const inspect = async ({ open }: Screen) => {
    await within('set its size', page.setViewportSize(DEVICES[device].viewport));
    await within('light theme', page.emulateMedia({ colorScheme: 'light' }));
    await open({ page, origin, device, language });
    await settle();
    const found = await within('check it', complaints(page, language));
    await within('dark theme', page.emulateMedia({ colorScheme: 'dark' }));
    await within('switch its language', switchLanguage(page, walk.dark));
    // What is asked for anew in another language stands at half strength until it is there.
    await settle();
    found.push(...(await within('check it in the dark', complaints(page, walk.dark))));
    if (walk.narrow === true) found.push(...(await narrowComplaints(page, settle)));
    await within('switch its language back', switchLanguage(page, language));
    await settle();
    expect({ found, ...seen }).toEqual({ found: [], ...NOTHING });
  };

  describe('a visitor', () => {
    test.each(SCREENS.filter(({ of }) => of === undefined))('sees $name as it has to be', inspect);
  });
  describe('a patient', () => {
    test('signs in without violating the content security policy', async () => {
      await page.context().clearCookies({ name: /sid$/ });
      await signInOnScreens(page, { name: 'Asha Juma', phone: freshNumber() });
      await settle();
      expect(seen).toEqual(NOTHING);
    });
    test.each(SCREENS.filter(({ of }) => of === 'patient'))('sees $name as it has to be', inspect);
  });
  describe('a doctor', () => {
    beforeAll(() => signInAs({ page, origin, device, language }, 'doctor'));
    test.each(SCREENS.filter(({ of }) => of === 'doctor'))('sees $name as it has to be', inspect);
  });
}

/** Returns the faults of the page, each with the language in which it was found. */
async function complaints(page: Page, language: Language): Promise<string[]> {
  const found = [...(await violations(page)), ...(await missingSentences(page)).map((key) => `unspoken: ${key}`)];
  const { lang, wider } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  if (lang !== language) found.push(`the document says that its language is ${lang}`);
  if (wider > 0) found.push(`the page is ${wider} px wider than its window`);
  const cards = await page.locator(CARD_FIELDS).count();
  if (cards > 0) found.push(`${cards} card fields`);
  return found.map((what) => `${language}: ${what}`);
}

/**
 * Returns what is cut off at 320 px in any language, and what stays in place over more than a third of a low window.
 */
async function narrowComplaints(page: Page, settle: () => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  await within('make it narrow', page.setViewportSize(NARROW));
  // Parts of the page are loaded only when the person scrolls.
  await within(
    'scroll it',
    page.evaluate(() => {
      scrollTo(0, 50);
    }),
  );
  await settle();
  for (const language of LANGUAGES) {
    await within(`switch the narrow page to ${language}`, switchLanguage(page, language));
    const cut = await within('look for what is cut off', page.evaluate(cutOff, NARROW.width));
    found.push(...cut.map((what) => `320 px, ${language}: ${what}`));
  }
  for (const size of LOW) {
    await within('make it low', page.setViewportSize(size));
    const { share, parts } = await within('look for what stands still', page.evaluate(largestStickyShare));
    if (share > 1 / 3)
      found.push(`${size.width}×${size.height}: ${Math.round(share * 100)} % stand still: ${parts.join(', ')}`);
  }
  return found;
}

/** Returns the sentence keys that are on the page instead of their sentence, in the text or in a label. */
async function missingSentences(page: Page): Promise<string[]> {
  const said = await page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) =>
        ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ].join('\n'),
  );
  return [...new Set(said.match(/[a-z0-9-]+(?:\.[a-z0-9-]+)+/g))].filter((word) => SENTENCE_KEYS.has(word));
}
