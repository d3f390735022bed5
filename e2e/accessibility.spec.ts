import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openContext } from './browser.ts';
import { freshNumber } from './newcomers.ts';
import { SENTENCE_KEYS } from './say.ts';
import { SCREENS } from './screen-list.ts';
import { settling } from './settling.ts';
import { signIn } from './sign-in.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong on a page, in one line each. */
async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async ({ source, rules }) => {
    // oxlint-disable-next-line no-eval -- the page's own policy forbids script elements; the test reaches past it on purpose
    if (!('axe' in window)) (0, eval)(source);
    const { axe: runner } = window as unknown as { axe: { run: (context: Document, options: unknown) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> } };
    const { violations: found } = await runner.run(document, { runOnly: rules });
    return found.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => String(node.target)).join(' | ')}`);
  }, { source: axe.source, rules: RULES });
}

/** Keys of sentences that stand on the page in place of their sentence: in its text, or in what is read out. */
async function unspoken(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => [document.title, document.body.innerText, ...[...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) => ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''))].join('\n'));
  return [...new Set(said.match(/[a-z0-9-]+(?:\.[a-z0-9-]+)+/g))].filter((word) => SENTENCE_KEYS.has(word));
}

const WALKS = [
  { device: 'phone', dark: false, language: 'sw' },
  { device: 'phone', dark: true, language: 'fr' },
  { device: 'desktop', dark: false, language: 'en' },
  { device: 'desktop', dark: true, language: 'sw' },
] as const;

describe.each(WALKS)('$device, $language, dark: $dark', ({ device, dark, language }) => {
  let browser: Browser;
  let page: Page;
  let settle: () => Promise<void>;
  const origin = inject('origin');
  beforeAll(async () => {
    browser = await launchBrowser();
    const context = await openContext(browser, { origin, device, language, dark });
    await context.route('**/*', (route) => route.continue());
    page = await context.newPage();
    settle = settling(page);
    await signIn(page, { name: 'Asha Juma', phone: freshNumber() });
  });
  afterAll(async () => { await browser.close(); });

  test.each(SCREENS)('$name has no accessibility violation and no unspoken sentence (S35)', async ({ open }) => {
    await open({ page, origin, device, language });
    await settle();
    expect(await violations(page)).toEqual([]);
    expect(await unspoken(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
});
