import { expect, test } from 'vitest';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { PAYMENT_STAGES } from '@tabibu/contract/payments';
import { MINUTE, SECOND, later } from '../../platform/time.ts';
import { appointmentStage, moneyStage } from '../bookings/appointment-stage.ts';
import { paymentFacts, paymentStatus, unclearValues } from './payment-status.ts';
import type { Stage } from './payment-status.ts';
import type { Payment } from './payment-store.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const ago = (seconds: number) => later(NOW, -seconds * SECOND);

const SENT: Payment = {
  id: 'p',
  reference: 'TBB-1795324884-5ZCGK1QJ',
  purpose: { kind: 'booking', id: 'b' },
  payerId: 'a',
  state: 'requested',
  price: { amount: 1_500_000, currency: 'TZS' },
  priceVersion: 1,
  description: '',
  fullName: 'Asha',
  phone: '+255754000000',
  country: 'TZ',
  method: 'mpesa',
  provider: 'azampay',
  language: 'sw',
  externalId: 'e',
  transactionId: 't',
  surplus: false,
  refusalReason: null,
  refusalMessage: null,
  redirectUrl: null,
  returnOrigin: null,
  returnPath: '/',
  payBy: later(NOW, 8 * MINUTE),
  createdAt: ago(30),
  checkoutAt: ago(20),
  requestedAt: ago(20),
  tries: 1,
  sends: 1,
  queries: 1,
  nextQueryAt: null,
  movedAt: ago(30),
  settledAt: null,
  unclearAt: null,
  doubt: null,
  seen: null,
  worth: null,
  askedAt: null,
};
const UNCLEAR: Payment = { ...SENT, state: 'unknown', unclearAt: ago(1) };

const TABLE: readonly [Stage, Payment][] = [
  [
    'not-sent',
    {
      ...SENT,
      state: 'created',
      method: null,
      provider: null,
      checkoutAt: null,
      requestedAt: null,
      transactionId: null,
    },
  ],
  ['preparing', { ...SENT, state: 'created', requestedAt: null, transactionId: null }],
  ['preparing', { ...SENT, state: 'unknown', transactionId: null }],
  ['sent-to-phone', { ...SENT, requestedAt: ago(2) }],
  ['waiting-for-pin', SENT],
  ['waiting-for-page', { ...SENT, method: 'card', redirectUrl: 'https://pay.example' }],
  ['waiting-for-page', { ...SENT, method: 'card', redirectUrl: 'https://pay.example', requestedAt: ago(300) }],
  ['unknown', { ...SENT, requestedAt: ago(121) }],
  ['unknown', { ...SENT, method: 'card', redirectUrl: 'https://pay.example', requestedAt: ago(300), payBy: ago(1) }],
  ['unknown', UNCLEAR],
  ['unknown', { ...UNCLEAR, doubt: 'amount', seen: { amount: 1_499_900, currency: 'TZS' } }],
  ['unknown', { ...UNCLEAR, doubt: 'other' }],
  ['unknown', { ...UNCLEAR, doubt: 'unproven' }],
  ['paid', { ...SENT, state: 'settled', unclearAt: ago(1) }],
  ['refused', { ...SENT, state: 'refused', refusalReason: 'declined' }],
  ['cancelled', { ...SENT, state: 'refused', refusalReason: 'cancelled' }],
  ['cancelled', { ...SENT, state: 'voided' }],
  ['given-up', { ...SENT, state: 'refused', refusalReason: 'no-answer', unclearAt: ago(1) }],
  ['refund-due', { ...SENT, state: 'refund-due' }],
  ['refunded', { ...SENT, state: 'refunded' }],
];

/** Matches a sentence that says that no money was taken. */
const UNTOUCHED = /Hakuna pesa|No money|Aucune somme/i;

test.each(TABLE)('%s', (stage, payment) => {
  expect(paymentStatus(payment, NOW, 'en').stage).toBe(stage);
});

test('the table has a payment for every stage', () => {
  expect(new Set(TABLE.map(([stage]) => stage))).toEqual(new Set(PAYMENT_STAGES));
});

test('every stage has words in every language, and none says "no money was taken" while nobody knows', () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    for (const [stage, payment] of TABLE) {
      const { message, detail } = paymentStatus(payment, NOW, language);
      const where = `${language} ${stage} ${payment.doubt ?? ''}`;
      expect(message, where).toMatch(/^[^{}]+$/);
      expect(message, where).not.toMatch(/\b(payment|stage)\.[a-z]/);
      expect(detail === null, where).toBe(stage !== 'unknown');
      if (stage === 'unknown' || stage === 'given-up') expect(`${message} ${detail}`, where).not.toMatch(UNTOUCHED);
      if (payment.doubt === 'amount') expect(detail, where).toMatch(/14[,\u00a0]999.*15[,\u00a0]000/);
    }
  }
});

test('the appointment and money stages follow from the payment stage', () => {
  const held = {
    state: 'expired' as const,
    is_emergency: false,
    starts_at: later(NOW, 60 * MINUTE),
    expected_at: null,
    latest_told_at: null,
    call_type: 'phone' as const,
    hold_expires_at: ago(5),
    funding: null,
    contestable_until: null,
    credited_contest_until: null,
    contested_at: null,
    contest_outcome: null,
    emergency_state: null,
    others_rung_at: null,
    movable_until: null,
    spoken_at: null,
    denied_at: null,
    connected_at: null,
    doctor_called_at: null,
  };
  const seen = TABLE.map(
    ([stage, payment]) =>
      [
        stage,
        appointmentStage(held, paymentFacts(payment, NOW), NOW),
        moneyStage('not-paid', paymentFacts(payment, NOW)),
      ] as const,
  );
  const wanted: Record<Stage, readonly [string, string]> = {
    'not-sent': ['not-paid', 'nothing-taken'],
    preparing: ['paying', 'asked'],
    'sent-to-phone': ['paying', 'asked'],
    'waiting-for-pin': ['paying', 'asked'],
    'waiting-for-page': ['paying', 'asked'],
    unknown: ['payment-unclear', 'unclear'],
    paid: ['paying', 'paid'],
    refused: ['not-paid', 'nothing-taken'],
    cancelled: ['not-paid', 'nothing-taken'],
    'given-up': ['not-paid', 'given-up'],
    'refund-due': ['not-paid', 'refund-due'],
    refunded: ['not-paid', 'refunded'],
  };
  for (const [stage, appointment, money] of seen)
    expect([stage, appointment, money]).toEqual([stage, ...wanted[stage]]);
});

test('the values of an unclear payment are its amounts, its reference and the end of the status queries', () => {
  expect(
    unclearValues({ ...UNCLEAR, doubt: 'amount', seen: { amount: 1_499_900, currency: 'TZS' } }, 'en'),
  ).toMatchObject({ doubt: 'amount', taken: 'TSh 14,999', price: 'TSh 15,000', reference: SENT.reference });
  expect(unclearValues(UNCLEAR, 'en').until).toMatch(/^Thursday, 26 November 2026/);
});
