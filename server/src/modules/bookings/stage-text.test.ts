import { afterAll, expect, test } from 'vitest';
import { HOUSE_CAUSES, OWN_ENDS } from '@tabibu/contract/cancellers';
import type { Cancellation } from '@tabibu/contract/cancellers';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { APPOINTMENT_STAGES, MONEY_STAGES } from '@tabibu/contract/stages';
import type { AppointmentStage } from '@tabibu/contract/stages';
import type { PaymentFacts } from '../payments/index.ts';
import { moneyStage } from './appointment-stage.ts';
import type { MoneyWords } from './money-words.ts';
import { stageTextForAlertedDoctor, stageTextForDoctor, stageTextForPatient } from './stage-text.ts';
import type { StageFacts } from './stage-text.ts';

const SETTLED: PaymentFacts = { state: 'settled', isSent: true, isUnclear: false, isGivenUp: false };
/** What a patient with money and without credit reads. */
const MONEY: MoneyWords = {
  price: 'TSh 15,000',
  paid: 'TSh 15,000',
  credit: 'TSh 0',
  funded: 'money',
  counted: 'TSh 5,000',
  rest: 'TSh 10,000',
  days: 30,
};
const BOTH: MoneyWords = { ...MONEY, paid: 'TSh 9,000', credit: 'TSh 6,000', funded: 'both' };
/** Everybody who can cancel, with every cause. */
const CANCELLATIONS: readonly Cancellation[] = [
  { by: 'patient', cause: null },
  { by: 'doctor', cause: null },
  { by: 'house', cause: null },
  ...HOUSE_CAUSES.map((cause) => ({ by: 'house', cause }) as const),
  ...OWN_ENDS.map((cause) => ({ by: 'nobody', cause }) as const),
];
const ABSENT: Cancellation = { by: 'nobody', cause: 'absent' };
const EXPECTED = [null, { own: '10:15', theirs: null }, { own: '10:15', theirs: '09:15' }];
const FACTS: StageFacts[] = (['phone', 'video'] as const).flatMap((callType) =>
  (['spoke', 'not-spoke', 'nothing'] as const).flatMap((said) =>
    EXPECTED.map((expected) => ({ callType, said, proven: said === 'spoke', expected, cancelled: null })),
  ),
);

/** Stages that only an emergency can have. */
const EMERGENCIES: readonly AppointmentStage[] = ['ringing-first', 'ringing', 'escalated', 'accepted'];

/** Yields every combination of language, stage, money and facts, with the sentences for it. */
function* wordings() {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    for (const stage of APPOINTMENT_STAGES) {
      for (const money of MONEY_STAGES) {
        for (const cancelled of [...CANCELLATIONS, null]) {
          for (const emergency of [null, { number: '112', hasStaff: true }, { number: '112', hasStaff: false }]) {
            if (emergency === null && EMERGENCIES.includes(stage)) continue;
            for (const facts of FACTS) {
              yield {
                language,
                stage,
                emergency,
                patient: stageTextForPatient(stage, money, language, {
                  ...facts,
                  cancelled,
                  doctor: 'Dr. Neema',
                  ...MONEY,
                  emergency,
                }),
                doctors: [
                  stageTextForDoctor(stage, language, { ...facts, cancelled }),
                  stageTextForAlertedDoctor(stage, language, { ...facts, cancelled }),
                ],
              };
            }
          }
        }
      }
    }
  }
}

/** All of them, worked out once for all tests of this file. */
let worded: (ReturnType<typeof wordings> extends Generator<infer Wording> ? Wording : never)[] = [];
function allWordings() {
  if (worded.length === 0) worded = [...wordings()];
  return worded;
}
afterAll(() => {
  worded = [];
});

test('every stage and every money stage has sentences for its readers in every language', () => {
  for (const { language, stage, patient, doctors } of allWordings()) {
    const words = [patient, ...doctors].flatMap((one) => [one.chip, one.sentence, one.money?.sentence ?? '-']);
    expect(
      words.filter((word) => word === '' || /stage\.|[{}]|  /.test(word)),
      `${language} ${stage}`,
    ).toEqual([]);
  }
});

/** Words by which each language mentions alerted staff, or promises a phone call. */
const STAFF = { sw: /[Ww]ahudumu|[Ww]afanyakazi/, en: /[Ss]taff/, fr: /[ÉéEe]quipe/ };
const WILL_CALL = { sw: /atakupigia|watakupigia/, en: /will call you/, fr: /vous appellera|va vous appeler/ };

test('no stage of an emergency names staff where nobody is on duty, or says that somebody will call', () => {
  for (const {
    language,
    stage,
    emergency,
    patient: { sentence },
  } of allWordings()) {
    if (emergency === null) continue;
    // These stages may name staff as the one who cancelled or decides; that is no claim that staff were alerted.
    const isNoAlert = ['cancelled', 'undecided', 'contested'].includes(stage);
    if (!emergency.hasStaff && !isNoAlert) expect(sentence, stage).not.toMatch(STAFF[language]);
    if (emergency.hasStaff && stage === 'escalated') expect(sentence).toMatch(STAFF[language]);
    expect(sentence).not.toMatch(WILL_CALL[language]);
  }
});

test('the patient’s sentence of an unpaid or escalated emergency names the emergency number', () => {
  for (const {
    stage,
    emergency,
    patient: { sentence },
  } of allWordings()) {
    if (emergency !== null && ['to-pay', 'paying', 'payment-unclear', 'not-paid', 'escalated'].includes(stage))
      expect(sentence).toContain('112');
  }
});

test('a delay names the new time on the clocks of both sides', () => {
  const facts = {
    callType: 'phone' as const,
    cancelled: null,
    proven: false,
    said: 'nothing' as const,
    expected: { own: '10:15', theirs: '09:15' },
  };
  const said = stageTextForPatient('delayed', 'paid', 'sw', {
    ...facts,
    doctor: 'Dkt. Neema',
    ...MONEY,
    emergency: null,
  }).sentence;
  expect(said).toContain('saa 4:15 asubuhi (10:15)');
  expect(said).toContain('(09:15)');
});

test('after a call is over the sentences name its outcome and the money, and do not offer to join again', () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    for (const stage of ['completed', 'claimed', 'contested', 'missed', 'cancelled', 'undecided'] as const) {
      for (const facts of FACTS) {
        const patient = stageTextForPatient(stage, moneyStage(stage, SETTLED), language, {
          ...facts,
          cancelled: ABSENT,
          doctor: 'Dr. Neema',
          ...MONEY,
          emergency: null,
        });
        const doctor = stageTextForDoctor(stage, language, { ...facts, cancelled: ABSENT });
        for (const said of [patient, doctor])
          expect(`${said.chip} ${said.sentence}`).not.toMatch(
            /come back|rudi kwenye simu|bado ipo|still stands|revenez|tient toujours/i,
          );
        expect(patient.money?.sentence).toContain('15,000');
      }
    }
  }
});

test('the money of an appointment is told as what paid for it and as what came back', () => {
  const refund = { refund: 'due', refund_day: 'Tuesday, 24 November 2026' } as const;
  const words = { ...FACTS[0]!, cancelled: null, doctor: 'Dr. Neema', emergency: null, refund };
  const told = (money: (typeof MONEY_STAGES)[number], amounts: MoneyWords) =>
    stageTextForPatient('planned', money, 'en', { ...words, ...amounts }).money?.sentence;
  expect(told('paid', BOTH)).toBe('You paid TSh 9,000, and TSh 6,000 of your credit paid the rest.');
  expect(told('paid', { ...BOTH, funded: 'credit' })).toBe('TSh 6,000 of your credit paid for it.');
  expect(told('refund-due', BOTH)).toBe(
    'TSh 9,000 goes back the way you paid, by Tuesday, 24 November 2026. We will text you. TSh 6,000 came back as your credit.',
  );
  expect(told('kept', MONEY)).toBe(
    'TSh 5,000 of the TSh 15,000 that you paid is not returned. TSh 10,000 became your credit for 30 days, for another appointment.',
  );
  expect(told('kept', { ...MONEY, days: 0 })).toBe('The TSh 15,000 that you paid is not returned.');
});

/** How each language begins a sentence in which this one cancelled, for the patient and for the doctor. */
const WHO = {
  sw: {
    patient: ['Umeghairi', 'Mgonjwa ameghairi'],
    doctor: ['Daktari ameghairi', 'Umeghairi'],
    house: 'Tabibu imeghairi',
  },
  en: {
    patient: ['You cancelled', 'The patient cancelled'],
    doctor: ['The doctor cancelled', 'You cancelled'],
    house: 'Tabibu cancelled',
  },
  fr: {
    patient: ['Vous avez annulé', 'Le patient a annulé'],
    doctor: ['Le médecin a annulé', 'Vous avez annulé'],
    house: 'Tabibu a annulé',
  },
} as const;

test('nobody but the one who cancelled is named for it, to the patient, the doctor and those who were alerted', () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const { patient, doctor, house } = WHO[language];
    const all: readonly string[] = [...patient, ...doctor, house];
    for (const cancelled of CANCELLATIONS) {
      const facts = { ...FACTS[0]!, cancelled };
      const words = { ...facts, doctor: 'Dr. Neema', ...MONEY, emergency: null };
      const said = [
        stageTextForPatient('cancelled', 'refund-due', language, words).sentence,
        stageTextForDoctor('cancelled', language, facts).sentence,
      ];
      const right = { patient, doctor, house: [house, house], nobody: [undefined, undefined] }[cancelled.by];
      said.forEach((sentence, reader) => {
        const named = all.filter((start) => sentence.startsWith(start));
        expect(named.length === 0 ? undefined : named.at(-1), sentence).toBe(right[reader]);
      });
      const toOthers = stageTextForAlertedDoctor('cancelled', language, facts).sentence;
      expect(toOthers.startsWith(doctor[1]), toOthers).toBe(false);
    }
  }
});
