import type { PageForm } from '../platform/http/page-form.ts';

/** Says that a dose was taken or skipped, and shows the list of today again. */
export const answerDose: PageForm = {
  name: 'answer-dose',
  fields: ['person_id', 'schedule_id', 'due_at', 'answer'],
  async answer(sent) {
    const { person_id: person = '', schedule_id: schedule = '', due_at: dueAt, answer } = sent.values;
    const path = `/api/people/${encodeURIComponent(person)}/schedules/${encodeURIComponent(schedule)}/answers`;
    await sent.call('POST', path, { due_at: dueAt, answer });
    return { goTo: sent.path };
  },
};
