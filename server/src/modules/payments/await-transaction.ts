import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../platform/context.ts';
import { findPayment } from './find-payment.ts';

const LOOKS = 8;
/** Between two looks, in milliseconds. */
const PAUSE = 250;

/**
 * Waits up to two seconds for the gateway's own number of a payment that was just checked out, which a job asks for
 * (API-03). Returns null if it is not known by then, or if the payment was refused.
 */
export async function awaitTransaction(ctx: Context, reference: string): Promise<string | null> {
  for (let look = 0; look < LOOKS; look += 1) {
    await pause(PAUSE);
    const payment = await findPayment(ctx, { reference });
    if (payment?.state !== 'created') return payment?.transactionId ?? null;
  }
  return null;
}
