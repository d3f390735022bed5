import type {
  DoseBody,
  DoseCountBody,
  DoseMonthBody,
  ScheduleBody,
  ScheduleInputBody,
  SchedulesBody,
} from '@tabibu/contract/medication';
import type { DoseAnswer } from '@tabibu/contract/medication-times';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { DoseBody, DoseCountBody, DoseMonthBody, ScheduleBody, ScheduleInputBody, SchedulesBody };

/** Query of what a person takes and measures, and of what is due today. */
export const schedulesQuery = (personId: string) =>
  apiQuery('GET /api/people/:person_id/schedules', 5_000, { params: { person_id: personId } });

/** Query of how many doses of each day of a month were taken. */
export const doseMonthQuery = (personId: string, month: string) =>
  apiQuery('GET /api/people/:person_id/schedules/month', 5_000, { params: { person_id: personId }, query: { month } });

/** Query of how many doses the patient of an appointment took within thirty days, for its doctor. */
export const visitDosesQuery = (bookingId: string) =>
  apiQuery('GET /api/doctor/visits/:booking_id/doses', 30_000, { params: { booking_id: bookingId } });

/** Returns whether an answer in the cache is about the schedules and doses of a person. */
export const isAboutDoses = (personId: string, address: unknown): boolean =>
  typeof address === 'string' && address.startsWith(`/api/people/${personId}/schedules`);

/** Writes down or changes a schedule. Sending the same again changes nothing. */
export function saveSchedule(personId: string, id: string, schedule: ScheduleInputBody): Promise<ScheduleBody> {
  return callApi('PUT /api/people/:person_id/schedules/:schedule_id', {
    params: { person_id: personId, schedule_id: id },
    body: schedule,
  });
}

/** Ends a schedule. */
export function stopSchedule(personId: string, id: string): Promise<ScheduleBody> {
  return callApi('POST /api/people/:person_id/schedules/:schedule_id/stop', {
    params: { person_id: personId, schedule_id: id },
  });
}

/** Deletes a schedule with the answers to all of its doses. */
export function deleteSchedule(personId: string, id: string): Promise<unknown> {
  return callApi('DELETE /api/people/:person_id/schedules/:schedule_id', {
    params: { person_id: personId, schedule_id: id },
  });
}

/** Says that a dose was taken or skipped. Saying it again changes nothing. */
export function answerDose(
  personId: string,
  { schedule_id: id, due_at: dueAt }: Pick<DoseBody, 'schedule_id' | 'due_at'>,
  answer: DoseAnswer,
): Promise<DoseBody> {
  return callApi('POST /api/people/:person_id/schedules/:schedule_id/answers', {
    params: { person_id: personId, schedule_id: id },
    body: { due_at: dueAt, answer },
  });
}
