import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';
import { formatValues } from './rules.ts';
import type { NoticeValues, Template } from './rules.ts';

/** Words a message as it is sent to a phone. */
export function wordText(language: Language, template: Template, stored: NoticeValues): string {
  // A message that waits from the release before this one does not say whom it is about.
  const values = { whom: 'patient', person: '', ...stored };
  // A no-break space is not in the 7-bit SMS alphabet; with it the message would take twice as many parts.
  return speaker(language)(`sms.${template}`, formatValues(language, values)).replaceAll('\u00a0', ' ');
}

/** Words an entry of the list: the sentence of the text message, without the name of the product that begins it. */
export function wordEntry(language: Language, template: Template, values: NoticeValues): string {
  const sentence = speaker(language)(`sms.${template}`, formatValues(language, values));
  const bare = sentence.replace(/^Tabibu\s*:\s*/u, '');
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
}
