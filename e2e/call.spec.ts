import { expect, test } from '@playwright/test';
import type { Browser } from 'playwright-core';
import { aCall } from '../server/test/call-makers.ts';
import type { CallPeople } from '../server/test/call-makers.ts';
import { REHEMA, aMothersCall } from '../server/test/family-makers.ts';
import { openTestProduct } from '../server/test/harness.ts';
import type { TestProduct } from '../server/test/harness.ts';
import { messagesTo } from '../server/test/one-time-code.ts';
import { soon } from '../server/test/test-start.ts';
import { FAKE_MEDIA, launchHeadlessShell } from './browser.ts';
import { bothInCall, personSide } from './call-people.ts';
import { arrived, connected, hears, openSide, press, pictureBits } from './call-side.ts';
import type { Side } from './call-side.ts';

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

/** Runs the product's pending events until the page has one element `sign`; fails after ten seconds. */
async function nudged({ page }: Side, sign: string): Promise<void> {
  await expect
    .poll(async () => {
      await product.settle();
      return page.locator(sign).count();
    })
    .toBe(1);
}

function both(people: CallPeople): Promise<{ patient: Side; doctor: Side }> {
  return bothInCall({ product, browser }, people);
}

test('S26: both join, hear and see each other, mute, write, reload; a call of more than a minute completes the appointment when it ends', async () => {
  const people = await aCall(product);
  const { patient, doctor } = await both(people);
  const began = product.clock.now().getTime();
  // The product's clock runs faster than real time, in steps short enough that no participant times out.
  const hurry = setInterval(() => product.clock.set(new Date(product.clock.now().getTime() + 4000)), 1600);
  await Promise.all([hears(patient), hears(doctor)]);

  // In a phone appointment no video is sent before the other person has agreed.
  await press(patient, 'camera');
  await doctor.page.getByText(doctor.t('room.camera-offered', { name: 'Asha Juma' })).waitFor();
  expect([await patient.page.locator('video').count(), (await arrived(doctor)).video]).toEqual([0, 0]);
  await doctor.page.getByRole('button', { name: doctor.t('room.camera-agree'), exact: true }).click();
  await doctor.page.locator('video.call-picture').waitFor();
  await expect.poll(async () => (await arrived(doctor)).video).toBeGreaterThan(5000);
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
  await patient.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'dawa.png', mimeType: 'image/png', buffer: await patient.page.screenshot() });
  await nudged(doctor, '.call-said img');
  const photo = doctor.page.locator('.call-said img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await press(patient, 'mute');
  await patient.page.reload();
  await Promise.all([connected(patient), connected(doctor)]);
  // The patient was muted and is muted again after the reload; unmuting ends it.
  await doctor.page.getByText(doctor.t('room.other-muted', { name: 'Asha Juma' })).waitFor();
  await press(patient, 'mute');
  await doctor.page.locator('.call-message').waitFor({ state: 'detached' });
  // Playback that the system paused goes on by itself.
  const voice = doctor.page.locator('audio');
  await voice.evaluate((audio: HTMLAudioElement) => audio.pause());
  await expect.poll(() => voice.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(false);
  await Promise.all([hears(patient), hears(doctor)]);

  await expect.poll(() => product.clock.now().getTime() - began).toBeGreaterThan(80_000);
  clearInterval(hurry);
  await press(doctor, 'end');
  await doctor.page.getByRole('button', { name: doctor.t('room.end-yes') }).click();
  await Promise.all(
    [patient, doctor].map((side) =>
      side.page
        .getByRole('heading', {
          name: side.t(side === doctor ? 'stage.doctor-completed.chip' : 'stage.patient-completed.chip'),
        })
        .waitFor(),
    ),
  );
  expect((await people.patient.get(`/api/appointments/${people.bookingId}`)).body.data.status).toBe('completed');
  expect(await patient.page.evaluate(() => document.querySelectorAll('video').length)).toBe(0);

  // The page of the appointment links to the chat, in which one can write for another day.
  await patient.page.goto(`/appointments/${people.bookingId}`);
  await patient.page.getByRole('link', { name: patient.t('appointment.chat') }).click();
  await patient.page.getByText('Unanisikia vizuri?').waitFor();
  await expect(patient.page.locator('.call-said img')).toHaveCount(1);
  await patient.page.locator('input[name=message]').fill('Asante');
  await patient.page.getByRole('button', { name: patient.t('room.chat-send'), exact: true }).click();
  await expect
    .poll(
      async () =>
        (
          (await people.doctor.get(`/api/appointments/${people.bookingId}/messages`)).body.data.messages as {
            text: string;
          }[]
        ).at(-1)?.text,
    )
    .toBe('Asante');
  product.clock.set(new Date(people.startsAt.getTime() + 25 * 60 * 60_000));
  await patient.page.reload();
  await patient.page.getByText('Asante').waitFor();
  // For seven days both can still write about this visit.
  await expect(patient.page.locator('input[name=message]')).toHaveCount(1);
});

/** Chooses the video quality in its dialog. */
async function wish(one: Side, choice: 'automatic' | 'small' | 'large' | 'none'): Promise<void> {
  await press(one, 'picture');
  await one.page.locator(`input[name=picture][value=${choice}]`).check();
  await one.page.getByRole('button', { name: one.t('room.picture-done') }).click();
}

test('the video quality follows the choice of the person: large, small, or none in either direction', async () => {
  const { patient, doctor } = await both(await aCall(product, -5, undefined, { call_type: 'video' }));
  await doctor.page.locator('video.call-picture').waitFor();
  await wish(patient, 'large');
  await expect.poll(() => pictureBits(patient)).toBe(450_000);
  await wish(patient, 'small');
  await expect.poll(() => pictureBits(patient)).toBe(160_000);

  await wish(doctor, 'none');
  await doctor.page.locator('video.call-picture').waitFor({ state: 'detached' });
  await patient.page
    .getByText(patient.t('room.other-unseen', { name: await patient.page.locator('.call-status strong').innerText() }))
    .waitFor();
  await expect.poll(() => pictureBits(patient)).toBe(0);
  const { video } = await arrived(doctor);
  await Promise.all([hears(patient), hears(doctor)]);
  expect((await arrived(doctor)).video).toBe(video);

  await wish(doctor, 'automatic');
  await doctor.page.locator('video.call-picture').waitFor();
  await expect.poll(() => pictureBits(patient)).toBe(160_000);
});

test('ERR-14: a call that ends within a minute leaves the appointment scheduled, and can be rejoined with one press', async () => {
  const people = await aCall(product);
  const { patient, doctor } = await both(people);
  await press(patient, 'end');
  await patient.page.getByRole('button', { name: patient.t('room.end-yes') }).click();
  await doctor.page.getByRole('heading', { name: doctor.t('room.over-ended') }).waitFor();
  expect((await people.patient.get(`/api/appointments/${people.bookingId}`)).body.data.status).toBe('scheduled');
  await patient.page.getByRole('button', { name: patient.t('room.rejoin') }).click();
  await doctor.page.getByRole('button', { name: doctor.t('room.rejoin') }).click();
  await Promise.all([connected(patient), connected(doctor)]);
});

test('a mother without an account joins by the link of her SMS, talks, and gives the call to her daughter', async () => {
  const people = await aMothersCall(product, 0);
  await product.settle();
  const link = /\/join\/[\w-]{43}/.exec((await messagesTo(product, people.phone))[0]!)![0];
  const origin = product.url.replace('127.0.0.1', 'localhost');
  const mother = await openSide(browser, { origin, cookies: new Map(), device: 'phone', language: 'sw' });
  const doctor = await personSide({ product, browser }, people.doctor, 'desktop', 'en');
  await mother.page.goto(link);
  await mother.page.getByRole('button', { name: mother.t('room.join') }).click();
  await doctor.page.goto(`/call/${people.bookingId}`);
  await doctor.page.getByRole('button', { name: doctor.t('room.join') }).click();
  await Promise.all([connected(mother), connected(doctor)]);
  await Promise.all([hears(mother), hears(doctor)]);
  await doctor.page.locator('.call-status strong', { hasText: REHEMA.name }).waitFor();
  await expect(mother.page.getByRole('button', { name: mother.t('room.chat') })).toHaveCount(0);

  const daughter = await personSide({ product, browser }, people.patient, 'phone', 'en');
  await daughter.page.goto(`/call/${people.bookingId}`);
  await daughter.page.getByText(daughter.t('room.person-here', { person: REHEMA.name })).waitFor();
  await daughter.page.getByRole('button', { name: daughter.t('room.join') }).click();
  await mother.page.getByText(mother.t('join.asker-here', { asker: 'Neema' })).waitFor();
  await Promise.all([connected(daughter), connected(doctor)]);
});

test('PAT-CALL-12: anybody else gets "not found" for the call', async () => {
  const people = await aCall(product);
  const stranger = await personSide({ product, browser }, await product.patient(), 'phone', 'sw');
  await stranger.page.goto(`/call/${people.bookingId}`);
  await stranger.page.getByRole('heading', { name: stranger.t('personal.not-found') }).waitFor();
});
