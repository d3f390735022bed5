import type { RecordReadingsBody } from '@tabibu/contract/record-readings';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { namesOf } from '../identity/index.ts';
import { readPlace, writePlace } from './place-cursor.ts';
import * as store from './store.ts';

const PAGE = 20;

/** Returns who opened the caller's record, newest first. What the caller opened is not among them (I-32). */
export async function listReadings(
  ctx: Context,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<RecordReadingsBody> {
  const before = cursor === undefined ? null : readPlace(cursor);
  const rows = await ctx.db.many(store.readingsOf, {
    personId: accountOf(ctx),
    beforeAt: before?.at ?? null,
    beforeId: before?.id ?? null,
    limit: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  const names = await namesOf(
    ctx,
    page.flatMap(({ actor, actor_id: id }) => (actor === 'doctor' && id !== null ? [id] : [])),
  );
  const last = page.at(-1);
  return {
    readings: page.map(({ actor, actor_id: id, object, at }) => ({
      by: actor === 'doctor' ? 'doctor' : 'staff',
      name: id === null ? '' : (names.get(id) ?? ''),
      object,
      at: at.toISOString(),
    })),
    next_cursor: rows.length > PAGE && last !== undefined ? writePlace(last) : null,
  };
}
