import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { digitsOf } from '../scenario.ts';
import type { Scenario } from '../scenario.ts';
import type { SandboxServices } from '../services.ts';
import { statusReport } from './status-report.ts';
import { approvedText } from './templates.ts';

const Message = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual').optional(),
  to: z.string(),
  type: z.enum(['template', 'text']),
  text: z.object({ body: z.string().max(4096) }).optional(),
  template: z
    .strictObject({
      name: z.string(),
      language: z.strictObject({ code: z.string() }),
      components: z
        .array(
          z.strictObject({
            type: z.literal('body'),
            parameters: z.array(z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(1024) })),
          }),
        )
        .default([]),
    })
    .optional(),
});

/** The answers to an error: HTTP status and what Meta says. */
const ERRORS: ReadonlyMap<number, readonly [status: number, message: string, details: string]> = new Map([
  [100, [400, 'Invalid parameter', 'The request has a parameter that is missing or wrong.']],
  [190, [401, 'Access token has expired', 'Error validating access token.']],
  [130429, [429, 'Rate limit hit', 'Too many messages were sent from this phone number in a short time.']],
  [131026, [400, 'Message undeliverable', 'The number has no WhatsApp, or an old version of it.']],
  [131047, [400, 'Re-engagement message', 'More than 24 hours have passed since the person last wrote.']],
  [131056, [429, 'Pair rate limit hit', 'Too many messages were sent to this phone number in a short time.']],
  [132000, [400, 'Number of parameters does not match', 'body: number of parameters does not match the template']],
  [132001, [404, 'Template name does not exist in the translation', 'There is no such template in this language.']],
]);

const FORCED: Readonly<Partial<Record<NonNullable<Scenario['whatsapp']>, number>>> = {
  'no-whatsapp': 131026,
  window: 131047,
  busy: 130429,
  'pair-busy': 131056,
  'token-over': 190,
};

/**
 * WhatsApp's Cloud API. A message appears on the page of the test phone and in the outbox; reports of its way follow. A
 * person of the sandbox never writes to us, so free text is always out of its window.
 */
export function whatsAppRoutes(app: FastifyInstance, services: SandboxServices): void {
  app.post('/:version/:phoneNumberId/messages', (request, reply) => sendMessage(services, request, reply));
}

function sendMessage(services: SandboxServices, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { token, phoneNumberId } = services.secrets.whatsapp;
  if (request.headers.authorization !== `Bearer ${token}`) return refuse(reply, 190);
  const read = Message.safeParse(request.body);
  if ((request.params as { phoneNumberId: string }).phoneNumberId !== phoneNumberId || !read.success)
    return refuse(reply, 100);
  const { to, type, template } = read.data;
  const phone = to.replace(/^\+/, '');
  if (!/^\d{9,15}$/.test(phone)) return refuse(reply, 100);
  const forced = forcedOf(services, phone);
  if (forced === 'unavailable') return reply.code(503).type('text/html').send('<h1>Service Unavailable</h1>');
  const error = forced === undefined ? undefined : FORCED[forced];
  if (error !== undefined) return refuse(reply, error);
  if (type === 'text') return refuse(reply, 131047);
  if (template === undefined) return refuse(reply, 100);
  const values = template.components.flatMap(({ parameters }) => parameters.map(({ text }) => text));
  const text = approvedText(template.name, template.language.code, values);
  if (text === undefined) return refuse(reply, 132001);
  if (text === null) return refuse(reply, 132000);
  return deliver(services, reply, { phone, input: to, text, forced });
}

function forcedOf({ world }: SandboxServices, phone: string): Scenario['whatsapp'] {
  return world.scenarios.get(digitsOf(phone))?.whatsapp ?? world.scenarios.get('*')?.whatsapp;
}

interface Delivery {
  readonly phone: string;
  readonly input: string;
  readonly text: string;
  readonly forced: Scenario['whatsapp'];
}

function deliver(
  services: SandboxServices,
  reply: FastifyReply,
  { phone, input, text, forced }: Delivery,
): FastifyReply {
  const messageId = `wamid.${randomBytes(24).toString('base64')}`;
  const at = services.now().getTime();
  const lost = forced === 'undelivered';
  if (!lost && forced !== 'phone-off') services.world.keepMessage({ messageId, phone, from: 'WhatsApp', text, at });
  const statuses =
    forced === 'unreported' ? [] : forced === 'phone-off' ? ['sent'] : ['sent', lost ? 'failed' : 'delivered'];
  for (const [index, status] of statuses.entries())
    services.sender.send(
      statusReport(services, { messageId, phone, status, dueAt: at + ((index + 1) * 1_000) / services.speed }),
    );
  return reply.code(200).send({
    messaging_product: 'whatsapp',
    contacts: [{ input, wa_id: phone }],
    messages: [{ id: messageId, message_status: 'accepted' }],
  });
}

function refuse(reply: FastifyReply, code: number): FastifyReply {
  const [status, message, details] = ERRORS.get(code)!;
  return reply.code(status).send({
    error: {
      message: `(#${code}) ${message}`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details },
      fbtrace_id: randomBytes(8).toString('hex'),
    },
  });
}
