import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { addStep } from './add-step.ts';
import { requireVisible } from './case-kinds.ts';
import * as store from './store.ts';

/**
 * Makes the caller the owner of a case, also in place of somebody else, or gives it back to nobody. May be repeated.
 * Throws `not-found` and `case-closed`.
 */
export async function takeCase(ctx: Context, id: string, owner: 'me' | 'nobody'): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = requireVisible(inside, await inside.db.maybe(store.lockCase, { id }));
    if (row.closed_at !== null) throw new Problem('case-closed');
    const ownerId = owner === 'me' ? accountOf(inside) : null;
    if (row.owner_id === ownerId) return;
    await inside.db.run(store.setOwner, { id, ownerId });
    await addStep(inside, id, owner === 'me' ? 'take' : 'give-back', '');
    await audit(inside, { action: 'cases.take', object: 'case', objectId: id, details: { owner } });
  });
}

/** Writes a note into the history of a case, also a settled one. Throws `not-found` and `reason-required`. */
export async function noteCase(ctx: Context, id: string, note: string): Promise<void> {
  if (note === '') throw new Problem('reason-required');
  await inTransaction(ctx, async (inside) => {
    requireVisible(inside, await inside.db.maybe(store.findCase, { id }));
    await addStep(inside, id, 'note', note);
    await audit(inside, { action: 'cases.note', object: 'case', objectId: id });
  });
}
