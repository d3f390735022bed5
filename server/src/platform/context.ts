import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { Role } from '@tabibu/contract/roles';
import type { Integrations } from '../integrations/integrations.ts';
import { readOnce } from './clock.ts';
import type { Clock, VerbClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, RowAccess, Transaction } from './database/database.ts';
import type { Keys } from './keys.ts';
import type { Log } from './log.ts';

/** A signed-in person. Role and account come from the session's row only, never from the request (Z-03). */
export interface AccountActor {
  readonly kind: Role;
  readonly accountId: string;
  readonly sessionId: string;
  /** An administrator whose term for making a passkey is over: only endpoints that need none admit them. */
  readonly owesPasskey?: true;
  /**
   * A patient whose passphrase was not given in this browser: since when the session sees only what is made from
   * then on. Absent if it sees everything.
   */
  readonly recordsClosedAt?: Date;
  /** The member of staff who does for this person what the person asks for on the telephone (`assisting`). */
  readonly assistedBy?: AccountActor;
}

/** The person, provider or job on whose behalf the work is done. */
export type Actor =
  | { readonly kind: 'nobody' }
  | AccountActor
  | { readonly kind: 'provider'; readonly name: string }
  | { readonly kind: 'job'; readonly name: string };

/** The parts that live as long as the process and are the same for every request. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly log: Log;
  readonly config: Config;
  readonly integrations: Integrations;
  /** Wakes the outbox relay after a commit. */
  wakeRelay(): void;
}

/**
 * What a module's function needs: the services, the open transaction if there is one, and the caller with their
 * language.
 */
export interface Context extends Omit<Services, 'db' | 'clock'> {
  readonly db: Database | Transaction;
  readonly clock: VerbClock;
  readonly actor: Actor;
  readonly language: Language;
  /** Decides which prices and which clock the caller sees. */
  readonly country: CountryCode;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Returns on whose behalf the actor's statements run: the person in the role of their session, `system` for jobs and
 * providers, `nobody` without a session (Z-08).
 */
export function rowAccessOf(actor: Actor): RowAccess {
  if (hasAccount(actor)) return { role: actor.kind, accountId: actor.accountId };
  return { role: actor.kind === 'nobody' ? 'nobody' : 'system' };
}

/** Returns a context for work that no person asked for. */
export function jobContext(services: Services, name: string): Context {
  const actor: Actor = { kind: 'job', name };
  return {
    ...services,
    db: services.db.actingFor(rowAccessOf(actor)),
    clock: readOnce(services.clock),
    actor,
    language: 'sw',
    country: 'TZ',
    requestId: `job-${name}`,
    ip: '',
    userAgent: '',
  };
}

/**
 * Returns a context in which the signed-in member of staff does what a patient asks for on the telephone: the patient's
 * rows, prices, clock and language. The audit log names the member of staff. The caller has checked that the patient
 * wants it. Throws inside a transaction, which acts for one person from its beginning on.
 */
export function assisting(
  ctx: Context,
  patient: { readonly accountId: string; readonly country: CountryCode; readonly language: Language },
): Context {
  const { actor, db } = ctx;
  if (!hasAccount(actor)) throw new Error(`no member of staff: the actor is ${actor.kind}`);
  if (db.kind === 'transaction') throw new Error('a transaction cannot begin to act for somebody else');
  const assisted: Actor = {
    kind: 'patient',
    accountId: patient.accountId,
    sessionId: actor.sessionId,
    assistedBy: actor,
  };
  return {
    ...ctx,
    db: db.actingFor(rowAccessOf(assisted)),
    actor: assisted,
    country: patient.country,
    language: patient.language,
  };
}

/**
 * Returns the context with its clock read anew: for what follows after waiting for an outside party or a lock, and for
 * each step of work that takes long.
 */
export function readingTimeAnew<Some extends Context>(ctx: Some): Some {
  return { ...ctx, clock: ctx.clock.again() };
}

/** Runs work in the caller's open transaction, or in a new one. */
export async function inTransaction<Result>(
  ctx: Context,
  work: (ctx: Context & { db: Transaction }) => Promise<Result>,
): Promise<Result> {
  const { db } = ctx;
  if (db.kind === 'transaction') return work({ ...ctx, db });
  return db.transaction((transaction) => work({ ...ctx, db: transaction }));
}

/** Returns whether the actor is a signed-in person. */
export function hasAccount(actor: Actor): actor is AccountActor {
  return 'accountId' in actor;
}

/** Returns since when the caller sees only what is made from then on; null if they see everything. */
export function recordsClosedSince({ actor }: Context): Date | null {
  return hasAccount(actor) ? (actor.recordsClosedAt ?? null) : null;
}

/**
 * Returns the account of a signed-in caller. Throws if nobody is signed in: routes check that before, so it is a bug.
 */
export function accountOf(ctx: Context): string {
  if (!hasAccount(ctx.actor)) throw new Error(`no account: the actor is ${ctx.actor.kind}`);
  return ctx.actor.accountId;
}

/** Returns the session of a signed-in caller. Throws if nobody is signed in, as `accountOf` does. */
export function sessionOf(ctx: Context): string {
  if (!hasAccount(ctx.actor)) throw new Error(`no session: the actor is ${ctx.actor.kind}`);
  return ctx.actor.sessionId;
}
