import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { brokenInvariants, force } from '../../../test/booking-makers.ts';
import { addDueSchedules } from '../../../test/due-schedules.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { howMany } from '../../../test/long-run.ts';
import { MINUTE } from '../../platform/time.ts';
import { jobs } from './index.ts';

/** More per minute than one batch takes. */
const PEOPLE = howMany({ everyday: 6_000, long: 20_000 });
const MINUTES = 10;
/** Eight in the morning in Tanzania. */
const BEGINS = new Date('2038-03-01T05:00:00Z');

let product: TestProduct;
let second: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ start: BEGINS, environment: { SMS_TOTAL_DAILY_CAP: '100000' } });
  second = await product.another();
  second.clock.set(BEGINS);
  // A report for each message would be as many requests again, and says nothing of what is asked here.
  for (const one of [product, second]) await force(one, { sms: 'unreported' });
  const owner = new pg.Client(product.owner);
  await owner.connect();
  await addDueSchedules(owner, { count: PEOPLE, begins: BEGINS, minutes: MINUTES });
  await owner.end();
});
afterAll(async () => {
  await second.close();
  await product.close();
});

/** How many messages each number got. */
async function messagesByNumber(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { sandboxUrl } of [product, second]) {
    const { messages } = (await (await fetch(`${sandboxUrl}/sandbox/outbox`)).json()) as { messages: { to: string }[] };
    for (const { to } of messages) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return counts;
}

test(
  `${PEOPLE} reminders that two processes make and send at once: none is lost, none comes twice`,
  { timeout: 300_000 },
  async () => {
    for (let minute = 0; minute < MINUTES; minute += 1) {
      for (const one of [product, second]) one.clock.set(new Date(BEGINS.getTime() + minute * MINUTE));
      await Promise.all([product, second].map((one) => jobs['medication.remind'](one.ctx())));
    }
    await Promise.all([product.settle(), second.settle()]);

    const counts = await messagesByNumber();
    expect(counts.size).toBe(PEOPLE);
    expect([...counts].filter(([, count]) => count !== 1)).toEqual([]);
    const [stored] = await asSystem<Record<string, number>>(
      product,
      `select (select count(*)::int from medication_doses) as doses,
              (select count(*)::int from person_notices) as entries,
              (select count(distinct account_id)::int from person_notices) as people,
              (select count(*)::int from notices where state = 'sent') as sent,
              (select count(*)::int from notices) as messages,
              (select sum(sent)::int from message_counts where bucket = 'messages') as counted`,
    );
    expect(stored).toEqual({
      doses: PEOPLE,
      entries: PEOPLE,
      people: PEOPLE,
      sent: PEOPLE,
      messages: PEOPLE,
      counted: PEOPLE,
    });
    expect(await brokenInvariants(product)).toEqual([]);
  },
);
