import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import PaymentStory from './payment-story.tsx';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';
import { loadSentences } from '../../shell/catalogues.ts';

beforeEach(stopTime);
beforeAll(async () => {
  await sectionAt('admin', 'dashboard/payments', 'administrator').screen.load('en');
  await loadSentences('en', ['payment-story', 'cases']);
});

const REFERENCE = 'TBB-1767225600-ABCDEFGH';
const ID = '019b7600-0000-7000-8000-0000000000e1';
const AT = '2026-01-01T08:00:00.000Z';
const money = (amount: number) => ({ amount, currency: 'TZS' });
const story = (rest: object = {}) => ({
  payment: {
    id: ID,
    reference: REFERENCE,
    payer: 'Asha Juma',
    country: 'TZ',
    amount: money(600_000),
    worth: null,
    method: 'mpesa',
    provider: 'azampay',
    status: 'refund-due',
    created_at: AT,
    paid_at: AT,
  },
  phone_end: '123',
  external_id: 'external-1',
  transaction_id: null,
  surplus: false,
  refusal: null,
  states: [
    { state: 'created', at: AT },
    { state: 'settled', at: AT },
  ],
  exchanges: [],
  requests_missing: true,
  answers_missing: false,
  callbacks: [
    {
      id: ID,
      received_at: AT,
      text: '{"operator":"<img src=x onerror=alert(1)>"}',
      bytes: 43,
      sha256: 'ab12',
      signature: 'rejected',
      why: 'bad-signature',
      claims: null,
    },
  ],
  journals: [
    {
      id: ID,
      kind: 'capture',
      at: AT,
      legs: [
        { account: 'clearing', of: 'azampay', amount: money(-600_000) },
        { account: 'held', of: null, amount: money(600_000) },
      ],
    },
  ],
  refunds: [
    {
      id: ID,
      amount: money(600_000),
      state: 'proposed',
      proposed: { by: null, at: AT },
      approved: null,
      paid: null,
      dropped: null,
      transaction_number: null,
      sendings: [],
    },
  ],
  cases: [{ id: ID, kind: 'refund-due', opened_at: AT, closed_at: null }],
  appointment: null,
  ...rest,
});
const open = (answer: unknown) =>
  openScreen(<PaymentStory reference={REFERENCE} />, {
    path: `/admin/dashboard/payments/${REFERENCE}`,
    me: { role: 'administrator' },
    answers: { [`GET /api/admin/payments/${REFERENCE}`]: answer },
  });

test('tells states, journal with its sum, refund and case of a payment (W47)', async () => {
  const screen = await open(story());
  expect(screen.read('heading')).toBe(`Payment ${REFERENCE}`);
  expect(screen.text()).toMatch(
    /Refund due.*Asha Juma.*ends in 123.*TSh 6,000.*AzamPay.*Created.*Paid.*Refund.*Open.*Somebody proposed it.*Money came in.*With AzamPay.*−TSh 6,000.*Held for consultations.*\+TSh 6,000.*Sum.*TSh 0/s,
  );
  expect(screen.get('link', 'Refund due').getAttribute('href')).toBe(`/admin/dashboard/cases/${ID}`);
});

test('shows a callback as text, with why it was not believed, and says what was not kept', async () => {
  const screen = await open(story());
  document.querySelectorAll('details').forEach((part) => part.setAttribute('open', ''));
  expect(screen.text()).toContain('{"operator":"<img src=x onerror=alert(1)>"}');
  expect(document.querySelector('pre img')).toBe(null);
  expect(screen.text()).toMatch(/Rejected.*the signature is wrong.*43 bytes.*ab12/s);
  expect(screen.text()).toMatch(/What we asked.*Not kept.*Answers about the status.*never asked for/s);
});

test('says when there is no such payment', async () => {
  const screen = await open(new Refused(404, 'not-found', 'No.'));
  expect(screen.text()).toContain('There is no payment with this reference.');
});

test('the list of payments leads to it, and its address opens it', async () => {
  const screen = await openScreen(<StaffScreen />, {
    path: `/admin/dashboard/payments/${REFERENCE}`,
    me: { role: 'administrator' },
    answers: { [`GET /api/admin/payments/${REFERENCE}`]: story() },
  });
  await screen.wait(0);
  expect(screen.text()).toContain(`Payment ${REFERENCE}`);
});
