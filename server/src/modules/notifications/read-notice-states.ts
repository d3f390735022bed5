import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';
import type { NoticeEnd } from './store.ts';

/** Where a text message stands: `sent` means that the provider took it; `failure` is the provider's reason. */
export interface NoticeState {
  readonly state: 'waiting' | NoticeEnd;
  readonly failure: string | null;
}

/** Returns where the text messages of these occasions stand, by the keys under which they were sent. */
export async function readNoticeStates(ctx: Context, keys: readonly string[]): Promise<Map<string, NoticeState>> {
  if (keys.length === 0) return new Map();
  const rows = await ctx.db.many(store.statesOf, { keys });
  return new Map(rows.map(({ key, state, failure }) => [key, { state, failure }]));
}
