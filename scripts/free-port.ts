import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports for outgoing connections and for `listen(0)`: Linux has them from 32768 on, others from 49152. */
const [FIRST, AFTER_LAST] = [20_000, 30_000];
const TRIES = 100;

/**
 * Returns a port of this machine on which nothing listens. Nothing else takes it by chance until a program of ours
 * listens on it, seconds later, nor while that program is restarted.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, AFTER_LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${FIRST} and ${AFTER_LAST} was found`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
