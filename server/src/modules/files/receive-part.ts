import type { UploadBody } from '@tabibu/contract/files';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import { keepFile } from './keep-file.ts';
import { openStore } from './open-store.ts';
import { newStoredName, partAssociatedData } from './rules.ts';
import * as store from './store.ts';

export interface Part {
  readonly secret: string;
  readonly offset: number;
  readonly bytes: Buffer;
}

/**
 * Adds the part that begins where the last one ended; the part that completes the file has it inspected and kept. A
 * part that has arrived before changes nothing. Throws `not-found`, `part-misplaced` with the bytes received so far,
 * `file-too-large` for bytes beyond the announced size, and `file-refused`, after which the file has to be sent anew.
 */
export async function receivePart(ctx: Context, { secret, offset, bytes }: Part): Promise<UploadBody> {
  const file = await find(ctx, secret);
  const end = offset + bytes.length;
  if (end > file.size) throw new Problem('file-too-large');
  if (file.kind !== null) return uploadBody(file);
  if (end > file.received) {
    if (offset !== file.received) throw new Problem('part-misplaced', { received: file.received });
    // The same part, sent a second time, was faster: what has arrived is read again.
    if (!(await addPart(ctx, file, { offset, bytes }))) return receivePart(ctx, { secret, offset, bytes });
  }
  const received = Math.max(file.received, end);
  if (received < file.size) return { size: file.size, received, kind: null };
  return { size: file.size, received, kind: await keepFile(ctx, file) };
}

/** Returns how much of a file has arrived. Throws `not-found`, also for a file that was refused or attached. */
export async function readUpload(ctx: Context, secret: string): Promise<UploadBody> {
  return uploadBody(await find(ctx, secret));
}

async function find(ctx: Context, secret: string): Promise<store.FileRow> {
  const file = await ctx.db.maybe(store.unclaimed, { secretHash: hashToken(secret) });
  if (file === undefined) throw new Problem('not-found');
  return file;
}

/** Returns false, with nothing stored, if another part was counted since the file was read. */
async function addPart(
  ctx: Context,
  file: store.FileRow,
  { offset, bytes }: Pick<Part, 'offset' | 'bytes'>,
): Promise<boolean> {
  const storedName = newStoredName();
  const place = partAssociatedData(file.id, offset);
  await openStore(ctx).put(storedName, ctx.keys.sealBytes(place, bytes));
  const isCounted = await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.addBytes, { fileId: file.id, offset, length: bytes.length });
    if (row !== undefined) await inside.db.run(store.addPart, { fileId: file.id, offset, storedName });
    return row !== undefined;
  });
  if (!isCounted) await ctx.integrations.files.remove(storedName);
  return isCounted;
}

function uploadBody({ size, received, kind }: store.FileRow): UploadBody {
  return { size, received, kind };
}
