import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findParticipant } from '../calls/index.ts';
import { auditChat } from './audit-chat.ts';
import * as store from './store.ts';

/** Returns a photo of the chat to its two participants (W13). Throws `not-found` for others. */
export async function readPhoto(
  ctx: Context,
  { bookingId, photoId }: { bookingId: string; photoId: string },
): Promise<Buffer> {
  const participant = await findParticipant(ctx, bookingId);
  const row = await ctx.db.maybe(store.photo, { photoId, bookingId });
  if (row === undefined) throw new Problem('not-found');
  await auditChat(ctx, participant);
  return Buffer.from(ctx.keys.open(`call_photos.photo.${photoId}`, row.photo_sealed), 'base64');
}
