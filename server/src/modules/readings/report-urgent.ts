import { CONFIRMING_READING, urgencyOf } from '@tabibu/contract/reading-bands';
import type { ReadingBody } from '@tabibu/contract/readings';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { MINUTE, later } from '../../platform/time.ts';
import { TOLD_ONCE_WITHIN, beginTelling } from './begin-telling.ts';
import { openReading } from './seal-reading.ts';
import * as store from './store.ts';
import * as urgent from './urgent-store.ts';
import { watchSingle } from './watch-single.ts';

/**
 * Publishes `readings.urgent` when a reading that was just saved makes the page show the emergency card: it is urgent,
 * and so is another one of its kind shortly before or after it. At most once a day for a person and kind. Waits for a
 * second one after a single one. Call this in the transaction that saves the reading.
 */
export async function reportUrgent(
  inside: Context & { db: Transaction },
  { personId, reading }: { personId: string; reading: ReadingBody },
): Promise<void> {
  const measuredAt = new Date(reading.measured_at);
  const toldBefore = later(inside.clock.now(), -TOLD_ONCE_WITHIN);
  if (urgencyOf(reading, []) === 'none' || measuredAt < toldBefore) return;
  // Two phones may each send one of the two readings at the same moment: the second waits, and sees the first.
  await inside.db.run(urgent.lock, { personId });
  const rows = await inside.db.many(store.since, {
    personId,
    from: later(measuredAt, -CONFIRMING_READING.atMost * MINUTE),
  });
  const others = rows.filter(({ id }) => id !== reading.id).flatMap((row) => openReading(inside, row) ?? []);
  // What was measured first may arrive last.
  const isConfirmed =
    urgencyOf(reading, others) === 'emergency' || others.some((one) => urgencyOf(one, [reading]) === 'emergency');
  if (!isConfirmed) return watchSingle(inside, { personId, reading });
  const accountId = accountOf(inside);
  const { country } = inside;
  await beginTelling(inside, { personId, accountId, country, kind: reading.kind, single: false });
}
