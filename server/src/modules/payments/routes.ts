import * as contract from '@tabibu/contract/payments';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { awaitTransaction } from './await-transaction.ts';
import { leavePage } from './leave-page.ts';
import { refreshPaymentStatus } from './refresh-payment-status.ts';
import { listMethods } from './list-methods.ts';
import { receiveCallback } from './receive-callback.ts';
import { startCheckout } from './start-checkout.ts';

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.listMethods, async (ctx, { query }) => ({
    success: true as const,
    data: await listMethods(ctx, query),
  })),
  route(
    contract.startCheckout,
    (ctx, { params, body }, { headers }) =>
      startCheckout(ctx, {
        provider: params.provider,
        reference: body.reference_id,
        method: body.payment_method,
        phone: body.phone,
        origin: typeof headers['origin'] === 'string' ? headers['origin'] : undefined,
      }),
    {
      afterCommit: async (ctx, { body }, started) => {
        const transactionId = body.wait ? await awaitTransaction(ctx, started.reference) : null;
        return transactionId === null ? started : { ...started, transaction_id: transactionId };
      },
    },
  ),
  route(contract.refreshPaymentStatus, async (ctx, { params, body }) => ({
    success: true as const,
    data: await refreshPaymentStatus(ctx, { provider: params.provider, reference: body.reference_id }),
  })),
  route(contract.leavePage, async (ctx, { params, body }) => ({
    success: true as const,
    data: await leavePage(ctx, { provider: params.provider, reference: body.reference_id }),
  })),
  route(contract.receiveCallback, (ctx, { params }, { raw, headers }) =>
    receiveCallback(ctx, { ...params, raw, headers }),
  ),
];
