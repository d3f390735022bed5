import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/**
 * Deletes files: their rows in the open transaction, their bytes after its commit. Bytes that a crash leaves behind are
 * deleted by `sweepFiles`. Idempotent.
 */
export async function removeFiles(ctx: Context, ids: readonly string[]): Promise<void> {
  const { files } = ctx.integrations;
  const names = await inTransaction(ctx, async (inside) => {
    const parts = await inside.db.many(store.namesOfParts, { ids });
    const rows = await inside.db.many(store.remove, { ids });
    return [...parts, ...rows].map(({ stored_name: name }) => name).filter((name) => name !== null);
  });
  const removeBytes = async () => {
    for (const name of names)
      await files
        .remove(name)
        .catch((error: unknown) => ctx.log.warn({ error, name }, 'a stored file was not removed'));
  };
  if (ctx.db.kind === 'transaction') ctx.db.afterCommit(() => void removeBytes());
  else await removeBytes();
}
