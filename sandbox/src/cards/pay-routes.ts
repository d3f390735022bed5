import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../pages/page.ts';
import { pageLanguage } from '../pages/words.ts';
import type { SandboxServices } from '../services.ts';
import { approvedVerdict } from '../settlement.ts';
import type { SandboxPayment } from '../world.ts';
import { bankAnswer, checkCard } from './card-checks.ts';
import { payPage } from './pay-page.ts';
import type { PayPage } from './pay-page.ts';

const Sent = z.object({
  decision: z.enum(['approve', 'decline', 'cancel']),
  lang: z.string().max(5).default('sw'),
  name: z.string().max(200).default(''),
  number: z.string().max(40).default(''),
  expiry: z.string().max(20).default(''),
  cvv: z.string().max(10).default(''),
});

/** The hosted payment page. The return from it proves nothing; only the status call does. */
export function payRoutes(app: FastifyInstance, services: SandboxServices): void {
  app.get('/sandbox/cards/pay/:session', (request, reply) => {
    const payment = sessionOf(services, request);
    if (payment === null) return reply.code(404).type('text/plain').send('No such payment');
    const { lang } = request.query as { lang?: string };
    return show(reply, 200, { payment, language: pageLanguage(lang ?? payment.hosted?.language) });
  });
  app.post('/sandbox/cards/pay/:session', (request, reply) => {
    const payment = sessionOf(services, request);
    if (payment === null) return reply.code(404).type('text/plain').send('No such payment');
    return decide(services, payment, request, reply);
  });
}

function decide(
  services: SandboxServices,
  payment: SandboxPayment,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const read = Sent.safeParse(request.body);
  if (!read.success) return reply.code(400).type('text/plain').send('Bad request');
  const { decision, lang, ...form } = read.data;
  const language = pageLanguage(lang);
  if (payment.state !== 'pending') return goBack(reply, payment, payment.hosted?.returnUrl);
  if (decision !== 'approve') {
    const reason = decision === 'cancel' ? 'cancelled' : 'declined';
    const ended = services.settlement.settle(payment, { state: 'refused', reason, paidAmount: null });
    return goBack(reply, ended, decision === 'cancel' ? payment.hosted?.cancelUrl : payment.hosted?.returnUrl);
  }
  if (payment.method !== 'card')
    return goBack(reply, services.settlement.settle(payment, approvedVerdict(payment)), payment.hosted?.returnUrl);

  const problems = checkCard(form, services.now());
  if (Object.keys(problems).length > 0) {
    return show(reply, 422, { payment, language, typed: { name: form.name, expiry: form.expiry }, problems });
  }
  const cardLast4 = form.number.replace(/\D/g, '').slice(-4);
  const answer = bankAnswer(form.number);
  const verdict =
    answer === 'approved' ? approvedVerdict(payment) : { state: 'refused' as const, reason: answer, paidAmount: null };
  return goBack(reply, services.settlement.settle(payment, { ...verdict, cardLast4 }), payment.hosted?.returnUrl);
}

function goBack(reply: FastifyReply, payment: SandboxPayment, to: string | undefined): FastifyReply {
  if (to === undefined) return reply.code(404).send();
  const url = new URL(to);
  url.searchParams.set('session_id', payment.transactionId);
  return reply.redirect(url.href, 303);
}

function show(reply: FastifyReply, status: number, page: PayPage): FastifyReply {
  const { hosted } = page.payment;
  // Browsers apply form-action to a form's redirect too, so the policy allows the shop's own origins.
  const origins =
    hosted === null ? [] : [...new Set([new URL(hosted.returnUrl).origin, new URL(hosted.cancelUrl).origin])];
  return sendPage(reply, status, payPage(page), origins);
}

function sessionOf(services: SandboxServices, request: FastifyRequest): SandboxPayment | null {
  const { session } = request.params as { session: string };
  const found = services.world.paymentById(session);
  return found !== null && found.flow === 'hosted' ? services.settlement.current(found) : null;
}
