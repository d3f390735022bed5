import { expect, test } from '@playwright/test';
import type { Browser } from 'playwright-core';
import { launchHeadlessShell, openContext } from './browser.ts';
import { originOfRun } from './start-product.ts';
import { watchContext } from './watch-context.ts';

test.describe('the content security policy blocks', () => {
  let origin: string;
  let browser: Browser;
  test.beforeAll(async () => {
    origin = originOfRun();
    browser = await launchHeadlessShell();
  });
  test.afterAll(async () => {
    await browser.close();
  });

  const ATTACKS: Readonly<Record<string, string>> = {
    'an inline script':
      "const made = document.createElement('script'); made.text = 'window.ran = true'; document.body.append(made)",
    'a handler': "document.body.setAttribute('onclick', 'window.ran = true'); document.body.click()",
    'markup from text': 'document.body.innerHTML = \'<img src=x onerror="window.ran = true">\'',
    'a foreign picture': "new Image().src = 'https://evil.example/pixel.gif'",
    'a foreign call': "fetch('https://evil.example/').catch(() => undefined)",
    'a frame':
      "const made = document.createElement('iframe'); made.src = 'https://evil.example/'; document.body.append(made)",
    'a foreign form':
      "const made = document.createElement('form'); made.action = 'https://evil.example/'; document.body.append(made); made.submit()",
    'another base':
      "const made = document.createElement('base'); made.href = 'https://evil.example/'; document.head.append(made)",
  };

  for (const [name, attack] of Object.entries(ATTACKS))
    test(name, async () => {
      const context = await openContext(browser, { origin, device: 'desktop', language: 'en' });
      const seen = await watchContext(context, origin);
      const page = await context.newPage();
      await page.goto('/about');
      // Runs through the debugger, as if a script of the product had been tricked into it.
      await page.evaluate(attack).catch(() => undefined);
      await expect.poll(() => seen.violations.length).toBeGreaterThan(0);
      expect([
        await page.evaluate('window.ran'),
        page.url().startsWith(origin),
        seen.foreign.filter((url) => !url.includes('pixel.gif')),
      ]).toEqual([undefined, true, []]);
      await context.close();
    });
});
