import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import type { DocumentKind } from './inspect-file.ts';
import { openStore } from './open-store.ts';
import { fileAssociatedData } from './rules.ts';
import type { Purpose } from './rules.ts';
import * as store from './store.ts';

/**
 * Returns a kept file. The caller has checked who may read it, and audits that. Throws `not-found`, also for malware,
 * and `file-not-scanned` while the scanner has not judged it: nobody opens it before (U-05).
 */
export async function readFile(ctx: Context, fileId: string): Promise<{ kind: DocumentKind; bytes: Buffer }> {
  const file = await ctx.db.maybe(store.kept, { fileId });
  if (file?.scan === null) throw new Problem('file-not-scanned');
  const sealed = file === undefined ? undefined : await openStore(ctx).get(file.stored_name);
  if (file === undefined || sealed === undefined || file.scan === 'malware') throw new Problem('not-found');
  return { kind: file.kind, bytes: ctx.keys.openBytes(fileAssociatedData(fileId), sealed) };
}

/**
 * Uses up a link to a file that would have ended at `until`. Throws `not-found` for one that was used, and for one that
 * is older than the newest that was used (U-06).
 */
export async function useLinkOnce(ctx: Context, fileId: string, until: Date): Promise<void> {
  if ((await ctx.db.run(store.useLink, { fileId, until })) === 0) throw new Problem('not-found');
}

/** Returns the ids of other purposes of the same kind that hold a file with the content of one of this purpose's. */
export async function findAlike(ctx: Context, { kind, id }: Purpose): Promise<string[]> {
  const rows = await ctx.db.many(store.alike, { purposeKind: kind, purposeId: id });
  return rows.map(({ purpose_id: other }) => other);
}

/** Throws `file-not-scanned` while the scanner has not judged this file. */
export async function refuseUnscannedFile(ctx: Context, fileId: string): Promise<void> {
  if ((await ctx.db.maybe(store.kept, { fileId }))?.scan === null) throw new Problem('file-not-scanned');
}

/** Throws `file-not-scanned` if the scanner has not found every file of this purpose clean. */
export async function refuseUnscanned(ctx: Context, { kind, id }: Purpose): Promise<void> {
  const waiting = await ctx.db.many(store.unscannedOf, { purposeKind: kind, purposeId: id });
  if (waiting.length > 0) throw new Problem('file-not-scanned');
}
