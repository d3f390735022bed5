import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import { statement } from '../../platform/database/statement.ts';
import type { FeeRow } from './store.ts';

/** What administrators change of the prices, and what is kept of it. */

interface Prices {
  readonly country: CountryCode;
  readonly general_phone: number;
  readonly general_video: number;
  readonly specialist_phone: number;
  readonly specialist_video: number;
}

export interface VersionRow extends Prices {
  readonly currency: Currency;
  readonly version: number;
  readonly valid_from: Date;
  readonly changed_by: string | null;
}

export interface PlannedRow extends Prices {
  readonly id: string;
  readonly starts_at: Date;
  readonly made_by: string;
  readonly made_at: Date;
}

const PRICES = 'country, general_phone, general_video, specialist_phone, specialist_video';

/** Locks the prices of a country until the transaction ends, so that changes of it come one after the other. */
export const lock = statement<{ country: CountryCode }, FeeRow>(
  'fees.lock',
  `select ${PRICES}, currency, version from consultation_fees where country = $country for update`,
);

/** Puts prices into force as the next version. Changes no row when another version is in force. */
export const change = statement<{
  country: CountryCode;
  version: number;
  generalPhone: number;
  generalVideo: number;
  specialistPhone: number;
  specialistVideo: number;
  by: string;
  now: Date;
}>(
  'fees.change',
  `update consultation_fees set general_phone = $generalPhone, general_video = $generalVideo, specialist_phone = $specialistPhone,
     specialist_video = $specialistVideo, version = version + 1, updated_at = $now, changed_by = $by
   where country = $country and version = $version`,
);

/** The newest versions of a country, newest first. */
export const versions = statement<{ country: CountryCode; most: number }, VersionRow>(
  'fees.versions',
  `select ${PRICES}, currency, version, valid_from, changed_by from consultation_fee_versions
   where country = $country order by version desc limit $most`,
);

export const version = statement<{ country: CountryCode; version: number }, VersionRow>(
  'fees.version',
  `select ${PRICES}, currency, version, valid_from, changed_by from consultation_fee_versions
   where country = $country and version = $version`,
);

/** The prices of a country that wait. */
export const plannedOf = statement<{ country: CountryCode }, PlannedRow>(
  'fees.planned-of',
  `select ${PRICES}, id, starts_at, made_by, made_at from planned_fees where country = $country and outcome is null`,
);

export const plan = statement<{
  id: string;
  country: CountryCode;
  generalPhone: number;
  generalVideo: number;
  specialistPhone: number;
  specialistVideo: number;
  startsAt: Date;
  by: string;
  now: Date;
}>(
  'fees.plan',
  `insert into planned_fees (id, country, general_phone, general_video, specialist_phone, specialist_video, starts_at, made_by, made_at)
   values ($id, $country, $generalPhone, $generalVideo, $specialistPhone, $specialistVideo, $startsAt, $by, $now)`,
);

/** Takes back prices that wait. Changes no row when they do not wait any more. */
export const withdraw = statement<{ id: string; country: CountryCode; by: string; now: Date }>(
  'fees.withdraw',
  `update planned_fees set outcome = 'withdrawn', ended_at = $now, ended_by = $by
   where id = $id and country = $country and outcome is null`,
);

/** The prices that are due to come into force. */
export const due = statement<{ now: Date }, PlannedRow>(
  'fees.due',
  `select ${PRICES}, id, starts_at, made_by, made_at from planned_fees where outcome is null and starts_at <= $now order by starts_at`,
);

/** Marks waiting prices as in force. Changes no row when they do not wait any more. */
export const begin = statement<{ id: string; now: Date }>(
  'fees.begin',
  "update planned_fees set outcome = 'begun', ended_at = $now where id = $id and outcome is null",
);
