import type { ChatMessageBody } from '@tabibu/contract/calls';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { nudge } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import * as chat from './chat-store.ts';
import { findParticipant } from './find-participant.ts';
import type { Participant } from './find-participant.ts';
import { stripPhoto } from './read-jpeg.ts';

export interface MessageInput { readonly bookingId: string; readonly text: string; readonly photo?: string | undefined }

/**
 * Says something in the chat, from ten minutes before the start to a day after the end; both are nudged (W13). Texts and photos are
 * sealed, photos lose what the camera noted. Problems: `not-found`, `chat-empty`, `chat-closed`, `photo-refused`.
 */
export async function sendMessage(ctx: Context, { bookingId, text, photo }: MessageInput): Promise<ChatMessageBody> {
  const participant = await findParticipant(ctx, bookingId);
  const now = ctx.clock.now();
  refuseClosed(participant, now);
  if (text === '' && photo === undefined) throw new Problem('chat-empty');
  const picture = photo === undefined ? null : stripPhoto(Buffer.from(photo, 'base64'));
  if (photo !== undefined && picture === null) throw new Problem('photo-refused');
  const [id, photoId] = [newId(now), newId(now)];
  await inTransaction(ctx, async (inside) => {
    await inside.db.run(chat.addMessage, [id, bookingId, participant.side, text === '' ? null : inside.keys.seal(`call_messages.text.${id}`, text), now]);
    if (picture !== null) await inside.db.run(chat.addPhoto, [photoId, id, bookingId, inside.keys.seal(`call_photos.photo.${photoId}`, picture.toString('base64')), picture.length]);
    await audit(inside, { action: 'calls.say', object: 'booking', objectId: bookingId, details: { side: participant.side, photo: picture !== null } });
    for (const account of Object.values(participant.accounts)) if (account !== undefined) await nudge(inside, account, { kind: 'chat', booking_id: bookingId });
  });
  return { id, from: participant.side, text, photo: picture === null ? null : { id: photoId, bytes: picture.length }, sent_at: now.toISOString() };
}

/** What took place or is to take place can be talked about; what was called off cannot. */
function refuseClosed({ booking, window }: Participant, now: Date): void {
  const open = now >= window.opensAt && now < window.chatUntil && booking.state !== 'cancelled';
  if (!open) throw new Problem('chat-closed');
}
