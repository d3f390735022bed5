import type { OpenedPaperBody, OpenedRecordBody } from '@tabibu/contract/break-glass';
import type { Context } from '../../platform/context.ts';
import { contactOf } from '../identity/index.ts';
import { latestAllergies, statedFactsOf } from '../patient-facts/index.ts';
import { membersOf } from '../people/index.ts';
import { listDocumentsOf, readDocumentOf } from '../records/index.ts';
import { withOpenAccess } from './with-open-access.ts';

interface RecordInput {
  readonly accessId: string;
  readonly cursor?: string | undefined;
}

/**
 * Returns facts and allergies of the patient of an open access and of each member of the family, and a page of the
 * signed papers of all of them. Throws as `withOpenAccess` does.
 */
export async function readRecord(ctx: Context, { accessId, cursor }: RecordInput): Promise<OpenedRecordBody> {
  return withOpenAccess(ctx, accessId, { part: 'record' }, async (inside, { patientId, endsAt }) => ({
    patient: (await contactOf(inside, patientId))?.fullName ?? '',
    ends_at: endsAt.toISOString(),
    facts: await statedFactsOf(inside, patientId),
    allergies: await latestAllergies(inside, patientId),
    members: await membersRead(inside, patientId),
    ...(await listDocumentsOf(inside, { patientId, cursor })),
  }));
}

async function membersRead(inside: Context, patientId: string): Promise<OpenedRecordBody['members']> {
  const read: OpenedRecordBody['members'] = [];
  for (const { id, name, relation } of await membersOf(inside, patientId))
    read.push({
      id,
      name,
      relation,
      facts: await statedFactsOf(inside, id),
      allergies: await latestAllergies(inside, id),
    });
  return read;
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
