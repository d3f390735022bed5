import type { FastifyInstance } from 'fastify';
import type { Parts } from './parts.ts';
import { digitsOf } from './scenario.ts';

/**
 * The messages that were sent, for tests and the sign-in screen. Where strangers reach the sandbox, only the message that the key was made
 * for: the browser that asked for a code has it from the answer to its question.
 */
export function outboxRoute(app: FastifyInstance, { world, mayRead }: Parts): void {
  app.get('/sandbox/outbox', (request) => {
    const { phone = '', since = '', key = '' } = request.query as { phone?: string; since?: string; key?: string };
    const digits = digitsOf(phone);
    const sent = digits === '' ? world.phones().flatMap((known) => world.messagesOfPhone(known)) : world.messagesOfPhone(digits);
    const messages = mayRead === null ? sent : sent.filter((message) => mayRead(message, key));
    const from = Date.parse(since) || 0;
    return { messages: messages.filter(({ at }) => at >= from).map(({ messageId, phone: to, from, text, at }) => ({ messageId, to: `+${to}`, from, text, at: new Date(at).toISOString() })) };
  });
}
