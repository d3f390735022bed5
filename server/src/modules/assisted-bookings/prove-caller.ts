import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { ensureAccount, proveOfficeCode } from '../identity/index.ts';
import { requireOpen } from './require-open.ts';
import { OPEN_WITHOUT_HOLD } from './rules.ts';
import * as store from './store.ts';

interface Proof {
  readonly challengeId: string;
  readonly code: string;
  /** The words were read out, and the caller said yes. */
  readonly agreed: boolean;
}

/**
 * Finds the account of the number that the code proves, or opens one with the typed name. An account that is there
 * keeps its name, language and country. What was open for the same caller before goes on in this one. Throws
 * `caller-not-agreed` before a guess is spent, `assisted-proven`, and what `requireOpen` and `proveOfficeCode` refuse.
 */
export async function proveCaller(ctx: Context, id: string, proof: Proof): Promise<void> {
  if (!proof.agreed) throw new Problem('caller-not-agreed');
  const refusal = await inTransaction(ctx, (inside) => prove(inside, id, proof));
  if (refusal !== undefined) throw new Problem(refusal);
}

/** Returns a refusal instead of throwing it, so that the transaction commits the used guess. */
async function prove(inside: Context & { db: Transaction }, id: string, { challengeId, code }: Proof) {
  const row = await requireOpen(inside, id, accountOf(inside));
  if (row.state !== 'begun' || row.phone === null) throw new Problem('assisted-proven');
  const proven = await proveOfficeCode(inside, { subjectId: id, challengeId, code });
  if (typeof proven === 'string') return proven;
  // A code that went to the number before it was corrected.
  if (proven.phone !== row.phone) return 'code-expired' as const;
  const accountId = await ensureAccount(inside, {
    phone: row.phone,
    fullName: row.full_name,
    country: row.country,
    language: row.language,
    roles: ['patient'],
  });
  const now = inside.clock.now();
  const [before] = await inside.db.many(store.replaceOpen, { accountId, now });
  const openUntil = before?.open_until ?? later(now, OPEN_WITHOUT_HOLD);
  await inside.db.run(store.prove, { id, accountId, bookingId: before?.booking_id ?? null, openUntil, now });
  await audit(inside, {
    action: 'assisted-bookings.prove-caller',
    object: 'assisted-booking',
    objectId: id,
    details: { assisted: accountId },
  });
  return undefined;
}
