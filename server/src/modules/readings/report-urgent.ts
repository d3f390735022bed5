import { CONFIRMING_READING, urgencyOf } from '@tabibu/contract/reading-bands';
import type { ReadingBody } from '@tabibu/contract/readings';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { DAY, MINUTE, later } from '../../platform/time.ts';
import { openReading } from './seal-reading.ts';
import * as store from './store.ts';
import * as urgent from './urgent-store.ts';

/** A person is told of once per kind within this time, and readings older than it are told of no more. */
const TOLD_ONCE_WITHIN = DAY;

/**
 * Publishes `readings.urgent` when a reading that was just saved makes the page show the emergency card: it is urgent,
 * and so is another one of its kind shortly before or after it. At most once a day for a person and kind. Call this in
 * the transaction that saves the reading.
 */
export async function reportUrgent(
  inside: Context & { db: Transaction },
  { personId, reading }: { personId: string; reading: ReadingBody },
): Promise<void> {
  const now = inside.clock.now();
  const measuredAt = new Date(reading.measured_at);
  const toldBefore = later(now, -TOLD_ONCE_WITHIN);
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
  if (!isConfirmed) return;
  const begun = await inside.db.maybe(urgent.begin, {
    id: newId(now),
    personId,
    accountId: accountOf(inside),
    country: inside.country,
    kindMark: inside.keys.sign('record', `urgent-reading ${personId} ${reading.kind}`),
    now,
    toldBefore,
  });
  if (begun !== undefined) await publish(inside, 'readings.urgent', { urgentId: begun.id, toldAt: now.toISOString() });
}
