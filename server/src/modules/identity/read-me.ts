import type { MeBody } from '@tabibu/contract/identity';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { maskToken } from '../../platform/csrf-token.ts';
import { Problem } from '../../platform/problem.ts';
import type { Role } from './rules.ts';
import * as store from './store.ts';

export type { MeBody };

/** The signed-in person as the browser knows them, with the token that unsafe requests of this session repeat (V-03). */
export async function readMe(ctx: Context): Promise<MeBody> {
  const account = await ctx.db.maybe(store.activeAccount, [accountOf(ctx)]);
  if (account === undefined) throw new Problem('not-signed-in');
  return describeActor(ctx, account);
}

/** The account as the acting session sees it. */
export function describeActor(ctx: Context, account: store.AccountRow): MeBody {
  if (ctx.actor.kind !== 'patient' && ctx.actor.kind !== 'doctor') throw new Error(`no session: the actor is ${ctx.actor.kind}`);
  return meOf(ctx, account, ctx.actor.kind, ctx.actor.sessionId);
}

/** The account as a session of a role sees it. */
export function meOf(ctx: Context, account: store.AccountRow, role: Role, sessionId: string): MeBody {
  const { id, full_name, phone, country, language } = account;
  return { id, role, full_name, phone, country, language, csrf: maskToken(ctx.keys.sign('csrf', sessionId)) };
}
