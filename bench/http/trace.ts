import pg from 'pg';
import type { ClientConfig } from 'pg';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { openLog } from '../../server/src/platform/log.ts';
import { openProduct } from '../../server/src/product.ts';
import type { Product } from '../../server/src/product.ts';
import { SECRET } from '../product-process.ts';

/** One statement as the product sent it. */
export interface Sent {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface TracedProduct {
  readonly app: Product['app'];
  /** Returns the statements that requests have sent since the last call. */
  takeSent(): Sent[];
  close(): Promise<void>;
}

/** Statements that the relay of the outbox and the start send, not a request. */
const OTHERS = /^platform\.(outbox-take|outbox-add-jobs|outbox-live|runtime-role|alive)$/;

/**
 * Opens the product in this process, without jobs, on the database of a running benchmark, and records the statements
 * of its requests. Only one may be open at a time.
 */
export async function openTracedProduct(login: ClientConfig): Promise<TracedProduct> {
  let sent: Sent[] = [];
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    APP_SECRET: SECRET,
    RATE_LIMITS: 'false',
    WORKER: 'false',
    SANDBOX: 'true',
  });
  const product = await openProduct({
    config,
    clock: systemClock,
    log: openLog('error'),
    database: login,
    checkDatabase: login,
    secret: SECRET,
    sandboxUrl: 'http://127.0.0.1:9',
  });
  await product.app.ready();
  // oxlint-disable-next-line typescript/unbound-method -- called with its client below
  const original = pg.Client.prototype.query;
  // oxlint-disable-next-line typescript/no-explicit-any -- stands in for every overload
  pg.Client.prototype.query = function note(this: pg.Client, ...given: any[]): any {
    const [query] = given as [Partial<Sent> | string | undefined];
    // The product's statements have names that begin with their module; those of the job library do not.
    if (typeof query === 'object' && query.name?.includes('.') === true && !OTHERS.test(query.name)) {
      sent.push({ name: query.name, text: query.text!, values: [...query.values!] });
    }
    return original.apply(this, given as never);
  } as typeof original;
  return {
    app: product.app,
    takeSent() {
      const taken = sent;
      sent = [];
      return taken;
    },
    async close() {
      pg.Client.prototype.query = original;
      await product.stop();
    },
  };
}
