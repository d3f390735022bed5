import { PRESCRIPTION_DAYS } from '@tabibu/contract/records';
import type { DocumentKind } from '@tabibu/contract/records';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue, nudge, publish } from '../../platform/outbox.ts';
import { unprintableLetters } from '../../platform/paper-letters.ts';
import { Problem } from '../../platform/problem.ts';
import { addDays, wallClock } from '../../platform/time.ts';
import { doctorNames } from '../doctors/index.ts';
import { namesOf } from '../identity/index.ts';
import { isKind } from './document-view.ts';
import { findVisit, refuseClosed } from './find-visit.ts';
import type { Visit } from './find-visit.ts';
import { allergyWarnings, controlledIn } from './match-medicines.ts';
import { latestAllergies } from './read-allergies.ts';
import { areSickDays, isFollowUpDay, missingFields, reminderOf } from './rules.ts';
import { digestCode, digestName, openDocument, sealBeside, signatureOf } from './seal-document.ts';
import type { DocumentRow } from './store.ts';
import * as store from './store.ts';
import { newCodes } from './verification-code.ts';

export interface Acknowledged { readonly medicine: string; readonly substance: string }

export interface SignInput<Kind extends DocumentKind> {
  readonly bookingId: string;
  readonly kind: Kind;
  /** The version that the doctor read. */
  readonly version: number;
  /** The allergy warnings that the doctor has seen; what the patient said meanwhile is not among them. */
  readonly acknowledged?: readonly Acknowledged[];
}

/**
 * Signs a draft: from now on it never changes, proves itself by codes, and its patient reads it and is told. Problems: `not-found`,
 * `visit-not-begun`, `visit-too-old`, `record-stale`, `record-signed`, `record-incomplete` (params.fields), `record-unprintable` (params.letters), `follow-up-invalid`,
 * `sick-days-invalid`, `medicine-not-allowed`, `allergy-unacknowledged` (params.warnings), `patient-gone`.
 */
export async function signDocument<Kind extends DocumentKind>(ctx: Context, input: SignInput<Kind>): Promise<DocumentRow & { readonly kind: Kind }> {
  return inTransaction(ctx, async (inside) => {
    const visit = await findVisit(inside, input.bookingId);
    refuseClosed(visit.closed);
    const draft = await inside.db.maybe(store.standingLocked, [input.bookingId, input.kind]);
    if (draft === undefined) throw new Problem('not-found');
    if (draft.state === 'signed') throw new Problem('record-signed');
    if (draft.version !== input.version) throw new Problem('record-stale', { version: draft.version });
    const { content } = openDocument(inside, draft);
    const fields = missingFields(draft.kind, content);
    if (fields.length > 0) throw new Problem('record-incomplete', { fields });
    refuseUnprintable(content);
    await refuseDays(draft, inside, visit);
    await refuseMedicines(draft, inside, input.acknowledged ?? []);
    const signed = await prove(inside, visit, draft, content);
    await audit(inside, { action: 'records.sign', object: 'document', objectId: signed.id, details: { booking: input.bookingId, kind: signed.kind } });
    await publish(inside, 'records.signed', { documentId: signed.id });
    await nudge(inside, signed.patient_id, { kind: 'documents', booking_id: input.bookingId });
    await planReminder(inside, visit, signed);
    return signed as DocumentRow & { readonly kind: Kind };
  });
}

/** A paper must not lose a letter that was signed: what no font of ours has is refused by name. */
export function refuseUnprintable(content: unknown): void {
  const letters = unprintableLetters(wordsOf(content).join('\n'));
  if (letters.length > 0) throw new Problem('record-unprintable', { letters: letters.slice(0, 10).join(' ') });
}

function wordsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(wordsOf) : [];
}

async function refuseDays(draft: DocumentRow, ctx: Context, { booking, zone, today }: Visit): Promise<void> {
  if (draft.follow_up_on !== null && !isFollowUpDay(draft.follow_up_on, today)) throw new Problem('follow-up-invalid');
  if (!isKind(draft, 'sick-note')) return;
  const { from_day: from, to_day: to } = openDocument(ctx, draft).content;
  if (!areSickDays(from ?? '', to ?? '', { visitDay: wallClock(booking.startsAt, zone).day, today })) throw new Problem('sick-days-invalid', { days: 14 });
}

async function refuseMedicines(draft: DocumentRow, ctx: Context, acknowledged: readonly Acknowledged[]): Promise<void> {
  if (!isKind(draft, 'prescription')) return;
  const { items } = openDocument(ctx, draft).content;
  const [controlled] = controlledIn(items, draft.country);
  if (controlled !== undefined) throw new Problem('medicine-not-allowed', { ...controlled });
  const warnings = allergyWarnings(items, await latestAllergies(ctx, draft.patient_id));
  const unseen = warnings.find(({ medicine, substance }) => !acknowledged.some((seen) => seen.medicine === medicine && seen.substance === substance));
  if (unseen !== undefined) throw new Problem('allergy-unacknowledged', { ...unseen, warnings });
}

async function prove(ctx: Context, { booking, doctor, today }: Visit, draft: DocumentRow, content: object): Promise<DocumentRow> {
  const { id } = draft;
  const name = (await namesOf(ctx, [booking.patientId])).get(booking.patientId) ?? '';
  if (name === '') throw new Problem('patient-gone');
  const specialty = (await doctorNames(ctx, [doctor.id])).get(doctor.id)?.specialtyId ?? '';
  const codes = newCodes();
  const signing = {
    ...draft, signed_at: ctx.clock.now(), doctor_name: doctor.fullName, specialty, patient_name_digest: digestName(ctx, id, name),
    valid_until: draft.kind === 'prescription' ? addDays(today, PRESCRIPTION_DAYS) : null,
  };
  return ctx.db.one(store.sign, [
    id, draft.version, signing.signed_at, signatureOf(ctx, signing, content), signing.doctor_name, specialty, sealBeside(ctx, 'patient_name', id, name),
    signing.patient_name_digest, digestCode(ctx, codes.code), digestCode(ctx, codes.short), sealBeside(ctx, 'codes', id, JSON.stringify(codes)), signing.valid_until,
  ]);
}

/** A follow-up on the next day has no reminder. */
async function planReminder(ctx: Context, { zone, today }: Visit, { id, follow_up_on: day }: DocumentRow): Promise<void> {
  const remindAt = day === null ? null : reminderOf(day, today, zone);
  if (remindAt !== null) await enqueue(ctx, 'records.remind-follow-up', { documentId: id }, { at: remindAt, key: `remind:${id}` });
}
