import { randomUUID } from 'node:crypto';
import type { ClientConfig } from 'pg';
import { deriveKeys, hashToken } from '../../server/src/platform/keys.ts';
import { SECRET } from '../product-process.ts';
import type { Work } from './pay-work.ts';
import { openTracedProduct } from './trace.ts';
import type { Sent } from './trace.ts';
import type { Trace } from './trace-hold-and-pay.ts';

/** Holds a slot and books it with a coupon once, and records each statement that the two requests send. */
export async function traceCoupon(login: ClientConfig, { patient, doctorId, startsAt, coupon }: Work): Promise<Trace> {
  const product = await openTracedProduct(login);
  const requests: Sent[][] = [];
  const keys = [randomUUID(), randomUUID()];
  const ask = async (url: string, payload: unknown) => {
    const reply = await product.app.inject({
      method: 'POST',
      url,
      payload: JSON.stringify(payload),
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'content-type': 'application/json',
        cookie: `__Host-sid=${patient.token}`,
        'x-csrf': deriveKeys(SECRET).sign('csrf', patient.sessionId),
        'idempotency-key': keys[requests.length],
      },
    });
    if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
    requests.push(product.takeSent());
    return reply.json<{ data: { id: string } }>();
  };
  try {
    const { id: booking } = (await ask('/api/bookings', { doctor_id: doctorId, starts_at: startsAt })).data;
    await ask('/api/coupons/use', { coupon_code: coupon!.code, booking_id: booking });
    const journal = requests.flat().find(({ name }) => name === 'ledger.insert-journal');
    return {
      requests,
      varying: new Map([
        ['token_hash', `\\x${hashToken(patient.token).toString('hex')}`],
        ['session', patient.sessionId],
        ['patient', patient.accountId],
        ['doctor', doctorId],
        ['starts_at', new Date(startsAt).toISOString()],
        ['booking', booking],
        ['coupon', coupon!.id],
        ['code', coupon!.code],
        ['journal', String(journal!.values[0])],
        ['key1', keys[0]!],
        ['key2', keys[1]!],
      ]),
    };
  } finally {
    await product.close();
  }
}
