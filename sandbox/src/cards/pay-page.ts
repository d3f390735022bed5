import { html } from '../pages/html.ts';
import type { Html } from '../pages/html.ts';
import type { Page } from '../pages/page.ts';
import { methodLabel, printedAmount, WORDS } from '../pages/words.ts';
import type { PageLanguage } from '../pages/words.ts';
import type { SandboxPayment } from '../world.ts';
import type { CardForm, CardProblems } from './card-checks.ts';

export interface PayPage {
  payment: SandboxPayment;
  language: PageLanguage;
  /** What was typed, without the card's number and CVV: a page never contains those. */
  typed?: Pick<CardForm, 'name' | 'expiry'>;
  problems?: CardProblems;
}

/** Draws the gateway's hosted page: a card form, or buttons to approve and decline for other payment methods. */
export function payPage(page: PayPage): Page {
  const { payment, language } = page;
  const words = WORDS[language];
  const amount = printedAmount(payment.amount, payment.currency);
  const path = `/sandbox/cards/pay/${payment.transactionId}`;
  const form = payment.method === 'card' ? cardForm(page, path, amount) : approveForm(page, path, amount);
  return {
    language,
    title: words.payTo(payment.payee),
    note: words.cardNote,
    otherLanguage: `${path}?lang=${language === 'sw' ? 'en' : 'sw'}`,
    body: html`<p class="amount">${amount}</p>
      <p class="quiet">${payment.hosted?.description ?? ''}</p>
      ${payment.state === 'pending' ? form : finished(page)}`,
  };
}

function finished({ payment, language }: PayPage): Html {
  const words = WORDS[language];
  return html`<p class="card" role="status">${words[payment.state]}</p>
    <div class="buttons"><a class="button" href="${payment.hosted?.returnUrl ?? '/'}">${words.back}</a></div>`;
}

function cardForm(page: PayPage, path: string, amount: string): Html {
  const words = WORDS[page.language];
  const { typed, problems = {} } = page;
  const failed = Object.keys(problems).length > 0;
  return html`${failed ? html`<p class="wrong" role="alert">${words.fixErrors}</p>` : null}
    <p class="card quiet">${words.testCards}</p>
    <form method="post" action="${path}" autocomplete="off">
      <input type="hidden" name="lang" value="${page.language}" />
      ${field(page, 'name', words.cardName, typed?.name ?? '', html`autocomplete="cc-name" maxlength="100"`)}
      ${field(page, 'number', words.cardNumber, '', html`inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="4242 4242 4242 4242"`)}
      <div class="two">
        <div>
          ${field(page, 'expiry', words.cardExpiry, typed?.expiry ?? '', html`inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="09/28"`)}
        </div>
        <div>
          ${field(page, 'cvv', words.cardCvv, '', html`inputmode="numeric" autocomplete="cc-csc" maxlength="4"`)}
        </div>
      </div>
      <div class="buttons"><button name="decision" value="approve">${words.pay(amount)}</button></div>
    </form>
    ${cancelForm(page, path)}`;
}

function field(page: PayPage, name: keyof CardForm, label: string, value: string, attributes: Html): Html {
  const problem = page.problems?.[name];
  return html`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      required
      ${attributes}${problem ? html` aria-invalid="true" aria-describedby="${name}-wrong"` : null}
    />
    ${problem ? html`<p class="wrong" id="${name}-wrong">${WORDS[page.language][problem]}</p>` : null}`;
}

function approveForm(page: PayPage, path: string, amount: string): Html {
  const words = WORDS[page.language];
  return html`<p>${words.approveWith(methodLabel(page.payment.method))}</p>
    <form method="post" action="${path}">
      <input type="hidden" name="lang" value="${page.language}" />
      <div class="buttons">
        <button name="decision" value="approve">${words.pay(amount)}</button
        ><button class="plain" name="decision" value="decline">${words.decline}</button>
      </div>
    </form>
    ${cancelForm(page, path)}`;
}

function cancelForm(page: PayPage, path: string): Html {
  return html`<form method="post" action="${path}">
    <input type="hidden" name="lang" value="${page.language}" />
    <div class="buttons">
      <button class="plain" name="decision" value="cancel">${WORDS[page.language].cancel}</button>
    </div>
  </form>`;
}
