import type { ReviewPageBody } from '@tabibu/contract/reviews';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findBookableDoctor } from '../doctors/index.ts';
import { reviewOf } from './read-review.ts';
import * as store from './store.ts';

const PAGE = 10;

/** What patients say of a doctor who is in service, newest first, in keyset pages. */
export async function listReviews(ctx: Context, { doctorId, cursor }: { doctorId: string; cursor?: string | undefined }): Promise<ReviewPageBody> {
  if ((await findBookableDoctor(ctx, doctorId)) === undefined) throw new Problem('not-found');
  const [at, id] = cursor === undefined ? [null, null] : readCursor(cursor);
  const rows = await ctx.db.many(store.ofDoctor, [doctorId, at, id, PAGE + 1]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    reviews: page.map(reviewOf),
    next_cursor: rows.length > PAGE && last !== undefined ? Buffer.from(`${last.created_at.toISOString()} ${last.id}`).toString('base64url') : null,
  };
}

function readCursor(cursor: string): [Date, string] {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) throw new Problem('invalid-input', { fields: ['cursor'] });
  return [instant, id];
}
