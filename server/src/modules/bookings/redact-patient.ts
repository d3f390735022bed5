import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as leaving from './erasure-store.ts';

/** Deletes the texts that an erased patient wrote in bookings. Times and prices stay for the accounts. Idempotent. */
export async function redactPatient(ctx: Context, accountId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const bookings = await inside.db.run(leaving.redact, { accountId });
    await audit(inside, { action: 'bookings.redact', object: 'account', objectId: accountId, details: { bookings } });
  });
}

/** Returns the ids of all bookings of a patient. */
export async function bookingsOfPatient(ctx: Context, accountId: string): Promise<string[]> {
  return (await ctx.db.many(leaving.ofPatient, { accountId })).map(({ id }) => id);
}
