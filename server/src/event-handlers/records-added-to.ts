import type { EventPayloads } from '../events/index.ts';
import { findDocument } from '../modules/records/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyOfDocument } from './notify-of-document.ts';

/**
 * Tells the patient once per appointment and day that a document got an addendum, because it may correct what they
 * read.
 */
async function notifyOfAddendum(
  ctx: Context,
  { documentId, addedOn }: EventPayloads['records.added-to'],
): Promise<void> {
  const document = await findDocument(ctx, documentId);
  await notifyOfDocument(ctx, document, 'document-added-to', `document-added-to:${document.bookingId}:${addedOn}`);
}

/** The handlers of the event 'records.added-to'. */
export const handlers: EventHandlers['records.added-to'] = [notifyOfAddendum];
