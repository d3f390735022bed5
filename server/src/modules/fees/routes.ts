import * as contract from '@tabibu/contract/fees';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { listFees } from './list-fees.ts';
import { saveFees } from './save-fees.ts';
import { listFeesForChange } from './show-fees.ts';
import { takeBackFees, withdrawPlannedFees } from './take-back-fees.ts';

const success = true as const;

export const routes: Route[] = [
  route(contract.listFees, async (ctx, { query }) => ({ success, data: await listFees(ctx, query) })),
  route(contract.listFeesForChange, async (ctx) => ({ success, data: await listFeesForChange(ctx) })),
  route(contract.saveFees, async (ctx, { params, body }) => ({
    success,
    data: await saveFees(ctx, params.country, body),
  })),
  route(contract.takeBackFees, async (ctx, { params, body }) => ({
    success,
    data: await takeBackFees(ctx, params.country, body.version),
  })),
  route(contract.withdrawPlannedFees, async (ctx, { params, body }) => ({
    success,
    data: await withdrawPlannedFees(ctx, params.country, body.planned_id),
  })),
];
