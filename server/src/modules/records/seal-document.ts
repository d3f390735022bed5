import type { DocumentKind } from '@tabibu/contract/records';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Contents } from './rules.ts';
import type { AddendumRow, DocumentRow } from './store.ts';
import type { Codes } from './verification-code.ts';

const place = (column: string, id: string) => `visit_documents.${column}.${id}`;

/** The content of a document as it is stored: JSON, sealed for its row (E-01). */
export function sealContent(ctx: Context, id: string, content: object): Buffer {
  return ctx.keys.seal(place('content', id), JSON.stringify(content));
}

/** A keyed digest of a name: the signature covers it, so that the name itself can be forgotten. */
export function digestName(ctx: Context, id: string, name: string): string {
  return ctx.keys.sign('record', `name ${id} ${name}`);
}

/** A keyed digest of a code: a dump of the table proves no paper, and 40 bits cannot be tried out on it. */
export function digestCode(ctx: Context, code: string): string {
  return ctx.keys.sign('verification', code);
}

export interface Proven {
  readonly id: string; readonly booking_id: string; readonly patient_id: string; readonly doctor_id: string; readonly country: string; readonly kind: DocumentKind;
  readonly doctor_name: string | null; readonly specialty: string | null; readonly patient_name_digest: string | null;
  readonly signed_at: Date | null; readonly valid_until: string | null; readonly follow_up_on: string | null;
}

function proofText(row: Proven, content: string): string {
  return JSON.stringify([
    'document', row.id, row.booking_id, row.patient_id, row.doctor_id, row.country, row.kind, row.doctor_name, row.specialty, row.patient_name_digest,
    row.signed_at?.toISOString() ?? null, row.valid_until, row.follow_up_on, content,
  ]);
}

/** The signature over everything that a signed document says, and of whom and when. */
export function signatureOf(ctx: Context, row: Proven, content: object): string {
  return ctx.keys.sign('record', proofText(row, JSON.stringify(content)));
}

/** The signature over what was added to a note. */
export function addendumSignature(ctx: Context, row: Pick<AddendumRow, 'id' | 'document_id' | 'author_name' | 'added_at'>, text: string): string {
  return ctx.keys.sign('record', JSON.stringify(['addendum', row.id, row.document_id, row.author_name, row.added_at.toISOString(), text]));
}

/** Seals what stands beside the content in a document. */
export function sealBeside(ctx: Context, column: 'patient_name' | 'codes' | 'cancel_reason' | 'dispensed_by', id: string, text: string): Buffer {
  return ctx.keys.seal(place(column, id), text);
}

export interface Opened<Kind extends DocumentKind = DocumentKind> {
  readonly content: Contents[Kind];
  /** '' when the account was erased, and of a draft. */
  readonly patientName: string;
  /** Null when the account was erased, and of a draft. */
  readonly codes: Codes | null;
  readonly cancelReason: string | null;
  readonly dispensedBy: { readonly pharmacy: string; readonly town: string } | null;
}

/** Opens a document and proves that it is what was signed; otherwise Problem `record-altered`, and the log names the row. */
export function openDocument<Kind extends DocumentKind>(ctx: Context, row: DocumentRow & { readonly kind: Kind }): Opened<Kind> {
  return orAltered(ctx, row.id, () => {
    const open = (column: string, sealed: Buffer | null) => (sealed === null ? null : ctx.keys.open(place(column, row.id), sealed));
    const content = ctx.keys.open(place('content', row.id), row.content_sealed);
    const name = open('patient_name', row.patient_name_sealed);
    const codes = open('codes', row.codes_sealed);
    const dispensedBy = open('dispensed_by', row.dispensed_by_sealed);
    const proven = row.state === 'draft' || (row.signature !== null && ctx.keys.agrees('record', proofText(row, content), row.signature));
    if (!proven || (name !== null && digestName(ctx, row.id, name) !== row.patient_name_digest)) return undefined;
    return {
      content: JSON.parse(content) as Contents[Kind],
      patientName: name ?? '',
      codes: codes === null ? null : JSON.parse(codes) as Codes,
      cancelReason: open('cancel_reason', row.cancel_reason_sealed),
      dispensedBy: dispensedBy === null ? null : JSON.parse(dispensedBy) as { pharmacy: string; town: string },
    };
  });
}

/** Opens what was added to a note, proven like the note. */
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
