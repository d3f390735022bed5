import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Device, Person } from './browser.ts';
import { dashboardOf, openDoctor } from './doctor-steps.ts';
import type { DemoDoctor } from './doctor-steps.ts';
import { callDoctors, payForEmergency } from './emergency-steps.ts';
import { journey } from './journey.ts';
import { freshName } from './newcomers.ts';
import { signedIn } from './patient-steps.ts';
import { violations } from './violations.ts';

/** Demo doctors of Tanzania among the first eight on call for general emergencies, two for each walk. They speak Swahili. */
const ON_CALL: Readonly<Record<Device, readonly [DemoDoctor, DemoDoctor]>> = {
  phone: [{ country: 'TZ', phone: '0784 000 100' }, { country: 'TZ', phone: '0784 000 156' }],
  desktop: [{ country: 'TZ', phone: '0784 000 317' }, { country: 'TZ', phone: '0784 000 324' }],
};

/** A doctor at the earnings: an emergency rings over every tab. */
async function openOnCall(browser: Browser, person: Person, doctor: DemoDoctor): Promise<{ context: BrowserContext; page: Page }> {
  const opened = await openDoctor(browser, person, doctor);
  await countTones(opened.context);
  await opened.page.goto(`${dashboardOf(person.device)}?tab=earnings`);
  await opened.page.locator('.sound-switch').waitFor();
  return opened;
}

/** Counts the tones that the page starts. */
async function countTones(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard = { tones: 0 };
    Object.assign(window, { heard });
    window.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        heard.tones += 1;
        return super.createOscillator();
      }
    };
  });
}

const tones = (page: Page) => page.evaluate(() => (window as unknown as { heard: { tones: number } }).heard.tones);

journey('W23: an emergency rings in the dashboards of the doctors on call; the first to accept has it and the others see that', async (walk) => {
  const { page, context, origin, device, language, t } = walk;
  const name = freshName();
  const person = { origin, device, language };
  const [one, other] = await Promise.all(ON_CALL[device].map((doctor) => openOnCall(context.browser()!, person, doctor)));
  await one!.page.getByRole('heading', { name: t('day.tab-earnings') }).click();

  await signedIn(walk, `${name} Juma`);
  await payForEmergency(page);
  const call = one!.page.locator('.ringing-call').filter({ hasText: name });
  await call.waitFor();
  await expect.poll(() => one!.page.locator('.ringing').getAttribute('data-ringing')).toBe('true');
  await expect.poll(() => one!.page.title()).toContain(`(!) ${t('ring.title')}`);
  await expect.poll(() => one!.page.title()).toContain(t('day.title'));
  await expect.poll(() => tones(one!.page)).toBeGreaterThan(0);
  expect(await call.innerText()).toMatch(/[0-4]:\d\d/);
  expect(await call.locator('a[href^="tel:"]').count()).toBe(0);
  expect(await violations(one!.page)).toEqual([]);

  const late = other!.page.locator('.ringing-call').filter({ hasText: name });
  await late.waitFor();
  // The first touch of this page: what it changes above the button must not move it away.
  await late.getByRole('button', { name: t('ring.accept') }).click();
  const own = other!.page.locator('.ringing-call.own').filter({ hasText: name });
  await own.locator('a[href^="tel:+255"]').waitFor();
  await one!.page.getByText(t('ring.taken'), { exact: true }).first().waitFor();
  await expect.poll(() => call.count()).toBe(0);
  await page.locator('.doctor-phone a[href^="tel:+"]').waitFor();
  await page.getByText(t('emergency.accepted'), { exact: true }).waitFor();
  for (const { context: practice } of [one!, other!]) await practice.close();
}, { people: [{ device: 'phone', language: 'sw' }, { device: 'desktop', language: 'sw' }] });

journey('W23: put off, an emergency waits in one line; the sound can be switched off for the device', async ({ context, origin, device, language, t }) => {
  const name = freshName();
  const person = { origin, device, language };
  const { page, context: practice } = await openOnCall(context.browser()!, person, { country: 'TZ', phone: '0784 000 219' });
  await page.getByRole('switch', { name: t('ring.sound') }).click();
  await page.reload();
  await expect.poll(() => page.getByRole('switch', { name: t('ring.sound') }).getAttribute('aria-checked')).toBe('false');
  await callDoctors(context.browser()!, person, name);
  const call = page.locator('.ringing-call').filter({ hasText: name });
  await call.getByText(t('ring.is-muted')).waitFor();
  await call.getByRole('button', { name: t('ring.not-now') }).click();
  await page.locator('.ringing-later').waitFor();
  expect(await call.count()).toBe(0);
  await page.getByRole('button', { name: t('ring.show') }).click();
  await call.getByRole('button', { name: t('ring.accept') }).click();
  await page.locator('.ringing-call.own').filter({ hasText: name }).waitFor();
  await practice.close();
}, { people: [{ device: 'phone', language: 'sw' }] });
