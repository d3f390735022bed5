import { findControlledMedicines } from '@tabibu/medicines/find-controlled';
import { factsOnPaper } from '@tabibu/contract/paper-facts';
import { PRESCRIPTION_DAYS } from '@tabibu/contract/visit-documents';
import type { AcknowledgedFindingBody, PrescriptionSafetyBody } from '@tabibu/contract/prescription-safety';
import type { DocumentKind } from '@tabibu/contract/visit-documents';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue, sendLiveEvent, publish } from '../../platform/outbox.ts';
import { unprintableLetters } from '../../platform/print/paper-letters.ts';
import { Problem } from '../../platform/problem.ts';
import { addDays, wallClock } from '../../platform/time.ts';
import { doctorNames, registrationOf } from '../doctors/index.ts';
import { safetyFactsOf, refuseUnacknowledged, safetyOf } from './check-safety.ts';
import { isKind, readerOf, withCodes } from './document-view.ts';
import { visitorName } from '../people/index.ts';
import { refuseClosed } from '../patient-facts/index.ts';
import { findVisit } from './find-visit.ts';
import type { Visit } from './find-visit.ts';
import { readPatientFacts } from '../patient-facts/index.ts';
import { areSickDays, isFollowUpDay, missingFields, reminderOf } from './rules.ts';
import { digestCode, digestName, openDocument, sealContext, signatureOf } from './seal-document.ts';
import type { DocumentRow } from './store.ts';
import * as store from './store.ts';
import { newCodes } from './verification-code.ts';

export interface SignInput<Kind extends DocumentKind> {
  readonly bookingId: string;
  readonly kind: Kind;
  /** The version that the doctor has read. */
  readonly version: number;
  /** The doctor's reasons against findings. A finding that arose since the doctor read the draft has none. */
  readonly acknowledged?: readonly AcknowledgedFindingBody[];
}

/**
 * Signs a draft. From now on it cannot change, its codes prove it, its patient may read it and is told. Throws
 * `not-found`, `visit-not-begun`, `visit-too-old`, `record-stale`, `record-signed`, `record-incomplete`
 * (params.fields), `record-unprintable` (params.letters), `follow-up-invalid`, `sick-days-invalid`,
 * `medicine-not-allowed`, `finding-unacknowledged` (params.findings) or `patient-gone`.
 */
export async function signDocument<Kind extends DocumentKind>(
  ctx: Context,
  input: SignInput<Kind>,
): Promise<DocumentRow & { readonly kind: Kind }> {
  return inTransaction(ctx, async (inside) => {
    const visit = await findVisit(inside, input.bookingId);
    refuseClosed(visit.closed);
    const draft = await inside.db.maybe(store.standingLocked, { bookingId: input.bookingId, kind: input.kind });
    if (draft === undefined) throw new Problem('not-found');
    if (draft.state === 'signed') throw new Problem('record-signed');
    if (draft.version !== input.version) throw new Problem('record-stale', { version: draft.version });
    const { content } = openDocument(inside, draft);
    const fields = missingFields(draft.kind, content);
    if (fields.length > 0) throw new Problem('record-incomplete', { fields });
    refuseUnprintable(content);
    await refuseDays(draft, inside, visit);
    const safety = await refuseMedicines(draft, inside, input.acknowledged ?? []);
    const signed = await prove(inside, visit, draft, { content, safety });
    await audit(inside, {
      action: 'records.sign',
      object: 'document',
      objectId: signed.id,
      details: { booking: input.bookingId, kind: signed.kind, ...countsOf(safety) },
    });
    await publish(inside, 'records.signed', { documentId: signed.id });
    await sendLiveEvent(inside, readerOf(signed), { kind: 'documents', booking_id: input.bookingId });
    await planReminder(inside, visit, signed);
    return signed as DocumentRow & { readonly kind: Kind };
  });
}

/**
 * Throws `record-unprintable` with the letters that no font of the printed document has, so that no signed letter is
 * missing on paper.
 */
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
  if (!areSickDays(from ?? '', to ?? '', { visitDay: wallClock(booking.startsAt, zone).day, today }))
    throw new Problem('sick-days-invalid', { days: 14 });
}

/**
 * Returns the safety findings of a prescription at this moment; null for other documents. Throws `medicine-not-allowed`
 * or `finding-unacknowledged`.
 */
async function refuseMedicines(
  draft: DocumentRow,
  ctx: Context,
  acknowledged: readonly AcknowledgedFindingBody[],
): Promise<PrescriptionSafetyBody | null> {
  if (!isKind(draft, 'prescription')) return null;
  const items = openDocument(ctx, draft).content.items.map(withCodes);
  const [controlled] = findControlledMedicines(items, draft.country);
  if (controlled !== undefined) throw new Problem('medicine-not-allowed', { ...controlled });
  const safety = safetyOf(
    items,
    await safetyFactsOf(ctx, draft.taken_by ?? draft.person_id ?? draft.patient_id),
    acknowledged,
  );
  refuseUnacknowledged(safety);
  return safety;
}

/** Returns numbers for the audit row: how many findings there are and how many have a reason. Contains no text. */
function countsOf(safety: PrescriptionSafetyBody | null): object {
  return safety === null
    ? {}
    : {
        medicines: safety.version,
        findings: safety.findings.length,
        acknowledged: safety.acknowledged.length,
        not_compared: safety.not_compared.length,
      };
}

async function prove(
  ctx: Context,
  { booking, doctor, today }: Visit,
  draft: DocumentRow,
  { content, safety }: { content: object; safety: PrescriptionSafetyBody | null },
): Promise<DocumentRow> {
  const { id } = draft;
  const name = await visitorName(ctx, booking);
  if (name === '') throw new Problem('patient-gone');
  const specialty = (await doctorNames(ctx, [doctor.id])).get(doctor.id)?.specialtyId ?? '';
  const codes = newCodes();
  const facts = factsOnPaper(draft.kind, await readPatientFacts(ctx, booking.personId), today);
  const signing = {
    ...draft,
    signed_at: ctx.clock.now(),
    doctor_name: doctor.fullName,
    specialty,
    registration: await registrationOf(ctx, doctor.id),
    patient_name_digest: digestName(ctx, id, name),
    valid_until: draft.kind === 'prescription' ? addDays(today, PRESCRIPTION_DAYS) : null,
  };
  return ctx.db.one(store.sign, {
    id,
    version: draft.version,
    signedAt: signing.signed_at,
    signature: signatureOf(ctx, signing, content, { facts, safety }),
    doctorName: signing.doctor_name,
    specialty,
    registration: signing.registration,
    patientNameSealed: sealContext(ctx, 'patient_name', id, name),
    patientNameDigest: signing.patient_name_digest,
    codeDigest: digestCode(ctx, codes.code),
    shortCodeDigest: digestCode(ctx, codes.short),
    codesSealed: sealContext(ctx, 'codes', id, JSON.stringify(codes)),
    validUntil: signing.valid_until,
    factsSealed: sealContext(ctx, 'facts', id, JSON.stringify(facts)),
    safetySealed: safety === null ? null : sealContext(ctx, 'safety', id, JSON.stringify(safety)),
  });
}

/** Enqueues the reminder of a follow-up. One on the next day has no reminder. */
async function planReminder(
  ctx: Context,
  { zone, today }: Visit,
  { id, follow_up_on: day }: DocumentRow,
): Promise<void> {
  const remindAt = day === null ? null : reminderOf(day, today, zone);
  if (remindAt !== null)
    await enqueue(ctx, 'records.remind-follow-up', { documentId: id }, { at: remindAt, key: `remind:${id}` });
}
