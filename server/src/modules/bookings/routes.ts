import * as contract from '@tabibu/contract/bookings';
import * as day from '@tabibu/contract/doctor-day';
import * as urgent from '@tabibu/contract/doctor-emergencies';
import * as offer from '@tabibu/contract/emergency-doctors';
import * as paying from '@tabibu/contract/payments';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { acceptAsDoctor } from './accept-as-doctor.ts';
import { acceptEmergency } from './accept-emergency.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { contestCompletion } from './contest-completion.ts';
import { cancelAsDoctor } from './cancel-as-doctor.ts';
import { takeBackDelay } from './plan-delay.ts';
import { holdBooking } from './hold-booking.ts';
import { listAppointments } from './list-appointments.ts';
import { listDoctorAppointments } from './list-doctor-appointments.ts';
import { listDoctorEmergencies } from './list-doctor-emergencies.ts';
import { listEmergencyDoctors } from './list-emergency-doctors.ts';
import { listSlots } from './list-slots.ts';
import { readAppointment } from './read-appointment.ts';
import { readCalendar } from './read-calendar.ts';
import { readDoctorAppointment } from './read-doctor-appointment.ts';
import { readDoctorOverview } from './read-doctor-overview.ts';
import { readEmergency } from './read-emergency.ts';
import { readReceipt } from './read-receipt.ts';
import { drawReceipt } from './receipt-document.ts';
import { readStatus } from './read-status.ts';
import { rescheduleAppointment } from './reschedule-appointment.ts';
import { savePayment } from './save-payment.ts';

const success = true as const;
const PRIVATE = { 'cache-control': 'private, no-store' };

/** Calls of this module. */
export const routes: Route[] = [
  route(contract.listSlots, async (ctx, { params, query }) => ({ success, data: await listSlots(ctx, { doctorId: params.doctor_id, ...query }) })),
  route(offer.listEmergencyDoctors, async (ctx, { query }) => ({ success, data: await listEmergencyDoctors(ctx, query) })),
  route(contract.holdBooking, async (ctx, { body }) => ({
    success,
    data: await holdBooking(ctx, {
      doctorId: body.doctor_id,
      startsAt: body.starts_at === undefined ? null : new Date(body.starts_at),
      isEmergency: body.is_emergency,
      callType: body.call_type,
      reason: body.reason,
    }),
  })),
  route(paying.savePayment, async (ctx, { body }) => ({
    success,
    data: await savePayment(ctx, { bookingId: body.booking_id, doctorName: body.doctor_name ?? undefined, fullName: body.full_name, phone: body.phone }),
  })),
  route(paying.readStatus, async (ctx, { params, query }) => ({ success, data: await readStatus(ctx, { provider: params.provider, reference: query.reference_id }) })),
  route(contract.listAppointments, async (ctx, { query }) => ({ success, data: await listAppointments(ctx, query) })),
  route(contract.readAppointment, async (ctx, { params }) => ({ success, data: await readAppointment(ctx, { bookingId: params.booking_id }) })),
  route(contract.contestCompletion, async (ctx, { params }) => ({ success, data: await contestCompletion(ctx, { bookingId: params.booking_id }) })),
  route(contract.cancelAppointment, async (ctx, { params, body }) => ({ success, data: await cancelAppointment(ctx, { bookingId: params.booking_id, reason: body.reason }) })),
  route(contract.rescheduleAppointment, async (ctx, { params, body }) => ({
    success,
    data: await rescheduleAppointment(ctx, { bookingId: params.booking_id, startsAt: new Date(body.starts_at) }),
  })),
  route(contract.readCalendar, async (ctx, { params }) =>
    answer(await readCalendar(ctx, { bookingId: params.booking_id }), {
      contentType: 'text/calendar; charset=utf-8', headers: { ...PRIVATE, 'content-disposition': 'attachment; filename="tabibu.ics"' },
    })),
  route(paying.readReceipt, async (ctx, { params }) => ({ success, data: await readReceipt(ctx, { reference: params.reference_id }) })),
  route(paying.readReceiptPdf, async (ctx, { params }) => {
    const receipt = await readReceipt(ctx, { reference: params.reference_id });
    return answer(await drawReceipt(receipt, ctx.language), {
      contentType: 'application/pdf', headers: { ...PRIVATE, 'content-disposition': `inline; filename="tabibu-${receipt.number}.pdf"` },
    });
  }),
  route(contract.readEmergency, async (ctx, { params }) => ({ success, data: await readEmergency(ctx, params) })),
  route(contract.acceptEmergency, async (ctx, { params }) => ({ success, data: await acceptEmergency(ctx, params) })),
  route(urgent.listEmergencies, async (ctx) => ({ success, data: await listDoctorEmergencies(ctx) })),
  route(urgent.acceptAsDoctor, async (ctx, { params }) => ({ success, data: await acceptAsDoctor(ctx, { bookingId: params.booking_id }) })),
  route(day.readDoctorOverview, async (ctx) => ({ success, data: await readDoctorOverview(ctx) })),
  route(day.takeBackDelay, async (ctx) => {
    await takeBackDelay(ctx);
    return { success, data: {} };
  }),
  route(day.listDoctorAppointments, async (ctx, { query }) => ({ success, data: await listDoctorAppointments(ctx, query) })),
  route(day.readDoctorAppointment, async (ctx, { params }) => ({ success, data: await readDoctorAppointment(ctx, { bookingId: params.booking_id }) })),
  route(day.cancelAsDoctor, async (ctx, { params, body }) => ({ success, data: await cancelAsDoctor(ctx, { bookingId: params.booking_id, reason: body.reason }) })),
];
