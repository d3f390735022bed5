import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { authenticate } from './modules/identity/index.ts';
import type { Services } from './platform/context.ts';
import { cookieNames } from './platform/http/cookies.ts';
import { mountApiPages } from './platform/http/api-pages.ts';
import { mountHealth } from './platform/http/health.ts';
import type { Health } from './platform/http/health.ts';
import { watchRoutes } from './platform/http/known-paths.ts';
import { openLimits } from './platform/http/limits.ts';
import { mountLiveEvents } from './platform/http/live-route.ts';
import { mountSocket } from './platform/http/socket-route.ts';
import type { SocketDoor } from './platform/http/socket-route.ts';
import { mountRoutes, refuseUnknown } from './platform/http/mount.ts';
import type { Gate } from './platform/http/mount.ts';
import { acceptRawBodies } from './platform/http/raw-bodies.ts';
import { createServer } from './platform/http/server.ts';
import type { LiveChannel } from './platform/jobs/live-channel.ts';
import { ROUTES } from './routes.ts';

export interface AppParts {
  readonly services: Services;
  readonly live: LiveChannel;
  readonly health: Health;
  /** What stands behind the signalling socket of calls. */
  readonly calls: SocketDoor;
  /** Mounts the pages; left out where only the API is wanted. */
  readonly pages?: (app: FastifyInstance, gate: Gate) => Promise<void>;
}

export interface BuiltApp {
  readonly app: FastifyInstance;
  /** Closes the sockets of calls: their browsers come again, elsewhere. */
  readonly closeSockets: () => void;
}

/** The HTTP application: API, live nudges, documentation, health and pages. Not listening yet. */
export async function buildApp({ services, live, health, calls, pages }: AppParts): Promise<BuiltApp> {
  const { config } = services;
  const app = createServer(services);
  const gate: Gate = {
    services,
    names: (request) => cookieNames(reachedSecurely(config.PUBLIC_URL, request)),
    limits: openLimits(config.RATE_LIMITS),
    authenticate: authenticate(services),
    ownOrigin: (request) => config.PUBLIC_URL ?? originOf(request),
    paths: watchRoutes(app),
  };
  // Before a body is read: what nobody takes needs no reading.
  app.addHook('onRequest', async (request, reply) => (request.is404 ? refuseUnknown(services, gate.paths, request, reply) : undefined));
  acceptRawBodies(app, ROUTES);
  mountHealth(app, health);
  mountRoutes(app, ROUTES, gate);
  mountLiveEvents(app, gate, live);
  const closeSockets = mountSocket(app, gate, calls);
  if (!config.production) mountApiPages(app, ENDPOINTS);
  app.setNotFoundHandler((request, reply) => refuseUnknown(services, gate.paths, request, reply));
  if (pages !== undefined) await pages(app, gate);
  return { app, closeSockets };
}

/** Browsers keep `Secure` cookies for https and for their own machine; a plain address of the local network goes without. */
function reachedSecurely(publicUrl: string | undefined, request: FastifyRequest): boolean {
  if (publicUrl?.startsWith('https://') === true) return true;
  return request.protocol === 'https' || /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.host);
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
