import { statement } from '../../platform/database/statement.ts';

/** The names of accounts with the ends of their numbers. */
export const peopleOf = statement<
  { accountIds: readonly string[] },
  { id: string; full_name: string; phone_end: string }
>(
  'identity.people-of',
  "select id, full_name, right(phone, 3) as phone_end from accounts where id = any($accountIds::uuid[]) and status = 'active'",
);

/** Those of these accounts whose name contains the search or whose number ends in `phoneEnd`. */
export const matchPeople = statement<
  { accountIds: readonly string[]; search: string; phoneEnd: string | null },
  { id: string }
>(
  'identity.match-people',
  `select id from accounts where id = any($accountIds::uuid[]) and status = 'active'
      and (strpos(unaccent(lower(full_name)), unaccent(lower($search))) > 0
           or ($phoneEnd::text is not null and right(phone, length($phoneEnd::text)) = $phoneEnd::text))`,
);

/** The ids of active accounts with a number, or whose name has a part that fits a LIKE pattern; `limit` at most. */
export const idsOfPeople = statement<{ phone: string | null; pattern: string | null; limit: number }, { id: string }>(
  'identity.ids-of-people',
  `select id from accounts where status = 'active' and (phone = $phone::text or lower(full_name) like $pattern::text) limit $limit`,
  { prepared: false },
);
