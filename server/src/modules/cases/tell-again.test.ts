import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { force } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { newId } from '../../platform/ids.ts';
import { DAY, HOUR, MINUTE, later } from '../../platform/time.ts';
import { openCases } from './store.ts';
import { tellStaff } from './tell-staff.ts';

/** Ten in the morning in Tanzania. */
const MORNING = new Date('2038-01-15T07:00:00Z');

let product: TestProduct;
let staff: Visitor;
let days = 0;
beforeAll(async () => {
  product = await openTestProduct({ start: MORNING });
});
afterAll(() => product.close());
beforeEach(async () => {
  days += 1;
  product.clock.set(later(MORNING, days * 2 * DAY));
  await product.db.pool.query("update cases set closed_at = due_at + interval '30 days' where closed_at is null");
  await product.db.pool.query('update accounts set texts_about_cases = false');
  staff = await aMemberOfStaff(product, 'staff-admin');
});

/** A complaint that waits. Returns its id. */
async function aCase(): Promise<string> {
  const now = product.clock.now();
  const id = newId(now);
  await product.ctx().db.run(openCases, {
    ids: [id],
    kind: 'complaint',
    subjectIds: [id],
    accountIds: [null],
    countries: [null],
    amounts: [null],
    currencies: [null],
    openedAt: [now],
    dueAt: [later(now, 9 * DAY)],
  });
  return id;
}

/** Runs the job of every minute, and returns all that the provider took for the person. */
async function told(): Promise<string[]> {
  await tellStaff(product.ctx());
  await product.settle();
  return (await messagesTo(product, staff.phone)).filter((text) => text.includes('/dashboard/cases'));
}

/** Lets a time pass minute by minute for the job, and returns how many messages there are then. */
async function after(milliseconds: number): Promise<number> {
  product.clock.advance(milliseconds);
  return (await told()).length;
}

const HINDRANCES = {
  'a cap dropped': {
    begin: () =>
      product.db.pool.query(
        `insert into code_sends (bucket, sent_at)
         select $2, $1::timestamptz from generate_series(1, 1000)`,
        [product.clock.now(), `messages:${staff.phone}`],
      ),
    end: () => product.db.pool.query('delete from code_sends'),
  },
  'the provider refused': {
    begin: () => force(product, { phone: staff.phone, sms: 'refused' }),
    end: () => force(product, { phone: staff.phone, sms: 'accepted' }),
  },
};

describe.each(Object.entries(HINDRANCES))('a message that %s', (_, { begin, end }) => {
  test('is told again an hour later, once, while the case still waits', async () => {
    const first = await aCase();
    await begin();
    expect(await told()).toEqual([]);
    expect(await after(59 * MINUTE)).toBe(0);
    await end();
    expect(await after(0)).toBe(0);
    expect(await after(MINUTE)).toBe(1);
    expect((await told())[0]).toContain('1 thing waits for a person at Tabibu');
    expect(await after(2 * HOUR)).toBe(1);
    await product.db.pool.query('update cases set closed_at = $2 where id = $1', [first, product.clock.now()]);
  });

  test('is not told again when the case was closed meanwhile', async () => {
    const id = await aCase();
    await begin();
    expect(await told()).toEqual([]);
    await product.db.pool.query('update cases set closed_at = $2 where id = $1', [id, product.clock.now()]);
    await end();
    expect(await after(2 * HOUR)).toBe(0);
  });
});
