import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant, envelope, personText } from './fields.ts';
import { DOSE_ANSWERS, SCHEDULE_LIMITS } from './medication-times.ts';
import { READING_KINDS } from './reading-kinds.ts';
import { ONE_VISIT } from './visit-endpoint.ts';

/** What is due: a medicine, with how much of it, or something to measure. */
const Due = z.union([
  z.strictObject({
    kind: z.literal('medicine'),
    name: personText(SCHEDULE_LIMITS.name).min(1),
    dose: personText(SCHEDULE_LIMITS.name),
  }),
  z.strictObject({ kind: z.literal('measuring'), reading: z.enum(READING_KINDS) }),
]);

const planned = {
  due: Due,
  /** Local times, each once. */
  times: z
    .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/))
    .min(1)
    .max(SCHEDULE_LIMITS.times)
    .refine((times) => new Set(times).size === times.length),
  /** 1 for every day, 7 for every week. */
  every_days: z.int().min(1).max(SCHEDULE_LIMITS.everyDays),
  /** Only on these days of the week, 1 for Monday to 7 for Sunday, each once; empty for every so many days. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .refine((days) => new Set(days).size === days.length)
    .default([]),
  /** How many days it lasts from its first one; null without an end. */
  days: z.int().min(1).max(SCHEDULE_LIMITS.days).nullable(),
  /** The person is told some days before the last dose. */
  refill: z.boolean(),
};

const ScheduleInput = z
  .strictObject({
    /** The version that is changed; 0 for a new schedule. */
    version: z.int().min(0),
    ...planned,
  })
  .refine(({ every_days: everyDays, weekdays }) => everyDays === 1 || weekdays.length === 0);

const Schedule = z.strictObject({
  id: Id,
  /** Increases by one with each change. */
  version: z.int(),
  ...planned,
  first_day: z.iso.date(),
  last_day: z.iso.date().nullable(),
  /** `ended`: nothing is due any more. `stopped`: the person ended it before. */
  state: z.enum(['live', 'ended', 'stopped']),
  /** When the next dose is due; null once nothing is. */
  next_due_at: Instant.nullable(),
});

/** One dose, or one time to measure: a schedule at a time at which it is due. */
const Dose = z.strictObject({
  schedule_id: Id,
  due_at: Instant,
  answer: z.enum(DOSE_ANSWERS).nullable(),
});

const DoseCount = z.strictObject({ due: z.int(), taken: z.int(), skipped: z.int() });

const ONE_PERSON = {
  access: ['patient'],
  owns: { person_id: 'person' },
  params: z.strictObject({ person_id: Id }),
} as const;

const ONE_SCHEDULE = {
  ...ONE_PERSON,
  owns: { person_id: 'person', schedule_id: 'schedule' },
  params: z.strictObject({ person_id: Id, schedule_id: Id }),
} as const;

export const readSchedules = endpoint({
  id: 'medication.read',
  method: 'GET',
  path: '/api/people/:person_id/schedules',
  summary: 'What I or somebody in my family takes and measures at which times, and what is due today',
  limit: 'read',
  ...ONE_PERSON,
  reply: envelope(
    z.strictObject({
      today: z.iso.date(),
      schedules: z.array(Schedule),
      /** Of today, and of the hours before if they have no answer yet; the first one first. */
      doses: z.array(Dose),
    }),
  ),
  problems: ['not-found'],
});

export const readDoseMonth = endpoint({
  id: 'medication.read-month',
  method: 'GET',
  path: '/api/people/:person_id/schedules/month',
  summary: 'How many doses of each day of a month were due, taken and skipped',
  limit: 'read',
  ...ONE_PERSON,
  query: z.strictObject({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
  reply: envelope(
    z.strictObject({ month: z.string(), days: z.array(z.strictObject({ day: z.iso.date(), ...DoseCount.shape })) }),
  ),
  problems: ['not-found'],
});

export const saveSchedule = endpoint({
  id: 'medication.save',
  method: 'PUT',
  path: '/api/people/:person_id/schedules/:schedule_id',
  summary: 'Write down or change a schedule; its id is made by the sender, so that sending it again adds nothing',
  limit: 'write',
  ...ONE_SCHEDULE,
  body: ScheduleInput,
  reply: envelope(Schedule),
  problems: ['not-found', 'record-stale', 'schedule-stopped', 'schedules-too-many'],
});

export const stopSchedule = endpoint({
  id: 'medication.stop',
  method: 'POST',
  path: '/api/people/:person_id/schedules/:schedule_id/stop',
  summary: 'End a schedule: nothing of it is due any more; repeating changes nothing',
  limit: 'write',
  ...ONE_SCHEDULE,
  reply: envelope(Schedule),
  problems: ['not-found'],
});

export const deleteSchedule = endpoint({
  id: 'medication.delete',
  method: 'DELETE',
  path: '/api/people/:person_id/schedules/:schedule_id',
  summary: 'Delete a schedule with the answers to all of its doses',
  limit: 'write',
  ...ONE_SCHEDULE,
  reply: envelope(z.strictObject({})),
  problems: ['not-found'],
});

export const answerDose = endpoint({
  id: 'medication.answer',
  method: 'POST',
  path: '/api/people/:person_id/schedules/:schedule_id/answers',
  summary: 'Say that a dose was taken or skipped; repeating changes nothing, and the other answer corrects it',
  limit: 'write',
  ...ONE_SCHEDULE,
  body: z.strictObject({ due_at: Instant, answer: z.enum(DOSE_ANSWERS) }),
  reply: envelope(Dose),
  problems: ['not-found', 'dose-not-due'],
});

export const readVisitDoses = endpoint({
  id: 'medication.read-visit-doses',
  method: 'GET',
  path: '/api/doctor/visits/:booking_id/doses',
  summary: 'How many doses the patient of an open or recent visit of mine took within thirty days',
  limit: 'read',
  ...ONE_VISIT,
  reply: envelope(DoseCount),
  problems: ['not-found', 'visit-not-begun', 'visit-too-old'],
});

export type ScheduleBody = z.infer<typeof Schedule>;
export type ScheduleInputBody = z.infer<typeof ScheduleInput>;
export type DoseBody = z.infer<typeof Dose>;
export type DoseCountBody = z.infer<typeof DoseCount>;
export type SchedulesBody = z.infer<typeof readSchedules.reply>['data'];
export type DoseMonthBody = z.infer<typeof readDoseMonth.reply>['data'];
