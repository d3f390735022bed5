import type { Context } from '../../platform/context.ts';
import { OWN_PAGE } from '../../platform/own-rows.ts';
import { readPages } from '../../platform/read-ahead.ts';
import { ownBookingIds } from '../bookings/index.ts';
import * as store from './export-store.ts';

/** Yields what the signed-in person and the doctors wrote to each other. */
export async function* exportMessages(ctx: Context) {
  for await (const bookingIds of ownBookingIds(ctx)) {
    const pages = readPages<store.OwnMessageRow>(OWN_PAGE, (last) =>
      ctx.db.many(store.messagesOf, { bookingIds, after: last?.id ?? null, most: OWN_PAGE }),
    );
    for await (const page of pages)
      for (const { text_sealed: sealed, ...row } of page)
        yield { ...row, text: sealed === null ? '' : ctx.keys.open(`call_messages.text.${row.id}`, sealed) };
  }
}

/** A photo is large: this many are in memory at a time. */
const PHOTOS = 2;

/** Yields the photos of these chats as base64. */
export async function* exportPhotos(ctx: Context) {
  for await (const bookingIds of ownBookingIds(ctx)) {
    const pages = readPages<{ id: string; message_id: string; booking_id: string; photo_sealed: Buffer }>(
      PHOTOS,
      (last) => ctx.db.many(store.photosOf, { bookingIds, after: last?.id ?? null, most: PHOTOS }),
    );
    for await (const page of pages)
      for (const { photo_sealed: sealed, ...row } of page)
        yield { ...row, jpeg_base64: ctx.keys.open(`call_photos.photo.${row.id}`, sealed) };
  }
}
