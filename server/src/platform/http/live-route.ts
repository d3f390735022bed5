import type { FastifyInstance } from 'fastify';
import type { LiveChannel } from '../jobs/live-channel.ts';
import { Problem } from '../problem.ts';
import type { Gate } from './mount.ts';

const HEARTBEAT = 25_000;

/** `GET /api/events`: Server-Sent Events for the signed-in person. A nudge to ask again; the answer stays with the ordinary calls. */
export function mountLiveEvents(app: FastifyInstance, gate: Gate, channel: LiveChannel): void {
  app.get('/api/events', async (request, reply) => {
    const token = request.cookies[gate.names(request).session];
    const caller = token === undefined ? undefined : await gate.authenticate(token);
    if (caller === undefined || (caller.actor.kind !== 'patient' && caller.actor.kind !== 'doctor')) throw new Problem('not-signed-in');
    const { accountId } = caller.actor;
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no', 'x-content-type-options': 'nosniff' });
    stream.write('retry: 3000\n\n');
    const unsubscribe = channel.subscribe(accountId, (event) => {
      stream.write(`data: ${JSON.stringify(event)}\n\n`);
      if (event.kind === 'signed-out') void gate.authenticate(token!).then((still) => { if (still === undefined) stream.end(); });
    }, () => stream.end());
    const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT);
    heartbeat.unref();
    stream.on('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
    });
  });
}
