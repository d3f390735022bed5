import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { force } from '../../../test/booking-makers.ts';
import { addDueSchedules } from '../../../test/due-schedules.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';
import { jobs } from '../medication/index.ts';

const PEOPLE = 60;
/** Of all messages of a day, half may be reminders: not for everybody, and for everybody. */
const [CAP, ENOUGH] = [80, 400];
/** Eight in the morning in Tanzania. */
const BEGINS = new Date('2038-03-01T05:00:00Z');

let product: TestProduct;
async function open(cap: number): Promise<void> {
  product = await openTestProduct({ start: BEGINS, environment: { SMS_TOTAL_DAILY_CAP: String(cap) } });
  const owner = new pg.Client(product.owner);
  await owner.connect();
  await addDueSchedules(owner, { count: PEOPLE, begins: BEGINS, minutes: 1 });
  await owner.end();
}
afterEach(() => product.close());

const remind = () => jobs['medication.remind'](product.ctx());

/** How many messages ended how. */
async function ends(): Promise<Record<string, number>> {
  const rows = await asSystem<{ ended: string; count: number }>(
    product,
    "select concat_ws(' ', state, failure) as ended, count(*)::int as count from notices group by 1",
  );
  return Object.fromEntries(rows.map(({ ended, count }) => [ended, count]));
}

/** How many messages the numbers got. */
async function arrived(): Promise<number> {
  const { messages } = (await (await fetch(`${product.sandboxUrl}/sandbox/outbox`)).json()) as { messages: unknown[] };
  return messages.length;
}

test('a batch spends the caps exactly: half of the day’s messages may be reminders, the others are dropped', async () => {
  await open(CAP);
  await remind();
  await product.settle();
  expect(await ends()).toEqual({ sent: CAP / 2, 'dropped reminders-day': PEOPLE - CAP / 2 });
  expect(await arrived()).toBe(CAP / 2);
});

test('through an outage of the provider each message of a batch is tried again and arrives once', async () => {
  await open(ENOUGH);
  await force(product, { sms: 'unavailable' });
  await remind();
  await product.settle();
  expect(await ends()).toEqual({ waiting: PEOPLE });
  await force(product, { sms: 'accepted' });
  product.clock.advance(5 * SECOND);
  await product.settle();
  product.clock.advance(5 * MINUTE);
  await product.settle();
  expect(await ends()).toEqual({ sent: PEOPLE });
  expect(await arrived()).toBe(PEOPLE);
});

test('a message that the provider refuses is closed with the reason, and the others of its batch go out', async () => {
  await open(ENOUGH);
  await force(product, { phone: '+255710000001', sms: 'refused' });
  await remind();
  await product.settle();
  expect(await ends()).toEqual({ 'refused blocked': 1, sent: PEOPLE - 1 });
});

test('a batch that was held up for too long sends nothing, and spends nothing', async () => {
  await open(ENOUGH);
  await remind();
  product.clock.advance(2 * HOUR);
  await product.settle();
  expect(await ends()).toEqual({ outdated: PEOPLE });
  expect(await asSystem(product, 'select sent from message_counts')).toEqual([]);
});
