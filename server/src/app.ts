import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS, NAMED_SCHEMAS } from '@tabibu/contract/endpoints';
import { leavePages } from './leave-pages.ts';
import { isOldBooking } from './modules/bookings/index.ts';
import { authenticate, requireStepUp } from './modules/identity/index.ts';
import type { Services } from './platform/context.ts';
import { cookieNames } from './platform/http/cookies.ts';
import { mountApiPages } from './platform/http/api-pages.ts';
import { mountHealth } from './platform/http/health.ts';
import type { Health } from './platform/http/health.ts';
import { trackRoutes } from './platform/http/known-paths.ts';
import { mountCspReports } from './platform/http/csp-reports.ts';
import { openHeavyWork } from './platform/http/heavy-work.ts';
import { openLimits } from './platform/http/limits.ts';
import { mountLiveEvents } from './platform/http/live-route.ts';
import { mountSocket } from './platform/http/socket-route.ts';
import type { SocketHandler } from './platform/http/socket-route.ts';
import { countUnderWay } from './platform/http/under-way.ts';
import { mountRoutes, refuseUnknown } from './platform/http/mount.ts';
import type { HttpDependencies } from './platform/http/mount.ts';
import { acceptRawBodies } from './platform/http/raw-bodies.ts';
import { createServer } from './platform/http/server.ts';
import type { LiveChannel } from './platform/jobs/live-channel.ts';
import type { ApiDescription } from './platform/openapi/describe-api.ts';
import { ROUTES } from './routes.ts';

export interface AppParts {
  readonly services: Services;
  readonly live: LiveChannel;
  readonly health: Health;
  /** Handles the sockets that carry the signals of calls. */
  readonly calls: SocketHandler;
  /** Mounts the pages; leave it out if only the API is wanted. */
  readonly pages?: (app: FastifyInstance, deps: HttpDependencies) => Promise<void>;
}

export interface BuiltApp {
  readonly app: FastifyInstance;
  /** Closes the sockets of calls; browsers then reconnect, to another process if there is one. */
  readonly closeSockets: () => void;
}

/** Builds the HTTP application: API, live events, API description, health and pages. It does not listen yet. */
export async function buildApp({ services, live, health, calls, pages }: AppParts): Promise<BuiltApp> {
  const { config } = services;
  const app = createServer(services);
  const deps: HttpDependencies = {
    services,
    names: (request) => cookieNames(reachedSecurely(config.PUBLIC_URL, request)),
    limits: openLimits(config.RATE_LIMITS, countUnderWay(app)),
    runHeavy: openHeavyWork(),
    authenticate: authenticate(services),
    isOldBooking,
    requireStepUp,
    ownOrigin: (request) => config.PUBLIC_URL ?? originOf(request),
    paths: trackRoutes(app),
  };
  // Before the body is read: the body of a request that no route takes need not be read.
  app.addHook('onRequest', async (request, reply) =>
    request.is404 ? refuseUnknown(services, deps.paths, request, reply) : undefined,
  );
  acceptRawBodies(app, ROUTES);
  mountHealth(app, health);
  mountRoutes(app, ROUTES, deps);
  mountLiveEvents(app, deps, live);
  await mountCspReports(app, deps);
  const closeSockets = mountSocket(app, deps, calls);
  await leavePages(app, deps);
  if (!config.production) mountApiPages(app, loadDescription);
  app.setNotFoundHandler((request, reply) => refuseUnknown(services, deps.paths, request, reply));
  if (pages !== undefined) await pages(app, deps);
  return { app, closeSockets };
}

/**
 * Returns the description of the API. The code and its library are loaded on the first request, which happens during
 * development only.
 */
async function loadDescription(): Promise<ApiDescription> {
  const { describeApi } = await import('./platform/openapi/describe-api.ts');
  return describeApi(ENDPOINTS, NAMED_SCHEMAS);
}

/**
 * Returns whether the browser will keep `Secure` cookies: over https, and on the machine itself. At an http address of
 * the local network it will not.
 */
function reachedSecurely(publicUrl: string | undefined, request: FastifyRequest): boolean {
  if (publicUrl?.startsWith('https://') === true) return true;
  return request.protocol === 'https' || /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.host);
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
