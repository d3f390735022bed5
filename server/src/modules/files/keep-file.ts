import { hash } from 'node:crypto';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { MINUTE, later } from '../../platform/time.ts';
import { inspectFile } from './inspect-file.ts';
import type { DocumentKind } from './inspect-file.ts';
import { openStore } from './open-store.ts';
import { removeFiles } from './remove-files.ts';
import { fileAssociatedData, newStoredName, partAssociatedData } from './rules.ts';
import { scanBytes } from './scan-bytes.ts';
import * as store from './store.ts';

/** How long a claim holds: longer than the line of inspections before it. After a crash another one may begin then. */
const CLAIM = 10 * MINUTE;
/** After this many seconds somebody who sent the last part again may ask. */
const AGAIN = 2;

/**
 * Has a file that has arrived whole scanned and inspected, once, and keeps it encrypted. Returns its kind. Throws
 * `file-refused` with the reason, and forgets the file; `not-found` if that happened before; `request-in-progress`
 * while somebody else has it inspected; `service-unavailable` while too many files wait. Without an answer of the
 * scanner the file is kept all the same, and waits to be scanned (U-05). May be repeated.
 */
export async function keepFile(
  ctx: Context,
  { id: fileId, size }: Pick<store.FileRow, 'id' | 'size'>,
): Promise<DocumentKind> {
  const now = ctx.clock.now();
  const isMine = (await ctx.db.run(store.claim, { fileId, now, until: later(now, CLAIM) })) === 1;
  if (!isMine) return kindOfKept(ctx, fileId);
  try {
    return await inspectAndKeep(ctx, { fileId, size });
  } finally {
    await ctx.db.run(store.endClaim, { fileId });
  }
}

async function inspectAndKeep(ctx: Context, { fileId, size }: { fileId: string; size: number }): Promise<DocumentKind> {
  const parts = await ctx.db.many(store.parts, { fileId });
  const seen: { scan: 'clean' | null } = { scan: null };
  const inspection = await inspectFile(async () => {
    const whole = await joinParts(ctx, { fileId, size, parts });
    const scan = await scanBytes(ctx, whole);
    if (scan.kind === 'found') await refuseMalware(ctx, fileId, scan.name);
    if (scan.kind === 'clean') seen.scan = 'clean';
    return whole;
  });
  if ('refused' in inspection) {
    await removeFiles(ctx, [fileId]);
    throw new Problem('file-refused', { reason: inspection.refused });
  }
  const storedName = newStoredName();
  await openStore(ctx).put(storedName, ctx.keys.sealBytes(fileAssociatedData(fileId), inspection.bytes));
  const isFirst = await inTransaction(ctx, async (inside) => {
    const changed = await inside.db.run(store.keep, {
      fileId,
      kind: inspection.kind,
      sha256: hash('sha256', inspection.bytes, 'buffer'),
      storedName,
      scan: seen.scan,
    });
    await inside.db.run(store.removeParts, { fileId });
    return changed === 1;
  });
  for (const { stored_name: name } of parts) await ctx.integrations.files.remove(name);
  if (!isFirst) await ctx.integrations.files.remove(storedName);
  return inspection.kind;
}

interface PartsOfFile {
  readonly fileId: string;
  readonly size: number;
  readonly parts: readonly { readonly starts_at: number; readonly stored_name: string }[];
}

/** Throws `not-found` if a part is gone: whoever refused the file deleted it. */
async function joinParts(ctx: Context, { fileId, size, parts }: PartsOfFile): Promise<Buffer> {
  const whole = Buffer.alloc(size);
  let length = 0;
  for (const { starts_at: offset, stored_name: name } of parts) {
    const sealed = await openStore(ctx).get(name);
    if (sealed !== undefined)
      length += ctx.keys.openBytes(partAssociatedData(fileId, offset), sealed).copy(whole, offset);
  }
  if (length !== size) throw new Problem('not-found');
  return whole;
}

/** Of a file that somebody else claimed. */
async function kindOfKept(ctx: Context, fileId: string): Promise<DocumentKind> {
  const file = await ctx.db.maybe(store.kindOf, { fileId });
  if (file === undefined) throw new Problem('not-found');
  if (file.kind === null) throw new Problem('request-in-progress', {}, AGAIN);
  return file.kind;
}

async function refuseMalware(ctx: Context, fileId: string, name: string): Promise<never> {
  await inTransaction(ctx, async (inside) => {
    await removeFiles(inside, [fileId]);
    await audit(inside, {
      action: 'files.find-malware',
      object: 'file',
      objectId: fileId,
      outcome: 'refused',
      details: { name },
    });
  });
  throw new Problem('file-refused', { reason: 'malware' });
}
