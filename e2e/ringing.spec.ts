import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, test } from '@playwright/test';
import { pass, pay } from '../server/test/booking-makers.ts';
import { aWorkingDoctor } from '../server/test/doctor-makers.ts';
import { MINUTE } from '../server/src/platform/time.ts';
import type { Person } from './browser.ts';
import { dashboardOf, openDoctor } from './doctor-steps.ts';
import type { DemoDoctor } from './doctor-steps.ts';
import { callDoctors } from './emergency-steps.ts';
import { journey } from './journey.ts';
import { freshName } from './newcomers.ts';
import { OwnStage } from './own-stage.ts';
import type { Side } from './own-stage.ts';
import { violations } from './violations.ts';
import { BOTH_DEVICES, SWAHILI_ON_PHONE } from './walkers.ts';

/** A paediatrician on call, for the second test only. */
const CHILDREN = {
  id: '019b7600-0000-7a91-84ad-2bb383f61959',
  doctor: { country: 'TZ', phone: '0784 000 121' },
} as const;

/** Opens the earnings tab of a doctor; an emergency rings above every tab. */
async function openOnCall(
  browser: Browser,
  person: Person,
  doctor: DemoDoctor,
): Promise<{ context: BrowserContext; page: Page }> {
  const opened = await openDoctor(browser, person, doctor);
  await countTones(opened.context);
  await opened.page.goto(`${dashboardOf(person.device)}?tab=earnings`);
  await opened.page.locator('.sound-switch').waitFor();
  return opened;
}

/** Counts the tones that the page starts, in `window.heard`. */
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

const stage = new OwnStage();
const ON_CALL = { specialty: 'general-practitioner', onCall: true } as const;

for (const { device, language } of BOTH_DEVICES)
  test(`W23: an emergency rings in the dashboards of the doctors on call; the first to accept gets it and the others see that (${device})`, async () => {
    const { product } = stage;
    const name = freshName();
    const doctors = [await aWorkingDoctor(product, ON_CALL), await aWorkingDoctor(product, ON_CALL)];
    const patient = await product.patient({ full_name: `${name} Juma` });
    // Pages follow the server's clock only where the device's differs by more than 45 seconds.
    product.clock.advance(MINUTE);
    const opened = await Promise.all(
      doctors.map(async ({ browser: visitor }) => {
        const side = await stage.side({ device, language, visitor });
        await countTones(side.context);
        await side.page.goto(`${dashboardOf(device)}?tab=earnings`);
        await side.page.locator('.sound-switch').waitFor();
        return side;
      }),
    );
    const [one, other] = opened as [Side, Side];
    const { t } = one;
    await one.page.getByRole('heading', { name: t('day.tab-earnings') }).click();

    const held = await patient.post('/api/bookings', { doctor_id: doctors[0]!.id, is_emergency: true });
    expect(held.status, held.text).toBe(201);
    const { id } = held.body.data as { id: string };
    await pay(product, patient, id);
    const call = one.page.locator('.ringing-call').filter({ hasText: name });
    await call.waitFor();
    await expect(one.page.locator('.ringing')).toHaveAttribute('data-ringing', 'true');
    await expect.poll(() => one.page.title()).toContain(`(!) ${t('ring.title')}`);
    await expect.poll(() => one.page.title()).toContain(t('day.title'));
    await expect.poll(() => tones(one.page)).toBeGreaterThan(0);
    await expect(call.locator('a[href^="tel:"]')).toHaveCount(0);
    expect(await violations(one.page)).toEqual([]);
    // At every scroll position the banner must not cover an entry of the menu.
    for (const way of [0, 200, 10_000]) expect([way, await one.page.evaluate(coveredEntries, way)]).toEqual([way, 0]);
    // The page reads the changed clock when it is loaded.
    product.clock.advance(5_000);
    await one.page.reload();
    await call.waitFor();
    await expect(call).toHaveText(/[0-4]:\d\d/, { useInnerText: true });

    const late = other.page.locator('.ringing-call').filter({ hasText: name });
    await expect(late).toHaveCount(0);
    await pass(product, MINUTE);
    await late.waitFor();
    const waiting = await stage.side({ device, language, visitor: patient });
    await waiting.page.goto(`/appointments/${id}`);
    // This is the first press on this page: what it changes above the button must not move the button.
    await late.getByRole('button', { name: t('ring.accept') }).click();
    const own = other.page.locator('.ringing-call.own').filter({ hasText: name });
    await own.locator('a[href^="/call/"]').waitFor();
    await product.settle();
    await one.page.getByText(t('ring.taken'), { exact: true }).first().waitFor();
    await expect(call).toHaveCount(0);
    await waiting.page.locator('.emergency-state a[href^="/call/"]').waitFor();
    await expect(waiting.page.locator('.doctor-phone')).toHaveCount(0);
    for (const { context } of [one, other, waiting]) await context.close();
  });

/** Scrolls down and returns how many entries of the menu the banner covers. Runs in the page. */
function coveredEntries(top: number): number {
  document.querySelector<HTMLElement>('.console-main')!.style.minHeight = '200vh';
  scrollTo(0, top);
  const banner = document.querySelector('.ringing')!.getBoundingClientRect();
  return [...document.querySelectorAll('.console-tabs a')].filter((entry) => {
    const box = entry.getBoundingClientRect();
    return (
      Math.min(box.right, banner.right) - Math.max(box.left, banner.left) > 1 &&
      Math.min(box.bottom, banner.bottom) - Math.max(box.top, banner.top) > 1
    );
  }).length;
}

journey(
  'W23: an emergency answered with "not now" stays as one line; the sound can be switched off for the device',
  async ({ context, origin, device, language, t }) => {
    const name = freshName();
    const person = { origin, device, language };
    const { page, context: practice } = await openOnCall(context.browser()!, person, CHILDREN.doctor);
    await page.getByRole('switch', { name: t('ring.sound') }).click();
    await page.reload();
    await expect(page.getByRole('switch', { name: t('ring.sound') })).toHaveAttribute('aria-checked', 'false');
    await callDoctors(context.browser()!, person, name, CHILDREN.id);
    const call = page.locator('.ringing-call').filter({ hasText: name });
    await call.waitFor();
    await page.locator('.ringing').getByText(t('ring.is-muted')).waitFor();
    await call.getByRole('button', { name: t('ring.not-now') }).click();
    await page.locator('.ringing-later').waitFor();
    // "Not now" survives a reload.
    await page.reload();
    await page.locator('.ringing-later').waitFor();
    await expect(call).toHaveCount(0);
    await page.getByRole('button', { name: t('ring.show') }).click();
    await call.getByRole('button', { name: t('ring.accept') }).click();
    await page.locator('.ringing-call.own').filter({ hasText: name }).waitFor();
    await practice.close();
  },
  { people: [SWAHILI_ON_PHONE] },
);
