import { aDoctor } from '../booking-makers.ts';
import { anUnansweredEmergency } from '../case-causes.ts';
import { aMemberOfStaff } from '../staff-makers.ts';
import { aFailedCall } from '../verdict-makers.ts';
import type { ReplyRecord } from './reply-record.ts';

/** The front desk reads its day, calls a patient, and rings one more doctor for an emergency. */
export async function keepTheDay({ product, note }: ReplyRecord): Promise<void> {
  const doctor = () => aDoctor(product, { specialty: 'general-practitioner', onCall: true });
  const emergency = await anUnansweredEmergency(product, await product.patient(), await doctor());
  await doctor();
  const desk = await aMemberOfStaff(product, 'receptionist');
  const one = `/api/admin/day/emergencies/${emergency}/doctors`;
  const found = await note('day-desk.list-candidates', desk.get(one));
  const other = (found.body.data as { id: string; is_rung: boolean }[]).at(-1)!;
  await note('day-desk.ring-doctor', desk.post(one, { doctor_id: other.id }));
  await note('day-desk.read-number', desk.post(`/api/admin/day/bookings/${emergency}/number`, { of: 'patient' }));
  await aFailedCall(product);
  const later = await aMemberOfStaff(product, 'receptionist');
  await note('day-desk.read-day', later.get('/api/admin/day'));
  await note('day-desk.read-alarm', later.get('/api/admin/day/alarm'));
}
