import type { DocumentSummaryBody } from '@tabibu/contract/documents';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { findBooking } from '../bookings/index.ts';
import { summaryOf } from './document-view.ts';
import * as reader from './reader-store.ts';

const PAGE = 20;

/**
 * Returns the signed documents of one of the caller's own appointments, newest first, or of one that belongs to a
 * record that the caller took over. Throws `not-found` for another person's appointment.
 */
export async function listDocuments(
  ctx: Context,
  { bookingId }: { bookingId: string },
): Promise<DocumentSummaryBody[]> {
  const patientId = accountOf(ctx);
  const booking = await findBooking(ctx, bookingId);
  if (booking === undefined || ![booking.patientId, booking.readerId].includes(patientId))
    throw new Problem('not-found');
  return (await ctx.db.many(reader.signedOfVisit, { bookingId, patientId })).map((row) => summaryOf(ctx, row));
}

interface DocumentsPage {
  readonly documents: DocumentSummaryBody[];
  readonly next_cursor: string | null;
}

/** Returns a page of all documents that were ever signed for the caller, newest first. */
export async function listAllDocuments(
  ctx: Context,
  { cursor }: { cursor?: string | undefined },
): Promise<DocumentsPage> {
  return pageOf(ctx, { patientId: accountOf(ctx), cursor, evenHidden: false });
}

/**
 * Like `listAllDocuments` for any patient, with the papers that are hidden from that account. Does not check who asks:
 * the caller has done so.
 */
export async function listDocumentsOf(
  ctx: Context,
  { patientId, cursor }: { readonly patientId: string; readonly cursor: string | undefined },
): Promise<DocumentsPage> {
  return pageOf(ctx, { patientId, cursor, evenHidden: true });
}

interface Wanted {
  readonly patientId: string;
  readonly cursor: string | undefined;
  readonly evenHidden: boolean;
}

async function pageOf(ctx: Context, { patientId, cursor, evenHidden }: Wanted): Promise<DocumentsPage> {
  const after = cursor === undefined ? null : readTimeCursor(cursor);
  const rows = await ctx.db.many(reader.signedOfPatient, {
    patientId,
    beforeAt: after?.at ?? null,
    beforeId: after?.id ?? null,
    limit: PAGE + 1,
    evenHidden,
  });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const more = rows.length > PAGE && last !== undefined && last.signed_at !== null;
  return {
    documents: page.map((row) => summaryOf(ctx, row)),
    next_cursor: more ? writeTimeCursor({ at: last.signed_at, id: last.id }) : null,
  };
}
