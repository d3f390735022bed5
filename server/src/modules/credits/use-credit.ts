import type { Money } from '@tabibu/contract/currencies';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import { postJournal } from '../ledger/index.ts';
import { endCreditOf } from './end-credits.ts';
import { creditAccount, endAfterReturn, entriesOf } from './rules.ts';
import * as store from './store.ts';

interface PaidByCredit {
  readonly patientId: string;
  readonly bookingId: string;
  readonly money: Money;
}

/**
 * Pays for a booking with the credit that is set aside for it, in the caller's transaction: the money moves to `held`.
 * Throws when another amount is set aside.
 */
export async function payWithCredit(inside: Context, { patientId, bookingId, money }: PaidByCredit): Promise<void> {
  if (money.amount === 0) return;
  const { amount, currency } = money;
  await inTransaction(inside, (tx) =>
    tx.db.seeingEveryRow(async () => {
      const used = await tx.db.many(store.use, { bookingId, now: tx.clock.now() });
      if (used.reduce((sum, one) => sum + one.amount, 0) !== amount)
        throw new Error(`the credit that is set aside for booking ${bookingId} is not ${amount}`);
      await postJournal(tx, {
        kind: 'credit-use',
        reference: bookingId,
        entries: entriesOf(creditAccount(patientId, currency), `held:${currency}`, money),
      });
    }),
  );
  await audit(inside, {
    action: 'credits.use',
    object: 'booking',
    objectId: bookingId,
    details: { amount, currency },
  });
}

/**
 * Gives the credit back that paid for a booking, in the caller's transaction. It ends as before, tomorrow at the
 * earliest; with `anew` it has all of its days again, because the patient did not give the booking up. Returns false
 * when no credit paid for it or it is back already.
 */
export async function returnCredit(
  inside: Context,
  { bookingId, anew }: { bookingId: string; anew: boolean },
): Promise<boolean> {
  return inTransaction(inside, (tx) =>
    tx.db.seeingEveryRow(async () => {
      const now = tx.clock.now();
      const lots = await tx.db.many(store.usedFor, { bookingId });
      const [first] = lots;
      if (first === undefined) return false;
      const { patient_id: patientId, currency } = first;
      // What comes back may give its credit more time, but not to what was free and is over.
      await endCreditOf(tx, { patientId, currency, endedBy: now });
      for (const lot of lots)
        await tx.db.run(store.giveBack, { id: lot.id, bookingId, now, endsAt: endAfterReturn(lot, now, anew) });
      const amount = lots.reduce((sum, { used }) => sum + used, 0);
      await postJournal(tx, {
        kind: 'credit-return',
        reference: bookingId,
        entries: entriesOf(`held:${currency}`, creditAccount(patientId, currency), { amount, currency }),
      });
      await audit(tx, {
        action: 'credits.return',
        object: 'booking',
        objectId: bookingId,
        details: { amount, currency, anew },
      });
      await sendLiveEvent(tx, patientId, { kind: 'booking', booking_id: bookingId });
      return true;
    }),
  );
}
