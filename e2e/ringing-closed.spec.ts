import type { Browser, Page } from 'playwright-core';
import { expect } from '@playwright/test';
import type { Person } from './browser.ts';
import { dashboardOf, openDoctor } from './doctor-steps.ts';
import type { DemoDoctor } from './doctor-steps.ts';
import { callDoctors } from './emergency-steps.ts';
import { journey } from './journey.ts';
import { freshName } from './newcomers.ts';
import { arrivedAt, deliver, endpointOf, notifications, subscribeAtSandbox } from './push-steps.ts';
import { violations } from './violations.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

/** A Tanzanian demo doctor on call who signs in in no other test. */
const ON_CALL: DemoDoctor = { country: 'TZ', phone: '0784 000 128' };
const ASKED = '019b7600-0000-7fda-87f8-a9963f882257';

/**
 * Answers all ringing emergencies with "not now": those of other tests ring here too, and their banner can cover the
 * switch.
 */
async function putOff(page: Page, notNow: string): Promise<void> {
  const answers = page.locator('.ringing-call').getByRole('button', { name: notNow });
  while ((await answers.count()) > 0)
    await answers
      .first()
      .click({ timeout: 5_000 })
      .catch(() => undefined);
}

/** Opens the dashboard of a doctor in a browser with a service worker and the sandbox's push service. */
async function atTheDashboard(browser: Browser, person: Person, doctor: DemoDoctor, allowed: boolean): Promise<Page> {
  const { page } = await openDoctor(browser, { ...person, offline: true }, doctor, async (context) => {
    if (allowed) await context.grantPermissions(['notifications'], { origin: person.origin });
    await subscribeAtSandbox(context, person.origin);
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  return page;
}

journey(
  'W23: an emergency rings a browser that asked for it also while its page is closed, until it is switched off or signed out',
  async ({ context: patient, origin, device, language, t }) => {
    const page = await atTheDashboard(patient.browser()!, { origin, device, language }, ON_CALL, true);
    const context = page.context();
    const closed = page.getByRole('switch', { name: t('ring.closed') });
    const isOn = () => closed.getAttribute('aria-checked');
    const press = async () => {
      await putOff(page, t('ring.not-now'));
      await closed.click();
    };
    expect(await isOn()).toBe('false');
    await press();
    await page.getByText(t('ring.closed-rings'), { exact: true }).waitFor();
    expect(await isOn()).toBe('true');
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect.poll(isOn).toBe('true');

    const endpoint = (await endpointOf(page))!;
    await page.goto('/contact');
    const name = freshName();
    await callDoctors(patient.browser()!, { origin, device, language }, name, ASKED);
    await expect.poll(async () => (await arrivedAt(endpoint)).length).toBeGreaterThan(0);
    const [{ text, urgency, ttl }] = (await arrivedAt(endpoint)) as [{ text: string; urgency: string; ttl: number }];
    expect([urgency, ttl > 200, ttl <= 300]).toEqual(['high', true, true]);
    const { title, body, tag } = JSON.parse(text) as Record<'title' | 'body' | 'tag', string>;
    await deliver(context, page, text);
    expect(await notifications(page)).toEqual([{ title, body, tag, stays: true }]);
    await deliver(context, page, text);
    await deliver(context, page, 'no JSON');
    expect((await notifications(page)).map((one) => one.title).toSorted()).toEqual([title, 'Tabibu'].toSorted());

    await page.goto(dashboardOf(device));
    await page
      .locator('.ringing-call')
      .filter({ hasText: name })
      .getByRole('button', { name: t('ring.accept') })
      .click();
    await page
      .locator('.ringing-call.own')
      .getByRole('button', { name: t('ring.hide') })
      .click();
    await expect.poll(isOn).toBe('true');
    await press();
    await expect.poll(isOn).toBe('false');
    expect(await endpointOf(page)).toBeNull();
    await press();
    await expect.poll(isOn).toBe('true');
    await putOff(page, t('ring.not-now'));
    await page.getByRole('button', { name: t('nav.sign-out') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => endpointOf(page)).toBeNull();
    await context.close();
  },
  { people: [SWAHILI_ON_PHONE], wholeBrowser: true },
);

journey(
  'a browser without permission or support for push messages says so, and the switch stays off',
  async ({ context: patient, origin, device, language, t }) => {
    const page = await atTheDashboard(
      patient.browser()!,
      { origin, device, language },
      { country: 'TZ', phone: '0784 000 170' },
      false,
    );
    const closed = page.getByRole('switch', { name: t('ring.closed') });
    await closed.click();
    await page.getByText(t('ring.closed-denied'), { exact: true }).waitFor();
    expect([await closed.getAttribute('aria-checked'), await endpointOf(page)]).toEqual(['false', null]);
    expect(await violations(page)).toEqual([]);
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager');
    });
    await page.reload();
    await closed.click();
    await page.getByText(t('ring.closed-unsupported'), { exact: true }).waitFor();
    await expect(closed).toHaveAttribute('aria-checked', 'false');
    await page.context().close();
  },
  { people: [SWAHILI_ON_PHONE], wholeBrowser: true },
);
