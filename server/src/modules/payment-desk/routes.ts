import * as contract from '@tabibu/contract/payment-desk';
import { readPayment as readPaymentContract } from '@tabibu/contract/payment-story';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { wallClock } from '../../platform/time.ts';
import { exportWithdrawals } from './export-withdrawals.ts';
import { listPayments } from './list-payments.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { readPayment } from './read-payment.ts';

const success = true as const;
/** Row-level security knows no administrators: they see money by these routes alone, which admit nobody else. */
const asSystem = { asSystem: true };

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(
    contract.listWithdrawals,
    async (ctx, { query }) => ({ success, data: await listWithdrawals(ctx, query) }),
    asSystem,
  ),
  route(
    contract.exportWithdrawals,
    async (ctx, { query }) => {
      const { day } = wallClock(ctx.clock.now(), 'UTC');
      return answer(await exportWithdrawals(ctx, query), {
        contentType: 'text/csv; charset=utf-8',
        headers: {
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="withdrawals_${day}.csv"`,
        },
      });
    },
    asSystem,
  ),
  route(readPaymentContract, async (ctx, { params }) => ({ success, data: await readPayment(ctx, params) }), asSystem),
  route(contract.listPayments, async (ctx, { query }) => ({ success, data: await listPayments(ctx, query) }), asSystem),
];
