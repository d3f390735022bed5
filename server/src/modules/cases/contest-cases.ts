import { accountOf } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY } from '../../platform/time.ts';
import { decideContest, listContests, openContests } from '../bookings/index.ts';
import type { ContestOutcome } from '../bookings/index.ts';
import { haveMet } from '../calls/index.ts';
import { accountOfDoctor, doctorNames } from '../doctors/index.ts';
import type { CaseSource } from './case-source.ts';
import { OPEN, decidedAtOnce } from './only-open.ts';
import { reversalFacts } from './plan-reversal.ts';
import { takeBackEarning } from './take-back-earning.ts';

const OUTCOMES: Readonly<Partial<Record<string, ContestOutcome>>> = {
  refund: 'refunded',
  keep: 'kept',
  'new-appointment': 'new-appointment',
};

/**
 * Consultations that their patients contest: by the doctor's word only (I-40), or proven by the call, whose doctor is
 * credited already.
 */
export const contestCases: CaseSource = {
  object: 'appointment',
  term: DAY,
  listWaiting: listContests,
  async find(ctx, ids) {
    const contests = await openContests(ctx, ids);
    return new Map(
      [...contests.values()].map(({ bookingId, patientId: accountId, country, price: money, contestedAt: since }) => [
        bookingId,
        { ...OPEN, bookingId, since, country, money, accountId },
      ]),
    );
  },
  async facts(ctx, id) {
    const contest = (await openContests(ctx, [id])).get(id);
    if (contest === undefined) return [];
    const { doctorId, callType, startsAt, completedAt, contestedAt } = contest;
    const doctor = (await doctorNames(ctx, [doctorId])).get(doctorId);
    return [
      { label: 'doctor', text: doctor?.fullName ?? '' },
      { label: 'call-type', text: callType },
      { label: 'met', text: (await haveMet(ctx, id)) ? 'yes' : 'no' },
      { label: 'starts-at', at: startsAt.toISOString() },
      { label: 'completed-at', at: completedAt.toISOString() },
      { label: 'contested-at', at: contestedAt.toISOString() },
      ...(await reversalFacts(ctx, id)),
    ];
  },
  decisions: decidedAtOnce(['refund', 'keep', 'new-appointment']),
  async decide(inside, id, { decision }) {
    const outcome = OUTCOMES[decision];
    if (outcome === undefined) throw new Problem('not-allowed');
    const contest = (await openContests(inside, [id])).get(id);
    if (contest === undefined) throw new Problem('case-changed');
    // Nobody decides about the own earning.
    if ((await accountOfDoctor(inside, contest.doctorId)) === accountOf(inside)) throw new Problem('own-payout');
    if (outcome === 'refunded') await takeBackEarning(inside, id);
    await decideContest(inside, id, outcome);
  },
};
