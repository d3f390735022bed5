import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import * as store from './store.ts';

interface TakenOver {
  readonly personId: string;
  readonly guardianId: string;
  /** The wording to which the grown-up agreed. */
  readonly consentVersion: number;
}

/**
 * Gives the record of a member to the signed-in account: from now on the guardian acts for the person no more. The
 * caller has checked that the guardian offered it to this account. Returns false if the member was removed or taken
 * over meanwhile. Runs in the caller's transaction.
 */
export async function takeOver(
  inside: Context & { db: Transaction },
  { personId, guardianId, consentVersion }: TakenOver,
): Promise<boolean> {
  const accountId = accountOf(inside);
  const now = inside.clock.now();
  // No policy shows the account a person who is still in the care of somebody else.
  const taken = await inside.db.seeingEveryRow(() =>
    inside.db.run(store.takeOver, { personId, guardianId, accountId, consentVersion, now }),
  );
  if (taken === 0) return false;
  await audit(inside, {
    action: 'people.take-over',
    object: 'person',
    objectId: personId,
    details: { guardian: guardianId, consent: consentVersion },
  });
  return true;
}

/**
 * Forgets the names of those whose records an erased account had taken over, and returns the ids of all of them.
 * Idempotent.
 */
export async function forgetTakenOver(ctx: Context, accountId: string): Promise<string[]> {
  return inTransaction(ctx, async (inside) => {
    const people = await inside.db.many(store.takenBy, { accountId });
    const forgotten = await inside.db.run(store.forgetTaken, { accountId });
    if (forgotten > 0)
      await audit(inside, {
        action: 'people.forget-taken-over',
        object: 'account',
        objectId: accountId,
        details: { people: forgotten },
      });
    return people.map(({ id }) => id);
  });
}
