import { z } from 'zod';
import { FILE_NAME } from './answer-headers.ts';
import { CALL_SIDES } from './call-sides.ts';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, Instant, envelope, personText } from './fields.ts';

const bookingParams = z.strictObject({ booking_id: Id });

/**
 * Chat and photos. They are kept with the appointment and readable afterwards, and work when voice and video do not
 * (W13).
 */
export const ChatMessage = z.strictObject({
  id: Id,
  from: z.enum(CALL_SIDES),
  text: z.string(),
  photo: z.strictObject({ id: Id, bytes: z.int() }).nullable(),
  sent_at: Instant,
});

/** A page of a chat, oldest message first. The cursor leads to earlier messages. */
export const MessagePage = z.strictObject({ messages: z.array(ChatMessage), next_cursor: z.string().nullable() });

export const listMessages = endpoint({
  id: 'calls.list-messages',
  method: 'GET',
  path: '/api/appointments/:booking_id/messages',
  summary: "The newest messages of an appointment's chat, oldest first; older ones behind the cursor",
  access: ['patient', 'doctor'],
  owns: { booking_id: 'booking' },
  limit: 'read',
  params: bookingParams,
  query: z.strictObject({ cursor: Cursor.optional() }),
  reply: envelope(MessagePage),
  problems: ['not-found'],
});

/**
 * Marks messages as seen. Reading the chat does not: the page calls this when the message is visible. For the doctor it
 * takes the chat's notification from the bell.
 */
export const markSeen = endpoint({
  id: 'calls.mark-seen',
  method: 'POST',
  path: '/api/appointments/:booking_id/messages/seen',
  summary: 'The reader has the chat before their eyes, up to this message; a text message about it is not needed',
  access: ['patient', 'doctor'],
  owns: { booking_id: 'booking' },
  limit: 'write',
  params: bookingParams,
  body: z.strictObject({ message_id: Id }),
  reply: envelope(z.strictObject({})),
  problems: ['not-found'],
});

/**
 * The ids of these endpoints begin with `calls.`. They must not change, because stored idempotency keys contain this
 * one.
 */
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
  media: 'image/jpeg',
  headers: FILE_NAME,
  problems: ['not-found'],
});

export type ChatMessageBody = z.infer<typeof ChatMessage>;
export type MessagePageBody = z.infer<typeof MessagePage>;
