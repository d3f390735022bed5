import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Where a verified doctor in service stands: specialty, rating as patients see it, verified since when. */
export async function readStanding(ctx: Context, doctorId: string): Promise<store.StandingRow | undefined> {
  return ctx.db.maybe(store.standing, [doctorId]);
}
