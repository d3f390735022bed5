import type { IncomingMessage } from 'node:http';
import { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { contextOf } from './mount.ts';
import type { Gate } from './mount.ts';

/** Why a line is closed by us. */
export type Refusal = 'ticket' | 'malformed' | 'too-fast' | 'signed-out' | 'closed';

/** One open socket of a signed-in person. */
export interface Line {
  readonly ctx: Context;
  readonly accountId: string;
  say(message: object): void;
  /** Says why and closes. */
  refuse(code: Refusal): void;
  end(): void;
  /** A fault of ours: the browser comes again. */
  fail(): void;
  /** Asks at once whether the session is still live, and closes if not. */
  recheck(): void;
}

/** What stands behind the socket: is told of each line, and hears its texts and its end. */
export interface SocketDoor {
  readonly path: string;
  readonly protocol: string;
  /** Bytes of a message. */
  readonly largest: number;
  take(line: Line): { readonly hear: (text: string) => void; readonly closed: (code: number) => void };
  stop(): void;
}

const SESSION_ROUND = 60_000;
const PULSE = 5_000;
const PER_SECOND = 20;
const BURST = 40;
const PER_ACCOUNT = 3;
/** A reader that lets so much wait is gone. */
const MOST_WAITING = 1024 * 1024;
const RESTART = 1012;
const POLICY = 1008;
const upgrades = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer; response: ServerResponse }>();

/**
 * A WebSocket beside the API (K-02): from our own pages only (403), for signed-in people (401), three at a time for each (429); no
 * compression, small text messages, 20 a second; the session is looked at again each minute. Answers how to close all when stopping.
 */
export function mountSocket(app: FastifyInstance, gate: Gate, door: SocketDoor): () => void {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: door.largest, handleProtocols: (offered) => (offered.has(door.protocol) ? door.protocol : false) });
  const open = new Map<string, Set<WebSocket>>();
  let stopping = false;

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (request.method !== 'GET' || request.url !== door.path || stopping) {
      socket.end(`HTTP/1.1 ${stopping ? '503 Service Unavailable' : '404 Not Found'}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as never);
    response.on('finish', () => socket.end());
    upgrades.set(request, { socket, head, response });
    app.routing(request, response);
  });

  app.get(door.path, { exposeHeadRoute: false }, async (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    if (upgrade === undefined) throw new Problem('not-found');
    if (request.headers.origin !== gate.ownOrigin(request)) throw new Problem('cross-site-request');
    const token = request.cookies[gate.names(request).session] ?? '';
    const caller = await gate.authenticate(token);
    if (caller === undefined || (caller.actor.kind !== 'patient' && caller.actor.kind !== 'doctor')) throw new Problem('not-signed-in');
    const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
    if (!offered.includes(door.protocol)) throw new Problem('malformed-request');
    const { accountId } = caller.actor;
    const sockets = open.get(accountId) ?? new Set();
    if (sockets.size >= PER_ACCOUNT) throw new Problem('too-many-requests', {}, 5);
    open.set(accountId, sockets);
    reply.hijack();
    upgrade.response.detachSocket(upgrade.socket as never);
    server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => {
      sockets.add(socket);
      socket.on('close', () => {
        sockets.delete(socket);
        if (sockets.size === 0) open.delete(accountId);
      });
      serve(socket, door, { ctx: contextOf(gate.services, caller, request), accountId, isLive: async () => (await gate.authenticate(token)) !== undefined });
    });
  });

  return () => {
    stopping = true;
    door.stop();
    for (const socket of [...open.values()].flatMap((sockets) => [...sockets])) {
      socket.close(RESTART);
      setTimeout(() => socket.terminate(), 1_000).unref();
    }
  };
}

interface Served { readonly ctx: Context; readonly accountId: string; readonly isLive: () => Promise<boolean> }

function serve(socket: WebSocket, door: SocketDoor, { ctx, accountId, isLive }: Served): void {
  const line: Line = {
    ctx,
    accountId,
    say(message) {
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
    },
    refuse(code) {
      line.say({ type: 'refused', code });
      socket.close(POLICY);
    },
    end: () => socket.close(1000),
    fail: () => socket.close(1011),
    recheck() {
      isLive().then((live) => { if (!live) line.refuse('signed-out'); }, (error: unknown) => ctx.log.warn({ error }, 'a session could not be looked at'));
    },
  };
  const { hear, closed } = door.take(line);
  const admits = bucket();
  const pulse = keepPulse(socket);
  const session = setInterval(() => line.recheck(), SESSION_ROUND);
  session.unref();
  socket.on('ping', () => { if (!admits()) line.refuse('too-fast'); });
  socket.on('message', (message: RawData, isBinary: boolean) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!admits()) line.refuse('too-fast');
    else if (isBinary) line.refuse('malformed');
    else hear((message as Buffer).toString('utf8'));
  });
  // Frames that break the protocol: the library closes the line, we only have to live on.
  socket.on('error', () => socket.terminate());
  socket.on('close', (code) => {
    clearInterval(session);
    clearInterval(pulse);
    closed(code);
  });
}

/** Twenty messages a second, and a handful at once. */
function bucket(): () => boolean {
  let left = BURST;
  let at = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(BURST, left + ((now - at) / 1000) * PER_SECOND);
    at = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** A browser that vanished without a word is noticed by its silence. */
function keepPulse(socket: WebSocket): NodeJS.Timeout {
  let unanswered = 0;
  socket.on('pong', () => { unanswered = 0; });
  const pulse = setInterval(() => {
    unanswered += 1;
    if (unanswered > 3) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.ping();
  }, PULSE);
  pulse.unref();
  return pulse;
}
