import { MINUTE } from '../../platform/time.ts';
import { doctorNames } from '../doctors/index.ts';
import { contactOf } from '../identity/index.ts';
import { listUrgentReadings, settleUrgentReading, urgentReadings } from '../readings/index.ts';
import type { CaseSource } from './case-source.ts';
import { OPEN, decidedAtOnce } from './only-open.ts';

/**
 * People who measured something urgent twice at home, or once and then no more: somebody calls them. What was measured
 * is not here, because who decides cases need not know it; the person says it.
 */
export const urgentReadingCases: CaseSource = {
  object: 'profile',
  term: 30 * MINUTE,
  listWaiting: listUrgentReadings,
  async find(ctx, ids) {
    const readings = await urgentReadings(ctx, ids);
    return new Map(
      [...readings.values()].map(({ id, accountId, personId, country, toldAt: since }) => [
        id,
        { ...OPEN, since, country, money: null, accountId, memberId: personId === accountId ? null : personId },
      ]),
    );
  },
  async facts(ctx, id) {
    const urgent = (await urgentReadings(ctx, [id])).get(id);
    if (urgent === undefined) return [];
    const contact = await contactOf(ctx, urgent.accountId);
    const { doctorId } = urgent;
    const doctor = doctorId === null ? undefined : (await doctorNames(ctx, [doctorId])).get(doctorId);
    return [
      ...(contact === undefined ? [] : [{ label: 'phone' as const, text: contact.phone }]),
      { label: 'whose-reading', text: urgent.personId === urgent.accountId ? 'own' : 'member' },
      { label: 'how-measured', text: urgent.single ? 'once' : 'twice' },
      { label: 'doctor-told', text: doctor?.fullName ?? '' },
    ];
  },
  decisions: decidedAtOnce(['settle']),
  decide: (inside, id) => settleUrgentReading(inside, id),
};
