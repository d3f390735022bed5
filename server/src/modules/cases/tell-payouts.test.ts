import { expect, test } from 'vitest';
import { pass } from '../../../test/booking-makers.ts';
import { CaseDesk } from '../../../test/case-desk.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { tellStaff } from './tell-staff.ts';

const desk = new CaseDesk();

/** A quarter of an hour later: runs the job, and returns how many messages about cases somebody ever got. */
async function told(who: Visitor): Promise<number> {
  desk.product.clock.advance(15 * MINUTE);
  await tellStaff(desk.product.ctx());
  await desk.product.settle();
  return (await messagesTo(desk.product, who.phone)).filter((text) => text.includes('/dashboard/cases')).length;
}

test('a payout that was declined is told once, and once more after it was sent again and declined again', async () => {
  const { caseId } = await desk.aSent({ outcome: 'insufficient' });
  const reader = desk.one;
  expect(await told(reader)).toBe(1);
  await pass(desk.product, 20 * SECOND);
  await desk.comeBack();
  expect(await desk.factsOf(caseId)).toMatchObject({ declined: 'insufficient-funds' });
  expect(await told(reader)).toBe(2);
  expect(await told(reader)).toBe(2);
  await desk.comeBack();
  await desk.decide(caseId, 'send');
  expect(await told(reader)).toBe(2);
  await pass(desk.product, 20 * SECOND);
  expect(await told(reader)).toBe(3);
});

test('a payout of which nobody knows whether it was paid is told once, to its owner alone, and not to staff admins', async () => {
  const staff = await aMemberOfStaff(desk.product, 'staff-admin');
  const { caseId } = await desk.aSent({ outcome: 'silence' });
  const { one: owner, other } = desk;
  await owner.put(`/api/admin/cases/${caseId}/owner`, { owner: 'me' });
  const before = [await told(owner), await told(other), await told(staff)];
  await pass(desk.product, HOUR, 5 * MINUTE);
  await desk.comeBack();
  expect(await desk.stageOf(caseId)).toBe('unknown');
  await told(owner);
  expect([await told(owner), await told(other), await told(staff)]).toEqual([before[0]! + 1, before[1], before[2]]);
});
