import { dayAfter } from '@tabibu/contract/pregnancy-dates';
import { JUMA } from '../family-makers.ts';
import { BIRTH_PLAN } from '../pregnancy-makers.ts';
import { SYSTOLIC_READING } from '../reading-makers.ts';
import { SCHEDULE } from '../schedule-makers.ts';
import type { ReplayCase } from './replay-case.ts';

const member = (endpoint: string, rest: string, body?: unknown): ReplayCase => ({
  endpoint,
  at: 'path person_id',
  request: ({ person }) => ({ path: `/api/family/${person}${rest}`, body }),
});

const READING = '019a0000-0000-7000-8000-000000000013';
const readings = (endpoint: string, at: string, rest: string, body?: unknown): ReplayCase => ({
  endpoint,
  at,
  request: ({ person }) => ({ path: `/api/people/${person}/readings${rest}`, body }),
});

const reports = (endpoint: string, rest: string): ReplayCase => ({
  endpoint,
  at: 'path person_id',
  request: ({ person }) => ({ path: `/api/people/${person}${rest}` }),
});

/** Cases for the reports of a month. */
const REPORT_CASES: readonly ReplayCase[] = [
  reports('month-reports.list', '/reports'),
  reports('month-reports.print', '/report.pdf?month=2038-01'),
];

/** Cases for what people in a family measure. An id of a reading is one of its person only. */
const READING_CASES: readonly ReplayCase[] = [
  ...['path person_id', 'path reading_id'].map((at) => readings('readings.save', at, `/${READING}`, SYSTOLIC_READING)),
  readings('readings.list', 'path person_id', ''),
  {
    endpoint: 'readings.list',
    at: 'query cursor',
    request: ({ person, documentCursor }) => ({ path: `/api/people/${person}/readings?cursor=${documentCursor}` }),
  },
  readings('readings.read-curve', 'path person_id', '/curve?kind=blood-pressure'),
  readings('readings.export', 'path person_id', '.csv'),
  readings('readings.print', 'path person_id', '.pdf'),
  ...REPORT_CASES,
  ...['path person_id', 'path reading_id'].map((at) => readings('readings.delete', at, `/${READING}`)),
];

const offered = (endpoint: string, does: string, body?: unknown): ReplayCase => ({
  endpoint,
  at: 'path handover_id',
  request: ({ handover }) => ({ path: `/api/me/offered-records/${handover}/${does}`, body }),
});
const SCHEDULE_ID = '019a0000-0000-7000-8000-000000000017';
const schedules = (endpoint: string, at: string, rest: string, body?: unknown): ReplayCase => ({
  endpoint,
  at,
  request: ({ person }) => ({ path: `/api/people/${person}/schedules${rest}`, body }),
});
const SCHEDULE_CASES: readonly ReplayCase[] = [
  schedules('medication.save', 'path person_id', `/${SCHEDULE_ID}`, SCHEDULE),
  schedules('medication.read', 'path person_id', ''),
  schedules('medication.read-month', 'path person_id', '/month?month=2038-01'),
  // Nothing is due then: the owner gets a refusal of the time, anybody else of the schedule.
  ...['path person_id', 'path schedule_id'].map((at) =>
    schedules('medication.answer', at, `/${SCHEDULE_ID}/answers`, {
      due_at: '2038-01-01T05:00:00.000Z',
      answer: 'taken',
    }),
  ),
  ...['path person_id', 'path schedule_id'].map((at) => schedules('medication.stop', at, `/${SCHEDULE_ID}/stop`)),
  schedules('medication.delete', 'path person_id', `/${SCHEDULE_ID}`),
  // The owner has deleted it, and needs one that can be deleted again.
  schedules('medication.save', 'path schedule_id', `/${SCHEDULE_ID}`, SCHEDULE),
  schedules('medication.delete', 'path schedule_id', `/${SCHEDULE_ID}`),
];

const pregnancies = (endpoint: string, rest: string, bodyAt: (slot: string) => object | undefined): ReplayCase => ({
  endpoint: `pregnancy.${endpoint}`,
  at: 'path person_id',
  request: ({ person }, _mine, slot) => ({ path: `/api/people/${person}/pregnancy${rest}`, body: bodyAt(slot) }),
});
/** In their order, so that the owner has a pregnancy that can be changed and ended. */
const PREGNANCY_CASES: readonly ReplayCase[] = [
  pregnancies('save', '', (slot) => ({
    version: 0,
    basis: 'last-period',
    day: dayAfter(slot.slice(0, 10), -100),
  })),
  pregnancies('read', '', () => undefined),
  pregnancies('tick-contact', '/contacts', () => ({ week: 12, done: true })),
  pregnancies('save-birth-plan', '/birth-plan', () => ({ plan_version: 0, ...BIRTH_PLAN })),
  pregnancies('end', '/end', () => ({ outcome: 'ended' })),
];

/** Cases for the people of a family. Removing comes last, because for the owner it ends what the other cases need. */
export const FAMILY_CASES: readonly ReplayCase[] = [
  member('records.read-member-facts', '/facts'),
  member('records.save-member-facts', '/facts', { version: 1, weight_kg: 14 }),
  member('records.read-member-allergies', '/allergies'),
  member('records.save-member-allergies', '/allergies', { version: 0, status: 'none-known' }),
  ...READING_CASES,
  ...SCHEDULE_CASES,
  ...PREGNANCY_CASES,
  member('family.change-member', '', { version: 1, ...JUMA, name: 'Juma Otieno' }),
  {
    endpoint: 'bookings.hold-booking',
    at: 'body person_id',
    status: 422,
    request: ({ person }, { doctor }, slot) => ({
      path: '/api/bookings',
      body: { doctor_id: doctor, starts_at: slot, person_id: person },
    }),
  },
  {
    endpoint: 'bookings.change-person',
    at: 'body person_id',
    status: 422,
    request: ({ person }, { booking }) => ({
      path: `/api/appointments/${booking}/person`,
      body: { person_id: person },
    }),
  },
  {
    endpoint: 'family.choose-person',
    at: 'body person_id',
    status: 422,
    request: ({ person }) => ({ path: '/api/me/person', body: { person_id: person } }),
  },
  member('family.offer-record', '/handover', { phone: '+255754999111' }),
  member('family.withdraw-offer', '/handover'),
  offered('family.take-record', 'accept', { consent_version: 99 }),
  offered('family.decline-record', 'decline'),
  member('family.remove-member', ''),
];
