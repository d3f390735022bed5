import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { statement } from '../../src/platform/database/statement.ts';
import { completeBooking } from '../../src/modules/bookings/index.ts';
import { HOUR } from '../../src/platform/time.ts';
import { aDoctor, anAppointment, at, hold } from '../booking-makers.ts';
import { aWorkingDoctor, editable, signInAsDoctor } from '../doctor-makers.ts';
import { aCall, aPhoto } from '../call-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { messagesTo, receiveCode, typeCode } from '../one-time-code.ts';
import { aPushBrowser } from '../push-makers.ts';
import { ITEM, NOTE, REFERRAL, aVisit, signed } from '../record-makers.ts';
import { answerSecond, halfWay, shownCode } from '../second-factor-makers.ts';
import type { Reply, Visitor } from '../visitor.ts';
import { everythingOf } from './belongings.ts';
import type { Belongings } from './belongings.ts';
import { declaredKeys, sentKeys } from './key-paths.ts';

const ASHA = { phone: '+255754111224', full_name: 'Asha Mwinyi', country: 'TZ', language: 'sw' };
/** What each reply may hold, and for whom. A new key is a decision: look at it, then write the file anew with `vitest -u`. */
const GOLDEN = './reply-keys.json';
const phones = statement<{ phone: string }>('test.doctor-phones', 'select phone from doctors');

let product: TestProduct;
let asha: Belongings;
/** What was really sent, by endpoint. */
const sent = new Map<string, Reply[]>();

beforeAll(async () => {
  product = await openTestProduct();
  asha = await everythingOf(product, ASHA);
  await callEverything();
});
afterAll(() => product.close());

async function note(id: string, reply: Promise<Reply>): Promise<Reply> {
  const seen = await reply;
  if (seen.status >= 300) throw new Error(`${id}: ${seen.status} ${seen.text}`);
  sent.set(id, [...(sent.get(id) ?? []), seen]);
  return seen;
}

async function callEverything(): Promise<void> {
  const { visitor, orders, secret } = asha;
  const nobody = product.visitor();
  const doctor = (await visitor.get('/api/doctors?country=TZ')).body[0].id as string;
  await readEverything(visitor, nobody, doctor);
  for (const { bookingId, reference, what } of orders) {
    await note('bookings.read-appointment', visitor.get(`/api/appointments/${bookingId}`));
    if (reference === null) continue;
    await note('bookings.read-status', visitor.get(`/api/payments/azampay/status?reference_id=${reference}`));
    if (/past|upcoming|cancelled|emergency/.test(what)) await note('bookings.read-receipt', visitor.get(`/api/receipts/${reference}`));
    if (what === 'upcoming') await note('bookings.read-receipt-pdf', visitor.get(`/api/receipts/${reference}/receipt.pdf`));
    if (what === 'upcoming') await note('bookings.read-calendar', visitor.get(`/api/appointments/${bookingId}/calendar.ics`));
  }
  await note('bookings.read-emergency', nobody.get(`/api/emergencies/${secret}`));
  await note('bookings.accept-emergency', nobody.post(`/api/emergencies/${secret}/accept`));
  await workADay();
  await changeEverything(visitor, nobody);
  await practiseEverything();
  await askAsDoctor();
  await guardTheDesk();
  await callSomebody();
  await bridgeSomebody();
  await reviewVisit();
  await writeOfVisit();
}

async function askAsDoctor(): Promise<void> {
  await note('earnings.read-earnings', asha.doctor.get('/api/doctor/earnings'));
  const number = await note('identity.ask-number-code', asha.doctor.post('/api/me/numbers/code', { phone: '+255764000991' }));
  await product.settle();
  const code = /#(\d{6})$/.exec((await messagesTo(product, '+255764000991')).at(-1)!)![1];
  await note('identity.prove-number', asha.doctor.post('/api/me/numbers', { challenge_id: number.body.data.challenge_id, code }));
  await note('earnings.request-withdrawal', asha.doctor.post('/api/doctor/withdrawals', { amount: 100, payout_phone: '+255764000991' }));
  await note('notifications.list-notifications', asha.doctor.get('/api/doctor/notifications'));
  await note('notifications.read-notification', asha.doctor.post(`/api/doctor/notifications/${asha.notification}/read`));
  await note('notifications.read-all-notifications', asha.doctor.post('/api/doctor/notifications/read-all'));
  const state = await note('notifications.read-push', asha.doctor.get('/api/doctor/push'));
  const { subscription, digest } = await aPushBrowser(product, state.body.data.public_key as string);
  await note('notifications.subscribe-push', asha.doctor.post('/api/doctor/push', subscription));
  await note('notifications.unsubscribe-push', asha.doctor.delete('/api/doctor/push', { endpoint_digest: digest }));
}

/** A doctor switches the second factor on, comes back with it, and switches it off. */
async function guardTheDesk(): Promise<void> {
  const { browser, phone } = await aWorkingDoctor(product);
  product.clock.advance(HOUR / 4);
  const asked = await note('identity.ask-for-proof', browser.post('/api/me/proof/code'));
  await product.settle();
  const code = /#(\d{6})$/.exec((await messagesTo(product, phone)).at(-1)!)![1];
  await note('identity.give-proof', browser.post('/api/me/proof', { challenge_id: asked.body.data.challenge_id, code }));
  const { body: { data: { secret } } } = await note('identity.begin-second-factor', browser.post('/api/me/second-factor'));
  const { body: { data } } = await note('identity.confirm-second-factor', browser.post('/api/me/second-factor/confirm', { code: shownCode(product, secret) }));
  await note('identity.read-second-factor', browser.get('/api/me/second-factor'));
  product.clock.advance(HOUR / 4);
  await note('identity.step-up', browser.post('/api/me/step-up', { kind: 'authenticator', code: shownCode(product, secret) }));
  const { visitor, challengeId, reply } = await halfWay(product, phone);
  await note('identity.verify-code', Promise.resolve(reply));
  const [first, second, third] = data.recovery_codes as string[];
  const back = await note('identity.pass-second-factor', answerSecond(visitor, challengeId, first!, 'recovery'));
  visitor.csrf = back.body.data.csrf;
  const { body: renewed } = await note('identity.renew-recovery-codes', visitor.post('/api/me/second-factor/recovery-codes', { kind: 'recovery', code: second }));
  expect((await visitor.delete('/api/me/second-factor', { kind: 'recovery', code: third })).status).toBe(422);
  await note('identity.remove-second-factor', visitor.delete('/api/me/second-factor', { kind: 'recovery', code: renewed.data.recovery_codes[0] }));
}

async function readEverything(visitor: Visitor, nobody: Visitor, doctor: string): Promise<void> {
  await aDoctor(product, { specialty: 'general-practitioner', onCall: true });
  for (const who of [visitor, nobody]) {
    await note('doctors.list-doctors', who.get('/api/doctors?country=TZ'));
    await note('doctors.read-doctor', who.get(`/api/doctors/${doctor}`));
    await note('bookings.list-emergency-doctors', who.get('/api/emergency-doctors?country=TZ'));
    await note('bookings.list-slots', who.get(`/api/doctors/${doctor}/slots?days=31`));
    await note('site.read-site', who.get('/api/site'));
    await note('fees.list-fees', who.get('/api/consultation-fees'));
    await note('payments.list-methods', who.get('/api/payments/methods?country=TZ'));
  }
  await note('identity.read-me', visitor.get('/api/me'));
  await note('identity.list-devices', visitor.get('/api/me/devices'));
  for (const tab of ['upcoming', 'completed', 'cancelled']) await note('bookings.list-appointments', visitor.get(`/api/appointments?tab=${tab}`));
}

async function changeEverything(visitor: Visitor, nobody: Visitor): Promise<void> {
  await note('site.ask-for-news', nobody.post('/api/interest', { country: 'GB', phone: '0754000123', language: 'sw' }));
  await note('identity.change-me', visitor.patch('/api/me', { language: 'en' }));
  const doctor = await aDoctor(product);
  const moved = await anAppointment(product, await guest(), doctor, at(product, 5, '10:00'));
  await note('bookings.reschedule-appointment', mover!.post(`/api/appointments/${moved}/reschedule`, { starts_at: at(product, 5, '11:00') }));
  await note('bookings.cancel-appointment', mover!.post(`/api/appointments/${moved}/cancel`, { reason: 'Safari' }));
  const held = await note('bookings.hold-booking', hold(mover!, doctor, at(product, 6, '10:00'), { reason: 'Homa' }));
  const saved = await note('bookings.save-payment', mover!.post('/api/payments/save', { booking_id: held.body.data.id, full_name: 'Mgeni', phone: '+255754000003' }));
  await note('payments.start-checkout', mover!.post('/api/payments/azampay/checkout', { reference_id: saved.body.data.reference_id, payment_method: 'mpesa' }));
  await note('payments.ask-provider', mover!.post('/api/payments/azampay/ask-again', { reference_id: saved.body.data.reference_id }));
  const secret = product.services.keys.sign('callback', 'azampay');
  await note('payments.receive-callback', nobody.post(`/api/payments/azampay/callback/${secret}`, { nonsense: true }));
  const leaver = await product.patient();
  const { body } = await leaver.get('/api/me/devices');
  await note('identity.sign-out-device', leaver.delete(`/api/me/devices/${body.data[0].id}`));
  await note('erasure.read-erasure', visitor.get('/api/me/erasure'));
  await note('erasure.erase-me', (await product.patient()).delete('/api/me', { confirm: true }));
  await note('identity.sign-out', (await product.patient()).post('/api/auth/sign-out'));
}

async function reviewVisit(): Promise<void> {
  const { id: doctor, phone } = await aWorkingDoctor(product);
  const patient = await product.patient();
  const id = await anAppointment(product, patient, doctor, at(product, 1, '15:00'));
  const doubted = await anAppointment(product, patient, doctor, at(product, 1, '16:00'));
  product.clock.advance(48 * HOUR);
  await completeBooking(product.ctx(), { bookingId: id });
  await completeBooking(product.ctx(), { bookingId: doubted, claimed: true });
  await note('bookings.contest-completion', patient.post(`/api/appointments/${doubted}/contest`, {}));
  await note('reviews.read-review', patient.get(`/api/appointments/${id}/review`));
  await note('reviews.give-review', patient.post(`/api/appointments/${id}/review`, { stars: 5, comment: 'Asante daktari' }));
  const browser = await signInAsDoctor(product, phone);
  const { body: { data } } = await note('reviews.list-own-reviews', browser.get('/api/doctor/reviews'));
  await note('reviews.reply-to-review', browser.post(`/api/doctor/reviews/${data.reviews[0].id}/reply`, { text: 'Asante kwa maoni' }));
  await note('reviews.list-reviews', patient.get(`/api/doctors/${doctor}/reviews`));
}

/** A doctor's day: one who came, one who is called off, one who is told of a delay. */
async function workADay(): Promise<void> {
  const { doctor } = asha;
  await note('bookings.read-doctor-overview', doctor.get('/api/doctor/overview'));
  for (const tab of ['upcoming', 'completed', 'cancelled']) await note('bookings.list-doctor-appointments', doctor.get(`/api/doctor/appointments?tab=${tab}`));
  const upcoming = asha.orders.find(({ what }) => what === 'upcoming')!.bookingId;
  await note('bookings.read-doctor-appointment', doctor.get(`/api/doctor/appointments/${upcoming}`));
  await note('bookings.cancel-as-doctor', doctor.post(`/api/doctor/appointments/${upcoming}/cancel`, { reason: 'Dharura' }));
  const accepted = asha.orders.find(({ what }) => what === 'accepted emergency')!.bookingId;
  await note('bookings.list-doctor-emergencies', doctor.get('/api/doctor/emergencies'));
  await note('bookings.accept-as-doctor', doctor.post(`/api/doctor/emergencies/${accepted}/accept`));
  await note('calls.read-delay', doctor.get('/api/doctor/running-late'));
  await note('bookings.announce-delay', doctor.post('/api/doctor/running-late', {}));
  await note('bookings.take-back-delay', doctor.post('/api/doctor/running-late/undo', {}));
}

async function practiseEverything(): Promise<void> {
  const { browser: visitor } = await aWorkingDoctor(product);
  const { body: { data: profile } } = await note('doctors.read-profile', visitor.get('/api/doctor/profile'));
  await note('doctors.save-profile', visitor.put('/api/doctor/profile', editable(profile)));
  const { body: { data: week } } = await note('practice.read-availability', visitor.get('/api/doctor/availability'));
  await note('practice.save-availability', visitor.put('/api/doctor/availability', { slots: week.slots }));
  const days = { from: at(product, 9, '10:00').slice(0, 10), to: at(product, 10, '10:00').slice(0, 10) };
  await note('practice.add-time-off', visitor.post('/api/doctor/time-off', days));
  await note('practice.list-time-off', visitor.get('/api/doctor/time-off'));
  await note('practice.remove-time-off', visitor.delete('/api/doctor/time-off', days));
}

/** Everything that is written of a visit, read by all who may. */
async function writeOfVisit(): Promise<void> {
  const people = await aVisit(product);
  const { doctor, patient, bookingId } = people;
  const base = `/api/doctor/visits/${bookingId}`;
  const day = at(product, 1, '10:00').slice(0, 10);
  for (const [kind, content] of [['note', { ...NOTE, follow_up_on: at(product, 9, '10:00').slice(0, 10) }], ['prescription', { items: [ITEM] }], ['referral', REFERRAL], ['sick-note', { from_day: day, to_day: day }]] as const) {
    await note(`records.save-${kind}`, doctor.put(`${base}/${kind}`, { version: 0, ...content }));
    await note(`records.sign-${kind}`, doctor.post(`${base}/${kind}/sign`, { version: 1 }));
  }
  await note('records.add-addendum', doctor.post(`${base}/note/addenda`, { text: 'Nyongeza' }));
  await note('records.read-note', doctor.get(`${base}/note`));
  await note('records.save-visit-allergies', doctor.put(`${base}/allergies`, { version: 0, status: 'listed', items: [{ substance: 'Lumefantrine' }] }));
  await note('records.read-visit-allergies', doctor.get(`${base}/allergies`));
  await note('records.read-my-allergies', patient.get('/api/me/allergies'));
  await note('records.save-my-allergies', patient.put('/api/me/allergies', { version: 1, status: 'none-known' }));
  await note('records.read-visit', doctor.get(base));
  await note('records.list-visit-marks', doctor.get(`/api/doctor/visits?booking_ids=${bookingId}`));
  await note('records.list-all-documents', patient.get('/api/documents'));
  const { body } = await note('records.list-documents', patient.get(`/api/appointments/${bookingId}/documents`));
  for (const { id, kind } of body.data as { id: string; kind: string }[]) {
    const { body: { data } } = await note('records.read-document', patient.get(`/api/appointments/${bookingId}/documents/${id}`));
    await note('records.read-document-pdf', patient.get(`/api/appointments/${bookingId}/documents/${id}/document.pdf`));
    await note('records.read-verification', product.visitor().get(`/api/verify/${data.code}`));
    await note('records.look-up-verification', product.visitor().post('/api/verify/lookup', { short_code: data.short_code, phone_last4: patient.phone.slice(-4) }));
    if (kind === 'referral' || kind === 'sick-note') await note(`records.cancel-${kind}`, doctor.post(`${base}/${kind}/cancel`, { reason: 'Kosa' }));
    if (kind === 'prescription') await note('records.dispense-prescription', product.visitor().post(`/api/verify/${data.code}/dispense`, { pharmacy: 'Upendo', town: 'Moshi' }));
  }
  const other = await aVisit(product);
  await signed(other, 'prescription', { items: [ITEM] });
  await note('records.cancel-prescription', other.doctor.post(`/api/doctor/visits/${other.bookingId}/prescription/cancel`, { reason: 'Kosa' }));
}

/** Both people of a call, before and after. */
async function callSomebody(): Promise<void> {
  const { patient, doctor, bookingId } = await aCall(product, 1);
  const path = `/api/appointments/${bookingId}`;
  await note('calls.ask-call-back', patient.post(`${path}/call/leave`));
  await note('calls.list-queue', doctor.get('/api/doctor/queue'));
  for (const who of [patient, doctor]) {
    await note('calls.join', who.post(`${path}/call/join`));
    await note('calls.refresh-ice', who.post(`${path}/call/ice`));
    const { body } = await note('calls.send-message', who.post(`${path}/messages`, { text: 'Habari', photo: aPhoto().toString('base64') }));
    await note('calls.read-photo', who.get(`${path}/photos/${body.data.photo.id}`));
    await note('calls.list-messages', who.get(`${path}/messages`));
    if (who === patient) await note('calls.mark-seen', who.post(`${path}/messages/seen`, { message_id: body.data.id }));
  }
  await note('calls.call-patient', doctor.post(`${path}/call/attempts`, {}));
  await note('calls.note-no-answer', doctor.post(`${path}/call/no-answer`, {}));
  await note('calls.complete', doctor.post(`${path}/complete`));
  await note('earnings.read-earnings', doctor.get('/api/doctor/earnings'));
  await note('calls.state-outcome', patient.post(`${path}/call/outcome`, { spoke: true }));
  for (const who of [patient, doctor]) await note('calls.read', who.get(`${path}/call`));
}

/** Where a voice gateway is configured. */
async function bridgeSomebody(): Promise<void> {
  const bridged = await openTestProduct({ environment: { AFRICASTALKING_VOICE_NUMBER: '+255800111222' } });
  const { patient, doctor, bookingId } = await aCall(bridged, 1);
  for (const who of [patient, doctor]) {
    await note('calls.request-bridge', who.post(`/api/appointments/${bookingId}/call/bridge`));
    await note('calls.read', who.get(`/api/appointments/${bookingId}/call`));
  }
  const secret = bridged.services.keys.sign('callback', 'africastalking-voice');
  await note('calls.receive-voice', bridged.visitor().post(`/api/calls/voice/${secret}`, { nonsense: true }));
  await bridged.close();
}

let mover: Visitor | undefined;

/** A patient who signs in step by step, so that both replies of it are seen. */
async function guest(): Promise<Visitor> {
  const person = { phone: '+255754000777', full_name: 'Mgeni Mpya', country: 'TZ', language: 'sw' };
  mover = product.visitor();
  const asking = product.visitor();
  await note('identity.request-code', asking.post('/api/auth/code', { ...person, phone: '+255754000778' }));
  const challenge = await receiveCode(product, mover, person);
  const verified = await note('identity.verify-code', typeCode(mover, challenge.id, challenge.code));
  mover.csrf = verified.body.data.csrf;
  return mover;
}

test('the keys of every reply are the ones that were decided (Z-07)', async () => {
  const views = Object.fromEntries(ENDPOINTS.map(({ id, access, reply }) => [id, { who: access, keys: declaredKeys(reply) }]));
  await expect(`${JSON.stringify(views, null, 1)}\n`).toMatchFileSnapshot(GOLDEN);
});

describe.each(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, { reply }) => {
  test('sends declared keys only', () => {
    const replies = sent.get(id) ?? [];
    expect(replies.length).toBeGreaterThan(0);
    const declared = new Set(declaredKeys(reply));
    expect(replies.flatMap(({ body }) => sentKeys(body)).filter((key) => !declared.has(key))).toEqual([]);
  });
});

test('a refusal holds the printed members, and no key that names a person', async () => {
  const refusals = [await product.visitor().get('/api/me'), await asha.visitor.get('/api/receipts/none'), await asha.visitor.post('/api/bookings', { doctor_id: 'x' }), await product.visitor().post('/api/auth/code', {})];
  for (const { body } of refusals) expect(Object.keys(body).toSorted()).toEqual(['code', 'detail', 'message', 'params', 'request_id', 'status', 'success', 'title', 'type']);
});

test('a calendar entry has a place in time, a doctor and nothing of the illness', () => {
  const text = sent.get('bookings.read-calendar')![0]!.text;
  const names = [...new Set([...text.matchAll(/^([A-Z-]+)[:;]/gm)].map(([, name]) => name))].toSorted();
  expect(names).toEqual(['ACTION', 'BEGIN', 'DESCRIPTION', 'DTEND', 'DTSTAMP', 'DTSTART', 'END', 'METHOD', 'NAME', 'PRODID', 'SEQUENCE', 'STATUS', 'SUMMARY', 'TRIGGER', 'UID', 'VERSION', 'X-WR-CALNAME']);
  expect(text).not.toMatch(/kifua|cardio|moyo|\+255/i);
});

describe("a doctor's number", () => {
  test('is in no reply to somebody who has not paid for a call', async () => {
    const known = (await product.db.many(phones)).map(({ phone }) => phone);
    const own = ['doctors.read-profile', 'doctors.save-profile', 'identity.ask-for-proof', 'identity.begin-second-factor', 'identity.pass-second-factor'];
    const paid = [...own, 'bookings.read-appointment', 'bookings.list-appointments', 'bookings.read-status', 'bookings.reschedule-appointment', 'calls.read', 'calls.join', 'calls.ask-call-back', 'calls.state-outcome'];
    for (const [id, replies] of sent) {
      if (!paid.includes(id)) for (const { text } of replies) for (const phone of known) expect([id, text.includes(phone)]).toEqual([id, false]);
    }
    const stranger = await product.patient();
    for (const path of ['/api/doctors?country=TZ&limit=100', '/api/appointments', '/api/site']) {
      const { text } = await stranger.get(path);
      for (const phone of known) expect(text).not.toContain(phone);
    }
  });

  test('is there for the patient who paid, until two hours after', async () => {
    const doctor = await aDoctor(product);
    const patient = await product.patient();
    const id = await anAppointment(product, patient, doctor, at(product, 1, '10:00'));
    const read = async () => (await patient.get(`/api/appointments/${id}`)).body.data.doctor_phone as string | null;
    expect(await read()).toMatch(/^\+255/);
    product.clock.advance(Date.parse(at(product, 1, '10:00')) - product.clock.now().getTime() + 2 * HOUR + 1000);
    expect(await read()).toBeNull();
  });

  test('stays with the product for a video call', async () => {
    const doctor = await aDoctor(product, { callTypes: ['video', 'phone'] });
    const patient = await product.patient();
    const id = await anAppointment(product, patient, doctor, at(product, 2, '10:00'), { call_type: 'video' });
    expect((await patient.get(`/api/appointments/${id}`)).body.data.doctor_phone).toBeNull();
  });
});

test("no message to a doctor says why a patient calls", async () => {
  for (const text of await messagesTo(product, asha.doctorPhone)) expect(text).not.toMatch(/kifua|kichwa|dharura ya moyo/i);
});
