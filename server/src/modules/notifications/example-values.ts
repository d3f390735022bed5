import { namesIn } from '@tabibu/locales/message-branches';
import type { Branch, CompiledMessage } from '@tabibu/locales/message-branches';
import type { NoticeValues } from './format-values.ts';

const ZONE = 'Africa/Dar_es_Salaam';
const shillings = (amount: number) => ({ amount: amount * 100, currency: 'TZS' }) as const;
const SITE = 'https://tabibu.example';
/** An address of the product, as long as most are. */
export const EXAMPLE_LINK = `${SITE}/appointments/0199b2c4-7d1e-7a30-9c55-2f4e8a61b703`;
/** An address that switches emails off. */
export const EXAMPLE_LEAVE = `${SITE}/stop-emails/Ab3dE`;

const SAID = {
  said: { by: 'house', cause: 'licence' },
  reader: 'patient',
  doctor: 'Dkt. Neema Mwakasege',
  when: { at: '2026-09-30T06:30:00Z', zone: ZONE },
} as const;

/** An example for each value, by its name. They are as long as real ones are, so that the lengths can be trusted. */
const EXAMPLES: NoticeValues = {
  doctor: 'Dkt. Neema Mwakasege',
  patient: 'Asha Mwinyi',
  person: 'Mama Rehema',
  guardian: 'Rehema Mwinyi',
  asker: 'Neema Wanjiru Kamau',
  when: { at: '2026-09-30T06:30:00Z', zone: ZONE },
  said: SAID,
  before: { at: '2026-09-29T11:00:00Z', zone: ZONE },
  expected: { at: '2026-09-30T06:50:00Z', zone: ZONE },
  until: { at: '2026-10-03T06:30:00Z', zone: ZONE },
  day: { day: '2026-09-30' },
  time: { clock: '08:00' },
  minutes: 20,
  days: 3,
  calls: 5,
  waiting: 12,
  overdue: 3,
  count: 14,
  left: 7,
  gigabytes: 1.9,
  amount: shillings(25_000),
  price: shillings(25_000),
  taken: shillings(24_000),
  kept: shillings(10_000),
  credit: shillings(15_000),
  owed: shillings(5_000),
  country: 'TZ',
  number: 128,
  phone: '+255754123401',
  code: 'ABCD-EFGH-J',
  reference: 'TBB-1795324884-5ZCGK1QJ',
  link: EXAMPLE_LINK,
  contact: `${SITE}/contact`,
  why: 'Leseni uliyotuma haionyeshi utaalamu huu.',
  subject: 'Mkutano wa madaktari wote Jumatano',
  called: 'patient',
  message: 'Tutakutana Jumatano saa tatu asubuhi.',
  response: 'Asante kwa kutuandikia. Tumerekebisha hesabu yako.',
};

const VISITOR = { asker: 'Neema', link: `${SITE}/join/AZmyxHweejCcVS9OimG3A1q8GX0m7Wf2yXbE5mT4r2c` };
const ONE_TIME_CODE = { code: '482913' };
const EMERGENCY_NUMBER = { number: '112' };
const TRANSACTION_NUMBER = { number: 'MP260930.0941.H12345' };
const LAST_DAY = { until: { day: '2026-10-30' } };

const SAID_TO_DOCTOR = (by: 'patient' | 'house' | 'nobody'): NoticeValues => ({
  said: {
    said: { by, cause: by === 'nobody' ? 'absent' : null },
    reader: 'doctor',
    when: SAID.when,
  },
});

/** Examples of the templates in which a name means something else. */
const OF_TEMPLATE: ReadonlyMap<string, NoticeValues> = new Map<string, NoticeValues>([
  ['sms.code', ONE_TIME_CODE],
  ['sms.office-code', ONE_TIME_CODE],
  ['email.account-code', ONE_TIME_CODE],
  ['sms.caller-code', ONE_TIME_CODE],
  ['sms.emergency-waiting', EMERGENCY_NUMBER],
  ['sms.emergency-escalated', EMERGENCY_NUMBER],
  ['sms.refund-done', TRANSACTION_NUMBER],
  ['sms.withdrawal-paid', TRANSACTION_NUMBER],
  ['notification.withdrawal-paid', TRANSACTION_NUMBER],
  ['sms.booking-cancelled-refund', { said: { ...SAID, said: { by: 'patient', cause: null } } }],
  ['sms.booking-cancelled-doctor', SAID_TO_DOCTOR('patient')],
  ['sms.booking-called-off-doctor', SAID_TO_DOCTOR('house')],
  ['sms.booking-absent-doctor', SAID_TO_DOCTOR('nobody')],
  ['notification.booking-cancelled', SAID_TO_DOCTOR('patient')],
  ['notification.booking-called-off', SAID_TO_DOCTOR('house')],
  ['notification.booking-absent', SAID_TO_DOCTOR('nobody')],
  ['sms.missed', LAST_DAY],
  ['sms.missed-phone', LAST_DAY],
  ['sms.new-appointment', LAST_DAY],
  ['sms.coupon-sent', LAST_DAY],
  ['sms.coupon-made', LAST_DAY],
  ['sms.plan-opened', LAST_DAY],
  ['sms.visitor-scheduled', VISITOR],
  ['sms.visitor-emergency', VISITOR],
  ['sms.visitor-cancelled', VISITOR],
  ['sms.visitor-reminder', VISITOR],
  ['sms.visitor-moved', VISITOR],
]);

/**
 * Returns example values for one way through a sentence. Throws for a value without example, so that no message can be
 * left out of the catalogue of messages.
 */
export function exampleValues(template: string, sentence: CompiledMessage, branch: Branch): NoticeValues {
  const examples = { ...EXAMPLES, ...OF_TEMPLATE.get(template) };
  const names = [...new Set(namesIn(sentence))];
  return Object.fromEntries(
    names.map((name) => {
      const value = chosen(branch[name]) ?? examples[name] ?? branch[name];
      if (value === undefined)
        throw new Error(`"${template}" takes {${name}}, which has no example in notifications/example-values.ts`);
      return [name, value];
    }),
  );
}

/** The value that takes an option; undefined for 'other', which every value takes that has no option of its own. */
function chosen(option: string | undefined): string | number | undefined {
  if (option === undefined || option === 'other') return undefined;
  if (option === 'one') return 1;
  return /^\d+$/.test(option) ? Number(option) : option;
}
