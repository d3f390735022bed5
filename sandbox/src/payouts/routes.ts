import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import type { Html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { clockText, methodLabel, pageLanguage, printedAmount, WORDS } from '../pages/words.ts';
import type { PageLanguage } from '../pages/words.ts';
import type { SandboxServices } from '../services.ts';
import type { SandboxPayment } from '../world.ts';

const SHOWN = 50;

/** The page of what was paid out, newest first. At a public address it shows nothing, because it names people. */
export function payoutPage(app: FastifyInstance, services: SandboxServices): void {
  const isPublic = services.mayRead !== null;
  app.get('/sandbox/payouts', (request, reply) => {
    const language = pageLanguage((request.query as { lang?: string }).lang);
    const payouts = isPublic ? [] : payoutsOf(services);
    const words = WORDS[language];
    return sendPage(reply, 200, {
      language,
      title: words.payouts,
      note: words.payoutsNote,
      otherLanguage: `/sandbox/payouts?lang=${language === 'sw' ? 'en' : 'sw'}`,
      watch: { url: '/sandbox/payouts/version', version: versionOf(payouts), refreshWithoutScript: true },
      body: html`${
        payouts.length === 0
          ? html`<p class="quiet">${isPublic ? words.hiddenPayouts : words.noPayouts}</p>`
          : payouts.slice(0, SHOWN).map((payout) => payoutCard(payout, language))
      }`,
    });
  });
  app.get('/sandbox/payouts/version', (_request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', 'no-store')
      .send(versionOf(isPublic ? [] : payoutsOf(services))),
  );
}

function payoutsOf({ world, settlement }: SandboxServices): SandboxPayment[] {
  return [...world.payments.values()]
    .filter((payment) => payment.flow === 'payout')
    .map((payment) => settlement.current(payment))
    .reverse();
}

/** Returns a text that changes whenever the page would look different. */
function versionOf(payouts: readonly SandboxPayment[]): string {
  return `${payouts.length}-${payouts.filter(({ state }) => state !== 'pending').length}`;
}

function payoutCard(payout: SandboxPayment, language: PageLanguage): Html {
  const { shown, machine } = clockText(payout.createdAt, language);
  const amount = printedAmount(payout.paidAmount ?? payout.amount, payout.currency);
  return html`<article class="card message">
    <div><strong>${payout.payee}</strong><time datetime="${machine}">${shown}</time></div>
    <p class="amount">${amount}</p>
    <p>
      <a href="/sandbox/handset?phone=${payout.phone}&lang=${language}">+${payout.phone}</a> ·
      ${methodLabel(payout.method)}
    </p>
    <p class="quiet">${WORDS[language][payout.state]} · ${payout.externalId}</p>
  </article>`;
}
