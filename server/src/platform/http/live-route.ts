import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { LiveChannel } from '../jobs/live-channel.ts';
import { Problem } from '../problem.ts';
import type { Gate } from './mount.ts';

const HEARTBEAT = 25_000;
/** A person's open pages; the oldest gives way to the newest, so that nobody fills the server with streams. */
const MOST_STREAMS = 10;

/**
 * `GET /api/events`: Server-Sent Events for the signed-in person. A nudge to ask again; the answer stays with the ordinary calls.
 * A stream ends with its session, whether that is revoked (at once) or runs out (with the next heartbeat).
 */
export function mountLiveEvents(app: FastifyInstance, gate: Gate, channel: LiveChannel): void {
  const open = new Map<string, Set<ServerResponse>>();
  app.get('/api/events', { exposeHeadRoute: false }, async (request, reply) => {
    const token = request.cookies[gate.names(request).session];
    const caller = token === undefined ? undefined : await gate.authenticate(token);
    if (caller === undefined || (caller.actor.kind !== 'patient' && caller.actor.kind !== 'doctor')) throw new Problem('not-signed-in');
    const { accountId } = caller.actor;
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no', 'x-content-type-options': 'nosniff' });
    stream.write('retry: 3000\n\n');
    const streams = open.get(accountId) ?? new Set();
    open.set(accountId, streams.add(stream));
    if (streams.size > MOST_STREAMS) [...streams][0]!.end();
    const endUnlessSignedIn = () => void gate.authenticate(token!, 'page').then((still) => { if (still === undefined) stream.end(); }, () => undefined);
    const unsubscribe = channel.subscribe(accountId, (event) => {
      stream.write(`data: ${JSON.stringify(event)}\n\n`);
      if (event.kind === 'signed-out') endUnlessSignedIn();
    }, () => stream.end());
    const heartbeat = setInterval(() => {
      stream.write(': still here\n\n');
      endUnlessSignedIn();
    }, HEARTBEAT / gate.services.config.JOB_SPEED);
    heartbeat.unref();
    stream.on('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
      streams.delete(stream);
      if (streams.size === 0) open.delete(accountId);
    });
  });
}
