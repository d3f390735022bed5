import type { CaseKind } from '@tabibu/contract/case-words';
import { statement } from '../../platform/database/statement.ts';

/**
 * Writes down what is new to a person about open cases: that one waits, unless somebody took it on; that it is overdue;
 * and that a sending of its payout is in trouble. The latter two belong to the owner alone, if the owner is told by SMS
 * (`readers`; of money `administrators`). Adds nothing for a person who was told something after `toldBefore`. Returns
 * how many cases are new, how many of them are overdue, and whether one is an emergency.
 */
export const tell = statement<
  {
    accountId: string;
    kinds: readonly CaseKind[];
    moneyless: readonly CaseKind[];
    readers: readonly string[];
    administrators: readonly string[];
    urgent: readonly CaseKind[];
    urgentOnly: boolean;
    sendingIds: readonly string[];
    sendingKinds: readonly CaseKind[];
    subjectIds: readonly string[];
    toldBefore: Date;
    now: Date;
  },
  { waiting: number; overdue: number; urgent: boolean }
>(
  'cases.tell',
  `with mine as (
     select c.id, c.kind, c.subject_id, c.due_at, c.owner_id from cases c
      where c.closed_at is null and c.kind = any($kinds::text[]) and (not $urgentOnly::boolean or c.kind = any($urgent::text[]))
        and c.account_id is distinct from $accountId::uuid
        and (c.owner_id is null or c.owner_id = $accountId::uuid
             or c.owner_id <> all (case when c.kind = any($moneyless::text[]) then $readers::uuid[] else $administrators::uuid[] end))
   ), news as (
     select id, 'waits' as occasion from mine where owner_id is null
     union all
     select id, 'overdue' from mine where due_at < $now
     union all
     select m.id, s.id from unnest($sendingIds::text[], $sendingKinds::text[], $subjectIds::text[]) as s (id, kind, subject_id)
       join mine m on m.kind = s.kind and m.subject_id = s.subject_id
   ), told as (
     insert into case_tellings (case_id, account_id, occasion, told_at)
     select id, $accountId, occasion, $now from news
      where not exists (select from case_tellings t where t.account_id = $accountId and t.told_at > $toldBefore)
     on conflict do nothing returning case_id
   )
   select count(*)::int as waiting, (count(*) filter (where due_at < $now))::int as overdue,
          coalesce(bool_or(kind = any($urgent::text[])), false) as urgent
     from cases where id in (select case_id from told)`,
);

/** When a person was told something about a case that is still open, up to a time. */
export const tellingTimes = statement<{ accountId: string; upTo: Date }, { told_at: Date }>(
  'cases.telling-times',
  `select distinct t.told_at from case_tellings t join cases c on c.id = t.case_id
    where t.account_id = $accountId and c.closed_at is null and t.told_at <= $upTo`,
);

/** Takes back that a person was told at these times: it is news again, as far as the cases are still open. */
export const takeBackTellings = statement<{ accountId: string; times: readonly Date[] }>(
  'cases.take-back-tellings',
  'delete from case_tellings where account_id = $accountId and told_at = any($times::timestamptz[])',
);

/** Deletes what was told before a time about cases that are closed. */
export const forgetTellings = statement<{ toldBefore: Date }>(
  'cases.forget-tellings',
  `delete from case_tellings t using cases c where c.id = t.case_id and c.closed_at is not null and t.told_at <= $toldBefore`,
);
