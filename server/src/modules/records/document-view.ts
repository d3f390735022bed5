import type { DocumentBody, DocumentSummaryBody } from '@tabibu/contract/documents';
import type { AllergiesBody, DocumentKind, NoteBody, PrescriptionBody, ReferralBody, SickNoteBody } from '@tabibu/contract/records';
import type { Context } from '../../platform/context.ts';
import { ownAddress } from '../../platform/own-address.ts';
import { qrPath } from '../../platform/qr-path.ts';
import { wallClock } from '../../platform/time.ts';
import { zoneOf } from './find-visit.ts';
import { allergyWarnings, controlledIn } from './match-medicines.ts';
import type { Contents } from './rules.ts';
import { worthOf } from './rules.ts';
import { openAddendum, openDocument } from './seal-document.ts';
import type { Opened } from './seal-document.ts';
import type { DocumentRow } from './store.ts';
import * as store from './store.ts';
import { showShort } from './verification-code.ts';

type RowOf<Kind extends DocumentKind> = DocumentRow & { readonly kind: Kind };

/** Is a row of this kind? The compiler then knows what its content is. */
export function isKind<Kind extends DocumentKind>(row: DocumentRow | undefined, kind: Kind): row is RowOf<Kind> {
  return row?.kind === kind;
}

const standingOf = ({ id, state, version, saved_at, signed_at }: DocumentRow) => ({
  id, state, version, saved_at: saved_at.toISOString(), signed_at: signed_at?.toISOString() ?? null,
});

async function addendaOf(ctx: Context, documentId: string): Promise<NoteBody['addenda']> {
  return (await ctx.db.many(store.addendaOf, [documentId])).map((row) => ({
    id: row.id, text: openAddendum(ctx, row), author: row.author_name, added_at: row.added_at.toISOString(),
  }));
}

/** A note as its doctor sees it. */
export async function noteOf(ctx: Context, row: RowOf<'note'>): Promise<NoteBody> {
  return { ...standingOf(row), ...openDocument(ctx, row).content, addenda: await addendaOf(ctx, row.id) };
}

/** A prescription as its doctor sees it, with what is to be warned of while it is written. */
export function prescriptionOf(ctx: Context, row: RowOf<'prescription'>, allergies: AllergiesBody): PrescriptionBody {
  const opened = openDocument(ctx, row);
  const items = [...opened.content.items];
  return {
    ...standingOf(row), items, warnings: allergyWarnings(items, allergies), not_allowed: row.state === 'draft' ? controlledIn(items, row.country) : [],
    valid_until: row.valid_until, dispensed: dispensingOf(row, opened),
  };
}

/** A referral as its doctor sees it. */
export function referralOf(ctx: Context, row: RowOf<'referral'>): ReferralBody {
  return { ...standingOf(row), ...openDocument(ctx, row).content };
}

/** A sick note as its doctor sees it. */
export function sickNoteOf(ctx: Context, row: RowOf<'sick-note'>): SickNoteBody {
  return { ...standingOf(row), ...openDocument(ctx, row).content };
}

/** When and where a prescription was dispensed. */
export function dispensingOf(row: DocumentRow, { dispensedBy }: Opened): PrescriptionBody['dispensed'] {
  return row.dispensed_at === null || dispensedBy === null ? null : { at: row.dispensed_at.toISOString(), ...dispensedBy };
}

/** A signed document in a list of its patient. */
export function summaryOf(ctx: Context, row: DocumentRow): DocumentSummaryBody {
  return {
    id: row.id, booking_id: row.booking_id, kind: row.kind, state: worthOf(row, wallClock(ctx.clock.now(), zoneOf(row.country)).day), doctor_name: row.doctor_name!,
    signed_at: row.signed_at!.toISOString(), valid_until: row.valid_until, cancelled_at: row.cancelled_at?.toISOString() ?? null,
  };
}

/** A signed document as its patient sees it. */
export async function patientDocumentOf(ctx: Context, row: DocumentRow): Promise<DocumentBody> {
  const opened = openDocument(ctx, row);
  const code = opened.codes?.code ?? '';
  return {
    ...summaryOf(ctx, row),
    specialty_id: row.specialty!,
    patient_name: opened.patientName,
    code,
    short_code: opened.codes === null ? '' : showShort(opened.codes.short),
    verify_url: verifyUrl(ctx, code),
    qr: row.kind === 'note' ? null : qrPath(verifyUrl(ctx, code)),
    cancel_reason: opened.cancelReason,
    note: row.kind === 'note' ? { ...(opened.content as Contents['note']), addenda: await addendaOf(ctx, row.id) } : null,
    prescription: row.kind === 'prescription' ? { items: [...(opened.content as Contents['prescription']).items], dispensed: dispensingOf(row, opened) } : null,
    referral: row.kind === 'referral' ? (opened.content as Contents['referral']) : null,
    sick_note: row.kind === 'sick-note' ? (opened.content as Contents['sick-note']) : null,
  };
}

/** Where a paper is proven; stands in its QR code. */
export function verifyUrl(ctx: Context, code: string): string {
  return `${ownAddress(ctx)}/verify/${code}`;
}
