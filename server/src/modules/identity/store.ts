import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { statement } from '../../platform/database/statement.ts';
import type { Role } from '@tabibu/contract/roles';

export interface AccountRow {
  readonly id: string;
  readonly phone: string;
  readonly full_name: string;
  /** As typed by the person; not verified. */
  readonly email: string | null;
  readonly country: CountryCode;
  readonly language: Language;
  readonly roles: Role[];
}

const ACCOUNT = 'id, phone, full_name, email, country, language, roles';

export const activeAccount = statement<{ accountId: string }, AccountRow>(
  'identity.active-account',
  `select ${ACCOUNT} from accounts where id = $accountId and status = 'active'`,
);

/** The account of a number that one person alone uses, as far as is known. */
export const unsharedAccountOf = statement<{ phone: string }, { id: string }>(
  'identity.unshared-account-of-phone',
  "select id from accounts where phone = $phone and status = 'active' and not is_shared",
);

/** SQL that other modules may join: names of people by the id of the account; an erased account has none. */
export const NAMES_OF_PEOPLE = "(select id, full_name from accounts where status = 'active')";

export const namesOfAccounts = statement<{ accountIds: readonly string[] }, Pick<AccountRow, 'id' | 'full_name'>>(
  'identity.names-of-accounts',
  "select id, full_name from accounts where id = any($accountIds::uuid[]) and status = 'active'",
);

/** Names of whoever acted: of an active account its name, of somebody who worked here and was erased the sealed one. */
export const namesOfActors = statement<
  { accountIds: readonly string[] },
  { id: string; full_name: string; acted_name_sealed: Buffer | null }
>(
  'identity.names-of-actors',
  "select id, full_name, acted_name_sealed from accounts where id = any($accountIds::uuid[]) and (status = 'active' or acted_name_sealed is not null)",
);

export const contactsOfAccounts = statement<
  { accountIds: readonly string[] },
  Pick<AccountRow, 'id' | 'full_name' | 'phone' | 'language' | 'country'>
>(
  'identity.contacts-of-accounts',
  "select id, full_name, phone, language, country from accounts where id = any($accountIds::uuid[]) and status = 'active'",
);

/**
 * Returns the active account of a proven number. Inserts it when there is none; otherwise adds the given roles; a role
 * of staff ends a suspension. Locks the row, so that concurrent sign-ins of one person run one after the other.
 */
export const openAccount = statement<
  {
    id: string;
    phone: string;
    fullName: string;
    country: CountryCode;
    language: Language;
    roles: readonly string[];
    now: Date;
  },
  AccountRow & { created: boolean }
>(
  'identity.open-account',
  `insert into accounts as a (id, phone, full_name, country, language, roles, created_at, staff_since)
   values ($id, $phone, $fullName, $country, $language, $roles, $now, case when $roles::text[] && array['administrator', 'staff-admin', 'manager', 'receptionist'] then $now::timestamptz end)
   on conflict (phone) where status = 'active'
   do update set roles = (select array_agg(distinct role order by role) from unnest(a.roles || excluded.roles) as role),
          staff_since = coalesce(a.staff_since, excluded.staff_since),
          suspended_role = case when excluded.staff_since is null then a.suspended_role end,
          suspended_at = case when excluded.staff_since is null then a.suspended_at end
   returning ${ACCOUNT}, (xmax = 0) as created`,
);

/** The language of the active account of a number. */
export const languageOfNumber = statement<{ phone: string }, { language: Language }>(
  'identity.language-of-number',
  "select language from accounts where phone = $phone and status = 'active'",
);

/** Returns and locks the active account of a number. */
export const lockAccountOfPhone = statement<{ phone: string }, AccountRow>(
  'identity.lock-account-of-phone',
  `select ${ACCOUNT} from accounts where phone = $phone and status = 'active' for update`,
);

/** Returns and locks an active account, so that concurrent changes to its sign-in run one after the other. */
export const lockAccount = statement<{ accountId: string }, AccountRow>(
  'identity.lock-account',
  `select ${ACCOUNT} from accounts where id = $accountId and status = 'active' for update`,
);

/**
 * Changes an account. Null leaves a field as it is; an empty email removes the email. Changes no row when the account
 * is erased.
 */
export const changeAccount = statement<
  {
    accountId: string;
    fullName: string | null;
    country: CountryCode | null;
    language: Language | null;
    email: string | null;
  },
  AccountRow
>(
  'identity.change-account',
  `update accounts set full_name = coalesce($fullName, full_name), country = coalesce($country, country), language = coalesce($language, language),
          email = nullif(coalesce($email, email), '')
    where id = $accountId and status = 'active' returning ${ACCOUNT}`,
);

/** Moves an account from one email, or from none, to another. Changes no row if it has any other one or is erased. */
export const moveEmail = statement<{ accountId: string; from: string | null; to: string | null }>(
  'identity.move-email',
  `update accounts set email = $to
    where id = $accountId and status = 'active' and lower(email) is not distinct from lower($from::text) and email is distinct from $to`,
);

/**
 * Changes the phone number of an active account. Changes no row when the account is erased; a unique constraint fails
 * when another account has the number.
 */
export const changeNumber = statement<{ accountId: string; phone: string }>(
  'identity.change-number',
  "update accounts set phone = $phone where id = $accountId and status = 'active'",
);

/** Erases an account and returns the phone number that it had. Changes no row when it was erased before. */
export const eraseAccount = statement<{ accountId: string; nameSealed: Buffer | null; now: Date }, { phone: string }>(
  'identity.erase-account',
  `with known as (select id, phone from accounts where id = $accountId and status = 'active' for update)
   update accounts a set status = 'erased', phone = null, full_name = '', email = null, erased_at = $now, acted_name_sealed = $nameSealed
   from known where a.id = known.id returning known.phone`,
);

/** The name of an active account whose person works or worked here; it is locked. */
export const nameOfFormerStaff = statement<{ accountId: string }, { full_name: string }>(
  'identity.name-of-former-staff',
  "select full_name from accounts where id = $accountId and status = 'active' and staff_since is not null for update",
);
