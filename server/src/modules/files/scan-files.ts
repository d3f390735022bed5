import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { removeFiles } from './remove-files.ts';
import { fileAssociatedData } from './rules.ts';
import { scanBytes } from './scan-bytes.ts';
import * as store from './store.ts';

/**
 * Runs every five minutes: has files scanned that were kept while the scanner was away, and stops as soon as it does
 * not answer. A file with malware is opened by nobody from then on; one that belongs to nothing is deleted at once, and
 * for any other an event tells its module (U-05). Idempotent.
 */
export async function scanFiles(ctx: Context): Promise<void> {
  for (const { id: fileId, stored_name: storedName } of await ctx.db.many(store.unscanned)) {
    const sealed = await ctx.integrations.files.get(storedName);
    if (sealed === undefined) continue;
    const outcome = await scanBytes(ctx, ctx.keys.openBytes(fileAssociatedData(fileId), sealed));
    if (outcome.kind === 'unknown') return;
    if (outcome.kind === 'clean') await ctx.db.run(store.noteScan, { fileId, scan: 'clean' });
    else await condemn(ctx, fileId, outcome.name);
  }
}

async function condemn(ctx: Context, fileId: string, name: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.noteScan, { fileId, scan: 'malware' });
    if (row === undefined) return;
    await audit(inside, {
      action: 'files.find-malware',
      object: 'file',
      objectId: fileId,
      outcome: 'refused',
      details: { name },
    });
    if (row.purpose_kind === null) await removeFiles(inside, [fileId]);
    else await publish(inside, 'files.malware-found', { fileId, purposeKind: row.purpose_kind });
  });
}
