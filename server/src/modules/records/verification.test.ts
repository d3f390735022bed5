import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { ITEM, NOTE, REFERRAL, aVisit, documentOf, signed } from '../../../test/record-makers.ts';
import type { VisitPeople } from '../../../test/record-makers.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR, MINUTE, addDays, wallClock } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => { product = await openTestProduct(); });
afterAll(() => product.close());

const PHARMACY = { pharmacy: 'Duka la Dawa Upendo', town: 'Arusha' };
const visitOf = (bookingId: string) => `/api/doctor/visits/${bookingId}`;
const today = () => wallClock(product.clock.now(), 'Africa/Dar_es_Salaam').day;

interface Prescribed { readonly people: VisitPeople; readonly code: string; readonly short: string; readonly last4: string }

async function aPrescription(items: object[] = [ITEM]): Promise<Prescribed> {
  const people = await aVisit(product);
  const reply = await signed(people, 'prescription', { items });
  if (reply.status !== 200) throw new Error(reply.text);
  const { code, short_code: short } = (await documentOf(people, 'prescription')).body.data;
  return { people, code, short, last4: people.patient.phone.slice(-4) };
}

const lookUp = (who: Visitor, short_code: string, phone_last4: string): Promise<Reply> => who.post('/api/verify/lookup', { short_code, phone_last4 });
const dispense = (code: string, body: object = PHARMACY): Promise<Reply> => product.visitor().post(`/api/verify/${code}/dispense`, body);

describe('a prescription', () => {
  test('is proven to a pharmacy by its code, which the patient has by SMS; nothing more of the visit is told', async () => {
    const { people, code, short, last4 } = await aPrescription();
    await signed(people, 'note', NOTE);
    await product.settle();
    const texts = (await messagesTo(product, people.patient.phone)).filter((text) => text.includes('hati'));
    expect(texts.filter((text) => text.includes(`Msimbo wa duka la dawa: ${short}.`))).toHaveLength(1);
    expect(texts).toHaveLength(2);
    expect(texts.join(' ')).not.toMatch(/Artemether|Malaria/);
    const { body } = await product.visitor().get(`/api/verify/${code.toLowerCase()}`);
    expect(body.data).toEqual({
      kind: 'prescription', code, state: 'valid', patient_name: 'Asha Juma', doctor: { name: 'Dkt. Neema Mushi', specialty_id: 'cardiologist', country: 'TZ' }, country: 'TZ',
      issued_on: today(), valid_until: addDays(today(), 30), cancelled_at: null, prescription: { items: [ITEM], dispensed: null }, sick_note: null,
    });
    expect((await lookUp(product.visitor(), short, last4)).body.data).toEqual(body.data);
  });

  test('is dispensed once, also when twenty try at once; patient and doctor see it', async () => {
    const { people, code, short, last4 } = await aPrescription();
    const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => dispense(code, { ...PHARMACY, town: `Mji ${index}` })));
    const done = replies.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const { town } = done[0]!.body.data.prescription.dispensed;
    expect(done[0]!.body.data).toMatchObject({ state: 'dispensed', patient_name: 'Asha Juma', prescription: { items: [ITEM], dispensed: { pharmacy: 'Duka la Dawa Upendo' } } });
    const old = await product.visitor().get(`/api/verify/${code}`);
    expect(old.body.data).toMatchObject({ state: 'dispensed', patient_name: '', prescription: { items: [], dispensed: { town } } });
    expect((await lookUp(product.visitor(), short, last4)).body.data).toEqual(old.body.data);
    const others = replies.filter(({ status }) => status !== 200);
    expect([...new Set(others.map((reply) => `${reply.status} ${reply.body.code} ${reply.body.params.town} ${reply.body.params.pharmacy}`))]).toEqual([`409 prescription-dispensed ${town} Duka la Dawa Upendo`]);
    expect(others[0]!.body.detail).toContain('Duka la Dawa Upendo');
    expect((await documentOf(people, 'prescription')).body.data).toMatchObject({ state: 'dispensed', prescription: { dispensed: { pharmacy: 'Duka la Dawa Upendo', town } } });
    expect((await people.doctor.get(visitOf(people.bookingId))).body.data.prescription.dispensed).toMatchObject({ town });
    const refused = await people.doctor.post(`${visitOf(people.bookingId)}/prescription/cancel`, { reason: 'Kosa' });
    expect([refused.status, refused.body.code]).toEqual([409, 'prescription-dispensed']);
    await product.settle();
    const told = (await messagesTo(product, people.patient.phone)).filter((text) => text.includes('umetumika'));
    expect([told.length, told[0]!.includes(short), told[0]!.includes('Upendo')]).toEqual([1, true, false]);
  });

  test('asks for the name of the pharmacy, ends after thirty days and not when it was cancelled before', async () => {
    const { people, code } = await aPrescription();
    expect((await dispense(code, { pharmacy: ' ', town: 'Arusha' })).body.code).toBe('pharmacy-required');
    expect((await people.doctor.post(`${visitOf(people.bookingId)}/prescription/cancel`, { reason: 'Dozi si sahihi' })).status).toBe(200);
    expect((await dispense(code)).body.code).toBe('record-cancelled');
    expect((await product.visitor().get(`/api/verify/${code}`)).body.data).toMatchObject({ state: 'cancelled', patient_name: '', prescription: { items: [] } });
    expect((await signed(people, 'prescription', { items: [{ ...ITEM, dose: '2 tablets' }] })).status).toBe(200);
    await product.settle();
    expect((await messagesTo(product, people.patient.phone)).filter((text) => text.includes('amefuta'))).toHaveLength(1);
    const old = await aPrescription();
    product.clock.advance(30 * DAY);
    expect((await product.visitor().get(`/api/verify/${old.code}`)).body.data.state).toBe('valid');
    product.clock.advance(DAY);
    expect((await dispense(old.code)).body.code).toBe('prescription-expired');
    expect((await product.visitor().get(`/api/verify/${old.code}`)).body.data).toMatchObject({ state: 'expired', patient_name: '', prescription: { items: [] } });
  });

  test('races its cancelling: one of the two happens', async () => {
    const { people, code } = await aPrescription();
    const [given, cancelled] = await Promise.all([dispense(code), people.doctor.post(`${visitOf(people.bookingId)}/prescription/cancel`, { reason: 'Kosa' })]);
    expect([given.status, cancelled.status].toSorted()).toEqual([200, 409]);
  });

  test.each(['Tramadol', 'Diazepam 5 mg', 'Morphine'])('with %s is warned of while it is written and refused at the signing', async (medicine) => {
    const people = await aVisit(product);
    const saved = await people.doctor.put(`${visitOf(people.bookingId)}/prescription`, { version: 0, items: [ITEM, { ...ITEM, medicine }] });
    expect(saved.body.data.not_allowed).toMatchObject([{ item: 1, medicine }]);
    const refused = await people.doctor.post(`${visitOf(people.bookingId)}/prescription/sign`, { version: 1 });
    expect([refused.status, refused.body.code, refused.body.params.medicine]).toEqual([422, 'medicine-not-allowed', medicine]);
  });

  test('of nothing, or of thirteen medicines, is none', async () => {
    const people = await aVisit(product);
    expect((await signed(people, 'prescription', { items: [] })).body.params.fields).toEqual(['items']);
    expect((await people.doctor.put(`${visitOf(people.bookingId)}/prescription`, { version: 1, items: Array.from({ length: 13 }, () => ITEM) })).status).toBe(422);
  });
});

describe('a short code', () => {
  test('that is mistyped costs no try; five wrong ones close it, and the long code still works', async () => {
    const { code, short, last4 } = await aPrescription();
    const wrong = last4 === '0000' ? '1111' : '0000';
    const mistyped = short.slice(0, -1) + (short.endsWith('A') ? 'B' : 'A');
    for (let tries = 0; tries < 8; tries += 1) expect((await lookUp(product.visitor(), mistyped, last4)).body.code).toBe('verification-code-mistyped');
    const guesses = await Promise.all(Array.from({ length: 12 }, () => lookUp(product.visitor(), short, wrong)));
    expect(guesses.filter((reply) => reply.body.code === 'not-found')).toHaveLength(5);
    expect(guesses.filter((reply) => reply.body.code === 'verification-exhausted')).toHaveLength(7);
    expect((await lookUp(product.visitor(), short, last4)).status).toBe(429);
    expect((await product.visitor().get(`/api/verify/${code}`)).status).toBe(200);
    product.clock.advance(HOUR + MINUTE);
    expect((await lookUp(product.visitor(), short, last4)).status).toBe(200);
  });

  test.each(['', '12', '12345', 'abcd'])("with '%s' for the digits of the phone finds nothing", async (digits) => {
    const { short } = await aPrescription();
    expect((await lookUp(product.visitor(), short, digits)).status).toBe(404);
  });
});

test('ten wrong tries close an address for an hour', async () => {
  const strict = await openTestProduct({ environment: { RATE_LIMITS: 'true' } });
  try {
    const visitor = strict.visitor();
    const { newCodes } = await import('./verification-code.ts');
    const codes: string[] = [];
    for (let tries = 0; tries < 12; tries += 1) codes.push((await lookUp(visitor, newCodes().short, '1234')).body.code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'not-found'), 'verification-exhausted', 'verification-exhausted']);
  } finally {
    await strict.close();
  }
});

test('an employer sees name, days, doctor and validity of a sick note; a hospital of a referral even less', async () => {
  const people = await aVisit(product);
  await signed(people, 'sick-note', { from_day: today(), to_day: addDays(today(), 3), diagnosis: 'Malaria', show_diagnosis: true });
  await signed(people, 'referral', REFERRAL);
  const [sick, referral] = [(await documentOf(people, 'sick-note')).body.data, (await documentOf(people, 'referral')).body.data];
  const shown = await product.visitor().get(`/api/verify/${sick.code}`);
  expect(shown.body.data).toMatchObject({ kind: 'sick-note', state: 'valid', patient_name: 'Asha Juma', sick_note: { from_day: today(), to_day: addDays(today(), 3) }, prescription: null });
  expect(shown.text).not.toContain('Malaria');
  const other = await product.visitor().get(`/api/verify/${referral.code}`);
  expect([other.status, /Muhimbili|Cardiology|kifua|ECG/.test(other.text)]).toEqual([200, false]);
  for (const { code } of [sick, referral]) expect((await dispense(code)).status).toBe(404);
});

test('a code of nobody is not found, in every spelling', async () => {
  for (const code of ['00000000000000000000', 'x'.repeat(25), 'short', '%00', '0'.repeat(41)]) expect((await product.visitor().get(`/api/verify/${code}`)).status).toBe(404);
});

describe('a follow-up', () => {
  const reminders = async (phone: string) => (await messagesTo(product, phone)).filter((text) => text.includes('alikuomba'));

  test('is reminded of once, two days before at nine, however often the job runs', async () => {
    const people = await aVisit(product);
    const day = addDays(today(), 10);
    await signed(people, 'note', { ...NOTE, follow_up_on: day });
    const sweep = async () => (await import('./sweep-records.ts')).sweepRecords(product.ctx());
    product.clock.set(new Date(`${addDays(day, -2)}T05:59:00Z`));
    await sweep();
    await product.settle();
    expect(await reminders(people.patient.phone)).toEqual([]);
    product.clock.advance(2 * MINUTE);
    await Promise.all([sweep(), product.settle()]);
    await sweep();
    await product.settle();
    const told = await reminders(people.patient.phone);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`/doctors/${people.doctorId}`);
    expect(told[0]).toContain(String(Number(day.slice(8))));
  });

  test.each([[1, 0, 'not-needed'], [2, 1, 'sent']] as const)('%i days after its visit sends %i reminders, on the next morning at the earliest and never at night', async (days, count, reminder) => {
    const people = await aVisit(product);
    const day = addDays(today(), days);
    await signed(people, 'note', { ...NOTE, follow_up_on: day });
    const { sweepRecords } = await import('./sweep-records.ts');
    const state = async () => (await product.db.pool.query<{ reminder: string | null }>('select reminder from visit_documents where booking_id = $1', [people.bookingId])).rows[0]!.reminder;
    for (const [at, sent] of [[`${addDays(day, -days)}T12:00:00Z`, 0], [`${addDays(day, 1 - days)}T04:59:00Z`, 0], [`${addDays(day, 1 - days)}T06:01:00Z`, count]] as const) {
      product.clock.set(new Date(at));
      await sweepRecords(product.ctx());
      await product.settle();
      expect(await reminders(people.patient.phone), at).toHaveLength(sent);
    }
    expect(await state()).toBe(reminder);
  });

  test('whose job comes late in the evening waits for the morning', async () => {
    const people = await aVisit(product);
    const day = addDays(today(), 10);
    await signed(people, 'note', { ...NOTE, follow_up_on: day });
    const { remindFollowUp } = await import('./remind-follow-up.ts');
    const { rows: [note] } = await product.db.pool.query<{ id: string }>('select id from visit_documents where booking_id = $1', [people.bookingId]);
    for (const [at, sent] of [[`${addDays(day, -2)}T18:00:00Z`, 0], [`${addDays(day, -1)}T05:01:00Z`, 1]] as const) {
      product.clock.set(new Date(at));
      await remindFollowUp(product.ctx(), { documentId: note!.id });
      await product.settle();
      expect(await reminders(people.patient.phone)).toHaveLength(sent);
    }
  });

  test('is not reminded of when there is a later appointment with the doctor already', async () => {
    const people = await aVisit(product);
    const day = addDays(today(), 5);
    await signed(people, 'note', { ...NOTE, follow_up_on: day });
    const { anAppointment, at } = await import('../../../test/booking-makers.ts');
    await anAppointment(product, people.patient, people.doctorId, at(product, 4, '10:00'));
    product.clock.set(new Date(`${addDays(day, -2)}T06:01:00Z`));
    await product.settle();
    expect(await reminders(people.patient.phone)).toEqual([]);
    const { rows } = await product.db.pool.query<{ reminder: string }>('select reminder from visit_documents where booking_id = $1', [people.bookingId]);
    expect(rows).toEqual([{ reminder: 'not-needed' }]);
  });
});

test('a repeated tap with the same key is one signing and one dispensing', async () => {
  const people = await aVisit(product);
  const base = `${visitOf(people.bookingId)}/prescription`;
  await people.doctor.put(base, { version: 0, items: [ITEM] });
  const key = { 'idempotency-key': crypto.randomUUID() };
  const taps = [await people.doctor.post(`${base}/sign`, { version: 1 }, key), await people.doctor.post(`${base}/sign`, { version: 1 }, key)];
  expect(taps.map(({ status }) => status)).toEqual([200, 200]);
  const { code } = (await documentOf(people, 'prescription')).body.data;
  const pharmacist = product.visitor();
  const given = [await pharmacist.post(`/api/verify/${code}/dispense`, PHARMACY, key), await pharmacist.post(`/api/verify/${code}/dispense`, PHARMACY, key)];
  expect(given.map(({ status, headers }) => [status, headers['idempotency-replayed'] ?? 'first'])).toEqual([[200, 'first'], [200, 'true']]);
});

test('a suspended doctor writes nothing any more', async () => {
  const people = await aVisit(product);
  await product.db.pool.query('update doctors set suspended_at = now() where id = $1', [people.doctorId]);
  expect((await people.doctor.put(`${visitOf(people.bookingId)}/note`, { version: 0, ...NOTE })).status).toBe(404);
  await product.db.pool.query('update doctors set suspended_at = null where id = $1', [people.doctorId]);
  const again = await signInAsDoctor(product, people.doctor.phone).catch(() => people.doctor);
  expect((await again.put(`${visitOf(people.bookingId)}/note`, { version: 0, ...NOTE })).status).toBe(200);
});

test('every invariant holds afterwards', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});
