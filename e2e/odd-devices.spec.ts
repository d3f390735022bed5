import { networkInterfaces } from 'node:os';
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from 'playwright-core';
import { DEVICES } from './browser.ts';
import { journey } from './journey.ts';
import type { Journey } from './journey.ts';
import { cutOff } from './narrow-measures.ts';
import { chooseDoctor, holdSlot, pay, takeFreeTime } from './patient-steps.ts';
import { settling } from './settling.ts';
import { signInByCode, signInOnScreens } from './sign-in.ts';
import { FRENCH_ON_PHONE, SWAHILI_ON_PHONE } from './walkers.ts';

/** Translates each page as a browser does, once it is hydrated: elements with its words replace every text. */
async function translateEverything(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || text.data.trim() === '') continue;
        if (parent.closest('font, [translate=no], script, style, textarea, template, title')) continue;
        const inner = document.createElement('font' as string);
        inner.textContent = text.data;
        const outer = document.createElement('font' as string);
        outer.append(inner);
        parent.insertBefore(outer, text);
        parent.removeChild(text);
      }
    };
    let begun = false;
    // Before that React replaces what was translated, and says so as an error.
    const isReady = () => performance.getEntriesByName('hydrated').length > 0;
    const begin = setInterval(() => {
      if (!isReady()) return;
      clearInterval(begin);
      begun = true;
      translate(document.body);
    }, 20);
    new MutationObserver((records) => {
      if (!begun) return;
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translate(target);
        for (const added of addedNodes) translate(added);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Pays by the sandbox of mobile money, and waits for the page that says so. */
async function bookAndPay(walk: Journey): Promise<void> {
  await chooseDoctor(walk.page, '/doctors?country=TZ&type=general&sort=name');
  await holdSlot(walk);
  await pay(walk, walk.number('000'));
  await walk.page.getByRole('heading', { name: walk.t('pay.paid-title') }).waitFor();
}

async function cancelFirst({ page, t }: Journey): Promise<void> {
  await page.goto('/appointments');
  await page
    .locator('article.appointment')
    .first()
    .getByRole('button', { name: t('appointments.cancel'), exact: true })
    .click();
  await page.locator('dialog[open] textarea[name=reason]').fill('Nimepona');
  await page.getByRole('button', { name: t('cancel.confirm') }).click();
  await page.getByText(t('cancel.done-refund')).waitFor();
}

journey('from signing in to a paid and a cancelled appointment nothing breaks in a translated page', async (walk) => {
  const { page, context, number, t } = walk;
  await translateEverything(context);
  await signInOnScreens(page, { name: 'Asha Juma', phone: number() });
  await bookAndPay(walk);
  await cancelFirst(walk);
  await page.goto('/contact');
  await page.locator('main form button[type=submit]').click();
  await page.locator('main .field-error').first().waitFor();
  await expect(page.locator('font').count()).resolves.toBeGreaterThan(20);
  await page.getByRole('heading', { name: t('crash.title') }).waitFor({ state: 'detached' });
});

/** The address of this machine in its network, where browsers offer only what needs no https; undefined without one. */
function networkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((one) => one ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/** A phone from London at that address, whose clock is three hours ahead. */
async function openOddPhone({ context, language }: Journey, origin: string): Promise<Page> {
  const odd = await context.browser()!.newContext({
    ...DEVICES.phone,
    baseURL: origin,
    locale: language,
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await odd.addInitScript(() => {
    localStorage.setItem('welcomed', '1');
    const Real = Date;
    const AHEAD = 3 * 3_600_000;
    globalThis.Date = class extends Real {
      constructor(...given: [] | [string | number]) {
        super(...((given.length === 0 ? [Real.now() + AHEAD] : given) as [number]));
      }
      static override now() {
        return Real.now() + AHEAD;
      }
    } as DateConstructor;
  });
  await odd.addCookies([{ name: 'lang', value: language, url: origin }]);
  return odd.newPage();
}

journey(
  'at the address of the local network over plain http, from London, with a clock three hours ahead, one can book and pay',
  async (walk) => {
    const address = networkAddress();
    // Without a network of its own, the machine's second address is as insecure to a browser.
    const origin = walk.origin.replace('localhost', address ?? '[::ffff:127.0.0.1]');
    const page = await openOddPhone(walk, origin);
    const odd: Journey = { ...walk, page, context: page.context(), origin };
    const { t } = walk;
    await page.goto('/');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await signInByCode(odd.context, origin, { name: 'Asha Juma', phone: walk.number(), language: walk.language });
    await bookAndPay(odd);
    // What was held ten minutes ago on the phone's clock is still held.
    await chooseDoctor(page, '/doctors?country=TZ&type=general&sort=name');
    await takeFreeTime(page);
    await page.locator('.hold-clock').first().waitFor();
    await expect(page.locator('.hold-clock').first()).toHaveText(/\b(9|10):\d\d/, { useInnerText: true });
    await page.locator('label', { hasText: t('pay.card') }).click();
    await pay(odd, walk.number());
    await page.waitForURL(/\/sandbox\/cards\/pay\//);
    expect(new URL(page.url()).origin).toBe(origin);
  },
);

/** Pages of a patient with fields, figures, cards and long words. */
const LARGE_TEXT_PAGES = [
  '/readings',
  '/emergency',
  '/medicines',
  '/',
  '/doctors',
  '/more',
  '/more/family',
  '/more/account',
  '/subscriptions',
  '/appointments',
  '/contact',
];

journey(
  'with letters of twice the size on a phone of 360 px nothing is cut off, and no field moves from its label',
  async ({ page, context, origin, number, language, t }) => {
    await signInByCode(context, origin, { name: 'Asha Juma', phone: number(), language });
    await page.setViewportSize({ width: 360, height: 740 });
    const settle = settling(page);
    const found: string[] = [];
    for (const path of LARGE_TEXT_PAGES) {
      await page.goto(path);
      await settle();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px';
      });
      if (path === '/readings') {
        // One of a pair is missing: its message takes a line.
        await page.locator('input[name=systolic]').fill('185');
        await page.getByRole('button', { name: t('reading.save'), exact: true }).click();
        await page.locator('.field-error').first().waitFor();
      }
      await settle();
      found.push(...(await page.evaluate(cutOff, 360)).map((what) => `${path}: ${what}`));
    }
    expect(found).toEqual([]);

    // Letters of the usual size: two fields side by side, each right below its label, also with a message below one.
    await page.setViewportSize({ width: 412, height: 740 });
    await page.goto('/readings');
    await settle();
    const pair = () =>
      page.locator('.reading-values .field').evaluateAll((fields) =>
        fields.slice(0, 2).map((field) => {
          const [label, input] = ['label', 'input'].map((name) => field.querySelector(name)!.getBoundingClientRect());
          return {
            fromTop: input!.top - field.parentElement!.getBoundingClientRect().top,
            gap: input!.top - label!.bottom,
          };
        }),
      );
    const before = await pair();
    expect(before[0]).toEqual(before[1]);
    await page.locator('input[name=systolic]').fill('185');
    await page.getByRole('button', { name: t('reading.save'), exact: true }).click();
    await page.locator('.field-error').first().waitFor();
    expect(await pair()).toEqual(before);
  },
  { people: [FRENCH_ON_PHONE, SWAHILI_ON_PHONE] },
);
