import { parseArgs } from 'node:util';
import { formatMoney } from '@tabibu/contract/currencies';
import { listRefundsDue, recordRefund } from '../modules/payments/index.ts';
import type { Payment } from '../modules/payments/index.ts';
import { ConfigProblem } from '../platform/config.ts';
import { Problem } from '../platform/problem.ts';
import { runCommand } from './run-command.ts';

const USE =
  'Use: npm run refund:record (lists what is owed back), npm run refund:record -- TBB-1790000000-ABCDEFGH (after the money was sent back)';

/**
 * Command for the person who sends refunds in the payment company's portal. Lists what is owed and to which number, or
 * records one refund as sent, which tells the payer by SMS. Records are audited.
 */
await runCommand(() => {
  const {
    positionals: [reference, ...more],
  } = parseArgs({ allowPositionals: true });
  if (more.length > 0) throw new ConfigProblem(USE);
  return {
    name: 'record-refund',
    use: USE,
    explain: (error) =>
      error instanceof Problem && error.code === 'not-found'
        ? `${reference}: nothing is owed back for this reference; nothing was changed.`
        : undefined,
    run: async (ctx) => {
      if (reference === undefined) return listed(await listRefundsDue(ctx));
      const payment = await recordRefund(ctx, { reference });
      return `${formatMoney(payment.price, 'en')} of ${payment.reference} is recorded as sent back. The payer hears of it by SMS when the product runs.`;
    },
  };
});

function listed(payments: readonly Payment[]): string {
  if (payments.length === 0) return 'Nothing is owed back.';
  return payments
    .map(
      ({ reference, price, phone, method, provider }) =>
        `${reference}  ${formatMoney(price, 'en')}  to ${phone} (${method ?? '-'}, ${provider ?? '-'})`,
    )
    .join('\n');
}
