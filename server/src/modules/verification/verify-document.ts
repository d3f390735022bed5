import type { VerificationBody } from '@tabibu/contract/verification';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { doctorNames } from '../doctors/index.ts';
import { findPaperByCode, readVerifiedDocument } from '../records/index.ts';
import type { FoundPaper } from '../records/index.ts';

/**
 * Returns whether a document is genuine, with the content that anybody with its code may see. Throws `not-found` or
 * `record-altered`.
 */
export async function verifyDocument(ctx: Context, { code }: { code: string }): Promise<VerificationBody> {
  return verificationOf(ctx, await findByCode(ctx, code));
}

/** Returns the signed document of a long code. Throws `not-found` for an unknown one. */
export async function findByCode(ctx: Context, typed: string): Promise<FoundPaper> {
  const found = await findPaperByCode(ctx, typed);
  if (found === undefined) throw new Problem('not-found');
  return found;
}

/**
 * Returns a document as anybody with its code may see it: medicines and allergies of a prescription, otherwise names,
 * days and validity. A code stays in an SMS for ever, so a document that is no longer valid shows neither the patient's
 * name nor its content. `forDispensingPharmacy` shows them once more to the pharmacy that has just dispensed. Audits
 * the reading.
 */
export async function verificationOf(
  ctx: Context,
  { id }: FoundPaper,
  { forWhoDispensed = false } = {},
): Promise<VerificationBody> {
  const paper = await readVerifiedDocument(ctx, id);
  await audit(ctx, { action: 'records.verify', object: 'document', objectId: id });
  const doctor = (await doctorNames(ctx, [paper.doctorId])).get(paper.doctorId);
  const whole = paper.state === 'valid' || forWhoDispensed;
  const isPrescription = paper.kind === 'prescription';
  return {
    kind: paper.kind,
    code: paper.code,
    state: paper.state,
    patient_name: whole ? paper.patientName : '',
    facts: whole && isPrescription ? paper.facts : null,
    doctor: {
      name: paper.doctorName,
      specialty_id: paper.specialtyId,
      registration: paper.registration,
      country: doctor?.country ?? paper.country,
    },
    country: paper.country,
    issued_on: paper.issuedOn,
    valid_until: paper.validUntil,
    cancelled_at: paper.cancelledAt?.toISOString() ?? null,
    prescription: isPrescription
      ? { items: whole ? paper.items : [], allergies: whole ? paper.allergies : null, dispensed: paper.dispensed }
      : null,
    sick_note: whole ? paper.sickDays : null,
  };
}
