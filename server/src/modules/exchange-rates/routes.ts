import * as contract from '@tabibu/contract/exchange-rates';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { listRates } from './list-rates.ts';
import { setRate } from './set-rate.ts';

const success = true as const;

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.listExchangeRates, async (ctx) => ({ success, data: { currencies: await listRates(ctx) } })),
  route(contract.setExchangeRate, async (ctx, { body }) => ({ success, data: await setRate(ctx, body) })),
];
