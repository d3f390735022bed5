import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REASON, aRecord, openRecord } from '../../../test/break-glass-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { newId } from '../../platform/ids.ts';
import { MINUTE } from '../../platform/time.ts';

const STAFF = '+255754555668';
const PATIENT = '+255754555669';
let product: TestProduct;
let administrator: Visitor;
let patient: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ still: true, environment: { STAFF_ALERT_PHONE: STAFF } });
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.advance(16 * MINUTE);
  administrator = await aMemberOfStaff(product, 'administrator');
  patient = await product.patient();
});

const accesses = async () =>
  (await product.db.pool.query('select id, reason_sealed from break_glass_accesses order by opened_at, id')).rows as {
    id: string;
    reason_sealed: Buffer;
  }[];

describe('an opened record', () => {
  test('is told at once by SMS to the patient in the own language and to staff, once, without a word of health', async () => {
    patient = await product.patient({ phone: PATIENT, language: 'fr' });
    const sentBefore = [(await messagesTo(product, PATIENT)).length, (await messagesTo(product, STAFF)).length];
    expect((await openRecord(administrator, patient.accountId)).status).toBe(201);
    await product.settle();
    await product.settle();
    const toPatient = (await messagesTo(product, PATIENT)).slice(sentBefore[0]);
    const toStaff = (await messagesTo(product, STAFF)).slice(sentBefore[1]);
    expect([toPatient.length, toStaff.length]).toEqual([1, 1]);
    expect(toPatient[0]).toContain('un administrateur a ouvert votre dossier');
    expect(toPatient[0]).toContain('Ma santé');
    expect(toStaff[0]).toContain('Msimamizi wa pili aikague');
    for (const text of [toPatient[0], toStaff[0]]) {
      expect(text).not.toMatch(/zimia|dawa|Rehema|\+2557/);
      expect(text).not.toContain(REASON);
    }
  });

  test('lasts half an hour, keeps its reason encrypted, and stands in the list', async () => {
    const opened = await openRecord(administrator, patient.accountId);
    const now = product.clock.now().getTime();
    expect(opened.body.data.ends_at).toBe(new Date(now + 30 * MINUTE).toISOString());
    const row = (await accesses()).find(({ id }) => id === opened.body.data.id)!;
    expect(row.reason_sealed.includes(Buffer.from('amezimia'))).toBe(false);
    const { accesses: listed } = (await administrator.get('/api/admin/break-glass')).body.data;
    expect(listed[0]).toEqual({
      id: opened.body.data.id,
      administrator: 'Rehema Kileo',
      patient: (await patient.get('/api/me')).body.data.full_name,
      reason: REASON,
      opened_at: new Date(now).toISOString(),
      ends_at: new Date(now + 30 * MINUTE).toISOString(),
      open: true,
      ended_by: null,
      reads: 0,
      review: null,
      own: true,
      may_read: true,
      may_review: false,
    });
  });

  test.each([
    ['nothing', ''],
    ['nineteen letters among spaces, digits and signs', 'abcdefghij klmnopqrs 0123456789 !!! ...'],
  ])('needs a reason of twenty letters: %s is too little', async (_, reason) => {
    const before = (await accesses()).length;
    const { status, body } = await openRecord(administrator, patient.accountId, reason);
    expect([status, body.code, body.params.least]).toEqual([422, 'break-glass-reason-short', 20]);
    expect((await openRecord(administrator, patient.accountId, `${reason}abcdefghijklmnopqrst`)).status).toBe(201);
    expect((await accesses()).length).toBe(before + 1);
  });

  test.each(['receptionist', 'manager', 'staff-admin', 'patient', 'doctor'] as const)(
    'is not for a %s',
    async (role) => {
      const member = await aMemberOfStaff(product, role);
      expect((await openRecord(member, patient.accountId)).status).toBe(403);
      expect((await member.get('/api/admin/break-glass')).status).toBe(403);
    },
  );

  test('needs a factor that is at most five minutes old (A-14)', async () => {
    product.clock.advance(6 * MINUTE);
    const { status, body } = await openRecord(administrator, patient.accountId);
    expect([status, body.code]).toEqual([403, 'step-up-required']);
    expect((await administrator.get('/api/admin/break-glass')).body.data.accesses).not.toContainEqual(
      expect.objectContaining({ own: true }),
    );
  });

  test('is one at a time, also when several are asked for at once', async () => {
    const other = await product.patient();
    const replies = await Promise.all([
      openRecord(administrator, patient.accountId),
      openRecord(administrator, other.accountId),
      openRecord(administrator, patient.accountId),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.code).toBe('break-glass-running');
  });

  test('is not the own one, and belongs to a patient', async () => {
    const { doctor } = await aRecord(product);
    administrator = await aMemberOfStaff(product, 'administrator');
    const own = await openRecord(administrator, administrator.accountId);
    expect([own.status, own.body.code]).toEqual([409, 'break-glass-own-record']);
    const doctorId = (await doctor.get('/api/me')).body.data.id as string;
    for (const id of [doctorId, newId(product.clock.now())])
      expect((await openRecord(administrator, id)).status).toBe(404);
  });
});

describe('the patient', () => {
  const find = (search: string) => administrator.post('/api/admin/break-glass/patient', { search });

  test('is found by the exact phone number, and by the number or id of an appointment', async () => {
    const { patient: visited, bookingId } = await aRecord(product);
    administrator = await aMemberOfStaff(product, 'administrator');
    const { full_name: name, phone } = (await visited.get('/api/me')).body.data as { full_name: string; phone: string };
    const found = { patient_id: visited.accountId, full_name: name, phone_end: phone.slice(-3) };
    const appointment = await visited.get(`/api/appointments/${bookingId}`);
    const reference = appointment.body.data.payment_reference as string;
    for (const search of [phone, ` ${phone.replace('+255', '0')} `, reference, reference.toLowerCase(), bookingId])
      expect([search, (await find(search)).body.data]).toEqual([search, found]);
    const { rows } = await product.db.pool.query(
      "select count(*)::int as count from audit_log where action = 'break-glass.find' and actor_id = $1 and object_id = $2",
      [administrator.accountId, visited.accountId],
    );
    expect(rows).toEqual([{ count: 5 }]);
  });

  test('is not found by a part of a number, by a name, or as somebody who works here', async () => {
    for (const search of ['0754 555', 'Asha', ''])
      expect([search, (await find(search)).body.code]).toEqual([search, 'phone-invalid']);
    const colleague = await aMemberOfStaff(product, 'manager');
    for (const search of [colleague.phone, 'TBB-1767225600-ABCDEFGH', newId(product.clock.now())])
      expect([search, (await find(search)).status]).toEqual([search, 404]);
  });
});
