import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Forgets what an erased person wrote in bookings; times and prices stay for the books. May be repeated. */
export async function redactPatient(ctx: Context, accountId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const bookings = await inside.db.run(store.redact, [accountId]);
    await audit(inside, { action: 'bookings.redact', object: 'account', objectId: accountId, details: { bookings } });
  });
}

/** The ids of all bookings of a patient. */
export async function bookingsOfPatient(ctx: Context, accountId: string): Promise<string[]> {
  return (await ctx.db.many(store.ofPatient, [accountId])).map(({ id }) => id);
}
