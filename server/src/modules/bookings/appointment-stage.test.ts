import { expect, test } from 'vitest';
import { APPOINTMENT_STAGES } from '@tabibu/contract/stages';
import type { AppointmentStage } from '@tabibu/contract/stages';
import { HOUR, MINUTE, later } from '../../platform/time.ts';
import type { PaymentFacts } from '../payments/index.ts';
import { appointmentStage, moneyStage } from './appointment-stage.ts';
import type { PolicyFacts } from './policy.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const ahead = (minutes: number) => later(NOW, minutes * MINUTE);

const HELD: PolicyFacts = {
  state: 'awaiting-payment',
  is_emergency: false,
  starts_at: ahead(120),
  expected_at: null,
  latest_told_at: null,
  call_type: 'phone',
  hold_expires_at: ahead(5),
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
const PAID: PolicyFacts = { ...HELD, state: 'scheduled', hold_expires_at: null, funding: 'payment' };
const EMERGENCY: PolicyFacts = { ...PAID, is_emergency: true, starts_at: null, emergency_state: 'ringing' };
const payment = (state: PaymentFacts['state'], more: Partial<PaymentFacts> = {}): PaymentFacts => ({
  state,
  isSent: true,
  isUnclear: state === 'unknown',
  isGivenUp: false,
  ...more,
});

const TABLE: readonly [string, PolicyFacts, PaymentFacts | null, AppointmentStage][] = [
  ['a hold without a payment', HELD, null, 'to-pay'],
  ['a hold whose payment was saved and not sent', HELD, payment('created', { isSent: false }), 'to-pay'],
  ['a hold whose last payment was refused', HELD, payment('refused'), 'to-pay'],
  ['a hold whose payment was sent and has no result yet', HELD, payment('requested'), 'paying'],
  ['a hold whose payment got no result in time', HELD, payment('requested', { isUnclear: true }), 'payment-unclear'],
  [
    'a hold whose payment got no answer, but still has time to get one',
    HELD,
    payment('unknown', { isUnclear: false }),
    'paying',
  ],
  ['an expired hold whose payment has no result yet', { ...HELD, state: 'expired' }, payment('requested'), 'paying'],
  [
    'an expired hold whose payment got no answer for 72 hours',
    { ...HELD, state: 'expired' },
    payment('refused', { isGivenUp: true }),
    'not-paid',
  ],
  ['a hold whose payment has just settled', HELD, payment('settled'), 'paying'],
  ['an overdue hold that no job has expired yet', { ...HELD, hold_expires_at: ahead(-1) }, null, 'not-paid'],
  ['an expired booking', { ...HELD, state: 'expired' }, payment('refused'), 'not-paid'],
  [
    'an expired booking whose payment has no answer',
    { ...HELD, state: 'expired' },
    payment('unknown'),
    'payment-unclear',
  ],
  ['a paid appointment long before its start', PAID, payment('settled'), 'planned'],
  ['a paid appointment with an announced delay', { ...PAID, expected_at: ahead(135) }, payment('settled'), 'delayed'],
  [
    'a joinable appointment whose doctor is delayed',
    { ...PAID, starts_at: ahead(-5), expected_at: ahead(10) },
    payment('settled'),
    'delayed',
  ],
  [
    'a joinable appointment whose delay is over',
    { ...PAID, starts_at: ahead(-20), expected_at: ahead(-5) },
    payment('settled'),
    'open',
  ],
  ['a paid appointment ten minutes before its start', { ...PAID, starts_at: ahead(10) }, payment('settled'), 'open'],
  ['a paid appointment whose call has closed', { ...PAID, starts_at: ahead(-46) }, payment('settled'), 'undecided'],
  ['a paid emergency for which only the doctor asked for is rung', EMERGENCY, payment('settled'), 'ringing-first'],
  [
    'a paid emergency that rings the doctors on call',
    { ...EMERGENCY, others_rung_at: NOW },
    payment('settled'),
    'ringing',
  ],
  ['an escalated emergency', { ...EMERGENCY, emergency_state: 'escalated' }, payment('settled'), 'escalated'],
  [
    'an accepted emergency',
    { ...EMERGENCY, emergency_state: 'accepted', starts_at: ahead(-2) },
    payment('settled'),
    'accepted',
  ],
  [
    'an accepted emergency whose call has closed',
    { ...EMERGENCY, emergency_state: 'accepted', starts_at: ahead(-76) },
    payment('settled'),
    'undecided',
  ],
  ['a completed appointment', { ...PAID, state: 'completed' }, payment('settled'), 'completed'],
  [
    'a completed emergency',
    { ...EMERGENCY, state: 'completed', emergency_state: 'accepted', starts_at: ahead(-20) },
    payment('settled'),
    'completed',
  ],
  [
    'completed on the doctor’s word only, still contestable',
    { ...PAID, state: 'completed', contestable_until: later(NOW, HOUR) },
    payment('settled'),
    'claimed',
  ],
  [
    'completed on the doctor’s word only, no longer contestable',
    { ...PAID, state: 'completed', contestable_until: later(NOW, -HOUR) },
    payment('settled'),
    'completed',
  ],
  [
    'contested',
    { ...PAID, state: 'completed', contestable_until: later(NOW, HOUR), contested_at: NOW },
    payment('settled'),
    'contested',
  ],
  [
    'contested, and decided for the patient',
    { ...PAID, state: 'completed', contested_at: NOW, contest_outcome: 'refunded' },
    payment('refund-due'),
    'overturned',
  ],
  [
    'contested, and decided for the doctor',
    { ...PAID, state: 'completed', contested_at: NOW, contest_outcome: 'kept' },
    payment('settled'),
    'completed',
  ],
  ['missed', { ...PAID, state: 'missed' }, payment('settled'), 'missed'],
  ['cancelled before paying', { ...HELD, state: 'cancelled' }, null, 'cancelled'],
  ['cancelled after paying', { ...PAID, state: 'cancelled' }, payment('refund-due'), 'cancelled'],
];

test.each(TABLE)('%s', (_, booking, paid, stage) => {
  expect(appointmentStage(booking, paid, NOW)).toBe(stage);
});

test('the table above covers every stage', () => {
  expect(new Set(TABLE.map(([, , , stage]) => stage))).toEqual(new Set(APPOINTMENT_STAGES));
});

test('at every stage the money of an unknown payment is unclear, never "not taken"', () => {
  for (const stage of APPOINTMENT_STAGES) expect(moneyStage(stage, payment('unknown'))).toBe('unclear');
});

test('after 72 hours without an answer the money is given up, not called "not taken"', () => {
  expect(moneyStage('not-paid', payment('refused', { isGivenUp: true }))).toBe('given-up');
});

test('the money of a contested or undecided appointment waits, and that of a missed one is kept', () => {
  expect(
    (['contested', 'undecided', 'missed', 'completed'] as const).map((stage) => moneyStage(stage, payment('settled'))),
  ).toEqual(['waits', 'waits', 'kept', 'paid']);
});

test('where credit alone has paid there is no payment: the credit has paid, or it came back', () => {
  expect(
    (['planned', 'missed', 'contested', 'cancelled', 'overturned'] as const).map((stage) =>
      moneyStage(stage, null, true),
    ),
  ).toEqual(['paid', 'kept', 'waits', 'credit-back', 'credit-back']);
});
