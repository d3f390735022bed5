import { randomUUID } from 'node:crypto';
import { DAY, MINUTE } from '../../src/platform/time.ts';
import { completeBooking } from '../../src/modules/bookings/index.ts';
import { anApplicationOf } from '../application-makers.ts';
import { aKeptConversation, attach, talk } from '../assistant-makers.ts';
import { aDoctor, anAppointment, askForMoney, at, hold, pay } from '../booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../doctor-makers.ts';
import { aPhoto } from '../call-makers.ts';
import { aRenewal } from '../licence-makers.ts';
import { REHEMA, aGrownUp, aMember, aNumber, offerRecord } from '../family-makers.ts';
import type { TestProduct } from '../harness.ts';
import { buyPlan, orderPlan } from '../plan-makers.ts';
import { registerPasskey } from '../passkey-makers.ts';
import { addRecordPasskey } from '../record-passkey-makers.ts';
import { halfWay, shownCode } from '../second-factor-makers.ts';
import { messagesTo, receiveCode } from '../one-time-code.ts';
import { write } from '../complaint-makers.ts';
import { ITEM, NOTE } from '../record-makers.ts';
import type { Person, Visitor } from '../visitor.ts';
import type { PatientObjects } from './patient-objects.ts';

const SILENT_WALLET = '+255754000003';
const PAYING_WALLET = '+255754000000';

/**
 * Creates a booking, payment, receipt, session, code and emergency of each kind for a patient. Moves the clock by some
 * days.
 */
export async function createPatientObjects(product: TestProduct, person: Person): Promise<PatientObjects> {
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
  const shown = await visitor.post(`/api/appointments/${accepted}/messages`, {
    text: 'Tazama hapa',
    photo: aPhoto().toString('base64'),
  });
  await write(visitor);
  const member = await aMember(visitor);
  const mother = await aMember(visitor, { ...REHEMA, phone: aNumber() });
  const visit = await anAppointment(product, visitor, doctor, at(product, 6, '10:00'), { person_id: mother });
  const address = (await visitor.get(`/api/appointments/${visit}`)).body.data.person.link as string;
  const handover = await offerRecord(await aGrownUp(product, { own: visitor }));
  const ringing = await emergency(product, visitor, doctor);
  const challengeBrowser = product.visitor();
  const { otherSession, exported } = await anotherDevice(product, person);
  product.clock.advance(2 * MINUTE);
  const challenge = await receiveCode(product, challengeBrowser, person);
  const unsettled = await unpaid(product, visitor, doctor, { silent: true, time: '14:00' });
  // A patient can hold only one time with a doctor, so each of these is with another doctor.
  const saved = await unpaid(product, visitor, await aDoctor(product), { silent: false, time: '15:00' });
  const bare = await hold(visitor, await aDoctor(product), at(product, 4, '16:00'));
  const orders = [
    ['past', past],
    ['upcoming', upcoming],
    ['cancelled', cancelled],
    ['accepted emergency', accepted],
    ['ringing emergency', ringing],
    ['unsettled', unsettled],
    ['saved', saved],
    ['held', bare.body.data.id as string],
  ] as const;
  const subscription = (await buyPlan(product, visitor, { plan_id: 'cancer' })).bought.subscription_id as string;
  const doctorsBrowser = await signInAsDoctor(product, onCall);
  const { document, code } = await prescribe({ visitor, doctor: doctorsBrowser }, past);
  await switchSecondFactorOn(product, doctorsBrowser);
  const { reply: keyed } = await registerPasskey(doctorsBrowser);
  const { challengeId: wanted, visitor: wantedBrowser } = await halfWay(product, onCall);
  const applied = await anApplicationOf(product, visitor, person);
  const kept = await aKeptConversation(visitor, 'Nina kikohozi cha siri');
  await attach(visitor, kept, upcoming);
  const opened = await visitor.post('/api/uploads', { name: 'a.pdf', size: 100 });
  const bell = await doctorsBrowser.get('/api/doctor/notifications?limit=1');
  return {
    visitor,
    doctor: doctorsBrowser,
    doctorId: doctor,
    notification: bell.body.data.notifications[0].id,
    doctorCursor: bell.body.data.next_cursor,
    orders: await Promise.all(
      orders.map(async ([what, bookingId]) => ({
        what,
        bookingId,
        reference: (await visitor.get(`/api/appointments/${bookingId}`)).body.data.payment_reference as string | null,
      })),
    ),
    otherSession,
    secret: first,
    challenge,
    challengeBrowser,
    wanted,
    wantedBrowser,
    passkey: keyed.body.data.id,
    recordPasskey: (await addRecordPasskey(visitor)).reply.body.data.passkeys[0].id,
    doctorPhone: onCall,
    photo: shown.body.data.photo.id,
    message: shown.body.data.id,
    complaint: (await visitor.get('/api/contact')).body.data[0].id,
    review: rated.body.data.review.id,
    subscription,
    member,
    link: address.slice(address.lastIndexOf('/') + 1),
    handover,
    order: (await orderPlan(product, visitor)).body.data.order_id,
    document,
    code,
    ...applied,
    ...(await aRenewal(product, doctorsBrowser)),
    upload: opened.body.data.secret,
    kept,
    talk: await talk(visitor),
    exported,
  };
}

/**
 * The doctor signs a note and a prescription for the past appointment. Returns the prescription's id and verification
 * code.
 */
async function prescribe(
  { visitor, doctor }: { visitor: Visitor; doctor: Visitor },
  bookingId: string,
): Promise<{ document: string; code: string }> {
  for (const [kind, content] of [
    ['note', NOTE],
    ['prescription', { items: [ITEM] }],
  ] as const) {
    await doctor.put(`/api/doctor/visits/${bookingId}/${kind}`, { version: 0, ...content });
    const signed = await doctor.post(`/api/doctor/visits/${bookingId}/${kind}/sign`, { version: 1 });
    if (signed.status !== 200) throw new Error(`not signed: ${signed.status} ${signed.text}`);
  }
  const { body } = await visitor.get(`/api/appointments/${bookingId}/documents`);
  const { id } = (body.data as { id: string; kind: string }[]).find(({ kind }) => kind === 'prescription')!;
  return {
    document: id,
    code: (await visitor.get(`/api/appointments/${bookingId}/documents/${id}`)).body.data.code as string,
  };
}

async function switchSecondFactorOn(product: TestProduct, doctor: Visitor): Promise<void> {
  const { body } = await doctor.post('/api/me/second-factor');
  await doctor.post('/api/me/second-factor/confirm', { code: shownCode(product, body.data.secret as string) });
  product.clock.advance(MINUTE);
}

async function emergency(product: TestProduct, visitor: Visitor, doctor: string): Promise<string> {
  const opened = await visitor.post('/api/bookings', {
    doctor_id: doctor,
    is_emergency: true,
    reason: 'Dharura ya moyo',
  });
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

/** Signs in on another device and asks there for a file with the own data, which takes a fresh factor. */
async function anotherDevice(
  product: TestProduct,
  person: Person,
): Promise<{ otherSession: string; exported: string }> {
  product.clock.advance(2 * MINUTE);
  const device = await product.patient(person);
  const { body } = await device.get('/api/me/devices');
  const otherSession = (body.data as { id: string; current: boolean }[]).find(({ current }) => current)!.id;
  const asked = await device.post('/api/me/exports', { format: 'json' });
  return { otherSession, exported: asked.body.data.id as string };
}

async function unpaid(
  product: TestProduct,
  visitor: Visitor,
  doctor: string,
  { silent, time }: { silent: boolean; time: string },
): Promise<string> {
  const held = await hold(visitor, doctor, at(product, 4, time));
  const bookingId = held.body.data.id as string;
  if (silent) {
    await askForMoney(visitor, bookingId, { phone: SILENT_WALLET });
    await product.settle();
  } else {
    await visitor.post(
      '/api/payments/save',
      { booking_id: bookingId, full_name: 'Asha Juma', phone: PAYING_WALLET },
      { 'idempotency-key': randomUUID() },
    );
  }
  return bookingId;
}

/** Returns the texts that a stranger must never get: ids, references, phone number and name. */
export function privateTextsOf(
  { visitor, orders, otherSession, secret, challenge, wanted, document, code, kept }: PatientObjects,
  person: Person,
): string[] {
  return [
    visitor.accountId,
    visitor.phone,
    person.full_name,
    otherSession,
    secret,
    challenge.id,
    wanted,
    document,
    code,
    kept,
    ...orders.map(({ bookingId }) => bookingId),
    ...orders.flatMap(({ reference }) => reference ?? []),
  ];
}
