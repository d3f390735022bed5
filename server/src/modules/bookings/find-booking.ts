import type { CountryCode } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import { doctorOf } from './appointment-view.ts';
import type { BookingState } from './states.ts';
import * as store from './store.ts';

/** What other floors need to know of a booking to tell people about it. No text of the patient is among it. */
export interface BookingFacts {
  readonly id: string;
  readonly patientId: string;
  /** Who treats the patient. */
  readonly doctorId: string;
  readonly country: CountryCode;
  readonly callType: 'phone' | 'video';
  readonly isEmergency: boolean;
  readonly startsAt: Date | null;
  /** After a delay that was told. */
  readonly expectedAt: Date | null;
  readonly price: Money;
  readonly rescheduledCount: number;
  readonly state: BookingState;
  /** Was it ever paid for? Then the doctor has heard of it. */
  readonly wasPaid: boolean;
  /** An emergency for which doctors are being rung. */
  readonly isRinging: boolean;
  /** Only its doctor says that it took place: the patient may still say otherwise, or has. */
  readonly isDoubtful: boolean;
}

/** A booking by id, for the server's own work. */
export async function findBooking(ctx: Context, bookingId: string): Promise<BookingFacts | undefined> {
  const row = await ctx.db.maybe(store.find, [bookingId]);
  if (row === undefined) return undefined;
  return {
    id: row.id,
    patientId: row.patient_id,
    doctorId: doctorOf(row),
    country: row.country,
    callType: row.call_type,
    isEmergency: row.is_emergency,
    startsAt: row.starts_at,
    expectedAt: row.expected_at,
    price: { amount: row.price_amount, currency: row.price_currency },
    rescheduledCount: row.rescheduled_count,
    state: row.state,
    wasPaid: row.funding !== null,
    isRinging: row.state === 'scheduled' && row.emergency_state === 'ringing',
    isDoubtful: row.contested_at !== null || (row.contestable_until !== null && ctx.clock.now() < row.contestable_until),
  };
}
