import type { Check } from '../../platform/database/invariants.ts';

/** Invariants of what gateways pay out. Each query returns the rows that violate its rule. */
export const checks: readonly Check[] = [
  {
    id: 'I-97',
    says: 'what a gateway is paying has just one attempt without an outcome and stands as it does; nothing else has one, and a payout was paid by one attempt at most',
    sql: `select p.id::text from payouts p
           where p.state in ('sending', 'unknown')
             and (select count(*) from payout_sendings s where s.payout_id = p.id and s.state = p.state) <> 1
          union select s.payout_id::text from payout_sendings s join payouts p on p.id = s.payout_id
           where s.state in ('sending', 'unknown') and p.state <> s.state
          union select s.payout_id::text from payout_sendings s join payouts p on p.id = s.payout_id
           where s.state = 'paid' and p.state <> 'paid'
          union select payout_id::text from payout_sendings where state = 'paid' group by payout_id having count(*) > 1`,
  },
];
