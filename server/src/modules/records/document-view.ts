import { timeZoneOf } from '@tabibu/contract/countries';
import type { DocumentBody, DocumentSummaryBody } from '@tabibu/contract/documents';
import { findControlledMedicines } from '@tabibu/medicines/find-controlled';
import type {
  DocumentKind,
  NoteBody,
  PrescriptionBody,
  ReferralBody,
  SickNoteBody,
} from '@tabibu/contract/visit-documents';
import type { Context } from '../../platform/context.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { qrPath } from '../../platform/print/qr-path.ts';
import { wallClock } from '../../platform/time.ts';
import { safetyOf } from './check-safety.ts';
import type { SafetyFacts } from './check-safety.ts';
import type { Contents } from './rules.ts';
import { documentState } from './rules.ts';
import { nameOnDocument, openAddendum, openDocument } from './seal-document.ts';
import type { OpenedDocument } from './seal-document.ts';
import type { DocumentRow } from './store.ts';
import * as store from './store.ts';
import { showShort } from './verification-code.ts';

type RowOf<Kind extends DocumentKind> = DocumentRow & { readonly kind: Kind };

/** Returns whether a row is of this kind, and narrows its type, so that the compiler knows its content. */
export function isKind<Kind extends DocumentKind>(row: DocumentRow | undefined, kind: Kind): row is RowOf<Kind> {
  return row?.kind === kind;
}

const standingOf = ({ id, state, version, saved_at, signed_at }: DocumentRow, { facts }: OpenedDocument) => ({
  id,
  state,
  version,
  saved_at: saved_at.toISOString(),
  signed_at: signed_at?.toISOString() ?? null,
  facts,
});

async function addendaOf(ctx: Context, documentId: string): Promise<NoteBody['addenda']> {
  return (await ctx.db.many(store.addendaOf, { documentId })).map((row) => ({
    id: row.id,
    text: openAddendum(ctx, row),
    author: row.author_name,
    added_at: row.added_at.toISOString(),
  }));
}

/** Returns a medicine with `codes: null` if it was saved before medicines had codes. */
export function withCodes(item: Contents['prescription']['items'][number]): PrescriptionBody['items'][number] {
  return { ...item, codes: item.codes ?? null };
}

/** Returns a note as its doctor sees it. */
export async function noteOf(ctx: Context, row: RowOf<'note'>): Promise<NoteBody> {
  const opened = openDocument(ctx, row);
  return { ...standingOf(row, opened), ...opened.content, addenda: await addendaOf(ctx, row.id) };
}

/**
 * Returns a prescription as its doctor sees it. A draft shows the current safety findings, a signed one those of its
 * signing.
 */
export function prescriptionOf(ctx: Context, row: RowOf<'prescription'>, known: SafetyFacts): PrescriptionBody {
  const opened = openDocument(ctx, row);
  const items = opened.content.items.map(withCodes);
  return {
    ...standingOf(row, opened),
    items,
    safety: row.state === 'draft' ? safetyOf(items, known) : opened.safety,
    not_allowed: row.state === 'draft' ? findControlledMedicines(items, row.country) : [],
    valid_until: row.valid_until,
    dispensed: dispensingOf(row, opened),
  };
}

/** Returns a referral as its doctor sees it. */
export function referralOf(ctx: Context, row: RowOf<'referral'>): ReferralBody {
  const opened = openDocument(ctx, row);
  return { ...standingOf(row, opened), ...opened.content };
}

/** Returns a sick note as its doctor sees it. */
export function sickNoteOf(ctx: Context, row: RowOf<'sick-note'>): SickNoteBody {
  const opened = openDocument(ctx, row);
  return { ...standingOf(row, opened), ...opened.content };
}

/** Returns when and where a prescription was dispensed, or null. */
export function dispensingOf(row: DocumentRow, { dispensedBy }: OpenedDocument): PrescriptionBody['dispensed'] {
  return row.dispensed_at === null || dispensedBy === null
    ? null
    : { at: row.dispensed_at.toISOString(), ...dispensedBy };
}

/** Returns the account that reads a document: that which booked, or that which took the record over since. */
export function readerOf({ taken_by: takenBy, patient_id: patientId }: Pick<DocumentRow, 'taken_by' | 'patient_id'>) {
  return takenBy ?? patientId;
}

/** Returns a signed document as the patient's lists show it. */
export function summaryOf(ctx: Context, row: DocumentRow): DocumentSummaryBody {
  return {
    id: row.id,
    booking_id: row.booking_id,
    kind: row.kind,
    state: documentState(row, wallClock(ctx.clock.now(), timeZoneOf(row.country)).day),
    doctor_name: row.doctor_name!,
    signed_at: row.signed_at!.toISOString(),
    valid_until: row.valid_until,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    // Whoever took the record over is that person, and the appointment is still that of the former guardian.
    ...(row.taken_by === null ? {} : { taken_over: true as const }),
    ...(row.person_id === null || row.taken_by !== null ? {} : { person: nameOnDocument(ctx, row) }),
  };
}

/** Returns a signed document as its patient reads it. */
export async function patientDocumentOf(ctx: Context, row: DocumentRow): Promise<DocumentBody> {
  const opened = openDocument(ctx, row);
  const code = opened.codes?.code ?? '';
  return {
    ...summaryOf(ctx, row),
    specialty_id: row.specialty!,
    registration: row.registration,
    patient_name: opened.patientName,
    facts: opened.facts,
    code,
    short_code: opened.codes === null ? '' : showShort(opened.codes.short),
    verify_url: verifyUrl(ctx, code),
    qr: row.kind === 'note' ? null : qrPath(verifyUrl(ctx, code)),
    cancel_reason: opened.cancelReason,
    note:
      row.kind === 'note' ? { ...(opened.content as Contents['note']), addenda: await addendaOf(ctx, row.id) } : null,
    prescription:
      row.kind === 'prescription'
        ? {
            items: (opened.content as Contents['prescription']).items.map(withCodes),
            allergies: opened.safety?.allergies ?? null,
            dispensed: dispensingOf(row, opened),
          }
        : null,
    referral: row.kind === 'referral' ? (opened.content as Contents['referral']) : null,
    sick_note: row.kind === 'sick-note' ? (opened.content as Contents['sick-note']) : null,
  };
}

/** The address at which anybody can verify a document; its QR code contains it. */
function verifyUrl(ctx: Context, code: string): string {
  return `${publicAddress(ctx)}/verify/${code}`;
}
