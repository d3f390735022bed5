import { timeZoneOf } from '@tabibu/contract/countries';
import type { DocumentKind } from '@tabibu/contract/visit-documents';
import type { Context } from '../../platform/context.ts';
import { wallClock } from '../../platform/time.ts';
import { readerOf } from './document-view.ts';
import { hiddenKindsOf } from './read-hidden.ts';
import { openDocument } from './seal-document.ts';
import * as store from './store.ts';
import { showShort } from './verification-code.ts';

/** What messages about a document may contain. It includes nothing of the document's content. */
export interface DocumentFacts {
  readonly id: string;
  readonly bookingId: string;
  /** The account that reads it. */
  readonly patientId: string;
  /** The reader took the record over since, and does not see its appointment. */
  readonly isTakenOver: boolean;
  readonly doctorId: string;
  readonly doctorName: string;
  readonly kind: DocumentKind;
  readonly country: store.DocumentRow['country'];
  /** The code for the pharmacy; null when the account was erased. */
  readonly shortCode: string | null;
  /** Calendar day of the signing in the patient's country. */
  readonly signedOn: string;
  readonly dispensedAt: Date | null;
  readonly followUpOn: string | null;
  /** It is hidden from the account that booked, which gets no message about it. */
  readonly isHidden: boolean;
}

/**
 * Returns the facts about a signed document for messages of the server. Does not check who asks. Throws if it is a
 * draft.
 */
export async function findDocument(ctx: Context, documentId: string): Promise<DocumentFacts> {
  const row = await ctx.db.one(store.find, { documentId });
  const { codes } = openDocument(ctx, row);
  if (row.signed_at === null) throw new Error(`document ${documentId} of an event is not signed`);
  return {
    id: row.id,
    bookingId: row.booking_id,
    patientId: readerOf(row),
    isTakenOver: row.taken_by !== null,
    doctorId: row.doctor_id,
    doctorName: row.doctor_name ?? '',
    kind: row.kind,
    country: row.country,
    shortCode: codes === null ? null : showShort(codes.short),
    signedOn: wallClock(row.signed_at, timeZoneOf(row.country)).day,
    dispensedAt: row.dispensed_at,
    followUpOn: row.follow_up_on,
    isHidden: row.taken_by === null && (await hiddenKindsOf(ctx, row.booking_id)).includes(row.kind),
  };
}
