import type { CountryCode } from '@tabibu/contract/countries';
import { statement } from '../../platform/database/statement.ts';
import type { Fees } from './rules.ts';

export interface FeeRow extends Fees {
  readonly country: CountryCode;
  readonly version: number;
}

const COLUMNS = `country, currency, general_phone as "generalPhone", general_video as "generalVideo",
  specialist_phone as "specialistPhone", specialist_video as "specialistVideo", version`;

export const ofCountry = statement<FeeRow>('fees.of-country', `select ${COLUMNS} from consultation_fees where country = $1`);

export const all = statement<FeeRow>('fees.all', `select ${COLUMNS} from consultation_fees`);

/** Conditional: a country that has prices keeps them. */
export const addMissing = statement(
  'fees.add-missing',
  `insert into consultation_fees (country, currency, general_phone, general_video, specialist_phone, specialist_video, updated_at)
   select country, currency, "generalPhone", "generalVideo", "specialistPhone", "specialistVideo", $2
   from json_to_recordset($1) as given
     (country text, currency text, "generalPhone" bigint, "generalVideo" bigint, "specialistPhone" bigint, "specialistVideo" bigint)
   on conflict (country) do nothing`,
);
