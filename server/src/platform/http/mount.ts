import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_COUNTRY } from '@tabibu/contract/countries';
import { needsFreshFactor } from '@tabibu/contract/endpoint';
import type { Endpoint } from '@tabibu/contract/endpoint';
import { readOnce } from '../clock.ts';
import { hasAccount, inTransaction, rowAccessOf } from '../context.ts';
import type { Actor, Context, Services } from '../context.ts';
import { passFaultPoint } from '../fault-points.ts';
import { addressPrefix } from '../address-prefix.ts';
import { Problem } from '../problem.ts';
import { askedLanguage } from './asked-language.ts';
import { readPreferences } from './cookies.ts';
import type { CookieNames } from './cookies.ts';
import { refuseCrossSite } from './cross-site.ts';
import type { RunHeavy } from './heavy-work.ts';
import { runIdempotent } from './idempotency.ts';
import type { KnownPaths } from './known-paths.ts';
import type { Limits } from './limits.ts';
import { noteBrokenStream } from './note-broken-stream.ts';
import { demandStatement, refuseClosed, refuseOldBooking } from './old-records.ts';
import type { IsOldBooking } from './old-records.ts';
import { readSent } from './read-sent.ts';
import { requestAddress } from './request-address.ts';
import type { Route } from './route.ts';
import { serializerOf } from './schemas.ts';
import { sendAnswer } from './send-answer.ts';
import type { Caller } from './server.ts';
import { refuse } from './server.ts';

export interface HttpDependencies {
  readonly services: Services;
  /** Cookie names depend on whether the browser uses https. */
  readonly names: (request: FastifyRequest) => CookieNames;
  readonly limits: Limits;
  readonly runHeavy: RunHeavy;
  /**
   * Returns the caller to whom a session token belongs; undefined if the session ended or never existed. Only what a
   * `person` asks counts as use. `bell` is a page that rings: for it an idle session of the front desk goes on.
   */
  readonly authenticate: (token: string, asker?: 'person' | 'page' | 'bell') => Promise<Caller | undefined>;
  readonly isOldBooking: IsOldBooking;
  /** Throws `step-up-required` unless the caller's factor was given in the last five minutes. */
  readonly requireStepUp: (inside: Context) => Promise<void>;
  readonly ownOrigin: (request: FastifyRequest) => string;
  readonly paths: KnownPaths;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/**
 * Mounts routes. Throws at start if an endpoint does not name who may call it (Z-01), or admits patients and does not
 * say what it does while their old records are closed.
 */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], deps: HttpDependencies): void {
  const methodsOf = new Map<string, Set<string>>();
  for (const route of routes) {
    const { endpoint } = route;
    if (endpoint.access.length === 0) throw new Error(`${endpoint.id} says of nobody that they may call it`);
    demandStatement(endpoint);
    if (endpoint.heavy !== undefined && endpoint.idempotent === true)
      throw new Error(`${endpoint.id} is heavy and idempotent: its key already lets it run once`);
    const declared = methodsOf.get(endpoint.path) ?? new Set();
    methodsOf.set(endpoint.path, declared.add(endpoint.method));
    if (endpoint.method === 'GET') declared.add('HEAD');
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      exposeHeadRoute: true,
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      // The schema itself is read when the first reply is written.
      schema: { response: { [endpoint.status ?? 200]: {} } },
      serializerCompiler: () => serializerOf(endpoint),
      handler: (request, reply) => answerOrRefuse(deps, route, request, reply),
    });
  }
  for (const [path, declared] of methodsOf) refuseOtherMethods(app, path, declared, deps);
}

/**
 * Answers every other method at this path with 405. Without that, a wrong method at `/api/things/latest` would reach
 * `/api/things/:id`.
 */
function refuseOtherMethods(app: FastifyInstance, path: string, declared: Set<string>, deps: HttpDependencies): void {
  app.route({
    method: METHODS.filter((method) => !declared.has(method)),
    url: path,
    exposeHeadRoute: false,
    config: { refuses: true },
    handler: async (request, reply) =>
      refuse(
        deps.services,
        new Problem('method-not-allowed'),
        request,
        reply.header('allow', [...declared].join(', ')),
      ),
  });
}

/** Answers a request that no route took: 405 with the allowed methods if the address exists, otherwise 404. */
export function refuseUnknown(
  services: Services,
  paths: KnownPaths,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const methods = paths.methodsAt(requestAddress(request.url).path);
  if (methods.length === 0 || methods.includes(request.method))
    return refuse(services, new Problem('not-found'), request, reply);
  return refuse(services, new Problem('method-not-allowed'), request, reply.header('allow', methods.join(', ')));
}

async function answerOrRefuse(
  deps: HttpDependencies,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { addsToRefusals } = route;
  if (addsToRefusals === undefined) return answerRequest(deps, route, request, reply);
  try {
    return await answerRequest(deps, route, request, reply);
  } catch (error) {
    if (!(error instanceof Problem) || request.caller === undefined) throw error;
    const more = await addsToRefusals(contextOf(deps.services, request.caller, request), request.body);
    throw new Problem(error.code, { ...error.params, ...more }, error.retryAfter);
  }
}

async function answerRequest(
  deps: HttpDependencies,
  { endpoint, verb, asSystem, afterCommit }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const names = deps.names(request);
  const caller = await identify(deps, names, endpoint, request);
  request.caller = caller;
  admit(endpoint, caller.actor);
  refuseClosed(endpoint.id, caller.actor);
  await spend(deps, endpoint, caller.actor, request);
  // Requests that only read need no protection against other sites.
  if (endpoint.method !== 'GET' && caller.actor.kind !== 'provider') refuseForeign(deps, endpoint, request, caller);
  const ctx = contextOf(deps.services, caller, request, asSystem);
  await refuseOldBooking(deps.isOldBooking, endpoint, ctx, request.params);
  if (needsFreshFactor(endpoint)) await inTransaction(ctx, deps.requireStepUp);
  const status = endpoint.status ?? 200;
  if (endpoint.idempotent !== true) {
    const result = await deps.runHeavy({ endpoint, caller, request }, async () => {
      const { input, delivery } = await readSent(endpoint, request, names);
      return verb(ctx, input, delivery);
    });
    return sendAnswer(names, reply, status, noteBrokenStream(ctx, result));
  }
  const { input, delivery } = await readSent(endpoint, request, names);
  const key = request.headers['idempotency-key'];
  const first = await runIdempotent(
    ctx,
    {
      principal: principalOf(caller.actor, request),
      route: endpoint.id,
      key: Array.isArray(key) ? undefined : key,
      body: { params: input.params, query: input.query, body: request.body },
      status,
    },
    (inside) => verb(inside, input, delivery),
  );
  passFaultPoint('after-commit-before-answer');
  if (first.replayed) reply.header('idempotency-replayed', 'true');
  return sendAnswer(names, reply, status, (await afterCommit?.(ctx, input, first.reply)) ?? first.reply);
}

async function identify(
  deps: HttpDependencies,
  names: CookieNames,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Caller> {
  const preferences = readPreferences(request.cookies);
  const visitor = {
    language: askedLanguage(request),
    country: preferences.country ?? DEFAULT_COUNTRY,
    csrf: undefined,
  };
  if (endpoint.access.includes('provider')) return { ...visitor, actor: { kind: 'provider', name: endpoint.id } };
  const token = request.cookies[names.session];
  const caller = token === undefined ? undefined : await deps.authenticate(token, endpoint.askedBy);
  return caller ?? { ...visitor, actor: { kind: 'nobody' } };
}

function admit({ access, withoutPasskey }: Endpoint, actor: Actor): void {
  if (access.includes('anyone')) return;
  const kind = actor.kind === 'job' ? 'operator' : actor.kind;
  if (!access.includes(kind)) throw new Problem(actor.kind === 'nobody' ? 'not-signed-in' : 'not-allowed');
  if (hasAccount(actor) && actor.owesPasskey && withoutPasskey !== true) throw new Problem('passkey-required');
}

function principalOf(actor: Actor, request: FastifyRequest): string {
  return hasAccount(actor) ? actor.accountId : request.ip;
}

async function spend(deps: HttpDependencies, endpoint: Endpoint, actor: Actor, request: FastifyRequest): Promise<void> {
  const { limit } = endpoint;
  if (limit === undefined) return;
  const isByAccount = hasAccount(actor) && limit !== 'ask';
  await deps.limits.spend(limit, isByAccount ? actor.accountId : addressPrefix(request.ip));
}

function refuseForeign(deps: HttpDependencies, endpoint: Endpoint, request: FastifyRequest, caller: Caller): void {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  refuseCrossSite(
    {
      method: request.method,
      origin: header('origin'),
      fetchSite: header('sec-fetch-site'),
      referer: header('referer'),
      contentType: header('content-type'),
      hasBody: (request.body ?? request.rawBody) !== undefined,
      csrf: header('x-csrf'),
      takes: endpoint.sends,
    },
    deps.ownOrigin(request),
    caller.csrf,
  );
}

/** Returns the context for a caller's request; `asSystem` as in `Route`. */
export function contextOf(services: Services, caller: Caller, request: FastifyRequest, asSystem = false): Context {
  return {
    ...services,
    db: services.db.actingFor(asSystem ? { role: 'system' } : rowAccessOf(caller.actor)),
    clock: readOnce(services.clock),
    actor: caller.actor,
    language: caller.language,
    country: caller.country,
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
}
