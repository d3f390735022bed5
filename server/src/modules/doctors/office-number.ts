import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import * as changes from './change-store.ts';
import { decideChange } from './decide-change.ts';
import * as desk from './desk-store.ts';
import { serviceOf } from './end-service.ts';
import { beginChange, endChange } from './request-changes.ts';

/**
 * Records that the office asks for another number in the name of a doctor, in the caller's transaction; the present
 * number is told how to object. A request that waits ends with it. Throws `not-found`.
 */
export async function requestOfficeNumber(
  inside: Context,
  { doctorId, value, by }: { readonly doctorId: string; readonly value: string; readonly by: string },
): Promise<void> {
  const before = await inside.db.maybe(desk.details, { doctorId });
  if (before === undefined) throw new Problem('not-found');
  const waiting = await pendingNumber(inside, doctorId);
  if (waiting !== undefined) await endChange(inside, waiting);
  const changeId = await beginChange(inside, {
    doctorId,
    field: 'phone',
    now: before.phone,
    wished: value,
    requestedBy: by,
  });
  await publish(inside, 'doctors.number-asked', { changeId, doctorId });
}

/**
 * Applies the number that the office asked for, in the caller's transaction, because the present number has proven that
 * its owner agrees. Throws `not-found` when nothing was asked for.
 */
export async function applyOfficeNumber(inside: Context, doctorId: string, by: string): Promise<void> {
  const waiting = await pendingNumber(inside, doctorId);
  if (waiting === undefined || waiting.requested_by === null) throw new Problem('not-found');
  await inside.db.run(changes.proveOld, { id: waiting.id, now: inside.clock.now() });
  await decideChange(inside, { changeId: waiting.id, approved: true, by, isOfOffice: true });
}

/**
 * Ends the request of the office for another number in the name of the signed-in doctor, who did not ask for it. Throws
 * `not-found` when there is none.
 */
export async function objectToNumber(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const service = await serviceOf(inside, accountOf(ctx));
    const waiting = service && (await pendingNumber(inside, service.doctorId));
    if (waiting === undefined || waiting.requested_by === null) throw new Problem('not-found');
    await endChange(inside, waiting);
    await audit(inside, { action: 'doctors.object-to-number', object: 'doctor-change', objectId: waiting.id });
  });
}

async function pendingNumber(inside: Context, doctorId: string): Promise<changes.ChangeRow | undefined> {
  await inside.db.run(changes.lockDoctor, { doctorId });
  return (await inside.db.many(changes.pendingOf, { doctorId })).find(({ field }) => field === 'phone');
}
