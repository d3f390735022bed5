import type { Money } from '@tabibu/contract/currencies';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { later } from '../../platform/time.ts';
import { reserveCredit } from '../credits/index.ts';
import { missedTerms } from '../site/index.ts';
import { HOLD_DURATION } from './rules.ts';
import * as slots from './slot-store.ts';
import type { BookingRow } from './store.ts';
import { sealReason } from './visit-reason.ts';

interface NewHold {
  readonly patientId: string;
  /** The member of the family for whom it is; null for the patient. */
  readonly personId: string | null;
  readonly doctorId: string;
  readonly doctorType: DoctorType;
  /** Null for an emergency, which credit does not pay. */
  readonly startsAt: Date | null;
  readonly callType: 'phone' | 'video';
  readonly reason?: string | undefined;
  readonly price: Money;
  /** How much of the price credit pays at most; all of it if left out. Minor units. */
  readonly mostCredit?: number;
  readonly version: number;
}

/**
 * Inserts a held booking with its price, the patient's credit that is set aside for it, and the terms for a missed
 * appointment that are in force now. Returns undefined when constraints find the slot or the patient's time taken; the
 * caller then refuses, which sets the credit free again.
 */
export async function insertHold(ctx: Context, hold: NewHold): Promise<BookingRow | undefined> {
  const now = ctx.clock.now();
  const id = newId(now);
  const until = later(now, HOLD_DURATION);
  const { patientId, startsAt, price, mostCredit = price.amount } = hold;
  const most = { ...price, amount: mostCredit };
  const [terms, creditAmount] = await Promise.all([
    missedTerms(ctx),
    startsAt === null || mostCredit === 0 ? 0 : reserveCredit(ctx, { patientId, bookingId: id, most, until }),
  ]);
  return ctx.db.maybe(slots.hold, {
    id,
    patientId,
    personId: hold.personId,
    doctorId: hold.doctorId,
    country: ctx.country,
    doctorType: hold.doctorType,
    callType: hold.callType,
    isEmergency: startsAt === null,
    startsAt,
    priceAmount: price.amount,
    priceCurrency: price.currency,
    priceVersion: hold.version,
    creditAmount,
    missedShare: terms.share,
    missedCreditDays: terms.creditDays,
    holdExpiresAt: until,
    reasonSealed: sealReason(ctx, id, hold.reason),
    now,
  });
}
