import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';
import { formatStored } from './format-values.ts';
import type { NoticeValues } from './format-values.ts';
import type { Template } from './rules.ts';

/** Words a message as it is sent to a phone. */
export function wordText(language: Language, template: Template, stored: NoticeValues): string {
  // Neither a no-break space nor a curly apostrophe is in the 7-bit SMS alphabet; the message would take twice as many
  // parts.
  const text = speaker(language)(`sms.${template}`, formatStored(language, stored));
  return text.replaceAll('\u00a0', ' ').replaceAll('’', "'");
}

/** Words an entry of the list: the sentence of the text message, without the name of the product that begins it. */
export function wordEntry(language: Language, template: Template, stored: NoticeValues): string {
  const sentence = speaker(language)(`sms.${template}`, formatStored(language, stored));
  const bare = sentence.replace(/^Tabibu\s*:\s*/u, '');
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
}
