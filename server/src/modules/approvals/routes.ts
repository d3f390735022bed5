import * as contract from '@tabibu/contract/approvals';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { decideApproval } from './decide-approval.ts';
import { listApprovals } from './list-approvals.ts';
import { requestApproval } from './request-approval.ts';
import { requestCoupon } from './request-coupon.ts';
import { requestOpening } from './request-opening.ts';

const success = true as const;

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.listApprovals, async (ctx) => ({ success, data: await listApprovals(ctx) })),
  route(contract.requestApproval, async (ctx, { body }) => ({
    success,
    data: { id: await requestApproval(ctx, body) },
  })),
  route(
    contract.requestCoupon,
    async (ctx, { body }) => ({ success, data: { id: await requestCoupon(ctx, body) } }),
    // Row-level security knows no administrators, whom alone this route admits: they ask for coupons of others.
    { asSystem: true },
  ),
  route(contract.requestOpening, async (ctx, { body }) => ({
    success,
    data: { id: await requestOpening(ctx, body) },
  })),
  route(contract.decideApproval, async (ctx, { params, body }) => ({
    success,
    data: { id: await decideApproval(ctx, params.approval_id, body.decision) },
  })),
];
