import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { aCall } from '../server/test/call-makers.ts';
import type { CallPeople } from '../server/test/call-makers.ts';
import { openTestProduct } from '../server/test/harness.ts';
import type { TestProduct } from '../server/test/harness.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { FAKE_MEDIA, launchBrowser, openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { say } from './say.ts';
import type { PageSentence } from './say.ts';

let product: TestProduct;
let browser: Browser;

beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  browser = await launchBrowser(FAKE_MEDIA);
});

afterAll(async () => {
  await browser.close();
  await product.close();
});

interface Side {
  readonly page: Page;
  readonly t: (key: PageSentence, values?: Record<string, unknown>) => string;
}

/** A browser of one of the two people, signed in, with a microphone and a camera that play a test picture, and the connections it opens in reach. */
async function side(visitor: Visitor, device: Device, language: Language): Promise<Side> {
  const origin = product.url.replace('127.0.0.1', 'localhost');
  await visitor.patch('/api/me', { language });
  const context = await openContext(browser, { origin, device, language });
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, domain: 'localhost', path: '/', secure: true, httpOnly: true })));
  await context.addInitScript(() => {
    const made: RTCPeerConnection[] = [];
    Object.assign(window, { made });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(settings?: RTCConfiguration) {
        super(settings);
        made.push(this);
      }
    };
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return { page, t: (key, values) => say(language, key, values) };
}

/** Bytes of voice and picture that have arrived on the newest connection. */
function arrived({ page }: Side): Promise<{ audio: number; video: number }> {
  return page.evaluate(async () => {
    const { made } = window as unknown as { made: RTCPeerConnection[] };
    const bytes = { audio: 0, video: 0 };
    for (const stat of (await made.at(-1)!.getStats()).values()) if (stat.type === 'inbound-rtp') bytes[stat.kind as 'audio' | 'video'] += stat.bytesReceived;
    return bytes;
  });
}

/** Waits until more voice has come than now. */
async function hears(one: Side): Promise<void> {
  const before = (await arrived(one)).audio;
  await expect.poll(async () => (await arrived(one)).audio, { timeout: 10_000 }).toBeGreaterThan(before);
}

/** Runs the product's events until something is on the page. */
async function nudged({ page }: Side, sign: string): Promise<void> {
  await expect.poll(async () => {
    await product.settle();
    return page.locator(sign).count();
  }, { timeout: 10_000 }).toBe(1);
}

const connected = ({ page }: Side) => page.locator('[data-phase=connected]').waitFor();
const press = ({ page }: Side, control: string) => page.locator(`.call-control.${control}`).click();

async function both(people: CallPeople): Promise<{ patient: Side; doctor: Side }> {
  const [patient, doctor] = [await side(people.patient, 'phone', 'sw'), await side(people.doctor, 'desktop', 'en')];
  await patient.page.goto(`/appointments/${people.bookingId}`);
  await patient.page.locator('main a[href^="/call/"]').click();
  await patient.page.getByRole('button', { name: patient.t('room.join') }).click();
  await patient.page.locator('[data-phase=waiting]').waitFor();
  await doctor.page.goto(`/call/${people.bookingId}`);
  await doctor.page.getByRole('button', { name: doctor.t('room.join') }).click();
  await Promise.all([connected(patient), connected(doctor)]);
  return { patient, doctor };
}

test('S26: both join, hear and see each other, mute, write, reload, and the end of a minute together completes the appointment', async () => {
  const people = await aCall(product);
  const { patient, doctor } = await both(people);
  const began = product.clock.now().getTime();
  // The clock goes faster than life, but in steps that a living leg survives.
  const hurry = setInterval(() => product.clock.set(new Date(product.clock.now().getTime() + 4000)), 1600);
  await Promise.all([hears(patient), hears(doctor)]);

  await press(patient, 'camera');
  await doctor.page.locator('video.call-picture').waitFor();
  await expect.poll(async () => (await arrived(doctor)).video, { timeout: 10_000 }).toBeGreaterThan(5000);
  await press(patient, 'mute');
  await doctor.page.locator('.call-message').waitFor();
  await press(patient, 'mute');
  await doctor.page.locator('.call-message').waitFor({ state: 'detached' });

  const words = async ({ page }: Side) => page.locator('.call-check strong').textContent();
  expect((await words(patient))?.split(' · ')).toHaveLength(4);
  expect(await words(patient)).toBe(await words(doctor));

  await press(doctor, 'chat');
  await doctor.page.locator('input[name=message]').fill('Unanisikia vizuri?');
  await doctor.page.getByRole('button', { name: doctor.t('room.chat-send'), exact: true }).click();
  await nudged(patient, '.call-unread');
  await press(patient, 'chat');
  await patient.page.getByText('Unanisikia vizuri?').waitFor();
  await patient.page.locator('input[type=file]').setInputFiles({ name: 'dawa.png', mimeType: 'image/png', buffer: await patient.page.screenshot() });
  await nudged(doctor, '.call-said img');
  const photo = doctor.page.locator('.call-said img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await patient.page.reload();
  await Promise.all([connected(patient), connected(doctor)]);
  await Promise.all([hears(patient), hears(doctor)]);

  await expect.poll(() => product.clock.now().getTime() - began, { timeout: 60_000 }).toBeGreaterThan(80_000);
  clearInterval(hurry);
  await press(doctor, 'end');
  await doctor.page.getByRole('button', { name: doctor.t('room.end-yes') }).click();
  await Promise.all([patient, doctor].map(({ page, t }) => page.getByRole('heading', { name: t('room.over-completed') }).waitFor()));
  expect((await people.patient.get(`/api/appointments/${people.bookingId}`)).body.data.status).toBe('completed');
  expect(await patient.page.evaluate(() => document.querySelectorAll('video').length)).toBe(0);
}, 120_000);

test('ERR-14: a call that ends before a minute leaves the appointment as it is, and the way back in is one tap', async () => {
  const people = await aCall(product);
  const { patient, doctor } = await both(people);
  await press(patient, 'end');
  await patient.page.getByRole('button', { name: patient.t('room.end-yes') }).click();
  await doctor.page.getByRole('heading', { name: doctor.t('room.over-ended') }).waitFor();
  expect((await people.patient.get(`/api/appointments/${people.bookingId}`)).body.data.status).toBe('scheduled');
  await patient.page.getByRole('button', { name: patient.t('room.rejoin') }).click();
  await doctor.page.getByRole('button', { name: doctor.t('room.rejoin') }).click();
  await Promise.all([connected(patient), connected(doctor)]);
}, 90_000);

test('PAT-CALL-12: to anybody else the call is not there', async () => {
  const people = await aCall(product);
  const stranger = await side(await product.patient(), 'phone', 'sw');
  await stranger.page.goto(`/call/${people.bookingId}`);
  await stranger.page.getByRole('heading', { name: stranger.t('personal.not-found') }).waitFor();
});
