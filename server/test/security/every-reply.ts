import { askAsDoctor, practiseEverything, readDoctorsDay, reviewVisit, useSecondFactor } from './doctor-replies.ts';
import { changeEverything, readEverything } from './patient-replies.ts';
import { callAsStaff } from './staff-replies.ts';
import { bridgeSomebody, callSomebody, joinByLink, writeOfVisit } from './visit-replies.ts';
import type { ReplyRecord } from './reply-record.ts';

/** Calls every endpoint as people who may and records the replies. Later calls end what earlier ones need. */
export async function callEverything(record: ReplyRecord): Promise<void> {
  await readEverything(record);
  await readOrders(record);
  for (const calls of [
    readDoctorsDay,
    changeEverything,
    practiseEverything,
    askAsDoctor,
    useSecondFactor,
    callSomebody,
    joinByLink,
    bridgeSomebody,
    reviewVisit,
    writeOfVisit,
    callAsStaff,
  ])
    await calls(record);
}

/** The patient reads all appointments and payments, and the doctor who was rung accepts the emergency. */
async function readOrders({ product, asha, note }: ReplyRecord): Promise<void> {
  const { visitor, orders, secret } = asha;
  const nobody = product.visitor();
  for (const { bookingId, reference, what } of orders) {
    await note('bookings.read-appointment', visitor.get(`/api/appointments/${bookingId}`));
    if (reference === null) continue;
    await note('bookings.read-status', visitor.get(`/api/payments/azampay/status?reference_id=${reference}`));
    if (/past|upcoming|cancelled|emergency/.test(what))
      await note('receipts.read-receipt', visitor.get(`/api/receipts/${reference}`));
    if (what === 'upcoming')
      await note('receipts.read-receipt-pdf', visitor.get(`/api/receipts/${reference}/receipt.pdf`));
    if (what === 'upcoming')
      await note('bookings.read-calendar', visitor.get(`/api/appointments/${bookingId}/calendar.ics`));
  }
  await note('emergencies.read-emergency', nobody.get(`/api/emergencies/${secret}`));
  await note('bookings.accept-emergency', nobody.post(`/api/emergencies/${secret}/accept`));
}
