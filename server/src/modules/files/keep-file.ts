import { hash } from 'node:crypto';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { inspectFile } from './inspect-file.ts';
import type { DocumentKind } from './inspect-file.ts';
import { openStore } from './open-store.ts';
import { removeFiles } from './remove-files.ts';
import { fileAssociatedData, newStoredName, partAssociatedData } from './rules.ts';
import { scanBytes } from './scan-bytes.ts';
import * as store from './store.ts';

/**
 * Joins the parts of a file that has arrived whole, has it scanned, inspects it and keeps it encrypted. Returns its
 * kind. Throws `file-refused` with the reason, and forgets the file; `not-found` if that happened before. Without an
 * answer of the scanner the file is kept all the same, and waits to be scanned (U-05). May be repeated, also by two
 * processes at once.
 */
export async function keepFile(
  ctx: Context,
  { id: fileId, size }: Pick<store.FileRow, 'id' | 'size'>,
): Promise<DocumentKind> {
  const parts = await ctx.db.many(store.parts, { fileId });
  const given: Buffer[] = [];
  for (const { starts_at: offset, stored_name: name } of parts) {
    const sealed = await openStore(ctx).get(name);
    if (sealed !== undefined) given.push(ctx.keys.openBytes(partAssociatedData(fileId, offset), sealed));
  }
  const whole = Buffer.concat(given);
  // Whoever kept or refused the file meanwhile has deleted its parts.
  if (whole.length !== size) return kindOfKept(ctx, fileId);
  const scan = await scanBytes(ctx, whole);
  if (scan.kind === 'found') await refuseMalware(ctx, fileId, scan.name);
  const inspection = await inspectFile(whole);
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
      scan: scan.kind === 'clean' ? 'clean' : null,
    });
    await inside.db.run(store.removeParts, { fileId });
    return changed === 1;
  });
  for (const { stored_name: name } of parts) await ctx.integrations.files.remove(name);
  if (!isFirst) await ctx.integrations.files.remove(storedName);
  return inspection.kind;
}

async function kindOfKept(ctx: Context, fileId: string): Promise<DocumentKind> {
  const file = await ctx.db.maybe(store.kept, { fileId });
  if (file === undefined) throw new Problem('not-found');
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
