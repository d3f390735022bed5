import type { IncomingMessage } from 'node:http';
import { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import { DEFAULT_COUNTRY } from '@tabibu/contract/countries';
import { DEFAULT_LANGUAGE } from '@tabibu/contract/languages';
import type { Role } from '@tabibu/contract/roles';
import { addressPrefix } from '../address-prefix.ts';
import { hasAccount, readingTimeAnew } from '../context.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { contextOf } from './mount.ts';
import type { HttpDependencies } from './mount.ts';
import { tokenBucket, keepPulse } from './socket-limits.ts';
import { OpenSockets } from './open-sockets.ts';

/** Why the server closes a socket. */
type Refusal = 'ticket' | 'malformed' | 'too-fast' | 'signed-out' | 'closed';

/** One open socket of a signed-in person, or of somebody whom only a ticket will admit. */
export interface SocketConnection {
  /** Read anew for each step: its time is that of the step, not of the beginning of the connection. */
  readonly ctx: Context;
  say(message: object): void;
  /** Sends the reason, then closes. */
  refuse(code: Refusal): void;
  end(): void;
  /** Closes because of an error of the server (1011); the browser then reconnects. */
  fail(): void;
  /** Checks at once whether the session is still valid, and closes the socket if not. */
  recheck(): void;
}

/** The code that uses a socket: gets each new connection, its messages and its end. */
export interface SocketHandler {
  readonly path: string;
  readonly protocol: string;
  /** A second path for people without a session: the handler admits nobody there without a ticket. */
  readonly ticketPath?: string;
  /** The roles that may open it. */
  readonly access: readonly Role[];
  /** The largest message in bytes. */
  readonly largest: number;
  take(line: SocketConnection): { readonly hear: (text: string) => void; readonly closed: (code: number) => void };
  stop(): void;
}

const SESSION_ROUND = 60_000;
const PER_ACCOUNT = 3;
/** Of people without a session, who come by the thousand from one address of a mobile network. */
const PER_ADDRESS = 100;
/** If more than this many bytes wait to be sent, the browser counts as gone and the socket is closed. */
const MOST_WAITING = 1024 * 1024;
const RESTART = 1012;
const POLICY = 1008;
const upgrades = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer; response: ServerResponse }>();

/**
 * Mounts a WebSocket (K-02). Only our own pages (403) and signed-in people (401) may open it, and each person at most
 * three at a time (429). Messages are small texts without compression, at most 20 a second. The session is checked
 * again each minute. Returns a function that closes all sockets when the process stops.
 */
export function mountSocket(
  app: FastifyInstance,
  deps: HttpDependencies,
  handler: SocketHandler,
  open = new OpenSockets(),
): () => void {
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: handler.largest,
    handleProtocols: (offered) => (offered.has(handler.protocol) ? handler.protocol : false),
  });
  let stopping = false;

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (request.method === 'GET' && (request.url === handler.path || request.url === handler.ticketPath) && !stopping)
      routeUpgrade(app, request, { socket, head });
    else refuseUpgrade(socket, stopping ? '503 Service Unavailable' : '404 Not Found');
  });

  const accept =
    (door: (request: FastifyRequest) => Promise<Served>) => async (request: FastifyRequest, reply: FastifyReply) => {
      const upgrade = upgrades.get(request.raw);
      if (upgrade === undefined) throw new Problem('not-found');
      refuseForeign(deps, handler, request);
      const admitted = await door(request);
      if (open.countOf(admitted.holder) >= admitted.most) throw new Problem('too-many-requests', {}, 5);
      reply.hijack();
      upgrade.response.detachSocket(upgrade.socket as never);
      server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => {
        open.add(admitted.holder, socket);
        serve(socket, handler, admitted);
      });
    };
  app.get(
    handler.path,
    { exposeHeadRoute: false },
    accept((request) => admit(deps, handler, request)),
  );
  if (handler.ticketPath !== undefined)
    app.get(
      handler.ticketPath,
      { exposeHeadRoute: false },
      accept((request) => admitByTicket(deps, request)),
    );

  return () => {
    stopping = true;
    handler.stop();
    for (const socket of open.all()) {
      socket.close(RESTART);
      setTimeout(() => socket.terminate(), 1_000).unref();
    }
  };
}

/** Passes an upgrade request through the ordinary routes, so that a refusal is worded as everywhere. */
function routeUpgrade(
  app: FastifyInstance,
  request: IncomingMessage,
  { socket, head }: { socket: Duplex; head: Buffer },
): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as never);
  response.on('finish', () => socket.end());
  upgrades.set(request, { socket, head, response });
  app.routing(request, response);
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** Throws for other sites and another protocol. */
function refuseForeign(deps: HttpDependencies, handler: SocketHandler, request: FastifyRequest): void {
  if (request.headers.origin !== deps.ownOrigin(request)) throw new Problem('cross-site-request');
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  if (!offered.includes(handler.protocol)) throw new Problem('malformed-request');
}

/** Returns somebody whom the ticket will name, whatever session the browser has. */
async function admitByTicket(deps: HttpDependencies, request: FastifyRequest): Promise<Served> {
  const holder = addressPrefix(request.ip);
  await deps.limits.spend('page', holder);
  const caller = {
    actor: { kind: 'provider', name: 'calls.linked-socket' },
    language: DEFAULT_LANGUAGE,
    country: DEFAULT_COUNTRY,
    csrf: undefined,
  } as const;
  return { ctx: contextOf(deps.services, caller, request), holder, most: PER_ADDRESS, isLive: async () => true };
}

/** Returns the person who opens the socket. Throws for people who are not signed in. */
async function admit(deps: HttpDependencies, handler: SocketHandler, request: FastifyRequest): Promise<Served> {
  const token = request.cookies[deps.names(request).session] ?? '';
  const caller = await deps.authenticate(token);
  if (caller === undefined || !hasAccount(caller.actor)) throw new Problem('not-signed-in');
  if (!handler.access.includes(caller.actor.kind)) throw new Problem('not-allowed');
  return {
    ctx: contextOf(deps.services, caller, request),
    holder: caller.actor.accountId,
    most: PER_ACCOUNT,
    isLive: async () => (await deps.authenticate(token)) !== undefined,
  };
}

interface Served {
  readonly ctx: Context;
  /** Whose sockets are counted together, an account or an address, and how many may be open. */
  readonly holder: string;
  readonly most: number;
  readonly isLive: () => Promise<boolean>;
}

function serve(socket: WebSocket, handler: SocketHandler, { ctx, isLive }: Served): void {
  const line: SocketConnection = {
    get ctx() {
      return readingTimeAnew(ctx);
    },
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
      isLive().then(
        (live) => {
          if (!live) line.refuse('signed-out');
        },
        (error: unknown) => ctx.log.warn({ error }, 'a session could not be looked at'),
      );
    },
  };
  const { hear, closed } = handler.take(line);
  const admits = tokenBucket();
  const pulse = keepPulse(socket);
  const session = setInterval(() => line.recheck(), SESSION_ROUND);
  session.unref();
  socket.on('ping', () => {
    if (!admits()) line.refuse('too-fast');
  });
  socket.on('message', (message: RawData, isBinary: boolean) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!admits()) line.refuse('too-fast');
    else if (isBinary) line.refuse('malformed');
    else hear((message as Buffer).toString('utf8'));
  });
  // A frame violated the protocol. The library closes the socket; without this handler the error would end the process.
  socket.on('error', () => socket.terminate());
  socket.on('close', (code) => {
    clearInterval(session);
    clearInterval(pulse);
    closed(code);
  });
}
