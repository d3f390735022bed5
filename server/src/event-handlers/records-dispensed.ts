import { countryOf } from '@tabibu/contract/countries';
import type { EventPayloads } from '../events/index.ts';
import { findDocument } from '../modules/records/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyOfDocument } from './notify-of-document.ts';

/**
 * Tells the patient that a pharmacy dispensed the prescription. The message does not say where: it never contains text
 * that a stranger typed. The page shows it.
 */
async function notifyOfDispensing(ctx: Context, { documentId }: EventPayloads['records.dispensed']): Promise<void> {
  const document = await findDocument(ctx, documentId);
  if (document.dispensedAt === null || document.shortCode === null) return;
  const when = { at: document.dispensedAt.toISOString(), zone: countryOf(document.country).timeZone ?? 'UTC' };
  await notifyOfDocument(ctx, document, 'prescription-dispensed', `prescription-dispensed:${documentId}`, {
    code: document.shortCode,
    when,
  });
}

/** The handlers of the event 'records.dispensed'. */
export const handlers: EventHandlers['records.dispensed'] = [notifyOfDispensing];
