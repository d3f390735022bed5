import { FILE_BYTES, PART_BYTES, hasAllowedEnding } from '@tabibu/contract/file-limits';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import { HOUR, later } from '../../platform/time.ts';
import { FILES_PER_HOUR, addressDigest } from './rules.ts';
import * as store from './store.ts';

export interface Upload {
  readonly fileId: string;
  /** Whoever knows it may send the parts and attach the file. */
  readonly secret: string;
}

/**
 * Begins to receive a file of `size` bytes. Throws `file-refused` for a name without an allowed ending,
 * `file-too-large`, and `files-exhausted` when the caller's address has begun too many within the hour (U-02).
 */
export async function openUpload(ctx: Context, { name, size }: { name: string; size: number }): Promise<Upload> {
  if (!hasAllowedEnding(name)) throw new Problem('file-refused', { reason: 'kind' });
  if (size > FILE_BYTES) throw new Problem('file-too-large');
  if (size < 1) throw new Problem('file-refused', { reason: 'damaged' });
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const digest = addressDigest(inside);
    await inside.db.many(store.lockAddress, { addressDigest: digest });
    const { count } = await inside.db.one(store.countSince, { addressDigest: digest, since: later(now, -HOUR) });
    if (count >= FILES_PER_HOUR) throw new Problem('files-exhausted');
    const upload = { fileId: newId(now), secret: randomToken() };
    await inside.db.run(store.add, {
      id: upload.fileId,
      secretHash: hashToken(upload.secret),
      addressDigest: digest,
      size,
      now,
    });
    return upload;
  });
}

/** The reply to a browser that begins to hand in a file. */
export function openedBody({ secret }: Upload) {
  return { secret, largest_part: PART_BYTES };
}
