import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** What messages about an offer may contain. */
export interface HandoverFacts {
  readonly id: string;
  readonly personId: string;
  readonly guardianId: string;
  /** Null once the offer has ended. */
  readonly phone: string | null;
  readonly expiresAt: Date;
}

/** Returns an offer for messages of the server. Does not check who asks. */
export async function findHandover(ctx: Context, id: string): Promise<HandoverFacts> {
  const row = await ctx.db.one(store.find, { id });
  return {
    id: row.id,
    personId: row.person_id,
    guardianId: row.guardian_id,
    phone: row.phone,
    expiresAt: row.expires_at,
  };
}
