import { html } from '../pages/html.ts';
import type { Html } from '../pages/html.ts';
import type { Page } from '../pages/page.ts';
import { WORDS, clockText } from '../pages/words.ts';
import type { PageLanguage } from '../pages/words.ts';
import type { SandboxMail } from '../world.ts';

/** Draws a mailbox, newest message first. Null at a public address, where nobody reads the mail of others. */
export function mailboxPage({
  address,
  mails,
  language,
  version,
}: {
  address: string;
  mails: readonly SandboxMail[] | null;
  language: PageLanguage;
  version: string;
}): Page {
  const words = WORDS[language];
  const query = `address=${encodeURIComponent(address)}`;
  return {
    language,
    title: address,
    note: words.mailNote,
    otherLanguage: `/sandbox/inbox?${query}&lang=${language === 'sw' ? 'en' : 'sw'}`,
    aside: html`<a href="/sandbox/inbox?lang=${language}">${words.changeMailbox}</a>`,
    watch: { url: `/sandbox/inbox/version?${query}`, version, refreshWithoutScript: true },
    body: html`${
      mails === null || mails.length === 0
        ? html`<p class="quiet">${mails === null ? words.hiddenMails : words.noMails}</p>`
        : mails.map((mail) => mailCard(mail, language))
    }`,
  };
}

/** Draws the page that asks which mailbox to open. It lists those in use unless the address is public. */
export function chooseMailboxPage(addresses: readonly string[] | null, language: PageLanguage): Page {
  const words = WORDS[language];
  return {
    language,
    title: words.mailboxes,
    note: words.mailNote,
    otherLanguage: `/sandbox/inbox?lang=${language === 'sw' ? 'en' : 'sw'}`,
    body: html`<form method="get" action="/sandbox/inbox">
        <label for="address">${words.mailAddress}</label>
        <input id="address" name="address" type="email" autocomplete="off" required placeholder="asha@example.org" />
        <input type="hidden" name="lang" value="${language}" />
        <div class="buttons"><button>${words.open}</button></div>
      </form>
      ${addresses === null ? null : html`<h2>${words.knownMailboxes}</h2>`}
      ${addresses === null ? null : mailboxList(addresses, language)}`,
  };
}

function mailboxList(addresses: readonly string[], language: PageLanguage): Html {
  if (addresses.length === 0) return html`<p class="quiet">${WORDS[language].noMailboxes}</p>`;
  return html`<ul class="links">
    ${addresses.slice(0, 20).map(
      (address) =>
        html`<li>
          <a href="/sandbox/inbox?address=${encodeURIComponent(address)}&lang=${language}">${address}</a>
        </li>`,
    )}
  </ul>`;
}

function mailCard(mail: SandboxMail, language: PageLanguage): Html {
  const { shown, machine } = clockText(mail.at, language);
  return html`<article class="card message">
    <div><strong>${mail.from}</strong><time datetime="${machine}">${shown}</time></div>
    <h2 class="subject">${mail.subject}</h2>
    <p>${withLinks(mail.text)}</p>
    ${
      mail.html === ''
        ? null
        : html`<div class="quiet">
            <a href="/sandbox/inbox/html?mail=${encodeURIComponent(mail.mailId)}">${WORDS[language].asHtml}</a>
          </div>`
    }
  </article>`;
}

/** Makes links of the addresses in a text, as mail programs do. */
function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((piece, at) => (at % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`));
}
