import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ClientConfig } from 'pg';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { openLog } from '../../server/src/platform/log.ts';
import { deriveKeys, hashToken } from '../../server/src/platform/keys.ts';
import { openProduct } from '../../server/src/product.ts';
import { SECRET } from '../product-process.ts';
import type { BenchPatient } from './patients.ts';

/** One statement as the product sent it. */
export interface Sent { readonly name: string; readonly text: string; readonly values: readonly unknown[] }

/** What is different each time someone holds and pays: the text in the traced values, by the name of the column that holds it in the work table. */
export type Varying = ReadonlyMap<string, string>;

export interface Trace {
  /** What each of the three requests sent, in order. */
  readonly requests: readonly (readonly Sent[])[];
  readonly varying: Varying;
}

/** Sent by the relay of the outbox, not by a request. */
const RELAYED = /^platform\.(outbox-take|outbox-add-jobs|outbox-live|runtime-role|alive)$/;

/** Holds a slot and pays for it once, in this process, and notes each statement that the three requests send. */
export async function traceHoldAndPay(login: ClientConfig, patient: BenchPatient, slot: { doctorId: string; startsAt: string }): Promise<Trace> {
  const requests: Sent[][] = [];
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', APP_SECRET: SECRET, RATE_LIMITS: 'false', WORKER: 'false', SANDBOX: 'true' });
  const product = await openProduct({ config, clock: systemClock, log: openLog('error'), database: login, secret: SECRET, sandboxUrl: 'http://127.0.0.1:9' });
  const original = pg.Client.prototype.query;
  try {
    await product.app.ready();
    // oxlint-disable-next-line typescript/no-explicit-any -- stands in for every overload
    pg.Client.prototype.query = function note(this: pg.Client, ...given: any[]): any {
      const [query] = given as [Partial<Sent> | string | undefined];
      if (typeof query === 'object' && query.name !== undefined && query.values !== undefined && !RELAYED.test(query.name) && query.name.includes('.')) {
        requests.at(-1)?.push({ name: query.name, text: query.text!, values: [...query.values] });
      }
      return original.apply(this, given as never);
    } as typeof original;
    const keys = [randomUUID(), randomUUID(), randomUUID()];
    const ask = async (key: string, url: string, payload: unknown) => {
      requests.push([]);
      const reply = await product.app.inject({
        method: 'POST', url, payload: JSON.stringify(payload),
        headers: { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json', cookie: `__Host-sid=${patient.token}`, 'x-csrf': deriveKeys(SECRET).sign('csrf', patient.sessionId), 'idempotency-key': key },
      });
      if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
      return reply.json() as { data: { id: string; reference_id: string } };
    };
    const booking = (await ask(keys[0]!, '/api/bookings', { doctor_id: slot.doctorId, starts_at: slot.startsAt })).data.id;
    const reference = (await ask(keys[1]!, '/api/payments/save', { booking_id: booking, full_name: 'Asha Juma', phone: '0754000123' })).data.reference_id;
    await ask(keys[2]!, '/api/payments/azampay/checkout', { reference_id: reference, payment_method: 'mpesa', phone: '0754000123' });
    const payment = requests.flat().find(({ name }) => name === 'payments.insert')!.values as string[];
    return {
      requests,
      varying: new Map([
        ['token_hash', `\\x${hashToken(patient.token).toString('hex')}`], ['session', patient.sessionId], ['patient', patient.accountId], ['doctor', slot.doctorId],
        ['starts_at', new Date(slot.startsAt).toISOString()], ['booking', booking], ['reference', reference],
        ['payment', payment.find((value) => UUID.test(String(value)))!], ['external', payment.findLast((value) => UUID.test(String(value)))!],
        ['key1', keys[0]!], ['key2', keys[1]!], ['key3', keys[2]!],
      ]),
    };
  } finally {
    pg.Client.prototype.query = original;
    await product.stop();
  }
}

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
