import type { Page } from 'playwright-core';
import { expect, test } from '@playwright/test';
import type { Browser } from 'playwright-core';
import { pay } from '../server/test/booking-makers.ts';
import { aCall } from '../server/test/call-makers.ts';
import { openTestProduct } from '../server/test/harness.ts';
import type { TestProduct } from '../server/test/harness.ts';
import { aVisit } from '../server/test/record-makers.ts';
import { soon } from '../server/test/test-start.ts';
import { FAKE_MEDIA, launchHeadlessShell } from './browser.ts';
import { personSide } from './call-people.ts';
import { violations } from './violations.ts';

let product: TestProduct;
let browser: Browser;

test.beforeAll(async () => {
  product = await openTestProduct({ pages: true, start: soon() });
  browser = await launchHeadlessShell(FAKE_MEDIA);
});

test.afterAll(async () => {
  await browser.close();
  await product.close();
});

/** A new patient asks this doctor for an emergency and pays. Returns the id of the emergency. */
async function anEmergencyFor(doctorId: string, name: string): Promise<string> {
  const patient = await product.patient({ full_name: `${name} Juma` });
  const held = await patient.post('/api/bookings', { doctor_id: doctorId, is_emergency: true });
  expect(held.status, held.text).toBe(201);
  const { id } = held.body.data as { id: string };
  await pay(product, patient, id);
  await product.settle();
  return id;
}

/** Counts the tones that the page starts, in `window.tones`. */
async function countTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { tones: 0 });
    window.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        (window as unknown as { tones: number }).tones += 1;
        return super.createOscillator();
      }
    };
  });
}

const tones = (page: Page) => page.evaluate(() => (window as unknown as { tones: number }).tones);

/** The part of the screen's height that the list covers. */
const coveredPart = (page: Page) =>
  page.locator('.ringing').evaluate((list) => list.getBoundingClientRect().height / innerHeight);

test('W23: emergencies ring on the page of a visit as one list; accepting one keeps the draft', async () => {
  const people = await aVisit(product);
  const { page, t } = await personSide({ product, browser }, people.doctor, 'phone', 'sw');
  await countTones(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/doctor/visits/${people.bookingId}`);
  const plan = page.locator('textarea[name=plan]');
  await plan.fill('Dawa kwa siku');
  for (const name of ['Asha', 'Bakari', 'Chiku']) await anEmergencyFor(people.doctorId, name);
  const calls = page.locator('.ringing-call');
  await expect(calls).toHaveCount(3);
  await expect.poll(() => tones(page)).toBe(1);
  expect(await coveredPart(page)).toBeLessThanOrEqual(0.5);
  expect(await violations(page)).toEqual([]);
  await plan.fill('Dawa kwa siku tatu');
  await page
    .getByRole('button', { name: t('ring.not-now') })
    .first()
    .click();
  await page
    .getByRole('button', { name: t('ring.accept') })
    .first()
    .click();
  await page.locator('.ringing-call.own a[href^="/call/"]').waitFor();
  await expect(plan).toHaveValue('Dawa kwa siku tatu');
  await page.locator('.ringing-call.own a[href^="/call/"]').click();
  await page.waitForURL(/\/call\//);
  await expect
    .poll(async () => (await people.doctor.get(`/api/doctor/visits/${people.bookingId}/note`)).body.data.plan)
    .toBe('Dawa kwa siku tatu');
  await page.context().close();
});

test('W23: in a call an emergency is one quiet line; accepting it leaves the call after a question', async () => {
  const people = await aCall(product);
  const { page, t } = await personSide({ product, browser }, people.doctor, 'phone', 'en');
  await countTones(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/call/${people.bookingId}`);
  await page.getByRole('button', { name: t('room.join') }).click();
  await page.locator('.call-controls').waitFor();
  await anEmergencyFor(people.doctorId, 'Asha');
  await page.locator('.call-ring').waitFor();
  await expect(page.locator('.ringing')).toHaveCount(0);
  expect(await tones(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page
    .locator('.call-ring')
    .getByRole('button', { name: t('ring.accept') })
    .click();
  await page.getByRole('button', { name: t('ring.leave-yes') }).click();
  await page.getByText(t('room.over-left')).first().waitFor();
  await page.locator('.ringing-call.own a[href^="/call/"]').waitFor();
  expect(await tones(page)).toBe(0);
  await page.context().close();
});
