import { FILE_BYTES, PART_BYTES, hasAllowedEnding } from '@tabibu/contract/file-limits';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import { HOUR, later } from '../../platform/time.ts';
import {
  FILES_PER_HOUR,
  MOST_UNCLAIMED,
  MOST_UNCLAIMED_OF_ADDRESS,
  REFUSED_BELOW,
  ROOM_AGAIN,
  addressDigest,
} from './rules.ts';
import * as store from './store.ts';

export interface Upload {
  readonly fileId: string;
  /** Whoever knows it may send the parts and attach the file. */
  readonly secret: string;
}

/**
 * Begins to receive a file of `size` bytes. Throws `file-refused` for a name without an allowed ending,
 * `file-too-large`, `files-exhausted` when the caller's address has begun too many within the hour or holds too much
 * that belongs to nothing, and `service-unavailable` while the disk is nearly full or too much lies there that belongs
 * to nothing (U-02).
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
    await requireRoom(inside, { size, digest });
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

async function requireRoom(inside: Context, { size, digest }: { size: number; digest: string }): Promise<void> {
  const free = await inside.integrations.files.freeBytes();
  const unclaimed = await inside.db.one(store.unclaimedBytes, { addressDigest: digest });
  if (unclaimed.own_bytes + size > MOST_UNCLAIMED_OF_ADDRESS) throw new Problem('files-exhausted');
  const isFull = (free !== undefined && free - size < REFUSED_BELOW) || unclaimed.all_bytes + size > MOST_UNCLAIMED;
  if (!isFull) return;
  inside.log.warn({ free, unclaimed: unclaimed.all_bytes }, 'a file was refused: there is no room for it');
  throw new Problem('service-unavailable', {}, ROOM_AGAIN);
}

/** The reply to a browser that begins to hand in a file. */
export function openedBody({ secret }: Upload) {
  return { secret, largest_part: PART_BYTES };
}
