import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAppointment, at, pass } from '../../../test/booking-makers.ts';
import { openRecord } from '../../../test/break-glass-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { JUMA, aMember } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { NOTE, aVisit, signed } from '../../../test/record-makers.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, MINUTE, addDays, wallClock } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const newest = async ({ phone }: Visitor) => (await messagesTo(product, phone)).at(-1);

test('moves, cancellations and follow-ups are texted to the guardian with the name of the member', async () => {
  const guardian = await product.patient({ full_name: 'Neema Mwinyi' });
  const person = { person_id: await aMember(guardian) };
  const { id: doctorId } = await aWorkingDoctor(product);
  const booking = await anAppointment(product, guardian, doctorId, at(product, 2, '10:00'), person);
  await guardian.post(`/api/appointments/${booking}/reschedule`, { starts_at: at(product, 2, '11:00') });
  await pass(product, 10 * MINUTE, MINUTE);
  expect(await newest(guardian)).toMatch(/miadi ya Juma Mwinyi na .* imehamishwa/);
  await guardian.post(`/api/appointments/${booking}/cancel`, {});
  await product.settle();
  expect((await messagesTo(product, guardian.phone)).join('\n')).toMatch(/Umeghairi miadi ya Juma Mwinyi na /);
  const visit = await aVisit(product, { patient: guardian, more: person });
  const day = addDays(wallClock(product.clock.now(), 'Africa/Dar_es_Salaam').day, 10);
  await signed(visit, 'note', { ...NOTE, follow_up_on: day });
  product.clock.advance(9 * DAY);
  await product.settle();
  expect((await messagesTo(product, guardian.phone)).join('\n')).toMatch(/aliomba Juma Mwinyi arudi/);
});

test('a message about the patient names nobody else', async () => {
  const patient = await product.patient();
  const { id: doctorId } = await aWorkingDoctor(product);
  const booking = await anAppointment(product, patient, doctorId, at(product, 2, '10:00'));
  await patient.post(`/api/appointments/${booking}/cancel`, {});
  await product.settle();
  expect((await messagesTo(product, patient.phone)).join('\n')).toMatch(/Umeghairi miadi yako na /);
});

test('the desks name the member beside the account: list, printed call, export and dashboard', async () => {
  const guardian = await product.patient({ full_name: 'Neema Mwinyi' });
  const person = { person_id: await aMember(guardian) };
  const { id: doctorId } = await aWorkingDoctor(product);
  const id = await anAppointment(product, guardian, doctorId, at(product, 2, '10:00'), person);
  const own = await anAppointment(product, await product.patient(), doctorId, at(product, 2, '11:00'));
  const administrator = await aMemberOfStaff(product, 'administrator');
  const rows = (await administrator.get('/api/admin/booking-list')).body.data.bookings as { id: string }[];
  expect(rows.find((row) => row.id === id)).toMatchObject({ patient: 'Neema Mwinyi', person: JUMA.name });
  expect(rows.find((row) => row.id === own)).not.toHaveProperty('person');
  const printed = (await administrator.get('/api/admin/bookings')).body as { id: string }[];
  expect(printed.find((row) => row.id === id)).toMatchObject({ patientName: 'Neema Mwinyi', personName: JUMA.name });
  const lines = (await administrator.get('/api/admin/booking-list/export')).text.split('\r\n');
  expect(lines[0]).toContain('patient,for,doctor');
  expect(lines.find((line) => line.includes(JUMA.name))).toContain(`Neema Mwinyi,${JUMA.name},`);
  const { recentBookings } = (await administrator.get('/api/admin/dashboard')).body;
  expect(recentBookings.find((row: { id: string }) => row.id === id)).toMatchObject({ person: JUMA.name });
});

test('exceptional access shows what is known of each member, apart from the patient', async () => {
  const guardian = await product.patient();
  const id = await aMember(guardian);
  await guardian.put(`/api/family/${id}/allergies`, {
    version: 0,
    status: 'listed',
    items: [{ substance: 'Karanga' }],
  });
  const administrator = await aMemberOfStaff(product, 'administrator');
  const { id: access } = (await openRecord(administrator, guardian.accountId)).body.data;
  const { members, allergies } = (await administrator.get(`/api/admin/break-glass/${access}/record`)).body.data;
  expect(members).toMatchObject([
    { id, name: JUMA.name, relation: 'child', facts: { sex: { value: 'male' } }, allergies: { status: 'listed' } },
  ]);
  expect(allergies.status).toBe('not-asked');
});
