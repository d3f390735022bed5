import type { AssistedBookingBody } from '@tabibu/contract/assisted-bookings';
import { messagesTo } from './one-time-code.ts';
import { pass } from './booking-makers.ts';
import type { TestProduct } from './harness.ts';
import type { Reply, Visitor } from './visitor.ts';

export const CALLER_BOOKINGS = '/api/staff/assisted-bookings';

/** What a member of staff types of a caller unless the test says something else. */
export const aCaller = (phone: string, more: Record<string, string> = {}) => ({
  phone,
  country: 'TZ',
  language: 'sw',
  full_name: 'Rehema Mwinyi',
  ...more,
});

/** The code that was last sent to a number. */
export async function codeOf(product: TestProduct, phone: string): Promise<string> {
  await product.settle();
  return /\d{6}/.exec((await messagesTo(product, phone)).at(-1)!)![0];
}

/** Begins a booking for a caller, who reads the code out and agrees. */
export async function aProvenCaller(
  product: TestProduct,
  desk: Visitor,
  phone: string,
  more: Record<string, string> = {},
): Promise<AssistedBookingBody> {
  const begun = await desk.post(CALLER_BOOKINGS, aCaller(phone, more));
  if (begun.status !== 201) throw new Error(`nothing was begun: ${begun.status} ${begun.text}`);
  const { assisted, code } = begun.body.data;
  const proof = { challenge_id: code.challenge_id, code: await codeOf(product, phone), agreed: true };
  const proven = await desk.post(`${CALLER_BOOKINGS}/${assisted.id}/proof`, proof);
  if (proven.status !== 200) throw new Error(`the caller was not proven: ${proven.status} ${proven.text}`);
  return proven.body.data;
}

/** Holds a time for a caller who has read the code out. */
export function holdForCaller(
  desk: Visitor,
  id: string,
  doctorId: string,
  startsAt: string,
  more: Record<string, string> = {},
): Promise<Reply> {
  return desk.post(`${CALLER_BOOKINGS}/${id}/hold`, {
    doctor_id: doctorId,
    starts_at: startsAt,
    call_type: 'phone',
    ...more,
  });
}

/** Lets time pass until the page of staff shows what is wanted. */
export async function untilShown(
  product: TestProduct,
  desk: Visitor,
  id: string,
  isShown: (shown: AssistedBookingBody) => boolean,
): Promise<AssistedBookingBody> {
  for (let tries = 0; tries < 20; tries += 1) {
    // The gateway's stand-in answers in real time.
    if (tries > 2) await new Promise((done) => setTimeout(done, 100 * tries));
    await pass(product, 5000);
    const shown: AssistedBookingBody = (await desk.get(`${CALLER_BOOKINGS}/${id}`)).body.data;
    if (isShown(shown)) return shown;
  }
  throw new Error('it was never shown');
}
