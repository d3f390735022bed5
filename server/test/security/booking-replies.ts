import { anAppointment, at, hold } from '../booking-makers.ts';
import { aMemberOfStaff } from '../staff-makers.ts';
import type { ReplyRecord } from './reply-record.ts';

/** A receptionist opens the details of a booking and cancels it; a manager reads the printed lists. */
export async function serveCallers({ product, asha, note }: ReplyRecord): Promise<void> {
  const desk = await aMemberOfStaff(product, 'receptionist');
  const held = await hold(asha.visitor, asha.doctorId, at(product, 9, '09:00'));
  const path = `/api/admin/bookings/${held.body.data.id as string}`;
  await note('booking-desk.mark-viewed', desk.post(`${path}/viewed`));
  await note('booking-desk.cancel', desk.post(`${path}/cancel`, {}));
  const patient = await product.patient();
  const paid = await anAppointment(product, patient, asha.doctorId, at(product, 9, '10:00'));
  const wish = { agreed: true, starts_at: at(product, 9, '11:00') };
  await note('booking-desk.move', desk.post(`/api/admin/bookings/${paid}/move`, wish));
  await desk.post(`/api/admin/bookings/${paid}/cancel`, {});
  const own = `/api/appointments/${paid}`;
  await note('bookings.list-other-times', patient.get(`${own}/other-times`));
  const other = { doctor_id: asha.doctorId, starts_at: at(product, 9, '12:00') };
  await note('bookings.book-again', patient.post(`${own}/book-again`, other));
  const one = await aMemberOfStaff(product, 'manager');
  await note('booking-desk.list-all', one.get('/api/admin/bookings'));
  await note('payment-desk.list-successful', one.get('/api/admin/successful-payments'));
  await note('payment-desk.export-successful', one.get('/api/admin/successful-payments/export'));
  await note('payment-desk.list-all-successful', one.get('/api/payments/azampay/successful'));
}
