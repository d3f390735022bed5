import type { ComplaintStoryBody } from '@tabibu/contract/complaint-desk';
import type { ComplaintPriority } from '@tabibu/contract/complaint-desk-words';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { requireOther } from '../identity/index.ts';
import { readComplaint } from './read-complaint.ts';
import * as store from './store.ts';

/**
 * Marks that somebody works on a complaint (ADM-COMP-05, API-25). Once more changes nothing (C86). Throws `not-found`,
 * and `complaint-resolved` for one that was answered.
 */
export async function beginComplaint(ctx: Context, complaintId: string): Promise<ComplaintStoryBody> {
  return inTransaction(ctx, async (inside) => {
    await requireOpen(inside, complaintId);
    const changed = await inside.db.run(store.begin, { id: complaintId, now: inside.clock.now() });
    if (changed === 1) await audit(inside, { action: 'complaints.begin', object: 'complaint', objectId: complaintId });
    return readComplaint(inside, complaintId);
  });
}

/** Changes how urgent a complaint is. Throws `not-found`, and `complaint-resolved` for one that was answered. */
export async function changePriority(
  ctx: Context,
  { complaintId, priority }: { complaintId: string; priority: ComplaintPriority },
): Promise<ComplaintStoryBody> {
  return inTransaction(ctx, async (inside) => {
    await requireOpen(inside, complaintId);
    const changed = await inside.db.run(store.setPriority, { id: complaintId, priority, now: inside.clock.now() });
    if (changed === 1)
      await audit(inside, {
        action: 'complaints.set-priority',
        object: 'complaint',
        objectId: complaintId,
        details: { priority },
      });
    return readComplaint(inside, complaintId);
  });
}

/**
 * Locks a complaint that waits for an answer and returns it. Throws `not-found`, `complaint-resolved`, `about-you` and
 * `about-family`.
 */
export async function requireOpen(inside: Context, complaintId: string): Promise<store.ComplaintRow> {
  const row = await inside.db.maybe(store.lock, { id: complaintId });
  if (row === undefined) throw new Problem('not-found');
  if (row.status === 'resolved') throw new Problem('complaint-resolved');
  await requireOther(inside, row.account_id);
  return row;
}
