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

/** Demo doctors of Tanzania on call for general emergencies: for each walk the one asked for and one who is rung after the minute. They speak Swahili. */
const ON_CALL: Readonly<Record<Device, { readonly asked: string; readonly doctors: readonly [DemoDoctor, DemoDoctor] }>> = {
  phone: { asked: '019b7600-0000-7f23-85c7-846f94e9fd2c', doctors: [{ country: 'TZ', phone: '0784 000 100' }, { country: 'TZ', phone: '0784 000 296' }] },
  desktop: { asked: '019b7600-0000-7f77-8db6-a1785634142d', doctors: [{ country: 'TZ', phone: '0784 000 324' }, { country: 'TZ', phone: '0784 000 268' }] },
};
/** A paediatrician on call. */
const CHILDREN = { id: '019b7600-0000-7a91-84ad-2bb383f61959', doctor: { country: 'TZ', phone: '0784 000 121' } } as const;

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
  const { asked, doctors } = ON_CALL[device];
  const [one, other] = await Promise.all(doctors.map((doctor) => openOnCall(context.browser()!, person, doctor)));
  await one!.page.getByRole('heading', { name: t('day.tab-earnings') }).click();

  await signedIn(walk, `${name} Juma`);
  await payForEmergency(page, asked);
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
  expect(await late.count()).toBe(0);
  await late.waitFor({ timeout: 90_000 });
  // The first touch of this page: what it changes above the button must not move it away.
  await late.getByRole('button', { name: t('ring.accept') }).click();
  const own = other!.page.locator('.ringing-call.own').filter({ hasText: name });
  await own.locator('a[href^="tel:+255"]').waitFor();
  await one!.page.getByText(t('ring.taken'), { exact: true }).first().waitFor();
  await expect.poll(() => call.count()).toBe(0);
  await page.locator('.doctor-phone a[href^="tel:+"]').waitFor();
  await page.locator('.emergency-state a[href^="/call/"]').waitFor();
  for (const { context: practice } of [one!, other!]) await practice.close();
}, { people: [{ device: 'phone', language: 'sw' }, { device: 'desktop', language: 'sw' }], timeout: 180_000 });

journey('W23: put off, an emergency waits in one line; the sound can be switched off for the device', async ({ context, origin, device, language, t }) => {
  const name = freshName();
  const person = { origin, device, language };
  const { page, context: practice } = await openOnCall(context.browser()!, person, CHILDREN.doctor);
  await page.getByRole('switch', { name: t('ring.sound') }).click();
  await page.reload();
  await expect.poll(() => page.getByRole('switch', { name: t('ring.sound') }).getAttribute('aria-checked')).toBe('false');
  await callDoctors(context.browser()!, person, name, CHILDREN.id);
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
