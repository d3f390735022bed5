import { REASON_LETTERS, countLetters } from '@tabibu/contract/break-glass-rules';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { contactOf, requireStepUp, requireOther } from '../identity/index.ts';
import { ACCESS_LIFETIME, placeOf } from './rules.ts';
import * as store from './store.ts';

interface Wish {
  readonly patient_id: string;
  readonly reason: string;
}

/**
 * Opens a patient's record for half an hour in the caller's session, and has patient and staff told of it. Throws
 * `break-glass-reason-short` below 20 letters, `step-up-required`, `not-found`, `break-glass-own-record`, and
 * `break-glass-running` while the caller has another record open (Z-11).
 */
export async function openAccess(
  ctx: Context,
  { patient_id: patientId, reason }: Wish,
): Promise<{ id: string; ends_at: string }> {
  const letters = countLetters(reason);
  if (letters < REASON_LETTERS) throw new Problem('break-glass-reason-short', { least: REASON_LETTERS });
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const administratorId = accountOf(inside);
    await requireOther(inside, patientId, 'break-glass-own-record');
    const patient = await contactOf(inside, patientId);
    if (patient === undefined || !patient.roles.includes('patient')) throw new Problem('not-found');
    const now = inside.clock.now();
    const id = newId(now);
    const endsAt = later(now, ACCESS_LIFETIME);
    const added = await inside.db.maybe(store.addAccess, {
      id,
      administratorId,
      sessionId: sessionOf(inside),
      patientId,
      reasonSealed: inside.keys.seal(placeOf('reason', id), reason),
      reasonLetters: letters,
      now,
      endsAt,
    });
    if (added === undefined) throw new Problem('break-glass-running');
    await audit(inside, {
      action: 'break-glass.open',
      object: 'break-glass',
      objectId: id,
      details: { patient: patientId, until: endsAt.toISOString() },
    });
    await publish(inside, 'break-glass.opened', { accessId: id, patientId, openedAt: now.toISOString() });
    return { id, ends_at: endsAt.toISOString() };
  });
}
