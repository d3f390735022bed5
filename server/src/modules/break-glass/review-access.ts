import type { AccessBody } from '@tabibu/contract/break-glass';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { requireStepUp, requireOther } from '../identity/index.ts';
import { placeOf } from './rules.ts';
import * as store from './store.ts';

interface Review {
  readonly verdict: NonNullable<AccessBody['review']>['verdict'];
  readonly note: string;
}

/**
 * Writes whether an access that has ended was justified. Throws `break-glass-note-missing`, `step-up-required`,
 * `not-found`, `own-approval` for whoever opened it or whose record it was, in whatever session, `break-glass-reviewed`
 * and `break-glass-not-over` (Z-10).
 */
export async function reviewAccess(ctx: Context, id: string, { verdict, note }: Review): Promise<string> {
  if (note === '') throw new Problem('break-glass-note-missing');
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const access = await inside.db.maybe(store.lockAccess, { id });
    if (access === undefined) throw new Problem('not-found');
    const reviewedBy = accountOf(inside);
    if (reviewedBy === access.administrator_id) throw new Problem('own-approval');
    await requireOther(inside, access.patient_id, 'own-approval');
    if (access.verdict !== null) throw new Problem('break-glass-reviewed');
    const review = {
      id,
      verdict,
      reviewedBy,
      noteSealed: inside.keys.seal(placeOf('note', id), note),
      now: inside.clock.now(),
    };
    if ((await inside.db.run(store.reviewAccess, review)) === 0) throw new Problem('break-glass-not-over');
    await audit(inside, { action: 'break-glass.review', object: 'break-glass', objectId: id, details: { verdict } });
    return id;
  });
}
