import { statement } from '../../platform/database/statement.ts';

export interface SubscriptionRow {
  readonly id: string;
  readonly account_id: string;
  readonly session_id: string;
  readonly endpoint_hash: Buffer;
  readonly sealed: Buffer;
}

/** Held until the end of the transaction: the browsers of one account are counted one after the other. */
export const lockAccount = statement('notifications.lock-push', "select pg_advisory_xact_lock(hashtextextended('notifications.push ' || $1::text, 0))");

/** A browser that was known is from now on rung for whoever asks in it last. */
export const save = statement(
  'notifications.save-push',
  `insert into push_subscriptions (id, account_id, session_id, endpoint_hash, sealed, created_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (endpoint_hash) do update set account_id = excluded.account_id, session_id = excluded.session_id, sealed = excluded.sealed, created_at = excluded.created_at`,
);

/** Forgets all but the $2 latest of an account. */
export const removeBeyond = statement(
  'notifications.remove-push-beyond',
  'delete from push_subscriptions where id in (select id from push_subscriptions where account_id = $1 order by created_at desc, id desc offset $2)',
);

export const isOfSession = statement<{ subscribed: boolean }>(
  'notifications.is-push-of-session',
  'select exists (select from push_subscriptions where endpoint_hash = $1 and session_id = $2 and account_id = $3) as subscribed',
);

/** Conditional: one's own. */
export const removeOwn = statement('notifications.remove-own-push', 'delete from push_subscriptions where endpoint_hash = $1 and account_id = $2');

export const idsOfAccount = statement<{ id: string }>('notifications.push-of-account', 'select id from push_subscriptions where account_id = $1 order by created_at, id');

export const find = statement<SubscriptionRow>('notifications.find-push', 'select id, account_id, session_id, endpoint_hash, sealed from push_subscriptions where id = $1');

export const noteSuccess = statement('notifications.note-push-success', 'update push_subscriptions set last_success_at = $2 where id = $1');

export const remove = statement('notifications.remove-push', 'delete from push_subscriptions where id = $1');

export const removeOfSession = statement('notifications.remove-push-of-session', 'delete from push_subscriptions where session_id = $1');

export const removeOfAccount = statement('notifications.remove-push-of-account', 'delete from push_subscriptions where account_id = $1');
