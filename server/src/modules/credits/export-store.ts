import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

/** The credit of an account and what it paid for. */
export const ownCredits = statement<OwnPlace, { readonly id: string }>(
  'credits.export-credits',
  `select id, booking_id, amount, currency, free, ended, created_at, ends_at, from_house,
          coalesce((select json_agg(json_build_object('booking_id', u.booking_id, 'amount', u.amount, 'state', u.state, 'used_at', u.used_at))
                      from credit_uses u where u.credit_id = credits.id), '[]') as uses
     from credits where patient_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
  { guarded: true },
);
