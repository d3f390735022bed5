import type { ObstacleBody } from '@tabibu/contract/erasure';
import { isStaffRole } from '@tabibu/contract/roles';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { listObstacles, moneyObstacleOf } from '../bookings/index.ts';
import { serviceOf } from '../doctors/index.ts';
import { contactOf } from '../identity/index.ts';
import { listPayouts } from '../earnings/index.ts';
import { openPaymentsOf } from '../payments/index.ts';
import { PLAN_PURPOSE } from '../subscriptions/index.ts';

export interface ErasureSubject {
  readonly accountId: string;
  /** The doctor of the account; undefined for a patient. */
  readonly service: Awaited<ReturnType<typeof serviceOf>>;
}

/** Returns the account together with the doctor that it belongs to. */
export async function findErasureSubject(ctx: Context, accountId: string): Promise<ErasureSubject> {
  return { accountId, service: await serviceOf(ctx, accountId) };
}

/**
 * Returns everything that keeps the caller's account from being erased now. The page and the deletion both use this one
 * decision.
 */
export async function findObstacles(ctx: Context, { accountId, service }: ErasureSubject): Promise<ObstacleBody[]> {
  return inTransaction(ctx, (inside) =>
    // Money of both roles of the account counts, whichever of the two it is signed in with.
    inside.db.seeingEveryRow(async () => {
      const bookings = await listObstacles(inside, { accountId, doctorId: service?.doctorId });
      const plans = await openPaymentsOf(inside, { payerId: accountId, kind: PLAN_PURPOSE });
      const payouts = service === undefined ? [] : await listPayouts(inside, service);
      const kinds: ObstacleBody['kind'][] = [...plans.map(({ state }) => moneyObstacleOf(state)), ...payouts];
      const roles = (await contactOf(inside, accountId))?.roles ?? [];
      if (roles.some(isStaffRole)) kinds.unshift('staff_role');
      return [...bookings, ...kinds.map((kind): ObstacleBody => ({ kind, booking_id: null, starts_at: null }))];
    }),
  );
}
