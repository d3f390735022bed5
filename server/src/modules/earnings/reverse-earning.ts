import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { balancesOf, postJournal, readJournal } from '../ledger/index.ts';
import * as store from './store.ts';

/**
 * Reverses what a booking earned, because its money goes back to the patient. Posts a correction that names the earning
 * (I-03). The doctor pays as much as the account still has; the platform pays what was withdrawn already, so that no
 * doctor's balance is ever negative (I-05). Returns false when nothing was earned or it was reversed before.
 * Idempotent.
 */
export async function reverseEarning(ctx: Context, { bookingId }: { bookingId: string }): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    await inside.db.run(store.lockEarning, { bookingId });
    const earning = await readJournal(inside, 'earning', bookingId);
    const held = earning?.entries.find(({ account }) => account.startsWith('held:'));
    if (earning === undefined || held === undefined) return false;
    const { currency } = held;
    const doctor = earning.entries.find(({ account }) => account.startsWith('doctor:'));
    const standing =
      doctor === undefined ? 0 : ((await balancesOf(inside, [doctor.account])).get(doctor.account)?.amount ?? 0);
    const given = Math.min(doctor?.amount ?? 0, standing);
    const borne = -held.amount - given;
    const taken = await postJournal(inside, {
      kind: 'correction',
      reference: bookingId,
      reverses: earning.id,
      entries: [
        { account: held.account, amount: -held.amount, currency },
        ...(doctor === undefined || given === 0 ? [] : [{ account: doctor.account, amount: -given, currency }]),
        ...(borne === 0 ? [] : [{ account: `fees:${currency}`, amount: -borne, currency }]),
      ],
    });
    if (taken)
      await audit(inside, {
        action: 'earnings.reverse',
        object: 'booking',
        objectId: bookingId,
        details: { amount: given, borne, currency },
      });
    return taken;
  });
}
