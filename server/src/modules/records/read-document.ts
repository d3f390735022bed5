import type { DocumentBody } from '@tabibu/contract/documents';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { patientDocumentOf, readerOf } from './document-view.ts';
import * as reader from './reader-store.ts';
import type { DocumentRow } from './store.ts';
import * as store from './store.ts';

export interface DocumentInput {
  readonly bookingId: string;
  readonly documentId: string;
}

/**
 * Returns one of the caller's own signed documents. Throws `not-found` for a draft or another person's document,
 * `record-altered` when it does not match its signature.
 */
export async function readDocument(ctx: Context, input: DocumentInput): Promise<DocumentBody> {
  return patientDocumentOf(ctx, await findSigned(ctx, input));
}

/** Returns the row of one of the caller's own signed documents. Throws `not-found` otherwise. */
export async function findSigned(ctx: Context, { bookingId, documentId }: DocumentInput): Promise<DocumentRow> {
  const row = await ctx.db.maybe(reader.signedOne, { bookingId, patientId: accountOf(ctx), documentId });
  if (row === undefined) throw new Problem('not-found');
  return row;
}

/**
 * Returns a signed document of a patient as the patient reads it. Does not check who asks: the caller has done so.
 * Throws `not-found` for a draft or another patient's document, `record-altered` when it does not match its signature.
 */
export async function readDocumentOf(
  ctx: Context,
  { patientId, documentId }: { readonly patientId: string; readonly documentId: string },
): Promise<DocumentBody> {
  const row = await ctx.db.maybe(store.find, { documentId });
  if (row === undefined || readerOf(row) !== patientId || row.state === 'draft') throw new Problem('not-found');
  return patientDocumentOf(ctx, row);
}
