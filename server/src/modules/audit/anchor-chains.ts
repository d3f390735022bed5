import type { Context } from '../../platform/context.ts';
import { writeAnchor } from './anchor-statement.ts';
import * as store from './store.ts';

/**
 * Runs every hour: signs the last row of each audit chain, stores the signed anchor and writes it to the log, so that a
 * copy exists outside the database. Whoever rewrites rows that an anchor has seen is found by `checkChains`. Two
 * processes at once write one anchor.
 */
export async function anchorChains(ctx: Context): Promise<void> {
  const { keys, log, clock, db } = ctx;
  const last = await db.maybe(store.lastAnchor);
  const heads = await db.many(store.heads);
  const at = clock.now();
  const number = (last?.number ?? 0) + 1;
  const statement = writeAnchor({ number, at: at.toISOString(), previous: last?.signature ?? '', heads });
  const signature = keys.anchors.sign(statement);
  const { publicKey } = keys.anchors;
  if ((await db.run(store.addAnchor, { number, at, statement, signature, publicKey })) === 0) return;
  log.info({ anchor: statement, signature, publicKey }, 'the audit chains are anchored');
}
