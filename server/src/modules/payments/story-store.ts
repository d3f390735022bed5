import { statement } from '../../platform/database/statement.ts';
import type { PaymentState } from './states.ts';

/** Records that a rejected callback names a payment by our reference, which proves nothing. */
export const nameRejected = statement<{ id: string; provider: string; externalIds: readonly string[] }>(
  'payments.name-rejected',
  `update callback_inbox set named_payment_id = named.id
     from (select id from payments where provider = $provider and external_id = any($externalIds::uuid[]) order by created_at limit 1) named
    where callback_inbox.id = $id and outcome = 'rejected'`,
  { guarded: true },
);

/** The states of a payment, in their order. */
export const moves = statement<{ paymentId: string }, { to_state: PaymentState; at: Date }>(
  'payments.moves',
  'select to_state, at from payment_history where payment_id = $paymentId order by id',
  { guarded: true },
);

/** A callback that is about a payment, or that was rejected and names it. */
export interface StoryCallbackRow {
  readonly id: string;
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly received_at: Date;
  readonly outcome: 'claim' | 'rejected';
  readonly why: string | null;
  readonly signed: boolean | null;
  readonly claims: string | null;
}

/** The callbacks of a payment, oldest first; `limit` at most. */
export const callbacksOf = statement<{ paymentId: string; limit: number }, StoryCallbackRow>(
  'payments.callbacks-of',
  `select id, raw, headers, received_at, outcome, why, (claim->>'signed')::boolean as signed, claim->>'claims' as claims
     from callback_inbox where payment_id = $paymentId or named_payment_id = $paymentId order by received_at, id limit $limit`,
  { guarded: true },
);

/** The ids of what a person had to look at. */
export const casesOf = statement<{ paymentId: string }, { id: string }>(
  'payments.cases-of',
  'select id from payment_cases where payment_id = $paymentId order by opened_at, id',
  { guarded: true },
);
