import { statement } from '../../platform/database/statement.ts';
import { personFits } from '../../platform/person-search.ts';
import type { SoughtPerson } from '../../platform/person-search.ts';

/** The names and numbers of accounts. */
export const peopleOf = statement<{ accountIds: readonly string[] }, { id: string; full_name: string; phone: string }>(
  'identity.people-of',
  "select id, full_name, phone from accounts where id = any($accountIds::uuid[]) and status = 'active'",
);

/** Whom a search means, and how many of them are looked through. */
export type SoughtPeople = SoughtPerson & { readonly mostPeople: number };

/**
 * SQL that other modules may read from: the ids of active accounts that are sought, `$mostPeople` at most. It takes
 * `SoughtPeople`.
 */
export const PEOPLE_SOUGHT = `(select id from accounts where status = 'active'
    and ${personFits({ name: 'full_name', phone: 'phone' })} limit $mostPeople::bigint)`;

/** Their ids. */
export const idsOfPeople = statement<SoughtPeople, { id: string }>(
  'identity.ids-of-people',
  `select id from ${PEOPLE_SOUGHT} as sought`,
  { prepared: false },
);

/** Which of these accounts are sought. */
export const soughtAmong = statement<SoughtPerson & { accountIds: readonly string[] }, { id: string }>(
  'identity.people-sought-among',
  `select id from accounts where id = any($accountIds::uuid[]) and status = 'active'
     and ${personFits({ name: 'full_name', phone: 'phone' })}`,
  { prepared: false },
);
