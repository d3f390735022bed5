import { BIRTH_PLAN_PARTS } from '@tabibu/contract/pregnancy-dates';
import type { PageForm, SentForm } from '../platform/http/page-form.ts';

const pathOf = ({ values }: SentForm) => `/api/people/${encodeURIComponent(values['person_id'] ?? '')}/pregnancy`;
const numberOf = ({ values }: SentForm, name: string) => Number(values[name] ?? Number.NaN);

/** States or corrects the day from which a pregnancy is reckoned. */
export const pregnancyDay: PageForm = {
  name: 'pregnancy-day',
  fields: ['person_id', 'version', 'basis', 'day'],
  async answer(sent) {
    const { basis, day } = sent.values;
    await sent.call('PUT', pathOf(sent), { version: numberOf(sent, 'version'), basis, day });
    return { goTo: sent.path };
  },
};

/** Says that a visit took place, or takes that back. */
export const pregnancyVisit: PageForm = {
  name: 'pregnancy-visit',
  fields: ['person_id', 'week', 'done'],
  async answer(sent) {
    const body = { week: numberOf(sent, 'week'), done: sent.values['done'] === 'true' };
    await sent.call('POST', `${pathOf(sent)}/contacts`, body);
    return { goTo: sent.path };
  },
};

/** Writes down what is planned for the birth. */
export const birthPlan: PageForm = {
  name: 'birth-plan',
  fields: ['person_id', 'plan_version', ...BIRTH_PLAN_PARTS],
  async answer(sent) {
    const parts = BIRTH_PLAN_PARTS.map((part) => [part, sent.values[part] ?? '']);
    const plan = Object.fromEntries(parts) as Record<string, string>;
    await sent.call('PUT', `${pathOf(sent)}/birth-plan`, { plan_version: numberOf(sent, 'plan_version'), ...plan });
    return { goTo: sent.path };
  },
};

/** Says that the child is born, or only that the pregnancy has ended. */
export const pregnancyEnd: PageForm = {
  name: 'pregnancy-end',
  fields: ['person_id', 'outcome', 'day'],
  async answer(sent) {
    const { outcome, day } = sent.values;
    await sent.call('POST', `${pathOf(sent)}/end`, outcome === 'born' ? { outcome, day } : { outcome });
    return { goTo: sent.path };
  },
};
