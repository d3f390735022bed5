import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Finding } from '../../platform/database/invariants.ts';
import * as invariants from './invariant-store.ts';
import { syncCases } from './sync-case.ts';

/**
 * Puts the invariants that a check found violated into the queue, and closes the cases of those that hold again. Logs
 * an alarm for each that is violated. May be repeated.
 */
export async function recordFindings(ctx: Context, findings: readonly Finding[]): Promise<void> {
  const violated = findings.filter(({ broken }) => broken > 0);
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    for (const { id, says, broken, examples } of violated)
      await inside.db.run(invariants.recordBroken, { id, says, broken, examples, now });
    await inside.db.run(invariants.forgetHolding, { ids: violated.map(({ id }) => id) });
    await syncCases(
      inside,
      'broken-invariant',
      findings.map(({ id }) => id),
    );
  });
  for (const { id, broken, examples } of violated)
    ctx.log.error({ alarm: 'broken-invariant', invariant: id, broken, examples }, 'stored data violate an invariant');
}
