import type { CountryCode } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import { statement } from '../../platform/database/statement.ts';
import type { Fees } from './rules.ts';
import type { NoValues } from '../../platform/database/statement.ts';

export interface FeeRow {
  readonly country: CountryCode;
  readonly currency: Currency;
  readonly general_phone: number;
  readonly general_video: number;
  readonly specialist_phone: number;
  readonly specialist_video: number;
  readonly version: number;
}

/** The prices of one country, with the version that a booking keeps. */
export interface CountryFees extends Fees {
  readonly country: CountryCode;
  readonly version: number;
}

/** Returns the prices that a row holds. */
export function feesOf(row: FeeRow): CountryFees {
  return {
    country: row.country,
    currency: row.currency,
    generalPhone: row.general_phone,
    generalVideo: row.general_video,
    specialistPhone: row.specialist_phone,
    specialistVideo: row.specialist_video,
    version: row.version,
  };
}

const COLUMNS = 'country, currency, general_phone, general_video, specialist_phone, specialist_video, version';

export const ofCountry = statement<{ country: CountryCode }, FeeRow>(
  'fees.of-country',
  `select ${COLUMNS} from consultation_fees where country = $country`,
);

export const all = statement<NoValues, FeeRow>('fees.all', `select ${COLUMNS} from consultation_fees`);

/** Inserts the prices of countries that have none. A country that has prices keeps them. */
export const addMissing = statement<{ rows: string; now: Date }>(
  'fees.add-missing',
  `insert into consultation_fees (country, currency, general_phone, general_video, specialist_phone, specialist_video, updated_at)
   select country, currency, "generalPhone", "generalVideo", "specialistPhone", "specialistVideo", $now
   from json_to_recordset($rows) as given
     (country text, currency text, "generalPhone" bigint, "generalVideo" bigint, "specialistPhone" bigint, "specialistVideo" bigint)
   on conflict (country) do nothing`,
);
