import { countryOf } from '@tabibu/contract/countries';
import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { NoticeValues, Template } from '../modules/notifications/index.ts';
import { findDocument } from '../modules/records/index.ts';
import type { Context } from '../platform/context.ts';
import { ownAddress } from '../platform/own-address.ts';

type Told = Awaited<ReturnType<typeof findDocument>>;

/** Phones are shared: no message says what a document is about. */
async function tell(ctx: Context, { patientId, doctorName, bookingId }: Told, template: Template, key: string, values: NoticeValues = {}): Promise<void> {
  const link = `${ownAddress(ctx)}/appointments/${bookingId}`;
  await sendNotice(ctx, { to: { accountId: patientId }, template, values: { doctor: doctorName, link, ...values }, key, about: bookingId });
}

/** Something was signed: the patient hears of it once per visit and day, and of each prescription with the code for the pharmacy. */
export async function tellOfDocument(ctx: Context, { documentId }: EventPayloads['records.signed']): Promise<void> {
  const document = await findDocument(ctx, documentId);
  if (document.kind !== 'prescription') await tell(ctx, document, 'documents-written', `documents-written:${document.bookingId}:${document.signedOn}`);
  else if (document.shortCode !== null) await tell(ctx, document, 'prescription-written', `prescription-written:${documentId}`, { code: document.shortCode });
}

/** An addendum may correct what the patient read: the patient hears of it, once per visit and day. */
export async function tellOfAddendum(ctx: Context, { documentId, addedOn }: EventPayloads['records.added-to']): Promise<void> {
  const document = await findDocument(ctx, documentId);
  await tell(ctx, document, 'document-added-to', `document-added-to:${document.bookingId}:${addedOn}`);
}

/** The doctor took a document back. */
export async function tellOfCancelledDocument(ctx: Context, { documentId }: EventPayloads['records.cancelled']): Promise<void> {
  await tell(ctx, await findDocument(ctx, documentId), 'document-cancelled', `document-cancelled:${documentId}`);
}

/** A pharmacy gave out what was prescribed. Where, the page says: what a stranger typed is in no message of ours. */
export async function tellOfDispensing(ctx: Context, { documentId }: EventPayloads['records.dispensed']): Promise<void> {
  const document = await findDocument(ctx, documentId);
  if (document.dispensedAt === null || document.shortCode === null) return;
  const when = { at: document.dispensedAt.toISOString(), zone: countryOf(document.country).timeZone ?? 'UTC' };
  await tell(ctx, document, 'prescription-dispensed', `prescription-dispensed:${documentId}`, { code: document.shortCode, when });
}

/** The day on which the patient should come again is near. */
export async function tellOfFollowUp(ctx: Context, { documentId }: EventPayloads['records.follow-up-due']): Promise<void> {
  const document = await findDocument(ctx, documentId);
  if (document.followUpOn === null) return;
  const link = `${ownAddress(ctx)}/doctors/${document.doctorId}`;
  await tell(ctx, document, 'follow-up-reminder', `follow-up:${documentId}`, { day: { day: document.followUpOn }, link });
}
