import { isStaffRole } from '@tabibu/contract/roles';
import type { Role } from '@tabibu/contract/roles';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { openSession } from './open-session.ts';
import { meOf } from './read-me.ts';
import { isKnownDevice } from './recognise-device.ts';
import * as store from './store.ts';
import type { SignedIn } from './verify-code.ts';

/**
 * Opens a session with a role for an account whose person another module has proven. Locks the account. Returns
 * undefined when the account is erased or does not have the role. `device` is the browser's device cookie.
 */
export async function signInAs(
  inside: Context,
  { accountId, role, device }: { readonly accountId: string; readonly role: Role; readonly device: string | undefined },
): Promise<SignedIn | undefined> {
  const account = await inside.db.maybe(store.lockAccount, { accountId });
  if (account === undefined || !account.roles.includes(role)) return undefined;
  const session = await openSession(inside, account.id, role);
  await announceNewDevice(inside, { account, role, device, sessionId: session.sessionId });
  return { me: await meOf(inside, account, { role, ...session }), session };
}

interface Arrival {
  readonly account: store.AccountRow;
  readonly role: Role;
  readonly device: string | undefined;
  readonly sessionId: string;
}

/**
 * Publishes that somebody who works here signed in from a browser in which they never did, so that they are told
 * (A-15).
 */
export async function announceNewDevice(inside: Context, { account, role, device, sessionId }: Arrival): Promise<void> {
  if (isStaffRole(role) && !(await isKnownDevice(inside, account.phone, device)))
    await publish(inside, 'identity.new-device', { accountId: account.id, sessionId });
}
