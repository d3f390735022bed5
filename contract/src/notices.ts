import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, Instant, envelope } from './fields.ts';
import { REMINDER_KINDS } from './reminder-kinds.ts';

/** A message to a phone about an entry of the list, and what became of it. */
const Way = z.strictObject({
  /** As a text message, by WhatsApp, as an email, or to browsers that take messages while their page is closed. */
  by: z.enum(['sms', 'push', 'whatsapp', 'email']),
  /** `sent`: the provider took it and reported nothing since. `unclear`: nobody knows whether the provider took it. */
  state: z.enum(['waiting', 'sent', 'arrived', 'failed', 'unclear', 'not-needed']),
});

/** One thing that the reader was told, in the reader's language. */
const PersonNotice = z.strictObject({
  id: Id,
  message: z.string(),
  read: z.boolean(),
  created_at: Instant,
  /** The messages that went out about it, in this order; none if it stands in the list only. */
  ways: z.array(Way),
});

export const listNotices = endpoint({
  id: 'notices.list',
  method: 'GET',
  path: '/api/notices',
  summary: 'What I was told, newest first, with the number of unread ones',
  access: ['patient'],
  limit: 'read',
  query: z.strictObject({ cursor: Cursor.optional(), limit: z.coerce.number().int().min(1).max(50).default(20) }),
  reply: envelope(
    z.strictObject({ notices: z.array(PersonNotice), unread: z.int(), next_cursor: z.string().nullable() }),
  ),
});

export const readAllNotices = endpoint({
  id: 'notices.read-all',
  method: 'POST',
  path: '/api/notices/read-all',
  summary: 'Mark everything that I was told as read; repeating changes nothing',
  access: ['patient'],
  limit: 'write',
  reply: envelope(z.strictObject({ unread: z.int() })),
});

const Choices = z.strictObject({
  /** Kinds of reminders that reach me in the list only. */
  switched_off: z.array(z.enum(REMINDER_KINDS)).max(REMINDER_KINDS.length),
  /** Messages to browsers show their words on the lock screen. */
  shows_words: z.boolean(),
  /** Reminders come by WhatsApp before they come as text messages; without it this stays as it was. */
  by_whatsapp: z.boolean().optional(),
  /** Messages also go to my proven email address; without it this stays as it was. */
  by_email: z.boolean().optional(),
});

const ChosenNotices = Choices.required().extend({
  /** False where no number of ours is at WhatsApp: the choice has no effect then and is not offered. */
  whatsapp_offered: z.boolean(),
  /** False where the account has no proven email address. */
  email_offered: z.boolean(),
});

export const readNoticeChoices = endpoint({
  id: 'notices.read-choices',
  method: 'GET',
  path: '/api/notices/choices',
  summary: 'How I want to be reminded',
  access: ['patient'],
  limit: 'read',
  reply: envelope(ChosenNotices),
});

export const changeNoticeChoices = endpoint({
  id: 'notices.change-choices',
  method: 'PUT',
  path: '/api/notices/choices',
  summary: 'Change how I want to be reminded; messages about money, safety and changes always come',
  access: ['patient'],
  limit: 'write',
  body: Choices,
  reply: envelope(ChosenNotices),
});

export const receiveDelivery = endpoint({
  id: 'notices.receive-delivery',
  method: 'POST',
  path: '/api/notifications/delivery/:secret',
  summary: 'The SMS provider reports whether a message arrived; only a message that we know changes',
  access: ['provider'],
  owns: { secret: 'secret' },
  limit: 'callback',
  params: z.strictObject({ secret: z.string().min(20).max(100) }),
  reply: z.strictObject({ success: z.literal(true) }),
  problems: ['not-found'],
});

export const confirmWhatsApp = endpoint({
  id: 'notices.confirm-whatsapp',
  method: 'GET',
  path: '/api/notifications/whatsapp/:secret',
  summary: 'WhatsApp asks whether the address is ours; answered with the text that it sent',
  access: ['provider'],
  owns: { secret: 'secret' },
  limit: 'callback',
  params: z.strictObject({ secret: z.string().min(20).max(100) }),
  query: z.strictObject({
    'hub.mode': z.literal('subscribe'),
    'hub.verify_token': z.string().max(200),
    'hub.challenge': z.string().regex(/^[\w-]{1,200}$/),
  }),
  media: 'text/plain',
  reply: z.string(),
  problems: ['not-found'],
});

export const receiveWhatsAppReport = endpoint({
  id: 'notices.receive-whatsapp-report',
  method: 'POST',
  path: '/api/notifications/whatsapp/:secret',
  summary: 'WhatsApp reports what became of messages, signed; only messages that we know change',
  access: ['provider'],
  owns: { secret: 'secret' },
  limit: 'callback',
  params: z.strictObject({ secret: z.string().min(20).max(100) }),
  reply: z.strictObject({ success: z.literal(true) }),
  problems: ['not-found'],
});

export type NoticeWayBody = z.infer<typeof Way>;
export type PersonNoticeBody = z.infer<typeof PersonNotice>;
export type NoticesBody = z.infer<typeof listNotices.reply>['data'];
export type NoticeChoicesInput = z.infer<typeof Choices>;
export type NoticeChoicesBody = z.infer<typeof ChosenNotices>;
