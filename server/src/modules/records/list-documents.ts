import type { DocumentSummaryBody } from '@tabibu/contract/documents';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { findBooking } from '../bookings/index.ts';
import { summaryOf } from './document-view.ts';
import * as store from './store.ts';

const PAGE = 20;

/** What was signed after an appointment of one's own, newest first. Somebody else's appointment is not found. */
export async function listDocuments(ctx: Context, { bookingId }: { bookingId: string }): Promise<DocumentSummaryBody[]> {
  const patientId = accountOf(ctx);
  const booking = await findBooking(ctx, bookingId);
  if (booking === undefined || booking.patientId !== patientId) throw new Problem('not-found');
  return (await ctx.db.many(store.signedOfVisit, [bookingId, patientId])).map((row) => summaryOf(ctx, row));
}

/** Everything that was ever signed for the caller, newest first, in keyset pages. */
export async function listAllDocuments(ctx: Context, { cursor }: { cursor?: string | undefined }): Promise<{ documents: DocumentSummaryBody[]; next_cursor: string | null }> {
  const after = cursor === undefined ? null : readTimeCursor(cursor);
  const rows = await ctx.db.many(store.signedOfPatient, [accountOf(ctx), after?.at ?? null, after?.id ?? null, PAGE + 1]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const more = rows.length > PAGE && last !== undefined && last.signed_at !== null;
  return {
    documents: page.map((row) => summaryOf(ctx, row)),
    next_cursor: more ? writeTimeCursor({ at: last.signed_at, id: last.id }) : null,
  };
}
