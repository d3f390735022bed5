import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';

const APP = '<div id="app">';

/**
 * Returns the page with a message above it for a form that needs script: nothing was sent, and these are the texts that
 * were typed. The message stands outside the part that React draws, so the page below is unchanged.
 */
export function withTypedTexts(html: string, language: Language, texts: readonly string[]): string {
  const say = speaker(language);
  const typed = texts
    .map(
      (text) =>
        `<span class="field-box"><textarea readonly rows="${rowsOf(text)}" aria-label="${escapeText(say('form.typed'))}">${escapeText(text)}</textarea></span>`,
    )
    .join('');
  const word =
    `<aside class="page narrow stack kept-texts" role="alert"><p><strong>${escapeText(say('form.needs-script'))}</strong></p>` +
    `<p>${escapeText(say(texts.length > 0 ? 'form.typed-is-here' : 'form.nothing-sent'))}</p>${typed}</aside>`;
  const at = html.indexOf(APP);
  return at < 0 ? html : `${html.slice(0, at)}${word}${html.slice(at)}`;
}

/** Returns how many lines a text takes on a phone, at most 8. */
function rowsOf(text: string): number {
  return Math.min(
    8,
    text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 36)), 0),
  );
}

/** Escapes text for the content of an element or the value of an attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
