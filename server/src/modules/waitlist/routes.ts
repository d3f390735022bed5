import * as contract from '@tabibu/contract/waitlist';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { leaveWaitlist } from './leave-waitlist.ts';
import { listWaiting } from './list-waiting.ts';

const success = true as const;

export const routes: Route[] = [
  route(contract.listWaiting, async (ctx) => ({ success, data: await listWaiting(ctx) })),
  route(contract.joinWaitlist, async (ctx, { params }) => ({
    success,
    data: await joinWaitlist(ctx, params.doctor_id),
  })),
  route(contract.leaveWaitlist, async (ctx, { params }) => {
    await leaveWaitlist(ctx, params.doctor_id);
    return { success, data: {} };
  }),
];
