import * as contract from '@tabibu/contract/care-plans';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { listCarePlans } from './list-care-plans.ts';
import { listCarePlansForChange, saveCarePlans } from './save-care-plans.ts';

const success = true as const;

export const routes: readonly Route[] = [
  route(contract.listCarePlans, async (ctx, { query }) =>
    answer({ success, data: await listCarePlans(ctx, query) }, { headers: { 'cache-control': 'no-cache' } }),
  ),
  route(contract.listCarePlansForChange, async (ctx) => ({ success, data: await listCarePlansForChange(ctx) })),
  route(contract.saveCarePlans, async (ctx, { body }) => ({ success, data: await saveCarePlans(ctx, body) })),
];
