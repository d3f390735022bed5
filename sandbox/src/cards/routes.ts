import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newPayment } from '../new-payment.ts';
import { answerAs } from '../planned-answer.ts';
import { hasMediaType } from '../media-type.ts';
import type { SandboxServices } from '../services.ts';
import { digitsOf, planFor } from '../scenario.ts';
import { cardPayment } from './callback-body.ts';

const Reference = z.string().regex(/^[\x21-\x7e]{1,128}$/);
const Amount = z.string().regex(/^(?!0+(\.0+)?$)\d{1,12}(\.\d{1,2})?$/);
const Currency = z.string().regex(/^[A-Z]{3}$/);
const WebUrl = z.url({ protocol: /^https?$/ });

const Push = z.object({
  reference: Reference,
  method: z.enum(['mpesa', 'tigopesa', 'airtel_money', 'halopesa', 'mtn', 'ecocash', 'lumicash']),
  phone: z.string().regex(/^\+?\d{9,15}$/),
  amount: Amount,
  currency: Currency,
});

const Session = z.object({
  reference: Reference,
  method: z.enum(['card', 'paypal', 'apple_pay', 'google_pay', 'instant_eft', 'snapscan']),
  amount: Amount,
  currency: Currency,
  description: z.string().max(200).default(''),
  language: z.string().max(10).default('sw'),
  return_url: WebUrl,
  cancel_url: WebUrl,
});

/** The card gateway's API: prompts for wallets, sessions of the hosted page, status by reference. */
export function cardRoutes(app: FastifyInstance, services: SandboxServices): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization === `Bearer ${services.secrets.cards.apiKey}`) return undefined;
    return refuse(reply, 401, 'unauthorised', 'The API key is missing or wrong.');
  });
  app.addHook('preValidation', async (request, reply) => {
    if (request.method === 'POST' && !hasMediaType(request, 'application/json'))
      return refuse(reply, 415, 'media_type', 'Send JSON.');
    return undefined;
  });
  app.post('/v1/pushes', (request, reply) => push(services, request, reply));
  app.post('/v1/sessions', (request, reply) => openSession(services, request, reply));
  app.post('/v1/sessions/cancel', (request, reply) => closeSession(services, request, reply));
  app.get('/v1/payments', (request, reply) => {
    const { reference = '' } = request.query as { reference?: string };
    const found = services.world.payment('cards', reference);
    if (found === null) return refuse(reply, 404, 'not_found', 'No payment has this reference.');
    if (planFor(found.phone, services.world.scenarios, services.speed).status === 'unavailable')
      return reply.code(503).send();
    return reply.send(cardPayment(services.settlement.current(found)));
  });
}

function push(services: SandboxServices, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const read = Push.safeParse(request.body);
  if (!read.success) return refuse(reply, 422, 'invalid', z.prettifyError(read.error));
  const { reference, method, amount, currency } = read.data;
  const phone = digitsOf(read.data.phone);
  if (planFor(phone, services.world.scenarios, services.speed).answer === 'unavailable') return reply.code(503).send();
  if (refusedAsDuplicate(services, reference))
    return refuse(reply, 409, 'duplicate_reference', 'This reference was used before.');
  const payee = services.secrets.cards.merchant;
  const asked = {
    party: 'cards',
    externalId: reference,
    flow: 'push',
    method,
    phone,
    amount,
    currency,
    payee,
    echoed: null,
    hosted: null,
  } as const;
  const payment = newPayment(services.world, asked, services.now(), services.speed);
  services.settlement.open(payment);
  return answerAs(payment.plan, request, reply, 202, { id: payment.transactionId, status: 'pending' });
}

/**
 * Opens a session of the hosted page. A repeated request with the same data gets the session that is already open.
 * Other data under a used reference are refused.
 */
function openSession(services: SandboxServices, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const read = Session.safeParse(request.body);
  if (!read.success) return refuse(reply, 422, 'invalid', z.prettifyError(read.error));
  const { reference, method, amount, currency, description, language } = read.data;
  const plan = planFor(null, services.world.scenarios, services.speed);
  if (plan.answer === 'unavailable') return reply.code(503).send();
  const base = services.besideProduct ? new URL(read.data.return_url).origin : originOf(services, request);
  const earlier = services.world.payment('cards', reference);
  if (earlier !== null) {
    const same =
      earlier.state === 'pending' &&
      earlier.method === method &&
      earlier.amount === amount &&
      earlier.currency === currency;
    if (!same) return refuse(reply, 409, 'duplicate_reference', 'This reference was used before.');
    return reply.send({ id: earlier.transactionId, url: `${base}/sandbox/cards/pay/${earlier.transactionId}` });
  }
  const hosted = { returnUrl: read.data.return_url, cancelUrl: read.data.cancel_url, description, language };
  const transactionId = `cs_${randomBytes(16).toString('hex')}`;
  const payee = services.secrets.cards.merchant;
  const asked = {
    party: 'cards',
    externalId: reference,
    transactionId,
    flow: 'hosted',
    method,
    phone: null,
    amount,
    currency,
    payee,
    echoed: null,
    hosted,
  } as const;
  const payment = newPayment(services.world, asked, services.now(), services.speed);
  services.settlement.open(payment);
  return answerAs(payment.plan, request, reply, 201, {
    id: transactionId,
    url: `${base}/sandbox/cards/pay/${transactionId}`,
  });
}

/** Ends a pending session as the payer can on its page, and answers with the payment. One that has ended stays. */
function closeSession(services: SandboxServices, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { reference = '' } = (request.body ?? {}) as { reference?: string };
  const found = services.world.payment('cards', reference);
  if (found === null || found.flow !== 'hosted')
    return refuse(reply, 404, 'not_found', 'No session has this reference.');
  if (planFor(found.phone, services.world.scenarios, services.speed).status === 'unavailable')
    return reply.code(503).send();
  const standing = services.settlement.current(found);
  const ended = services.settlement.settle(standing, { state: 'refused', reason: 'cancelled', paidAmount: null });
  return reply.send(cardPayment(ended));
}

function originOf({ publicUrl }: SandboxServices, { protocol, host }: FastifyRequest): string {
  return publicUrl ?? `${protocol}://${host}`;
}

function refusedAsDuplicate(services: SandboxServices, reference: string): boolean {
  const earlier = services.world.payment('cards', reference);
  if (earlier === null) return false;
  services.world.keepPayment({ ...earlier, asked: earlier.asked + 1 });
  return true;
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ error: { code, message } });
}
