import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SandboxServices } from '../services.ts';
import { decrypt, makeBrowserKeys } from './browser-keys.ts';
import type { BrowserKeys } from './browser-keys.ts';
import { readVapid } from './vapid.ts';

interface PushBrowser {
  readonly endpoint: string;
  readonly keys: BrowserKeys;
  /** The public key of the only sender to which this browser subscribed. */
  readonly senderKey: string;
  readonly messages: KeptPush[];
}

interface KeptPush {
  /** The decrypted text; null when the message was not encrypted for this browser. */
  text: string | null;
  ttl: number;
  urgency: string;
  topic: string | null;
  contact: string;
  at: string;
}

/** The largest body, in bytes, that every push service has to accept. */
const LARGEST = 4096;
const NewBrowser = z.strictObject({ application_server_key: z.string().regex(/^[\w-]{87}$/) });
const FORCED = { gone: 410, 'not-found': 404, 'too-many': 429, 'too-large': 413, unavailable: 503 } as const;

/** A push service (RFC 8030) with browsers that subscribe and receive messages. It keeps everything in memory only. */
export function pushRoutes(app: FastifyInstance, services: SandboxServices): void {
  const browsers = new Map<string, PushBrowser>();
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post('/browsers', (request, reply) => {
    const read = NewBrowser.safeParse(request.body);
    if (!read.success) return reply.code(422).send({ error: z.prettifyError(read.error) });
    const name = randomBytes(24).toString('base64url');
    const keys = makeBrowserKeys();
    const endpoint = `${request.protocol}://${request.host}/sandbox/push/${name}`;
    browsers.set(name, { endpoint, keys, senderKey: read.data.application_server_key, messages: [] });
    return reply.code(201).send({ endpoint, expirationTime: null, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  });

  app.get('/:name', (request, reply) => {
    const browser = browsers.get((request.params as { name: string }).name);
    return browser === undefined ? reply.code(404).send() : { messages: browser.messages };
  });

  app.delete('/:name', (request, reply) =>
    reply.code(browsers.delete((request.params as { name: string }).name) ? 204 : 404).send(),
  );

  app.post('/:name', (request, reply) => {
    const forced = services.world.scenarios.get('*')?.push ?? 'accepted';
    if (forced !== 'accepted') return reply.code(FORCED[forced]).send();
    return take(browsers.get((request.params as { name: string }).name), request, reply, services.now());
  });
}

function take(browser: PushBrowser | undefined, request: FastifyRequest, reply: FastifyReply, at: Date): FastifyReply {
  if (browser === undefined) return reply.code(410).send();
  const { ttl, urgency = 'normal', topic = null } = request.headers as Record<string, string | undefined>;
  const body = request.body;
  if (!/^\d+$/.test(ttl ?? '')) return reply.code(400).send({ error: 'TTL is missing' });
  if (request.headers['content-encoding'] !== 'aes128gcm' || !Buffer.isBuffer(body))
    return reply.code(400).send({ error: 'not aes128gcm' });
  if (body.length > LARGEST) return reply.code(413).send();
  if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) return reply.code(400).send({ error: 'not a topic' });
  // Sender tokens carry the real time, even where a test has moved the product's clock.
  const sender = readVapid(request.headers.authorization, new URL(browser.endpoint).origin, new Date());
  if (typeof sender === 'string') return reply.code(401).send({ error: sender });
  if (sender.key !== browser.senderKey)
    return reply.code(403).send({ error: 'not the sender that the browser subscribed to' });
  browser.messages.push({
    text: decrypt(body, browser.keys),
    ttl: Number(ttl),
    urgency,
    topic,
    contact: sender.contact,
    at: at.toISOString(),
  });
  return reply.code(201).header('location', `${browser.endpoint}/${browser.messages.length}`).send();
}
