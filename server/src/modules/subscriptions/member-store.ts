import { statement } from '../../platform/database/statement.ts';

const guarded = { guarded: true };

/** Whether somebody has given the place up. */
const HAS_LEFT =
  'exists (select from plan_leavings l where l.subscription_id = m.subscription_id and l.person_id = m.person_id)';

/** How many people a plan is for, its payer included, how many others share it, and whether this person does or did. */
export const placesOf = statement<
  { subscriptionId: string; personId: string },
  { people: number; taken: number; shares: boolean; has_left: boolean }
>(
  'subscriptions.places-of',
  `select s.people, (select count(*)::int from plan_members m where m.subscription_id = s.id and not ${HAS_LEFT}) as taken,
          exists (select from plan_members m where m.subscription_id = s.id and m.person_id = $personId) as shares,
          exists (select from plan_members m where m.subscription_id = s.id and m.person_id = $personId and ${HAS_LEFT}) as has_left
     from subscriptions s where s.id = $subscriptionId`,
  guarded,
);

/** Gives a person a place of a plan. Changes no row for somebody who has one. */
export const join = statement<{ subscriptionId: string; personId: string; now: Date }>(
  'subscriptions.join',
  'insert into plan_members (subscription_id, person_id, joined_at) values ($subscriptionId, $personId, $now) on conflict do nothing',
  guarded,
);

/** Gives a person who shared the month before a place of the next one. */
export const takeAlong = statement<{ subscriptionId: string; personId: string; now: Date }>(
  'subscriptions.take-along',
  'insert into plan_members (subscription_id, person_id, joined_at, taken_along) values ($subscriptionId, $personId, $now, true)',
  guarded,
);

/** Lets a person give up the place of a plan. */
export const leave = statement<{ subscriptionId: string; personId: string; now: Date }>(
  'subscriptions.leave',
  'insert into plan_leavings (subscription_id, person_id, left_at) values ($subscriptionId, $personId, $now)',
  guarded,
);

/** Locks the coupons of a plan, as the use of a call does. */
export const lockCoupons = statement<{ subscriptionId: string }, { id: string }>(
  'subscriptions.lock-coupons',
  'select id from coupons where subscription_id = $subscriptionId order by id for update',
  guarded,
);

/** Everybody who has or had a place of a plan. */
export const everIn = statement<{ subscriptionId: string }, { person_id: string; has_left: boolean }>(
  'subscriptions.ever-in',
  `select m.person_id, ${HAS_LEFT} as has_left from plan_members m where m.subscription_id = $subscriptionId`,
  guarded,
);

/** The plans among these of which somebody has left, so that nobody else may. */
export const changedAmong = statement<{ ids: readonly string[] }, { subscription_id: string }>(
  'subscriptions.changed-among',
  'select distinct subscription_id from plan_leavings where subscription_id = any($ids::uuid[])',
  guarded,
);

export interface RanRow {
  readonly id: string;
  readonly account_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** Who shares it, without its payer. */
  readonly members: readonly string[];
}

/** Subscriptions of some plans that ran in a span of time, after the last one of the page before. */
export const ranBetween = statement<
  { planIds: readonly string[]; from: Date; until: Date; after: string | null; limit: number },
  RanRow
>(
  'subscriptions.ran-between',
  `select s.id, s.account_id, s.starts_at, s.ends_at,
          array(select m.person_id from plan_members m where m.subscription_id = s.id and not ${HAS_LEFT}) as members
     from subscriptions s
    where s.plan_id = any($planIds) and s.refunded_at is null and s.starts_at < $until and s.ends_at > $from
      and ($after::uuid is null or s.id > $after::uuid) order by s.id limit $limit`,
  guarded,
);

/** Who shares these plans, in the order in which they joined, and who of them was taken along from the month before. */
export const membersOf = statement<
  { ids: readonly string[] },
  { subscription_id: string; person_id: string; taken_along: boolean }
>(
  'subscriptions.members-of',
  `select subscription_id, person_id, taken_along from plan_members m where subscription_id = any($ids::uuid[]) and not ${HAS_LEFT} order by joined_at, place`,
  guarded,
);
