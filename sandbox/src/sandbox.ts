import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyPairSyncResult } from 'node:crypto';
import formbody from '@fastify/formbody';
import fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Exchange } from './africastalking/exchange.ts';
import { africasTalkingRoutes } from './africastalking/routes.ts';
import { voiceRoutes } from './africastalking/voice-routes.ts';
import { azamPayCallbackWriter } from './azampay/callback-body.ts';
import { azamPayRoutes } from './azampay/routes.ts';
import { callbackSender } from './callbacks.ts';
import type { CallbackUrl } from './callbacks.ts';
import { cardSignature, writeCardCallback } from './cards/callback-body.ts';
import { payRoutes } from './cards/pay-routes.ts';
import { cardRoutes } from './cards/routes.ts';
import { serveClamd } from './clamd/serve.ts';
import { handsetRoutes } from './handset/routes.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { openJournal } from './journal.ts';
import { outboxRoute } from './outbox-route.ts';
import { payoutPage } from './payouts/routes.ts';
import { STYLE, WATCH_SCRIPT } from './pages/style.ts';
import { hasMediaType } from './media-type.ts';
import type { MayRead, SandboxServices } from './services.ts';
import { pictureRoutes } from './pictures.ts';
import { pushRoutes } from './push/routes.ts';
import { s3Routes } from './s3/routes.ts';
import { sandboxSecrets } from './secrets.ts';
import type { SandboxSecrets } from './secrets.ts';
import { settlement } from './settlement.ts';
import { smtpServer } from './smtp-server.ts';
import { ledgerRoutes } from './truth-routes.ts';
import { textModelRoutes } from './text-model/routes.ts';
import { tcpListener } from './tcp-listener.ts';
import { openStore } from './world.ts';
import { whatsAppRoutes } from './whatsapp/routes.ts';
import { hubSignature } from './whatsapp/status-report.ts';
import type { SandboxCallback, SandboxKeys, SandboxStore } from './world.ts';

export interface SandboxOptions {
  /** The file in which the sandbox keeps its data across restarts; null keeps them in memory only. */
  journalFile: string | null;
  callbackUrl: CallbackUrl;
  now: () => Date;
  secrets?: Partial<SandboxSecrets>;
  /** Divides every natural delay: with 100, three seconds become thirty milliseconds. */
  speed?: number;
  /**
   * Set at a public address. It decides whether the holder of a key may read a message. Other messages, the ledger of
   * payments, the scenarios and the list of numbers are then closed.
   */
  mayRead?: MayRead;
  /** The origin at which browsers reach the sandbox, if it differs from the one that the product calls. */
  publicUrl?: string | null;
  /**
   * The sandbox answers at every address of the product, so its pages open at the one where the person already is: on a
   * phone 127.0.0.1 is the phone.
   */
  besideProduct?: boolean;
  /** Where the stand-ins listen that do not speak HTTP; this machine alone when missing. */
  host?: string;
}

/**
 * Creates one application with the stand-ins of all outside parties: AzamPay, a card gateway, Africa's Talking,
 * WhatsApp, a push service, a bucket of S3, a test phone and a ledger of what really happened. All its paths begin with
 * /sandbox. Listen on it, or pass requests to its `routing` once it is ready. A malware scanner and a mail server
 * listen on ports of their own, which /sandbox/ports names.
 */
export function createSandbox(options: SandboxOptions): FastifyInstance {
  const app = fastify({
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const journal = openJournal(options.journalFile);
  const services = openServices(options, openStore(journal));

  app.register(formbody);
  app.register(async (routes) => mountStandIns(routes, services));
  app.addHook('preValidation', async (request, reply) => {
    if (repeatsName(request)) await reply.code(400).type('text/plain').send('Each name may be given once');
  });
  const scanner = tcpListener((socket) => serveClamd(socket, services));
  const mail = tcpListener(smtpServer(services));
  app.get('/sandbox/ports', () => ({ clamd: scanner.port(), smtp: mail.port() }));
  const running = [services.settlement, services.sender, services.exchange];
  app.addHook('onReady', async () => {
    for (const listener of [scanner, mail]) await listener.listen(options.host ?? '127.0.0.1');
    for (const service of running) service.resume();
  });
  app.addHook('onClose', async () => {
    for (const service of running) service.stop();
    for (const listener of [scanner, mail]) await listener.close();
    journal.close();
  });
  return app;
}

function openServices(options: SandboxOptions, world: SandboxStore): SandboxServices {
  const { callbackUrl, now, publicUrl = null, besideProduct = false, mayRead = null, speed = 1 } = options;
  const secrets = sandboxSecrets(options.secrets);
  const sender = callbackSender(world, callbackUrl, (callback) => signingHeaders(callback, secrets, now), now);
  const writers = {
    azampay: azamPayCallbackWriter(secrets.azampay, () => world.keys()?.privateKey ?? ''),
    cards: writeCardCallback,
  };
  return {
    world,
    sender,
    exchange: new Exchange({ world, callbackUrl, now, speed }),
    secrets,
    settlement: settlement(world, sender, writers, now),
    now,
    speed,
    publicUrl,
    besideProduct,
    mayRead,
  };
}

/** Registers every route of the sandbox. */
function mountStandIns(app: FastifyInstance, services: SandboxServices): void {
  const keys = openKeys(services.world);
  app.register(async (scope) => azamPayRoutes(scope, services, keys), { prefix: '/sandbox/azampay' });
  app.register(async (scope) => cardRoutes(scope, services), { prefix: '/sandbox/cards' });
  app.register(
    async (scope) => {
      africasTalkingRoutes(scope, services);
      voiceRoutes(scope, services);
    },
    { prefix: '/sandbox/africastalking' },
  );
  app.register(async (scope) => whatsAppRoutes(scope, services), { prefix: '/sandbox/whatsapp' });
  app.register(async (scope) => pushRoutes(scope, services), { prefix: '/sandbox/push' });
  app.register(async (scope) => pictureRoutes(scope), { prefix: '/sandbox/pictures' });
  app.register(async (scope) => textModelRoutes(scope, services), { prefix: '/sandbox/text-model' });
  payRoutes(app, services);
  handsetRoutes(app, services);
  inboxRoutes(app, services);
  payoutPage(app, services);
  outboxRoute(app, services);
  // These routes name every payer, and a scenario changes how the payments of all numbers end.
  if (services.mayRead === null) ledgerRoutes(app, services);
  // At a public address strangers would fill the memory.
  if (services.mayRead === null) app.register(async (scope) => s3Routes(scope, services), { prefix: '/sandbox/s3' });
  app.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/handset', 302));
  app.get('/sandbox/sandbox.css', (_request, reply) => reply.type('text/css').send(STYLE));
  app.get('/sandbox/watch.js', (_request, reply) => reply.type('text/javascript').send(WATCH_SCRIPT));
}

/** Returns whether the query or form gives a name more than once. Every stand-in reads one value per name. */
function repeatsName(request: FastifyRequest): boolean {
  const form = hasMediaType(request, 'application/x-www-form-urlencoded') ? request.body : {};
  return [request.query, form].some((given) => Object.values(given ?? {}).some(Array.isArray));
}

let ownPair: KeyPairSyncResult<string, string> | undefined;

/** Returns the keys of the journal, or the pair of this process: making one takes a tenth of a second. */
function openKeys(world: SandboxStore): SandboxKeys {
  const kept = world.keys();
  if (kept !== null) return kept;
  ownPair ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const pair = ownPair;
  const keys = { privateKey: pair.privateKey, publicKey: pair.publicKey, tokenSecret: randomBytes(32).toString('hex') };
  world.keepKeys(keys);
  return keys;
}

/** The card gateway and WhatsApp sign in headers. AzamPay signs inside the body and Africa's Talking not at all. */
function signingHeaders(callback: SandboxCallback, secrets: SandboxSecrets, now: () => Date): Record<string, string> {
  if (callback.party === 'whatsapp') return hubSignature(secrets.whatsapp.appSecret, callback.body);
  if (callback.party !== 'cards') return {};
  return cardSignature(
    callback.forged ? randomBytes(16).toString('hex') : secrets.cards.callbackSecret,
    callback.body,
    now(),
  );
}
