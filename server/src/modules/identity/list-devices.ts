import type { DeviceBody } from '@tabibu/contract/identity';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { SESSION_LIFE } from './rules.ts';
import * as store from './store.ts';

/** Where this person is signed in, the latest used first. */
export async function listDevices(ctx: Context): Promise<DeviceBody[]> {
  const now = ctx.clock.now();
  const current = ctx.actor.kind === 'patient' || ctx.actor.kind === 'doctor' ? ctx.actor.sessionId : undefined;
  const rows = await ctx.db.many(store.liveSessions, [accountOf(ctx), now]);
  return rows
    .filter(({ role, last_seen_at }) => now.getTime() - last_seen_at.getTime() <= SESSION_LIFE[role].idle)
    .map(({ id, label, created_at, last_seen_at }) => ({
      id, label, created_at: created_at.toISOString(), last_seen_at: last_seen_at.toISOString(), current: id === current,
    }));
}
