import { statement } from '../../platform/database/statement.ts';
import type { CaseKind } from './payment-store.ts';

/** A stored callback of a provider. */
export interface InboxRow {
  readonly id: string;
  readonly provider: string;
  readonly raw: Buffer;
  readonly headers: Record<string, string>;
  readonly received_at: Date;
  readonly read_at: Date | null;
}

/** Stores a callback. Adds no row when a byte-equal copy is stored already. */
export const storeCallback = statement<
  { id: string; provider: string; contentHash: Buffer; raw: Buffer; headers: string; now: Date },
  { id: string }
>(
  'payments.store-callback',
  `insert into callback_inbox (id, provider, content_hash, raw, headers, received_at) values ($id, $provider, $contentHash, $raw, $headers, $now)
   on conflict (provider, content_hash) do nothing returning id`,
  { guarded: true },
);

export const callbackById = statement<{ inboxId: string }, InboxRow>(
  'payments.callback-by-id',
  'select id, provider, raw, headers, received_at, read_at from callback_inbox where id = $inboxId',
  { guarded: true },
);

/** Records what became of a callback. Changes no row when it was read before. */
export const markRead = statement<{
  id: string;
  now: Date;
  outcome: 'rejected' | 'unknown-reference' | 'claim' | 'payout';
  why: string | null;
  paymentId: string | null;
  claim: string | null;
}>(
  'payments.mark-read',
  'update callback_inbox set read_at = $now, outcome = $outcome, why = $why, payment_id = $paymentId, claim = $claim where id = $id and read_at is null',
  { guarded: true },
);

/** All claims that callbacks made about a payment, oldest first. A later callback does not replace an earlier one. */
export const claims = statement<{ paymentId: string }, { claim: Record<string, unknown> }>(
  'payments.claims',
  "select claim from callback_inbox where payment_id = $paymentId and outcome = 'claim' order by received_at, id",
  { guarded: true },
);

/** Callbacks from before `receivedBefore` that no job has read; at most 500. */
export const unread = statement<{ receivedBefore: Date }, { id: string }>(
  'payments.unread',
  'select id from callback_inbox where read_at is null and received_at < $receivedBefore order by received_at limit 500',
  { guarded: true },
);

/** Opens a case. Adds no row when the payment or callback has an open case of the same kind. */
export const openCase = statement<
  {
    id: string;
    kind: CaseKind;
    provider: string;
    paymentId: string | null;
    inboxId: string | null;
    details: string;
    now: Date;
  },
  { id: string }
>(
  'payments.open-case',
  `insert into payment_cases (id, kind, provider, payment_id, inbox_id, details, opened_at) values ($id, $kind, $provider, $paymentId, $inboxId, $details, $now)
   on conflict do nothing returning id`,
  { guarded: true },
);

/** Adds the statements of `said` to the open case, each different statement once, in the order of arrival. */
export const appendToCase = statement<{ paymentId: string | null; kind: CaseKind; said: string }>(
  'payments.append-to-case',
  `update payment_cases set details = jsonb_set(details, '{said}', (
       select jsonb_agg(said order by place) from (
         select said, min(place) as place from jsonb_array_elements(coalesce(details->'said', '[]'::jsonb) || $said::jsonb) with ordinality as each (said, place) group by said) heard))
    where payment_id = $paymentId and kind = $kind and closed_at is null`,
  { guarded: true },
);

export const closeCases = statement<{ paymentId: string; now: Date; closedWhy: string; kinds: readonly CaseKind[] }>(
  'payments.close-cases',
  'update payment_cases set closed_at = $now, closed_why = $closedWhy where payment_id = $paymentId and kind = any($kinds) and closed_at is null',
  { guarded: true },
);

export const hasOpenCase = statement<{ paymentId: string; kind: CaseKind }, { open: boolean }>(
  'payments.has-open-case',
  'select exists (select 1 from payment_cases where payment_id = $paymentId and kind = $kind and closed_at is null) as open',
  { guarded: true },
);

/** An open case about a payment or a callback. */
export interface OpenCaseRow {
  readonly id: string;
  readonly kind: CaseKind;
  readonly provider: string;
  readonly payment_id: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly opened_at: Date;
}

/** Those of these cases that are open. */
export const openCasesOf = statement<{ ids: readonly string[] }, OpenCaseRow>(
  'payments.open-cases-of',
  'select id, kind, provider, payment_id, details, opened_at from payment_cases where id = any($ids::uuid[]) and closed_at is null',
  { guarded: true },
);

/** The ids of open cases of these kinds, in the order of the ids, after `after`. */
export const listOpenCases = statement<
  { kinds: readonly CaseKind[]; after: string | null; limit: number },
  { id: string }
>(
  'payments.list-open-cases',
  `select id from payment_cases where kind = any($kinds) and closed_at is null and ($after::uuid is null or id > $after::uuid) order by id limit $limit`,
  { guarded: true },
);

/** Closes one case. Changes no row when it is closed. */
export const closeCase = statement<{ id: string; now: Date }>(
  'payments.close-case',
  "update payment_cases set closed_at = $now, closed_why = 'person' where id = $id and closed_at is null",
  { guarded: true },
);
