import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskDoctorBody } from '@tabibu/contract/doctor-desk';
import { aPdf, aPhoto } from '../../../test/application-makers.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, editable, signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { upload } from '../../../test/upload-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';

let product: TestProduct;
let one: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
});
// A session that is five minutes old wants its factor again.
beforeEach(async () => {
  one = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());

let phones = 0;
const aForm = (rest: object = {}) => {
  phones += 1;
  return {
    full_name: 'Dkt. Rehema Kileo',
    country: 'TZ',
    specialty: 'Ophthalmologist',
    rating: 4,
    email: 'rehema@example.org',
    phone: `0754 90${String(1000 + phones)}`,
    bio: 'I care for eyes.',
    gender: 'female',
    birth_date: '1984-03-09',
    experience_years: 11,
    licence: { council: 'MCT', number: `MCT ${4410 + phones}`, expires_on: '2099-12-31' },
    ...rest,
  };
};
const doctors = '/api/admin/doctors';
const add = (form: object = aForm()) => one.post(doctors, form);
const added = async (form?: object): Promise<{ doctor: DeskDoctorBody; link: string }> => {
  const { status, body, text } = await add(form);
  if (status !== 201) throw new Error(`not added: ${status} ${text}`);
  return { doctor: body.data.doctor, link: body.data.invitation.address };
};
/** Saves the form of a doctor as it was just read. */
const save = async (id: string, form: object) =>
  one.patch(`${doctors}/${id}`, { ...form, version: (await one.get(`${doctors}/${id}`)).body.data.version });
const tokenOf = (link: string) => link.split('#')[1];
const isListed = async (id: string): Promise<boolean> =>
  (await product.visitor().get(`/api/doctors/${id}`)).status === 200;

describe('S41: adding', () => {
  test('stores every field, verified and not featured, with an invitation and no password (ADM-DOC-18, 27, 28, C53, W44)', async () => {
    const picture = await upload(one, await aPhoto());
    const form = aForm();
    const { doctor, link } = await added({ ...form, picture });
    expect(doctor).toMatchObject({
      ...form,
      full_name: 'Rehema Kileo',
      specialty: 'ophthalmologist',
      phone: doctor.phone,
      is_verified: true,
      is_featured: false,
      application: null,
    });
    expect((await one.get(`${doctors}/${doctor.id}`)).body.data).toEqual(doctor);
    expect((await product.visitor().get(doctor.avatar_url!)).headers['content-type']).toBe('image/jpeg');
    expect(await isListed(doctor.id)).toBe(true);
    await product.settle();
    expect((await messagesTo(product, doctor.phone)).join(' ')).toContain(link);
    const passwords = await product.db.pool.query(
      'select 1 from passwords p join doctors d using (account_id) where d.id = $1',
      [doctor.id],
    );
    expect(passwords.rowCount).toBe(0);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test.each([
    ['full_name', '', 'all-fields-required'],
    ['specialty', '', 'all-fields-required'],
    ['email', ' ', 'all-fields-required'],
    ['phone', '', 'all-fields-required'],
    ['bio', '', 'all-fields-required'],
    ['full_name', '12345', 'name-needs-letters'],
    ['specialty', 'Herbalist', 'invalid-input'],
    ['rating', 2, 'invalid-input'],
    ['email', 'rehema', 'email-invalid'],
    ['phone', '0754', 'phone-invalid'],
    ['country', 'DE', 'country-not-live'],
    ['birth_date', '2099-01-01', 'birth-date-invalid'],
    ['licence', { council: '', number: 'MCT 1', expires_on: '2099-12-31' }, 'licence-needed'],
    ['licence', { council: 'MCT', number: 'MCT 1', expires_on: '2020-12-31' }, 'licence-needed'],
    ['picture', 'no-such-upload', 'documents-missing'],
  ])('refuses %s %o, and leaves nothing behind (ADM-DOC-20, 22, W45)', async (field, value, code) => {
    const count = async () =>
      (await product.db.pool.query('select (select count(*) from doctors) + (select count(*) from accounts) as all'))
        .rows;
    const before = await count();
    const { status, body } = await add(aForm({ [field]: value }));
    expect([status, body.code]).toEqual([422, code]);
    expect(await count()).toEqual(before);
  });

  test('takes a misspelt specialty as its real one, refuses a PDF as a picture, and a doctor’s number twice (C43, ADM-DOC-21)', async () => {
    const form = aForm({ specialty: 'Opthalmologist', gender: null, birth_date: null });
    expect((await added(form)).doctor).toMatchObject({ specialty: 'ophthalmologist', gender: null, birth_date: null });
    expect((await add(form)).body.code).toBe('doctor-here-already');
    const picture = await upload(one, await aPdf());
    expect((await add(aForm({ picture }))).body.code).toBe('doctor-picture-refused');
  });

  test('the invitation works once, for the invited number, for 72 hours; accepting begins the usual week (W44, A-10)', async () => {
    const { doctor, link } = await added();
    const token = tokenOf(link);
    expect((await product.visitor().post('/api/doctor-invitations/read', { token })).body.data).toMatchObject({
      full_name: 'Rehema Kileo',
      phone_end: doctor.phone.slice(-3),
    });
    const week = () => product.db.pool.query('select 1 from weekly_half_hours where doctor_id = $1', [doctor.id]);
    expect((await week()).rowCount).toBe(0);
    const stranger = (await aWorkingDoctor(product)).browser;
    expect((await stranger.post('/api/doctor-invitations/accept', { token })).body.code).toBe('invitation-not-yours');
    const self = await signInAsDoctor(product, doctor.phone);
    expect((await self.post('/api/doctor-invitations/accept', { token })).status).toBe(200);
    expect((await week()).rowCount).toBeGreaterThan(0);
    expect((await self.post('/api/doctor-invitations/accept', { token })).body.code).toBe('invitation-over');
    expect((await one.post(`${doctors}/${doctor.id}/invitation`)).body.code).toBe('invitation-accepted');
  });

  test('an invitation that is too old is renewed, and the earlier link stays dead', async () => {
    const { doctor, link } = await added();
    product.clock.advance(72 * HOUR);
    one = await aMemberOfStaff(product, 'administrator');
    const read = (token: string | undefined) => product.visitor().post('/api/doctor-invitations/read', { token });
    expect((await read(tokenOf(link))).body.code).toBe('invitation-over');
    const { body } = await one.post(`${doctors}/${doctor.id}/invitation`);
    expect([(await read(tokenOf(body.data.address))).status, (await read(tokenOf(link))).status]).toEqual([200, 410]);
  });
});

describe('S41: editing', () => {
  test('saves every field but number and country, which have a step of their own (ADM-DOC-14, C53)', async () => {
    const { doctor } = await added();
    // The newest licence counts, and both would have been checked in the same instant.
    product.clock.advance(MINUTE);
    const form = aForm({
      full_name: 'Rehema Mushi',
      phone: doctor.phone,
      specialty: 'Dermatologist',
      rating: 3,
      email: 'r.mushi@example.org',
      bio: 'I care for skin.',
      gender: 'other',
      birth_date: null,
      experience_years: 20,
      licence: { council: 'KMPDC', number: 'A 77', expires_on: '2098-01-31' },
    });
    const { status, body } = await save(doctor.id, form);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...form, specialty: 'dermatologist' });
    for (const apart of [{ phone: '0754 909 909' }, { country: 'KE' }])
      expect((await save(doctor.id, { ...form, ...apart })).body.code).toBe('number-country-apart');
    await product.settle();
    const self = await signInAsDoctor(product, doctor.phone);
    expect((await self.get('/api/me')).body.data.full_name).toBe('Rehema Mushi');
  });

  test('two who edit one doctor do not undo each other: the later save is refused, and so is one after the doctor’s own', async () => {
    const { doctor } = await added();
    const two = await aMemberOfStaff(product, 'administrator');
    const form = aForm({ phone: doctor.phone, licence: doctor.licence, version: doctor.version });
    const path = `${doctors}/${doctor.id}`;
    const both = await Promise.all([
      one.patch(path, { ...form, bio: 'One.' }),
      two.patch(path, { ...form, bio: 'Two.' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409)!;
    expect([late.body.code, late.body.detail]).toEqual([
      'doctor-changed',
      expect.stringContaining('What you typed is still here'),
    ]);
    const { version } = both.find(({ status }) => status === 200)!.body.data;
    const self = await signInAsDoctor(product, doctor.phone);
    const own = editable((await self.get('/api/doctor/profile')).body.data);
    await self.put('/api/doctor/profile', { ...own, bio: { ...own.bio, sw: 'Natibu macho.', en: 'Eyes, mine.' } });
    expect((await one.patch(path, { ...form, version })).body.code).toBe('doctor-changed');
  });

  test('a doctor whose licence nobody has checked is edited without one', async () => {
    const { id, phone } = await aWorkingDoctor(product);
    const form = aForm({ phone, licence: { council: '', number: '', expires_on: '' } });
    expect((await save(id, form)).status).toBe(200);
  });
});

test('adding and editing need a factor of the last five minutes', async () => {
  const { doctor } = await added();
  product.clock.advance(6 * MINUTE);
  for (const reply of [
    await add(),
    await one.patch(`${doctors}/${doctor.id}`, { ...aForm(), version: doctor.version }),
  ])
    expect(reply.body.code).toBe('step-up-required');
});
