import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasMediaType } from '../media-type.ts';
import type { SandboxServices } from '../services.ts';
import { digitsOf } from '../scenario.ts';
import type { Scenario } from '../scenario.ts';

const COST_PER_PART = 22;

/**
 * Africa's Talking's bulk SMS. Messages appear on the page of the test phone and in the outbox. A delivery report
 * follows each.
 */
export function africasTalkingRoutes(app: FastifyInstance, services: SandboxServices): void {
  app.post('/version1/messaging', (request, reply) => sendMessages(services, request, reply));
}

function sendMessages(services: SandboxServices, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { username, apiKey } = services.secrets.africasTalking;
  const form = (hasMediaType(request, 'application/x-www-form-urlencoded') ? request.body : {}) as Record<
    string,
    string | undefined
  >;
  if (request.headers['apikey'] !== apiKey || (form['username'] !== undefined && form['username'] !== username)) {
    return reply.code(401).type('text/plain').send('The supplied authentication is invalid');
  }
  const { to = '', message = '', from } = form;
  if (form['username'] === undefined || to === '' || message === '') {
    return reply.code(400).type('text/plain').send('Request is missing required form field');
  }
  const forced =
    services.world.scenarios.get(digitsOf(to.split(',')[0] ?? ''))?.sms ?? services.world.scenarios.get('*')?.sms;
  if (forced === 'unavailable') return reply.code(503).type('text/html').send('<h1>Service Unavailable</h1>');
  if (from !== undefined && !/^[A-Za-z0-9 ]{1,11}$/.test(from)) return answer(reply, 'InvalidSenderId', []);
  if (forced === 'empty') return answer(reply, 'Sent to 0/1 Total Cost: 0', []);

  const recipients = to.split(',').map((number) => {
    if (!/^\+\d{9,15}$/.test(number.trim()))
      return { statusCode: 403, number, status: 'InvalidPhoneNumber', cost: '0', messageId: 'None' };
    if (forced === 'refused')
      return { statusCode: 406, number, status: 'UserInBlacklist', cost: '0', messageId: 'None' };
    return deliver(services, { number: number.trim(), text: message, from: from ?? null, forced });
  });
  const sent = recipients.filter((recipient) => recipient.statusCode === 101).length;
  const total = (sent * COST_PER_PART * partCount(message)).toFixed(4);
  return answer(reply, `Sent to ${sent}/${recipients.length} Total Cost: TZS ${total}`, recipients);
}

interface Delivery {
  readonly number: string;
  readonly text: string;
  readonly from: string | null;
  readonly forced: Scenario['sms'];
}

function deliver(services: SandboxServices, { number, text, from, forced }: Delivery) {
  const messageId = `ATXid_${randomBytes(16).toString('hex')}`;
  const phone = digitsOf(number);
  const at = services.now().getTime();
  const lost = forced === 'undelivered';
  if (!lost) services.world.keepMessage({ messageId, phone, from, text, at });
  const report = {
    id: randomBytes(12).toString('hex'),
    party: 'africastalking',
    externalId: messageId,
    path: 'delivery-report',
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({
      id: messageId,
      status: lost ? 'Failed' : 'Success',
      ...(lost ? { failureReason: 'UserIsInactive' } : {}),
      phoneNumber: number,
      networkCode: '64004',
      retryCount: '0',
    }).toString(),
    forged: false,
    dueAt: at + 1_000 / services.speed,
    sentAt: null,
    result: null,
  } as const;
  if (forced !== 'unreported') services.sender.send(report);
  const messageParts = partCount(text);
  return {
    statusCode: 101,
    number,
    status: 'Success',
    cost: `TZS ${(COST_PER_PART * messageParts).toFixed(4)}`,
    messageId,
    messageParts,
  };
}

/**
 * Returns the number of SMS parts: 160 characters in a single GSM-7 part, 153 each in several. With a character outside
 * GSM-7 it is 70 and 67.
 */
function partCount(text: string): number {
  const plain = /^[\n\r\x20-\x5f\x61-\x7eÉéèùìòàÇØøÅåÆæßÄÖÑÜäöñü§¡¿€£¥]*$/.test(text);
  const [single, several] = plain ? [160, 153] : [70, 67];
  return text.length <= single ? 1 : Math.ceil(text.length / several);
}

function answer(reply: FastifyReply, Message: string, Recipients: object[]): FastifyReply {
  return reply.code(201).send({ SMSMessageData: { Message, Recipients } });
}
