import type { FastifyInstance } from 'fastify';
import { sendPage } from '../pages/page.ts';
import { pageLanguage } from '../pages/words.ts';
import type { SandboxServices } from '../services.ts';
import { chooseMailboxPage, mailboxPage } from './page.ts';

/**
 * The pages on which one reads the email that the product sent, and the same as JSON for tests. At a public address
 * they show no message: an email carries a link that is meant for one person.
 */
export function inboxRoutes(app: FastifyInstance, { world, mayRead }: SandboxServices): void {
  const isOpen = mayRead === null;
  const versionOf = (address: string): string => (isOpen ? (world.mailsOf(address)[0]?.mailId ?? 'none') : 'closed');

  app.get('/sandbox/inbox', (request, reply) => {
    const { address, language } = asked(request.query);
    if (address === '') return sendPage(reply, 200, chooseMailboxPage(isOpen ? world.mailboxes() : null, language));
    const mails = isOpen ? world.mailsOf(address) : null;
    return sendPage(reply, 200, mailboxPage({ address, mails, language, version: versionOf(address) }));
  });

  app.get('/sandbox/inbox/version', (request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', 'no-store')
      .send(versionOf(asked(request.query).address)),
  );

  app.get('/sandbox/inbox/html', (request, reply) => {
    const { mail = '' } = request.query as { mail?: string };
    const found = isOpen ? world.mailNamed(mail) : null;
    return reply
      .code(found === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(found?.html ?? '');
  });

  app.get('/sandbox/mails', (request) => {
    const { address } = asked(request.query);
    return { mails: isOpen ? world.mailsOf(address) : [] };
  });
}

function asked(query: unknown): { address: string; language: 'sw' | 'en' } {
  const { address = '', lang } = query as { address?: string; lang?: string };
  return { address: address.trim().slice(0, 320), language: pageLanguage(lang) };
}
