import { statement } from '../../platform/database/statement.ts';

/** What providers told us, and what a person has to look at because of it. */
export interface InboxRow { readonly id: string; readonly provider: string; readonly raw: Buffer; readonly headers: Record<string, string>; readonly receivedAt: Date; readonly readAt: Date | null }

/** Conditional: a byte-equal repeat is not stored again. */
export const keepCallback = statement<{ id: string }>(
  'payments.keep-callback',
  `insert into callback_inbox (id, provider, content_hash, raw, headers, received_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (provider, content_hash) do nothing returning id`,
);

export const callbackById = statement<InboxRow>(
  'payments.callback-by-id',
  'select id, provider, raw, headers, received_at as "receivedAt", read_at as "readAt" from callback_inbox where id = $1',
);

/** Conditional: read once. */
export const markRead = statement(
  'payments.mark-read',
  'update callback_inbox set read_at = $2, outcome = $3, why = $4, payment_id = $5, claim = $6 where id = $1 and read_at is null',
);

/** Everything that callbacks ever said of a payment: a later one does not unsay an earlier one. */
export const claims = statement<{ claim: Record<string, unknown> }>(
  'payments.claims',
  "select claim from callback_inbox where payment_id = $1 and outcome = 'claim' order by received_at, id",
);

export const unread = statement<{ id: string }>('payments.unread', 'select id from callback_inbox where read_at is null and received_at < $1 order by received_at limit 500');

/** Conditional: one open case of a kind per payment or callback. */
export const openCase = statement<{ id: string }>(
  'payments.open-case',
  `insert into payment_cases (id, kind, provider, payment_id, inbox_id, details, opened_at) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict do nothing returning id`,
);

/** An open case keeps each different thing that was said, in the order in which it was first heard. */
export const addSaid = statement(
  'payments.add-said',
  `update payment_cases set details = jsonb_set(details, '{said}', (
       select jsonb_agg(said order by place) from (
         select said, min(place) as place from jsonb_array_elements(coalesce(details->'said', '[]'::jsonb) || $3::jsonb) with ordinality as each (said, place) group by said) heard))
    where payment_id = $1 and kind = $2 and closed_at is null`,
);

export const closeCases = statement(
  'payments.close-cases',
  'update payment_cases set closed_at = $2, closed_why = $3 where payment_id = $1 and kind = any($4) and closed_at is null',
);

export const hasOpenCase = statement<{ open: boolean }>(
  'payments.has-open-case',
  'select exists (select 1 from payment_cases where payment_id = $1 and kind = $2 and closed_at is null) as open',
);
