import type { Page } from 'playwright-core';
import type { Device, Language } from './browser.ts';
import type { DeviceWindow } from './device-window.ts';
import { cutOff, largestStickyShare } from './narrow-measures.ts';
import { SENTENCE_KEYS } from './say.ts';
import { violations } from './violations.ts';
import { within } from './within.ts';

const NARROW = { width: 320, height: 640 };
/** 1280×720 at a zoom of 200 %, and a phone in landscape. */
const LOW = [
  { width: 640, height: 360 },
  { width: 740, height: 360 },
];
const CARD_FIELDS = [
  '[autocomplete^="cc-"]',
  ...['card', 'cvv', 'cvc', 'expiry', 'pan'].flatMap((word) => [
    `[name*="${word}" i]:not([name=payment_method]):is(input:not([type=radio]),select)`,
    `input[id*="${word}" i]:not([type=radio])`,
  ]),
].join(',');

export type Theme = 'light' | 'dark';

/** What it takes to look at the open page. */
export interface Look {
  readonly page: Page;
  readonly window: DeviceWindow;
  readonly language: Language;
  /** Waits until nothing moves or loads. */
  readonly settle: () => Promise<void>;
}

/** Looks at the open page on a device, in a theme, and returns its faults. */
export async function lookOn(look: Look, device: Device, theme: Theme): Promise<string[]> {
  const { page, window, language, settle } = look;
  await within(`show it on a ${device}`, window.show(device));
  await within(`${theme} theme`, page.emulateMedia({ colorScheme: theme }));
  await settle();
  const found = await within(`check it on a ${device}, ${theme}`, complaints(page, language));
  return found.map((what) => `${language}, ${device}, ${theme}: ${what}`);
}

/** Returns what is cut off at 320 px. */
export async function lookNarrow({ page, window, language, settle }: Look): Promise<string[]> {
  await within('make it narrow', window.show('phone', NARROW));
  // Parts of the page are loaded only when the person scrolls.
  await within(
    'scroll it',
    page.evaluate(() => {
      scrollTo(0, 50);
    }),
  );
  await settle();
  const cut = await within('look for what is cut off', page.evaluate(cutOff, NARROW.width));
  return cut.map((what) => `${language}, 320 px: ${what}`);
}

/** Returns what stays in place over more than a third of a low window. */
export async function lookLow({ page, window }: Look): Promise<string[]> {
  const found: string[] = [];
  for (const size of LOW) {
    await within('make it low', window.show('phone', size));
    const { share, parts } = await within('look for what stands still', page.evaluate(largestStickyShare));
    if (share > 1 / 3)
      found.push(`${size.width}×${size.height}: ${Math.round(share * 100)} % stand still: ${parts.join(', ')}`);
  }
  return found;
}

/** Returns the faults of the page as it is shown. */
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
