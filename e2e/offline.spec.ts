import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { COUNTRIES } from '@tabibu/contract/countries';
import { emergencyNumbersOf } from '@tabibu/contract/emergency-number';
import { SAID } from './assistant-screens.ts';
import { builtScript } from './built-script.ts';
import { cutNetwork } from './cut-network.ts';
import { journey } from './journey.ts';
import type { Journey } from './journey.ts';
import { chooseDoctor, holdSlot, signedIn } from './patient-steps.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

/** True if the data, the scripts and the stylesheets of this screen are cached for offline use. Runs in the page. */
async function isKept(): Promise<boolean> {
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(
    ({ href }) => href,
  );
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = [...styles, ...loaded.filter((name) => name.startsWith(`${location.origin}/assets/`))];
  const found = await Promise.all(['/api/appointments?tab=upcoming', ...files].map((address) => caches.match(address)));
  return found.every((one) => one !== undefined);
}

journey(
  'without a network my appointments open, the page says so, and booking is refused clearly',
  async (walk: Journey) => {
    const { page, t } = walk;
    await signedIn(walk);
    await chooseDoctor(page, '/doctors?country=TZ&type=general');
    await holdSlot(walk);
    await page.goto('/appointments');
    const doctor = await page.locator('article.appointment h2, article.appointment h3').first().innerText();
    await expect.poll(() => page.evaluate(isKept)).toBe(true);

    let restore = await cutNetwork(page);
    await page.reload();
    await page.locator('article.appointment', { hasText: doctor }).first().waitFor();
    await page.getByText(t('frame.offline')).waitFor();

    await restore();
    await chooseDoctor(page, '/doctors?country=TZ&type=general&sort=name');
    await page.locator('.slot-chip').first().click();
    restore = await cutNetwork(page);
    await page.getByRole('button', { name: t('booking.pay-directly') }).click();
    await page.getByText(t('problem.offline')).waitFor();
    await page.getByText(t('booking.nothing-taken')).waitFor();
    await restore();
  },
  { offline: true },
);

const PHONE = [SWAHILI_ON_PHONE];

/** Waits until the service worker has cached its own files and those of the open page. */
async function untilKept(page: Page, address = '/shell'): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, address))
    .toBe(true);
}

const calls = (page: Page) =>
  page.locator('.emergency-numbers a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

journey(
  'without a network, the emergency numbers of every country can be opened, and a page that cannot be opened shows them',
  async ({ page, context, origin, t }) => {
    await page.goto('/about');
    await untilKept(page);
    await cutNetwork(page);
    for (const { code } of COUNTRIES) {
      await context.addCookies([{ name: 'country', value: code, url: origin }]);
      await page.goto('/emergency');
      await page.getByRole('heading', { level: 1, name: t('emergency.title') }).waitFor();
      const numbers = emergencyNumbersOf(code).map(({ number }) => `tel:${number}`);
      await expect.poll(() => calls(page), code).toEqual(numbers);
    }
    await page.goto('/contact');
    await page.getByRole('heading', { name: t('unreachable.title') }).waitFor();
    await expect.poll(() => calls(page)).toHaveLength(emergencyNumbersOf(COUNTRIES.at(-1)!.code).length);
    await page.goto('/');
    await page.locator('.network-notice a[href="/emergency"]').click();
    await page.getByRole('heading', { level: 1, name: t('emergency.title') }).waitFor();
    await page.locator('.emergency-elsewhere summary').click();
    await expect
      .poll(() => page.locator('.emergency-elsewhere a[href^="tel:"]').count())
      .toBeGreaterThanOrEqual(COUNTRIES.length - 1);
  },
  { people: PHONE, offline: true },
);

journey(
  'without a network, the assistant that was never opened shows the danger signs and the numbers, and opens when it is back',
  async ({ page, t }) => {
    await page.goto('/about');
    await untilKept(page);
    const restore = await cutNetwork(page);
    await page.goto('/diagnosis');
    await page.getByRole('heading', { name: t('danger.title') }).waitFor();
    const signs = await page.locator('.danger-signs li').allInnerTexts();
    expect(signs).toHaveLength(11);
    expect(signs).toContain(t('danger.1'));
    await expect.poll(() => calls(page)).not.toEqual([]);
    await expect(page.locator('.ask-form')).toHaveCount(0);
    await restore();
    await page.locator('.ask-form textarea').waitFor();
  },
  { people: PHONE, offline: true },
);

journey(
  'without a network, an assistant that is open keeps the words and shows the danger signs',
  async ({ page, language, t }) => {
    await page.goto('/diagnosis');
    await page.locator('html.live').waitFor();
    await page.locator('.ask-form textarea').fill(SAID.throat[language]);
    const restore = await cutNetwork(page);
    await page.locator('.ask-form button[type=submit]').click();
    await page.locator('.answer-failure').waitFor();
    await expect(page.locator('.danger-signs li')).toHaveCount(11);
    await expect.poll(() => page.locator('.answer-failure a[href^="tel:"]').count()).toBeGreaterThan(0);
    await expect(page.locator('.ask-form textarea')).toHaveValue(SAID.throat[language]);
    await restore();
    await page
      .getByRole('button', { name: t('frame.retry') })
      .first()
      .click();
    await page.locator('.answer').waitFor();
  },
  { people: PHONE, offline: true },
);

journey(
  'a page that was opened by a link opens again without a network, and one that failed loads when the network is back',
  async ({ page, origin, t }) => {
    const doctors = (await (await fetch(`${origin}/api/doctors?country=TZ&sort=soonest&limit=1`)).json()) as {
      id: string;
      name: string;
    }[];
    const { id, name } = doctors[0]!;
    await page.goto(`/doctors/${id}`);
    await page.locator('h1', { hasText: name }).first().waitFor();
    await untilKept(page, `/api/doctors/${id}?country=TZ`);
    let restore = await cutNetwork(page);
    await page.reload();
    await page.locator('h1', { hasText: name }).first().waitFor();
    await page.locator('.load-failure').first().waitFor();
    await page.goto('/contact');
    await page.getByRole('heading', { name: t('unreachable.title') }).waitFor();
    await restore();
    await page.locator('.contact-tiles').first().waitFor();
    await page.goto(`/doctors/${id}`);
    restore = await cutNetwork(page);
    await page.goto('/doctors?country=KE');
    await page.locator('.load-failure, [role=alert]').first().waitFor();
    await restore();
    await page.locator('.doctor-card').first().waitFor();
    await expect(page.locator('.load-failure, [role=alert]')).toHaveCount(0);
  },
  { people: PHONE, offline: true },
);

journey(
  'the notice about the missing network never names a way that does not open: More and my appointments do, without having been opened',
  async (walk: Journey) => {
    const { page, t } = walk;
    await signedIn(walk);
    await page.goto('/');
    await untilKept(page, '/api/appointments?tab=upcoming');
    const restore = await cutNetwork(page);
    await page.goto('/');
    await page.locator('.tabs a[href="/more"]').click();
    await page.locator('.more-list').first().waitFor();
    await page.locator('.network-notice a').first().click();
    await page.getByText(t('appointments.none-upcoming')).waitFor();
    await page.goto('/more');
    await page.locator('.more-list').first().waitFor();
    await restore();
    await page.goto('/more');
    await page
      .getByRole('button', { name: t('more.sign-out') })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/api/appointments?tab=upcoming')) === undefined))
      .toBe(true);
  },
  { people: PHONE, offline: true },
);

journey(
  'without a network, the care plans of a patient open with their coupons, without having been opened',
  async (walk: Journey) => {
    const { page, number } = walk;
    await signedIn(walk);
    await page.goto('/subscriptions/buy/family/general');
    await page.locator('input[name=tel]').fill(number('000'));
    await page.locator('.pay-bar button').click();
    const code = await page.locator('.coupon-code').innerText();
    await page.goto('/');
    await untilKept(page, '/api/me/plans');
    await expect
      .poll(() => page.evaluate(isFileKept, builtScript('src/patient/care-plans/my-plans-screen.tsx')))
      .toBe(true);
    await cutNetwork(page);
    await page.goto('/subscriptions/mine');
    await page.getByText(code).first().waitFor();
  },
  { people: PHONE, offline: true },
);

journey(
  'what is kept for a time without a network is kept once the network is back, if it failed before',
  async (walk: Journey) => {
    const { page, context } = walk;
    await signedIn(walk);
    const answers = '**/api/appointments?*';
    let failed = 0;
    await context.route(answers, (route) => {
      failed += 1;
      return route.abort();
    });
    await page.goto('/');
    await expect.poll(() => failed).toBeGreaterThan(0);
    const restore = await cutNetwork(page);
    await context.unroute(answers);
    await restore();
    await untilKept(page, '/api/appointments?tab=upcoming');
  },
  { people: PHONE, offline: true },
);

/** True if the file at this path is cached. Runs in the page. */
async function isFileKept(path: string): Promise<boolean> {
  const files = await caches.open('tabibu-files');
  return (await files.keys()).some(({ url }) => new URL(url).pathname === path);
}
