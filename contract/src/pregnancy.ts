import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, envelope, personText } from './fields.ts';
import { BIRTH_PLAN_LENGTH, CONTACT_WEEKS, DATING_BASES, PREGNANCY_OUTCOMES } from './pregnancy-dates.ts';
import { ONE_VISIT } from './visit-endpoint.ts';

const Day = z.iso.date();
const part = personText(BIRTH_PLAN_LENGTH).default('');
/** What a woman plans for the birth. A part that is empty is not decided yet. */
const BirthPlan = z.strictObject({
  place: part,
  companion: part,
  transport: part,
  donor: part,
  money: part,
  home: part,
  wishes: part,
});

const ContactWeek = z.literal([...CONTACT_WEEKS]);

const progress = {
  /** Completed weeks, and days beyond them. */
  weeks: z.int(),
  days: z.int(),
  trimester: z.literal([1, 2, 3]),
  expected_on: Day,
};

const Pregnancy = z.strictObject({
  /** Increases by one with each change but that of the birth plan. */
  version: z.int(),
  basis: z.enum(DATING_BASES),
  day: Day,
  started_on: Day,
  ...progress,
  contacts: z.array(z.strictObject({ week: ContactWeek, due_on: Day, done: z.boolean() })),
  plan_version: z.int(),
  birth_plan: BirthPlan,
});

/** The pregnancy of a person that runs, and how the last one ended. */
const PregnancyState = z.strictObject({
  today: Day,
  pregnancy: Pregnancy.nullable(),
  ended: z.strictObject({ outcome: z.enum(PREGNANCY_OUTCOMES), ended_on: Day }).nullable(),
});

/** A birth has its day; any other end is asked nothing. */
const PregnancyEnd = z
  .strictObject({ outcome: z.enum(PREGNANCY_OUTCOMES), day: Day.optional() })
  .refine(({ outcome, day }) => (outcome === 'born') === (day !== undefined));

const ONE_PERSON = {
  access: ['patient'],
  owns: { person_id: 'person' },
  params: z.strictObject({ person_id: Id }),
  reply: envelope(PregnancyState),
} as const;
const PATH = '/api/people/:person_id/pregnancy';

export const readPregnancy = endpoint({
  id: 'pregnancy.read',
  method: 'GET',
  path: PATH,
  summary: 'My pregnancy or that of somebody in my family: week, expected date, visits and birth plan',
  limit: 'read',
  ...ONE_PERSON,
  problems: ['not-found'],
});

export const savePregnancy = endpoint({
  id: 'pregnancy.save',
  method: 'PUT',
  path: PATH,
  summary: 'State or correct the day from which a pregnancy is reckoned; the same again changes nothing',
  limit: 'write',
  ...ONE_PERSON,
  /** `version`: the one that is corrected; 0 for a pregnancy that was not stated yet. */
  body: z.strictObject({ version: z.int().min(0), basis: z.enum(DATING_BASES), day: Day }),
  problems: ['not-found', 'record-stale', 'pregnancy-day-implausible'],
});

export const tickContact = endpoint({
  id: 'pregnancy.tick-contact',
  method: 'POST',
  path: `${PATH}/contacts`,
  summary: 'Say that a visit of antenatal care took place, or that it did not; repeating changes nothing',
  limit: 'write',
  ...ONE_PERSON,
  body: z.strictObject({ week: ContactWeek, done: z.boolean() }),
  problems: ['not-found'],
});

export const saveBirthPlan = endpoint({
  id: 'pregnancy.save-birth-plan',
  method: 'PUT',
  path: `${PATH}/birth-plan`,
  summary: 'Write down what is planned for the birth; the same again changes nothing',
  limit: 'write',
  ...ONE_PERSON,
  body: BirthPlan.extend({ plan_version: z.int().min(0) }),
  problems: ['not-found', 'record-stale'],
});

export const endPregnancy = endpoint({
  id: 'pregnancy.end',
  method: 'POST',
  path: `${PATH}/end`,
  summary: 'Say that the child is born, or only that the pregnancy has ended; nothing reminds of it any more',
  limit: 'write',
  ...ONE_PERSON,
  body: PregnancyEnd,
  problems: ['not-found', 'birth-day-implausible'],
});

export const readVisitPregnancy = endpoint({
  id: 'pregnancy.read-visit-pregnancy',
  method: 'GET',
  path: '/api/doctor/visits/:booking_id/pregnancy',
  summary: 'Week, expected date and visits done of the patient of an open or recent visit of mine; null without one',
  limit: 'read',
  ...ONE_VISIT,
  reply: envelope(z.strictObject({ ...progress, contacts_done: z.array(z.int()) }).nullable()),
  problems: ['not-found', 'visit-not-begun', 'visit-too-old'],
});

export type BirthPlanBody = z.infer<typeof BirthPlan>;
export type PregnancyBody = z.infer<typeof Pregnancy>;
export type PregnancyStateBody = z.infer<typeof PregnancyState>;
export type PregnancyEndBody = z.infer<typeof PregnancyEnd>;
export type VisitPregnancyBody = z.infer<typeof readVisitPregnancy.reply>['data'];
