import { expect, test } from '@playwright/test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchHeadlessShell } from './browser.ts';
import { readStorage } from './browser-storage.ts';
import type { Kept } from './browser-storage.ts';
import { freshNumber } from './newcomers.ts';
import { chooseDoctor } from './patient-steps.ts';
import { originOfRun } from './start-product.ts';
import { signInOnScreens } from './sign-in.ts';

const WORDS = {
  name: 'Zuhuraqx Kanarijx',
  payer: 'Penzelaqx Lipajx',
  reason: 'kifuaqx kinaumajx',
  search: 'ukimwiqx',
  medicine: 'dawaqx kidongejx',
};
const PHONE = freshNumber('000');

let origin: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let during: Kept[];
let afterwards: Kept[];
let made: string[];

/**
 * A patient books, pays, reads and searches in a browser with all storage allowed, and then signs out, like the last
 * person on a shared phone.
 */
test.beforeAll(async () => {
  origin = originOfRun();
  browser = await launchHeadlessShell();
  context = await browser.newContext({
    baseURL: origin,
    locale: 'sw',
    viewport: { width: 360, height: 740 },
    timezoneId: 'Africa/Dar_es_Salaam',
    serviceWorkers: 'allow',
  });
  await context.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('welcomed', '1');
  });
  await context.addCookies([{ name: 'lang', value: 'sw', url: origin }]);
  page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await signInOnScreens(page, { name: WORDS.name, phone: PHONE });
  const csrf = await page.evaluate(
    async () => ((await (await fetch('/api/me')).json()) as { data: { csrf: string } }).data.csrf,
  );
  await takeMedicine(csrf);
  await bookAndPay();
  await page.locator('.pay-extras a[href^="/receipts/"]').waitFor();
  for (const address of [
    '/appointments',
    '/appointments?tab=cancelled',
    '/more',
    '/more/devices',
    '/more/health',
    '/medicines',
    '/more/health/pregnancy',
    '/',
  ]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  await searchFor(WORDS.search);
  made = [...Object.values(WORDS).flatMap((text) => text.split(' ')), PHONE.slice(1), csrf];
  during = await readStorage(page);
  await page.goto('/more');
  await page.getByRole('button', { name: 'Toka', exact: true }).last().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.waitForLoadState('networkidle');
  afterwards = await readStorage(page);
});
test.afterAll(async () => {
  await browser.close();
});

/** Writes down a medicine to be reminded of, and states a pregnancy. */
async function takeMedicine(csrf: string): Promise<void> {
  const statuses = await page.evaluate(
    async ([token, name]) => {
      const { id } = ((await (await fetch('/api/me')).json()) as { data: { id: string } }).data;
      const put = async (path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json', 'x-csrf': token };
        return (await fetch(`/api/people/${id}/${path}`, { method: 'PUT', headers, body: JSON.stringify(body) }))
          .status;
      };
      const due = { kind: 'medicine', name, dose: '' };
      const schedule = { version: 0, due, times: ['08:00'], every_days: 1, days: null, refill: false };
      const day = new Date(Date.now() - 140 * 86_400_000).toISOString().slice(0, 10);
      return [
        await put(`schedules/${crypto.randomUUID()}`, schedule),
        await put('pregnancy', { version: 0, basis: 'last-period', day }),
      ];
    },
    [csrf, WORDS.medicine] as const,
  );
  expect(statuses).toEqual([200, 200]);
}

async function bookAndPay(): Promise<void> {
  await chooseDoctor(page, '/doctors?country=TZ&specialty=cardiologist');
  await page.locator('.slot-chip').first().waitFor();
  await page.locator('textarea[name=reason]').fill(WORDS.reason);
  await page.locator('.slot-chip').last().click();
  await page.locator('.booking-bar button[type=submit]').click();
  await page.waitForURL(/\/pay\//);
  await page.locator('input[name=name]').fill(WORDS.payer);
  await page.locator('input[name=tel]').fill(PHONE);
  await page.locator('.pay-bar button').click();
  // The doctor calls: no number stands on the page, but the way into the room does.
  await page.locator('a[href*="/appointments/"], a[href^="/call/"]').first().waitFor();
}

/** Searches for doctors; search words reveal what a person suffers from. */
async function searchFor(words: string): Promise<void> {
  await page.goto(`/doctors?country=TZ&q=${words}&problem=hiv`);
  await page.evaluate(async (path) => {
    await (await fetch(path)).text();
  }, `/api/doctors?country=TZ&q=${words}`);
  // Pages write responses to caches a while after the first view.
  await page.waitForTimeout(2_500);
}

const holding = (kept: readonly Kept[]) =>
  kept.flatMap(({ where, text }) => made.filter((word) => text.includes(word)).map((word) => `${where}: ${word}`));

test.describe('what a browser stores about a person (V-05)', () => {
  test('the visit has left data to check', () => {
    expect(during.filter(({ where }) => where.startsWith('cache tabibu-files')).length).toBeGreaterThan(3);
    expect(during.some(({ where }) => where === 'cache tabibu-personal')).toBe(true);
    expect(holding(during)).not.toEqual([]);
  });

  test('while signed in: own appointments, care plans, reminders of medicine, a pregnancy and names of the family for offline use, nothing else', () => {
    expect(holding(during.filter(({ where }) => where !== 'cache tabibu-personal'))).toEqual([]);
    const personal = during
      .filter(({ where }) => where === 'cache tabibu-personal')
      .map(({ text }) => new URL(text.split(' ')[0]!).pathname);
    expect(
      personal.filter(
        (path) =>
          !/^\/api\/(appointments(\/[^/]+)?|me\/plans|family|people\/[^/]+\/(schedules(\/month)?|pregnancy))$/.test(
            path,
          ),
      ),
    ).toEqual([]);
  });

  test('no session, number or secret can be read by a script', () => {
    const reachable = during.filter(({ where }) => /^(cookie|localStorage|sessionStorage|window|history)/.test(where));
    expect(
      reachable
        .map(({ where }) => where)
        .filter(
          (where) =>
            !/^(cookie|window\.name|history\.state|localStorage (activeTab|welcomed|userAuth|signedInBefore)|sessionStorage tabibu-opened)$/.test(
              where,
            ),
        ),
    ).toEqual([]);
    expect(reachable.find(({ where }) => where === 'cookie')!.text).not.toMatch(/sid|challenge/);
  });

  test('after signing out: nothing', () => {
    expect(holding(afterwards)).toEqual([]);
    expect(afterwards.filter(({ where }) => where === 'cache tabibu-personal')).toEqual([]);
    // The product's own code contains API paths; the cache of files may hold nothing else.
    const [code, rest] = [
      afterwards.filter(({ where }) => where === 'cache tabibu-files'),
      afterwards.filter(({ where }) => where !== 'cache tabibu-files'),
    ];
    expect(
      code
        .map(({ text }) => new URL(text.split(' ')[0]!).pathname)
        .filter((path) => !/^\/(assets\/[^/]+|icon\.svg)$/.test(path)),
    ).toEqual([]);
    expect(
      rest.filter(({ text }) => /\/api\/(appointments|me|payments|receipts)/.test(text)).map(({ where }) => where),
    ).toEqual([]);
  });

  test('going back page by page shows nothing personal, also not in fields', async () => {
    for (let step = 0; step < 12; step += 1) {
      await page.goBack({ timeout: 5_000 }).catch(() => undefined);
      await page.waitForLoadState('networkidle');
      const shown = await page.evaluate(() =>
        [
          document.body.innerText,
          ...[...document.querySelectorAll<HTMLInputElement>('input,textarea,select')].map(({ value }) => value),
        ].join('\n'),
      );
      // The address of a search is part of the browser's own history.
      expect([
        page.url(),
        made.filter((word) => word !== WORDS.search && shown.replaceAll(' ', '').includes(word)),
      ]).toEqual([page.url(), []]);
    }
  });

  test('without a network nothing is shown either', async () => {
    await context.setOffline(true);
    await page.goto('/appointments').catch(() => undefined);
    const shown = await page.locator('body').innerText();
    await context.setOffline(false);
    for (const word of made) expect(shown).not.toContain(word);
  });
});
