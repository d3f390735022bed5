import { Problem } from '../../platform/problem.ts';
import { DAY } from '../../platform/time.ts';
import { renewalStateOf } from '../applications/index.ts';
import { endingLicences, listEndingLicences } from '../doctors/index.ts';
import type { CaseSource } from './case-source.ts';
import { OPEN, decidedAtOnce } from './only-open.ts';

/** How long before the last day somebody should have seen to it, in milliseconds. */
const WEEK = 7 * DAY;

/**
 * Doctors in service whose licence ends within 30 days, or who may be booked until a named day because nobody has
 * checked it (I-22). The case closes
 * when a new licence is confirmed at the review desk, to which it leads, or when the doctor is out of service.
 */
export const endingLicenceCases: CaseSource = {
  object: 'profile',
  term: 30 * DAY - WEEK,
  listWaiting: listEndingLicences,
  async find(ctx, ids) {
    const doctors = await endingLicences(ctx, ids);
    return new Map(
      [...doctors.values()].map(({ id, account_id: accountId, country, since }) => [
        id,
        { ...OPEN, since, country, money: null, accountId, link: 'licences' },
      ]),
    );
  },
  async facts(ctx, id) {
    const doctor = (await endingLicences(ctx, [id])).get(id);
    if (doctor === undefined) return [];
    return [
      { label: 'licence', text: doctor.licence ?? '' },
      { label: 'last-day', text: doctor.last_day },
      { label: 'checked', text: doctor.is_unchecked ? 'no' : 'yes' },
      { label: 'renewal', text: await renewalStateOf(ctx, id) },
    ];
  },
  decisions: decidedAtOnce([]),
  decide: () => Promise.reject(new Problem('not-allowed')),
};
