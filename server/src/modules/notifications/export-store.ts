import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

/** The text messages and emails to an account and what became of each. */
export const ownMessages = statement<OwnPlace, { readonly id: string }>(
  'notifications.export-messages',
  `select id, channel, template, state, created_at, closed_at, delivery, reported_at from notices
    where account_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
);

/** The browsers that ring for an account. */
export const ownBrowsers = statement<OwnPlace, { readonly id: string }>(
  'notifications.export-browsers',
  `select id, session_id, created_at, last_success_at from push_subscriptions
    where account_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
);

/** Since when the address of an account is confirmed. */
export const ownEmail = statement<OwnPlace, { readonly id: string }>(
  'notifications.export-email',
  `select account_id as id, verified_at, switched_off_at from account_emails
    where account_id = $accountId and ($after::uuid is null or account_id > $after) order by account_id limit $most`,
);
