import { html } from '../pages/html.ts';
import type { Html } from '../pages/html.ts';
import type { Page } from '../pages/page.ts';
import { clockText, methodLabel, printedAmount, WORDS } from '../pages/words.ts';
import type { PageLanguage } from '../pages/words.ts';
import type { SandboxCall, SandboxMessage, SandboxPayment } from '../world.ts';
import { callCard } from './call-card.ts';

export interface Handset {
  phone: string;
  language: PageLanguage;
  /** Null at a public address: only the browser that asked for a code or link may read it. */
  messages: readonly SandboxMessage[] | null;
  payments: readonly SandboxPayment[];
  calls: readonly SandboxCall[];
  version: string;
  /** The request that was answered without four digits, or after it had ended. */
  wrong?: { transactionId: string; why: 'pinMissing' | 'gone' };
}

/** Draws the test phone: first calls and payments that wait for a PIN, then messages, then ended payments. */
export function handsetPage(handset: Handset): Page {
  const { language, phone } = handset;
  const words = WORDS[language];
  const asked = handset.payments.filter((payment) => payment.flow !== 'payout');
  const waiting = asked.filter((payment) => payment.state === 'pending');
  const ended = asked.filter((payment) => payment.state !== 'pending').slice(0, 10);
  const received = handset.payments.filter((payment) => payment.flow === 'payout' && payment.state === 'paid');
  const askable = waiting.some(isForPerson);
  return {
    language,
    title: `+${phone}`,
    note: words.sandboxNote,
    otherLanguage: `/sandbox/handset?phone=${phone}&lang=${language === 'sw' ? 'en' : 'sw'}`,
    aside: html`<a href="/sandbox/handset?lang=${language}">${words.change}</a>`,
    watch: { url: `/sandbox/handset/version?phone=${phone}`, version: handset.version, refreshWithoutScript: !askable },
    body: html` ${handset.wrong?.why === 'gone' ? html`<p class="card" role="status">${words.gone}</p>` : null}
      ${handset.calls.map((call) => callCard(call, phone, language))}
      ${waiting.length === 0 ? html`<p class="quiet">${words.noPrompts}</p>` : waiting.map((payment) => prompt(handset, payment))}
      <h2>${words.messages}</h2>
      ${messageCards(handset)}
      ${
        ended.length === 0
          ? null
          : html`<h2>${words.history}</h2>
              <ul class="rows">
                ${ended.map((payment) => row(payment, language))}
              </ul>`
      }
      ${
        received.length === 0
          ? null
          : html`<h2>${words.received}</h2>
              <ul class="rows">
                ${received.slice(0, 10).map((payment) => row(payment, language))}
              </ul>`
      }`,
  };
}

function messageCards({ messages, language }: Handset): Html | Html[] {
  if (messages !== null && messages.length > 0) return messages.map((message) => messageCard(message, language));
  return html`<p class="quiet">${messages === null ? WORDS[language].hiddenMessages : WORDS[language].noMessages}</p>`;
}

/** Draws the page that asks which phone to show. It lists the numbers in use unless the address is public. */
export function choosePhonePage(phones: readonly string[] | null, language: PageLanguage): Page {
  const words = WORDS[language];
  return {
    language,
    title: words.handset,
    note: words.sandboxNote,
    otherLanguage: `/sandbox/handset?lang=${language === 'sw' ? 'en' : 'sw'}`,
    body: html`<form method="get" action="/sandbox/handset">
        <label for="phone">${words.number}</label>
        <input
          id="phone"
          name="phone"
          type="tel"
          inputmode="tel"
          autocomplete="off"
          required
          placeholder="255754123456"
        />
        <input type="hidden" name="lang" value="${language}" />
        <div class="buttons"><button>${words.open}</button></div>
      </form>
      ${phones === null ? null : html`<h2>${words.knownNumbers}</h2>`}
      ${
        phones === null
          ? null
          : phones.length === 0
            ? html`<p class="quiet">${words.noNumbers}</p>`
            : html`<ul class="links">
                ${phones.slice(0, 20).map((phone) => html`<li><a href="/sandbox/handset?phone=${phone}&lang=${language}">+${phone}</a></li>`)}
              </ul>`
      }`,
  };
}

/** Returns whether the payment waits for the person at this phone. */
export function isForPerson(payment: SandboxPayment): boolean {
  return payment.state === 'pending' && payment.flow === 'push' && payment.plan.outcome === 'handset';
}

function prompt(handset: Handset, payment: SandboxPayment): Html {
  const words = WORDS[handset.language];
  const amount = printedAmount(payment.amount, payment.currency);
  if (!isForPerson(payment)) {
    const note = payment.endsAt === null ? words.never : words.byItself;
    return html`<section class="card">
      <p class="amount">${amount}</p>
      <p class="quiet">${methodLabel(payment.method)} · ${note}</p>
    </section>`;
  }
  const wrong = handset.wrong?.transactionId === payment.transactionId && handset.wrong.why === 'pinMissing';
  const id = payment.transactionId;
  return html`<section class="card prompt">
    <h2>${words.promptTitle(methodLabel(payment.method))}</h2>
    <p class="amount">${amount}</p>
    <p>${words.prompt(amount, payment.payee)}</p>
    <form method="post" action="/sandbox/handset/decide">
      <input type="hidden" name="phone" value="${handset.phone}" /><input
        type="hidden"
        name="lang"
        value="${handset.language}"
      /><input type="hidden" name="payment" value="${id}" />
      <label for="pin-${id}">${words.pin}</label>
      <input
        id="pin-${id}"
        name="pin"
        type="password"
        inputmode="numeric"
        maxlength="4"
        autocomplete="off"
        aria-describedby="hint-${id}"
        ${wrong ? html` aria-invalid="true"` : null}
      />
      ${wrong ? html`<p class="wrong" role="alert">${words.pinMissing}</p>` : null}
      <p class="quiet" id="hint-${id}">${words.pinHint}</p>
      <div class="buttons">
        <button name="decision" value="approve">${words.approve}</button
        ><button class="plain" name="decision" value="decline">${words.decline}</button>
      </div>
    </form>
  </section>`;
}

function messageCard(message: SandboxMessage, language: PageLanguage): Html {
  return html`<article class="card message">
    <div><strong>${message.from ?? 'SMS'}</strong>${clock(message.at, language)}</div>
    <p>${message.text}</p>
  </article>`;
}

function row(payment: SandboxPayment, language: PageLanguage): Html {
  const words = WORDS[language];
  const amount = printedAmount(payment.paidAmount ?? payment.amount, payment.currency);
  return html`<li><span>${amount} · ${methodLabel(payment.method)}</span><span>${words[payment.state]}</span></li>`;
}

function clock(at: number, language: PageLanguage): Html {
  const { shown, machine } = clockText(at, language);
  return html`<time datetime="${machine}">${shown}</time>`;
}
