import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';

/** Settled payments whose worth in shillings is not known, at most 500. */
export const withoutWorth = statement<NoValues, { id: string; amount: number; currency: string; settled_at: Date }>(
  'payments.without-worth',
  'select id, amount, currency, settled_at from payments where settled_at is not null and amount_tzs is null order by settled_at limit 500',
  { guarded: true },
);

/** Stores what a settled payment was worth. Changes no row where it is known. */
export const setWorth = statement<{
  id: string;
  amountTzs: number | null;
  tzsRate: string | null;
  tzsRateSince: Date | null;
}>(
  'payments.set-worth',
  `update payments set amount_tzs = $amountTzs, tzs_rate = $tzsRate::numeric, tzs_rate_since = $tzsRateSince
    where id = $id and settled_at is not null and amount_tzs is null`,
  { guarded: true },
);
