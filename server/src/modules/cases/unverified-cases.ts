import { Problem } from '../../platform/problem.ts';
import { DAY } from '../../platform/time.ts';
import { doctorsToVerify, listDoctorsToVerify, recentSpecialties } from '../doctors/index.ts';
import type { CaseSource } from './case-source.ts';
import { OPEN, decidedAtOnce } from './only-open.ts';

/**
 * Doctors whom a staff admin added: patients cannot book them before an administrator has checked the licence and
 * switched *Verified* on, in the section of doctors, to which the case leads (W68). It also closes when the doctor is
 * deleted.
 */
export const unverifiedDoctorCases: CaseSource = {
  object: 'profile',
  term: 2 * DAY,
  listWaiting: listDoctorsToVerify,
  async find(ctx, ids) {
    const doctors = await doctorsToVerify(ctx, ids);
    return new Map(
      [...doctors.values()].map(({ id, account_id: accountId, full_name: name, country, since }) => [
        id,
        { ...OPEN, since, country, money: null, accountId, link: `doctors?q=${encodeURIComponent(name)}` },
      ]),
    );
  },
  async facts(ctx, id) {
    const doctor = (await doctorsToVerify(ctx, [id])).get(id);
    if (doctor === undefined) return [];
    const specialties = await recentSpecialties(ctx);
    return [
      { label: 'specialty', text: specialties.of(doctor.specialty).name },
      { label: 'licence', text: doctor.licence ?? '' },
    ];
  },
  decisions: decidedAtOnce([]),
  decide: () => Promise.reject(new Problem('not-allowed')),
};
