import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anApplication, moreApplications } from '../../../test/application-makers.ts';
import { anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, addDays, wallClock } from '../../platform/time.ts';

const LICENCE = { council: 'HPCSA', number: 'MP0123456', registered_name: 'T. Nkosi', expires_on: '2039-03-31' };

let product: TestProduct;
let administrator: Visitor;
let staffAdmin: Visitor;
let phones = 0;
const freshPhone = () => `082 200 ${String((phones += 1)).padStart(4, '0')}`;
beforeAll(async () => {
  product = await openTestProduct();
  const { application } = await fresh({ full_name: 'Applicant A' });
  await moreApplications(
    product,
    application.id,
    [...'BCDEFGHIJK'].map((letter) => `Applicant ${letter}`),
  );
});
// So that the limit per address and hour does not join the tests, and every session is fresh.
beforeEach(async () => {
  product.clock.advance(HOUR);
  administrator = await aMemberOfStaff(product, 'administrator');
  staffAdmin = await aMemberOfStaff(product, 'staff-admin');
});
afterAll(() => product.close());

const rowsOf = async (sql: string, values: unknown[] = []) => (await product.db.pool.query(sql, values)).rows;
const fresh = (fields = {}) => anApplication(product, { phone: freshPhone(), ...fields });
const move = (who: Visitor, id: string, body: object) => who.post(`/api/update-application-status/${id}`, body);
const ask = (who: Visitor, id: string, question: string) =>
  who.post(`/api/applications/${id}/question`, { question }, { 'idempotency-key': crypto.randomUUID() });

describe('the list', () => {
  const list = async (query: string) => (await staffAdmin.get(`/api/applications${query}`)).body.data;

  test('has pages of five, newest first, and the last page for any later one (STF-APP-04, STF-APP-05)', async () => {
    const first = await list('?q=applicant');
    expect(first).toMatchObject({ total: 11, page: 1, pages: 3, page_size: 5 });
    expect(first.applications.map((one: { doctor_name: string }) => one.doctor_name.slice(-1)).join('')).toBe('KJIHG');
    expect(await list('?q=applicant&page=9')).toMatchObject({ page: 3, applications: { length: 1 } });
  });

  test('finds by name, doctor’s id, number and status (STF-APP-01, STF-APP-02)', async () => {
    const [wanted] = (await list('?q=applicant%20c')).applications;
    expect(wanted.doctor_name).toBe('Applicant C');
    expect((await list(`?q=${wanted.doctor_id}`)).applications).toEqual([wanted]);
    expect((await list(`?q=${wanted.number}&status=pending`)).applications).toContainEqual(wanted);
    await move(staffAdmin, wanted.id, { status: 'in_review' });
    for (const query of ['?q=In%20Review', '?q=in_review', '?status=in_review'])
      expect((await list(query)).applications.map(({ id }: { id: string }) => id)).toEqual([wanted.id]);
    expect((await list('?status=approved')).applications).toEqual([]);
    expect((await list('?q=%25')).total).toBe(0);
  });

  test('is the printed array with an address of each document, which opens nothing without a ticket (API-49, W59)', async () => {
    await fresh();
    const [newest] = (await administrator.get('/api/all-doctor-applications')).body;
    expect(Object.keys(newest)).toEqual(
      expect.arrayContaining(['id', 'doctor_id', 'doctor_name', 'notes', 'submitted_at', 'documents', 'status']),
    );
    expect(Object.keys(newest.documents)).toHaveLength(4);
    expect((await administrator.get(newest.documents['Government ID'])).status).toBe(404);
  });

  test('counts the pending ones, and one fewer after a decision (ADM-APP-01)', async () => {
    const { application } = await fresh();
    const pending = async () => (await administrator.get('/api/applications/waiting')).body.data.pending as number;
    const before = await pending();
    await move(administrator, application.id, { status: 'rejected', notes: 'Not in the register.' });
    expect(await pending()).toBe(before - 1);
  });
});

describe('one application', () => {
  test('is moved with notes by who is signed in, and the history says so (W60, ADM-APP-11)', async () => {
    const { applicant, application } = await fresh();
    const moved = await move(administrator, application.id, {
      status: 'approved',
      from: 'pending',
      notes: 'Found in the register.',
      licence: LICENCE,
    });
    expect(moved.body.data).toMatchObject({
      status: 'approved',
      notes: 'Found in the register.',
      licences: [LICENCE],
      history: [
        { kind: 'submitted', by: { kind: 'applicant' } },
        { kind: 'moved', from: 'pending', to: 'approved', by: { kind: 'staff', name: 'Rehema Kileo' } },
      ],
    });
    expect((await applicant.get('/api/doctor-application')).body.data).toMatchObject({ status: 'approved' });
    const [{ actor, details }] = await rowsOf(
      "select actor, details from audit_log where action = 'applications.moved' and object_id = $1",
      [application.id],
    );
    expect([actor, details.from, details.to]).toEqual(['administrator', 'pending', 'approved']);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is not approved without a licence of the register, and nothing changes (ADM-APP-09)', async () => {
    const { application } = await fresh();
    const without = await move(staffAdmin, application.id, { status: 'approved' });
    expect([without.status, without.body.code]).toEqual([422, 'licence-needed']);
    const over = { ...LICENCE, expires_on: '2026-12-31' };
    expect((await move(staffAdmin, application.id, { status: 'approved', licence: over })).body.code).toBe(
      'licence-needed',
    );
    expect((await staffAdmin.get(`/api/applications/${application.id}`)).body.data.status).toBe('pending');
  });

  test('that somebody else has moved meanwhile stays where it is', async () => {
    const { application } = await fresh();
    await move(staffAdmin, application.id, { status: 'rejected', notes: 'No.' });
    for (const status of ['approved', 'rejected']) {
      const late = await move(administrator, application.id, {
        status,
        from: 'pending',
        notes: 'No.',
        licence: LICENCE,
      });
      expect([late.status, late.body.code]).toEqual([409, 'application-moved']);
    }
    const again = await move(administrator, application.id, { status: 'rejected', notes: 'No.' });
    expect(again.body.code).toBe('application-moved');
  });

  test('is not rejected without a word that the applicant reads', async () => {
    const { application } = await fresh();
    for (const notes of [undefined, ' ']) {
      const reply = await move(staffAdmin, application.id, { status: 'rejected', notes });
      expect([reply.status, reply.body.code]).toEqual([422, 'rejection-note-needed']);
    }
    expect((await staffAdmin.get(`/api/applications/${application.id}`)).body.data.status).toBe('pending');
  });

  test('is asked about once per key; the applicant is told in the own language and answers', async () => {
    const { applicant, application } = await fresh();
    await product.settle();
    product.clock.advance(HOUR);
    staffAdmin = await aMemberOfStaff(product, 'staff-admin');
    expect((await ask(staffAdmin, application.id, 'Which university?')).body.data).toMatchObject({
      status: 'in_review',
      asked: true,
      question: 'Which university?',
    });
    await product.settle();
    expect((await messagesTo(product, applicant.phone)).at(-1)).toContain('swali');
    await applicant.post(
      '/api/doctor-application/answer',
      { text: 'Wits.' },
      { 'idempotency-key': crypto.randomUUID() },
    );
    const { body } = await staffAdmin.get(`/api/applications/${application.id}`);
    expect(body.data).toMatchObject({ asked: false, question: null });
    expect(body.data.history.at(-1)).toMatchObject({ kind: 'answered', note: 'Wits.', by: { kind: 'applicant' } });
  });

  test('names how many booked appointments leaving approved cancels; cancelled ones do not count (W60)', async () => {
    const { application } = await fresh();
    const licence = { ...LICENCE, number: 'MP0123457' };
    await move(staffAdmin, application.id, { status: 'approved', licence });
    const booked = async () => [
      (await staffAdmin.get(`/api/applications/${application.id}`)).body.data.booked,
      (await staffAdmin.get(`/api/applications?q=${application.doctor_id}`)).body.data.applications[0].booked,
    ];
    expect(await booked()).toEqual([0, 0]);
    const isWorkday = (ahead: number) =>
      ![0, 6].includes(new Date(`${addDays(wallClock(product.clock.now(), 'UTC').day, ahead)}T00:00:00Z`).getUTCDay());
    const day = [2, 3, 4].find(isWorkday)!;
    const patients = [await product.patient(), await product.patient()];
    const bookings = [];
    for (const [place, patient] of patients.entries())
      bookings.push(
        await anAppointment(product, patient, application.doctor_id, at(product, day, `1${place}:00`, 'ZA')),
      );
    expect(await booked()).toEqual([2, 2]);
    await patients[0]!.post(`/api/appointments/${bookings[0]}/cancel`);
    expect(await booked()).toEqual([1, 1]);
    const left = await move(staffAdmin, application.id, { status: 'in_review', from: 'approved' });
    expect(left.body.data.booked).toBe(0);
    await product.settle();
    expect((await patients[1]!.get(`/api/appointments/${bookings[1]}`)).body.data.state).toBe('cancelled');
  });

  test('names the others with the same number or document', async () => {
    const first = await fresh({ license_number: 'TWIN 1', full_name: 'First Twin' });
    const second = await fresh({ license_number: 'twin-1' });
    const { alike } = (await administrator.get(`/api/applications/${second.application.id}`)).body.data;
    expect(alike).toContainEqual({
      id: first.application.id,
      number: first.application.number,
      doctor_name: 'First Twin',
      same: 'licence',
    });
  });

  test('once read, is in the applicant’s list of readings', async () => {
    const { applicant, application } = await fresh();
    const readings = async () =>
      (await applicant.get('/api/me/readings')).body.data.readings.map((one: { object: string }) => one.object);
    expect(await readings()).toEqual([]);
    await staffAdmin.get(`/api/applications/${application.id}`);
    expect(await readings()).toEqual(['application']);
  });
});
