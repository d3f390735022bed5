import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor, anAppointment, askForMoney, at, hold, pass, pay } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, signInAsPatient } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { aContest } from '../../../test/verdict-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { statement } from '../../platform/database/statement.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';
import { contactOf, eraseAccount } from '../identity/index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const leave = (visitor: Visitor) => visitor.delete('/api/me', { confirm: true });
const kindsFor = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get('/api/me/erasure')).body.data.obstacles.map(({ kind }: { kind: string }) => kind);

/** The page and the deletion must name the same obstacle. */
async function expectRefused(visitor: Visitor, kind: string, bookingId: string | null): Promise<void> {
  expect(await kindsFor(visitor)).toContain(kind);
  const reply = await leave(visitor);
  expect([reply.status, reply.body.code, reply.body.params.kind]).toEqual([409, 'account-in-use', kind]);
  expect(reply.body.params.obstacles[0].booking_id).toBe(bookingId);
  expect((await visitor.get('/api/me')).status).toBe(200);
}

describe('a patient', () => {
  test('with an appointment to come is not erased, and nothing is cancelled silently', async () => {
    const patient = await product.patient();
    const id = await anAppointment(product, patient, await aDoctor(product), at(product, 1, '10:00'));
    await expectRefused(patient, 'appointment', id);
    expect((await patient.get(`/api/appointments/${id}`)).body.data.state).toBe('scheduled');
  });

  test('whose payment is requested or unclear is not erased', async () => {
    const patient = await product.patient();
    const { body } = await hold(patient, await aDoctor(product), at(product, 1, '11:00'));
    await askForMoney(patient, body.data.id, { phone: '+255754000003' });
    await product.settle();
    await expectRefused(patient, 'payment', body.data.id);
    await pass(product, 12 * MINUTE, MINUTE);
    await expectRefused(patient, 'payment', body.data.id);
  });

  test('to whom money is owed back is not erased', async () => {
    const patient = await product.patient();
    const id = await anAppointment(product, patient, await aDoctor(product), at(product, 1, '12:00'));
    await patient.post(`/api/appointments/${id}/cancel`, { reason: 'Safari' });
    await expectRefused(patient, 'refund', id);
  });

  test('whose emergency is ringing, accepted or under way is not erased', async () => {
    const doctor = await aWorkingDoctor(product, { onCall: true });
    const patient = await product.patient();
    const { body } = await patient.post('/api/bookings', {
      doctor_id: doctor.id,
      is_emergency: true,
      call_type: 'phone',
    });
    const id = body.data.id as string;
    await pay(product, patient, id);
    await expectRefused(patient, 'emergency', id);
    expect((await doctor.browser.post(`/api/doctor/emergencies/${id}/accept`)).status).toBe(200);
    await expectRefused(patient, 'emergency', id);
    const asPatient = await signInAsPatient(product, doctor.phone);
    await expectRefused(asPatient, 'patient_emergency', id);
  });

  test('whose call is running is not erased', async () => {
    const patient = await product.patient();
    const startsAt = at(product, 1, '13:00');
    const id = await anAppointment(product, patient, await aDoctor(product), startsAt);
    product.clock.set(new Date(Date.parse(startsAt) + 20 * MINUTE));
    await expectRefused(patient, 'call', id);
  });

  test('who contested a consultation is not erased, nor its doctor, until somebody has decided', async () => {
    const { call, administrator, caseId } = await aContest(product);
    await expectRefused(call.patient, 'contest', call.bookingId);
    expect(await kindsFor(call.doctor)).toContain('earning');
    const { version } = (await administrator.get(`/api/admin/cases/${caseId}`)).body.data;
    const decided = await administrator.post(`/api/admin/cases/${caseId}/decision`, { decision: 'keep', version });
    expect(decided.status).toBe(200);
    expect(await kindsFor(call.patient)).not.toContain('contest');
  });

  test('with nothing open goes: holds end, and what the person wrote is deleted', async () => {
    const patient = await product.patient();
    const doctor = await aDoctor(product);
    const past = at(product, 1, '12:00');
    const id = await anAppointment(product, patient, doctor, past, { reason: 'Siri' });
    product.clock.set(new Date(Date.parse(past) + HOUR));
    const held = await hold(patient, doctor, at(product, 1, '15:00'), { reason: 'Siri' });
    expect((await patient.get('/api/me/erasure')).body.data).toEqual({
      is_doctor: false,
      holds: 1,
      obstacles: [],
      plans: [],
    });
    expect((await leave(patient)).status).toBe(200);
    await product.settle();
    expect((await patient.get('/api/me')).status).toBe(401);
    const { rows } = await product.db.pool.query(
      'select id, state, reason_sealed from bookings where id = any($1) order by state desc',
      [[id, held.body.data.id]],
    );
    expect(rows).toEqual([
      { id, state: 'scheduled', reason_sealed: null },
      { id: held.body.data.id, state: 'expired', reason_sealed: null },
    ]);
  });
});

describe('somebody who works here', () => {
  test.each(['manager', 'administrator'] as const)('is not erased by one call: a %s', async (role) => {
    const member = await aMemberOfStaff(product, role);
    const asPatient = await signInAsPatient(product, member.phone);
    await expectRefused(asPatient, 'staff_role', null);
    expect((await member.get('/api/me')).status).toBe(200);
  });

  test('goes once the role is taken away; whoever reads what they did still finds who it was, and nowhere in plain', async () => {
    const [one, other] = [
      await aMemberOfStaff(product, 'administrator'),
      await aMemberOfStaff(product, 'administrator'),
    ];
    const leaver = await aMemberOfStaff(product, 'administrator');
    const member = await aMemberOfStaff(product, 'manager');
    await leaver.post(`/api/admin/staff/${member.accountId}/suspend`);
    const asked = { kind: 'grant-administrator', account_id: member.accountId, reason: 'Night shifts' };
    expect((await leaver.post('/api/admin/approvals', asked)).status).toBe(201);
    expect((await one.post(`/api/admin/staff/${leaver.accountId}/suspend`)).status).toBe(200);
    const asPatient = await signInAsPatient(product, leaver.phone);
    await asPatient.patch('/api/me', { full_name: 'Zawadi Mrema' });
    expect((await leave(asPatient)).status).toBe(200);
    const { waiting } = (await other.get('/api/admin/approvals')).body.data;
    expect(waiting[0].requested_by).toBe('Zawadi Mrema');
    const { entries } = (await other.get('/api/admin/audit')).body.data;
    expect(entries.find((entry: { actor_id: string }) => entry.actor_id === leaver.accountId).actor_name).toBe(
      'Zawadi Mrema',
    );
    const { rows } = await product.db.pool.query('select a::text as text from accounts a where id = $1', [
      leaver.accountId,
    ]);
    expect(rows[0].text).not.toContain('Zawadi');
  });
});

describe('an account', () => {
  test('that is erased keeps no name and number, ends its sessions and leaves the number free', async () => {
    const phone = '+255754000431';
    const visitor = await product.patient({ phone });
    expect(await contactOf(product.ctx(), visitor.accountId)).toMatchObject({ fullName: 'Asha Juma', phone });
    expect(await eraseAccount(product.ctx(), visitor.accountId)).toBe(true);
    expect(await eraseAccount(product.ctx(), visitor.accountId)).toBe(false);
    expect((await visitor.get('/api/me')).status).toBe(401);
    expect(await contactOf(product.ctx(), visitor.accountId)).toBeUndefined();
    const kept = await product.db.one(
      statement<{ id: string }, { text: string }>(
        'test.everything',
        `select concat_ws(' ', (select string_agg(a::text, ' ') from accounts a where id = $id),
      (select string_agg(s::text, ' ') from sessions s where account_id = $id), (select string_agg(c::text, ' ') from code_challenges c),
      (select string_agg(l::text, ' ') from audit_log l)) as text`,
      ),
      { id: visitor.accountId },
    );
    expect(kept.text).not.toContain('Asha Juma');
    expect(kept.text).not.toContain(phone);
    product.clock.advance(16 * MINUTE);
    const again = await product.patient({ phone });
    expect(again.accountId).not.toBe(visitor.accountId);
  });
});
