import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasMediaType } from '../media-type.ts';
import type { SandboxServices } from '../services.ts';
import { digitsOf } from '../scenario.ts';

/**
 * Africa's Talking's voice API. A request rings the first phone. The rest of the call is between the exchange, the
 * phones and the product's callback address.
 */
export function voiceRoutes(app: FastifyInstance, services: SandboxServices): void {
  app.post('/voice/call', (request, reply) => startCall(services, request, reply));
}

function startCall(services: SandboxServices, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { username, apiKey } = services.secrets.africasTalking;
  const form = (hasMediaType(request, 'application/x-www-form-urlencoded') ? request.body : {}) as Record<
    string,
    string | undefined
  >;
  if (request.headers['apikey'] !== apiKey || (form['username'] !== undefined && form['username'] !== username)) {
    return reply.code(401).type('text/plain').send('The supplied authentication is invalid');
  }
  const { from = '', to = '', clientRequestId } = form;
  if (form['username'] === undefined || from === '' || to === '')
    return reply.code(400).type('text/plain').send('Request is missing required form field');
  const end = services.world.scenarios.get(digitsOf(to))?.voice ?? services.world.scenarios.get('*')?.voice;
  if (end === 'unavailable') return reply.code(503).type('text/html').send('<h1>Service Unavailable</h1>');
  if (end === 'no-credit') return reply.code(201).send({ entries: [], errorMessage: 'InsufficientCredit' });
  if (!/^\+\d{9,15}$/.test(to) || end === 'invalid-number') return entry(reply, to, 'InvalidPhoneNumber', 'None');
  if (end === 'not-supported') return entry(reply, to, 'DestinationNotSupported', 'None');
  const { sessionId } = services.exchange.ring({ from, to, clientRequestId: clientRequestId ?? null });
  if (end === 'lost') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  return entry(reply, to, 'Queued', sessionId);
}

function entry(reply: FastifyReply, phoneNumber: string, status: string, sessionId: string): FastifyReply {
  return reply.code(201).send({ entries: [{ phoneNumber, status, sessionId }], errorMessage: 'None' });
}
