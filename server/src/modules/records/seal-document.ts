import type { PrescriptionSafetyBody } from '@tabibu/contract/prescription-safety';
import type { DocumentKind, PaperFactsBody } from '@tabibu/contract/visit-documents';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Contents } from './rules.ts';
import type { AddendumRow, DocumentRow } from './store.ts';
import type { Codes } from './verification-code.ts';

const place = (column: string, id: string) => `visit_documents.${column}.${id}`;

/** Returns the content of a document as it is stored: JSON, encrypted and bound to its row (E-01). */
export function sealContent(ctx: Context, id: string, content: object): Buffer {
  return ctx.keys.seal(place('content', id), JSON.stringify(content));
}

/**
 * Returns a keyed digest of the patient's name. The signature covers the digest, so that the name itself can be deleted
 * later.
 */
export function digestName(ctx: Context, id: string, name: string): string {
  return ctx.keys.sign('record', `name ${id} ${name}`);
}

/**
 * Returns a keyed digest of a code. With a copy of the table nobody can forge a document, or find the 40 bits of a
 * short code by trying.
 */
export function digestCode(ctx: Context, code: string): string {
  return ctx.keys.sign('verification', code);
}

export interface SignedFields {
  readonly id: string;
  readonly booking_id: string;
  readonly patient_id: string;
  readonly doctor_id: string;
  readonly country: string;
  readonly kind: DocumentKind;
  readonly doctor_name: string | null;
  readonly specialty: string | null;
  readonly registration: string | null;
  readonly patient_name_digest: string | null;
  readonly signed_at: Date | null;
  readonly valid_until: string | null;
  readonly follow_up_on: string | null;
}

/** What a document stores besides its content: facts about its patient, and the safety findings of a prescription. */
export interface DocumentContext {
  readonly facts: PaperFactsBody;
  readonly safety: PrescriptionSafetyBody | null;
}

/**
 * Returns the text that is signed. Documents from before facts, safety findings or registration numbers were stored
 * are signed without them.
 */
function proofText(row: SignedFields, content: string, facts: string | null, safety: string | null): string {
  return JSON.stringify([
    'document',
    row.id,
    row.booking_id,
    row.patient_id,
    row.doctor_id,
    row.country,
    row.kind,
    row.doctor_name,
    row.specialty,
    row.patient_name_digest,
    row.signed_at?.toISOString() ?? null,
    row.valid_until,
    row.follow_up_on,
    content,
    ...(facts === null ? [] : [facts]),
    ...(safety === null ? [] : [safety]),
    ...(row.registration === null ? [] : [{ registration: row.registration }]),
  ]);
}

/** Returns the signature over everything in a signed document, its people and its times. */
export function signatureOf(
  ctx: Context,
  row: SignedFields,
  content: object,
  { facts, safety }: DocumentContext,
): string {
  return ctx.keys.sign(
    'record',
    proofText(row, JSON.stringify(content), JSON.stringify(facts), safety === null ? null : JSON.stringify(safety)),
  );
}

/** Returns the signature of an addendum. */
export function addendumSignature(
  ctx: Context,
  row: Pick<AddendumRow, 'id' | 'document_id' | 'author_name' | 'added_at'>,
  text: string,
): string {
  return ctx.keys.sign(
    'record',
    JSON.stringify(['addendum', row.id, row.document_id, row.author_name, row.added_at.toISOString(), text]),
  );
}

/** Encrypts a value that is stored beside the content, bound to its row and column. */
export function sealContext(
  ctx: Context,
  column: 'patient_name' | 'facts' | 'safety' | 'codes' | 'cancel_reason' | 'dispensed_by',
  id: string,
  text: string,
): Buffer {
  return ctx.keys.seal(place(column, id), text);
}

/** Returns the name of the person of a signed document, without checking the document; '' once it was forgotten. */
export function nameOnDocument(ctx: Context, row: Pick<DocumentRow, 'id' | 'patient_name_sealed'>): string {
  return row.patient_name_sealed === null ? '' : ctx.keys.open(place('patient_name', row.id), row.patient_name_sealed);
}

export interface OpenedDocument<Kind extends DocumentKind = DocumentKind> {
  readonly content: Contents[Kind];
  /** '' in a draft and when the account was erased. */
  readonly patientName: string;
  /** Null in a draft, and in a document that was signed before documents stored facts. */
  readonly facts: PaperFactsBody | null;
  /**
   * Null in a draft, in other kinds of document, and in a prescription that was signed before prescriptions were
   * checked.
   */
  readonly safety: PrescriptionSafetyBody | null;
  /** Null in a draft and when the account was erased. */
  readonly codes: Codes | null;
  readonly cancelReason: string | null;
  readonly dispensedBy: { readonly pharmacy: string; readonly town: string } | null;
}

/**
 * Decrypts a document and checks its signature. Throws `record-altered`, and logs the row, when it does not match. A
 * draft has no signature.
 */
export function openDocument<Kind extends DocumentKind>(
  ctx: Context,
  row: DocumentRow & { readonly kind: Kind },
): OpenedDocument<Kind> {
  return orAltered(ctx, row.id, () => {
    const open = (column: string, sealed: Buffer | null) =>
      sealed === null ? null : ctx.keys.open(place(column, row.id), sealed);
    const content = ctx.keys.open(place('content', row.id), row.content_sealed);
    const name = open('patient_name', row.patient_name_sealed);
    const facts = open('facts', row.facts_sealed);
    const safety = open('safety', row.safety_sealed);
    const codes = open('codes', row.codes_sealed);
    const dispensedBy = open('dispensed_by', row.dispensed_by_sealed);
    const proven =
      row.state === 'draft' ||
      (row.signature !== null && ctx.keys.agrees('record', proofText(row, content, facts, safety), row.signature));
    if (!proven || (name !== null && digestName(ctx, row.id, name) !== row.patient_name_digest)) return undefined;
    return {
      content: JSON.parse(content) as Contents[Kind],
      patientName: name ?? '',
      facts: facts === null ? null : (JSON.parse(facts) as PaperFactsBody),
      safety: safety === null ? null : (JSON.parse(safety) as PrescriptionSafetyBody),
      codes: codes === null ? null : (JSON.parse(codes) as Codes),
      cancelReason: open('cancel_reason', row.cancel_reason_sealed),
      dispensedBy: dispensedBy === null ? null : (JSON.parse(dispensedBy) as { pharmacy: string; town: string }),
    };
  });
}

/** Decrypts an addendum and checks its signature. Throws `record-altered` when it does not match. */
export function openAddendum(ctx: Context, row: AddendumRow): string {
  return orAltered(ctx, row.document_id, () => {
    const text = ctx.keys.open(`visit_addenda.text.${row.id}`, row.text_sealed);
    return addendumSignature(ctx, row, text) === row.signature ? text : undefined;
  });
}

function orAltered<Result>(ctx: Context, documentId: string, open: () => Result | undefined): Result {
  let opened: Result | undefined;
  try {
    opened = open();
  } catch (error) {
    ctx.log.error({ error, documentId }, 'a sealed document cannot be opened');
  }
  if (opened !== undefined) return opened;
  ctx.log.error({ documentId, requestId: ctx.requestId }, 'a signed document is not what was signed');
  throw new Problem('record-altered');
}
