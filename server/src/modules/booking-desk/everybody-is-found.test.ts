import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { aDoctor, anAppointment, at, hold, pay } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';

/*
 * Everybody at every list is found by the same things: parts of the name in any order and spelling, the number in any
 * spelling of any of the countries or its last digits, and what stands in a payment.
 */

const PHONE = '+254712340321';
const SPELLINGS = [
  "Ng'ang'a Wanjiru",
  'wanjiru NGANGA',
  'Ng’ang’a',
  'élodie wanjiru',
  'wanj elo',
  '0712 340 321',
  '254712340321',
  '00254 712-340-321',
  '+254 (0)712 340 321',
  '40321',
  '0321',
  '٠٧١٢٣٤٠٣٢١',
];

let product: TestProduct;
let admin: Visitor;
let patient: Visitor;
let reference: string;
let transaction: string;
beforeAll(async () => {
  product = await openTestProduct();
  patient = await product.patient({ phone: PHONE, full_name: "Élodie Wanjiru Ng'ang'a" });
  const doctorId = await aDoctor(product, {
    fullName: "Dkt. Hassan Ng'ombe",
    phone: '+250788123456',
  });
  const held = await hold(patient, doctorId, at(product, 2, '09:00'));
  await pay(product, patient, held.body.data.id);
  // Somebody whom no search below means.
  await anAppointment(
    product,
    await product.patient({ full_name: 'Baraka Juma' }),
    await aDoctor(product),
    at(product, 2, '11:00'),
  );
  const [row] = await asSystem<{ reference: string; transaction_id: string }>(
    product,
    'select reference, transaction_id from payments where payer_id = $1',
    [patient.accountId],
  );
  reference = row!.reference;
  transaction = row!.transaction_id;
  admin = await aMemberOfStaff(product, 'administrator');
  await patient.post('/api/contact', {
    first_name: 'Elodie',
    last_name: 'Wanjiru Nganga',
    email: 'elodie@example.org',
    subject: 'Swali',
    message: 'Ninaomba msaada wenu tafadhali.',
  });
});
afterAll(() => product.close());

const asked = (q: string) => encodeURIComponent(q);
const bookings = async (q: string) =>
  (await admin.get(`/api/admin/booking-list?q=${asked(q)}`)).body.data.bookings.map(
    (row: { patient: string }) => row.patient,
  );
const payments = async (q: string) =>
  (await admin.get(`/api/admin/payments?q=${asked(q)}`)).body.data.payments.map((row: { payer: string }) => row.payer);
const settled = async (q: string) =>
  (await admin.get(`/api/admin/successful-payments?q=${asked(q)}`)).body.data.payments.length;

test.each(SPELLINGS)('no list hides who is looked for as %s', async (q) => {
  expect([await bookings(q), await payments(q), await settled(q)]).toEqual([
    ["Élodie Wanjiru Ng'ang'a"],
    ["Élodie Wanjiru Ng'ang'a"],
    1,
  ]);
  const { complaints } = (await admin.get(`/api/admin/complaints?q=${asked(q)}`)).body.data;
  expect(complaints).toHaveLength(1);
});

test('a payment is not hidden from who knows the end of its reference, or its transaction', async () => {
  const tail = reference.slice(-8);
  const part = /\d/.test(tail.slice(-5)) ? tail.slice(-5) : tail;
  for (const q of [reference, reference.toLowerCase(), tail, `…${tail}`, `TBB-…${tail}`, part, transaction])
    expect([q, await bookings(q), await payments(q)]).toEqual([
      q,
      ["Élodie Wanjiru Ng'ang'a"],
      ["Élodie Wanjiru Ng'ang'a"],
    ]);
});

test('a doctor is found by name in any order and by number, and nobody by what is nobody’s', async () => {
  const doctors = async (q: string) =>
    (await admin.get(`/api/admin/doctors?q=${asked(q)}`)).body.data.doctors.map(
      (row: { full_name: string }) => row.full_name,
    );
  for (const q of ['ngombe hassan', 'Hassan Ng’ombe', '0788 123 456', '3456'])
    expect([q, await doctors(q)]).toEqual([q, ["Dkt. Hassan Ng'ombe"]]);
  for (const q of ['wanjiru zzz', '99999', 'ZZZZ9999'])
    expect([q, await bookings(q), await payments(q)]).toEqual([q, [], []]);
});
