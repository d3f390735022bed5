import { expect, test } from 'vitest';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { APPOINTMENT_STAGES, MONEY_STAGES } from '@tabibu/contract/stages';
import type { AppointmentStage } from '@tabibu/contract/stages';
import { HOUR, MINUTE, later } from '../../platform/time.ts';
import type { PaymentFacts } from '../payments/index.ts';
import { appointmentStage, moneyStage } from './appointment-stage.ts';
import type { Standing } from './policy.ts';
import { wordForAlerted, wordForDoctor, wordForPatient } from './word-stage.ts';
import type { StageFacts } from './word-stage.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const ahead = (minutes: number) => later(NOW, minutes * MINUTE);

const HELD: Standing = {
  state: 'awaiting-payment', is_emergency: false, starts_at: ahead(120), expected_at: null, call_type: 'phone', hold_expires_at: ahead(5), funding: null,
  contestable_until: null, contested_at: null, emergency_state: null, others_rung_at: null, movable_until: null, denied_at: null,
};
const PAID: Standing = { ...HELD, state: 'scheduled', hold_expires_at: null, funding: 'payment' };
const EMERGENCY: Standing = { ...PAID, is_emergency: true, starts_at: null, emergency_state: 'ringing' };
const payment = (state: PaymentFacts['state'], more: Partial<PaymentFacts> = {}): PaymentFacts => ({ state, isSent: true, isUnclear: state === 'unknown', isGivenUp: false, ...more });

const TABLE: readonly [string, Standing, PaymentFacts | null, AppointmentStage][] = [
  ['a hold without a payment', HELD, null, 'to-pay'],
  ['a hold whose order was saved and not sent', HELD, payment('created', { isSent: false }), 'to-pay'],
  ['a hold whose last payment was refused', HELD, payment('refused'), 'to-pay'],
  ['a hold whose network is being asked', HELD, payment('requested'), 'paying'],
  ['a hold whose network did not answer in time', HELD, payment('requested', { isUnclear: true }), 'payment-unclear'],
  ['a hold whose answer was lost within the time that the page tells', HELD, payment('unknown', { isUnclear: false }), 'paying'],
  ['an expired hold whose network is being asked', { ...HELD, state: 'expired' }, payment('requested'), 'paying'],
  ['an expired hold after 72 hours of silence', { ...HELD, state: 'expired' }, payment('refused', { isGivenUp: true }), 'not-paid'],
  ['a hold whose money has just come', HELD, payment('settled'), 'paying'],
  ['a hold that has ended and is not swept yet', { ...HELD, hold_expires_at: ahead(-1) }, null, 'not-paid'],
  ['an expired booking', { ...HELD, state: 'expired' }, payment('refused'), 'not-paid'],
  ['an expired booking whose payment has no answer', { ...HELD, state: 'expired' }, payment('unknown'), 'payment-unclear'],
  ['a paid appointment of later', PAID, payment('settled'), 'planned'],
  ['a paid appointment whose doctor told a delay', { ...PAID, expected_at: ahead(135) }, payment('settled'), 'delayed'],
  ['an open appointment whose doctor is not expected yet', { ...PAID, starts_at: ahead(-5), expected_at: ahead(10) }, payment('settled'), 'delayed'],
  ['an open appointment whose delay is over', { ...PAID, starts_at: ahead(-20), expected_at: ahead(-5) }, payment('settled'), 'open'],
  ['a paid appointment ten minutes before its start', { ...PAID, starts_at: ahead(10) }, payment('settled'), 'open'],
  ['a paid appointment after its window', { ...PAID, starts_at: ahead(-46) }, payment('settled'), 'undecided'],
  ['a paid emergency whose doctor is rung alone', EMERGENCY, payment('settled'), 'ringing-first'],
  ['a paid emergency that rings the doctors on call', { ...EMERGENCY, others_rung_at: NOW }, payment('settled'), 'ringing'],
  ['an emergency that nobody accepted', { ...EMERGENCY, emergency_state: 'escalated' }, payment('settled'), 'escalated'],
  ['an accepted emergency', { ...EMERGENCY, emergency_state: 'accepted', starts_at: ahead(-2) }, payment('settled'), 'accepted'],
  ['an accepted emergency after its window', { ...EMERGENCY, emergency_state: 'accepted', starts_at: ahead(-76) }, payment('settled'), 'undecided'],
  ['a completed appointment', { ...PAID, state: 'completed' }, payment('settled'), 'completed'],
  ['a completed emergency', { ...EMERGENCY, state: 'completed', emergency_state: 'accepted', starts_at: ahead(-20) }, payment('settled'), 'completed'],
  ['completed by the doctor’s word', { ...PAID, state: 'completed', contestable_until: later(NOW, HOUR) }, payment('settled'), 'claimed'],
  ['the doctor’s word after the patient’s day', { ...PAID, state: 'completed', contestable_until: later(NOW, -HOUR) }, payment('settled'), 'completed'],
  ['contested', { ...PAID, state: 'completed', contestable_until: later(NOW, HOUR), contested_at: NOW }, payment('settled'), 'contested'],
  ['missed', { ...PAID, state: 'missed' }, payment('settled'), 'missed'],
  ['cancelled before paying', { ...HELD, state: 'cancelled' }, null, 'cancelled'],
  ['cancelled after paying', { ...PAID, state: 'cancelled' }, payment('refund-due'), 'cancelled'],
];

test.each(TABLE)('%s', (_, booking, paid, stage) => {
  expect(appointmentStage(booking, paid, NOW)).toBe(stage);
});

test('every stage is reached by the table', () => {
  expect(new Set(TABLE.map(([, , , stage]) => stage))).toEqual(new Set(APPOINTMENT_STAGES));
});

test('no stage calls money not taken of which nobody knows', () => {
  for (const stage of APPOINTMENT_STAGES) expect(moneyStage(stage, payment('unknown'))).toBe('unclear');
});

test('after 72 hours of silence nobody says that no money was taken', () => {
  expect(moneyStage('not-paid', payment('refused', { isGivenUp: true }))).toBe('given-up');
});

test('money of a contested or undecided appointment waits, that of a missed one is kept', () => {
  expect((['contested', 'undecided', 'missed', 'completed'] as const).map((stage) => moneyStage(stage, payment('settled')))).toEqual(['waits', 'waits', 'kept', 'paid']);
});

const EXPECTED = [null, { own: '10:15', theirs: null }, { own: '10:15', theirs: '09:15' }];
const FACTS: StageFacts[] = (['phone', 'video'] as const).flatMap((callType) => [true, false].flatMap((denied) => EXPECTED.map((expected) => ({ callType, denied, expected, cancelledBy: null }))));

/** Stages in which an emergency only can be. */
const EMERGENCIES: readonly AppointmentStage[] = ['ringing-first', 'ringing', 'escalated', 'accepted'];

/** Every way in which the stages can be worded. */
function* wordings() {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    for (const stage of APPOINTMENT_STAGES) {
      for (const money of MONEY_STAGES) {
        for (const cancelledBy of ['patient', 'doctor', 'staff', 'system', null] as const) {
          for (const emergency of [null, { number: '112', hasStaff: true }, { number: '112', hasStaff: false }]) {
            if (emergency === null && EMERGENCIES.includes(stage)) continue;
            for (const facts of FACTS) {
              yield {
                language, stage, emergency,
                patient: wordForPatient(stage, money, language, { ...facts, cancelledBy, doctor: 'Dr. Neema', price: 'TSh 15,000', emergency }),
                doctors: [wordForDoctor(stage, language, { ...facts, cancelledBy }), wordForAlerted(stage, language, { ...facts, cancelledBy })],
              };
            }
          }
        }
      }
    }
  }
}

test('every stage and every money line has words for its readers in every language', () => {
  for (const { language, stage, patient, doctors } of wordings()) {
    const words = [patient, ...doctors].flatMap((one) => [one.chip, one.sentence, one.money?.sentence ?? '-']);
    expect(words.filter((word) => word === '' || /stage\.|[{}]|  /.test(word)), `${language} ${stage}`).toEqual([]);
  }
});

/** The words of each language for staff who are alerted, and for a promise to call. */
const STAFF = { sw: /[Ww]ahudumu|[Ww]afanyakazi/, en: /[Ss]taff/, fr: /[ÉéEe]quipe/ };
const WILL_CALL = { sw: /atakupigia|watakupigia/, en: /will call you/, fr: /vous appellera|va vous appeler/ };

test('no stage of an emergency names staff where nobody is on duty, or says that somebody will call', () => {
  for (const { language, stage, emergency, patient: { sentence } } of wordings()) {
    if (emergency === null) continue;
    // Who called it off, and who decides afterwards, is no alert.
    const isNoAlert = ['cancelled', 'undecided', 'contested'].includes(stage);
    if (!emergency.hasStaff && !isNoAlert) expect(sentence, stage).not.toMatch(STAFF[language]);
    if (emergency.hasStaff && stage === 'escalated') expect(sentence).toMatch(STAFF[language]);
    expect(sentence).not.toMatch(WILL_CALL[language]);
  }
});

test('before it is paid, no emergency keeps a time, and each names the number to call', () => {
  for (const { stage, emergency, patient: { sentence } } of wordings()) {
    if (emergency !== null && ['to-pay', 'paying', 'payment-unclear', 'not-paid', 'escalated'].includes(stage)) expect(sentence).toContain('112');
  }
});

test('a delay names the new time on the clocks of both sides', () => {
  const facts = { callType: 'phone' as const, cancelledBy: null, denied: false, expected: { own: '10:15', theirs: '09:15' } };
  const said = wordForPatient('delayed', 'paid', 'sw', { ...facts, doctor: 'Dkt. Neema', price: 'TSh 6,000', emergency: null }).sentence;
  expect(said).toContain('saa 4:15 asubuhi (10:15)');
  expect(said).toContain('(09:15)');
});

test('the call over reads its outcome and the money, never the way back, once it is settled', () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    for (const stage of ['completed', 'claimed', 'contested', 'missed', 'cancelled', 'undecided'] as const) {
      for (const facts of FACTS) {
        const patient = wordForPatient(stage, moneyStage(stage, payment('settled')), language, { ...facts, cancelledBy: 'system', doctor: 'Dr. Neema', price: 'TSh 15,000', emergency: null });
        const doctor = wordForDoctor(stage, language, { ...facts, cancelledBy: 'system' });
        for (const said of [patient, doctor]) expect(`${said.chip} ${said.sentence}`).not.toMatch(/come back|rudi kwenye simu|bado ipo|still stands|revenez|tient toujours/i);
        expect(patient.money?.sentence).toContain('15,000');
      }
    }
  }
});
