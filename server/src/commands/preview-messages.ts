import { parseArgs } from 'node:util';
import { LANGUAGES, isLanguage } from '@tabibu/contract/languages';
import { MESSAGE_CHANNELS, listMessages, printMessages } from '../modules/notifications/index.ts';

const USE = `Use: npm run messages -- --language sw
     npm run messages -- --language fr --channel sms --template refund-due
Languages: ${Object.keys(LANGUAGES).join(', ')}. Channels: ${MESSAGE_CHANNELS.join(', ')}.`;

/**
 * Command that prints every message of the product to people in one language, with example values: its text, its length
 * in SMS parts, and when and by what it goes out. It needs neither database nor provider.
 */
function main(): void {
  try {
    console.log(preview());
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USE}`);
    process.exitCode = 2;
  }
}

function preview(): string {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { language: text, channel: text, template: text } });
  const { language = 'sw' } = values;
  if (!isLanguage(language)) throw new Error(`There is no language "${language}".`);
  const messages = listMessages(language).filter(
    ({ channel, template }) => (values.channel ?? channel) === channel && (values.template ?? template) === template,
  );
  if (messages.length === 0) throw new Error('No message has this channel and template.');
  return printMessages(messages);
}

main();
