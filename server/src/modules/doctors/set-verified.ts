import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/context.ts';
import { forgetFigures } from './count-figures.ts';
import { invalidateAnswers } from './cache-answer.ts';
import * as changes from './change-store.ts';
import { requireOwnLicence } from './set-licence.ts';

/**
 * Makes a doctor verified, or takes that back. An unverified doctor is in no list, has
 * no page and cannot be booked, from the commit on. Idempotent: who is verified stays so since then. Throws
 * `licence-taken` for a doctor with the licence of somebody else who works here.
 */
export async function setVerified(
  ctx: Context,
  { doctorId, isVerified }: { doctorId: string; isVerified: boolean },
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    if (isVerified) await requireOwnLicence(inside, doctorId);
    await inside.db.run(changes.setVerified, { doctorId, verifiedAt: isVerified ? now : null });
    await audit(inside, {
      action: isVerified ? 'doctors.verify' : 'doctors.withdraw-verification',
      object: 'doctor',
      objectId: doctorId,
    });
    invalidateAnswers(inside);
    inside.db.afterCommit(() => forgetFigures(ctx));
  });
}
