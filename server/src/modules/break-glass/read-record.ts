import type { OpenedPaperBody, OpenedRecordBody } from '@tabibu/contract/break-glass';
import type { Context } from '../../platform/context.ts';
import { contactOf } from '../identity/index.ts';
import { latestAllergies, statedFactsOf } from '../patient-facts/index.ts';
import { listDocumentsOf, readDocumentOf } from '../records/index.ts';
import { withOpenAccess } from './with-open-access.ts';

interface RecordInput {
  readonly accessId: string;
  readonly cursor?: string | undefined;
}

/**
 * Returns facts, allergies and a page of the signed papers of the patient of an open access. Throws as
 * `withOpenAccess` does.
 */
export async function readRecord(ctx: Context, { accessId, cursor }: RecordInput): Promise<OpenedRecordBody> {
  return withOpenAccess(ctx, accessId, { part: 'record' }, async (inside, { patientId, endsAt }) => ({
    patient: (await contactOf(inside, patientId))?.fullName ?? '',
    ends_at: endsAt.toISOString(),
    facts: await statedFactsOf(inside, patientId),
    allergies: await latestAllergies(inside, patientId),
    ...(await listDocumentsOf(inside, { patientId, cursor })),
  }));
}

interface PaperInput {
  readonly accessId: string;
  readonly documentId: string;
}

/**
 * Returns a signed paper of the patient of an open access, without the codes that a pharmacy asks for. Throws
 * `not-found` for a draft and for another patient's paper, `record-altered`, and as `withOpenAccess`.
 */
export async function readPaper(ctx: Context, { accessId, documentId }: PaperInput): Promise<OpenedPaperBody> {
  return withOpenAccess(ctx, accessId, { part: 'paper', document: documentId }, async (inside, { patientId }) => {
    const {
      code: _code,
      short_code: _short,
      verify_url: _url,
      qr: _qr,
      ...paper
    } = await readDocumentOf(inside, {
      patientId,
      documentId,
    });
    return paper;
  });
}
