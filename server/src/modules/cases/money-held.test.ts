import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { at, brokenInvariants } from '../../../test/booking-makers.ts';
import { decideCase } from '../../../test/case-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';
import { aWithdrawal } from '../../../test/withdrawal-makers.ts';
import { inTransaction } from '../../platform/context.ts';
import { MINUTE } from '../../platform/time.ts';
import { holdMoney } from '../doctors/index.ts';

let product: TestProduct;
let patient: Visitor;
let one: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
  patient = await product.patient();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.advance(16 * MINUTE);
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
});

const caseOf = async () => (await one.get('/api/admin/cases?kind=withdrawal')).body.data.cases.at(-1).id as string;

test('a hold that commits while a colleague approves never lets that approval through', async () => {
  const { doctorId } = await aWithdrawal(product, patient, at(product, 1, '10:00'));
  const caseId = await caseOf();
  await decideCase(one, caseId, 'propose');
  const holder = product.ctx({ kind: 'administrator', accountId: one.accountId, sessionId: randomUUID() });
  const { version } = (await other.get(`/api/admin/cases/${caseId}`)).body.data;
  let approval: Promise<Reply> | undefined;
  await inTransaction(holder, async (inside) => {
    await holdMoney(inside, { doctorId, isHeld: true, reason: 'Fake visits' });
    approval = other.post(`/api/admin/cases/${caseId}/decision`, { decision: 'approve', version, note: 'Known to us' });
    // It has seen a doctor whose money is free, and now waits for whoever holds it.
    await vi.waitFor(async () => {
      const { rows } = await product.db.pool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rows).toHaveLength(1);
    });
  });
  expect((await approval!).body.code).toBe('money-held');
  expect((await other.get(`/api/admin/cases/${caseId}`)).body.data.case.stage).toBe('proposed');
});

test('a doctor whose money is held is never deleted with it: it would be out of reach', async () => {
  const { doctor, doctorId } = await aWithdrawal(product, patient, at(product, 2, '10:00'));
  const caseId = await caseOf();
  const path = `/api/admin/doctors/${doctorId}`;
  const hold = (by: Visitor, isHeld: boolean) =>
    by.put(`${path}/money-held`, { money_held: isHeld, reason: 'Looked at' });
  expect((await hold(one, true)).status).toBe(200);
  const refused = await other.delete(path);
  expect([refused.status, refused.body.code]).toEqual([409, 'doctor-money-held']);
  expect((await doctor.get('/api/doctor/earnings')).status).toBe(200);
  // Released by another person, it goes out, also after the doctor has left.
  expect((await hold(other, false)).status).toBe(200);
  expect((await decideCase(one, caseId, 'propose')).status).toBe(200);
  expect((await decideCase(other, caseId, 'approve')).status).toBe(200);
  expect((await decideCase(one, caseId, 'record-paid', { transaction_number: 'QJ12345678' })).status).toBe(200);
  expect((await other.delete(path)).status).toBe(200);
  await product.settle();
  // The rest of what was earned waits to be paid.
  const rest = await caseOf();
  expect((await decideCase(one, rest, 'propose')).status).toBe(200);
  expect((await decideCase(other, rest, 'approve')).status).toBe(200);
  expect(await brokenInvariants(product)).toEqual([]);
});
