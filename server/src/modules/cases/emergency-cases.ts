import { MINUTE } from '../../platform/time.ts';
import { escalatedEmergencies, listEscalated } from '../bookings/index.ts';
import { contactOf } from '../identity/index.ts';
import type { CaseSource } from './case-source.ts';
import { OPEN, decidedAtOnce } from './only-open.ts';

/**
 * Emergencies that no doctor accepted in time (W23): somebody calls the patient. A doctor may still accept, and the
 * patient may still cancel; both close the case.
 */
export const escalatedEmergencyCases: CaseSource = {
  object: 'appointment',
  term: 5 * MINUTE,
  isSettledHere: true,
  listWaiting: listEscalated,
  async find(ctx, ids) {
    const emergencies = await escalatedEmergencies(ctx, ids);
    return new Map(
      [...emergencies.values()].map(({ bookingId, patientId: accountId, country, escalatedAt: since }) => [
        bookingId,
        { ...OPEN, bookingId, since, country, money: null, accountId },
      ]),
    );
  },
  async facts(ctx, id) {
    const emergency = (await escalatedEmergencies(ctx, [id])).get(id);
    if (emergency === undefined) return [];
    const patient = await contactOf(ctx, emergency.patientId);
    return [
      ...(patient === undefined ? [] : [{ label: 'phone' as const, text: patient.phone }]),
      { label: 'rung-at', at: emergency.rungAt.toISOString() },
    ];
  },
  decisions: decidedAtOnce(['settle']),
  // The queue keeps that somebody has dealt with it.
  decide: async () => undefined,
};
