import { isKeyOf } from '@tabibu/contract/own-key';
import type { Language } from '@tabibu/contract/languages';
import { NIGHT } from '@tabibu/contract/quiet-hours';
import { branchesOf } from '@tabibu/locales/message-branches';
import type { Branch } from '@tabibu/locales/message-branches';
import { serverSentences, speaker } from '@tabibu/locales/server-speech';
import type { ServerSentence } from '@tabibu/locales/server-speech';
import { CODE_TEMPLATES, wordCode } from '../identity/index.ts';
import { EMAIL_TEMPLATES, NOTICE_EMAIL } from './email-rules.ts';
import { EXAMPLE_LEAVE, EXAMPLE_LINK, exampleValues } from './example-values.ts';
import { mannerOf, orderChannels } from './message-order.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';
import { PUSH_TEMPLATES } from './push-messages.ts';
import { formatValues } from './format-values.ts';
import { NEVER_DROPPED, TEMPLATES } from './rules.ts';
import type { NoticeValues } from './format-values.ts';
import type { Template } from './rules.ts';
import { wordEntry, wordText } from './word-notice.ts';
import { writeEmail } from './write-email.ts';

export const MESSAGE_CHANNELS = ['sms', 'whatsapp', 'list', 'push', 'email', 'bell'] as const;

type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** A message of the catalogue in one language. */
export interface ListedMessage {
  readonly channel: MessageChannel;
  readonly template: string;
  /** The sentences that it is made of. */
  readonly sentences: readonly ServerSentence[];
  /** When and how it goes out. */
  readonly rule: string;
  /** A text for each way through the choices of its sentences, with example values. */
  readonly texts: readonly { readonly choices: Branch; readonly text: string }[];
}

/** A message with what words it from values. */
interface Wording extends Omit<ListedMessage, 'texts'> {
  readonly word: (values: NoticeValues) => string;
}

/** Returns every message of the product to people, channel by channel, worded in one language with example values. */
export function listMessages(language: Language): ListedMessage[] {
  const compiled = serverSentences(language);
  const wordings = [
    ...codes(language),
    ...texts(language),
    whatsApp(language),
    ...entries(language),
    ...pushes(language),
    ...emails(language),
    ...bell(language),
  ];
  return wordings.map(({ word, ...message }) => {
    const whole = message.sentences.flatMap((key) => compiled[key]);
    const occasion = message.sentences[0]!.replace(/\.(title|subject)$/, '');
    return {
      ...message,
      texts: branchesOf(whole).map((choices) => ({ choices, text: word(exampleValues(occasion, whole, choices)) })),
    };
  });
}

function codes(language: Language): Wording[] {
  return CODE_TEMPLATES.map((template) => ({
    channel: 'sms',
    template,
    sentences: [`sms.${template}`],
    rule: 'at once; by SMS only; caps of its own',
    word: ({ code }) => wordCode(template, language, { code: String(code), host: new URL(EXAMPLE_LINK).hostname }),
  }));
}

function texts(language: Language): Wording[] {
  return TEMPLATES.map((template) => ({
    channel: 'sms',
    template,
    sentences: [`sms.${template}`],
    rule: ruleOf(template),
    word: (values) => wordText(language, template, values),
  }));
}

function ruleOf(template: Template): string {
  const manner = mannerOf(template);
  const order =
    manner === undefined ? ['sms'] : orderChannels(manner, { switchedOff: [], hasBrowser: true, hasWhatsApp: true });
  return [
    manner?.waits === true ? `waits from ${NIGHT.begins} to ${NIGHT.ends} of the reader` : 'at once',
    order.length === 1 ? 'by SMS only' : `first by ${order.join(', then ')}`,
    ...(manner?.kind ? [`may be switched off with "${manner.kind}"`] : []),
    isKeyOf(NEVER_DROPPED, template) ? `no cap drops it (${NEVER_DROPPED[template]})` : 'a cap may drop it',
  ].join('; ');
}

function whatsApp(language: Language): Wording {
  return {
    channel: 'whatsapp',
    template: 'notice',
    sentences: ['whatsapp.notice'],
    rule: 'stands for every message of the list, to those who want WhatsApp; waits and caps as of the SMS',
    word: (values) => speaker(language)('whatsapp.notice', values),
  };
}

function entries(language: Language): Wording[] {
  return TEMPLATES.filter((template) => mannerOf(template) !== undefined).map((template) => ({
    channel: 'list',
    template,
    sentences: [`sms.${template}`],
    rule: 'at once, whatever is switched off',
    word: (values) => wordEntry(language, template, values),
  }));
}

function pushes(language: Language): Wording[] {
  const say = speaker(language);
  const rings = (Object.keys(PUSH_TEMPLATES) as (keyof typeof PUSH_TEMPLATES)[]).map((template): Wording => ({
    channel: 'push',
    template,
    sentences: [`push.${template}.title`, `push.${template}.body`],
    rule: 'at once, to each browser of a doctor, until the occasion is over',
    word: () => `${say(`push.${template}.title`)}\n${say(`push.${template}.body`)}`,
  }));
  return [
    ...rings,
    {
      channel: 'push',
      template: 'notice',
      sentences: ['push.notice.body'],
      rule: 'stands for every message of the list, unless its reader wants the words on the lock screen',
      word: () => say('push.notice.body'),
    },
    {
      channel: 'push',
      template: 'announcement',
      sentences: ['push.announcement.title'],
      rule: 'at once, above the subject of an announcement, to the browsers in which a doctor wants announcements',
      word: () => say('push.announcement.title'),
    },
    {
      channel: 'push',
      template: 'unreadable',
      sentences: ['push.unreadable'],
      rule: 'shown by the browser in place of a message that it cannot read',
      word: () => say('push.unreadable'),
    },
  ];
}

function emails(language: Language): Wording[] {
  return ([...EMAIL_TEMPLATES, NOTICE_EMAIL] as const).map((template) => ({
    channel: 'email',
    template,
    sentences: [
      ...(['subject', 'text', 'button', 'after'] as const).map((part) => `email.${template}.${part}` as const),
      ...(template === NOTICE_EMAIL ? (['email.notice.leave'] as const) : []),
    ],
    rule:
      template === NOTICE_EMAIL
        ? 'beside the first channel of every message of the list that has no email of its own'
        : 'at once; its caller limits it',
    word: (values) => {
      const written = writeEmail(
        language,
        template,
        { link: EXAMPLE_LINK, ...formatValues(language, values) },
        template === NOTICE_EMAIL ? EXAMPLE_LEAVE : undefined,
      );
      return `${written.subject}\n\n${written.text.trimEnd()}`;
    },
  }));
}

function bell(language: Language): Wording[] {
  const say = speaker(language);
  return (Object.keys(NOTIFICATION_KINDS) as (keyof typeof NOTIFICATION_KINDS)[]).map((template) => ({
    channel: 'bell',
    template,
    sentences: [`notification.${template}.title`, `notification.${template}.message`],
    rule: `at once, as "${NOTIFICATION_KINDS[template]}"`,
    word: (values) => {
      const formatted = formatValues(language, values);
      return `${say(`notification.${template}.title`, formatted)}\n${say(`notification.${template}.message`, formatted)}`;
    },
  }));
}
