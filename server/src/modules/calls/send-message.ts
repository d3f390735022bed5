import type { ChatMessageBody } from '@tabibu/contract/call-chat';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { brokenConstraint } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue, nudge, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { MINUTE, later } from '../../platform/time.ts';
import * as chat from './chat-store.ts';
import { findParticipant } from './find-participant.ts';
import type { Participant } from './find-participant.ts';
import { stripPhoto } from './read-jpeg.ts';
import { isPresent } from './rules.ts';
import * as store from './store.ts';

/** Who has the chat open has read a message by then. */
const READING = 2 * MINUTE;

export interface MessageInput { readonly bookingId: string; readonly text: string; readonly photo?: string | undefined }

/**
 * Says something in the chat, from ten minutes before the start to a day after the end; both are nudged (W13). Texts and photos are
 * sealed, photos lose what the camera noted. Problems: `not-found`, `chat-empty`, `chat-closed`, `chat-full`, `photo-refused`.
 */
export async function sendMessage(ctx: Context, { bookingId, text, photo }: MessageInput): Promise<ChatMessageBody> {
  const participant = await findParticipant(ctx, bookingId);
  const now = ctx.clock.now();
  refuseClosed(participant, now);
  if (text === '' && photo === undefined) throw new Problem('chat-empty');
  const picture = photo === undefined ? null : stripPhoto(Buffer.from(photo, 'base64'));
  if (photo !== undefined && picture === null) throw new Problem('photo-refused');
  const [id, photoId] = [newId(now), newId(now)];
  const words = text === '' ? null : ctx.keys.seal(`call_messages.text.${id}`, text);
  await inTransaction(ctx, async (inside) => {
    await countMessage(inside, participant, (words?.length ?? 0) + (picture?.length ?? 0));
    await inside.db.run(chat.addMessage, [id, bookingId, participant.side, words, now]);
    if (picture !== null) await inside.db.run(chat.addPhoto, [photoId, id, bookingId, inside.keys.seal(`call_photos.photo.${photoId}`, picture.toString('base64')), picture.length]);
    await audit(inside, { action: 'calls.say', object: 'booking', objectId: bookingId, details: { side: participant.side, photo: picture !== null } });
    await tellAbsent(inside, participant, now);
    for (const account of Object.values(participant.accounts)) if (account !== undefined) await nudge(inside, account, { kind: 'chat', booking_id: bookingId });
  });
  return { id, from: participant.side, text, photo: picture === null ? null : { id: photoId, bytes: picture.length }, sent_at: now.toISOString() };
}

/**
 * Who is in the call sees the message there. The doctor finds it under the bell at any other time; the patient is told of what comes
 * after the call only, because before it the appointment itself brings them here.
 */
async function tellAbsent(ctx: Context, { booking, side, window }: Participant, now: Date): Promise<void> {
  const row = await ctx.db.maybe(store.find, [booking.id]);
  const session = row && store.sessionOf(row);
  if (session && isPresent(side === 'patient' ? session.doctor : session.patient, now)) return;
  const isAfter = booking.state !== 'scheduled' || now >= window.endsAt;
  if (side === 'patient') await publish(ctx, 'calls.message-left', { bookingId: booking.id, to: 'doctor', since: null });
  else if (isAfter) await enqueue(ctx, 'calls.tell-patient', { bookingId: booking.id, sentAt: now.toISOString() }, { at: later(now, READING) });
}

/** Each side may put so many messages and bytes into a chat; the database counts. */
async function countMessage(ctx: Context, { booking, side }: Participant, bytes: number): Promise<void> {
  try {
    await ctx.db.run(chat.countMessage, [booking.id, side, bytes]);
  } catch (error) {
    if (brokenConstraint(error) === chat.CHAT_LIMIT) throw new Problem('chat-full');
    throw error;
  }
}

/** What took place or is to take place can be talked about; what was called off cannot. */
function refuseClosed({ booking, window }: Participant, now: Date): void {
  const open = now >= window.opensAt && now < window.chatUntil && booking.state !== 'cancelled';
  if (!open) throw new Problem('chat-closed');
}
