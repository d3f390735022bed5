import type { CountryCode } from '@tabibu/contract/countries';
import { STAFF_ROLES } from '@tabibu/contract/roles';
import type { StaffRole } from '@tabibu/contract/roles';
import type { Context } from '../../platform/context.ts';
import { findAuthenticator } from '../authenticators/index.ts';
import { hasPasskey } from '../passkeys/index.ts';
import { endSessions } from './end-sessions.ts';
import * as store from './staff-store.ts';

/** The account of somebody who works here. */
export interface StaffAccount {
  readonly accountId: string;
  readonly fullName: string;
  /** E.164. */
  readonly phone: string;
  /** The role; of a suspended person the one that was taken away. */
  readonly role: StaffRole;
  readonly suspended: boolean;
  readonly since: Date;
  /** The last time that the person signed in as staff; null if never. */
  readonly signedInAt: Date | null;
  readonly country: CountryCode;
  /** Whether the person wants text messages about cases, if cases are theirs to decide. */
  readonly textsAboutCases: boolean;
}

/** Returns everybody who works here, suspended people too, by name. */
export async function listStaff(ctx: Context): Promise<StaffAccount[]> {
  return (await ctx.db.many(store.listStaff)).map(accountOfRow);
}

/** Returns somebody who works here, suspended people too; undefined for anybody else. */
export async function findStaff(ctx: Context, accountId: string): Promise<StaffAccount | undefined> {
  const row = await ctx.db.maybe(store.findStaff, { accountId });
  return row && accountOfRow(row);
}

/**
 * Locks a member of staff together with all administrators until the transaction ends, so that rights change one after
 * the other. Call it before `requireStepUp`, which locks the caller for sharing: two callers that each hold that lock
 * would wait for each other here. Returns the member, undefined if the account is nobody's who works here, and how many
 * other administrators there are.
 */
export async function lockStaff(
  inside: Context,
  accountId: string,
): Promise<{ readonly member: StaffAccount | undefined; readonly otherAdministrators: number }> {
  const rows = await inside.db.many(store.lockStaff, { accountId });
  const row = rows.find(({ id }) => id === accountId);
  return {
    member: row && accountOfRow(row),
    otherAdministrators: rows.filter(({ id, roles }) => id !== accountId && roles.includes('administrator')).length,
  };
}

/**
 * Gives somebody who works here this role of staff in place of an earlier one and ends a suspension. All sessions of
 * the account end in the same transaction, on every node (Z-12).
 */
export async function giveStaffRole(inside: Context, accountId: string, role: StaffRole): Promise<void> {
  await inside.db.run(store.giveStaffRole, { accountId, role });
  await endSessions(inside, accountId);
}

/**
 * Suspends somebody who works here: takes the role of staff away and remembers it. All sessions of the account end in
 * the same transaction, on every node (Z-12).
 */
export async function takeStaffRole(inside: Context, { accountId, role }: StaffAccount): Promise<void> {
  await inside.db.run(store.takeStaffRole, { accountId, role, now: inside.clock.now() });
  await endSessions(inside, accountId);
}

/**
 * Returns whether somebody uses an account: it was there before its person was invited to work here, or somebody has
 * signed in or has an authenticator or a passkey since.
 */
export async function isInUse(ctx: Context, accountId: string): Promise<boolean> {
  return (
    (await ctx.db.one(store.isInUse, { accountId })).used ||
    (await findAuthenticator(ctx, accountId)) !== undefined ||
    hasPasskey(ctx, accountId)
  );
}

/** Switches text messages about cases on or off for somebody who works here. Returns whether that changed anything. */
export async function switchCaseTexts(inside: Context, accountId: string, on: boolean): Promise<boolean> {
  return (await inside.db.run(store.switchCaseTexts, { accountId, on })) === 1;
}

function accountOfRow(row: store.StaffRow): StaffAccount {
  const role = row.suspended_role ?? STAFF_ROLES.find((one) => row.roles.includes(one));
  if (role === undefined || row.staff_since === null) throw new Error(`account ${row.id} has no role of staff`);
  return {
    accountId: row.id,
    fullName: row.full_name,
    phone: row.phone,
    role,
    suspended: row.suspended_role !== null,
    since: row.staff_since,
    signedInAt: row.staff_signed_in_at,
    country: row.country,
    textsAboutCases: row.texts_about_cases,
  };
}
