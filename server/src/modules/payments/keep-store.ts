import { statement } from '../../platform/database/statement.ts';
import { MOVES } from './report-store.ts';

/** Begins the keeping of a time zone at the first money that ever came; no row if it began or none came. */
export const beginKeeping = statement<{ zone: string }>(
  'payments.begin-keeping',
  `insert into revenue_horizons (zone, kept_until)
   select $zone, date_trunc('day', min(settled_at) at time zone $zone) at time zone $zone from payments where settled_at is not null
   having min(settled_at) is not null on conflict do nothing`,
  { guarded: true },
);

/** Until when days of the zone are kept. Locks the row, so that two processes keep one after the other. */
export const lockHorizon = statement<{ zone: string }, { kept_until: Date }>(
  'payments.lock-horizon',
  'select kept_until from revenue_horizons where zone = $zone for update',
);

interface Span {
  readonly zone: string;
  readonly since: Date;
  readonly until: Date;
}

/** Removes the sums of days from a moment on, which are added up again. */
export const forgetDays = statement<{ zone: string; since: Date }>(
  'payments.forget-days',
  'delete from revenue_days where zone = $zone and day >= ($since::timestamptz at time zone $zone)::date',
);

/** Adds up the days of a span. */
export const keepSpan = statement<Span>(
  'payments.keep-span',
  `insert into revenue_days (zone, day, country, purpose_kind, currency, tzs_rate, tzs_rate_since, amount, amount_tzs, unrated)
   select $zone, (at at time zone $zone)::date, country, purpose_kind, currency, tzs_rate, tzs_rate_since, sum(amount), coalesce(sum(amount_tzs), 0),
     count(*) filter (where amount_tzs is null)
   from (${MOVES}) as moves where at >= $since::timestamptz and at < $until::timestamptz group by 2, 3, 4, 5, 6, 7`,
  { guarded: true, prepared: false },
);

export const moveHorizon = statement<{ zone: string; until: Date }>(
  'payments.move-horizon',
  'update revenue_horizons set kept_until = $until where zone = $zone',
);
