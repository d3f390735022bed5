import { z } from 'zod';
import { CALL_SIDES } from './call-sides.ts';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, Instant, envelope, personText } from './fields.ts';

const bookingParams = z.strictObject({ booking_id: Id });

/** Chat and photos, kept with the appointment, readable afterwards; they work when media does not (W13). */
export const ChatMessage = z.strictObject({
  id: Id,
  from: z.enum(CALL_SIDES),
  text: z.string(),
  photo: z.strictObject({ id: Id, bytes: z.int() }).nullable(),
  sent_at: Instant,
});

/** A page of a chat, oldest first; the cursor leads to the messages before it. */
export const MessagePage = z.strictObject({ messages: z.array(ChatMessage), next_cursor: z.string().nullable() });

export const listMessages = endpoint({
  id: 'calls.list-messages',
  method: 'GET',
  path: '/api/appointments/:booking_id/messages',
  summary: 'The newest messages of an appointment\'s chat, oldest first; older ones behind the cursor',
  access: ['patient', 'doctor'],
  owns: { booking_id: 'booking' },
  limit: 'read',
  params: bookingParams,
  query: z.strictObject({ cursor: Cursor.optional() }),
  reply: envelope(MessagePage),
  problems: ['not-found'],
});

/** Reading alone changes nothing: the page says so when the message is before the person's eyes. */
export const markSeen = endpoint({
  id: 'calls.mark-seen',
  method: 'POST',
  path: '/api/appointments/:booking_id/messages/seen',
  summary: 'The patient has the chat before their eyes, up to this message; a text message about it is not needed',
  access: ['patient'],
  owns: { booking_id: 'booking' },
  limit: 'write',
  params: bookingParams,
  body: z.strictObject({ message_id: Id }),
  reply: envelope(z.strictObject({})),
  problems: ['not-found'],
});

export const sendMessage = endpoint({
  id: 'calls.send-message',
  method: 'POST',
  path: '/api/appointments/:booking_id/messages',
  summary: 'Say something in the chat: a text, or a JPEG of at most 200 KB in base64',
  access: ['patient', 'doctor'],
  owns: { booking_id: 'booking' },
  limit: 'write',
  idempotent: true,
  params: bookingParams,
  body: z.strictObject({ text: personText(2000).default(''), photo: z.base64().max(280_000).optional() }),
  bodyLimit: 320 * 1024,
  reply: envelope(ChatMessage),
  status: 201,
  problems: ['not-found', 'chat-empty', 'chat-closed', 'chat-full', 'photo-refused'],
});

export const readPhoto = endpoint({
  id: 'calls.read-photo',
  method: 'GET',
  path: '/api/appointments/:booking_id/photos/:photo_id',
  summary: 'A photo of the chat as image/jpeg',
  access: ['patient', 'doctor'],
  owns: { booking_id: 'booking', photo_id: 'photo' },
  limit: 'read',
  params: z.strictObject({ booking_id: Id, photo_id: Id }),
  reply: z.string(),
  problems: ['not-found'],
});

export type ChatMessageBody = z.infer<typeof ChatMessage>;
export type MessagePageBody = z.infer<typeof MessagePage>;
