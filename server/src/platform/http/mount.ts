import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_COUNTRY } from '@tabibu/contract/countries';
import { DEFAULT_LANGUAGE } from '@tabibu/contract/languages';
import type { Endpoint, Knocker } from '@tabibu/contract/endpoint';
import type { Actor, Context, Services } from '../context.ts';
import { passFaultPoint } from '../fault-points.ts';
import { neighbourhood } from '../neighbourhood.ts';
import { Problem } from '../problem.ts';
import { Answer } from './answer.ts';
import { httpOnlyCookie, readPreferences } from './cookies.ts';
import type { CookieNames } from './cookies.ts';
import { refuseCrossSite } from './cross-site.ts';
import { once } from './idempotency.ts';
import type { KnownPaths } from './known-paths.ts';
import type { Limits } from './limits.ts';
import { addressOf } from './request-address.ts';
import type { Route } from './route.ts';
import { readInput, readParams, replySchema } from './schemas.ts';
import type { Caller } from './server.ts';
import { refuse } from './server.ts';

export interface Gate {
  readonly services: Services;
  /** Cookie names depend on whether the browser reached us securely. */
  readonly names: (request: FastifyRequest) => CookieNames;
  readonly limits: Limits;
  /** Who holds a session token; undefined when the session is over or never was. */
  readonly authenticate: (token: string, asker?: 'person' | 'page') => Promise<Caller | undefined>;
  readonly ownOrigin: (request: FastifyRequest) => string;
  readonly paths: KnownPaths;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** Mounts routes. A route whose endpoint names nobody who may knock stops the start (Z-01). */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], gate: Gate): void {
  const methodsOf = new Map<string, Set<string>>();
  for (const { endpoint, verb } of routes) {
    if (endpoint.access.length === 0) throw new Error(`${endpoint.id} says of nobody that they may call it`);
    const declared = methodsOf.get(endpoint.path) ?? new Set();
    methodsOf.set(endpoint.path, declared.add(endpoint.method));
    if (endpoint.method === 'GET') declared.add('HEAD');
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      exposeHeadRoute: true,
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      schema: { response: { [endpoint.status ?? 200]: replySchema(endpoint) } },
      handler: (request, reply) => answerRequest(gate, endpoint, verb, request, reply),
    });
  }
  for (const [path, declared] of methodsOf) refuseOtherMethods(app, path, declared, gate);
}

/** Without these, a wrong method at `/api/things/latest` would reach `/api/things/:id`. */
function refuseOtherMethods(app: FastifyInstance, path: string, declared: Set<string>, gate: Gate): void {
  app.route({
    method: METHODS.filter((method) => !declared.has(method)),
    url: path,
    exposeHeadRoute: false,
    config: { refuses: true },
    handler: async (request, reply) => refuse(gate.services, new Problem('method-not-allowed'), request, reply.header('allow', [...declared].join(', '))),
  });
}

/** Answers what no route took: a wrong method at an address of ours is named with the right ones, all else is not found. */
export function refuseUnknown(services: Services, paths: KnownPaths, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = paths.methodsAt(addressOf(request.url).path);
  if (methods.length === 0 || methods.includes(request.method)) return refuse(services, new Problem('not-found'), request, reply);
  return refuse(services, new Problem('method-not-allowed'), request, reply.header('allow', methods.join(', ')));
}

async function answerRequest(gate: Gate, endpoint: Endpoint, verb: Route['verb'], request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const names = gate.names(request);
  const caller = await identify(gate, names, endpoint, request);
  request.caller = caller;
  admit(endpoint.access, caller.actor);
  await spend(gate, endpoint, caller.actor, request);
  // Reading is safe from anywhere.
  if (endpoint.method !== 'GET' && caller.actor.kind !== 'provider') refuseForeign(gate, request, caller);
  const ctx = contextOf(gate.services, caller, request);
  const input = {
    params: readParams(endpoint.params, request.params),
    query: readInput(endpoint.query, request.query),
    body: readInput(endpoint.body, request.body),
  };
  const delivery = { raw: request.rawBody ?? Buffer.alloc(0), headers: request.headers, challengeCookie: request.cookies[names.challenge], deviceCookie: request.cookies[names.device] };
  const status = endpoint.status ?? 200;
  const run = (inside: Context) => verb(inside, input, delivery);
  if (endpoint.idempotent !== true) return send(names, reply, status, await run(ctx));
  const key = request.headers['idempotency-key'];
  const first = await once(ctx, {
    principal: principalOf(caller.actor, request),
    route: endpoint.id,
    key: Array.isArray(key) ? undefined : key,
    body: { params: input.params, query: input.query, body: request.body },
    status,
  }, run);
  passFaultPoint('after-commit-before-answer');
  if (first.replayed) reply.header('idempotency-replayed', 'true');
  return send(names, reply, status, first.reply);
}

async function identify(gate: Gate, names: CookieNames, endpoint: Endpoint, request: FastifyRequest): Promise<Caller> {
  const preferences = readPreferences(request.cookies);
  const visitor = { language: preferences.language ?? DEFAULT_LANGUAGE, country: preferences.country ?? DEFAULT_COUNTRY, csrf: undefined };
  if (endpoint.access.includes('provider')) return { ...visitor, actor: { kind: 'provider', name: endpoint.id } };
  const token = request.cookies[names.session];
  const caller = token === undefined ? undefined : await gate.authenticate(token);
  return caller ?? { ...visitor, actor: { kind: 'nobody' } };
}

function admit(access: readonly Knocker[], actor: Actor): void {
  if (access.includes('anyone')) return;
  const kind = actor.kind === 'job' ? 'operator' : actor.kind;
  if (access.includes(kind)) return;
  throw new Problem(actor.kind === 'nobody' ? 'not-signed-in' : 'not-allowed');
}

function principalOf(actor: Actor, request: FastifyRequest): string {
  return isPerson(actor) ? actor.accountId : request.ip;
}

function isPerson(actor: Actor): actor is Extract<Actor, { accountId: string }> {
  return actor.kind === 'patient' || actor.kind === 'doctor';
}

async function spend(gate: Gate, endpoint: Endpoint, actor: Actor, request: FastifyRequest): Promise<void> {
  if (endpoint.limit !== undefined) await gate.limits.spend(endpoint.limit, isPerson(actor) ? actor.accountId : neighbourhood(request.ip));
}

function refuseForeign(gate: Gate, request: FastifyRequest, caller: Caller): void {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  refuseCrossSite({
    method: request.method,
    origin: header('origin'),
    fetchSite: header('sec-fetch-site'),
    contentType: header('content-type'),
    hasBody: request.body !== undefined && request.body !== null,
    csrf: header('x-csrf'),
  }, gate.ownOrigin(request), caller.csrf);
}

/** The context of what a caller asks for. */
export function contextOf(services: Services, caller: Caller, request: FastifyRequest): Context {
  return {
    ...services,
    actor: caller.actor,
    language: caller.language,
    country: caller.country,
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
}

function send(names: CookieNames, reply: FastifyReply, status: number, result: unknown): FastifyReply {
  reply.code(status);
  if (!(result instanceof Answer)) return reply.send(result);
  const { headers, contentType, session, challenge, device, ready } = result.extras;
  if (headers !== undefined) reply.headers(headers);
  if (session === 'clear') {
    reply.header('set-cookie', httpOnlyCookie(names.session, '', 0, names.secure));
    reply.header('clear-site-data', '"cache", "storage"');
  } else if (session !== undefined) {
    reply.header('set-cookie', httpOnlyCookie(names.session, session.token, session.maxAgeSeconds, names.secure));
  }
  if (challenge !== undefined) reply.header('set-cookie', httpOnlyCookie(names.challenge, challenge, 600, names.secure));
  if (device !== undefined) reply.header('set-cookie', httpOnlyCookie(names.device, device.proof, device.maxAgeSeconds, names.secure));
  if (contentType !== undefined) return reply.type(contentType).serializer((body) => body as string).send(result.body);
  if (ready === true) return reply.type('application/json; charset=utf-8').serializer((body) => body as string).send(result.body);
  return reply.send(result.body);
}
