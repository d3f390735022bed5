import type { Currency } from '@tabibu/contract/currencies';
import { statement } from '../../platform/database/statement.ts';

export interface RateRow {
  readonly currency: Currency;
  readonly version: number;
  /** Shillings for one major unit. */
  readonly rate: string;
  readonly begins_at: Date;
  readonly set_at: Date;
  readonly set_by: string | null;
  readonly is_draft: boolean;
}

const COLUMNS = 'currency, version, tzs_per_unit::text as rate, begins_at, set_at, set_by, is_draft';

/** The rate of a currency in force at a moment: the last one set whose start had come. */
export const rateAt = statement<{ currency: Currency; at: Date }, RateRow>(
  'exchange-rates.rate-at',
  `select ${COLUMNS} from exchange_rates where currency = $currency and begins_at <= $at order by version desc limit 1`,
);

/** The rate of every currency in force at a moment. */
export const inForce = statement<{ at: Date }, RateRow>(
  'exchange-rates.in-force',
  `select distinct on (currency) ${COLUMNS} from exchange_rates where begins_at <= $at order by currency, exchange_rates.version desc`,
);

/** The rate in force of every currency, and the last `most` that were set, newest first. */
export const all = statement<{ now: Date; most: number }, RateRow & { in_force: boolean }>(
  'exchange-rates.all',
  `select ${COLUMNS}, in_force from (
     select r.*, r.version = max(r.version) filter (where r.begins_at <= $now) over (partition by r.currency) as in_force,
            row_number() over (partition by r.currency order by r.version desc) as place
       from exchange_rates r) rates
   where place <= $most or in_force order by currency, version desc`,
);

/** Adds the next rate of a currency. Adds no row unless `version` is the last one. */
export const add = statement<{
  id: string;
  currency: Currency;
  version: number;
  rate: string;
  beginsAt: Date;
  now: Date;
  setBy: string;
}>(
  'exchange-rates.add',
  `insert into exchange_rates (id, currency, version, tzs_per_unit, begins_at, set_at, set_by)
   select $id, $currency, $version + 1, $rate::numeric, $beginsAt, $now, $setBy
    where $version = (select max(version) from exchange_rates where currency = $currency)
   on conflict (currency, version) do nothing`,
);
