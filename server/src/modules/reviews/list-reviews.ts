import type { ReviewPageBody } from '@tabibu/contract/reviews';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { actingDoctor, findBookableDoctor } from '../doctors/index.ts';
import { reviewOf } from './read-review.ts';
import * as store from './store.ts';

const PAGE = 10;

/** Returns a page of the reviews of a doctor in service, newest first. Throws `not-found` for other doctors. */
export async function listReviews(
  ctx: Context,
  { doctorId, cursor }: { doctorId: string; cursor?: string | undefined },
): Promise<ReviewPageBody> {
  if ((await findBookableDoctor(ctx, doctorId)) === undefined) throw new Problem('not-found');
  return pageOf(ctx, doctorId, cursor);
}

/**
 * Returns a page of the signed-in doctor's own reviews, as everybody reads them. Throws `not-found` for a suspended
 * doctor.
 */
export async function listOwnReviews(
  ctx: Context,
  { cursor }: { cursor?: string | undefined },
): Promise<ReviewPageBody> {
  const doctor = await actingDoctor(ctx);
  return pageOf(ctx, doctor.id, cursor);
}

async function pageOf(ctx: Context, doctorId: string, cursor: string | undefined): Promise<ReviewPageBody> {
  const after = cursor === undefined ? null : readTimeCursor(openCursor(ctx, cursor));
  const rows = await ctx.db.many(store.ofDoctor, {
    doctorId,
    beforeAt: after?.at ?? null,
    beforeId: after?.id ?? null,
    limit: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    reviews: page.map(reviewOf),
    next_cursor:
      rows.length > PAGE && last !== undefined
        ? sealCursor(ctx, writeTimeCursor({ at: last.created_at, id: last.id }))
        : null,
  };
}

const PLACE = 'reviews.cursor';

/**
 * Encrypts a cursor. Readers may see the month of a review only, and the exact time in a cursor would tell the
 * appointment.
 */
function sealCursor(ctx: Context, cursor: string): string {
  return ctx.keys.seal(PLACE, cursor).toString('base64url');
}

function openCursor(ctx: Context, sealed: string): string {
  try {
    return ctx.keys.open(PLACE, Buffer.from(sealed, 'base64url'));
  } catch {
    throw new Problem('invalid-input', { fields: ['cursor'] });
  }
}
