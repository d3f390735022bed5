import { statement } from '../../platform/database/statement.ts';

interface Wanted {
  readonly reference: string | null;
  /** Patterns of LIKE for the reversed text. */
  readonly referenceEnd: string | null;
  readonly phoneEnd: string | null;
  readonly transactionIds: readonly string[];
  readonly limit: number;
}

/** Payments by any of these, newest first. Each has its index. */
export const sought = statement<Wanted, { id: string; payer_id: string; purpose_kind: string; purpose_id: string }>(
  'payments.sought',
  `select id, payer_id, purpose_kind, purpose_id from payments
    where reference = $reference::text or transaction_id = any($transactionIds::text[])
       or reverse(reference) like $referenceEnd::text or reverse(phone) like $phoneEnd::text
    order by created_at desc, id desc limit $limit`,
  { guarded: true, prepared: false },
);
