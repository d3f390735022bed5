import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@tabibu/contract/languages';
import type { ProblemBody } from '@tabibu/contract/problems';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Actor, Services } from '../context.ts';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import { askedLanguage } from './asked-language.ts';
import { compressAnswers } from './compress-answers.ts';
import { addSecurityHeaders, setSecurityHeaders } from './headers.ts';
import { problemBody, toProblem, unwordedBody } from './problems.ts';
import { readCookies } from './cookies.ts';

export interface Caller {
  readonly actor: Actor;
  readonly language: Language;
  readonly country: CountryCode;
  readonly csrf: string | undefined;
  /** The session has been idle too long: it may only hear that an emergency waits. */
  readonly isIdle?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    cookies: Record<string, string>;
    caller: Caller | undefined;
    rawBody: Buffer | undefined;
  }
}

const LIMITS = { bodyLimit: 256 * 1024, requestTimeout: 30_000, connectionTimeout: 0 };
const MAX_PARAM = 200;
const MAX_ADDRESS = 4096;

/** Creates a Fastify instance with our limits, security headers and one error handler, but without routes. */
export function createServer(services: Services): FastifyInstance {
  const proxies = services.config.TRUSTED_PROXIES;
  const https = services.config.PUBLIC_URL?.startsWith('https://') === true;
  const app = fastify({
    ...LIMITS,
    routerOptions: { maxParamLength: MAX_PARAM },
    logger: false,
    trustProxy: proxies.length === 0 ? false : [...proxies],
    genReqId: () => newId(services.clock.now()),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Handles addresses that the router cannot read; no hook has run then.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request.url, reply, https);
      refuse(services, error, request, reply);
    },
  });
  app.server.headersTimeout = 10_000;
  app.decorateRequest('caller', undefined);
  app.decorateRequest('rawBody', undefined);
  app.decorateRequest('cookies');
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', (request, reply, done) => {
    // Browsers set their time by it, and what they count towards is of this clock.
    reply.header('date', services.clock.now().toUTCString());
    request.cookies = readCookies(request.headers.cookie);
    done(request.url.length > MAX_ADDRESS ? new Problem('address-too-long') : undefined);
  });
  compressAnswers(app);
  addSecurityHeaders(app, https);
  app.setErrorHandler((error, request, reply) => refuse(services, error, request, reply));
  return app;
}

/** Sends a refusal in the caller's language. If wording it fails, sends an internal error without details. */
export function refuse(services: Services, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error, services.log, request.id);
  const body = wordRefusal(services, problem, request);
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(body);
}

function wordRefusal(services: Services, problem: Problem, request: FastifyRequest): ProblemBody {
  try {
    const language = request.caller?.language ?? askedLanguage(request);
    return problemBody(problem, language, request.id);
  } catch (error) {
    services.log.error({ error, requestId: request.id }, 'a refusal could not be worded');
    return unwordedBody(request.id);
  }
}
