import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { aKeptConversation } from '../../../test/assistant-makers.ts';
import { anAppointment, at, brokenInvariants, hold } from '../../../test/booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from '../../../test/doctor-makers.ts';
import type { WorkingDoctor } from '../../../test/doctor-makers.ts';
import { aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { NOTE } from '../../../test/record-makers.ts';
import { aSubscription } from '../../../test/subscription-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
let doctor: WorkingDoctor;
let asha: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.advance(MINUTE);
  doctor = await aWorkingDoctor(product);
  asha = await product.patient({ full_name: 'Asha Juma', language: 'en' });
});

const change = (id: string, personId: string | null, reason?: string, who = asha) =>
  who.post(`/api/appointments/${id}/person`, { person_id: personId, ...(reason === undefined ? {} : { reason }) });
const appointment = async (id: string) => (await asha.get(`/api/appointments/${id}`)).body.data;
const paid = (more: object = {}, time = '10:00') =>
  anAppointment(product, asha, doctor.id, at(product, 2, time), { ...more });
const listed = async () =>
  (await doctor.browser.get('/api/doctor/appointments?tab=upcoming')).body.data.appointments as {
    id: string;
    reason: string | null;
    patient: { name: string };
  }[];

describe('a paid appointment', () => {
  test('is for a member of the family from then on: its doctor reads the new name and reason, and is told', async () => {
    const juma = await aMember(asha);
    const id = await paid({ reason: 'Kifua' });
    expect((await appointment(id)).person_until).toBe(
      new Date(Date.parse(at(product, 2, '10:00')) - 15 * MINUTE).toISOString(),
    );
    const changed = await change(id, juma, 'Homa kali');
    expect(changed.body.data, changed.text).toMatchObject({
      person: { id: juma, name: 'Juma Mwinyi' },
      reason: 'Homa kali',
      payment_status: 'paid',
      starts_at: at(product, 2, '10:00'),
    });
    await product.settle();
    expect(await listed()).toMatchObject([{ id, reason: 'Homa kali', patient: { name: 'Juma Mwinyi' } }]);
    expect((await messagesTo(product, doctor.phone)).join('\n')).toMatch(/is now for Juma Mwinyi, not for the person/);
    const { notifications } = (await doctor.browser.get('/api/doctor/notifications')).body.data;
    expect(notifications.map(({ title }: { title: string }) => title)).toContain('Appointment for somebody else');
    const [row] = await asSystem(
      product,
      "select details from audit_log where action = 'bookings.change-person' and object_id = $1",
      [id],
    );
    expect(row).toEqual({ details: { from: asha.accountId, to: juma } });
    // And back to the patient, without a reason.
    const back = (await change(id, null)).body.data;
    expect([back.person, back.reason]).toEqual([undefined, null]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('takes the conversation of the person before from its doctor, and keeps it for its patient', async () => {
    const id = await paid();
    const kept = await aKeptConversation(asha);
    await asha.put(`/api/ai/conversations/${kept}/booking`, { booking_id: id });
    const read = async () => (await doctor.browser.get(`/api/doctor/visits/${id}/conversation`)).body.data;
    expect(await read()).not.toBeNull();
    await change(id, await aMember(asha));
    expect(await read()).toBeNull();
    expect((await asha.get(`/api/ai/conversations/${kept}`)).body.data.booking_id).toBeNull();
  });

  test('stays for its person for strangers, for people of other families, before it is paid and for the same person', async () => {
    const stranger = await product.patient();
    const theirs = await aMember(stranger);
    const id = await paid();
    expect((await change(id, theirs, undefined, stranger)).status).toBe(404);
    expect((await change(id, theirs)).body.code).toBe('member-unknown');
    expect((await change(id, asha.accountId)).body.data.person).toBeUndefined();
    const held = (await hold(asha, doctor.id, at(product, 2, '12:00'))).body.data.id;
    expect((await change(held, await aMember(asha))).body.code).toBe('person-stands');
    await product.settle();
    expect((await listed()).map(({ patient }) => patient.name)).toEqual(['Asha Juma', 'Asha Juma']);
  });

  // Neither asks whether the age or sex of a person fits the doctor's specialty (decision 0159).
  test('becomes one for exactly the people for whom the same doctor can be booked', async () => {
    doctor = await aWorkingDoctor(product, { specialty: 'gynecologist' });
    const people = {
      boy: await aMember(asha, { birth_date: '2031-03-05', sex: 'male' }),
      grandmother: await aMember(asha, { name: 'Zuhura Juma', birth_date: '1950', sex: 'female', relation: 'parent' }),
      removed: await aMember(asha, { name: 'Omari Juma' }),
      foreign: await aMember(await product.patient()),
    };
    expect((await asha.delete(`/api/family/${people.removed}`, {})).status).toBe(200);
    const id = await paid();
    const verdicts = [];
    for (const [who, personId] of Object.entries(people)) {
      const booked = await hold(asha, doctor.id, at(product, 3, '11:00'), { person_id: personId });
      const changed = await change(id, personId);
      verdicts.push([who, booked.body.code ?? 'ok', changed.body.code ?? 'ok']);
    }
    expect(verdicts).toEqual([
      ['boy', 'ok', 'ok'],
      ['grandmother', 'ok', 'ok'],
      ['removed', 'member-unknown', 'member-unknown'],
      ['foreign', 'member-unknown', 'member-unknown'],
    ]);
  });

  test('changes its person three times at most', async () => {
    const juma = await aMember(asha);
    const id = await paid();
    for (const person of [juma, null, juma]) expect((await change(id, person)).status).toBe(200);
    expect((await change(id, null)).body).toMatchObject({ code: 'person-changes-exhausted', params: { most: 3 } });
    expect((await appointment(id)).person_until).toBeUndefined();
  });

  test('stays for its person from a quarter of an hour before the start, and when it was moved away from there', async () => {
    const juma = await aMember(asha);
    const start = at(product, 0, '17:30');
    const id = await anAppointment(product, asha, doctor.id, start);
    product.clock.set(new Date(Date.parse(start) - 15 * MINUTE));
    expect((await appointment(id)).person_until).toBeUndefined();
    expect((await change(id, juma)).body.code).toBe('person-stands');
    const moved = await asha.post(`/api/appointments/${id}/reschedule`, { starts_at: at(product, 3, '10:00') });
    expect(moved.status, moved.text).toBe(200);
    expect((await change(id, juma)).body.code).toBe('person-stands');
  });

  test('keeps its person in the database once something is written about it', async () => {
    const juma = await aMember(asha);
    const start = at(product, 4, '10:00');
    const id = await anAppointment(product, asha, doctor.id, start);
    product.clock.set(new Date(Date.parse(start) + 5 * MINUTE));
    await product.db.pool.query(
      "insert into call_sessions (booking_id, starts_at, created_at, state, connected_at) values ($1, $2, $2, 'connected', $2)",
      [id, start],
    );
    const browser = await signInAsDoctor(product, doctor.phone);
    const note = await browser.put(`/api/doctor/visits/${id}/note`, { version: 0, ...NOTE });
    expect(note.status, note.text).toBe(200);
    await expect(asSystem(product, 'update bookings set person_id = $2 where id = $1', [id, juma])).rejects.toThrow(
      'does not change any more',
    );
  });
});

describe('a call of a plan that pays', () => {
  test('pays for the new person, who takes a free place, and not where no place is left', async () => {
    const gp = await aWorkingDoctor(product, { specialty: 'general-practitioner' });
    const { code } = await aSubscription(product, asha, { planId: 'hypertension' });
    const family = [await aMember(asha), await aMember(asha), await aMember(asha)] as const;
    const { body } = await hold(asha, gp.id, at(product, 2, '11:00'));
    const id = body.data.id as string;
    expect((await asha.post('/api/coupons/use', { coupon_code: code, booking_id: id })).status).toBe(200);
    expect((await change(id, family[0])).status).toBe(200);
    expect((await change(id, family[1])).status).toBe(200);
    const refused = await change(id, family[2]);
    expect([refused.body.code, (await appointment(id)).person.id]).toEqual(['coupon-family-full', family[1]]);
    expect((await change(id, null)).status).toBe(200);
    const [plan] = (await asha.get('/api/me/plans')).body.data;
    expect([plan.calls_used, plan.members.length]).toEqual([1, 2]);
    expect(await brokenInvariants(product)).toEqual([]);
  });
});
