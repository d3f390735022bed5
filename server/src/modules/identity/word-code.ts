import type { Language } from '@tabibu/contract/languages';
import { speaker } from '@tabibu/locales/server-speech';
import { codeText } from './rules.ts';

/** The text messages with a code: it is typed to sign in, or read to the office, or to staff who book. */
export const CODE_TEMPLATES = ['code', 'office-code', 'caller-code'] as const;

type CodeTemplate = (typeof CODE_TEMPLATES)[number];

/** Words the text message with a code. */
export function wordCode(
  template: CodeTemplate,
  language: Language,
  { code, host }: { code: string; host: string },
): string {
  const sentence = speaker(language)(`sms.${template}`, { code });
  // No browser may fill in a code that is read to somebody, so its message does not name the site as others do.
  return template === 'code' ? codeText(sentence, host, code) : sentence;
}
