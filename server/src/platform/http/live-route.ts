import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DAY_ROLES } from '@tabibu/contract/day-desk-words';
import type { LiveEvent } from '@tabibu/contract/live-events';
import type { Role } from '@tabibu/contract/roles';
import type { LiveChannel } from '../jobs/live-channel.ts';
import { hasAccount } from '../context.ts';
import { HOUSE_DAY } from '../outbox.ts';
import { Problem } from '../problem.ts';
import type { HttpDependencies } from './mount.ts';

const HEARTBEAT = 25_000;
/** The most streams of one person. A further one ends the oldest, so that nobody fills the server with streams. */
const MOST_STREAMS = 10;

/**
 * Mounts `GET /api/events`: Server-Sent Events for the signed-in person. An event only says that something changed; the
 * page then asks the ordinary API. A stream ends with its session: at once if the session is revoked, with the next
 * heartbeat if it expires. While a session of the front desk is idle, its stream tells only that the day has changed.
 */
export function mountLiveEvents(app: FastifyInstance, deps: HttpDependencies, channel: LiveChannel): void {
  const open = new Map<string, Set<ServerResponse>>();
  app.get('/api/events', { exposeHeadRoute: false }, async (request, reply) => {
    const token = request.cookies[deps.names(request).session];
    const caller = token === undefined ? undefined : await deps.authenticate(token, 'bell');
    if (caller === undefined || !hasAccount(caller.actor)) throw new Problem('not-signed-in');
    const { accountId } = caller.actor;
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    stream.write('retry: 3000\n\n');
    const streams = open.get(accountId) ?? new Set();
    open.set(accountId, streams.add(stream));
    // Taken out at once: many that begin together would all end the same one.
    for (const oldest of [...streams].slice(0, Math.max(0, streams.size - MOST_STREAMS))) {
      streams.delete(oldest);
      oldest.end();
    }
    let isIdle = caller.isIdle === true;
    const tell = (event: LiveEvent) => stream.write(`data: ${JSON.stringify(event)}\n\n`);
    const endUnlessSignedIn = () =>
      void deps.authenticate(token!, 'bell').then(
        (still) => {
          if (still === undefined) return void stream.end();
          const wasIdle = isIdle;
          isIdle = still.isIdle === true;
          if (isIdle && !wasIdle) tell({ kind: 'signed-out' });
        },
        () => undefined,
      );
    const topics = (DAY_ROLES as readonly Role[]).includes(caller.actor.kind) ? [accountId, HOUSE_DAY] : [accountId];
    const unsubscribers = topics.map((topic) =>
      channel.subscribe(
        topic,
        (event) => {
          if (isIdle && event.kind !== 'house-day' && event.kind !== 'signed-out') return;
          tell(event);
          if (event.kind === 'signed-out') endUnlessSignedIn();
        },
        () => stream.end(),
      ),
    );
    const heartbeat = setInterval(() => {
      stream.write(': still here\n\n');
      endUnlessSignedIn();
    }, HEARTBEAT / deps.services.config.JOB_SPEED);
    heartbeat.unref();
    stream.on('close', () => {
      clearInterval(heartbeat);
      for (const unsubscribe of unsubscribers) unsubscribe();
      streams.delete(stream);
      if (streams.size === 0 && open.get(accountId) === streams) open.delete(accountId);
    });
  });
}
