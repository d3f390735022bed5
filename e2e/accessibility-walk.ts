import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { FAKE_MEDIA, launchBrowser, openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { SENTENCE_KEYS } from './say.ts';
import { SCREENS, become } from './screen-list.ts';
import type { Screen } from './screen-list.ts';
import { settling } from './settling.ts';
import { violations } from './violations.ts';

/** Keys of sentences that stand on the page in place of their sentence: in its text, or in what is read out. */
async function unspoken(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => [document.title, document.body.innerText, ...[...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) => ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''))].join('\n'));
  return [...new Set(said.match(/[a-z0-9-]+(?:\.[a-z0-9-]+)+/g))].filter((word) => SENTENCE_KEYS.has(word));
}

export interface Walk { readonly device: Device; readonly dark: boolean; readonly language: Language }

/** Opens every screen as one person: no accessibility violation, no sentence missing, no screen wider than the device (S35). */
export function walkAccessibly(walks: readonly Walk[]): void {
  describe.each(walks)('$device, $language, dark: $dark', ({ device, dark, language }) => {
    let browser: Browser;
    let page: Page;
    let settle: () => Promise<void>;
    const origin = inject('origin');
    beforeAll(async () => {
      browser = await launchBrowser(FAKE_MEDIA);
      const context = await openContext(browser, { origin, device, language, dark });
      await context.route('**/*', (route) => route.continue());
      page = await context.newPage();
      settle = settling(page);
      await become(page, 'patient', { language });
    });
    afterAll(async () => { await browser.close(); });

    const inspect = async ({ open }: Screen) => {
      await open({ page, origin, device, language });
      await settle();
      expect(await violations(page)).toEqual([]);
      expect(await unspoken(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(width).toBeLessThanOrEqual(0);
    };

    test.each(SCREENS.filter(({ of }) => of !== 'doctor'))('$name has no accessibility violation and no unspoken sentence (S35)', inspect);

    describe('a doctor', () => {
      beforeAll(() => become(page, 'doctor', { language }));
      test.each(SCREENS.filter(({ of }) => of === 'doctor'))('$name has no accessibility violation and no unspoken sentence', inspect);
    });
  });
}
