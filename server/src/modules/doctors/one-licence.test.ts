import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApplication } from '../../../test/application-makers.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, editable } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { HOUR } from '../../platform/time.ts';
import { moveApplication } from '../applications/index.ts';
import { decideChange, listPendingChanges, pendingChanges, setLicence } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client(product.owner);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

let people = 0;
const applicant = async (name: string): Promise<{ number: number; doctor_id: string }> => {
  product.clock.advance(HOUR);
  people += 1;
  const phone = `082 700 ${String(1000 + people)}`;
  const { application } = await anApplication(product, { phone, full_name: name, country: 'South Africa' });
  return application as { number: number; doctor_id: string };
};
const move = (number: number, to: 'approved' | 'rejected' | 'pending', licence?: string) =>
  moveApplication(product.ctx(), {
    number,
    to,
    note: '',
    by: 'operator:test',
    ...(licence !== undefined && {
      licence: { council: 'HPCSA', number: licence, registeredName: 'T. Nkosi', expiresOn: '2099-12-31' },
    }),
  });
const taken = (name: string) => ({ code: 'licence-taken', params: { name, fields: ['licence'] } });

test('nobody is added with the licence of somebody who works here, however it is spelt, and the desk reads whose it is', async () => {
  const admin = await aMemberOfStaff(product, 'administrator');
  const form = (phone: string, council: string, number: string) => ({
    full_name: 'Rehema Kileo',
    country: 'TZ',
    specialty: 'Ophthalmologist',
    rating: 0,
    email: 'rehema@example.org',
    phone,
    bio: 'I care for eyes.',
    gender: null,
    birth_date: null,
    experience_years: 11,
    licence: { council, number, expires_on: '2099-12-31' },
  });
  expect((await admin.post('/api/admin/doctors', form('0754 911 001', 'MCT', 'MCT 9001'))).status).toBe(201);
  for (const [council, number] of [
    ['mct', 'mct-90.01'],
    ['M.C.T.', '9001'],
    ['Medical Council of Tanganyika', ' 9001'],
  ]) {
    const { status, body } = await admin.post('/api/admin/doctors', form('0754 911 002', council!, number!));
    expect([status, body.code, body.params.name]).toEqual([409, 'licence-taken', 'Rehema Kileo']);
    expect(body.detail).toContain('Rehema Kileo');
  }
  // The number of another council is another number.
  expect((await admin.post('/api/admin/doctors', form('0754 911 002', 'KMPDC', '9001'))).status).toBe(201);
});

test('two applications with one licence are not both approved; a rejection and a removal give it free', async () => {
  const [one, two] = [await applicant('Thandi First'), await applicant('Sipho Second')];
  const both = await Promise.allSettled([
    move(one.number, 'approved', 'MP 700'),
    move(two.number, 'approved', 'mp-700'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [first, second] = both[0].status === 'fulfilled' ? [one, two] : [two, one];
  await expect(move(second.number, 'approved', 'MP700')).rejects.toMatchObject({ code: 'licence-taken' });
  // Who is looked at again keeps the number; who is rejected does not.
  await move(first.number, 'pending');
  await expect(move(second.number, 'approved', 'MP700')).rejects.toMatchObject({ code: 'licence-taken' });
  await move(first.number, 'rejected');
  await move(second.number, 'approved', 'MP700');
  await expect(move(first.number, 'approved')).rejects.toMatchObject({ code: 'licence-taken' });
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a renewed licence and a changed number are never those of somebody else', async () => {
  const [one, two] = [await aWorkingDoctor(product), await aWorkingDoctor(product)];
  const licence = { council: 'MCT', expiresOn: '2099-12-31' };
  await setLicence(product.ctx(), { doctorId: one.id, number: 'A 1', ...licence });
  await setLicence(product.ctx(), { doctorId: two.id, number: 'A 2', ...licence });
  await expect(setLicence(product.ctx(), { doctorId: two.id, number: 'a1', ...licence })).rejects.toMatchObject(
    taken('Dkt. Neema Mushi'),
  );
  const profile = (await two.browser.get('/api/doctor/profile')).body.data;
  await two.browser.put('/api/doctor/profile', { ...editable(profile), licence: 'A-1' });
  const ids = await listPendingChanges(product.ctx(), { after: null, limit: 100 });
  const [change] = (await pendingChanges(product.ctx(), ids)).values();
  await expect(decideChange(product.ctx(), { changeId: change!.id, approved: true, by: 'test' })).rejects.toMatchObject(
    taken('Dkt. Neema Mushi'),
  );
});

test('an update keeps doctors of before who have one licence, and lists them until one is corrected', async () => {
  const [one, two] = [await applicant('Lindiwe Early'), await applicant('Bongani Late')];
  await move(one.number, 'approved', 'MP 801');
  await move(two.number, 'approved', 'MP 802');
  const migration = await readFile(
    new URL('../../../migrations/0710-one-licence-per-doctor.sql', import.meta.url),
    'utf8',
  );
  const later = migration.slice(migration.indexOf('update doctors d'));
  await asOwner('drop index doctors_one_licence');
  await asOwner("update licences set number = 'mp.801' where number = 'MP 802'");
  await asOwner(later);
  expect(await brokenInvariants(product)).toEqual([expect.stringContaining('I-210')]);
  // Nobody else gets the number of the two, and the later one is mended by its true number.
  const three = await applicant('Ayanda Third');
  await expect(move(three.number, 'approved', 'MP801')).rejects.toMatchObject(taken('Lindiwe Early'));
  const licence = { council: 'HPCSA', number: 'MP 803', expiresOn: '2099-12-31' };
  await setLicence(product.ctx(), { doctorId: two.doctor_id, ...licence });
  expect(await brokenInvariants(product)).toEqual([]);
});
