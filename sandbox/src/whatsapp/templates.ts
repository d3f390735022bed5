/** The messages that Meta has approved, by name and language. `{{1}}` stands for the only value of each. */
const APPROVED: ReadonlyMap<string, string> = new Map([
  [
    'tabibu_notice/sw',
    'Una ujumbe mpya kwenye Tabibu. Usome hapa: {{1}} Unapata ujumbe huu kwa sababu ulichagua WhatsApp; unaweza kuizima kwenye ukurasa huohuo.',
  ],
  [
    'tabibu_notice/en',
    'You have a new message in Tabibu. Read it here: {{1}} You get this because you chose WhatsApp; you can switch it off on the same page.',
  ],
  [
    'tabibu_notice/fr',
    'Vous avez un nouveau message dans Tabibu. Lisez-le ici\u00a0: {{1}} Vous recevez ceci parce que vous avez choisi WhatsApp\u00a0; vous pouvez le désactiver sur la même page.',
  ],
]);

/**
 * Returns the text of an approved message with its values; undefined if there is no such message in this language, null
 * for values that do not fit.
 */
export function approvedText(name: string, language: string, values: readonly string[]): string | null | undefined {
  const text = APPROVED.get(`${name}/${language}`);
  if (text === undefined) return undefined;
  return values.length === 1 ? text.replace('{{1}}', () => values[0]!) : null;
}
