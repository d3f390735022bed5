import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

export interface Assault {
  readonly url: string;
  /** Each connection walks through a list of its own, so that no two ask the same. */
  readonly paths: readonly (readonly string[])[];
  readonly seconds: number;
}

interface Outcome { readonly perSecond: number; readonly failed: number }

/** Asks as fast as answers come, from a process of its own; answers requests per second. */
export function hammer(assault: Assault): Promise<number> {
  const child = fork(fileURLToPath(import.meta.url), [], { serialization: 'advanced' });
  return new Promise((done, fail) => {
    child.once('message', ({ perSecond, failed }: Outcome) => {
      child.kill();
      if (failed > 0) fail(new Error(`${failed} answers were not 200: ${assault.url}`));
      else done(perSecond);
    });
    child.once('error', fail);
    child.send(assault);
  });
}

async function run({ url, paths, seconds }: Assault): Promise<Outcome> {
  let next = 0;
  const outcome = await autocannon({
    url,
    connections: paths.length,
    duration: seconds,
    setupClient(client) {
      client.setRequests(paths[next % paths.length]!.map((path) => ({ path })));
      next += 1;
    },
  });
  return { perSecond: outcome.requests.total / outcome.duration, failed: outcome.non2xx + outcome.errors };
}

if (process.send !== undefined && import.meta.main) {
  process.once('message', (assault: Assault) => { void run(assault).then((outcome) => process.send!(outcome)); });
}
