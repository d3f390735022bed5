import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { Integrations } from '../integrations/integrations.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Transaction } from './database/database.ts';
import type { Keys } from './keys.ts';
import type { Log } from './log.ts';

/** Who acts. Role and identity come from the session row only (Z-03). */
export type Actor =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'patient' | 'doctor'; readonly accountId: string; readonly sessionId: string }
  | { readonly kind: 'provider'; readonly name: string }
  | { readonly kind: 'job'; readonly name: string };

/** What the process has: the same for every request. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly log: Log;
  readonly config: Config;
  readonly integrations: Integrations;
  /** Wakes the relay of the outbox after a commit. */
  wakeRelay(): void;
}

/** Everything a verb needs: services, the open transaction if there is one, and who asks in which language. */
export interface Context extends Omit<Services, 'db'> {
  readonly db: Database | Transaction;
  readonly actor: Actor;
  readonly language: Language;
  /** The country whose prices and clock the caller sees. */
  readonly country: CountryCode;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** A context for work that no person asked for. */
export function jobContext(services: Services, name: string): Context {
  return { ...services, actor: { kind: 'job', name }, language: 'sw', country: 'TZ', requestId: `job-${name}`, ip: '', userAgent: '' };
}

/** Runs work in the caller's open transaction, or in a new one. */
export async function inTransaction<Result>(ctx: Context, work: (ctx: Context & { db: Transaction }) => Promise<Result>): Promise<Result> {
  const { db } = ctx;
  if (db.kind === 'transaction') return work({ ...ctx, db });
  return db.transaction((transaction) => work({ ...ctx, db: transaction }));
}

/** The account of a signed-in caller. Routes let nobody else in, so anything else is a fault of ours. */
export function accountOf(ctx: Context): string {
  if (ctx.actor.kind !== 'patient' && ctx.actor.kind !== 'doctor') throw new Error(`no account: the actor is ${ctx.actor.kind}`);
  return ctx.actor.accountId;
}

/** The sign-in of a signed-in caller. */
export function sessionOf(ctx: Context): string {
  if (ctx.actor.kind !== 'patient' && ctx.actor.kind !== 'doctor') throw new Error(`no session: the actor is ${ctx.actor.kind}`);
  return ctx.actor.sessionId;
}
