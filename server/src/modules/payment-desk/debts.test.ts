import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DebtPageBody } from '@tabibu/contract/doctor-debts';
import { decideCase } from '../../../test/case-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import { aLateContest, asksForMoney } from '../../../test/verdict-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';
import { postJournal } from '../ledger/index.ts';

let product: TestProduct;
let one: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());

const debts = async (search = ''): Promise<DebtPageBody> => (await one.get(`/api/admin/debts${search}`)).body.data;

/** Two people decide about the request, and the money is sent. */
async function payOut(caseId: string): Promise<void> {
  const other = await aMemberOfStaff(product, 'administrator');
  one = await aMemberOfStaff(product, 'administrator');
  expect((await decideCase(one, caseId, 'propose')).status).toBe(200);
  expect((await decideCase(other, caseId, 'approve')).status).toBe(200);
  expect((await decideCase(one, caseId, 'record-paid', { transaction_number: 'QK12OWED' })).status).toBe(200);
}

test('lists what doctors owe since when and out of which case, until it is repaid', async () => {
  one = await aMemberOfStaff(product, 'administrator');
  expect(await debts()).toEqual({ debts: [], total: 0, sums: [], page: 1, pages: 1 });
  const late = await aLateContest(product, async (call) => {
    await payOut(await asksForMoney(product, call, 1_200_000));
  });
  product.clock.advance(MINUTE);
  const since = product.clock.now().toISOString();
  expect((await decideCase(late.administrator, late.caseId, 'refund')).status).toBe(200);
  await product.settle();
  one = await aMemberOfStaff(product, 'administrator');
  const { debts: found, total, sums } = await debts();
  expect([total, sums]).toEqual([1, [{ amount: 1_200_000, currency: 'TZS' }]]);
  expect(found).toMatchObject([
    {
      country: 'TZ',
      amount: { amount: 1_200_000, currency: 'TZS' },
      since,
      works_here: true,
      case_id: late.caseId,
    },
  ]);
  const { doctor, doctor_id: doctorId } = found[0]!;
  expect((await debts(`?q=${encodeURIComponent(doctor.slice(0, 6))}`)).total).toBe(1);
  expect([(await debts('?q=nobody')).total, (await debts('?country=KE')).total]).toEqual([0, 0]);

  const { text, headers } = await one.get('/api/admin/debts/export');
  expect(headers['content-disposition']).toMatch(/filename="doctors_who_owe_\d{4}-\d\d-\d\d\.csv"/);
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFdoctor,country,currency,owes,since',
    `${doctor},Tanzania,TZS,12000,${since.slice(0, 10)}`,
  ]);

  // What is owed less stays owed since then; what is repaid is owed no more.
  const repay = (amount: number) =>
    postJournal(product.ctx(), {
      kind: 'repayment',
      reference: `part ${amount}`,
      entries: [
        { account: 'clearing:azampay:TZS', amount: -amount, currency: 'TZS' },
        { account: `receivable:${doctorId}:TZS`, amount, currency: 'TZS' },
      ],
    });
  product.clock.advance(MINUTE);
  await repay(200_000);
  expect((await debts()).debts).toMatchObject([{ amount: { amount: 1_000_000 }, since }]);
  await repay(1_000_000);
  expect((await debts()).total).toBe(0);
});
