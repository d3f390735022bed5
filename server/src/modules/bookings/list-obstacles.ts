import type { ObstacleBody } from '@tabibu/contract/erasure';
import type { Context } from '../../platform/context.ts';
import { openPaymentsOf } from '../payments/index.ts';
import type { AccountHolder } from './end-holds.ts';
import * as leaving from './erasure-store.ts';
import { doctorObstacleOf, moneyObstacleOf, patientObstacleOf } from './policy.ts';
import { PURPOSE } from './rules.ts';
import type { BookingRow } from './store.ts';

/**
 * Returns the appointments and payments that prevent the erasure of an account now: first as a patient, then as a
 * doctor, each soonest first.
 */
export async function listObstacles(ctx: Context, { accountId, doctorId }: AccountHolder): Promise<ObstacleBody[]> {
  const now = ctx.clock.now();
  const own = await ctx.db.many(leaving.openOfPatient, { accountId });
  const payments = await openPaymentsOf(ctx, { payerId: accountId, kind: PURPOSE });
  const patients = doctorId === undefined ? [] : await ctx.db.many(leaving.openOfDoctor, { doctorId, now });
  return [
    ...own.flatMap((booking) => bodyOf(booking, patientObstacleOf(booking, now))),
    ...payments.map(({ purposeId, state }): ObstacleBody => ({
      kind: moneyObstacleOf(state),
      booking_id: purposeId,
      starts_at: null,
    })),
    ...patients.flatMap((booking) => bodyOf(booking, doctorObstacleOf(booking, now))),
  ];
}

function bodyOf(booking: BookingRow, kind: ObstacleBody['kind'] | null): ObstacleBody[] {
  return kind === null ? [] : [{ kind, booking_id: booking.id, starts_at: booking.starts_at?.toISOString() ?? null }];
}
