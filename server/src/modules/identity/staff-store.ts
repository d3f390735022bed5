import type { StaffRole } from '@tabibu/contract/roles';
import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';
import type { AccountRow } from './store.ts';

export interface StaffRow extends Pick<AccountRow, 'id' | 'phone' | 'full_name' | 'country' | 'roles'> {
  readonly staff_since: Date | null;
  readonly staff_signed_in_at: Date | null;
  readonly suspended_role: StaffRole | null;
  readonly texts_about_cases: boolean;
}

const COLUMNS =
  'id, phone, full_name, country, roles, staff_since, staff_signed_in_at, suspended_role, texts_about_cases';
const STAFF = "array['administrator', 'staff-admin', 'manager', 'receptionist']";
const WORKS_HERE = `status = 'active' and (roles && ${STAFF} or suspended_role is not null)`;
/** The roles of an account as patient and doctor. */
const OTHER_ROLES = `array(select role from unnest(roles) as role where role <> all (${STAFF}))`;

export const listStaff = statement<NoValues, StaffRow>(
  'identity.list-staff',
  `select ${COLUMNS} from accounts where ${WORKS_HERE} order by lower(full_name), id`,
);

export const areOfOneFamily = statement<{ one: string; other: string }, { family: boolean }>(
  'identity.are-of-one-family',
  'select are_of_one_family($one::uuid, $other::uuid) as family',
);

export const findStaff = statement<{ accountId: string }, StaffRow>(
  'identity.find-staff',
  `select ${COLUMNS} from accounts where ${WORKS_HERE} and id = $accountId`,
);

/**
 * Returns and locks a member of staff and every administrator, always in the same order: of two administrators who
 * change each other's rights at once, the second sees what the first has done.
 */
export const lockStaff = statement<{ accountId: string }, StaffRow>(
  'identity.lock-staff',
  `select ${COLUMNS} from accounts where ${WORKS_HERE} and (id = $accountId or 'administrator' = any (roles)) order by id for update`,
);

/**
 * Gives the account of a number a role of staff; inserts the account when there is none. Returns no row when its person
 * works here already or is suspended.
 */
export const employ = statement<
  {
    id: string;
    phone: string;
    fullName: string;
    country: string;
    language: string;
    role: StaffRole;
    now: Date;
  },
  { id: string }
>(
  'identity.employ',
  `insert into accounts as a (id, phone, full_name, country, language, roles, created_at, staff_since)
   values ($id, $phone, $fullName, $country, $language, array[$role::text], $now, $now)
   on conflict (phone) where status = 'active'
   do update set roles = a.roles || excluded.roles, staff_since = excluded.staff_since, staff_signed_in_at = null
    where not a.roles && ${STAFF} and a.suspended_role is null
   returning id`,
);

/**
 * Gives somebody who works here another role of staff, or the one that was suspended. The term for a passkey is an
 * administrator's only.
 */
export const giveStaffRole = statement<{ accountId: string; role: StaffRole }>(
  'identity.give-staff-role',
  `update accounts set roles = ${OTHER_ROLES} || $role::text, suspended_role = null, suspended_at = null,
          passkey_due_at = case when $role = 'administrator' then passkey_due_at end
    where id = $accountId and ${WORKS_HERE}`,
);

/** Takes the role of staff away until it is given again. Changes no row when it was taken before. */
export const takeStaffRole = statement<{ accountId: string; role: StaffRole; now: Date }>(
  'identity.take-staff-role',
  `update accounts set roles = ${OTHER_ROLES}, suspended_role = $role, suspended_at = $now where id = $accountId and status = 'active' and roles && ${STAFF}`,
);

/** Switches text messages about cases on or off. Changes no row when they are so already. */
export const switchCaseTexts = statement<{ accountId: string; on: boolean }>(
  'identity.switch-case-texts',
  `update accounts set texts_about_cases = $on where id = $accountId and ${WORKS_HERE} and texts_about_cases <> $on`,
);

/** Whether an account is older than its role of staff, or has had a session. */
export const isInUse = statement<{ accountId: string }, { used: boolean }>(
  'identity.is-in-use',
  `select coalesce(a.created_at < a.staff_since, true) or exists (select from sessions s where s.account_id = a.id) as used
   from accounts a where a.id = $accountId`,
);

export const recordStaffSignIn = statement<{ accountId: string; now: Date }>(
  'identity.record-staff-sign-in',
  'update accounts set staff_signed_in_at = $now where id = $accountId',
);

export const passkeyDueAt = statement<{ accountId: string }, { passkey_due_at: Date | null }>(
  'identity.passkey-due-at',
  'select passkey_due_at from accounts where id = $accountId',
);

/** Sets until when an administrator has to have a passkey. Changes no row when that is set. */
export const beginPasskeyTerm = statement<{ accountId: string; dueAt: Date }>(
  'identity.begin-passkey-term',
  'update accounts set passkey_due_at = $dueAt where id = $accountId and passkey_due_at is null',
);

export const forgetPasskeyTerm = statement<{ accountId: string }>(
  'identity.forget-passkey-term',
  'update accounts set passkey_due_at = null where id = $accountId',
);
