import { SYSTOLIC_READING } from '../reading-makers.ts';
import { BIRTH_PLAN, pregnancyOf, startedBefore } from '../pregnancy-makers.ts';
import { SCHEDULE } from '../schedule-makers.ts';
import type { Visitor } from '../visitor.ts';
import type { ReplyRecord } from './reply-record.ts';

/** Writes down what somebody in the family measured, reads it in each way, and deletes it. */
export async function noteReadings(
  { note }: Pick<ReplyRecord, 'note'>,
  visitor: Visitor,
  person: string,
): Promise<void> {
  const path = `/api/people/${person}/readings`;
  const one = `${path}/019a0000-0000-7000-8000-000000000014`;
  await note('readings.save', visitor.put(one, SYSTOLIC_READING));
  await note('readings.list', visitor.get(path));
  await note('readings.read-curve', visitor.get(`${path}/curve?kind=blood-pressure`));
  await note('readings.export', visitor.get(`${path}.csv`));
  await note('readings.print', visitor.get(`${path}.pdf`));
  await note('readings.delete', visitor.delete(one));
}

/** Writes down a schedule of somebody, answers its dose of the evening, reads it in each way, and stops it. */
export async function noteSchedules(
  { note }: Pick<ReplyRecord, 'note'>,
  visitor: Visitor,
  person: string,
): Promise<void> {
  const path = `/api/people/${person}/schedules`;
  const one = `${path}/019a0000-0000-7000-8000-000000000016`;
  const { body } = await note('medication.save', visitor.put(one, { ...SCHEDULE, days: 30 }));
  const { next_due_at: dueAt } = body.data as { next_due_at: string };
  await note('medication.answer', visitor.post(`${one}/answers`, { due_at: dueAt, answer: 'taken' }));
  await note('medication.read', visitor.get(path));
  await note('medication.read-month', visitor.get(`${path}/month?month=${dueAt.slice(0, 7)}`));
  await note('medication.stop', visitor.post(`${one}/stop`));
  await note('month-reports.list', visitor.get(`/api/people/${person}/reports`));
  await note('month-reports.print', visitor.get(`/api/people/${person}/report.pdf?month=${dueAt.slice(0, 7)}`));
  await note('medication.delete', visitor.delete(one));
}

/** States a pregnancy that goes on, ticks a visit and plans the birth; before that one that ended. */
export async function notePregnancy({ note }: Pick<ReplyRecord, 'note'>, visitor: Visitor): Promise<void> {
  const path = pregnancyOf(visitor);
  const { body } = await note('pregnancy.read', visitor.get(path));
  const { today } = body.data as { today: string };
  const said = { version: 0, basis: 'last-period' };
  await note('pregnancy.save', visitor.put(path, { ...said, day: startedBefore(today, 39) }));
  await note('pregnancy.end', visitor.post(`${path}/end`, { outcome: 'born', day: today }));
  await note('pregnancy.save', visitor.put(path, { ...said, day: startedBefore(today, 11) }));
  await note('pregnancy.tick-contact', visitor.post(`${path}/contacts`, { week: 12, done: true }));
  await note('pregnancy.save-birth-plan', visitor.put(`${path}/birth-plan`, { plan_version: 0, ...BIRTH_PLAN }));
}
