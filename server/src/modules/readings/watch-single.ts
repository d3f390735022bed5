import { CONFIRMING_READING, urgencyOf } from '@tabibu/contract/reading-bands';
import type { ReadingBody } from '@tabibu/contract/readings';
import type { JobPayloads } from '../../jobs/index.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { MINUTE, later } from '../../platform/time.ts';
import { contactOf } from '../identity/index.ts';
import { sendNotice } from '../notifications/index.ts';
import { beginTelling, isToldOf } from './begin-telling.ts';
import { openReading } from './seal-reading.ts';
import * as store from './store.ts';
import * as urgent from './urgent-store.ts';

/** So long is waited for a second reading, and once more after the person was reminded. */
const WAIT = CONFIRMING_READING.atMost * MINUTE;

type Single = JobPayloads['readings.ask-again'];

/**
 * Waits for a second reading after one that is urgent, in the transaction that saves it. What was measured longer ago,
 * as in a notebook or on a phone without a network, is not waited for: nobody is asked to measure it again.
 */
export async function watchSingle(
  inside: Context,
  { personId, reading }: { personId: string; reading: ReadingBody },
): Promise<void> {
  const at = later(new Date(reading.measured_at), WAIT);
  if (at <= inside.clock.now()) return;
  const single = { personId, readingId: reading.id, accountId: accountOf(inside) };
  await enqueue(inside, 'readings.ask-again', single, { at, key: `readings.ask-again:${reading.id}` });
}

/**
 * Reminds whoever wrote an urgent reading down to measure again, once and without a word about what was measured. Does
 * nothing if it was measured again, corrected or deleted, or if a doctor was told of it. Idempotent.
 */
export async function askAgain(ctx: Context, single: Single): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const reading = await singleReading(inside, single);
    if (reading === undefined || (await isToldOf(inside, single.personId, reading.kind))) return;
    const now = inside.clock.now();
    const link = `${publicAddress(inside)}/readings`;
    await sendNotice(inside, {
      to: { accountId: single.accountId },
      template: 'reading-again',
      values: { link },
      key: `reading-again:${single.readingId}`,
      validUntil: later(now, WAIT),
    });
    const key = `readings.tell-single:${single.readingId}`;
    await enqueue(inside, 'readings.tell-single', single, { at: later(now, WAIT), key });
  });
}

/** Tells of an urgent reading as of two, because nobody measured again, also after the reminder. Idempotent. */
export async function tellSingle(ctx: Context, single: Single): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    // A second reading that is saved at this moment is seen, or sees that it was told.
    await inside.db.run(urgent.lock, { personId: single.personId });
    const reading = await singleReading(inside, single);
    const contact = await contactOf(inside, single.accountId);
    if (reading === undefined || contact === undefined) return;
    const { personId, accountId } = single;
    await beginTelling(inside, { personId, accountId, country: contact.country, kind: reading.kind, single: true });
  });
}

/** Returns the reading if it still is urgent and nothing of its kind was measured after it. */
async function singleReading(inside: Context, { personId, readingId }: Single): Promise<ReadingBody | undefined> {
  const row = await inside.db.maybe(store.find, { personId, id: readingId });
  const reading = row && openReading(inside, row);
  if (!reading || urgencyOf(reading, []) === 'none') return undefined;
  const rows = await inside.db.many(store.since, { personId, from: row.measured_at });
  const others = rows.filter(({ id }) => id !== readingId).flatMap((one) => openReading(inside, one) ?? []);
  return others.some(({ kind }) => kind === reading.kind) ? undefined : reading;
}
