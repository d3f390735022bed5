import { readCodes } from '@tabibu/contract/read-dose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { ITEM, NOTE, REFERRAL, aVisit, documentOf, signed } from '../../../test/record-makers.ts';
import type { VisitPeople } from '../../../test/record-makers.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR, MINUTE, addDays, wallClock } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const PHARMACY = { pharmacy: 'Duka la Dawa Upendo', town: 'Arusha' };
const visitOf = (bookingId: string) => `/api/doctor/visits/${bookingId}`;
const today = () => wallClock(product.clock.now(), 'Africa/Dar_es_Salaam').day;

interface Prescribed {
  readonly people: VisitPeople;
  readonly code: string;
  readonly short: string;
  readonly last4: string;
}

async function aPrescription(items: object[] = [ITEM]): Promise<Prescribed> {
  const people = await aVisit(product);
  const reply = await signed(people, 'prescription', { items });
  if (reply.status !== 200) throw new Error(reply.text);
  const { code, short_code: short } = (await documentOf(people, 'prescription')).body.data;
  return { people, code, short, last4: people.patient.phone.slice(-4) };
}

const lookUp = (who: Visitor, short_code: string, phone_last4: string): Promise<Reply> =>
  who.post('/api/verify/lookup', { short_code, phone_last4 });
const dispense = (code: string, body: object = PHARMACY): Promise<Reply> =>
  product.visitor().post(`/api/verify/${code}/dispense`, body);

describe('a prescription', () => {
  test('is proven to a pharmacy by the code that the patient got by SMS, which shows nothing else of the appointment', async () => {
    const { people, code, short, last4 } = await aPrescription();
    await signed(people, 'note', NOTE);
    await product.settle();
    const texts = (await messagesTo(product, people.patient.phone)).filter((text) => text.includes('hati'));
    expect(texts.filter((text) => text.includes(`Msimbo wa duka la dawa: ${short}.`))).toHaveLength(1);
    expect(texts).toHaveLength(2);
    expect(texts.join(' ')).not.toMatch(/Artemether|Malaria/);
    const { body } = await product.visitor().get(`/api/verify/${code.toLowerCase()}`);
    expect(body.data).toEqual({
      kind: 'prescription',
      code,
      state: 'valid',
      patient_name: 'Asha Juma',
      doctor: { name: 'Dkt. Neema Mushi', specialty_id: 'cardiologist', registration: null, country: 'TZ' },
      country: 'TZ',
      issued_on: today(),
      valid_until: addDays(today(), 30),
      cancelled_at: null,
      prescription: {
        items: [{ ...ITEM, codes: readCodes(ITEM) }],
        allergies: { status: 'not-asked', said_by: null, said_at: null, items: [] },
        dispensed: null,
      },
      sick_note: null,
      facts: { age: null, sex: null, weight_kg: null, weight_on: null, pregnancy: null, pregnancy_on: null },
    });
    expect((await lookUp(product.visitor(), short, last4)).body.data).toEqual(body.data);
  });

  test('is dispensed once, also when twenty try at once; patient and doctor see it', async () => {
    const { people, code, short, last4 } = await aPrescription();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => dispense(code, { ...PHARMACY, town: `Mji ${index}` })),
    );
    const done = replies.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const { town } = done[0]!.body.data.prescription.dispensed;
    expect(done[0]!.body.data).toMatchObject({
      state: 'dispensed',
      patient_name: 'Asha Juma',
      prescription: { items: [ITEM], dispensed: { pharmacy: 'Duka la Dawa Upendo' } },
    });
    const old = await product.visitor().get(`/api/verify/${code}`);
    expect(old.body.data).toMatchObject({
      state: 'dispensed',
      patient_name: '',
      prescription: { items: [], dispensed: { town } },
    });
    expect((await lookUp(product.visitor(), short, last4)).body.data).toEqual(old.body.data);
    const others = replies.filter(({ status }) => status !== 200);
    expect([
      ...new Set(
        others.map(
          (reply) => `${reply.status} ${reply.body.code} ${reply.body.params.town} ${reply.body.params.pharmacy}`,
        ),
      ),
    ]).toEqual([`409 prescription-dispensed ${town} Duka la Dawa Upendo`]);
    expect(others[0]!.body.detail).toContain('Duka la Dawa Upendo');
    expect((await documentOf(people, 'prescription')).body.data).toMatchObject({
      state: 'dispensed',
      prescription: { dispensed: { pharmacy: 'Duka la Dawa Upendo', town } },
    });
    expect((await people.doctor.get(visitOf(people.bookingId))).body.data.prescription.dispensed).toMatchObject({
      town,
    });
    const refused = await people.doctor.post(`${visitOf(people.bookingId)}/prescription/cancel`, { reason: 'Kosa' });
    expect([refused.status, refused.body.code]).toEqual([409, 'prescription-dispensed']);
    await product.settle();
    const told = (await messagesTo(product, people.patient.phone)).filter((text) => text.includes('umetumika'));
    expect([told.length, told[0]!.includes(short), told[0]!.includes('Upendo')]).toEqual([1, true, false]);
  });

  test('needs the name of the pharmacy to be dispensed, and cannot be dispensed after thirty days or when cancelled', async () => {
    const { people, code } = await aPrescription();
    expect((await dispense(code, { pharmacy: ' ', town: 'Arusha' })).body.code).toBe('pharmacy-required');
    expect(
      (await people.doctor.post(`${visitOf(people.bookingId)}/prescription/cancel`, { reason: 'Dozi si sahihi' }))
        .status,
    ).toBe(200);
    expect((await dispense(code)).body.code).toBe('record-cancelled');
    expect((await product.visitor().get(`/api/verify/${code}`)).body.data).toMatchObject({
      state: 'cancelled',
      patient_name: '',
      prescription: { items: [] },
    });
    expect((await signed(people, 'prescription', { items: [{ ...ITEM, dose: '2 tablets' }] })).status).toBe(200);
    await product.settle();
    const told = (await messagesTo(product, people.patient.phone)).filter((text) => text.includes('amefuta'));
    expect(told).toHaveLength(1);
    const old = await aPrescription();
    product.clock.advance(30 * DAY);
    expect((await product.visitor().get(`/api/verify/${old.code}`)).body.data.state).toBe('valid');
    product.clock.advance(DAY);
    expect((await dispense(old.code)).body.code).toBe('prescription-expired');
    expect((await product.visitor().get(`/api/verify/${old.code}`)).body.data).toMatchObject({
      state: 'expired',
      patient_name: '',
      prescription: { items: [] },
    });
  });

  test('is either dispensed or cancelled when both are requested at once', async () => {
    const { people, code } = await aPrescription();
    const [given, cancelled] = await Promise.all([
      dispense(code),
      people.doctor.post(`${visitOf(people.bookingId)}/prescription/cancel`, { reason: 'Kosa' }),
    ]);
    expect([given.status, cancelled.status].toSorted()).toEqual([200, 409]);
  });
});

describe('a short code', () => {
  test('that is mistyped is not counted; after five wrong attempts it is refused, and the long code still works', async () => {
    const { code, short, last4 } = await aPrescription();
    const wrong = last4 === '0000' ? '1111' : '0000';
    const mistyped = short.slice(0, -1) + (short.endsWith('A') ? 'B' : 'A');
    for (let tries = 0; tries < 8; tries += 1)
      expect((await lookUp(product.visitor(), mistyped, last4)).body.code).toBe('verification-code-mistyped');
    const guesses = await Promise.all(Array.from({ length: 12 }, () => lookUp(product.visitor(), short, wrong)));
    expect(guesses.filter((reply) => reply.body.code === 'not-found')).toHaveLength(5);
    expect(guesses.filter((reply) => reply.body.code === 'verification-exhausted')).toHaveLength(7);
    expect((await lookUp(product.visitor(), short, last4)).status).toBe(429);
    expect((await product.visitor().get(`/api/verify/${code}`)).status).toBe(200);
    product.clock.advance(HOUR + MINUTE);
    expect((await lookUp(product.visitor(), short, last4)).status).toBe(200);
  });

  test.each(['', '12', '12345', 'abcd'])("with '%s' as the last four digits finds nothing", async (digits) => {
    const { short } = await aPrescription();
    expect((await lookUp(product.visitor(), short, digits)).status).toBe(404);
  });
});

test('after ten wrong attempts an address is refused for an hour', async () => {
  const strict = await openTestProduct({ environment: { RATE_LIMITS: 'true' } });
  try {
    const visitor = strict.visitor();
    const { newCodes } = await import('../records/verification-code.ts');
    const codes: string[] = [];
    for (let tries = 0; tries < 12; tries += 1) codes.push((await lookUp(visitor, newCodes().short, '1234')).body.code);
    expect(codes).toEqual([
      ...Array.from({ length: 10 }, () => 'not-found'),
      'verification-exhausted',
      'verification-exhausted',
    ]);
  } finally {
    await strict.close();
  }
});

test('a sick note shows an employer name, days, doctor and validity; a referral shows a hospital even less', async () => {
  const people = await aVisit(product);
  await signed(people, 'sick-note', {
    from_day: today(),
    to_day: addDays(today(), 3),
    diagnosis: 'Malaria',
    show_diagnosis: true,
  });
  await signed(people, 'referral', REFERRAL);
  const [sick, referral] = [
    (await documentOf(people, 'sick-note')).body.data,
    (await documentOf(people, 'referral')).body.data,
  ];
  const shown = await product.visitor().get(`/api/verify/${sick.code}`);
  expect(shown.body.data).toMatchObject({
    kind: 'sick-note',
    state: 'valid',
    patient_name: 'Asha Juma',
    sick_note: { from_day: today(), to_day: addDays(today(), 3) },
    prescription: null,
  });
  expect(shown.text).not.toContain('Malaria');
  const other = await product.visitor().get(`/api/verify/${referral.code}`);
  expect([other.status, /Muhimbili|Cardiology|kifua|ECG inahitajika/.test(other.text)]).toEqual([200, false]);
  for (const { code } of [sick, referral]) expect((await dispense(code)).status).toBe(404);
});

test('an unknown code is not found, however it is written', async () => {
  for (const code of ['00000000000000000000', 'x'.repeat(25), 'short', '%00', '0'.repeat(41)])
    expect((await product.visitor().get(`/api/verify/${code}`)).status).toBe(404);
});

test('a request that is repeated with the same idempotency key signs and dispenses once', async () => {
  const people = await aVisit(product);
  const base = `${visitOf(people.bookingId)}/prescription`;
  await people.doctor.put(base, { version: 0, items: [ITEM] });
  const key = { 'idempotency-key': crypto.randomUUID() };
  const taps = [
    await people.doctor.post(`${base}/sign`, { version: 1 }, key),
    await people.doctor.post(`${base}/sign`, { version: 1 }, key),
  ];
  expect(taps.map(({ status }) => status)).toEqual([200, 200]);
  const { code } = (await documentOf(people, 'prescription')).body.data;
  const pharmacist = product.visitor();
  const given = [
    await pharmacist.post(`/api/verify/${code}/dispense`, PHARMACY, key),
    await pharmacist.post(`/api/verify/${code}/dispense`, PHARMACY, key),
  ];
  expect(given.map(({ status, headers }) => [status, headers['idempotency-replayed'] ?? 'first'])).toEqual([
    [200, 'first'],
    [200, 'true'],
  ]);
});

test('every invariant holds afterwards', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});
