import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

export interface LoadPlan {
  readonly url: string;
  /** One list of paths for each connection, so that no two connections request the same path. */
  readonly paths: readonly (readonly string[])[];
  readonly seconds: number;
  /** Bodies that are posted to each path, by turns; without them the paths are read. */
  readonly bodies?: readonly string[];
}

interface Outcome {
  readonly perSecond: number;
  readonly failed: number;
}

/**
 * Sends requests as fast as answers come, from a process of its own. Returns requests per second. Throws when an answer
 * is not 200.
 */
export function hammer(assault: LoadPlan): Promise<number> {
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

async function run({ url, paths, seconds, bodies }: LoadPlan): Promise<Outcome> {
  let next = 0;
  const outcome = await autocannon({
    url,
    connections: paths.length,
    duration: seconds,
    setupClient(client) {
      client.setRequests(paths[next % paths.length]!.flatMap((path) => requestsTo(path, url, bodies)));
      next += 1;
    },
  });
  return { perSecond: outcome.requests.total / outcome.duration, failed: outcome.non2xx + outcome.errors };
}

type Requests = Parameters<
  Parameters<NonNullable<Parameters<typeof autocannon>[0]['setupClient']>>[0]['setRequests']
>[0];

/** Posts as one of our own pages would. */
function requestsTo(path: string, origin: string, bodies: readonly string[] | undefined): Requests {
  const headers = { 'content-type': 'application/json', origin, 'x-csrf': 'visitor' };
  return bodies?.map((body) => ({ method: 'POST', path, body, headers })) ?? [{ path }];
}

if (process.send !== undefined && import.meta.main) {
  process.once('message', (assault: LoadPlan) => {
    void run(assault).then((outcome) => process.send!(outcome));
  });
}
