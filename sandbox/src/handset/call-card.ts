import { html } from '../pages/html.ts';
import type { Html } from '../pages/html.ts';
import { WORDS } from '../pages/words.ts';
import type { PageLanguage } from '../pages/words.ts';
import type { SandboxCall } from '../world.ts';

/**
 * Draws a call that rings or is in progress at this phone, with its buttons. Returns null when the call does not
 * concern this phone now.
 */
export function callCard(call: SandboxCall, phone: string, language: PageLanguage): Html | null {
  const words = WORDS[language];
  const isFirst = call.first === phone;
  if (call.state === 'over' || (call.state === 'ringing-first' && !isFirst)) return null;
  const rings = call.state === (isFirst ? 'ringing-first' : 'ringing-second');
  const shown = isFirst ? call.from : (call.shownToSecond ?? '');
  const status = rings ? words.callRings : call.state === 'joined' ? words.callJoined : words.callWaits;
  return html`<section class="card prompt" data-call="${call.state}">
    <h2>${status}</h2>
    <p class="amount">${shown}</p>
    ${isFirst && call.say !== null ? html`<p>«${call.say}»</p>` : null}
    <form method="post" action="/sandbox/handset/call">
      <input type="hidden" name="phone" value="${phone}" /><input type="hidden" name="lang" value="${language}" /><input
        type="hidden"
        name="session"
        value="${call.sessionId}"
      />
      <div class="buttons">
        ${
          rings
            ? html`<button name="key" value="answer">${words.answer}</button
                ><button class="plain" name="key" value="hang-up">${words.reject}</button>`
            : html`<button class="plain" name="key" value="hang-up">${words.hangUp}</button>`
        }
      </div>
    </form>
  </section>`;
}
