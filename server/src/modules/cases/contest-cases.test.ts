import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import type { CallPeople } from '../../../test/call-makers.ts';
import { decideCase, readCase } from '../../../test/case-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { aContest, seenByPatient, timesEarned } from '../../../test/verdict-makers.ts';
import { HOUR } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const stageOf = async (call: CallPeople) => (await seenByPatient(call)).stage;

test('a contested consultation that did not take place is owed back, earns nothing, and both are told', async () => {
  const { call, administrator, caseId } = await aContest(product);
  const story = await readCase(administrator, caseId);
  expect(story).toMatchObject({
    case: { kind: 'contested-consultation', stage: 'open', money: { amount: 1_500_000 } },
    decisions: ['refund', 'keep', 'new-appointment'],
    hindrance: null,
  });
  expect(story.facts).toContainEqual({ label: 'met', text: 'no' });
  expect((await decideCase(administrator, caseId, 'propose')).body.code).toBe('not-allowed');
  expect((await decideCase(administrator, caseId, 'refund')).body.data).toMatchObject({
    case: { stage: null },
    steps: [{ step: 'refund' }],
  });
  await product.settle();
  expect(await stageOf(call)).toMatchObject({ name: 'overturned', money: { stage: 'refund-due' } });
  expect(await timesEarned(product, call)).toBe(0);
  expect((await messagesTo(product, call.patient.phone)).at(-1)).toContain('hayakufanyika');
  const bell = (await call.doctor.get('/api/doctor/notifications')).body.data.notifications;
  expect(bell.map(({ title }: { title: string }) => title)).toContain('Decided: it did not take place');
  expect((await call.doctor.get('/api/doctor/earnings')).body.data.held).toEqual([]);
  const due = (await administrator.get('/api/admin/cases?kind=refund-due')).body.data.cases;
  expect(due).toMatchObject([{ money: { amount: 1_500_000 } }]);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('one that took place is credited to its doctor once, also after the day to contest it', async () => {
  const { call, administrator, caseId } = await aContest(product);
  expect((await decideCase(administrator, caseId, 'keep')).status).toBe(200);
  await product.settle();
  expect(await stageOf(call)).toMatchObject({ name: 'completed', money: { stage: 'paid' } });
  expect(await timesEarned(product, call)).toBe(1);
  expect((await messagesTo(product, call.patient.phone)).at(-1)).toContain('yalifanyika');
  product.clock.advance(25 * HOUR);
  await product.settle();
  expect(await timesEarned(product, call)).toBe(1);
  expect((await call.patient.post(`/api/appointments/${call.bookingId}/review`, { stars: 5 })).status).toBe(201);
  await expect(
    asSystem(product, 'update bookings set contest_outcome = $2 where id = $1', [call.bookingId, 'refunded']),
  ).rejects.toThrow(/decided once/);
  expect(await brokenInvariants(product)).toEqual([]);
});

test('is decided once by two people at once', async () => {
  const { administrator, caseId } = await aContest(product);
  const other = await aMemberOfStaff(product, 'administrator');
  const { version } = await readCase(administrator, caseId);
  const replies = await Promise.all([
    administrator.post(`/api/admin/cases/${caseId}/decision`, { decision: 'refund', version }),
    other.post(`/api/admin/cases/${caseId}/decision`, { decision: 'keep', version }),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)!.body.code).toMatch(/^case-(closed|changed)$/);
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});
