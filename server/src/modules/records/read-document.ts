import type { DocumentBody } from '@tabibu/contract/documents';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { patientDocumentOf } from './document-view.ts';
import type { DocumentRow } from './store.ts';
import * as store from './store.ts';

export interface DocumentInput { readonly bookingId: string; readonly documentId: string }

/** A signed document of one's own; a draft, or somebody else's, is not there: Problem `not-found`. `record-altered` when it is not what was signed. */
export async function readDocument(ctx: Context, input: DocumentInput): Promise<DocumentBody> {
  return patientDocumentOf(ctx, await findSigned(ctx, input));
}

/** The row of such a document. */
export async function findSigned(ctx: Context, { bookingId, documentId }: DocumentInput): Promise<DocumentRow> {
  const row = await ctx.db.maybe(store.signedOne, [bookingId, accountOf(ctx), documentId]);
  if (row === undefined) throw new Problem('not-found');
  return row;
}
