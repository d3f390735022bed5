import * as contract from '@tabibu/contract/earnings';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { doctorShare } from '../site/index.ts';
import { readEarnings } from './read-earnings.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

const success = true as const;

export const routes: readonly Route[] = [
  route(contract.readEarnings, async (ctx, { query }) => ({
    success,
    data: await readEarnings(ctx, { ...query, share: await doctorShare(ctx) }),
  })),
  route(contract.requestWithdrawal, async (ctx, { body }) => ({
    success,
    data: await requestWithdrawal(ctx, { ...body, payoutPhone: body.payout_phone }),
  })),
];
