import type { ListedMessage } from './list-messages.ts';
import { smsParts } from './sms-parts.ts';

/** Returns the messages of the catalogue as plain text: rule, length and every wording of each. Pure. */
export function printMessages(messages: readonly ListedMessage[]): string {
  return messages.map(printed).join('\n');
}

function printed({ channel, template, rule, texts }: ListedMessage): string {
  return [
    `## ${channel} ${template}\n`,
    `   ${rule}\n`,
    ...texts.map(({ choices, text }) => {
      const facts = [
        ...Object.entries(choices).map(([name, option]) => `${name} = ${option}`),
        `${text.length} characters`,
        ...(channel === 'sms' ? [partsOf(text)] : []),
      ];
      return `   [${facts.join(', ')}]\n${text.replaceAll(/^(?=.)/gm, '   > ')}\n`;
    }),
  ].join('');
}

function partsOf(text: string): string {
  const parts = smsParts(text);
  return parts === 1 ? '1 part' : `${parts} parts`;
}
