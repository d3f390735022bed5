import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

export interface OwnPaymentRow {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly method: string | null;
  readonly state: string;
  readonly created_at: Date;
  readonly settled_at: Date | null;
}

/** The payments of an account with the states that each went through. */
export const ownPayments = statement<OwnPlace, OwnPaymentRow>(
  'payments.export-payments',
  `select id, reference, purpose_kind, purpose_id, amount, currency, description, full_name, phone, country, method, provider, transaction_id, state,
          refusal_reason, created_at, requested_at, settled_at,
          coalesce((select json_agg(json_build_object('from', h.from_state, 'to', h.to_state, 'at', h.at) order by h.id)
                      from payment_history h where h.payment_id = payments.id), '[]') as history
     from payments where payer_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
  { guarded: true },
);
