import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'playwright-core';
import { aCall } from '../server/test/call-makers.ts';
import type { CallPeople } from '../server/test/call-makers.ts';
import { openTestProduct } from '../server/test/harness.ts';
import type { TestProduct } from '../server/test/harness.ts';
import { soon } from '../server/test/test-start.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { FAKE_MEDIA, launchHeadlessShell, openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { say } from './say.ts';
import type { PageSentence } from './say.ts';
import { PATIENCE } from './patience.ts';
import { takeSession } from './visitor-session.ts';

let product: TestProduct;
let browser: Browser;

test.beforeAll(async () => {
  product = await openTestProduct({
    pages: true,
    start: soon(),
    environment: { AFRICASTALKING_VOICE_NUMBER: '+255800111222' },
  });
  browser = await launchHeadlessShell(FAKE_MEDIA);
});

test.afterAll(async () => {
  await browser.close();
  await product.close();
});

interface Side {
  readonly page: Page;
  readonly t: (key: PageSentence, values?: Record<string, unknown>) => string;
}

/** Opens a signed-in browser whose network lets no media through, so that it cannot connect. */
async function blocked(visitor: Visitor, device: Device, language: Language): Promise<Side> {
  const origin = product.url.replace('127.0.0.1', 'localhost');
  await visitor.patch('/api/me', { language });
  const context = await openContext(browser, { origin, device, language });
  await takeSession(context, visitor);
  await context.addInitScript(() => {
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor() {
        super({ iceServers: [], iceTransportPolicy: 'relay' });
      }
    };
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return { page, t: (key, values) => say(language, key, values) };
}

/** Opens the simulated phone of the sandbox with that number. */
async function handset(phone: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${product.sandboxUrl}/sandbox/handset?phone=${encodeURIComponent(phone)}&lang=en`);
  return page;
}

/** Runs the product's pending events until the page shows this stage of the bridged call. */
async function comesTo({ page }: Side, stage: string): Promise<void> {
  await expect
    .poll(async () => {
      await product.settle();
      return page.locator(`[data-bridge=${stage}]`).count();
    })
    .toBe(1);
}

async function enter(people: CallPeople): Promise<{ patient: Side; doctor: Side }> {
  const [patient, doctor] = [
    await blocked(people.patient, 'phone', 'sw'),
    await blocked(people.doctor, 'desktop', 'en'),
  ];
  for (const { page, t } of [patient, doctor]) {
    await page.goto(`/call/${people.bookingId}`);
    await page.getByRole('button', { name: t('room.join') }).click();
  }
  await patient.page.locator('[data-phase=connecting]').waitFor();
  return { patient, doctor };
}

test('W24: when no media gets through, our number calls both on their phones, and a minute of that call completes the appointment', async () => {
  const people = await aCall(product, 1);
  const { patient, doctor } = await enter(people);
  const call = patient.page.getByRole('button', { name: patient.t('room.bridge-call') });
  await expect(call).toHaveCount(0);
  await call.waitFor();
  await call.click();
  await comesTo(patient, 'ringing-doctor');
  await comesTo(doctor, 'ringing-doctor');
  await patient.page.getByText(patient.t('room.bridge-from', { number: '+255 800 111 222' })).waitFor();
  await doctor.page.getByText(doctor.t('room.bridge-ringing-doctor-own', { name: 'Asha Juma' })).waitFor();

  const [theirs, ours] = [await handset(people.doctor.phone), await handset(people.patient.phone)];
  await expect(ours.getByRole('button', { name: 'Answer' })).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Answer' }).click();
  await comesTo(patient, 'ringing-patient');
  await ours.getByRole('button', { name: 'Answer' }).click();
  await comesTo(patient, 'bridged');
  await comesTo(doctor, 'bridged');
  for (const { page } of [patient, doctor]) {
    const text = (await page.locator('main').textContent())!.replaceAll(/\s/g, '');
    for (const { phone } of [people.patient, people.doctor]) expect(text).not.toContain(phone.slice(4));
  }

  product.clock.set(new Date(product.clock.now().getTime() + 65_000));
  await ours.getByRole('button', { name: 'Hang up' }).click();
  await expect
    .poll(async () => {
      await product.settle();
      return patient.page.getByRole('heading', { name: patient.t('stage.patient-completed.chip') }).count();
    })
    .toBe(1);
  await doctor.page.getByRole('heading', { name: doctor.t('stage.doctor-completed.chip') }).waitFor();
  expect((await people.patient.get(`/api/appointments/${people.bookingId}`)).body.data.status).toBe('completed');
});

test('R-18e: from the waiting room, the patient is told that the doctor did not answer and can request the call again', async () => {
  const people = await aCall(product, 1);
  const patient = await blocked(people.patient, 'phone', 'fr');
  await patient.page.goto(`/appointments/${people.bookingId}`);
  await patient.page.getByText(patient.t('doctor-phone.bridge', { doctor: 'Dkt. Neema Mushi' })).waitFor();
  await patient.page.locator('main a[href^="/call/"]').click();
  await patient.page.getByRole('button', { name: patient.t('room.bridge-call') }).click();
  await comesTo(patient, 'ringing-doctor');
  await (await handset(people.doctor.phone)).getByRole('button', { name: 'Reject' }).click();
  await comesTo(patient, 'failed');
  await patient.page.getByText(patient.t('room.bridge-busy', { name: 'Dkt. Neema Mushi' })).waitFor();
  // The test's clock stands still: the second request must be later than the first.
  product.clock.advance(1000);
  await patient.page.getByRole('button', { name: patient.t('room.bridge-again') }).click();
  await comesTo(patient, 'ringing-doctor');
});
