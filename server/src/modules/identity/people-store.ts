import { statement } from '../../platform/database/statement.ts';

/** The names of accounts with the ends of their numbers. */
export const peopleOf = statement<
  { accountIds: readonly string[] },
  { id: string; full_name: string; phone_end: string }
>(
  'identity.people-of',
  "select id, full_name, right(phone, 3) as phone_end from accounts where id = any($accountIds::uuid[]) and status = 'active'",
);

/** Active accounts: null in a field does not look there. `pattern` is one of LIKE for the plain text of the name. */
interface PeopleSought {
  readonly phone: string | null;
  /** The last digits of a number. */
  readonly phoneEnd: string | null;
  readonly pattern: string | null;
  readonly limit: number;
}

/**
 * SQL that other modules may read from: the ids of active accounts that are sought, `$mostPeople` at most. It takes
 * `SoughtPeople`.
 */
export const PEOPLE_SOUGHT = `(select id from accounts where status = 'active'
    and (phone = $soughtPhone::text or plain_text(full_name) like plain_text($soughtName::text)) limit $mostPeople::bigint)`;

/** Whom a search means: by the whole number, or by a pattern of LIKE for the name; null does not look there. */
export interface SoughtPeople {
  readonly soughtPhone: string | null;
  readonly soughtName: string | null;
  readonly mostPeople: number;
}

/** The ids of active accounts with a number, with such an end of it or with such a name; `limit` at most. */
export const idsOfPeople = statement<PeopleSought, { id: string }>(
  'identity.ids-of-people',
  `select id from accounts where status = 'active'
      and (phone = $phone::text or reverse(phone) like reverse($phoneEnd::text) || '%' or plain_text(full_name) like plain_text($pattern::text)) limit $limit`,
  { prepared: false },
);
