import type { VisitMarkBody } from '@tabibu/contract/records';
import type { Context } from '../../platform/context.ts';
import { knownDoctor } from '../doctors/index.ts';
import { visitOf } from './find-visit.ts';
import * as store from './store.ts';

/**
 * Returns what the cards of the signed-in doctor's appointments show of their documents. Leaves out appointments of
 * other doctors.
 */
export async function listVisitMarks(
  ctx: Context,
  { bookingIds }: { bookingIds: readonly string[] },
): Promise<VisitMarkBody[]> {
  const { isInService, ...doctor } = await knownDoctor(ctx);
  const rows = await ctx.db.many(store.ofVisits, { bookingIds, doctorId: doctor.id });
  const marks: VisitMarkBody[] = [];
  for (const bookingId of new Set(bookingIds)) {
    const visit = await visitOf(ctx, doctor, bookingId);
    if (visit === undefined) continue;
    const own = rows.filter((row) => row.booking_id === bookingId && row.state !== 'cancelled');
    const note = own.find(({ kind }) => kind === 'note')?.state;
    marks.push({
      booking_id: bookingId,
      may_write: isInService && visit.closed === null,
      note: note === 'signed' || note === 'draft' ? note : 'none',
      signed: own.filter(({ state }) => state === 'signed').length,
      drafts: own.filter(({ state }) => state === 'draft').length,
    });
  }
  return marks;
}
