import * as contract from '@tabibu/contract/erasure';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { eraseMe } from './erase-me.ts';
import { readErasure } from './read-erasure.ts';

const success = true as const;

export const routes: Route[] = [
  route(contract.readErasure, async (ctx) => ({ success, data: await readErasure(ctx) })),
  route(contract.eraseMe, async (ctx, { body }) => {
    await eraseMe(ctx, { givesUpPlans: body.give_up_plans });
    return answer({ success, data: {} }, { session: 'clear' });
  }),
];
