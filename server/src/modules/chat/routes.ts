import * as contract from '@tabibu/contract/call-chat';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { listMessages } from './list-messages.ts';
import { markSeen } from './mark-seen.ts';
import { readPhoto } from './read-photo.ts';
import { sendMessage } from './send-message.ts';

const success = true as const;

/** HTTP endpoints of this module. */
export const routes: Route[] = [
  route(contract.listMessages, async (ctx, { params, query }) => ({
    success,
    data: await listMessages(ctx, { bookingId: params.booking_id, cursor: query.cursor }),
  })),
  route(contract.markSeen, async (ctx, { params, body }) => {
    await markSeen(ctx, { bookingId: params.booking_id, messageId: body.message_id });
    return { success, data: {} };
  }),
  route(contract.sendMessage, async (ctx, { params, body }) => ({
    success,
    data: await sendMessage(ctx, { bookingId: params.booking_id, ...body }),
  })),
  route(contract.readPhoto, async (ctx, { params }) =>
    answer(await readPhoto(ctx, { bookingId: params.booking_id, photoId: params.photo_id }), {
      contentType: 'image/jpeg',
      headers: {
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline; filename="photo.jpg"',
      },
    }),
  ),
];
