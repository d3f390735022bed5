import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

/** What was or will be paid back to an account. */
export const ownRefunds = statement<OwnPlace, { readonly id: string }>(
  'payouts.export-refunds',
  `select id, subject_id as payment_id, amount, currency, state, proposed_at, paid_at, transaction_number,
          (select count(*)::int from payout_sendings s where s.payout_id = payouts.id) as times_sent
     from payouts where payee_id = $accountId and kind = 'refund' and ($after::uuid is null or id > $after) order by id limit $most`,
  { guarded: true },
);
