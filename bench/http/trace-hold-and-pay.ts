import { randomUUID } from 'node:crypto';
import type { ClientConfig } from 'pg';
import { deriveKeys, hashToken } from '../../server/src/platform/keys.ts';
import { SECRET } from '../product-process.ts';
import type { BenchPatient } from './patients.ts';
import { openTracedProduct } from './trace.ts';
import type { Sent } from './trace.ts';

/** The values that differ between two payers: the traced text by the name of its column in the work table. */
export type Varying = ReadonlyMap<string, string>;

export interface Trace {
  /** The statements of each of the three requests, in order. */
  readonly requests: readonly (readonly Sent[])[];
  readonly varying: Varying;
}

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Holds a slot and pays for it once, and records each statement that the three requests send. */
export async function traceHoldAndPay(
  login: ClientConfig,
  patient: BenchPatient,
  slot: { doctorId: string; startsAt: string },
): Promise<Trace> {
  const product = await openTracedProduct(login);
  const requests: Sent[][] = [];
  const keys = [randomUUID(), randomUUID(), randomUUID()];
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
    return reply.json<{ data: { id: string; reference_id: string } }>();
  };
  try {
    const booking = (await ask('/api/bookings', { doctor_id: slot.doctorId, starts_at: slot.startsAt })).data.id;
    const reference = (
      await ask('/api/payments/save', { booking_id: booking, full_name: 'Asha Juma', phone: '0754000123' })
    ).data.reference_id;
    await ask('/api/payments/azampay/checkout', {
      reference_id: reference,
      payment_method: 'mpesa',
      phone: '0754000123',
      wait: false,
    });
    // The payment's own id is the first UUID among its values, the id for the provider the last.
    const ids = requests
      .flat()
      .find(({ name }) => name === 'payments.insert')!
      .values.map(String)
      .filter((value) => UUID.test(value));
    return {
      requests,
      varying: new Map([
        ['token_hash', `\\x${hashToken(patient.token).toString('hex')}`],
        ['session', patient.sessionId],
        ['patient', patient.accountId],
        ['doctor', slot.doctorId],
        ['starts_at', new Date(slot.startsAt).toISOString()],
        ['booking', booking],
        ['reference', reference],
        ['payment', ids[0]!],
        ['external', ids.at(-1)!],
        ['key1', keys[0]!],
        ['key2', keys[1]!],
        ['key3', keys[2]!],
      ]),
    };
  } finally {
    await product.close();
  }
}
