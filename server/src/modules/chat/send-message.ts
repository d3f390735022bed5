import type { ChatMessageBody } from '@tabibu/contract/call-chat';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { brokenConstraint } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue, sendLiveEvent, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { MINUTE, later } from '../../platform/time.ts';
import { findParticipant, isInCall } from '../calls/index.ts';
import type { Participant } from '../calls/index.ts';
import { doctorNames } from '../doctors/index.ts';
import { tellDoctorAt } from './rules.ts';
import { stripJpegMetadata } from './strip-jpeg-metadata.ts';
import * as store from './store.ts';

/** A patient who has the chat open has read a message after this time. */
const READING = 2 * MINUTE;

export interface MessageInput {
  readonly bookingId: string;
  readonly text: string;
  readonly photo?: string | undefined;
}

/**
 * Sends a message to the chat, from ten minutes before the start to a day after the planned end, or to a week after a
 * consultation that took place, and tells open pages of both (W13). Texts and photos are stored sealed; the camera's
 * metadata is removed from photos. Throws `not-found`, `chat-empty`, `chat-closed`, `chat-full` or `photo-refused`.
 */
export async function sendMessage(ctx: Context, { bookingId, text, photo }: MessageInput): Promise<ChatMessageBody> {
  const participant = await findParticipant(ctx, bookingId);
  const now = ctx.clock.now();
  refuseClosed(participant, now);
  if (text === '' && photo === undefined) throw new Problem('chat-empty');
  const picture = photo === undefined ? null : stripJpegMetadata(Buffer.from(photo, 'base64'));
  if (photo !== undefined && picture === null) throw new Problem('photo-refused');
  const [id, photoId] = [newId(now), newId(now)];
  const words = text === '' ? null : ctx.keys.seal(`call_messages.text.${id}`, text);
  await inTransaction(ctx, async (inside) => {
    await countMessage(inside, participant, (words?.length ?? 0) + (picture?.length ?? 0));
    await inside.db.run(store.addMessage, { id, bookingId, side: participant.side, textSealed: words, now });
    if (picture !== null)
      await inside.db.run(store.addPhoto, {
        photoId,
        messageId: id,
        bookingId,
        photoSealed: inside.keys.seal(`call_photos.photo.${photoId}`, picture.toString('base64')),
        bytes: picture.length,
      });
    await audit(inside, {
      action: 'calls.say',
      object: 'booking',
      objectId: bookingId,
      details: { side: participant.side, photo: picture !== null },
    });
    await notifyAbsent(inside, participant, now);
    for (const account of Object.values(participant.accounts))
      if (account !== undefined) await sendLiveEvent(inside, account, { kind: 'chat', booking_id: bookingId });
  });
  return {
    id,
    from: participant.side,
    text,
    photo: picture === null ? null : { id: photoId, bytes: picture.length },
    sent_at: now.toISOString(),
  };
}

/**
 * Notifies the recipient, unless they are in the call and see the message there. A doctor gets a bell notification at
 * any time, and after the consultation a text message if the notification stays unseen. A patient is notified only of
 * messages after the call, because before it the appointment itself brings them to the chat.
 */
async function notifyAbsent(ctx: Context, { booking, side, window }: Participant, now: Date): Promise<void> {
  const other = side === 'patient' ? 'doctor' : 'patient';
  if (await isInCall(ctx, { bookingId: booking.id, side: other })) return;
  const isAfter = booking.state !== 'scheduled' || now >= window.endsAt;
  if (side === 'patient') {
    await publish(ctx, 'calls.message-left', { bookingId: booking.id, to: 'doctor', since: null });
    if (booking.state === 'completed')
      await enqueue(
        ctx,
        'calls.tell-doctor',
        { bookingId: booking.id },
        { at: tellDoctorAt(now, await zoneOf(ctx, booking.doctorId)) },
      );
  } else if (isAfter)
    await enqueue(
      ctx,
      'calls.tell-patient',
      { bookingId: booking.id, sentAt: now.toISOString() },
      { at: later(now, READING) },
    );
}

async function zoneOf(ctx: Context, doctorId: string): Promise<string> {
  return (await doctorNames(ctx, [doctorId])).get(doctorId)?.timeZone ?? 'UTC';
}

/** Adds a message to the sender's count. Throws `chat-full` when the database refuses more messages or bytes. */
async function countMessage(ctx: Context, { booking, side }: Participant, bytes: number): Promise<void> {
  try {
    await ctx.db.run(store.countMessage, { bookingId: booking.id, side, bytes });
  } catch (error) {
    if (brokenConstraint(error) === store.CHAT_LIMIT) throw new Problem('chat-full');
    throw error;
  }
}

/** Throws `chat-closed` outside the time for messages and for a cancelled appointment. */
function refuseClosed({ booking, window }: Participant, now: Date): void {
  const open = now >= window.opensAt && now < window.chatUntil && booking.state !== 'cancelled';
  if (!open) throw new Problem('chat-closed');
}
