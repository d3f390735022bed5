import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as chat from './chat-store.ts';
import { findParticipant } from './find-participant.ts';

/** A photo of an appointment's chat, for its two people (W13). Problem `not-found`. */
export async function readPhoto(ctx: Context, { bookingId, photoId }: { bookingId: string; photoId: string }): Promise<Buffer> {
  await findParticipant(ctx, bookingId);
  const row = await ctx.db.maybe(chat.photo, [photoId, bookingId]);
  if (row === undefined) throw new Problem('not-found');
  return Buffer.from(ctx.keys.open(`call_photos.photo.${photoId}`, row.photo_sealed), 'base64');
}
