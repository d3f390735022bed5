import { anAppointment, at, hold } from '../booking-makers.ts';
import { aMemberOfStaff } from '../staff-makers.ts';
import type { Visitor } from '../visitor.ts';
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

/** The payer of a hosted page goes on to pay another way. */
export async function leaveAPage({ product, note }: ReplyRecord, payer: Visitor, doctor: string): Promise<void> {
  const held = await hold(payer, doctor, at(product, 6, '12:00'), {});
  const saved = await payer.post('/api/payments/save', {
    booking_id: held.body.data.id,
    full_name: 'Mgeni',
    phone: '+255754000003',
  });
  const { reference_id } = saved.body.data;
  await payer.post('/api/payments/cards/checkout', { reference_id, payment_method: 'card', wait: false });
  await note('payments.leave-page', payer.post('/api/payments/any/leave-page', { reference_id }));
}
