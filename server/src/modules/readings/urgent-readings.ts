import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import * as urgent from './urgent-store.ts';

/** An urgent reading that somebody has to see to. It says neither what was measured nor how much. */
export interface UrgentReading {
  readonly id: string;
  readonly personId: string;
  /** The account that keeps the readings of this person. */
  readonly accountId: string;
  readonly country: CountryCode;
  readonly toldAt: Date;
  /** The doctor who was told; null if there was nobody, or nobody yet. */
  readonly doctorId: string | null;
  /** One reading that nobody measured again, in place of two. */
  readonly single: boolean;
}

/** Returns those of these urgent readings that nobody has dealt with, by id. */
export async function urgentReadings(ctx: Context, ids: readonly string[]): Promise<Map<string, UrgentReading>> {
  return new Map((await ctx.db.many(urgent.waitingOf, { ids })).map((row) => [row.id, urgentOf(row)]));
}

/** Returns the ids of such readings, in the order of the ids, after the last one of the page before. */
export async function listUrgentReadings(
  ctx: Context,
  page: { after: string | null; limit: number },
): Promise<string[]> {
  return (await ctx.db.many(urgent.listWaiting, page)).map(({ id }) => id);
}

/** Ends the waiting for somebody. Does nothing if it ended before. */
export async function settleUrgentReading(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(urgent.settle, { id, now: ctx.clock.now() });
}

/**
 * Locks an urgent reading of which no doctor was told yet, for the transaction of telling one. Returns undefined if a
 * doctor was told, or if it is urgent anew.
 */
export async function lockUntold(inside: Context, id: string, toldAt: Date): Promise<UrgentReading | undefined> {
  const row = await inside.db.maybe(urgent.withoutDoctor, { id, toldAt });
  return row && urgentOf(row);
}

/** Names the doctor who is told of an urgent reading. */
export async function noteDoctorTold(inside: Context, id: string, doctorId: string): Promise<void> {
  await inside.db.run(urgent.setDoctor, { id, doctorId });
}

function urgentOf(row: urgent.UrgentRow): UrgentReading {
  return {
    id: row.id,
    personId: row.person_id,
    accountId: row.account_id,
    country: row.country,
    toldAt: row.told_at,
    doctorId: row.doctor_id,
    single: row.single,
  };
}
