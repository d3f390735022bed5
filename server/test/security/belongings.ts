import { randomUUID } from 'node:crypto';
import { DAY, MINUTE } from '../../src/platform/time.ts';
import { completeBooking } from '../../src/modules/bookings/index.ts';
import { aDoctor, anAppointment, askForMoney, at, hold, pay } from '../booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../doctor-makers.ts';
import { aPhoto } from '../call-makers.ts';
import type { TestProduct } from '../harness.ts';
import { halfWay, shownCode } from '../second-factor-makers.ts';
import { messagesTo, receiveCode } from '../one-time-code.ts';
import type { Challenge } from '../one-time-code.ts';
import { ITEM, NOTE } from '../record-makers.ts';
import type { Person, Visitor } from '../visitor.ts';

/** A booking with the reference of its payment, if one was opened. */
interface Order { readonly what: string; readonly bookingId: string; readonly reference: string | null }

/** Everything that one patient of the product can have. */
export interface Belongings {
  readonly visitor: Visitor;
  readonly orders: readonly Order[];
  /** A device of theirs that is not the one they are using. */
  readonly otherSession: string;
  /** The secret in the text message to the doctor that was rung. */
  readonly secret: string;
  /** A code that was asked for and not typed yet, with the browser that asked. */
  readonly challenge: Challenge;
  readonly challengeBrowser: Visitor;
  /** A sign-in of the doctor that waits for its second factor, with the browser that proved the phone. */
  readonly wanted: string;
  readonly wantedBrowser: Visitor;
  readonly doctorPhone: string;
  /** The browser of the doctor of all of these, who has earned and been told. */
  readonly doctor: Visitor;
  readonly doctorId: string;
  /** Under the doctor's bell. */
  readonly notification: string;
  readonly doctorCursor: string;
  /** A photo in the chat of the accepted emergency. */
  readonly photo: string;
  /** The message that it came with. */
  readonly message: string;
  /** What the patient said of the completed appointment. */
  readonly review: string;
  /** The prescription of the past appointment, and the long code that proves it. */
  readonly document: string;
  readonly code: string;
}

const SILENT_WALLET = '+255754000003';
const PAYING_WALLET = '+255754000000';

/** Gives a patient one booking, payment, receipt, session, code and emergency of each kind. Moves the clock by some days. */
export async function everythingOf(product: TestProduct, person: Person): Promise<Belongings> {
  const visitor = await product.patient(person);
  const onCall = `+25571${String(8_000_000 + Math.floor(Math.random() * 900_000))}`;
  const { id: doctor } = await aWorkingDoctor(product, { phone: onCall, onCall: true });
  const past = await anAppointment(product, visitor, doctor, at(product, 1, '10:00'), { reason: 'Kichwa kinauma' });
  product.clock.advance(3 * DAY);
  await completeBooking(product.ctx(), { bookingId: past });
  await product.settle();
  const rated = await visitor.post(`/api/appointments/${past}/review`, { stars: 4, comment: 'Alinisikiliza' });
  const upcoming = await anAppointment(product, visitor, doctor, at(product, 2, '10:00'), { reason: 'Kifua kinauma' });
  const cancelled = await anAppointment(product, visitor, doctor, at(product, 3, '10:00'));
  await visitor.post(`/api/appointments/${cancelled}/cancel`, { reason: 'Nimepona' });
  const accepted = await emergency(product, visitor, doctor);
  const first = await secretSentTo(product, onCall);
  await product.visitor().post(`/api/emergencies/${first}/accept`);
  const shown = await visitor.post(`/api/appointments/${accepted}/messages`, { text: 'Tazama hapa', photo: aPhoto().toString('base64') });
  const ringing = await emergency(product, visitor, doctor);
  const challengeBrowser = product.visitor();
  const otherSession = await anotherDevice(product, person);
  product.clock.advance(2 * MINUTE);
  const challenge = await receiveCode(product, challengeBrowser, person);
  const unsettled = await unpaid(product, visitor, doctor, { silent: true, time: '14:00' });
  // A person holds one time with a doctor, so each of these has a doctor of its own.
  const saved = await unpaid(product, visitor, await aDoctor(product), { silent: false, time: '15:00' });
  const bare = await hold(visitor, await aDoctor(product), at(product, 4, '16:00'));
  const orders = [
    ['past', past], ['upcoming', upcoming], ['cancelled', cancelled], ['accepted emergency', accepted], ['ringing emergency', ringing],
    ['unsettled', unsettled], ['saved', saved], ['held', bare.body.data.id as string],
  ] as const;
  const doctorsBrowser = await signInAsDoctor(product, onCall);
  const { document, code } = await prescribe({ visitor, doctor: doctorsBrowser }, past);
  const { challengeId: wanted, visitor: wantedBrowser } = await waitingForSecondFactor(product, doctorsBrowser, onCall);
  const bell = await doctorsBrowser.get('/api/doctor/notifications?limit=1');
  return {
    visitor, doctor: doctorsBrowser, doctorId: doctor, notification: bell.body.data.notifications[0].id, doctorCursor: bell.body.data.next_cursor,
    orders: await Promise.all(orders.map(async ([what, bookingId]) => ({ what, bookingId, reference: (await visitor.get(`/api/appointments/${bookingId}`)).body.data.payment_reference as string | null }))),
    otherSession, secret: first, challenge, challengeBrowser, wanted, wantedBrowser, doctorPhone: onCall, photo: shown.body.data.photo.id, message: shown.body.data.id, review: rated.body.data.review.id, document, code,
  };
}

/** What the doctor wrote of the past appointment: a note that is signed, and a prescription. */
async function prescribe({ visitor, doctor }: { visitor: Visitor; doctor: Visitor }, bookingId: string): Promise<{ document: string; code: string }> {
  for (const [kind, content] of [['note', NOTE], ['prescription', { items: [ITEM] }]] as const) {
    await doctor.put(`/api/doctor/visits/${bookingId}/${kind}`, { version: 0, ...content });
    const signed = await doctor.post(`/api/doctor/visits/${bookingId}/${kind}/sign`, { version: 1 });
    if (signed.status !== 200) throw new Error(`not signed: ${signed.status} ${signed.text}`);
  }
  const { body } = await visitor.get(`/api/appointments/${bookingId}/documents`);
  const { id } = (body.data as { id: string; kind: string }[]).find(({ kind }) => kind === 'prescription')!;
  return { document: id, code: (await visitor.get(`/api/appointments/${bookingId}/documents/${id}`)).body.data.code as string };
}

/** Switches the doctor's authenticator on and begins a sign-in elsewhere. */
async function waitingForSecondFactor(product: TestProduct, doctor: Visitor, phone: string): Promise<{ challengeId: string; visitor: Visitor }> {
  const { body } = await doctor.post('/api/me/second-factor');
  await doctor.post('/api/me/second-factor/confirm', { code: shownCode(product, body.data.secret as string) });
  product.clock.advance(MINUTE);
  return halfWay(product, phone);
}

async function emergency(product: TestProduct, visitor: Visitor, doctor: string): Promise<string> {
  const opened = await visitor.post('/api/bookings', { doctor_id: doctor, is_emergency: true, reason: 'Dharura ya moyo' });
  if (opened.status !== 201) throw new Error(`the emergency was not opened: ${opened.status} ${opened.text}`);
  await pay(product, visitor, opened.body.data.id, { phone: PAYING_WALLET });
  await product.settle();
  return opened.body.data.id as string;
}

async function secretSentTo(product: TestProduct, phone: string): Promise<string> {
  const secret = /\/e\/([\w-]{20,})/.exec((await messagesTo(product, phone)).at(-1) ?? '')?.[1];
  if (secret === undefined) throw new Error('the on-call doctor was not rung');
  return secret;
}

async function anotherDevice(product: TestProduct, person: Person): Promise<string> {
  product.clock.advance(2 * MINUTE);
  const device = await product.patient(person);
  const { body } = await device.get('/api/me/devices');
  return (body.data as { id: string; current: boolean }[]).find(({ current }) => current)!.id;
}

async function unpaid(product: TestProduct, visitor: Visitor, doctor: string, { silent, time }: { silent: boolean; time: string }): Promise<string> {
  const held = await hold(visitor, doctor, at(product, 4, time));
  const bookingId = held.body.data.id as string;
  if (silent) {
    await askForMoney(visitor, bookingId, { phone: SILENT_WALLET });
    await product.settle();
  } else {
    await visitor.post('/api/payments/save', { booking_id: bookingId, full_name: 'Asha Juma', phone: PAYING_WALLET }, { 'idempotency-key': randomUUID() });
  }
  return bookingId;
}

/** What a stranger must never come across: ids, references, number and name. */
export function needlesOf({ visitor, orders, otherSession, secret, challenge, wanted, document, code }: Belongings, person: Person): string[] {
  const references = orders.flatMap(({ reference }) => (reference === null ? [] : [reference]));
  return [visitor.accountId, visitor.phone, person.full_name, otherSession, secret, challenge.id, wanted, document, code, ...orders.map(({ bookingId }) => bookingId), ...references];
}
