import type { BirthPlanBody, PregnancyBody, PregnancyEndBody, PregnancyStateBody } from '@tabibu/contract/pregnancy';
import type { Dating } from '@tabibu/contract/pregnancy-dates';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { BirthPlanBody, PregnancyBody, PregnancyEndBody, PregnancyStateBody };

const of = (personId: string) => ({ params: { person_id: personId } });

/** Query of the pregnancy of a person that runs, and of how the last one ended. */
export const pregnancyQuery = (personId: string) =>
  apiQuery('GET /api/people/:person_id/pregnancy', 5_000, of(personId));

/** States or corrects the day from which a pregnancy is reckoned. Sending the same again changes nothing. */
export function savePregnancy(personId: string, said: Dating & { version: number }): Promise<PregnancyStateBody> {
  return callApi('PUT /api/people/:person_id/pregnancy', { ...of(personId), body: { ...said } });
}

/** Says that a visit took place, or that it did not. Saying it again changes nothing. */
export function tickContact(
  personId: string,
  contact: { week: PregnancyBody['contacts'][number]['week']; done: boolean },
): Promise<PregnancyStateBody> {
  return callApi('POST /api/people/:person_id/pregnancy/contacts', { ...of(personId), body: contact });
}

/** Writes down what is planned for the birth. Sending the same again changes nothing. */
export function saveBirthPlan(
  personId: string,
  plan: BirthPlanBody & { plan_version: number },
): Promise<PregnancyStateBody> {
  return callApi('PUT /api/people/:person_id/pregnancy/birth-plan', { ...of(personId), body: plan });
}

/** Says that the child is born, or that the pregnancy has ended. Saying the same again changes nothing. */
export function endPregnancy(personId: string, said: PregnancyEndBody): Promise<PregnancyStateBody> {
  return callApi('POST /api/people/:person_id/pregnancy/end', { ...of(personId), body: said });
}
