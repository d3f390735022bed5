import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { endHoldsWith, promisesOf } from '../bookings/index.ts';
import { detachAccount, endService, isMoneyHeld } from '../doctors/index.ts';
import { listPayouts, requestLastPayout } from '../earnings/index.ts';
import { endSessions, requireStepUp } from '../identity/index.ts';
import { replaceWeek } from '../scheduling/index.ts';
import { requireOtherDoctor } from './read-standing.ts';
import * as store from './store.ts';

/**
 * Ends a doctor's service for good (W43): at once in no list, without page, hours and number; the history stays.
 * Appointments to come are cancelled, refunded and told by the event; what the doctor earned is requested to be paid
 * out; the person is signed out, told, and may apply again. Throws `step-up-required`, `not-found`, `own-doctor`,
 * `about-family`, `doctor-busy` during a visit and while an emergency is accepted, `doctor-money-held` while earned
 * money is held, which nobody could release afterwards, and `doctor-payout-open` while a withdrawal stands in the way.
 */
export async function removeDoctor(ctx: Context, doctorId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const { account_id: accountId, phone, country } = await requireOtherDoctor(inside, doctorId);
    // Who has left is in no list, where the hold could be released.
    if ((await isMoneyHeld(inside, doctorId)) && (await listPayouts(inside, { doctorId, country })).length > 0)
      throw new Problem('doctor-money-held');
    await endHoldsWith(inside, doctorId);
    const { appointments, isBusy } = await promisesOf(inside, doctorId);
    if (isBusy) throw new Problem('doctor-busy');
    if (accountId !== null) await requestLastPayout(inside, { doctorId, accountId, phone });
    await endService(inside, doctorId);
    await replaceWeek(inside, doctorId, []);
    await inside.db.run(store.replaceInvitations, { doctorId, now: inside.clock.now() });
    await detachAccount(inside, doctorId);
    if (accountId !== null) await endSessions(inside, accountId);
    await audit(inside, {
      action: 'doctor-desk.remove',
      object: 'doctor',
      objectId: doctorId,
      details: { appointments },
    });
    await publish(inside, 'doctor-desk.removed', { doctorId, accountId });
  });
}
