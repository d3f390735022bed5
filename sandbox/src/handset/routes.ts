import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../pages/page.ts';
import { pageLanguage } from '../pages/words.ts';
import type { Parts } from '../parts.ts';
import { digitsOf } from '../scenario.ts';
import { choosePhonePage, handsetPage, isForPerson, type Handset } from './page.ts';

const Decision = z.object({
  phone: z.string().max(20),
  payment: z.string().max(100),
  pin: z.string().max(20).default(''),
  decision: z.enum(['approve', 'decline']),
  lang: z.string().max(5).default('sw'),
});

const Key = z.object({ phone: z.string().max(20), session: z.string().max(100), key: z.enum(['answer', 'hang-up']), lang: z.string().max(5).default('sw') });

/** The test phone's pages: messages and prompts of a number, and the person's answer. */
export function handsetRoutes(app: FastifyInstance, parts: Parts): void {
  app.get('/sandbox/handset', (request, reply) => {
    const { phone, language } = asked(request.query);
    if (phone === '') return sendPage(reply, 200, choosePhonePage(parts.mayRead === null ? parts.world.phones() : null, language));
    return show(parts, reply, 200, { phone, language });
  });
  app.get('/sandbox/handset/version', (request, reply) => {
    const { phone } = asked(request.query);
    return reply.type('text/plain').header('cache-control', 'no-store').send(versionOf(parts, phone));
  });
  app.post('/sandbox/handset/decide', (request, reply) => decide(parts, request, reply));
  app.post('/sandbox/handset/call', (request, reply) => pressKey(parts, request, reply));
}

async function pressKey(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const read = Key.safeParse(request.body);
  if (!read.success) return reply.code(400).type('text/plain').send('Bad request');
  const phone = digitsOf(read.data.phone);
  const language = pageLanguage(read.data.lang);
  const done = await parts.exchange.press(phone, read.data.session, read.data.key);
  if (!done) return show(parts, reply, 409, { phone, language, wrong: { transactionId: read.data.session, why: 'gone' } });
  return reply.redirect(`/sandbox/handset?phone=${phone}&lang=${language}`, 303);
}

function decide(parts: Parts, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const read = Decision.safeParse(request.body);
  if (!read.success) return reply.code(400).type('text/plain').send('Bad request');
  const { payment: transactionId, pin, decision } = read.data;
  const phone = digitsOf(read.data.phone);
  const language = pageLanguage(read.data.lang);
  const found = parts.world.paymentById(transactionId);
  const payment = found === null ? null : parts.settlement.current(found);
  if (payment === null || payment.phone !== phone || !isForPerson(payment)) {
    return show(parts, reply, 409, { phone, language, wrong: { transactionId, why: 'gone' } });
  }
  if (decision === 'approve' && !/^\d{4}$/.test(pin)) {
    return show(parts, reply, 422, { phone, language, wrong: { transactionId, why: 'pinMissing' } });
  }
  if (decision === 'decline') parts.settlement.settle(payment, { state: 'refused', reason: 'cancelled', paidAmount: null });
  else if (pin === '0000') parts.settlement.settle(payment, { state: 'refused', reason: 'wrong-pin', paidAmount: null });
  else parts.settlement.settle(payment, { state: 'paid', reason: null, paidAmount: payment.amount });
  return reply.redirect(`/sandbox/handset?phone=${phone}&lang=${language}`, 303);
}

function show(parts: Parts, reply: FastifyReply, status: number, asked: Pick<Handset, 'phone' | 'language' | 'wrong'>): FastifyReply {
  const payments = parts.world.paymentsOfPhone(asked.phone).map((payment) => parts.settlement.current(payment));
  const messages = parts.mayRead === null ? parts.world.messagesOfPhone(asked.phone) : null;
  return sendPage(reply, status, handsetPage({ ...asked, payments, messages, calls: parts.world.callsOfPhone(asked.phone), version: versionOf(parts, asked.phone) }));
}

/** Changes whenever the page would look different. */
function versionOf(parts: Parts, phone: string): string {
  const payments = parts.world.paymentsOfPhone(phone);
  const ended = payments.filter((payment) => parts.settlement.current(payment).state !== 'pending').length;
  const latest = parts.world.messagesOfPhone(phone)[0]?.messageId ?? 'none';
  const calls = parts.world.callsOfPhone(phone).map(({ state }) => state).slice(0, 3).join('.');
  return `${payments.length}-${ended}-${latest}-${calls}`;
}

function asked(query: unknown): { phone: string; language: 'sw' | 'en' } {
  const { phone = '', lang } = query as { phone?: string; lang?: string };
  return { phone: digitsOf(phone).slice(0, 15), language: pageLanguage(lang) };
}
