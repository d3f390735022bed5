import type { DeviceBody } from '@tabibu/contract/identity';
import { accountOf, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { SESSION_LIFETIME } from './rules.ts';
import * as sessions from './session-store.ts';

/** Returns where the person is signed in, the most recently used session first. */
export async function listDevices(ctx: Context): Promise<DeviceBody[]> {
  const now = ctx.clock.now();
  const current = sessionOf(ctx);
  const rows = await ctx.db.many(sessions.liveSessions, { accountId: accountOf(ctx), now });
  return rows
    .filter(({ role, last_seen_at }) => now.getTime() - last_seen_at.getTime() <= SESSION_LIFETIME[role].idle)
    .map(({ id, label, created_at, last_seen_at }) => ({
      id,
      label,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      current: id === current,
    }));
}
