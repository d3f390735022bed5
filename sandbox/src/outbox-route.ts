import type { FastifyInstance } from 'fastify';
import type { SandboxServices } from './services.ts';
import { digitsOf } from './scenario.ts';

/**
 * Lists the messages that were sent, for tests and the sign-in page. At a public address it lists only the message for
 * which the `key` was made. The browser that asked for a code got this key in the answer.
 */
export function outboxRoute(app: FastifyInstance, { world, mayRead }: SandboxServices): void {
  app.get('/sandbox/outbox', (request) => {
    const { phone = '', since = '', key = '' } = request.query as { phone?: string; since?: string; key?: string };
    const digits = digitsOf(phone);
    const sent =
      digits === '' ? world.phones().flatMap((known) => world.messagesOfPhone(known)) : world.messagesOfPhone(digits);
    const messages = mayRead === null ? sent : sent.filter((message) => mayRead(message, key));
    const from = Date.parse(since) || 0;
    return {
      messages: messages
        .filter(({ at }) => at >= from)
        .map(({ messageId, phone: to, from, text, at }) => ({
          messageId,
          to: `+${to}`,
          from,
          text,
          at: new Date(at).toISOString(),
        })),
    };
  });
}
