import { ROLES } from '@tabibu/contract/roles';
import type { Role } from '@tabibu/contract/roles';

/**
 * On whose behalf statements run. The policies of guarded tables decide by it which rows exist: those of the account in
 * that role, all of them for `system` (jobs, callbacks, commands), none for `nobody`.
 */
export type RowAccess = { readonly role: 'system' | 'nobody' } | { readonly role: Role; readonly accountId: string };

/**
 * The role of a connection outside of transactions, which no policy knows. It also tells the policies that this process
 * names its actors: without any role they take a process of the release before them and let it see everything.
 */
export const NO_ROLE = "set tabibu.role = 'none'";

const KNOWN: ReadonlySet<string> = new Set(['system', 'nobody', ...ROLES]);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Returns the SQL that begins a transaction on behalf of somebody. `set local` takes no parameters, so role and account
 * stand in the text. Throws for a role that is not in the list and an account that is no UUID.
 */
export function beginStatementFor(access: RowAccess): string {
  const { role } = access;
  if (!KNOWN.has(role)) throw new Error('a transaction was to begin for an unknown role');
  const begin = `begin; set local tabibu.role = '${role}'`;
  if (!('accountId' in access)) return begin;
  if (!UUID.test(access.accountId)) throw new Error('a transaction was to begin for an account that is no UUID');
  return `${begin}; set local tabibu.account = '${access.accountId}'`;
}
