import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import { postJournal } from '../ledger/index.ts';
import { giveCredit } from './give-credit.ts';
import { GOODWILL, NEW_APPOINTMENT_DAYS, creditAccount, entriesOf } from './rules.ts';

export interface NewAppointment {
  readonly patientId: string;
  /** The appointment that is settled by a new one. */
  readonly bookingId: string;
  readonly money: Money;
  /**
   * Who pays for the new one. `held`: the patient has paid, and nobody earns it; `house`: the doctor earns what the
   * patient has paid, and the house gives the same again.
   */
  readonly from: 'held' | 'house';
  readonly zone: string;
}

/**
 * Gives a patient credit with which another appointment costs nothing, in the caller's transaction, and moves the money
 * for it. It has all of its days. Does nothing for an amount of zero, which is what is left when credit alone had paid
 * and came back. Throws when the appointment has given credit before.
 */
export async function giveNewAppointment(inside: Context, appointment: NewAppointment): Promise<void> {
  const { patientId, bookingId, money, from, zone } = appointment;
  if (money.amount === 0) return;
  const { currency } = money;
  await postJournal(inside, {
    kind: 'new-appointment',
    reference: bookingId,
    entries: entriesOf(
      from === 'held' ? `held:${currency}` : `${GOODWILL}:${currency}`,
      creditAccount(patientId, currency),
      money,
    ),
  });
  await giveCredit(inside, {
    patientId,
    bookingId,
    money,
    days: NEW_APPOINTMENT_DAYS,
    zone,
    fromHouse: from === 'house',
  });
}
