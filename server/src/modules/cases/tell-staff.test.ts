import type { CaseKind } from '@tabibu/contract/case-words';
import type { StaffRole } from '@tabibu/contract/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { crontab } from '../../job-handlers.ts';
import { newId } from '../../platform/ids.ts';
import { DAY, HOUR, MINUTE, later } from '../../platform/time.ts';
import { openCases } from './store.ts';
import { tellStaff } from './tell-staff.ts';

/** Seven in the evening in Tanzania. */
const EVENING = new Date('2038-01-15T16:00:00Z');

let product: TestProduct;
let administrator: Visitor;
let staff: Visitor;
let days = 0;
beforeAll(async () => {
  product = await openTestProduct({ start: EVENING });
});
afterAll(() => product.close());
beforeEach(async () => {
  days += 1;
  product.clock.set(later(EVENING, days * DAY));
  await product.db.pool.query("update cases set closed_at = due_at + interval '30 days' where closed_at is null");
  await product.db.pool.query('update accounts set texts_about_cases = false');
  administrator = await aMemberOfStaff(product, 'administrator');
  staff = await aMemberOfStaff(product, 'staff-admin');
});

/** Opens the case of a thing that waits, due after the given time. Returns its address in the API. */
async function aCase(kind: CaseKind, due = DAY): Promise<string> {
  const now = product.clock.now();
  const id = newId(now);
  await product.ctx().db.run(openCases, {
    ids: [id],
    kind,
    subjectIds: [id],
    accountIds: [null],
    countries: [null],
    amounts: [null],
    currencies: [null],
    openedAt: [now],
    dueAt: [later(now, due)],
  });
  return `/api/admin/cases/${id}`;
}

/** Runs the job, and returns all that it has ever told somebody. */
async function toldTo(who: Visitor): Promise<string[]> {
  await tellStaff(product.ctx());
  await product.settle();
  return (await messagesTo(product, who.phone)).filter((text) => text.includes('/dashboard/cases'));
}

const link = (portal: 'admin' | 'staff') => `http://localhost:3000/${portal}/dashboard/cases`;

test('the job runs every minute', () => {
  expect(crontab).toContain('* * * * * cases/tell-staff');
});

describe('something that waits', () => {
  test('is told once, with numbers and the address of the queue, to those who may decide it', async () => {
    const manager = await aMemberOfStaff(product, 'manager');
    await aCase('complaint');
    await aCase('refund-due');
    expect(await toldTo(administrator)).toEqual([`2 things wait for a person at Tabibu: ${link('admin')}`]);
    product.clock.advance(30 * MINUTE);
    expect(await toldTo(administrator)).toHaveLength(1);
    expect(await toldTo(staff)).toEqual([`1 thing waits for a person at Tabibu: ${link('staff')}`]);
    expect(await toldTo(manager)).toEqual([]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('in the quarter of an hour after a message is in the next one', async () => {
    await aCase('complaint');
    expect(await toldTo(staff)).toHaveLength(1);
    await aCase('complaint');
    await aCase('application');
    product.clock.advance(14 * MINUTE);
    expect(await toldTo(staff)).toHaveLength(1);
    product.clock.advance(MINUTE);
    expect((await toldTo(staff)).slice(1)).toEqual([`2 things wait for a person at Tabibu: ${link('staff')}`]);
  });

  test('is not told to whom it is about', async () => {
    await aCase('complaint');
    await product.db.pool.query('update cases set account_id = $1 where closed_at is null', [staff.accountId]);
    expect(await toldTo(staff)).toEqual([]);
    expect(await toldTo(administrator)).toHaveLength(1);
  });

  test('is not told to whom has never signed in, and to whom is suspended', async () => {
    await aCase('complaint');
    await product.db.pool.query('update accounts set staff_signed_in_at = null where id = $1', [staff.accountId]);
    await product.db.pool.query(
      "update accounts set roles = '{}', suspended_role = 'administrator', suspended_at = now() where id = $1",
      [administrator.accountId],
    );
    expect(await toldTo(staff)).toEqual([]);
    expect(await toldTo(administrator)).toEqual([]);
  });

  test('is told once when two processes look at the same moment', async () => {
    await aCase('complaint');
    await Promise.all([tellStaff(product.ctx()), tellStaff(product.ctx()), tellStaff(product.ctx())]);
    expect(await toldTo(staff)).toHaveLength(1);
    expect(await toldTo(administrator)).toHaveLength(1);
  });

  test('is told in the language of the person', async () => {
    await aCase('complaint', HOUR);
    product.clock.advance(61 * MINUTE);
    const say = (who: Visitor, language: string) =>
      product.db.pool.query('update accounts set language = $1 where id = $2', [language, who.accountId]);
    await say(staff, 'sw');
    await say(administrator, 'fr');
    expect(await toldTo(staff)).toEqual([
      `Jambo 1 linasubiri mtu kwenye Tabibu, 1 limepitiliza muda: ${link('staff')}`,
    ]);
    expect(await toldTo(administrator)).toEqual([
      `1 chose attend quelqu'un chez Tabibu, 1 en retard : ${link('admin')}`,
    ]);
  });
});

describe('something that is overdue', () => {
  test('is told once more, to everybody while nobody took it on', async () => {
    await aCase('complaint', HOUR);
    expect(await toldTo(staff)).toHaveLength(1);
    product.clock.advance(61 * MINUTE);
    expect((await toldTo(staff)).slice(1)).toEqual([
      `1 thing waits for a person at Tabibu, 1 is overdue: ${link('staff')}`,
    ]);
    expect(await toldTo(administrator)).toHaveLength(2);
    product.clock.advance(30 * MINUTE);
    expect(await toldTo(staff)).toHaveLength(2);
  });

  test('is told to its owner alone', async () => {
    const path = await aCase('complaint', HOUR);
    expect(await toldTo(staff)).toHaveLength(1);
    expect((await staff.put(`${path}/owner`, { owner: 'me' })).status).toBe(200);
    product.clock.advance(61 * MINUTE);
    expect(await toldTo(staff)).toHaveLength(2);
    expect(await toldTo(administrator)).toHaveLength(1);
  });

  test('is told to all others when its owner wants no messages', async () => {
    const path = await aCase('complaint', HOUR);
    await staff.put(`${path}/owner`, { owner: 'me' });
    expect((await staff.put('/api/admin/case-texts', { on: false })).body.data).toEqual({ on: false });
    product.clock.advance(61 * MINUTE);
    expect(await toldTo(staff)).toEqual([]);
    expect(await toldTo(administrator)).toHaveLength(1);
  });
});

describe('at night, on the clock of the person’s country', () => {
  test('nothing is told; the first message of the morning holds it', async () => {
    product.clock.advance(2 * HOUR);
    await aCase('complaint');
    product.clock.advance(6 * HOUR);
    await aCase('complaint');
    expect(await toldTo(staff)).toEqual([]);
    product.clock.advance(4 * HOUR - MINUTE);
    expect(await toldTo(staff)).toEqual([]);
    product.clock.advance(MINUTE);
    expect(await toldTo(staff)).toEqual([`2 things wait for a person at Tabibu: ${link('staff')}`]);
  });

  test('somebody elsewhere is told by the clock there', async () => {
    product.clock.advance(2 * HOUR);
    await product.db.pool.query("update accounts set country = 'RW' where id = $1", [staff.accountId]);
    await aCase('complaint');
    expect(await toldTo(administrator)).toEqual([]);
    expect(await toldTo(staff)).toHaveLength(1);
  });

  test('an emergency that no doctor accepted is told, alone and as urgent; the rest waits for the morning', async () => {
    product.clock.advance(5 * HOUR);
    await aCase('complaint');
    await aCase('escalated-emergency', HOUR);
    const urgent = `Tabibu URGENT: 1 thing waits for a person now: ${link('staff')}`;
    expect(await toldTo(staff)).toEqual([urgent]);
    product.clock.advance(7 * HOUR);
    expect((await toldTo(staff))[1]).toBe(
      `Tabibu URGENT: 2 things wait for a person now, 1 is overdue: ${link('staff')}`,
    );
  });
});

describe('the switch in the settings', () => {
  test.each(['administrator', 'staff-admin'] as const)('is on for %s, and off it ends the messages', async (role) => {
    const who = await aMemberOfStaff(product, role);
    expect((await who.get('/api/admin/case-texts')).body.data).toEqual({ on: true });
    await who.put('/api/admin/case-texts', { on: false });
    await who.put('/api/admin/case-texts', { on: false });
    await aCase('complaint');
    expect(await toldTo(who)).toEqual([]);
    expect((await who.get('/api/admin/case-texts')).body.data).toEqual({ on: false });
    const { rows } = await product.db.pool.query(
      "select details::jsonb as details from audit_log where action = 'staff.switch-case-texts' and actor_id = $1",
      [who.accountId],
    );
    expect(rows).toEqual([{ details: { on: false } }]);
  });

  test.each(['manager', 'receptionist'] satisfies StaffRole[])('is not there for %s', async (role) => {
    expect((await (await aMemberOfStaff(product, role)).get('/api/admin/case-texts')).status).toBe(403);
  });
});
