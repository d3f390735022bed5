import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CandidateBody, DayBody } from '@tabibu/contract/day-desk';
import { aDoctor, pay } from '../../../test/booking-makers.ts';
import { aCall, enter, stayInRoom } from '../../../test/call-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { aFailedCall } from '../../../test/verdict-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';

/** A Friday, 11:00 in Dar es Salaam: doctors are at work. */
const START = new Date('2038-01-15T08:00:00Z');
const GENERAL = { specialty: 'general-practitioner' } as const;
let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ start: START });
});
afterAll(() => product.close());

const atDesk = () => aMemberOfStaff(product, 'receptionist');
const read = async (by: Visitor): Promise<DayBody> => (await by.get('/api/admin/day')).body.data;
const candidates = async (by: Visitor, id: string): Promise<CandidateBody[]> =>
  (await by.get(`/api/admin/day/emergencies/${id}/doctors`)).body.data;
const ring = (by: Visitor, id: string, doctorId: string) =>
  by.post(`/api/admin/day/emergencies/${id}/doctors`, { doctor_id: doctorId });

async function anEmergency(doctorId: string): Promise<{ id: string; patient: Visitor }> {
  const patient = await product.patient({ full_name: 'Asha Juma Mwinyi' });
  const { body } = await patient.post('/api/bookings', {
    doctor_id: doctorId,
    is_emergency: true,
    reason: 'Anahema kwa shida',
  });
  await pay(product, patient, body.data.id);
  return { id: body.data.id as string, patient };
}

test('an emergency stands there with its clock, the patient’s first name, and without reason or price', async () => {
  const asked = await aDoctor(product, { ...GENERAL, fullName: 'Dkt. Neema Mushi' });
  const { id } = await anEmergency(asked);
  const reply = await (await atDesk()).get('/api/admin/day');
  const [one] = (reply.body.data as DayBody).emergencies;
  expect(one).toEqual({
    booking_id: id,
    patient: 'Asha M.',
    country: 'TZ',
    asked_for: 'Dkt. Neema Mushi',
    rung_at: expect.any(String),
    escalates_at: new Date(Date.parse(one!.rung_at) + 5 * MINUTE).toISOString(),
    rung: 1,
  });
  expect(reply.text).not.toMatch(/Anahema|Mwinyi|TZS|\+255/);
  const audited = await product.db.pool.query(
    "select 1 from audit_log where kind = 'read' and action = 'day-desk.read-day' and object_id = $1",
    [id],
  );
  expect(audited.rowCount).toBe(1);
});

test('somebody else is called: the doctor chosen gets the link, once, and accepts; then the row is gone', async () => {
  const asked = await aDoctor(product, GENERAL);
  const chosen = { ...GENERAL, phone: '+255713888777', fullName: 'Dkt. Juma Salum' };
  const other = await aDoctor(product, chosen);
  const { id } = await anEmergency(asked);
  const desk = await atDesk();
  const offered = (await candidates(desk, id)).find((one) => one.id === other);
  expect(offered).toMatchObject({ name: 'Dkt. Juma Salum', is_rung: false });
  expect((await ring(desk, id, other)).status).toBe(200);
  await product.settle();
  await ring(desk, id, other);
  await product.settle();
  const links = (await messagesTo(product, chosen.phone)).filter((text) => text.includes('/e/'));
  expect(links).toHaveLength(1);
  expect((await candidates(desk, id)).find((one) => one.id === other)?.is_rung).toBe(true);
  const secret = /\/e\/(\S+)/.exec(links[0]!)![1]!;
  await product.visitor().post(`/api/emergencies/${secret}/accept`, {});
  await product.settle();
  expect((await read(desk)).emergencies.map(({ booking_id: booking }) => booking)).not.toContain(id);
  expect(await ring(desk, id, other)).toMatchObject({ status: 409, body: { code: 'emergency-answered' } });
  expect((await desk.get(`/api/admin/day/emergencies/${id}/doctors`)).status).toBe(404);
  const log = await product.db.pool.query<{ actor: string }>(
    "select actor from audit_log where action = 'emergencies.call-doctor' and object_id = $1",
    [id],
  );
  expect(log.rows).toEqual([{ actor: 'receptionist' }]);
});

test('a doctor who cannot answer is not rung: another specialty, and the patient as a doctor', async () => {
  const { id } = await anEmergency(await aDoctor(product, GENERAL));
  const wrong = await aDoctor(product, { specialty: 'dermatologist' });
  const desk = await atDesk();
  expect(await ring(desk, id, wrong)).toMatchObject({ status: 409, body: { code: 'doctor-cannot-answer' } });
  expect((await candidates(desk, id)).map((one) => one.id)).not.toContain(wrong);
});

test('a patient who waits and a doctor who does not come stand there, and go when the doctor enters', async () => {
  const call = await aCall(product, 0);
  const room = await enter(product, call.patient, call.bookingId);
  const desk = await atDesk();
  const row = (rows: readonly { booking_id: string }[]) => rows.find((one) => one.booking_id === call.bookingId);
  const early = await read(desk);
  expect(row(early.waiting)).toMatchObject({ state: 'here' });
  expect(row(early.late)).toBeUndefined();
  expect(Date.parse(early.changes_at)).toBeLessThanOrEqual(call.startsAt.getTime() + 2 * MINUTE);
  await stayInRoom(product, call, 'patient', 3);
  expect(row((await read(desk)).late)).toMatchObject({ patient_waits: true });
  const doctor = await enter(product, call.doctor, call.bookingId);
  const after = await read(desk);
  expect([row(after.waiting), row(after.late)]).toEqual([undefined, undefined]);
  for (const { socket } of [room, doctor]) socket.terminate();
});

test('a failed call is to be rung back; only an administrator is led to its case (C67)', async () => {
  const { call } = await aFailedCall(product);
  const of = async (by: Visitor) =>
    (await read(by)).failed_calls.find((one) => one.booking_id === call.bookingId)?.case_id;
  expect(await of(await atDesk())).toBeNull();
  const administrator = await aMemberOfStaff(product, 'administrator');
  const story = await administrator.get(`/api/admin/cases/${await of(administrator)}`);
  expect(story.body.data.case.kind).toBe('failed-call');
  const desk = await atDesk();
  const number = await desk.post(`/api/admin/day/bookings/${call.bookingId}/number`, { of: 'patient' });
  expect(number.body.data).toEqual({ phone: call.patient.phone });
  const doctors = await desk.post(`/api/admin/day/bookings/${call.bookingId}/number`, { of: 'doctor' });
  expect(doctors.body.data).toEqual({ phone: call.doctor.phone });
  const log = await product.db.pool.query<{ details: { of: string } }>(
    "select details from audit_log where action = 'day-desk.read-number' and kind <> 'read' and object_id = $1 order by id",
    [call.bookingId],
  );
  expect(log.rows.map(({ details }) => details.of)).toEqual(['patient', 'doctor']);
});

test('the number of a booking that the day does not show is not given', async () => {
  const call = await aCall(product, -100);
  const reply = await (await atDesk()).post(`/api/admin/day/bookings/${call.bookingId}/number`, { of: 'patient' });
  expect(reply.status).toBe(404);
});

test('who is on call stands there, and a manager sees nothing of the day (ROLE-13)', async () => {
  const onCall = await aDoctor(product, { ...GENERAL, onCall: true, fullName: 'Dkt. Zawadi Kimaro' });
  expect((await read(await atDesk())).on_call).toContainEqual({
    id: onCall,
    name: 'Dkt. Zawadi Kimaro',
    country: 'TZ',
    specialty: 'general-practitioner',
    can_be_rung: true,
  });
  expect((await (await aMemberOfStaff(product, 'manager')).get('/api/admin/day')).status).toBe(403);
});
