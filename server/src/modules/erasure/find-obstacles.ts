import type { ObstacleBody } from '@tabibu/contract/erasure';
import type { Context } from '../../platform/context.ts';
import { listObstacles } from '../bookings/index.ts';
import { serviceOf } from '../doctors/index.ts';
import { listPayouts } from '../earnings/index.ts';

export interface Leaving {
  readonly accountId: string;
  /** Where the account is a doctor's. */
  readonly service: Awaited<ReturnType<typeof serviceOf>>;
}

/** Whose account it is, as a person and as a doctor. */
export async function findLeaving(ctx: Context, accountId: string): Promise<Leaving> {
  return { accountId, service: await serviceOf(ctx, accountId) };
}

/** Everything that keeps an account from being erased now: the one place that decides it, for the page and for the erasing alike. */
export async function findObstacles(ctx: Context, { accountId, service }: Leaving): Promise<ObstacleBody[]> {
  const bookings = await listObstacles(ctx, { accountId, doctorId: service?.doctorId });
  const payouts = service === undefined ? [] : await listPayouts(ctx, service);
  return [...bookings, ...payouts.map((kind): ObstacleBody => ({ kind, booking_id: null, starts_at: null }))];
}
