import { timeZoneOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import type { DocumentSummaryBody } from '@tabibu/contract/documents';
import type { PaperAllergiesBody } from '@tabibu/contract/prescription-safety';
import type { DocumentKind, PaperFactsBody, PrescriptionBody } from '@tabibu/contract/visit-documents';
import type { Context } from '../../platform/context.ts';
import { wallClock } from '../../platform/time.ts';
import { dispensingOf, readerOf, withCodes } from './document-view.ts';
import { documentState } from './rules.ts';
import type { Contents } from './rules.ts';
import { digestCode, openDocument } from './seal-document.ts';
import * as store from './store.ts';
import { readCode } from './verification-code.ts';

/** A signed document that a code belongs to. Its content has not been decrypted or verified yet. */
export interface FoundPaper {
  readonly id: string;
  readonly patientId: string;
  readonly kind: DocumentKind;
}

/** A signed and verified document with everything in it. The caller decides how much of that its reader may see. */
export interface VerifiedDocument extends FoundPaper {
  /** What the document is worth today, in the time zone of its country. */
  readonly state: DocumentSummaryBody['state'];
  readonly doctorId: string;
  readonly doctorName: string;
  readonly specialtyId: string;
  /** The doctor's registration number; null where nobody knew it. */
  readonly registration: string | null;
  readonly country: CountryCode;
  /** The long code; '' when the account was erased. */
  readonly code: string;
  readonly patientName: string;
  readonly facts: PaperFactsBody | null;
  /** Calendar days of its country. */
  readonly issuedOn: string;
  readonly validUntil: string | null;
  readonly cancelledAt: Date | null;
  /** Empty unless it is a prescription. */
  readonly items: PrescriptionBody['items'];
  readonly allergies: PaperAllergiesBody | null;
  readonly dispensed: PrescriptionBody['dispensed'];
  /** Null unless it is a sick note. */
  readonly sickDays: { readonly from_day: string; readonly to_day: string } | null;
}

/** Returns the signed document of a typed long code, or undefined. */
export async function findPaperByCode(ctx: Context, typed: string): Promise<FoundPaper | undefined> {
  const code = readCode(typed);
  return code === null
    ? undefined
    : foundPaper(await ctx.db.maybe(store.byCode, { codeDigest: digestCode(ctx, code) }));
}

/** Returns the signed document of a short code from `readShortCode`, or undefined. */
export async function findPaperByShortCode(ctx: Context, short: string): Promise<FoundPaper | undefined> {
  return foundPaper(await ctx.db.maybe(store.byShortCode, { shortCodeDigest: digestCode(ctx, short) }));
}

function foundPaper(row: store.FoundRow | undefined): FoundPaper | undefined {
  return row === undefined ? undefined : { id: row.id, patientId: readerOf(row), kind: row.kind };
}

/** Decrypts a signed document and checks its signature. Throws `record-altered` when it does not match. */
export async function readVerifiedDocument(ctx: Context, documentId: string): Promise<VerifiedDocument> {
  const row = await ctx.db.one(store.find, { documentId });
  const opened = openDocument(ctx, row);
  const zone = timeZoneOf(row.country);
  const sick = row.kind === 'sick-note' ? (opened.content as Contents['sick-note']) : null;
  return {
    id: row.id,
    patientId: readerOf(row),
    kind: row.kind,
    state: documentState(row, wallClock(ctx.clock.now(), zone).day),
    doctorId: row.doctor_id,
    doctorName: row.doctor_name!,
    specialtyId: row.specialty!,
    registration: row.registration,
    country: row.country,
    code: opened.codes?.code ?? '',
    patientName: opened.patientName,
    facts: opened.facts,
    issuedOn: wallClock(row.signed_at!, zone).day,
    validUntil: row.valid_until,
    cancelledAt: row.cancelled_at,
    items: row.kind === 'prescription' ? (opened.content as Contents['prescription']).items.map(withCodes) : [],
    allergies: opened.safety?.allergies ?? null,
    dispensed: dispensingOf(row, opened),
    sickDays: sick === null ? null : { from_day: sick.from_day!, to_day: sick.to_day! },
  };
}
