import * as contract from '@tabibu/contract/earnings';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { readEarnings } from './read-earnings.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

const success = true as const;

/** Calls of this module; the share is a setting of whoever keeps settings. */
export function routes(shareOf: (ctx: Context) => Promise<number>): Route[] {
  return [
    route(contract.readEarnings, async (ctx, { query }) => ({ success, data: await readEarnings(ctx, { ...query, share: await shareOf(ctx) }) })),
    route(contract.requestWithdrawal, async (ctx, { body }) => ({ success, data: await requestWithdrawal(ctx, { amount: body.amount, payoutPhone: body.payout_phone }) })),
  ];
}
