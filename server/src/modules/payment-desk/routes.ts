import * as debts from '@tabibu/contract/doctor-debts';
import * as contract from '@tabibu/contract/payment-desk';
import { readPayment as readPaymentContract } from '@tabibu/contract/payment-story';
import * as successful from '@tabibu/contract/successful-payments';
import { csvAnswer } from '../../platform/http/csv-answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { exportPayments } from './export-payments.ts';
import { exportWithdrawals } from './export-withdrawals.ts';
import { exportDebts, listDebts } from './list-debts.ts';
import { listPayments } from './list-payments.ts';
import { exportSuccessful, listAllSuccessful, listSuccessful } from './list-successful.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { readPayment } from './read-payment.ts';

const success = true as const;
/** Row-level security knows nobody who works here: they see money by these routes alone, which admit nobody else. */
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
    async (ctx, { query }) => csvAnswer(ctx, 'withdrawals', exportWithdrawals(ctx, query)),
    asSystem,
  ),
  route(
    contract.exportPayments,
    async (ctx, { query }) => csvAnswer(ctx, 'payments', exportPayments(ctx, query)),
    asSystem,
  ),
  route(readPaymentContract, async (ctx, { params }) => ({ success, data: await readPayment(ctx, params) }), asSystem),
  route(contract.listPayments, async (ctx, { query }) => ({ success, data: await listPayments(ctx, query) }), asSystem),
  route(
    successful.listSuccessful,
    async (ctx, { query }) => ({ success, data: await listSuccessful(ctx, query) }),
    asSystem,
  ),
  route(
    successful.exportSuccessful,
    async (ctx, { query }) => csvAnswer(ctx, 'successful_payments', await exportSuccessful(ctx, query)),
    asSystem,
  ),
  route(successful.listAllSuccessful, (ctx) => listAllSuccessful(ctx), asSystem),
  route(debts.listDebts, async (ctx, { query }) => ({ success, data: await listDebts(ctx, query) }), asSystem),
  route(
    debts.exportDebts,
    async (ctx, { query }) => csvAnswer(ctx, 'doctors_who_owe', await exportDebts(ctx, query)),
    asSystem,
  ),
];
