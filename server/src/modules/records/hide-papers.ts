import { ageRuleOf } from '@tabibu/contract/age-rules';
import type { VisitRecordsBody } from '@tabibu/contract/records';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { findVisit } from './find-visit.ts';
import * as hidden from './hidden-store.ts';
import { whyShown } from './read-hidden.ts';
import { readVisit } from './read-visit.ts';

export interface HideInput {
  readonly bookingId: string;
  readonly hidden: boolean;
}

/**
 * Hides the papers of an appointment from the guardian of the member for whom it is, or shows them again: written ones
 * and those to come, of the kinds that the rule of the country names. No message tells the guardian of a hidden paper.
 * Throws `not-found`, and `hiding-not-allowed` (params.age) for the patient's own visit and for somebody who is too
 * young or whose age nobody stated. Idempotent.
 */
export async function hidePapers(ctx: Context, { bookingId, hidden: wanted }: HideInput): Promise<VisitRecordsBody> {
  return inTransaction(ctx, async (inside) => {
    const visit = await findVisit(inside, bookingId);
    const { booking } = visit;
    const { hiddenFrom, hiddenKinds } = ageRuleOf(booking.country);
    if (wanted && (booking.memberId === null || (await whyShown(inside, visit)) !== null))
      throw new Problem('hiding-not-allowed', { age: hiddenFrom });
    const now = inside.clock.now();
    const changed = wanted
      ? await inside.db.run(hidden.hide, { bookingId, kinds: hiddenKinds, now })
      : await inside.db.run(hidden.show, { bookingId });
    if (changed > 0) {
      await audit(inside, {
        action: wanted ? 'records.hide-papers' : 'records.show-papers',
        object: 'visit',
        objectId: bookingId,
      });
      // An open page of the guardian reads its papers again.
      await sendLiveEvent(inside, booking.readerId, { kind: 'documents', booking_id: bookingId });
    }
    return readVisit(inside, { bookingId });
  });
}
