import type { DoctorProfileBody, DoctorProfileInput } from '@tabibu/contract/doctor-profile';
import { MINUTE } from '../src/platform/time.ts';
import { ensureAccount } from '../src/modules/identity/index.ts';
import type { DoctorProfile } from '../src/modules/doctors/index.ts';
import { aDoctor } from './booking-makers.ts';
import type { TestProduct } from './harness.ts';
import { messagesTo, receiveCode, typeCode } from './one-time-code.ts';
import type { Visitor } from './visitor.ts';

export interface WorkingDoctor {
  readonly id: string;
  readonly phone: string;
  readonly browser: Visitor;
}

let doctors = 0;

/** Creates a verified doctor who works 9:00 to 18:00 every day and is signed in. */
export async function aWorkingDoctor(
  product: TestProduct,
  profile: Partial<DoctorProfile> = {},
): Promise<WorkingDoctor> {
  doctors += 1;
  const phone = profile.phone ?? `+25568${String(4_000_000 + ((doctors * 10_007) % 6_000_000))}`;
  const accountId = await ensureAccount(product.ctx(), {
    phone,
    fullName: 'Dkt. Neema Mushi',
    country: 'TZ',
    language: 'en',
    roles: ['doctor'],
  });
  const id = await aDoctor(product, { ...profile, phone, accountId });
  return { id, phone, browser: await signInAsDoctor(product, phone) };
}

/** Signs a doctor in by SMS code in a new browser. */
export async function signInAsDoctor(product: TestProduct, phone: string): Promise<Visitor> {
  const browser = product.visitor();
  const challenge = await receiveCode(product, browser, { phone, role: 'doctor' });
  const { status, body, text } = await typeCode(browser, challenge.id, challenge.code);
  if (status !== 200) throw new Error(`the doctor was refused: ${status} ${text}`);
  browser.csrf = body.data.csrf;
  browser.accountId = body.data.id;
  browser.phone = phone;
  return browser;
}

/** Gives the account's SMS code again, as is required before money moves. */
export async function proveAgain(product: TestProduct, browser: Visitor, phone: string): Promise<void> {
  const asked = await browser.post('/api/me/proof/code');
  if (asked.status !== 202) throw new Error(`no code was sent: ${asked.status} ${asked.text}`);
  await product.settle();
  const code = /#(\d{6})$/.exec(
    (await messagesTo(product, phone)).filter((text) => text.includes('#')).at(-1) ?? '',
  )?.[1];
  const proven = await browser.post('/api/me/proof', { challenge_id: asked.body.data.challenge_id, code });
  if (proven.status !== 200) throw new Error(`the proof was refused: ${proven.status} ${proven.text}`);
}

/** Signs in with a doctor's number as a patient in another browser. The account is the same. */
export async function signInAsPatient(product: TestProduct, phone: string): Promise<Visitor> {
  product.clock.advance(MINUTE);
  return product.patient({ phone });
}

/** Returns what the profile form sends when nothing was changed on it. */
export function editable(profile: DoctorProfileBody): DoctorProfileInput {
  const {
    id: _id,
    phone: _phone,
    country: _country,
    time_zone: _zone,
    specialty_id,
    type: _type,
    avatar_url: _avatar,
    licence: _licence,
    pending_changes: _pending,
    ...rest
  } = profile;
  return { ...rest, specialty: specialty_id };
}
