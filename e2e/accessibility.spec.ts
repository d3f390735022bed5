import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openContext } from './browser.ts';
import { SCREENS } from './screen-list.ts';
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

describe.each([{ device: 'phone', dark: false }, { device: 'phone', dark: true }, { device: 'desktop', dark: false }, { device: 'desktop', dark: true }] as const)('$device, dark: $dark', ({ device, dark }) => {
  let browser: Browser;
  let page: Page;
  const origin = inject('origin');
  beforeAll(async () => {
    browser = await launchBrowser();
    const context = await openContext(browser, { origin, device, language: 'sw', dark });
    await context.route('**/*', (route) => route.continue());
    page = await context.newPage();
    await signIn(page, { name: 'Asha Juma', phone: `07${device === 'phone' ? '54' : '55'}${dark ? '111' : '222'}345` });
  });
  afterAll(async () => { await browser.close(); });

  test.each(SCREENS)('$name has no accessibility violation', async ({ open }) => {
    await open({ page, origin, device, language: 'sw' });
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
});
