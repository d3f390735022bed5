import type { AssistedBookingBody } from '../../api/assisted-bookings.ts';

const SOON = 3_000;
const LATER = 15_000;

type Payment = NonNullable<AssistedBookingBody['payment']>;

/** How a payment looks to the member of staff: waits, nobody knows, refused, or no longer of interest. Pure. */
export function paymentLook({ stage }: Payment): 'waits' | 'unknown' | 'refused' | 'done' {
  if (stage === 'unknown') return 'unknown';
  if (stage === 'refused' || stage === 'cancelled' || stage === 'given-up') return 'refused';
  return stage === 'paid' || stage === 'refund-due' || stage === 'refunded' ? 'done' : 'waits';
}

/** Returns after how many milliseconds a booking for a caller is read again; false once nothing can change. Pure. */
export function rereadAfter(assisted: AssistedBookingBody | undefined): number | false {
  if (assisted === undefined || assisted.open_until === null) return false;
  const look = assisted.payment === null ? undefined : paymentLook(assisted.payment);
  return look === 'waits' || look === 'done' ? SOON : LATER;
}
