import type { EventPayloads } from '../events/index.ts';
import { findDocument } from '../modules/records/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyOfDocument } from './notify-of-document.ts';

/** Tells the patient that the doctor cancelled a document. */
async function notifyOfCancelledDocument(
  ctx: Context,
  { documentId }: EventPayloads['records.cancelled'],
): Promise<void> {
  await notifyOfDocument(
    ctx,
    await findDocument(ctx, documentId),
    'document-cancelled',
    `document-cancelled:${documentId}`,
  );
}

/** The handlers of the event 'records.cancelled'. */
export const handlers: EventHandlers['records.cancelled'] = [notifyOfCancelledDocument];
