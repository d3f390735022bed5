import type { BodyOf } from '@tabibu/contract/api-calls';
import type { CurrencyRatesBody, SetRateBody } from '@tabibu/contract/exchange-rates';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { CurrencyRatesBody, SetRateBody };

/** Query of what one unit of each currency is worth in Tanzanian shillings, with what it was before. */
export const exchangeRatesQuery = () => apiQuery('GET /api/admin/exchange-rates', 0);

/** Sets the rate of a currency; refused if somebody else has set one since the version that was seen. */
export function setExchangeRate(body: BodyOf<'POST /api/admin/exchange-rates'>): Promise<CurrencyRatesBody> {
  return callApi('POST /api/admin/exchange-rates', { body });
}
