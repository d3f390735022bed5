import type { CountryCode } from '@tabibu/contract/countries';
import type { ReadingKind } from '@tabibu/contract/reading-kinds';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { DAY, later } from '../../platform/time.ts';
import * as urgent from './urgent-store.ts';

/** A person is told of once per kind within this time, and readings older than it are told of no more. */
export const TOLD_ONCE_WITHIN = DAY;

interface Telling {
  readonly personId: string;
  /** The account that keeps the readings of this person. */
  readonly accountId: string;
  readonly country: CountryCode;
  readonly kind: ReadingKind;
  /** It is one reading that nobody measured again, in place of two. */
  readonly single: boolean;
}

/**
 * Publishes `readings.urgent`, in the transaction of the caller and at most once a day for a person and kind. The kind
 * is stored as a mark only.
 */
export async function beginTelling(inside: Context, { kind, ...telling }: Telling): Promise<void> {
  const now = inside.clock.now();
  const begun = await inside.db.maybe(urgent.begin, {
    id: newId(now),
    ...telling,
    kindMark: markOf(inside, telling.personId, kind),
    now,
    toldBefore: later(now, -TOLD_ONCE_WITHIN),
  });
  if (begun !== undefined) await publish(inside, 'readings.urgent', { urgentId: begun.id, toldAt: now.toISOString() });
}

/** Returns whether it was told of a person and kind within a day. */
export async function isToldOf(inside: Context, personId: string, kind: ReadingKind): Promise<boolean> {
  const since = later(inside.clock.now(), -TOLD_ONCE_WITHIN);
  return (await inside.db.one(urgent.isTold, { personId, kindMark: markOf(inside, personId, kind), since })).told;
}

function markOf({ keys }: Pick<Context, 'keys'>, personId: string, kind: ReadingKind): string {
  return keys.sign('record', `urgent-reading ${personId} ${kind}`);
}
