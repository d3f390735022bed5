import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { casesOf, readCase, sweptCasesOf } from '../../../test/case-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';

let product: TestProduct;
let staff: Visitor;
let administrator: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  staff = await aMemberOfStaff(product, 'staff-admin');
  administrator = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());

const DOCTORS = '/api/admin/doctors';
const form = (rest: object = {}) => ({
  full_name: 'Rehema Kileo',
  country: 'TZ',
  specialty: 'Ophthalmologist',
  rating: 4,
  email: 'rehema@example.org',
  phone: '0754 901 777',
  bio: 'I care for eyes.',
  gender: 'female',
  birth_date: '1984-03-09',
  experience_years: 11,
  licence: { council: 'MCT', number: 'MCT 4411', expires_on: '2099-12-31' },
  ...rest,
});
const isPublic = async (id: string): Promise<boolean> =>
  (await product.visitor().get(`/api/doctors/${id}`)).status === 200;

test('a doctor whom a staff admin adds is unverified until an administrator verifies (W68)', async () => {
  const { status, body } = await staff.post(DOCTORS, form());
  expect(status).toBe(201);
  const { id, phone, is_verified: isVerified } = body.data.doctor;
  expect([isVerified, await isPublic(id)]).toEqual([false, false]);
  await product.settle();
  expect((await messagesTo(product, phone)).join(' ')).toContain('once we have checked your licence');
  expect((await administrator.put(`${DOCTORS}/${id}/verified`, { is_verified: true })).status).toBe(200);
  expect(await isPublic(id)).toBe(true);
  // Whom an administrator declares unverified does not wait: that was the decision.
  await administrator.put(`${DOCTORS}/${id}/verified`, { is_verified: false, reason: 'Checked again' });
  expect(await sweptCasesOf(product, administrator, 'unverified-doctor')).toEqual([]);
  await administrator.put(`${DOCTORS}/${id}/verified`, { is_verified: true });
  expect(await brokenInvariants(product)).toEqual([]);
});

test('the doctor waits in the queue of administrators until one verifies or deletes the doctor', async () => {
  for (const end of ['verify', 'delete']) {
    const added = await staff.post(
      DOCTORS,
      form({
        full_name: 'Zuhura Mrema',
        phone: '0754 901 790',
        licence: { council: 'MCT', number: `MCT 99${end}`, expires_on: '2099-12-31' },
      }),
    );
    const { id } = added.body.data.doctor;
    await product.settle();
    const [one] = await casesOf(administrator, 'unverified-doctor');
    expect(await readCase(administrator, one!.id)).toMatchObject({
      case: { person: 'Zuhura Mrema', country: 'TZ', money: null, stage: 'open' },
      facts: [
        { label: 'specialty', text: 'Ophthalmologist' },
        { label: 'licence', text: `MCT 99${end}` },
      ],
      link: 'doctors?q=Zuhura%20Mrema',
      decisions: [],
    });
    expect((await staff.get(`/api/admin/cases/${one!.id}`)).status).toBe(404);
    expect(await brokenInvariants(product)).toEqual([]);
    if (end === 'verify') await administrator.put(`${DOCTORS}/${id}/verified`, { is_verified: true });
    await administrator.delete(`${DOCTORS}/${id}`);
    await product.settle();
    expect(await casesOf(administrator, 'unverified-doctor')).toEqual([]);
    expect(await brokenInvariants(product)).toEqual([]);
  }
});

test('council, number and end of the licence are asked of staff admins too', async () => {
  const without = form({ phone: '0754 901 778', licence: { council: 'MCT', number: '', expires_on: '' } });
  expect((await staff.post(DOCTORS, without)).body.code).toBe('licence-needed');
});

test('a staff admin lists doctors without what they earned, and neither edits, verifies nor deletes one', async () => {
  const mine = await staff.get(`${DOCTORS}?q=kileo&sort=earnings`);
  expect(mine.text).not.toContain('earnings');
  const [doctor] = mine.body.data.doctors;
  expect(doctor).toMatchObject({ full_name: 'Rehema Kileo', invitation: 'open', patients: 0 });
  const theirs = await administrator.get(`${DOCTORS}?q=kileo`);
  expect(theirs.body.data.doctors[0].earnings).toEqual([]);
  const path = `${DOCTORS}/${doctor.id}`;
  for (const refused of [
    await staff.get(path),
    await staff.patch(path, { ...form(), version: '' }),
    await staff.put(`${path}/verified`, { is_verified: true }),
    await staff.put(`${path}/featured`, { is_featured: true }),
    await staff.delete(path),
  ])
    expect(refused.status).toBe(403);
  expect((await staff.post(`${path}/invitation`)).status).toBe(201);
});
