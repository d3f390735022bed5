import { MINUTE } from '../src/platform/time.ts';
import { completeBooking } from '../src/modules/bookings/index.ts';
import { anAppointment } from './booking-makers.ts';
import { aWorkingDoctor } from './doctor-makers.ts';
import type { TestProduct } from './harness.ts';
import type { Visitor } from './visitor.ts';

/**
 * A doctor who has earned TSh 12,000 at a consultation that began at `startsAt`, and who asks for TSh 10,000 of them.
 * Returns the doctor and the id of the withdrawal.
 */
export async function aWithdrawal(
  product: TestProduct,
  patient: Visitor,
  startsAt: string,
): Promise<{ doctor: Visitor; doctorId: string; withdrawalId: string }> {
  const { id: doctorId, browser: doctor } = await aWorkingDoctor(product);
  const id = await anAppointment(product, patient, doctorId, startsAt);
  const afterwards = { ...product.clock, now: () => new Date(Date.parse(startsAt) + MINUTE) };
  await completeBooking(product.ctx(undefined, { clock: afterwards }), { bookingId: id });
  await product.settle();
  const asked = await doctor.post('/api/doctor/withdrawals', { amount: 1_000_000, payout_phone: doctor.phone });
  if (asked.status !== 201) throw new Error(`the withdrawal was refused: ${asked.status} ${asked.text}`);
  await product.settle();
  return { doctor, doctorId, withdrawalId: asked.body.data.id as string };
}
