import { FILES_BYTES } from '@tabibu/contract/file-limits';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import type { DocumentKind } from './inspect-file.ts';
import type { Purpose } from './rules.ts';
import * as store from './store.ts';

export interface AttachedFile {
  readonly id: string;
  readonly kind: DocumentKind;
}

/**
 * Gives files a purpose in the caller's transaction and returns them in the order of their secrets. Throws
 * `documents-missing` unless each has arrived, was inspected and belongs to nothing yet, and `files-too-large` for more
 * than 40 MB together.
 */
export async function attachFiles(
  inside: Context,
  { secrets, purpose }: { secrets: readonly string[]; purpose: Purpose },
): Promise<AttachedFile[]> {
  const hashes = secrets.map(hashToken);
  const rows = await inside.db.many(store.attach, {
    secretHashes: hashes,
    purposeKind: purpose.kind,
    purposeId: purpose.id,
  });
  if (rows.reduce((sum, { size }) => sum + size, 0) > FILES_BYTES) throw new Problem('files-too-large');
  return hashes.map((hash) => {
    const row = rows.find(({ secret_hash: own }) => own.equals(hash));
    if (row === undefined) throw new Problem('documents-missing');
    return { id: row.id, kind: row.kind };
  });
}

/** Moves the files of one purpose to another of the same kind. */
export async function moveFiles(
  inside: Context,
  { kind, from, to }: { kind: string; from: string; to: string },
): Promise<void> {
  await inside.db.run(store.moveTo, { purposeKind: kind, from, to });
}
