import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { CHECKS } from '../src/checks.ts';
import { runChecksOn } from '../src/platform/database/invariants.ts';
import { addDoctors } from '../src/modules/doctors/index.ts';
import type { DoctorProfile } from '../src/modules/doctors/index.ts';
import { ensureAccount } from '../src/modules/identity/index.ts';
import { addWeeks } from '../src/modules/scheduling/index.ts';
import { SECOND, addDays, instantOf, wallClock } from '../src/platform/time.ts';
import type { TestProduct } from './harness.ts';
import { keptClient } from './kept-client.ts';
import type { Reply, Visitor } from './visitor.ts';

const EVERY_HALF_HOUR = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
  Array.from({ length: 18 }, (_, index) => ({
    weekday,
    starts: `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
  })),
);

let doctors = 0;

/** Creates a verified doctor who works 9:00 to 18:00 every day. Returns the doctor's id. */
export async function aDoctor(product: TestProduct, profile: Partial<DoctorProfile> = {}): Promise<string> {
  doctors += 1;
  const phone = profile.phone ?? `+25571${String(3_000_000 + doctors)}`;
  const country = profile.country ?? 'TZ';
  const fullName = profile.fullName ?? 'Dkt. Neema Mushi';
  const accountId =
    profile.accountId ??
    (await ensureAccount(product.ctx(), { phone, fullName, country, language: 'en', roles: ['doctor'] }));
  const [id] = await addDoctors(product.ctx(), [
    {
      fullName,
      specialty: 'cardiologist',
      country,
      phone,
      gender: 'female',
      bio: { sw: 'Daktari', en: 'Doctor', fr: 'Médecin' },
      spokenLanguages: ['Kiswahili'],
      experienceYears: 9,
      verifiedAt: product.clock.now(),
      ...profile,
      accountId,
    },
  ]);
  await addWeeks(product.ctx(), new Map([[id!, EVERY_HALF_HOUR]]));
  return id!;
}

/** Returns the instant of a local time in a country some days from now, in the format of the API. */
export function at(product: TestProduct, days: number, time: string, country: CountryCode = 'TZ'): string {
  const zone = countryOf(country).timeZone!;
  return instantOf(addDays(wallClock(product.clock.now(), zone).day, days), time, zone)!.toISOString();
}

/** Asks for a slot as the booking page does. */
export function hold(
  visitor: Visitor,
  doctorId: string,
  startsAt: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Reply> {
  return visitor.post('/api/bookings', { doctor_id: doctorId, starts_at: startsAt, ...more }, headers);
}

export interface Paying {
  readonly phone?: string;
  readonly method?: string;
}

/** Opens the payment of a held booking and starts its checkout. Returns the payment's reference. */
export async function askForMoney(
  visitor: Visitor,
  bookingId: string,
  { phone = '+255754000000', method = 'mpesa' }: Paying = {},
): Promise<string> {
  const saved = await visitor.post('/api/payments/save', { booking_id: bookingId, full_name: 'Asha Juma', phone });
  if (saved.status !== 201) throw new Error(`the payment was not opened: ${saved.status} ${saved.text}`);
  const reference = saved.body.data.reference_id as string;
  const checkout = await visitor.post('/api/payments/azampay/checkout', {
    reference_id: reference,
    payment_method: method,
    wait: false,
  });
  if (checkout.status !== 200) throw new Error(`the checkout was refused: ${checkout.status} ${checkout.text}`);
  return reference;
}

/** Advances the clock in steps and runs the due events and jobs after each step. */
export async function pass(product: TestProduct, milliseconds: number, step = 5 * SECOND): Promise<void> {
  for (let left = milliseconds; left > 0; left -= step) {
    product.clock.advance(Math.min(left, step));
    await product.settle();
  }
}

/** Pays a held booking and waits until it is scheduled. Returns the payment's reference. */
export async function pay(
  product: TestProduct,
  visitor: Visitor,
  bookingId: string,
  paying: Paying = {},
): Promise<string> {
  const reference = await askForMoney(visitor, bookingId, paying);
  await product.settle();
  for (let tries = 0; tries < 12; tries += 1) {
    // The gateway's stand-in answers in real time, so on a busy machine its answer comes later than the test's clock
    // says, by seconds.
    if (tries > 2) await new Promise((done) => setTimeout(done, 100 * tries));
    await pass(product, 5 * SECOND);
    const { body } = await visitor.get(`/api/appointments/${bookingId}`);
    if (body.data.state === 'scheduled') return reference;
  }
  throw new Error('the payment never arrived');
}

/** Holds and pays an appointment. Returns the booking's id. */
export async function anAppointment(
  product: TestProduct,
  visitor: Visitor,
  doctorId: string,
  startsAt: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const held = await hold(visitor, doctorId, startsAt, more);
  if (held.status !== 201) throw new Error(`the slot was not held: ${held.status} ${held.text}`);
  await pay(product, visitor, held.body.data.id);
  return held.body.data.id as string;
}

/** Runs the product's invariant checks and returns one line for each that is broken. */
export async function brokenInvariants(product: TestProduct): Promise<string[]> {
  const findings = await runChecksOn(await keptClient(product.check), CHECKS);
  return findings
    .filter((finding) => finding.broken > 0)
    .map((finding) => `${finding.id} ${finding.says}: ${finding.examples.join('; ')}`);
}

/** Tells the sandbox how the outside parties treat one phone number. */
export async function force(product: TestProduct, scenario: Record<string, unknown>): Promise<void> {
  const reply = await fetch(`${product.sandboxUrl}/sandbox/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scenario),
  });
  if (reply.status !== 200) throw new Error(await reply.text());
}
