import { generateKeyPairSync, randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Exchange } from './africastalking/exchange.ts';
import { africasTalkingRoutes } from './africastalking/routes.ts';
import { voiceRoutes } from './africastalking/voice-routes.ts';
import { azamPayCallbackWriter } from './azampay/callback-body.ts';
import { azamPayRoutes } from './azampay/routes.ts';
import { callbackSender, type CallbackUrl } from './callbacks.ts';
import { cardSignature, writeCardCallback } from './cards/callback-body.ts';
import { payRoutes } from './cards/pay-routes.ts';
import { cardRoutes } from './cards/routes.ts';
import { handsetRoutes } from './handset/routes.ts';
import { openJournal } from './journal.ts';
import { outboxRoute } from './outbox-route.ts';
import { STYLE, WATCH_SCRIPT } from './pages/style.ts';
import { hasMediaType } from './parts.ts';
import type { MayRead, Parts } from './parts.ts';
import { pushRoutes } from './push/routes.ts';
import { sandboxSecrets, type SandboxSecrets } from './secrets.ts';
import { settlement } from './settlement.ts';
import { truthRoutes } from './truth-routes.ts';
import { openWorld, type SandboxCallback, type SandboxKeys, type World } from './world.ts';

export type { CallbackUrl } from './callbacks.ts';
export type { Party } from './world.ts';

export interface SandboxOptions {
  /** Where the stand-ins keep their truth across restarts; null keeps it in memory only. */
  journalFile: string | null;
  callbackUrl: CallbackUrl;
  now: () => Date;
  secrets?: Partial<SandboxSecrets>;
  /** Divides every natural delay: 100 makes three seconds thirty milliseconds. */
  speed?: number;
  /**
   * Set where strangers can reach the pages: decides whether the bearer of a key may read a message. Other messages, the ledger of the
   * truth, forced scenarios and the list of numbers are then shut.
   */
  mayRead?: MayRead;
  /** The origin at which browsers reach the sandbox, when it is not the one that calls come to. */
  publicUrl?: string | null;
}

/**
 * The outside parties' stand-ins as one application: AzamPay, a card gateway, Africa's Talking, a test phone and a
 * ledger of the truth. Everything lives under /sandbox. Listen on it, or, once it is ready, hand requests to its `routing`.
 */
export function createSandbox(options: SandboxOptions): FastifyInstance {
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  const journal = openJournal(options.journalFile);
  const world = openWorld(journal);
  const secrets = sandboxSecrets(options.secrets);
  const sender = callbackSender(world, options.callbackUrl, (callback) => signingHeaders(callback, secrets, options.now), options.now);
  const writers = { azampay: azamPayCallbackWriter(secrets.azampay, () => world.keys()?.privateKey ?? ''), cards: writeCardCallback };
  const settling = settlement(world, sender, writers, options.now);
  const speed = options.speed ?? 1;
  const exchange = new Exchange({ world, callbackUrl: options.callbackUrl, now: options.now, speed });
  const parts: Parts = { world, sender, exchange, secrets, settlement: settling, now: options.now, speed, publicUrl: options.publicUrl ?? null, mayRead: options.mayRead ?? null };

  app.register(formbody);
  app.register(async (routes) => {
    const keys = openKeys(world);
    routes.register(async (scope) => azamPayRoutes(scope, parts, keys), { prefix: '/sandbox/azampay' });
    routes.register(async (scope) => cardRoutes(scope, parts), { prefix: '/sandbox/cards' });
    routes.register(async (scope) => {
      africasTalkingRoutes(scope, parts);
      voiceRoutes(scope, parts);
    }, { prefix: '/sandbox/africastalking' });
    routes.register(async (scope) => pushRoutes(scope, parts), { prefix: '/sandbox/push' });
    payRoutes(routes, parts);
    handsetRoutes(routes, parts);
    outboxRoute(routes, parts);
    // They name every payer, and a scenario changes what everybody's payments do.
    if (parts.mayRead === null) truthRoutes(routes, parts);
    routes.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/handset', 302));
    routes.get('/sandbox/sandbox.css', (_request, reply) => reply.type('text/css').send(STYLE));
    routes.get('/sandbox/watch.js', (_request, reply) => reply.type('text/javascript').send(WATCH_SCRIPT));
  });
  app.addHook('preValidation', async (request, reply) => {
    if (repeatsName(request)) await reply.code(400).type('text/plain').send('Each name may be given once');
  });
  app.addHook('onReady', async () => {
    settling.resume();
    sender.resume();
    exchange.resume();
  });
  app.addHook('onClose', async () => {
    settling.stop();
    sender.stop();
    exchange.stop();
    journal.close();
  });
  return app;
}

/** A query or a form that names something twice: every stand-in reads one value. */
function repeatsName(request: FastifyRequest): boolean {
  const form = hasMediaType(request, 'application/x-www-form-urlencoded') ? request.body : {};
  return [request.query, form].some((given) => Object.values(given ?? {}).some(Array.isArray));
}

function openKeys(world: World): SandboxKeys {
  const kept = world.keys();
  if (kept !== null) return kept;
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const keys = { privateKey: pair.privateKey, publicKey: pair.publicKey, tokenSecret: randomBytes(32).toString('hex') };
  world.keepKeys(keys);
  return keys;
}

/** AzamPay signs inside the body and Africa's Talking not at all; the card gateway signs when it sends. */
function signingHeaders(callback: SandboxCallback, secrets: SandboxSecrets, now: () => Date): Record<string, string> {
  if (callback.party !== 'cards') return {};
  return cardSignature(callback.forged ? randomBytes(16).toString('hex') : secrets.cards.callbackSecret, callback.body, now());
}
