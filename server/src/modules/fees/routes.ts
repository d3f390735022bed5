import * as contract from '@tabibu/contract/fees';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { listFees } from './list-fees.ts';

export const routes: Route[] = [
  route(contract.listFees, async (ctx, { query }) => ({ success: true as const, data: await listFees(ctx, query) })),
];
