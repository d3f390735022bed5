import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newPayment } from '../new-payment.ts';
import { answerAs } from '../planned-answer.ts';
import { hasMediaType } from '../media-type.ts';
import type { SandboxServices } from '../services.ts';
import { digitsOf, planFor } from '../scenario.ts';
import type { SandboxKeys, SandboxPayment } from '../world.ts';
import { networkMessage, networkNumber } from './callback-body.ts';
import { readCheckout } from './checkout-request.ts';
import { payoutRoutes } from './payout-routes.ts';
import { isLiveToken, makeToken } from './token.ts';

/** AzamPay's authenticator, checkout and status hosts under one address. */
export function azamPayRoutes(app: FastifyInstance, services: SandboxServices, keys: SandboxKeys): void {
  app.post('/AppRegistration/GenerateToken', (request, reply) => {
    if (!hasMediaType(request, 'application/json')) return reply.code(415).send();
    const { appName, clientId, clientSecret } = services.secrets.azampay;
    const body = (request.body ?? {}) as Record<string, unknown>;
    const missing = ['appName', 'clientId', 'clientSecret'].filter(
      (name) => typeof body[name] !== 'string' || body[name] === '',
    );
    if (missing.length > 0)
      return invalid(
        reply,
        Object.fromEntries(missing.map((name) => [capital(name), [`The ${capital(name)} field is required.`]])),
      );
    const right =
      body['appName'] === appName && body['clientId'] === clientId && same(String(body['clientSecret']), clientSecret);
    if (!right || !same(String(request.headers['x-api-key'] ?? ''), services.secrets.azampay.apiKey)) {
      return reply.code(423).send({
        data: null,
        message: 'Provided detail is not valid for this app or secret key has expired',
        success: false,
        statusCode: 423,
      });
    }
    return {
      data: makeToken(keys.tokenSecret, appName, services.now()),
      message: 'Token generated successfully',
      success: true,
      statusCode: 200,
    };
  });

  app.get('/azampay/v1/public-key', (_request, reply) => reply.type('text/plain').send(keys.publicKey));

  app.register(async (guarded) => {
    guarded.addHook('onRequest', async (request, reply) => {
      if (isLiveToken(keys.tokenSecret, request.headers.authorization, services.world.tokensFrom(), services.now()))
        return undefined;
      return unauthorized(reply);
    });
    guarded.post('/azampay/mno/checkout', (request, reply) => checkOut(services, request, reply));
    payoutRoutes(guarded, services, keys);
    guarded.get('/api/v1/azampay/transactionstatus', (request, reply) => tellStatus(services, request, reply));
  });
}

function unauthorized(reply: FastifyReply): FastifyReply {
  return reply
    .code(401)
    .send({ data: null, message: 'Please Provide Valid Authorization', success: false, statusCode: 401 });
}

function checkOut(services: SandboxServices, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!hasMediaType(request, 'application/json')) return reply.code(415).send();
  const read = readCheckout(request.body);
  if ('errors' in read) return invalid(reply, read.errors);
  const { provider, accountNumber, amount, externalId, additionalProperties } = read.request;
  const phone = digitsOf(accountNumber);
  const { answer } = planFor(phone, services.world.scenarios, services.speed);
  if (answer === 'unavailable') return reply.code(503).type('text/html').send('<h1>Service Unavailable</h1>');
  if (answer === 'unauthorized') return unauthorized(reply);

  const earlier = services.world.payment('azampay', externalId);
  if (earlier !== null) {
    services.world.keepPayment({ ...earlier, asked: earlier.asked + 1 });
    return reply.send({ success: false, transactionId: null, message: 'Duplicate External Reference Id' });
  }
  const payee = services.secrets.azampay.appName;
  const asked = {
    party: 'azampay',
    externalId,
    flow: 'push',
    method: provider,
    phone,
    amount,
    currency: 'TZS',
    payee,
    echoed: additionalProperties,
    hosted: null,
  } as const;
  const payment = newPayment(services.world, asked, services.now(), services.speed);
  services.settlement.open(payment);
  const message = 'Your request has been received and is being processed.';
  return answerAs(payment.plan, request, reply, 200, { success: true, transactionId: payment.transactionId, message });
}

function tellStatus(services: SandboxServices, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = request.query as Record<string, string | undefined>;
  const { pgReferenceId, externalId } = query;
  const named = pgReferenceId
    ? services.world.paymentById(pgReferenceId)
    : externalId
      ? services.world.payment('azampay', externalId)
      : null;
  if (named === null || named.party !== 'azampay') {
    return reply.code(404).send({ data: null, message: 'Transaction not found', success: false, statusCode: 404 });
  }
  const payment = services.settlement.current(named);
  const shown = planFor(payment.phone, services.world.scenarios, services.speed).status;
  if (shown === 'unavailable') return reply.code(503).type('text/html').send('<h1>Service Unavailable</h1>');
  const word = { pending: 'pending', paid: 'success', refused: 'failed' }[payment.state];
  const data = shown === 'loose' ? word : statusDetails(payment, word);
  return reply.send({ data, message: 'Transaction status', success: true, statusCode: 200 });
}

/**
 * The fields that this stand-in assumes in the status answer. AzamPay documents only `data` (docs/flows/azampay.md).
 */
function statusDetails(payment: SandboxPayment, status: string): object {
  return {
    pgReferenceId: payment.transactionId,
    externalId: payment.externalId,
    status,
    amount: payment.paidAmount ?? payment.amount,
    currency: payment.currency,
    operator: payment.method,
    ...(payment.flow === 'payout' ? { fspReferenceId: networkNumber(payment) } : { vendor: payment.payee }),
    message: payment.state === 'pending' ? 'Waiting for the network' : networkMessage(payment.reason),
  };
}

function invalid(reply: FastifyReply, errors: Record<string, string[]>): FastifyReply {
  const type = 'https://tools.ietf.org/html/rfc7231#section-6.5.1';
  const problem = {
    type,
    title: 'One or more validation errors occurred.',
    status: 400,
    traceId: `00-${reply.request.id}-00`,
    errors,
  };
  return reply.code(400).type('application/problem+json').send(JSON.stringify(problem));
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function same(said: string, expected: string): boolean {
  const a = Buffer.from(said);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
