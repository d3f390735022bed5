import { Problem } from '../../platform/problem.ts';
import { DAY } from '../../platform/time.ts';
import { listWaitingApplications, waitingApplications } from '../applications/index.ts';
import { recentSpecialties } from '../doctors/index.ts';
import type { CaseSource } from './case-source.ts';
import { OPEN, decidedAtOnce } from './only-open.ts';

/** Doctors who ask to join. They are decided at the review desk, to which the case leads. */
export const applicationCases: CaseSource = {
  object: 'application',
  term: 3 * DAY,
  listWaiting: listWaitingApplications,
  async find(ctx, ids) {
    const applications = await waitingApplications(ctx, ids);
    return new Map(
      [...applications.values()].map(({ id, account_id: accountId, country, submitted_at: since }) => [
        id,
        { ...OPEN, since, country, money: null, accountId, link: `applications/${id}` },
      ]),
    );
  },
  async facts(ctx, id) {
    const application = (await waitingApplications(ctx, [id])).get(id);
    if (application === undefined) return [];
    return [
      { label: 'number', text: String(application.number) },
      { label: 'specialty', text: (await recentSpecialties(ctx)).of(application.specialty).name },
    ];
  },
  decisions: decidedAtOnce([]),
  decide: () => Promise.reject(new Problem('not-allowed')),
};
