import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { beforeAll, expect, test } from 'vitest';
import { earningsQuery } from '../../api/earnings.ts';
import type { EarningsBody } from '../../api/earnings.ts';
import { createQueryClient } from '../../api/query.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { ME, SessionProvider } from '../../shell/session.tsx';
import EarningsTab from './earnings-tab.tsx';

const ugx = (amount: number) => ({ amount, currency: 'UGX' as const });
const id = '019b7600-0000-7000-8000-000000000001';
const nothing: EarningsBody = {
  country: 'UG',
  doctor_type: 'specialist',
  share: 80,
  fees: { video: ugx(45_000), phone: ugx(37_500) },
  balance: ugx(0),
  total_earned: ugx(0),
  earned_this_month: ugx(0),
  paid_out: ugx(0),
  pending: ugx(0),
  held: [],
  owed: [],
  other_balances: [],
  transactions: [],
  next_cursor: null,
  withdrawals: [],
};

beforeAll(() => loadSentences('en', ['public', 'doctor-desk']));

function drawn(earnings: EarningsBody): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  client.setQueryData(earningsQuery().queryKey, earnings);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/doctor/dashboard">
        <SessionProvider
          opening={{ language: 'en', country: 'UG', now: Date.parse('2026-11-20T06:00:00Z'), savesData: false }}
        >
          <EarningsTab />
        </SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

const askButton = (html: string) => /<button[^>]*>Request Withdrawal<\/button>/.exec(html)?.[0];

test("a Ugandan specialist sees the country's fees and why nothing can be withdrawn (S58, C18)", () => {
  const html = drawn(nothing);
  for (const words of [
    'USh 45,000',
    'USh 37,500',
    'You earn 80% of',
    'There is nothing to withdraw yet',
    'No transactions yet.',
  ])
    expect(html).toContain(words);
  expect(askButton(html)).toContain('disabled');
});

test('earnings have a plus, withdrawals a minus, and with a balance a withdrawal can be requested', () => {
  const html = drawn({
    ...nothing,
    balance: ugx(30_000),
    total_earned: ugx(36_000),
    transactions: [
      { id, kind: 'withdrawal', amount: ugx(-6_000), booking_id: null, created_at: '2026-11-20T05:00:00.000Z' },
      {
        id: id.replace('1', '2'),
        kind: 'earning',
        amount: ugx(36_000),
        booking_id: id,
        created_at: '2026-11-19T05:00:00.000Z',
      },
    ],
  });
  expect(html).toContain('+<span translate="no">USh 36,000');
  expect(html).toMatch(/Total earnings<\/p><p[^>]*>USh 36,000/);
  expect(html).toContain('−<span translate="no">USh 6,000');
  expect(askButton(html)).not.toContain('disabled');
});

test('says what the doctor owes and why, what repaid it, and why a request was cancelled', () => {
  const html = drawn({
    ...nothing,
    owed: [ugx(12_000)],
    transactions: [
      { id, kind: 'repayment', amount: ugx(-4_000), booking_id: null, created_at: '2026-11-20T05:00:00.000Z' },
    ],
    withdrawals: [
      {
        id,
        amount: ugx(6_000),
        payout_phone: '+256772000123',
        status: 'rejected',
        paid: false,
        paid_at: null,
        transaction_number: null,
        note: null,
        cause: 'earning-taken-back',
        exchanged: null,
        created_at: '2026-11-20T05:00:00.000Z',
        decided_at: '2026-11-20T05:30:00.000Z',
      },
    ],
  });
  expect(html).toContain('You owe us USh 12,000');
  expect(html).toContain('Your next earnings repay this by themselves');
  expect(html).toMatch(/Taken for what you owed.*−<span[^>]*>USh 4,000/);
  expect(html).toContain('Cancelled, because an earning was taken back');
});

test('while one withdrawal request is pending, no second one can be made (C20)', () => {
  const html = drawn({
    ...nothing,
    balance: ugx(30_000),
    withdrawals: [
      {
        id,
        amount: ugx(6_000),
        exchanged: null,
        payout_phone: '+256772000123',
        status: 'pending',
        paid: false,
        paid_at: null,
        transaction_number: null,
        note: null,
        cause: null,
        created_at: '2026-11-20T05:00:00.000Z',
        decided_at: null,
      },
    ],
  });
  expect(html).toContain('You have a request that is waiting');
  expect(askButton(html)).toContain('disabled');
});

test('earnings of another currency show what they give, at which rate and since when, before they are withdrawn (C20)', () => {
  const other = {
    balance: { amount: 90_000, currency: 'KES' as const },
    payout: ugx(24_428),
    rates: [
      { currency: 'KES' as const, rate: '19', since: '2026-11-01T00:00:00.000Z' },
      { currency: 'UGX' as const, rate: '0.7', since: '2025-10-01T00:00:00.000Z' },
    ],
  };
  const html = drawn({ ...nothing, other_balances: [other] });
  expect(html).toContain('USh 24,428 at today’s rate');
  expect(html).toContain('1 KES = TSh 19, since 1 Nov 2026 · 1 UGX = TSh 0.7, since 1 Oct 2025');
  expect(html).toMatch(/<button[^>]*>Withdraw KSh 900<\/button>/);
  const little = drawn({ ...nothing, other_balances: [{ ...other, payout: null, rates: [] }] });
  expect(little).toContain('too little to be paid out yet');
  expect(little).not.toContain('Withdraw KSh');
});
