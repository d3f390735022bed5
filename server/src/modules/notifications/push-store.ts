import { statement } from '../../platform/database/statement.ts';

export interface SubscriptionRow {
  readonly id: string;
  readonly account_id: string;
  readonly session_id: string;
  readonly endpoint_hash: Buffer;
  readonly sealed: Buffer;
  readonly takes_announcements: boolean;
}

/**
 * Locks an account's subscriptions until the end of the transaction, so that concurrent requests count them one after
 * the other.
 */
export const lockAccount = statement<{ accountId: string }>(
  'notifications.lock-account',
  "select pg_advisory_xact_lock(hashtextextended('notifications.push ' || $accountId::text, 0))",
);

/**
 * Saves a subscription. A browser that is already known is taken over by this account and session. It keeps its choice
 * of announcements if none is given and it was this account's.
 */
export const save = statement<{
  id: string;
  accountId: string;
  sessionId: string;
  endpointHash: Buffer;
  sealed: Buffer;
  announcements: boolean | null;
  now: Date;
}>(
  'notifications.save',
  `insert into push_subscriptions as s (id, account_id, session_id, endpoint_hash, sealed, created_at, takes_announcements)
   values ($id, $accountId, $sessionId, $endpointHash, $sealed, $now, coalesce($announcements::boolean, false))
   on conflict (endpoint_hash) do update set account_id = excluded.account_id, session_id = excluded.session_id, sealed = excluded.sealed, created_at = excluded.created_at,
     takes_announcements = coalesce($announcements::boolean, s.takes_announcements and s.account_id = excluded.account_id)`,
);

/** Deletes all but the `maxBrowsers` newest subscriptions of an account. */
export const removeBeyond = statement<{ accountId: string; maxBrowsers: number }>(
  'notifications.remove-beyond',
  'delete from push_subscriptions where id in (select id from push_subscriptions where account_id = $accountId order by created_at desc, id desc offset $maxBrowsers)',
);

/** The subscription of a browser for this session, with what it is told of besides emergencies. */
export const ofSession = statement<
  { endpointHash: Buffer; sessionId: string; accountId: string },
  { takes_announcements: boolean }
>(
  'notifications.subscription-of-session',
  'select takes_announcements from push_subscriptions where endpoint_hash = $endpointHash and session_id = $sessionId and account_id = $accountId',
);

/** How many of these people have a browser that takes announcements. */
export const countWithBrowser = statement<{ accountIds: readonly string[] }, { counted: number }>(
  'notifications.count-with-browser',
  `select count(distinct account_id)::int as counted from push_subscriptions
    where takes_announcements and account_id = any($accountIds::uuid[])`,
);

/** Deletes a subscription. Changes no row when it belongs to another account. */
export const removeOwn = statement<{ endpointHash: Buffer; accountId: string }>(
  'notifications.remove-own',
  'delete from push_subscriptions where endpoint_hash = $endpointHash and account_id = $accountId',
);

export const idsOfAccount = statement<{ accountId: string }, { id: string }>(
  'notifications.ids-of-account',
  'select id from push_subscriptions where account_id = $accountId order by created_at, id',
);

export const ofAccount = statement<{ accountId: string }, SubscriptionRow>(
  'notifications.subscriptions-of-account',
  'select id, account_id, session_id, endpoint_hash, sealed, takes_announcements from push_subscriptions where account_id = $accountId order by created_at, id',
);

export const find = statement<{ subscriptionId: string }, SubscriptionRow>(
  'notifications.find',
  'select id, account_id, session_id, endpoint_hash, sealed, takes_announcements from push_subscriptions where id = $subscriptionId',
);

export const recordSuccess = statement<{ subscriptionId: string; now: Date }>(
  'notifications.record-success',
  'update push_subscriptions set last_success_at = $now where id = $subscriptionId',
);

export const remove = statement<{ subscriptionId: string }>(
  'notifications.remove',
  'delete from push_subscriptions where id = $subscriptionId',
);

export const removeOfSession = statement<{ sessionId: string }>(
  'notifications.remove-of-session',
  'delete from push_subscriptions where session_id = $sessionId',
);

export const removeOfAccount = statement<{ accountId: string }>(
  'notifications.remove-of-account',
  'delete from push_subscriptions where account_id = $accountId',
);
