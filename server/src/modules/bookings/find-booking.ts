import type { Cancellation } from '@tabibu/contract/cancellers';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import type { MissedTerms } from '@tabibu/contract/missed-terms';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import { takerOf } from '../people/index.ts';
import { doctorOf } from './appointment-view.ts';
import { isHeld } from './policy.ts';
import { fundedBy, paidByCredit, toPay } from './rules.ts';
import type { BookingState } from './states.ts';
import * as store from './store.ts';
import { whoCancelled } from './who-cancelled.ts';

/** What other modules need to know about a booking. Contains no text that the patient wrote. */
export interface BookingFacts {
  readonly id: string;
  /** The account that booked, pays and speaks. */
  readonly patientId: string;
  /**
   * For whom it is: the patient, or a member of the patient's family. What is known of a patient has this key. After
   * somebody took the record of the member over, it is that account's own person.
   */
  readonly personId: string;
  /** The account that reads what is written of it: that which booked, or that which took the record over since. */
  readonly readerId: string;
  /** The member of the family; null if it is for the patient. */
  readonly memberId: string | null;
  /** The doctor who treats the patient; in an accepted emergency the one who accepted it. */
  readonly doctorId: string;
  readonly country: CountryCode;
  readonly doctorType: DoctorType;
  readonly callType: 'phone' | 'video';
  readonly isEmergency: boolean;
  readonly startsAt: Date | null;
  /** The new time after a delay that the patient was told of; null when there is none. */
  readonly expectedAt: Date | null;
  readonly price: Money;
  /** What a payment asks for: the price less what credit pays. */
  readonly toPay: Money;
  /** How much of the price credit pays. */
  readonly paidByCredit: Money;
  readonly fundedBy: 'money' | 'credit' | 'both' | 'coupon';
  /** What becomes of the price if the patient does not come, as the patient was told. */
  readonly missedTerms: MissedTerms;
  readonly rescheduledCount: number;
  readonly state: BookingState;
  /** Who cancelled it and why; null if nobody has. */
  readonly cancellation: Cancellation | null;
  /** Until when its time is held without a payment; null for anything but such a hold. */
  readonly holdUntil: Date | null;
  /** The member of staff who made it for a caller; null if its patient did. */
  readonly assistedBy: string | null;
  /** Has it ever been paid for? Then the doctor has been told of it. */
  readonly wasPaid: boolean;
  /** A paid emergency that no doctor has accepted and that is not escalated yet. */
  readonly isRinging: boolean;
  /**
   * Only the doctor says that the consultation took place, and the patient still can contest that, or has contested it
   * and nobody decided that it took place.
   */
  readonly isDoubtful: boolean;
  /** The call itself shows that the consultation took place, so its doctor is credited at once. */
  readonly isProven: boolean;
}

/** Returns a booking by id, without checking who asks. For the server's own work. */
export async function findBooking(ctx: Context, bookingId: string): Promise<BookingFacts | undefined> {
  const row = await ctx.db.maybe(store.find, { bookingId });
  if (row === undefined) return undefined;
  const takerId = await takerOf(ctx, row.person_id);
  return {
    id: row.id,
    patientId: row.patient_id,
    personId: takerId ?? row.person_id ?? row.patient_id,
    readerId: takerId ?? row.patient_id,
    memberId: row.person_id,
    doctorId: doctorOf(row),
    country: row.country,
    doctorType: row.doctor_type,
    callType: row.call_type,
    isEmergency: row.is_emergency,
    startsAt: row.starts_at,
    expectedAt: row.expected_at,
    price: { amount: row.price_amount, currency: row.price_currency },
    toPay: toPay(row),
    paidByCredit: paidByCredit(row),
    fundedBy: fundedBy(row),
    missedTerms: { share: row.missed_share, creditDays: row.missed_credit_days },
    rescheduledCount: row.rescheduled_count,
    state: row.state,
    cancellation: whoCancelled(row),
    holdUntil: isHeld(row, ctx.clock.now()) ? row.hold_expires_at : null,
    assistedBy: row.assisted_by,
    wasPaid: row.funding !== null,
    isRinging: row.state === 'scheduled' && row.emergency_state === 'ringing',
    isProven: row.credited_contest_until !== null,
    isDoubtful:
      row.contest_outcome !== 'kept' &&
      (row.contested_at !== null || (row.contestable_until !== null && ctx.clock.now() < row.contestable_until)),
  };
}
