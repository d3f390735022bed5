import type { Role } from '@tabibu/contract/roles';
import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import { hasPasskey } from '../passkeys/index.ts';
import { PASSKEY_TERM } from './rules.ts';
import * as store from './staff-store.ts';

/** What an administrator without a passkey reads of it. */
export interface PasskeyDemand {
  readonly dueAt: Date;
  /** Days that are left, the last one counted whole; 0 once the term is over. */
  readonly daysLeft: number;
}

/**
 * Returns until when the person has to have a passkey; undefined for other roles than administrator, for somebody who
 * has one, and for a session of the previous release, which set no term.
 */
export async function findPasskeyDemand(
  ctx: Pick<Context, 'db' | 'clock'>,
  accountId: string,
  role: Role,
): Promise<PasskeyDemand | undefined> {
  if (role !== 'administrator') return undefined;
  const dueAt = (await ctx.db.maybe(store.passkeyDueAt, { accountId }))?.passkey_due_at;
  if (!dueAt || (await hasPasskey(ctx, accountId))) return undefined;
  return { dueAt, daysLeft: Math.max(0, Math.ceil((dueAt.getTime() - ctx.clock.now().getTime()) / DAY)) };
}

/** Begins the thirty days of an administrator whose term has not begun. */
export async function beginPasskeyTerm(inside: Context, accountId: string): Promise<void> {
  await inside.db.run(store.beginPasskeyTerm, { accountId, dueAt: later(inside.clock.now(), PASSKEY_TERM) });
}

/** Lets the thirty days begin anew with the next sign-in, because the access is set up anew and has no passkey. */
export async function forgetPasskeyTerm(inside: Context, accountId: string): Promise<void> {
  await inside.db.run(store.forgetPasskeyTerm, { accountId });
}
