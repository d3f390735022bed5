import type { CalledSide } from '@tabibu/contract/day-desk-words';
import { audit } from '../../platform/audit.ts';
import { auditReading } from '../../platform/audit-reading.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findBookableDoctor } from '../doctors/index.ts';
import { contactOf } from '../identity/index.ts';
import { gatherDay } from './read-day.ts';

/**
 * Returns the number of the patient or the doctor of a row that the day shows now, in E.164, for a call from the front
 * desk. Each time is audited. Throws `not-found` for any other booking, and for somebody without a number.
 */
export async function readNumber(
  ctx: Context,
  { bookingId, of }: { bookingId: string; of: CalledSide },
): Promise<{ phone: string }> {
  const { emergencies, late, waiting, failed } = await gatherDay(ctx);
  const rows = [...emergencies.map(({ bookingId: id, ...one }) => ({ ...one, id })), ...late, ...waiting, ...failed];
  const row = rows.find(({ id }) => id === bookingId);
  if (row === undefined) throw new Problem('not-found');
  return inTransaction(ctx, async (inside) => {
    const found =
      of === 'patient' ? await contactOf(inside, row.patientId) : await findBookableDoctor(inside, row.doctorId);
    if (found === undefined) throw new Problem('not-found');
    await audit(inside, { action: 'day-desk.read-number', object: 'booking', objectId: bookingId, details: { of } });
    if (of === 'patient')
      await auditReading(inside, {
        action: 'day-desk.read-number',
        readings: [{ personId: row.patientId, object: 'profile', objectId: row.patientId }],
      });
    return { phone: found.phone };
  });
}
