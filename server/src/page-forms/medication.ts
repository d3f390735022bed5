import { SCHEDULE_LIMITS } from '@tabibu/contract/medication-times';
import { WEEKDAYS, readSchedule } from '@tabibu/contract/schedule-form';
import type { PageForm, SentForm } from '../platform/http/page-form.ts';
import { incomplete } from './incomplete.ts';

/** Says that a dose was taken or skipped, and shows the list of today again. */
export const answerDose: PageForm = {
  name: 'answer-dose',
  fields: ['person_id', 'schedule_id', 'due_at', 'answer'],
  async answer(sent) {
    const { due_at: dueAt, answer } = sent.values;
    await sent.call('POST', `${scheduleIn(sent)}/answers`, { due_at: dueAt, answer });
    return { goTo: sent.path };
  },
};

/** Writes down or changes a schedule. */
export const schedule: PageForm = {
  name: 'schedule',
  fields: [
    'person_id',
    'schedule_id',
    'version',
    'kind',
    'name',
    'dose',
    'reading',
    'every_days',
    'days',
    'refill',
    ...Array.from({ length: SCHEDULE_LIMITS.times }, (_, place) => `time-${place + 1}`),
    ...WEEKDAYS.map((day) => `weekday-${day}`),
  ],
  async answer(sent) {
    const { values, path } = sent;
    const { planned, faults } = readSchedule(values);
    if (faults.length > 0) throw incomplete();
    const { schedule_id: known } = values;
    const id = known === undefined || known === '' ? sent.idOf(planned) : known;
    await sent.call('PUT', scheduleIn(sent, id), { version: Number(values['version'] ?? 0), ...planned });
    return { goTo: `${path}?saved=1` };
  },
};

/** Ends a schedule after the question of its page, and shows the list. */
export const stopSchedule: PageForm = {
  name: 'stop-schedule',
  fields: ['person_id', 'schedule_id'],
  async answer(sent) {
    await sent.call('POST', `${scheduleIn(sent)}/stop`, {});
    return { goTo: sent.path };
  },
};

/** Deletes a schedule after the question of its page, and shows the list. */
export const deleteSchedule: PageForm = {
  name: 'delete-schedule',
  fields: ['person_id', 'schedule_id'],
  async answer(sent) {
    await sent.call('DELETE', scheduleIn(sent), {});
    return { goTo: sent.path };
  },
};

/** The address of the schedule that a form names, or of a new one with this id. */
function scheduleIn({ values }: SentForm, id = values['schedule_id'] ?? ''): string {
  return `/api/people/${encodeURIComponent(values['person_id'] ?? '')}/schedules/${encodeURIComponent(id)}`;
}
