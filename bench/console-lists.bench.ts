import { addAuditRows, addWithdrawals } from './data/desk-rows.ts';
import { addPayers, addPayments } from './data/payment-rows.ts';
import { FEW, measureLists, questions } from './lists/measure-lists.ts';
import type { Row } from './table.ts';

/** Measures payments, withdrawal requests, the audit log and the queue of cases. */
export async function measureConsoleLists(): Promise<Row[]> {
  let payers: string[] = [];
  return measureLists({
    async fill(owner, first, last) {
      if (first === 1) payers = await addPayers(owner, FEW);
      await addPayments(owner, { first, last, all: last, payers });
      await addAuditRows(owner, payers, first, last);
      await addWithdrawals(owner, payers, first, last);
    },
    async asks(owner, read) {
      const { rows } = await owner.query<{ reference: string; day: string; payer: string }>(
        "select reference, to_char(created_at, 'YYYY-MM-DD') as day, payer_id as payer from payments order by created_at offset (select count(*) / 2 from payments) limit 1",
      );
      const { reference, day, payer } = rows[0]!;
      const { next_cursor: cursor } = (await read(`/api/admin/payments?until=${day}`)) as { next_cursor: string };
      return [
        ...questions('Payments', '/api/admin/payments', {
          filters: {
            all: '',
            paid: '?status=paid',
            waiting: '?status=waiting',
            failed: '?status=failed',
            'refund due': '?status=refund-due',
            'of one country': '?country=BI',
            'of one country, waiting': '?country=BI&status=waiting',
            'of one country, failed': '?country=BI&status=failed',
            'until a day': `?until=${day}`,
            'of one day': `?from=${day}&until=${day}`,
            'far down': `?cursor=${cursor}`,
            'by reference': `?reference=${reference}`,
          },
        }),
        ...questions('Withdrawal requests', '/api/admin/withdrawals', {
          filters: {
            'of this month': '',
            'of all time': '?period=all',
            'waiting for money': '?period=all&status=approved',
            paid: '?period=all&status=paid',
            'of one country': '?period=all&country=TZ',
            'page 100': '?period=all&page=100',
          },
          searches: { 'by name': '?period=all&q=a' },
        }),
        ...questions('Audit log', '/api/admin/audit', {
          filters: {
            all: '',
            'of one person': `?account_id=${payer}`,
            'before a moment': `?before=${day}T00:00:00.000Z`,
          },
        }),
        ...questions('Cases', '/api/admin/cases', {
          filters: { all: '', 'of one kind': '?kind=withdrawal', 'of nobody': '?owner=nobody' },
        }),
      ];
    },
  });
}
