import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import * as emergencies from './emergency-store.ts';
import { RING_DURATION } from './rules.ts';

/** A paid emergency that was escalated, and that no doctor has accepted since. */
interface EscalatedEmergency {
  readonly bookingId: string;
  readonly patientId: string;
  readonly country: CountryCode;
  /** When it began to ring: when it was paid. */
  readonly rungAt: Date;
  /** When it should have been accepted at the latest. */
  readonly escalatedAt: Date;
}

/** Returns those of these bookings that are escalated emergencies without a doctor, by id. */
export async function escalatedEmergencies(
  ctx: Context,
  bookingIds: readonly string[],
): Promise<Map<string, EscalatedEmergency>> {
  const rows = await ctx.db.many(emergencies.escalatedOf, { bookingIds });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        bookingId: row.id,
        patientId: row.patient_id,
        country: row.country,
        rungAt: row.rung_at,
        escalatedAt: later(row.rung_at, RING_DURATION),
      },
    ]),
  );
}

/** Returns the ids of such emergencies, in the order of the ids, after the last one of the page before. */
export async function listEscalated(ctx: Context, page: { after: string | null; limit: number }): Promise<string[]> {
  return (await ctx.db.many(emergencies.listEscalated, page)).map(({ id }) => id);
}
