import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FORM, aPdf, anApplication, claimWith, fourFiles, sendForm } from '../../../test/application-makers.ts';
import type { Files } from '../../../test/application-makers.ts';
import { anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { HOUR } from '../../platform/time.ts';
import { moveApplication, showApplication } from './index.ts';

const BY = 'operator:test';
const LICENCE = { council: 'HPCSA', number: 'MP0123456', registeredName: 'T. Nkosi', expiresOn: '2039-03-31' };

let product: TestProduct;
let files: Files;
let phones = 0;
const freshPhone = () => `082 100 ${String((phones += 1)).padStart(4, '0')}`;
beforeAll(async () => {
  product = await openTestProduct();
  files = await fourFiles();
});
// So that the limit per address and hour does not join the tests.
beforeEach(() => product.clock.advance(HOUR));
afterAll(() => product.close());

const move = (number: number, to: 'pending' | 'in_review' | 'approved' | 'rejected', more = {}) =>
  moveApplication(product.ctx(), { number, to, note: '', by: BY, ...more });
const searchFor = async (name: string): Promise<string[]> =>
  (await product.visitor().get(`/api/doctors?country=ZA&q=${encodeURIComponent(name)}`)).body.map(
    ({ id }: { id: string }) => id,
  );

describe('a decision', () => {
  test('needs a licence that is valid today', async () => {
    const { application } = await anApplication(product, { phone: freshPhone() });
    await expect(move(application.number, 'approved')).rejects.toMatchObject({ code: 'licence-needed' });
    await expect(
      move(application.number, 'approved', { licence: { ...LICENCE, expiresOn: '2038-01-01' } }),
    ).rejects.toMatchObject({ code: 'licence-needed' });
  });

  test('to approve makes a verified, bookable doctor who signs in; leaving it hides the doctor at once and pays back', async () => {
    const { applicant, application } = await anApplication(product, {
      phone: freshPhone(),
      full_name: 'Dr Zanele Approved',
      country: 'South Africa',
    });
    const { number, doctor_id: id } = application;
    await product.settle();
    product.clock.advance(HOUR);
    await move(number, 'approved', { licence: LICENCE, note: 'Found in the register.' });
    await product.settle();
    expect((await messagesTo(product, applicant.phone)).at(-1)).toContain('role=doctor');
    expect(await searchFor('Zanele Approved')).toEqual([id]);
    product.clock.advance(HOUR);
    const doctor = await signInAsDoctor(product, applicant.phone);
    expect((await doctor.get('/api/doctor/profile')).body.data).toMatchObject({ id, licence: 'MP0123456' });
    const patient = await product.patient();
    const booking = await anAppointment(product, patient, id, at(product, 3, '10:00'));

    await move(number, 'in_review', { note: 'The register says suspended.' });
    expect(await searchFor('Zanele Approved')).toEqual([]);
    expect((await product.visitor().get(`/api/doctors/${id}`)).status).toBe(404);
    await product.settle();
    expect((await patient.get(`/api/appointments/${booking}`)).body.data).toMatchObject({
      state: 'cancelled',
      payment_status: 'refund_due',
      cancelled_by: 'house',
      stage: { sentence: 'Tabibu imeghairi miadi hii: kwa sasa daktari haruhusiwi kuona wagonjwa hapa.' },
    });
    const [told] = (await messagesTo(product, patient.phone)).filter((text) => text.includes('imeghairi'));
    expect(told).toContain('Tabibu imeghairi miadi yako na Zanele Approved');
    expect(told).toContain('zitarudishwa');
    expect(await brokenInvariants(product)).toEqual([]);
    // Earnings, finished visits and the bell stay open, the doctor knows why, and nothing may be done.
    expect((await doctor.get('/api/doctor/licence')).body.data.out_of_service).toBe('approval');
    for (const address of ['earnings', 'appointments?tab=completed', `appointments/${booking}`, `visits/${booking}`])
      expect((await doctor.get(`/api/doctor/${address}`)).status, address).toBe(200);
    expect((await doctor.get('/api/doctor/overview')).status).toBe(404);
    expect((await doctor.put(`/api/doctor/visits/${booking}/note`, { version: 0 })).status).not.toBe(200);
    expect((await messagesTo(product, applicant.phone)).at(-1)).toMatch(/idhini yako .* Ulichopata kinabaki chako/);
    const { notifications } = (await doctor.get('/api/doctor/notifications')).body.data;
    const said = notifications.map(({ message }: { message: string }) => message);
    expect(said).toContainEqual(expect.stringContaining('Idhini yako ya kuona wagonjwa imesimama'));
    await move(number, 'approved');
    expect(await searchFor('Zanele Approved')).toEqual([id]);
    expect((await showApplication(product.ctx(), number)).moves.map((one) => [one.from_status, one.to_status])).toEqual(
      [
        ['pending', 'pending'],
        ['pending', 'approved'],
        ['approved', 'in_review'],
        ['in_review', 'approved'],
      ],
    );
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('to reject is told with its note; applying again makes it pending', async () => {
    const phone = freshPhone();
    const { applicant, application } = await anApplication(product, { phone });
    await product.settle();
    product.clock.advance(HOUR);
    await move(application.number, 'rejected', { note: 'The licence is not in the register.' });
    await product.settle();
    expect((await messagesTo(product, applicant.phone)).at(-1)).toContain('halikukubaliwa');
    const read = (await applicant.get('/api/doctor-application')).body.data;
    expect(read).toMatchObject({ status: 'rejected', percent: 100 });
    expect(read.history.at(-1).note).toBe('The licence is not in the register.');
    const again = await claimWith(applicant, await sendForm(product.visitor(), { ...FORM, phone }, files));
    expect(again).toMatchObject({ status: 'pending', number: application.number });
  });

  test('made by two at the same moment happens once', async () => {
    const { application } = await anApplication(product, { phone: freshPhone() });
    const both = await Promise.allSettled([move(application.number, 'rejected'), move(application.number, 'rejected')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('sees who applied before with the same licence or document', async () => {
    const shared = { ...files, 'Medical License': { name: 'a.pdf', bytes: await aPdf(3) } };
    const sent = [];
    for (const license_number of ['SAME 1', 'same-1']) {
      const reply = await sendForm(product.visitor(), { ...FORM, phone: freshPhone(), license_number }, shared);
      sent.push(await claimWith(await product.patient({ phone: reply.body.data.phone }), reply));
    }
    const { alike } = await showApplication(product.ctx(), sent[1].number);
    expect(alike).toContainEqual({ number: sent[0].number, same: 'licence' });
    expect(alike).toContainEqual({ number: sent[0].number, same: 'document' });
  });

  test('throws nothing away that the applicant stated, and mending a typing error afterwards gives no stars', async () => {
    const { applicant, application } = await anApplication(product, { phone: freshPhone() });
    const { number, doctor_id: id } = application;
    await move(number, 'approved', { licence: { ...LICENCE, number: 'MP0123457' } });
    await product.settle();
    const admin = await aMemberOfStaff(product, 'administrator');
    const { body } = await admin.get(`/api/admin/doctors/${id}`);
    expect(body.data).toMatchObject({ email: FORM.email, birth_date: FORM.dob, gender: 'female', rating: 0 });
    product.clock.advance(HOUR);
    const doctor = await signInAsDoctor(product, applicant.phone);
    const { location, bio } = (await doctor.get('/api/doctor/profile')).body.data;
    expect([location, Object.values(bio).filter((text) => text !== '')]).toEqual([FORM.region, [FORM.bio]]);
    const desk = await aMemberOfStaff(product, 'administrator');
    const {
      full_name: _,
      country,
      specialty,
      rating,
      email,
      phone,
      bio: text,
      gender,
      birth_date,
      licence,
    } = body.data;
    const form = { country, specialty, rating, email, phone, bio: text, gender, birth_date, licence };
    const saved = await desk.patch(`/api/admin/doctors/${id}`, {
      ...form,
      version: body.data.version,
      full_name: 'Thandi Nkosi-Dube',
      experience_years: body.data.experience_years,
    });
    expect([saved.status, saved.body.data.rating]).toEqual([200, 0]);
    expect((await product.visitor().get(`/api/doctors/${id}`)).body.data.rating).toBe(0);
  });
});
