import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../pages/page.ts';
import { pageLanguage } from '../pages/words.ts';
import type { SandboxServices } from '../services.ts';
import { digitsOf } from '../scenario.ts';
import { choosePhonePage, handsetPage, isForPerson } from './page.ts';
import type { Handset } from './page.ts';

const Decision = z.object({
  phone: z.string().max(20),
  payment: z.string().max(100),
  pin: z.string().max(20).default(''),
  decision: z.enum(['approve', 'decline']),
  lang: z.string().max(5).default('sw'),
});

const Key = z.object({
  phone: z.string().max(20),
  session: z.string().max(100),
  key: z.enum(['answer', 'hang-up']),
  lang: z.string().max(5).default('sw'),
});

/** The pages of the test phone: messages and payment prompts of a number, and the person's answers. */
export function handsetRoutes(app: FastifyInstance, services: SandboxServices): void {
  app.get('/sandbox/handset', (request, reply) => {
    const { phone, language } = asked(request.query);
    if (phone === '')
      return sendPage(
        reply,
        200,
        choosePhonePage(services.mayRead === null ? services.world.phones() : null, language),
      );
    return show(services, reply, 200, { phone, language });
  });
  app.get('/sandbox/handset/version', (request, reply) => {
    const { phone } = asked(request.query);
    return reply.type('text/plain').header('cache-control', 'no-store').send(versionOf(services, phone));
  });
  app.post('/sandbox/handset/decide', (request, reply) => decide(services, request, reply));
  app.post('/sandbox/handset/call', (request, reply) => pressKey(services, request, reply));
}

async function pressKey(
  services: SandboxServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const read = Key.safeParse(request.body);
  if (!read.success) return reply.code(400).type('text/plain').send('Bad request');
  const phone = digitsOf(read.data.phone);
  const language = pageLanguage(read.data.lang);
  const done = await services.exchange.press(phone, read.data.session, read.data.key);
  if (!done)
    return show(services, reply, 409, { phone, language, wrong: { transactionId: read.data.session, why: 'gone' } });
  return reply.redirect(`/sandbox/handset?phone=${phone}&lang=${language}`, 303);
}

function decide(services: SandboxServices, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const read = Decision.safeParse(request.body);
  if (!read.success) return reply.code(400).type('text/plain').send('Bad request');
  const { payment: transactionId, pin, decision } = read.data;
  const phone = digitsOf(read.data.phone);
  const language = pageLanguage(read.data.lang);
  const found = services.world.paymentById(transactionId);
  const payment = found === null ? null : services.settlement.current(found);
  if (payment === null || payment.phone !== phone || !isForPerson(payment)) {
    return show(services, reply, 409, { phone, language, wrong: { transactionId, why: 'gone' } });
  }
  if (decision === 'approve' && !/^\d{4}$/.test(pin)) {
    return show(services, reply, 422, { phone, language, wrong: { transactionId, why: 'pinMissing' } });
  }
  if (decision === 'decline')
    services.settlement.settle(payment, { state: 'refused', reason: 'cancelled', paidAmount: null });
  else if (pin === '0000')
    services.settlement.settle(payment, { state: 'refused', reason: 'wrong-pin', paidAmount: null });
  else services.settlement.settle(payment, { state: 'paid', reason: null, paidAmount: payment.amount });
  return reply.redirect(`/sandbox/handset?phone=${phone}&lang=${language}`, 303);
}

function show(
  services: SandboxServices,
  reply: FastifyReply,
  status: number,
  asked: Pick<Handset, 'phone' | 'language' | 'wrong'>,
): FastifyReply {
  const payments = services.world.paymentsOfPhone(asked.phone).map((payment) => services.settlement.current(payment));
  const messages = services.mayRead === null ? services.world.messagesOfPhone(asked.phone) : null;
  return sendPage(
    reply,
    status,
    handsetPage({
      ...asked,
      payments,
      messages,
      calls: services.world.callsOfPhone(asked.phone),
      version: versionOf(services, asked.phone),
    }),
  );
}

/** Returns a text that changes whenever the page would look different. */
function versionOf(services: SandboxServices, phone: string): string {
  const payments = services.world.paymentsOfPhone(phone);
  const ended = payments.filter((payment) => services.settlement.current(payment).state !== 'pending').length;
  const latest = services.world.messagesOfPhone(phone)[0]?.messageId ?? 'none';
  const calls = services.world
    .callsOfPhone(phone)
    .map(({ state }) => state)
    .slice(0, 3)
    .join('.');
  return `${payments.length}-${ended}-${latest}-${calls}`;
}

function asked(query: unknown): { phone: string; language: 'sw' | 'en' } {
  const { phone = '', lang } = query as { phone?: string; lang?: string };
  return { phone: digitsOf(phone).slice(0, 15), language: pageLanguage(lang) };
}
