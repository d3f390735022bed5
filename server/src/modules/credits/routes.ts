import * as contract from '@tabibu/contract/credits';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { listCredits } from './list-credits.ts';

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.listCredits, async (ctx) => ({ success: true as const, data: await listCredits(ctx) })),
];
