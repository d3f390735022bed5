import { accountOf } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY } from '../../platform/time.ts';
import { findConsultation, listBegun, settleFailedCall } from '../bookings/index.ts';
import type { FailedCallOutcome } from '../bookings/index.ts';
import { failedCalls, haveMet } from '../calls/index.ts';
import { accountOfDoctor, doctorNames } from '../doctors/index.ts';
import type { CaseSource } from './case-source.ts';
import { OPEN, decidedAtOnce } from './only-open.ts';

const OUTCOMES: Readonly<Partial<Record<string, FailedCallOutcome>>> = {
  refund: 'refunded',
  keep: 'kept',
  missed: 'missed',
  'new-appointment': 'new-appointment',
};

/** Appointments whose call failed in a way that no rule decides. */
export const failedCallCases: CaseSource = {
  object: 'appointment',
  term: DAY,
  // Those whose call did not fail are not found.
  listWaiting: listBegun,
  async find(ctx, ids) {
    const calls = await failedCalls(ctx, ids);
    return new Map(
      [...calls.values()].map(({ bookingId, patientId: accountId, country, price: money, closedAt: since }) => [
        bookingId,
        { ...OPEN, bookingId, since, country, money, accountId },
      ]),
    );
  },
  async facts(ctx, id) {
    const consultation = await findConsultation(ctx, id);
    const call = (await failedCalls(ctx, [id])).get(id);
    if (consultation === undefined || call === undefined) return [];
    const { doctorId, callType, startsAt } = consultation;
    const doctor = (await doctorNames(ctx, [doctorId])).get(doctorId);
    return [
      { label: 'doctor', text: doctor?.fullName ?? '' },
      { label: 'call-type', text: callType },
      { label: 'met', text: (await haveMet(ctx, id)) ? 'yes' : 'no' },
      { label: 'starts-at', at: startsAt.toISOString() },
      { label: 'call-ended-at', at: call.closedAt.toISOString() },
    ];
  },
  decisions: decidedAtOnce(['refund', 'new-appointment', 'keep', 'missed']),
  async decide(inside, id, { decision }) {
    const outcome = OUTCOMES[decision];
    if (outcome === undefined) throw new Problem('not-allowed');
    const consultation = await findConsultation(inside, id);
    if (consultation === undefined) throw new Problem('case-changed');
    // Nobody decides about the own earning.
    if ((await accountOfDoctor(inside, consultation.doctorId)) === accountOf(inside)) throw new Problem('own-payout');
    await settleFailedCall(inside, id, outcome);
  },
};
