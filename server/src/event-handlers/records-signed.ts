import type { EventPayloads } from '../events/index.ts';
import { findDocument } from '../modules/records/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyOfDocument } from './notify-of-document.ts';

/**
 * Tells the patient that documents were signed, once per appointment and day. Each prescription gets its own message
 * with the code for the pharmacy.
 */
async function notifyOfSigning(ctx: Context, { documentId }: EventPayloads['records.signed']): Promise<void> {
  const document = await findDocument(ctx, documentId);
  if (document.kind !== 'prescription')
    await notifyOfDocument(
      ctx,
      document,
      'documents-written',
      `documents-written:${document.bookingId}:${document.signedOn}`,
    );
  else if (document.shortCode !== null)
    await notifyOfDocument(ctx, document, 'prescription-written', `prescription-written:${documentId}`, {
      code: document.shortCode,
    });
}

/** The handlers of the event 'records.signed'. */
export const handlers: EventHandlers['records.signed'] = [notifyOfSigning];
