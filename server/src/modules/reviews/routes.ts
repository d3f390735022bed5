import * as contract from '@tabibu/contract/reviews';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { giveReview } from './give-review.ts';
import { listOwnReviews, listReviews } from './list-reviews.ts';
import { readReview } from './read-review.ts';
import { changeReply, removeReply, replyToReview } from './reply-to-review.ts';

const success = true as const;

export const routes: Route[] = [
  route(contract.listReviews, async (ctx, { params, query }) => ({
    success,
    data: await listReviews(ctx, { doctorId: params.doctor_id, cursor: query.cursor }),
  })),
  route(contract.readReview, async (ctx, { params }) => ({
    success,
    data: await readReview(ctx, { bookingId: params.booking_id }),
  })),
  route(contract.giveReview, async (ctx, { params, body }) => ({
    success,
    data: await giveReview(ctx, { bookingId: params.booking_id, stars: body.stars, comment: body.comment }),
  })),
  route(contract.listOwnReviews, async (ctx, { query }) => ({ success, data: await listOwnReviews(ctx, query) })),
  route(contract.replyToReview, async (ctx, { params, body }) => ({
    success,
    data: await replyToReview(ctx, { reviewId: params.review_id, text: body.text }),
  })),
  route(contract.changeReply, async (ctx, { params, body }) => ({
    success,
    data: await changeReply(ctx, { reviewId: params.review_id, text: body.text }),
  })),
  route(contract.removeReply, async (ctx, { params }) => ({
    success,
    data: await removeReply(ctx, { reviewId: params.review_id }),
  })),
];
