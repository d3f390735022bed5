import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { changeNumber, endSessions } from '../identity/index.ts';
import * as changes from './change-store.ts';
import { invalidateAnswers } from './cache-answer.ts';
import { requireOwnLicence } from './set-licence.ts';

interface Decision {
  readonly changeId: string;
  readonly approved: boolean;
  readonly by: string;
  /** Why, for the doctor; empty if nobody wrote it. */
  readonly why?: string;
  /** Whether the office made the request itself, of which the doctor is told in other words. */
  readonly isOfOffice?: boolean;
}

/**
 * Approves or refuses a change request, once, and tells the doctor. An approved value applies at once, for patients
 * too. Throws `not-found` when the request is not pending (any more), `phone-invalid` when another account has the
 * number by now, `licence-taken` when somebody else works here with the licence.
 */
export async function decideChange(
  ctx: Context,
  { changeId, approved, by, why = '', isOfOffice = false }: Decision,
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const change = await inside.db.maybe(changes.decideChange, {
      changeId,
      state: approved ? 'approved' : 'refused',
      now: inside.clock.now(),
      decidedBy: by,
    });
    if (change === undefined) throw new Problem('not-found');
    const { doctor_id: doctorId, field } = change;
    if (approved) await apply(inside, change);
    await audit(inside, {
      action: approved ? 'doctors.approve-change' : 'doctors.refuse-change',
      object: 'doctor-change',
      objectId: changeId,
      details: { doctor: doctorId, field, by, isOfOffice },
    });
    await publish(inside, 'doctors.change-decided', { changeId, doctorId, field, approved, isOfOffice, why });
    // The hours stay on the clock, which is that of another country now.
    if (approved && field === 'country') await publish(inside, 'bookings.slots-changed', { doctorId });
    invalidateAnswers(inside);
  });
}

async function apply(
  inside: Context,
  { doctor_id: doctorId, field, new_value: value, requested_by: requestedBy }: changes.ChangeRow,
): Promise<void> {
  if (field === 'licence') await requireOwnLicence(inside, doctorId, value);
  const zone = field === 'country' ? countryOf(value as CountryCode).timeZone : null;
  const doctor = await inside.db.maybe(changes.applyChange[field], { doctorId, value, timeZone: zone });
  if (doctor === undefined) throw new Problem('not-found');
  if (field === 'phone' && doctor.account_id !== null) {
    await changeNumber(inside, doctor.account_id, value);
    // Whoever holds the old number does not go on; the authenticator is asked for at the next sign-in as before.
    if (requestedBy !== null) await endSessions(inside, doctor.account_id);
  }
}
