import type { ReviewPageBody } from '@tabibu/contract/reviews';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { doctorOfAccount, findBookableDoctor } from '../doctors/index.ts';
import { reviewOf } from './read-review.ts';
import * as store from './store.ts';

const PAGE = 10;

/** What patients say of a doctor who is in service, newest first, in keyset pages. */
export async function listReviews(ctx: Context, { doctorId, cursor }: { doctorId: string; cursor?: string | undefined }): Promise<ReviewPageBody> {
  if ((await findBookableDoctor(ctx, doctorId)) === undefined) throw new Problem('not-found');
  return pageOf(ctx, doctorId, cursor);
}

/** What patients say of the doctor who asks, like everybody reads it; also while the doctor is not in service. */
export async function listOwnReviews(ctx: Context, { cursor }: { cursor?: string | undefined }): Promise<ReviewPageBody> {
  const doctor = await doctorOfAccount(ctx, accountOf(ctx));
  if (doctor === undefined) throw new Problem('not-found');
  return pageOf(ctx, doctor.id, cursor);
}

async function pageOf(ctx: Context, doctorId: string, cursor: string | undefined): Promise<ReviewPageBody> {
  const after = cursor === undefined ? null : readTimeCursor(openCursor(ctx, cursor));
  const rows = await ctx.db.many(store.ofDoctor, [doctorId, after?.at ?? null, after?.id ?? null, PAGE + 1]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    reviews: page.map(reviewOf),
    next_cursor: rows.length > PAGE && last !== undefined ? sealCursor(ctx, writeTimeCursor({ at: last.created_at, id: last.id })) : null,
  };
}

const PLACE = 'reviews.cursor';

/** Only we can read it: readers see the month of a review, and its moment would name the visit. */
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
