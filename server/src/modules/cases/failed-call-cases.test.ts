import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { casesOf, decideCase, readCase } from '../../../test/case-makers.ts';
import { signInAsDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aFailedCall, seenByPatient, timesEarned } from '../../../test/verdict-makers.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const stateOf = async (call: CallPeople) => (await seenByPatient(call)).state as string;

test('a failed call is refunded: the money is owed back, the doctor earns nothing, and both are told', async () => {
  const { call, administrator, caseId } = await aFailedCall(product);
  expect(await readCase(administrator, caseId)).toMatchObject({
    case: { kind: 'failed-call', money: { amount: 1_500_000 } },
    facts: [{ label: 'doctor' }, { text: 'video' }, { label: 'met', text: 'no' }, { label: 'starts-at' }, {}],
    decisions: ['refund', 'new-appointment', 'keep', 'missed'],
  });
  expect((await decideCase(administrator, caseId, 'refund')).status).toBe(200);
  await product.settle();
  expect(await stateOf(call)).toBe('cancelled');
  expect(await timesEarned(product, call)).toBe(0);
  expect((await messagesTo(product, call.patient.phone)).at(-1)).toContain('hayakufanyika');
  expect((await messagesTo(product, call.doctor.phone)).join()).not.toContain('The patient cancelled');
  const doctor = await signInAsDoctor(product, call.doctor.phone);
  const bell = (await doctor.get('/api/doctor/notifications')).body.data.notifications;
  expect(bell[0].title).toBe('Decided: it did not take place');
  expect(await casesOf(administrator, 'failed-call')).toEqual([]);
  expect(await casesOf(administrator, 'refund-due')).toHaveLength(1);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('one that took place after all is completed and credited, and both are told', async () => {
  const { call, administrator, caseId } = await aFailedCall(product);
  await decideCase(administrator, caseId, 'keep');
  await product.settle();
  expect([await stateOf(call), await timesEarned(product, call)]).toEqual(['completed', 1]);
  expect((await messagesTo(product, call.patient.phone)).at(-1)).toContain('yalifanyika');
  expect(await brokenInvariants(product)).toEqual([]);
});

test('one that the patient missed counts as missed, and the patient is told so', async () => {
  const { call, administrator, caseId } = await aFailedCall(product);
  await decideCase(administrator, caseId, 'missed');
  await product.settle();
  expect(await stateOf(call)).toBe('missed');
  expect((await messagesTo(product, call.patient.phone)).at(-1)).toContain('hukufika');
  expect(await brokenInvariants(product)).toEqual([]);
});

test('a patient who moves the appointment closes the case; nothing is decided about it any more', async () => {
  const { call, administrator, caseId } = await aFailedCall(product);
  const { version } = await readCase(administrator, caseId);
  const { slots } = (await call.patient.get(`/api/doctors/${call.doctorId}/slots`)).body.data;
  const moved = await call.patient.post(`/api/appointments/${call.bookingId}/reschedule`, {
    starts_at: slots.at(-1).starts_at,
  });
  expect(moved.status, moved.text).toBe(200);
  const late = await administrator.post(`/api/admin/cases/${caseId}/decision`, { decision: 'refund', version });
  expect([late.status, late.body.code]).toEqual([409, 'case-changed']);
  expect(await stateOf(call)).toBe('scheduled');
});
