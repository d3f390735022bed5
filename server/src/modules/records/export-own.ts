import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { readPages } from '../../platform/read-ahead.ts';
import { patientDocumentOf } from './document-view.ts';
import * as reader from './reader-store.ts';
import type { DocumentRow } from './store.ts';

/** A document may be long: this many are in memory at a time. */
const PAGE = 50;

/**
 * Yields what doctors signed for the signed-in person and the family, newest first. Papers that a doctor hid from the
 * guardian are not among them. Of one that is not what was signed only its head is there.
 */
export async function* exportDocuments(ctx: Context) {
  const patientId = accountOf(ctx);
  const pages = readPages<DocumentRow>(PAGE, (last) =>
    ctx.db.many(reader.signedOfPatient, {
      patientId,
      beforeAt: last?.signed_at ?? null,
      beforeId: last?.id ?? null,
      limit: PAGE,
      evenHidden: false,
    }),
  );
  for await (const page of pages) for (const row of page) yield await sayDocument(ctx, row);
}

async function sayDocument(ctx: Context, row: DocumentRow) {
  const head = { person_id: row.person_id ?? row.patient_id, country: row.country };
  try {
    const { qr: _, ...document } = await patientDocumentOf(ctx, row);
    return { ...document, ...head, altered: false as const };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'record-altered') throw error;
    const { id, booking_id: bookingId, kind, signed_at: at } = row;
    return { id, booking_id: bookingId, kind, signed_at: at?.toISOString() ?? null, ...head, altered: true as const };
  }
}
