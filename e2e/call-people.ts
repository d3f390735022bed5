import type { Browser } from 'playwright-core';
import type { CallPeople } from '../server/test/call-makers.ts';
import type { TestProduct } from '../server/test/harness.ts';
import type { Visitor } from '../server/test/visitor.ts';
import type { Device, Language } from './browser.ts';
import { connected, openSide } from './call-side.ts';
import type { Side } from './call-side.ts';

export interface CallPlace {
  readonly product: TestProduct;
  readonly browser: Browser;
}

/** Opens a browser for one person of the call, on a device and in a language. */
export async function personSide(
  { product, browser }: CallPlace,
  visitor: Visitor,
  device: Device,
  language: Language,
): Promise<Side> {
  await visitor.patch('/api/me', { language });
  return openSide(browser, {
    origin: product.url.replace('127.0.0.1', 'localhost'),
    cookies: visitor.cookies,
    device,
    language,
  });
}

/**
 * Opens the patient on a phone and the doctor on a desktop; both have joined the call and are not connected yet.
 * `before` runs in the doctor's page before the scripts of the product.
 */
export async function bothInRoom(
  place: CallPlace,
  people: CallPeople,
  before?: () => void,
): Promise<{ patient: Side; doctor: Side }> {
  const [patient, doctor] = [
    await personSide(place, people.patient, 'phone', 'sw'),
    await personSide(place, people.doctor, 'desktop', 'en'),
  ];
  if (before) await doctor.page.addInitScript(before);
  await patient.page.goto(`/appointments/${people.bookingId}`);
  await patient.page.locator('main a[href^="/call/"]').click();
  await patient.page.getByRole('button', { name: patient.t('room.join') }).click();
  await patient.page.locator('[data-phase=waiting]').waitFor();
  await doctor.page.goto(`/call/${people.bookingId}`);
  await doctor.page.getByRole('button', { name: doctor.t('room.join') }).click();
  return { patient, doctor };
}

/** Opens the patient and the doctor in the call and waits until both are connected. */
export async function bothInCall(place: CallPlace, people: CallPeople): Promise<{ patient: Side; doctor: Side }> {
  const sides = await bothInRoom(place, people);
  await Promise.all([connected(sides.patient), connected(sides.doctor)]);
  return sides;
}
