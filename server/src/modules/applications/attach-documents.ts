import type { DocumentLabel } from '@tabibu/contract/application-words';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { attachFiles, removeFiles } from '../files/index.ts';
import { PURPOSE } from './rules.ts';
import * as store from './store.ts';

/** A document by the secret of its upload. */
export interface HandedInDocument {
  readonly label: DocumentLabel;
  readonly upload: string;
}

/**
 * Adds documents to an application in the caller's transaction; an older document of the same label is deleted. Throws
 * `invalid-input` for a label that comes twice, and what `attachFiles` throws.
 */
export async function attachDocuments(
  inside: Context,
  applicationId: string,
  documents: readonly HandedInDocument[],
): Promise<void> {
  const labels = documents.map(({ label }) => label);
  if (new Set(labels).size !== labels.length) throw new Problem('invalid-input', { fields: ['documents'] });
  const files = await attachFiles(inside, {
    secrets: documents.map(({ upload }) => upload),
    purpose: { kind: PURPOSE, id: applicationId },
  });
  const older = await inside.db.many(store.removeDocuments, { applicationId, labels });
  await removeFiles(
    inside,
    older.map(({ file_id: id }) => id),
  );
  for (const [index, { id, kind }] of files.entries())
    await inside.db.run(store.addDocument, {
      applicationId,
      label: labels[index]!,
      fileId: id,
      kind,
      now: inside.clock.now(),
    });
}
